"""Background tasks: they act on an operator's commands, count service time, wake tables whose time is up, archive and
delete what has expired, and check that the store can be written.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tilewright.server.analysis import shelf
from tilewright.server.events import shelf as events
from tilewright.server.gate.limits import Limits
from tilewright.server.operator import moderation, notice, retention
from tilewright.server.operator.notice import Notice
from tilewright.server.operator.retention import Keep
from tilewright.server.people import ratings
from tilewright.server.push import subscriptions
from tilewright.server.record import uploads
from tilewright.server.refusal import Refused
from tilewright.server.store import health, service
from tilewright.server.table.hub import Hub
from tilewright.server.table.world import AGAIN, BANNED, NO_TABLE

log = logging.getLogger(__name__)

NOTICE_S = 2.0
OVERDUE_S = 2.0
PROBE_S = 1.0
BEAT_S = 30.0  # while nobody plays, to notice a disk that other programs have filled
KEEP_S = 3600.0
QUIET_S = 2.0  # after this time without a move nobody notices a pause
TIDY_S, TIDY_AT_LATEST_S = 60.0, 900.0

STORE_ERRORS = (SQLAlchemyError, OSError)


class Upkeep:
    """The tasks of one process."""

    def __init__(self, hub: Hub, keep: Keep, uploads_bytes: int, limits: Limits) -> None:
        self._hub, self._store, self._keep = hub, hub.store, keep
        self._uploads_bytes, self._limits = uploads_bytes, limits
        self._noticed = 0
        self._moves = self._tidied_moves = 0
        self._tidied_at = time.monotonic()

    async def begin(self) -> None:
        """Start the tasks, from what is stored now."""
        self._noticed = await notice.last(self._store)
        await self._reload_bans()
        for work, pause_s in (
            (self.look, NOTICE_S),
            (self._hub.world.service.tick, service.COUNT_EVERY_S),
            (self._hub.wake_overdue, OVERDUE_S),
            (self.beat, PROBE_S),
            (self.expire, KEEP_S),
            (self.tidy, QUIET_S),
            (self.rate, KEEP_S),
        ):
            self._hub.spawn(forever(work, pause_s))

    # ---- an operator's commands

    async def look(self) -> None:
        """Act on new notices of an operator's commands."""
        if await notice.last(self._store) <= self._noticed:
            return
        for one in await notice.since(self._store, self._noticed):
            try:
                await self._act(one)
            except STORE_ERRORS:
                raise  # the store is unavailable: read the notice again when it is back
            except Exception:
                log.exception("notice %d failed", one.number)
            self._noticed = one.number

    async def _act(self, one: Notice) -> None:
        if one.kind == notice.TABLE:
            await self._table(one.code)
        elif one.kind == notice.PERSON:
            await self._person(one)
        elif one.kind == notice.BAN:
            await self._ban(one)
        elif one.kind == notice.BANS:
            await self._reload_bans()

    async def _table(self, code: str) -> bool:
        """Read a table again; False if it is not open here, or has been deleted."""
        if code not in self._hub.rooms:
            return False
        try:
            await self._hub.changed(code, is_from_here=False)
        except Refused:
            await self._hub.drop(code, NO_TABLE)
            await self._store.write(*moderation.remains(code))  # a move may have been stored in the meantime
            return False
        return True

    async def _person(self, one: Notice) -> None:
        if not await self._table(one.code):
            return
        audience = self._hub.rooms[one.code].audience
        for viewer in tuple(audience.viewers):
            if viewer.seats & set(one.details["seats"]):
                viewer.stop(AGAIN)  # they reconnect as a spectator: their token is void
        audience.retell(await self._store.chat(one.code))

    async def _ban(self, one: Notice) -> None:
        """Ban the addresses of everybody connected to a seat, or of all spectators."""
        room = self._hub.rooms.get(one.code)
        seat = one.details["seat"]
        meant = [
            viewer
            for viewer in (room.audience.viewers if room is not None else ())
            if (seat in viewer.seats if seat is not None else not viewer.seats)
        ]
        prefixes = sorted(
            {moderation.prefix_of(address) for address in {viewer.address for viewer in meant} if address}
        )
        if prefixes or self._hub.relay is None:
            details = one.details
            await moderation.ban(self._store, prefixes, details["days"], details["reason"], ask=details["ask"])

    async def _reload_bans(self) -> None:
        bans = await moderation.bans(self._store)
        self._limits.set_bans([(ban.prefix, ban.until) for ban in bans])
        for room in tuple(self._hub.rooms.values()):
            for viewer in tuple(room.audience.viewers):
                if any(moderation.covers(ban.prefix, viewer.address) for ban in bans):
                    viewer.stop(BANNED)

    # ---- memory

    async def tidy(self) -> None:
        """Collect garbage while nobody plays, or when the last time was long ago."""
        before, self._moves = self._moves, self._hub.world.counts.get("moves", 0)
        waited = time.monotonic() - self._tidied_at
        is_quiet = before == self._moves and waited > TIDY_S
        if self._moves != self._tidied_moves and (is_quiet or waited > TIDY_AT_LATEST_S):
            gc.collect()
            self._tidied_moves, self._tidied_at = self._moves, time.monotonic()

    # ---- the store

    async def beat(self) -> None:
        """Do a small write if the last write failed, or if there has been none for a while."""
        state = self._store.health
        if state.reason is None and time.monotonic() - state.written_at < BEAT_S:
            return
        failed = state.reason
        try:
            await self._store.write(*health.beat())
        except Exception as error:
            if failed is None:
                log.error("the store cannot be written: %s", error)
        else:
            if failed is not None:
                log.warning("the store can be written again")

    async def rate(self) -> None:
        """Rate games whose process was killed after their end."""
        await ratings.settle_all(self._store)

    async def expire(self) -> None:
        """Archive and delete what has expired."""
        gone = await retention.expire(self._store, self._keep)
        await subscriptions.expire(self._store)
        await uploads.expire_uploads(self._store, self._keep.uploads, self._uploads_bytes)
        await shelf.expire(self._store, self._keep.uploads)
        await events.expire(self._store, self._keep.open, self._keep.over)
        if gone:
            log.info("%d tables have expired", gone)
        if self._keep.chat:
            oldest = time.time() - self._keep.chat * retention.DAY_S
            for room in self._hub.rooms.values():
                room.audience.chat = [said for said in room.audience.chat if said.at >= oldest]


async def forever(work: Callable[[], Awaitable[Any]], pause_s: float) -> None:
    """Repeat a task; a store that is unavailable for a while must not end it."""
    while True:
        try:
            await work()
        except STORE_ERRORS as error:
            log.warning("background tasks wait for the store: %s", error)
        except Exception:
            log.exception("a background task failed")
        await asyncio.sleep(pause_s)
