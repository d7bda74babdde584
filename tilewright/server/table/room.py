"""One live game: a queue, and one task that reads it and is the only writer.

Nobody is sent a move before the store has it.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tilewright.core.message import Message
from tilewright.core.move import Refusal
from tilewright.server import wire
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict
from tilewright.server.store.database import ChatRow, TableRow
from tilewright.server.table.adviser import Adviser
from tilewright.server.table.audience import Audience
from tilewright.server.table.autoplay import Autoplay
from tilewright.server.table.chat import Chat
from tilewright.server.table.consent import Consent
from tilewright.server.table.live import LiveTable
from tilewright.server.table.log import Log
from tilewright.server.table.referee import Referee
from tilewright.server.table.seating import Seating
from tilewright.server.table.state import State
from tilewright.server.table.world import Sender, Viewer, World

log = logging.getLogger(__name__)

MOST_AGAIN_S = 5  # after the store has failed
AGAIN_S = 0.2
PATIENCE_S = 2.0  # what has taken longer than this to fail is not tried again


@dataclass(frozen=True)
class _Wake:
    """Look whether chance or a bot is to move."""


@dataclass(frozen=True)
class _Catch:
    """Read the lines of the log that are not known here."""


_Job = tuple[wire.Command | _Wake | _Catch, Sender | None]


class Room:
    """One table while somebody is there."""

    def __init__(self, world: World, row: TableRow, chat: Sequence[ChatRow]) -> None:
        self.table = LiveTable(row, world.gather_s, world.service.now_ms)
        self.audience = Audience(world, self.table, chat)
        self.consent = Consent(world, self.table, self.audience)
        self.adviser = Adviser(world, self.table)
        self.is_loaded = asyncio.Event()  # the game can be played
        self._world = world
        self._referee = Referee(self.table, self.consent, self.audience)
        self._autoplay = Autoplay(world, self.table, self.audience, self.ask, self.wake)
        self._chat = Chat(world, self.table, self.audience)
        self._log = Log(world, self.table, self.audience, self.consent, self._autoplay, self._chat)
        self._seating = Seating(world, self.table, self.audience, self._log, self._chat)
        self._is_working = False
        self._failures = 0  # of the store, one after the other
        self._queue: asyncio.Queue[_Job] = asyncio.Queue(1000)
        self._task = asyncio.create_task(self._run())

    @property
    def code(self) -> str:
        """The table's code."""
        return self.table.row.code

    @property
    def row(self) -> TableRow:
        """The table as stored."""
        return self.table.row

    @property
    def state(self) -> State | None:
        """The game, once it is loaded."""
        return self.table.state

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this room."""
        is_working = self._is_working or not self._queue.empty() or self._autoplay.is_busy
        return not self.audience.viewers and not is_working

    @property
    def is_ready(self) -> bool:
        """Whether this process could own the room: everything its owner has to do can be done here."""
        return self.state is not None or self.row.status != "playing"

    # ---- from outside

    def ask(self, command: wire.Command, sender: Sender) -> None:
        """Put a command into the queue; it is refused if the queue is full."""
        try:
            self._queue.put_nowait((command, sender))
        except asyncio.QueueFull:
            sender.answer(self.refusal(command, wire.key("busy")))

    def commit(self, viewer: Viewer, sender: Sender) -> None:
        """A browser with a seat has connected: before the first draw it may contribute to the draws."""
        if self.state is None or self.state.is_untouched():
            self.ask(wire.Commit(viewer.hash), sender)

    async def tell(self, note: Message) -> None:
        """Say in the chat what has happened at the table."""
        await self._chat.tell(note)

    def wake(self) -> None:
        """Let chance or a bot move if it is their turn."""
        self._put(_Wake())

    def catch_up(self) -> None:
        """Read what other processes have written."""
        self._put(_Catch())

    def lose(self) -> None:
        """Another process owns this room now: only follow what it writes."""
        self._autoplay.stop()
        self.catch_up()

    def _put(self, job: _Wake | _Catch) -> None:
        if not self._queue.full():
            self._queue.put_nowait((job, None))

    async def close(self) -> None:
        """Stop, with the bots."""
        self._autoplay.stop()
        self.adviser.close()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def refresh(self, row: TableRow) -> None:
        """The seats or the status of the table have changed."""
        thinking, is_rotated = self.table.thinking, self.table.row.lot and not row.lot
        self.audience.dismiss(row)
        self.table.row = row
        if is_rotated:  # another process has drawn the lot, and its line has not arrived yet
            self.audience.reseat()
        self._autoplay.stop()  # a player who comes or leaves may change this table's place in the bots' queue
        if row.status == "playing":
            self.wake()
        elif row.status == "closed":
            self.consent.learn(None)
        if self.table.thinking != thinking:
            self.audience.tell(wire.Thinking(self.table.thinking))
        self.audience.tell_table()

    def begin(self, state: State) -> None:
        """The game is loaded: show it to everybody."""
        self.table.state = state
        self.is_loaded.set()
        self.audience.greet_all()
        self.wake()

    # ---- the one task

    async def _run(self) -> None:
        while True:
            job, sender = await self._queue.get()
            self._is_working = True
            began = time.monotonic()
            waiting = await self._attempt(job, sender)
            if waiting is not None and time.monotonic() - began < PATIENCE_S:
                await asyncio.sleep(AGAIN_S)  # a lost connection is replaced by now
                waiting = await self._attempt(job, sender)
            self._answer(waiting, job, wire.key("busy"), "")
            self._is_working = False

    async def _attempt(self, job: Any, sender: Sender | None) -> Sender | None:
        """Do a job; returns the sender if the store failed, when nobody knows whether the job is stored."""
        try:
            await self._handle(job, sender)
            sender = None  # has its answer
            await self._advance()
            self._failures = 0
        except Refused as refused:
            self._answer(sender, job, refused.reason, "")
        except Refusal as refusal:
            self._answer(sender, job, refusal.reason, refusal.clause)
        except Conflict:  # another process drew or ended the turn
            self.catch_up()
        except Exception:  # the store may be away for a while; the room must survive that
            self._failures += 1
            log.error("table %s", self.code, exc_info=self._failures == 1)
            asyncio.get_running_loop().call_later(min(self._failures, MOST_AGAIN_S), self.catch_up)
            return sender
        return None

    def _answer(self, sender: Sender | None, job: Any, reason: Message, clause: str) -> None:
        if sender is None:
            return
        self._world.count("refused")
        sender.answer(self.refusal(job, reason, clause))
        if sender.is_bot:  # it was too late, or the store did not answer: let it decide again
            self.wake()

    def refusal(self, job: Any, reason: Message, clause: str = "") -> wire.Refuse:
        """The answer to a command that is not done."""
        return wire.Refuse(getattr(job, "id", None), reason, clause, self.table.version)

    async def _handle(self, job: wire.Command | _Wake | _Catch, sender: Sender | None) -> None:
        if isinstance(job, _Catch):
            await self._log.read_on()
        elif isinstance(job, _Wake) or sender is None:
            return
        elif isinstance(job, wire.Say):
            await self._chat.say(job, sender)  # needs no owner: it is not in the log
        elif self._world.owns(self.code) or not await self._forward(job, sender):
            await self._do_once(job, sender)
            sender.done()

    async def _forward(self, command: wire.Command, sender: Sender) -> bool:
        """Have a command done by the owner of this room; the moves of bots are dropped, as the owner has its own."""
        return sender.is_bot or await self._world.forward(self.code, command, sender)

    async def _do_once(self, command: wire.Command, sender: Sender) -> None:
        """Do a command unless it is done already: another process may have forwarded it twice."""
        if isinstance(command, wire.SeatCommand):
            await self._seat(command, sender)
            return
        if not isinstance(command, wire.Undo) and self._referee.has_done(command, sender):  # a second undo is stale
            return
        try:
            await self._do(command, sender)
        except Conflict:  # another process has written, or this one just before its connection was lost
            await self._log.read_on()
            if not self._referee.has_done(command, sender):
                raise Refused(409, "stale") from None

    async def _seat(self, command: wire.SeatCommand, sender: Sender) -> None:
        """Change who plays a seat; once more if the table has changed in the meantime."""
        try:
            await self._seating.do(command, sender)
        except Conflict:
            await self._log.read_on()
            row = await self._world.store.table(self.code)
            if row is None:
                raise Refused(404, "no-table") from None
            self.refresh(row)
            try:
                await self._seating.do(command, sender)
            except Conflict:
                raise Refused(409, "busy") from None

    async def _do(self, command: wire.Command, sender: Sender) -> None:
        if steps := self._referee.rule(command, sender):
            await self._log.append(steps)
        if isinstance(command, wire.Play):
            self._world.count("moves")

    async def _advance(self) -> None:
        """Store what follows without a command."""
        while steps := self._autoplay.next():
            await self._log.append(steps)
