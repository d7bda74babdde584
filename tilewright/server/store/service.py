"""Service time: milliseconds this server has been up in its life, all processes together.

Clocks run in it, so they survive restarts and take-overs, and stand still while the server is down. While no clock
runs anywhere nobody counts, and the time may stand still as well.
"""

import time

import sqlalchemy as sa

from tilewright.server.store.change import Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import OWNERS, SERVICE, TABLES

COUNT_EVERY_S = 5.0
DOWN_MS = 15_000  # nobody has counted for this long: the server was down
ALONE_MS = 10_000  # a process that cannot count for this long, frozen or without its store, lets the time stand still


class ServiceTime:
    """Service time as this process knows it; it never goes back."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._up_ms = self._reached_ms = 0
        self._since = time.monotonic()

    def now_ms(self) -> int:
        """The service time now."""
        return max(self._reached_ms, self._up_ms + min(self._passed_ms(), ALONE_MS))

    def _passed_ms(self) -> int:
        return int((time.monotonic() - self._since) * 1000)

    async def moment(self) -> int:
        """The service time now, for a line of a log; counting resumes if nobody has needed it for a while."""
        if self._passed_ms() > ALONE_MS:
            await self.count()
        return self.now_ms()

    async def begin(self) -> None:
        """Start to count: the time since anybody last counted was not service time, unless another process is up."""
        now = _time_of_day(self._store.is_postgres)
        others = sa.exists().where(OWNERS.c.until * 1000 > now)
        await self._store.write(Statement(SERVICE.update().where(~others).values(at_ms=now)))
        await self.count()

    async def tick(self) -> None:
        """Count on while a clock runs at any table."""
        if await self._store.rows(sa.select(TABLES.c.code).where(TABLES.c.due.is_not(None)).limit(1)):
            await self.count()

    async def count(self) -> None:
        """Count on, together with the other processes, and take over what they have counted."""
        self._reached_ms = self.now_ms()
        await self._store.write(Statement(_counting(self._store.is_postgres, self._reached_ms)))
        rows = await self._store.rows(sa.select(SERVICE.c.up_ms))
        self._reached_ms = self.now_ms()
        self._up_ms, self._since = int(rows[0].up_ms), time.monotonic()


def _time_of_day(is_postgres: bool) -> sa.ColumnElement[int]:
    """In milliseconds, by the clock that all processes share."""
    if is_postgres:
        return sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
    return sa.literal(int(time.time() * 1000), sa.BigInteger)


def _counting(is_postgres: bool, reached_ms: int) -> sa.Update:
    """Adds the time since somebody last counted, unless the server was down in between; at least to what this process
    has reached by itself.
    """
    now = _time_of_day(is_postgres)
    passed = now - SERVICE.c.at_ms
    counted = SERVICE.c.up_ms + sa.case((sa.and_(passed > 0, passed < DOWN_MS), passed), else_=0)
    reached = sa.literal(reached_ms, sa.BigInteger)
    return SERVICE.update().values(up_ms=sa.case((counted > reached, counted), else_=reached), at_ms=now)
