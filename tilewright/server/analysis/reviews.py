"""The reviews of this process: asked for, worked out in the background, shown and cancelled.

With several processes on one database, a lease makes one of them work on a review; if it dies, another continues with
what is stored. Two sources of one game (a table and an upload of it) are one review.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from dataclasses import replace

from tilewright.core.game import EVERYTHING
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.server.analysis import forms, shown
from tilewright.server.analysis.forms import Strength
from tilewright.server.analysis.quota import Quota
from tilewright.server.analysis.shelf import STRENGTHS, Shelf, digest_of
from tilewright.server.analysis.shown import Origin
from tilewright.server.analysis.work import Work
from tilewright.server.people.holder import token_hash
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict
from tilewright.server.table.hub import Hub
from tilewright.server.table.state import State

log = logging.getLogger(__name__)

SWEEP_S = 10.0  # between two looks for work that nobody does
TRIES = 5  # at a change that others make at the same time
KEPT = 16  # answers that are read again while a review is being worked out


class Reviews:
    """Asks for, works on and shows reviews."""

    def __init__(self, hub: Hub, is_limited: bool) -> None:
        self._hub, self._shelf, self._quota = hub, Shelf(hub.store), Quota(is_limited)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._addresses: dict[str, str] = {}  # of those who asked here
        self._answers: OrderedDict[tuple[str, str], tuple[object, forms.Review]] = OrderedDict()

    async def begin(self) -> None:
        """Go on with everything that was asked for before this process started."""
        if not self._hub.store.is_postgres:
            await self._shelf.release_all()
        self._hub.spawn(self._sweep())

    # ---- asking and cancelling

    async def ask(
        self, origin: Origin, state: State, strength: Strength, address: str, person: str | None
    ) -> forms.AskedReview:
        """Ask for a review of a game that is over; it is shared with everybody else who has asked for it."""
        record = _plain(state)
        digest = digest_of(record)
        for _ in range(TRIES):
            try:
                ticket = await self._asked(origin, digest, record, strength, address, person)
            except Conflict:
                continue
            if ticket:
                self._addresses[digest] = address
                await self._start(digest)
            return forms.AskedReview(origin.id, ticket)
        raise Refused(409, "busy")

    async def _asked(
        self, origin: Origin, digest: str, record: Record, strength: Strength, address: str, person: str | None
    ) -> str:
        """Store that somebody waits for a review; returns their ticket, or nothing if it is done."""
        row, ticket = await self._shelf.find(digest), secrets.token_urlsafe(12)
        if row is None:
            self._quota.count(digest, address, person)
            await self._shelf.add(digest, origin.id, record, strength, token_hash(ticket))
            return ticket
        wanted = max(strength, row.strength, key=STRENGTHS.index) if row.status != "cancelled" else strength
        if row.status == "done" and wanted == row.strength:
            return ""
        if row.status != "working" or wanted != row.strength:
            self._quota.count(digest, address, person)
        await self._shelf.change(row, "working", wanted, [*row.waiting, token_hash(ticket)])
        return ticket

    async def cancel(self, state: State, ticket: str) -> None:
        """Stop waiting for a review; when nobody waits for it any more, it is not worked out further."""
        digest = digest_of(_plain(state))
        for _ in range(TRIES):
            row = await self._shelf.find(digest)
            if row is None or row.status != "working":
                raise Refused(404, "no-review")
            if token_hash(ticket) not in row.waiting:
                raise Refused(403, "not-your-review")
            others = [one for one in row.waiting if one != token_hash(ticket)]
            try:
                await self._shelf.change(row, "working" if others else "cancelled", row.strength, others)
            except Conflict:
                continue
            if not others:
                await self._stop(digest)
            return
        raise Refused(409, "busy")

    async def _stop(self, digest: str) -> None:
        task = self._running.get(digest)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    # ---- showing

    async def show(self, origin: Origin, state: State) -> forms.Review:
        """Everything known about a game so far; Refused if nobody has asked for a review of it."""
        digest = digest_of(_plain(state))
        row = await self._shelf.find(digest)
        if row is None:
            raise Refused(404, "no-review")
        await self._shelf.touch(digest)
        mark = (replace(row, askers=""), tuple((await self._shelf.counts(digest)).items()))
        kept = self._answers.get((digest, origin.id))
        if kept is None or kept[0] != mark:
            said = await self._shelf.said(digest)
            kept = (mark, await asyncio.to_thread(shown.shown, origin, state, row, said))
            self._answers[digest, origin.id] = kept
        self._answers.move_to_end((digest, origin.id))
        if len(self._answers) > KEPT:
            self._answers.popitem(last=False)
        return kept[1]

    async def marks(self, origin: Origin, state: State) -> list[forms.ReviewMark]:
        """The grades of all turns that are judged; none if nobody has asked for a review."""
        if await self._shelf.find(digest_of(_plain(state))) is None:
            return []
        turns = (await self.show(origin, state)).turns
        return [forms.ReviewMark(turn.last, turn.grade) for turn in turns if turn.grade is not None]

    async def better(self, state: State, ply: int, viewer: int) -> forms.ReviewBetter:
        """What would have been better than a move; Refused if it has not been judged, or was a draw or forced."""
        said = await self._shelf.best(digest_of(_plain(state)), ply)
        if said is None or not SPECTATOR <= viewer < state.seats:
            raise Refused(404, "no-ply")
        return await asyncio.to_thread(shown.better, state, ply, said, viewer)

    # ---- working

    async def _start(self, digest: str) -> None:
        """Work on a review, unless this or another process does already."""
        if digest in self._running:
            return
        if not await self._shelf.claim(digest):
            self._forget(digest)
            return
        task = self._running[digest] = asyncio.create_task(self._work(digest))
        self._hub.spawn(_ended(task))

    async def _work(self, digest: str) -> None:
        address = self._addresses.get(digest, "")
        try:
            await Work(self._shelf, self._hub.bots, self._hub.loader, digest, address).run()
        finally:
            self._running.pop(digest, None)
            self._forget(digest)
            await self._shelf.release(digest)

    def _forget(self, digest: str) -> None:
        self._addresses.pop(digest, None)
        self._quota.ended(digest)

    async def _sweep(self) -> None:
        """Keep what this process works on, and go on with what nobody works on."""
        while True:
            try:
                if self._running:
                    await self._shelf.renew(list(self._running))
                for digest in await self._shelf.unattended():
                    await self._start(digest)
            except Exception:  # the store may be unavailable for a while
                log.exception("reviews could not be continued")
            await asyncio.sleep(SWEEP_S)


async def _ended(task: "asyncio.Task[None]") -> None:
    """Wait for work; when the server stops, so does the work, and it is continued by the next process."""
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        raise


def _plain(state: State) -> Record:
    """The moves of a game, without anything about its people."""
    return replace(state.record(EVERYTHING), notes=())
