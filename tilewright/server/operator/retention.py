"""How long data is kept, and what happens afterwards: games nobody returns to are archived, other things deleted. All
of it in many short changes, so that nobody has to wait.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass

import sqlalchemy as sa

from tilewright.server.operator import moderation, notice
from tilewright.server.store.change import Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import CHAT, TABLES
from tilewright.server.table import note
from tilewright.server.wire import Chat

DAY_S = 86_400
BATCH = 200
PAUSE_S = 0.02  # between changes, so that moves go first
FINISHED = ("over", "closed")


@dataclass(frozen=True)
class Keep:
    """How many days data is kept; 0: for ever."""

    over: int = 0  # finished and closed tables, since they ended or a player was last connected
    idle: int = 30  # games in progress to which no player is connected, before they are archived
    open: int = 7  # tables that were never started
    chat: int = 0
    uploads: int = 30  # since they were last read


def last_seen() -> sa.ColumnElement[int]:
    """When a player was last connected to a table, or its game ended; when it was created, if nobody ever was."""
    seen = sa.case((TABLES.c.seen > TABLES.c.created, TABLES.c.seen), else_=TABLES.c.created)
    return sa.case((TABLES.c.ended > seen, TABLES.c.ended), else_=seen)


def idle(statuses: tuple[str, ...], days: int) -> list[sa.ColumnElement[bool]]:
    """The conditions for tables with one of these statuses to which nobody has been connected for some days."""
    return [TABLES.c.status.in_(statuses), last_seen() < int(time.time()) - days * DAY_S]


async def idle_codes(store: Store, statuses: tuple[str, ...], days: int) -> list[str]:
    """The codes of those tables."""
    return [row.code for row in await store.rows(sa.select(TABLES.c.code).where(*idle(statuses, days)))]


async def purge(store: Store, statuses: tuple[str, ...], days: int) -> AsyncIterator[str]:
    """Delete those tables one after the other; yields the code of each deleted table."""
    for code in await idle_codes(store, statuses, days):
        if await moderation.delete(store, code, *idle(statuses, days)):  # somebody may have come back
            yield code
        await asyncio.sleep(PAUSE_S)


async def archive(store: Store, days: int) -> int:
    """Close the games to which nobody has been connected for some days; returns how many.

    A game with a running clock is left alone: it continues by itself when the time is up.
    """
    conditions = [*idle(("playing",), days), TABLES.c.due.is_(None)]
    codes = [row.code for row in await store.rows(sa.select(TABLES.c.code).where(*conditions))]
    closed = 0
    for code in codes:
        said = Chat(int(time.time()), None, "", "", note.archived(days))
        told = Statement(CHAT.insert().values(code=code, **note.columns(said)))
        closed += await moderation.archive(store, code, told, *conditions)
        await asyncio.sleep(PAUSE_S)
    return closed


async def expire(store: Store, keep: Keep) -> int:
    """Archive the games and delete all tables and all chat that have expired; returns how many tables are gone."""
    gone = await archive(store, keep.idle) if keep.idle else 0
    for statuses, days in ((FINISHED, keep.over), (("open",), keep.open)):
        if days:
            async for _ in purge(store, statuses, days):
                gone += 1
    if keep.chat:
        await _expire_chat(store, keep.chat)
    await store.write(notice.outdated(), moderation.lapsed())
    return gone


async def _expire_chat(store: Store, days: int) -> None:
    old = sa.select(CHAT.c.id).where(CHAT.c.at < int(time.time()) - days * DAY_S).limit(BATCH)
    while ids := [row.id for row in await store.rows(old)]:
        await store.write(Statement(CHAT.delete().where(CHAT.c.id.in_(ids))))
        await asyncio.sleep(PAUSE_S)
