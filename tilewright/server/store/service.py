"""Service time: the total uptime of this server in milliseconds, over all processes.

Clocks run in it, so they survive restarts and take-overs, and stand still while the server is down.
"""

import time

import sqlalchemy as sa

from tilewright.server.store.change import Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import SERVICE

COUNT_EVERY_S = 5.0
DOWN_MS = 15_000  # nobody has counted for this long: the server was down


class ServiceTime:
    """Service time as this process knows it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._up_ms, self._since = 0, time.monotonic()

    def now_ms(self) -> int:
        """The service time now."""
        return self._up_ms + int((time.monotonic() - self._since) * 1000)

    async def count(self) -> None:
        """Add the time since the last count, shared with the other processes, and take over what they have counted."""
        await self._store.write(Statement(_counting(self._store.is_postgres)))
        rows = await self._store.rows(sa.select(SERVICE.c.up_ms))
        counted = int(rows[0].up_ms)
        if counted > self.now_ms() or self._up_ms == 0:
            self._up_ms, self._since = counted, time.monotonic()


def _counting(is_postgres: bool) -> sa.Update:
    """Adds the time since somebody last counted, unless the server was down in between."""
    now = (
        sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
        if is_postgres
        else sa.literal(int(time.time() * 1000))
    )
    passed = now - SERVICE.c.at_ms
    return SERVICE.update().values(
        up_ms=SERVICE.c.up_ms + sa.case((sa.and_(passed > 0, passed < DOWN_MS), passed), else_=0), at_ms=now
    )
