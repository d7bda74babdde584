"""The list of tables for an operator, including private ones: filtered, and page by page."""

import time
from dataclasses import dataclass

import sqlalchemy as sa

from tilewright.server.operator.retention import DAY_S, last_seen
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import SEATS, TABLES


@dataclass(frozen=True)
class Wanted:
    """Which tables to list."""

    status: str | None = None
    game: str | None = None
    older_days: int | None = None  # nobody has been connected for this many days
    name: str | None = None  # part of the title or of a player's name


def _conditions(wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    found: list[sa.ColumnElement[bool]] = []
    if wanted.status is not None:
        found.append(TABLES.c.status == wanted.status)
    if wanted.game is not None:
        found.append(TABLES.c.game == wanted.game)
    if wanted.older_days is not None:
        found.append(last_seen() < int(time.time()) - wanted.older_days * DAY_S)
    if wanted.name is not None:
        named = sa.select(SEATS.c.code).where(SEATS.c.name.icontains(wanted.name, autoescape=True))
        found.append(sa.or_(TABLES.c.title.icontains(wanted.name, autoescape=True), TABLES.c.code.in_(named)))
    return found


async def count(store: Store, wanted: Wanted) -> int:
    """How many tables match."""
    rows = await store.rows(sa.select(sa.func.count()).select_from(TABLES).where(*_conditions(wanted)))
    return int(rows[0][0])


async def page(store: Store, wanted: Wanted, first: int, most: int) -> list[TableRow]:
    """One page of the matching tables, newest first."""
    chosen = sa.select(TABLES).where(*_conditions(wanted)).order_by(TABLES.c.created.desc(), TABLES.c.code)
    return await store.tables(chosen.offset(first).limit(most))
