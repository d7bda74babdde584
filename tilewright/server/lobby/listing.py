"""Which tables the lobby lists: public ones, but open ones only while a player is connected."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from tilewright.server import forms, wire
from tilewright.server.gate.limits import MOST_ADDRESSES
from tilewright.server.refusal import Refused
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import SEATS, TABLES
from tilewright.server.table.hub import Hub

PAGE = 50
FRESH_S = 90  # an open table is listed for this long after a player was last connected
ALL = forms.Filters()
MOST_OPEN = 5  # public open tables of one address


def conditions(status: str | None = None, game: str | None = None, words: str = "") -> list[Any]:
    """The conditions for a table to be listed: its status and game, and words in its title, code or host's name."""
    fresh = TABLES.c.seen >= int(time.time()) - FRESH_S
    found = [
        TABLES.c.public,
        sa.or_(sa.and_(TABLES.c.status == "open", fresh), TABLES.c.status.in_(("playing", "over"))),
    ]
    if status is not None:
        found.append(TABLES.c.status == status)
    if game is not None:
        found.append(TABLES.c.game == game)
    if words:
        host = sa.select(SEATS.c.name).where(SEATS.c.code == TABLES.c.code, SEATS.c.seat == TABLES.c.host)
        texts = (TABLES.c.title, TABLES.c.code, host.scalar_subquery())
        found.append(sa.or_(*(contains(text, words) for text in texts)))
    return found


def passing(filters: forms.Filters) -> list[Any]:
    """The conditions for a table to pass filters."""
    found: list[Any] = []
    is_there = SEATS.c.code == TABLES.c.code
    if filters.games:
        found.append(TABLES.c.game.in_(filters.games))
    if filters.seats is not None:
        count = sa.select(sa.func.count()).select_from(SEATS).where(is_there)
        found.append(count.scalar_subquery() == filters.seats)
    if filters.pace is not None:
        found.append(_PACES[filters.pace])
    if filters.rated:
        found.append(TABLES.c.rated)
    if filters.free:
        found.append(sa.exists().where(is_there, SEATS.c.kind == "open"))
    return found


_PACES = {  # a clock is stored as JSON with all its fields
    "none": TABLES.c.clock == "",
    "live": TABLES.c.clock.contains('"days":0,'),
    "days": sa.and_(TABLES.c.clock != "", ~TABLES.c.clock.contains('"days":0,')),
}


def card(hub: Hub, row: TableRow) -> wire.Table:
    """A table in a list: as everybody may see it, without what changes every second."""
    made = hub.view(row)
    for seat in made.seats:
        seat.absent_s = None
    return made


def contains(text: Any, words: str) -> Any:
    """Whether a text contains words, in upper or lower case.

    Tries the words unchanged, too: PostgreSQL with the locale C lowercases only A to Z.
    """
    lower = sa.func.lower(text).contains(words.lower(), autoescape=True)
    return sa.or_(lower, text.contains(words, autoescape=True))


class Openings:
    """The public open tables of each address that this process has created."""

    def __init__(self, store: Store, is_limited: bool) -> None:
        self._store, self._is_limited = store, is_limited
        self._codes: dict[str, list[str]] = {}
        self._unwritten: set[str] = set()

    @asynccontextmanager
    async def opening(self, address: str, row: TableRow) -> AsyncIterator[None]:
        """Count a table that is about to be stored; Refused if its address has too many open ones."""
        if not self._is_limited or not row.public or row.status != "open":
            yield
            return
        await self._check(address)
        if address not in self._codes and len(self._codes) >= MOST_ADDRESSES:
            self._codes.pop(next(iter(self._codes)))
        self._codes.setdefault(address, []).append(row.code)
        self._unwritten.add(row.code)
        try:
            yield
        finally:
            self._unwritten.discard(row.code)

    async def _check(self, address: str) -> None:
        asked = tuple(self._codes.get(address, ()))
        if len(asked) < MOST_OPEN:
            return
        kept = self._unwritten & set(asked)  # which may not be stored yet
        rows = await self._store.listed([*conditions("open"), TABLES.c.code.in_(asked)], len(asked))
        gone = set(asked) - {row.code for row in rows} - kept
        left = [code for code in self._codes.get(address, ()) if code not in gone]
        self._codes[address] = left
        if len(left) >= MOST_OPEN:
            raise Refused(429, "too-many", most=MOST_OPEN)
