"""Notices from an operator's commands to running servers: rows that every process reads within two seconds."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from tilewright.server.store.change import Statement
from tilewright.server.store.database import Store
from tilewright.server.store.health import BEAT
from tilewright.server.store.schema import NOTICES

TABLE, PERSON, BAN, BANS = "table", "person", "ban", "bans"
KEPT_S = 86_400


@dataclass(frozen=True)
class Notice:
    """An operator's command has changed something."""

    number: int
    kind: str  # TABLE: read it again; PERSON: also greet all viewers; BAN: ban those connected; BANS: reload
    code: str
    details: dict[str, Any]


def statements(store: Store, kind: str, codes: Sequence[str] = ("",), **details: Any) -> list[Statement]:
    """Leave a notice about each of these tables, as part of the change itself."""
    rows = [{"at": int(time.time()), "kind": kind, "code": code or None, "text": json.dumps(details)} for code in codes]
    # on PostgreSQL, ids could otherwise become visible out of order, and one would be missed
    ordered = [Statement(sa.text("LOCK TABLE notices IN SHARE ROW EXCLUSIVE MODE"))] if store.is_postgres else []
    return [*ordered, Statement(NOTICES.insert(), rows)]


async def last(store: Store) -> int:
    """The number of the newest notice."""
    rows = await store.rows(sa.select(sa.func.max(NOTICES.c.id)).where(NOTICES.c.kind != BEAT))
    return int(rows[0][0] or 0)


async def since(store: Store, number: int) -> list[Notice]:
    """The notices after a number, in order."""
    wanted = sa.select(NOTICES).where(NOTICES.c.id > number, NOTICES.c.kind != BEAT).order_by(NOTICES.c.id)
    return [Notice(row.id, row.kind, row.code or "", json.loads(row.text)) for row in await store.rows(wanted)]


def outdated() -> Statement:
    """Deletes old notices except the newest: SQLite continues from the highest id that is left."""
    newest = sa.select(sa.func.max(NOTICES.c.id)).scalar_subquery()
    return Statement(NOTICES.delete().where(NOTICES.c.at < int(time.time()) - KEPT_S, NOTICES.c.id < newest))
