"""The connection over which processes that share a PostgreSQL database talk to each other.

It is used for listening, notifications and heartbeats: if it is lost, the next heartbeat fails.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg

from tilewright.server.store.change import CHANNEL
from tilewright.server.store.database import POSTGRES_SETTINGS

log = logging.getLogger(__name__)

ANSWER_S = 2.0
RETRY_S = 0.2
MOST_BYTES = 7_999  # of one notification
MOST_WAITING = 10_000
MOST_AT_ONCE = 100
# What a lost connection raises; the last one while PostgreSQL is closing the connection.
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS payload"


class Bus:
    """Sends messages in order, each at least once; `hear` gets those of others, `resume` follows a reconnection."""

    def __init__(self, address: str, hear: Callable[[str], None], resume: Callable[[], None]) -> None:
        self._address, self._hear, self._resume = address, hear, resume
        self._connection: asyncpg.Connection[Any] | None = None
        self._turn = asyncio.Lock()
        self._out: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect, and stay connected."""
        await self._connect()
        self._tasks = [asyncio.create_task(self._reconnect()), asyncio.create_task(self._send_on())]

    async def close(self) -> None:
        """Disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close(timeout=ANSWER_S)

    def send(self, payload: str) -> None:
        """Queue a notification for all processes."""
        if len(payload.encode()) > MOST_BYTES:
            log.error("too long for a notification: %s…", payload[:200])
            return
        try:
            self._out.put_nowait(payload)
        except asyncio.QueueFull:
            log.error("too many notifications are waiting for the database")

    async def ask(self, statement: str, *values: Any) -> Sequence[Any]:
        """The rows of a statement, which is a transaction of its own."""
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                raise ConnectionError("the database does not answer")
            try:
                rows: Sequence[Any] = await self._connection.fetch(statement, *values, timeout=ANSWER_S)
            except LOST as error:
                if not isinstance(error, asyncpg.PostgresError):
                    self._connection.terminate()
                raise
            return rows

    async def _connect(self) -> None:
        made = await asyncpg.connect(self._address, timeout=ANSWER_S, server_settings=POSTGRES_SETTINGS)
        await made.add_listener(CHANNEL, lambda *heard: self._hear(heard[3]))
        self._connection = made  # only once it is listening: nothing else may use it before

    async def _reconnect(self) -> None:
        while True:
            await asyncio.sleep(RETRY_S)
            if self._connection is None or self._connection.is_closed():
                try:
                    await self._connect()
                except Exception:  # of any kind: without this task the process would never be notified again
                    log.warning("the database does not answer")
                else:
                    self._resume()

    async def _send_on(self) -> None:
        while True:
            batch = [await self._out.get()]
            while not self._out.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._out.get_nowait())
            while not await self._is_sent(batch):
                await asyncio.sleep(RETRY_S)

    async def _is_sent(self, batch: list[str]) -> bool:
        try:
            await self.ask(_NOTIFY, batch)
        except LOST:
            return False
        return True
