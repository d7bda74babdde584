"""One live game: a queue, and one task that reads it and is the only writer.

Nobody is sent a move before the store has it.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tilewright.core.game import CHANCE
from tilewright.core.message import Message
from tilewright.core.move import Refusal
from tilewright.core.table import whose_turn
from tilewright.server import wire
from tilewright.server.bots.thinker import Thinker
from tilewright.server.lobby import names
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict, Line, append_lines, end_game
from tilewright.server.store.database import SHOWN_CHAT, ChatRow, TableRow
from tilewright.server.table.audience import Audience
from tilewright.server.table.live import LiveTable
from tilewright.server.table.state import State, Step
from tilewright.server.table.world import Request, Sender, Viewer, World

log = logging.getLogger(__name__)

MOST_AGAIN_S = 5  # after the store has failed
AGAIN_S = 0.2
PATIENCE_S = 2.0  # what has taken longer than this to fail is not tried again
MOST_REQUESTS = 1_000_000_000


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
        self.table = LiveTable(row, world.gather_s)
        self.audience = Audience(world, self.table, chat)
        self.is_outdated = False  # the rules have changed: this game cannot continue
        self.is_loaded = asyncio.Event()  # the game can be played
        self._world = world
        self._thinker = Thinker(world, row.code)
        self._is_working = False
        self._failures = 0  # of the store, one after the other
        self._said: deque[tuple[str, int | None, str | None]] = deque(maxlen=SHOWN_CHAT)
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
        is_working = self._is_working or not self._queue.empty() or self._thinker.is_busy
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
        """A browser with a seat has connected: before the first draw it may add to the chance of the game."""
        if self.state is None or self.state.is_untouched():
            self.ask(wire.Commit(viewer.hash), sender)

    def wake(self) -> None:
        """Let chance or a bot move if it is their turn."""
        self._put(_Wake())

    def catch_up(self) -> None:
        """Read what other processes have written."""
        self._put(_Catch())

    def lose(self) -> None:
        """Another process owns this room now: only follow what it writes."""
        self._thinker.stop()
        self.catch_up()

    def _put(self, job: _Wake | _Catch) -> None:
        if not self._queue.full():
            self._queue.put_nowait((job, None))

    async def close(self) -> None:
        """Stop, with the bots."""
        self._thinker.stop()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def refresh(self, row: TableRow) -> None:
        """The seats or the status of the table have changed."""
        thinking = self.table.thinking
        self.audience.dismiss(_voided(self.row, row))
        self.table.row = row
        self._thinker.stop()  # a player who comes or leaves may change this table's place in the bots' queue
        if row.status == "playing":
            self.wake()
        elif row.status == "closed":
            self.learn(None)
        if self.table.thinking != thinking:
            self.audience.tell(wire.Thinking(self.table.thinking))
        self.audience.tell_table()

    def begin(self, state: State) -> None:
        """The game is loaded: show it to everybody."""
        self.table.state = state
        self.is_loaded.set()
        self.audience.greet_all()
        self.wake()

    def learn(self, request: Request | None) -> None:
        """Take over the request to undo, or that it was turned down, and tell all viewers if that is new."""
        if request is not None and self.state is not None and request.version < self.state.version:
            return
        before, self.table.request = self.table.request, request
        if request is not None and (before is None or before.view() != request.view()):
            self.audience.tell(request.view())
        elif request is None and before is not None:
            self.audience.tell(wire.UndoAnswered(before.number, False))

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
        self._count("refused")
        sender.answer(self.refusal(job, reason, clause))
        if sender.is_bot:  # it was too late, or the store did not answer: let it decide again
            self.wake()

    def refusal(self, job: Any, reason: Message, clause: str = "") -> wire.Refuse:
        """The answer to a command that is not done."""
        return wire.Refuse(getattr(job, "id", None), reason, clause, self.table.version)

    async def _handle(self, job: wire.Command | _Wake | _Catch, sender: Sender | None) -> None:
        if isinstance(job, _Catch):
            await self._read_on()
        elif isinstance(job, _Wake) or sender is None:
            return
        elif isinstance(job, wire.Say):
            await self._say(job, sender)  # needs no owner: it is not in the log
        elif self._world.owns(self.code) or not await self._forward(job, sender):
            await self._command_once(job, sender)
            sender.done()

    async def _forward(self, command: wire.Command, sender: Sender) -> bool:
        """Have a command done by the owner of this room; the moves of bots are dropped, as the owner has its own."""
        return sender.is_bot or await self._world.forward(self.code, command, sender)

    async def _command_once(self, command: wire.Command, sender: Sender) -> None:
        """Do a command unless it is done already: another process may have forwarded it twice."""
        if not isinstance(command, wire.Undo) and self._has_done(command, sender):  # a second undo is stale
            return
        try:
            await self._command(command, sender)
        except Conflict:  # another process has written, or this one just before its connection was lost
            await self._read_on()
            if not self._has_done(command, sender):
                raise Refused(409, "stale") from None

    def _has_done(self, command: Any, sender: Sender) -> bool:
        if self.state is None or getattr(command, "seat", None) not in sender.seats:
            return False
        if isinstance(command, wire.Play):
            return self.state.has_done(command.version, "move", command.seat, command.move)
        kind = {wire.End: "end", wire.Undo: "undo"}.get(type(command), "")
        return self.state.has_done(command.version, kind, command.seat, "")

    async def _command(self, command: wire.Command, sender: Sender) -> None:
        assert not isinstance(command, wire.Say)
        if isinstance(command, wire.Commit):
            self.table.gathering.hear(sender.seats, command.hash)
            return
        state = self._playing()
        if isinstance(command, wire.Reveal):
            if not self.table.gathering.reveal(sender.seats, command.nonce):
                raise Refused(409, "no-commitment")
            return
        if isinstance(command, wire.Consent):
            await self._consent(command, sender)
            return
        if command.version != state.version:
            raise Refused(409, "stale")
        if command.seat not in sender.seats:
            raise Refused(403, "not-your-seat")
        if isinstance(command, wire.Play):
            await self._play(state, command, sender)
        elif isinstance(command, wire.End):
            if state.held != command.seat:
                raise Refused(409, "nothing-to-end")
            await self._append(state.end(command.seat))
        else:
            await self._undo(state, command, sender)

    def _playing(self) -> State:
        self._must_not_be_closed()
        if self.row.status == "open":
            raise Refused(409, "not-started")
        if self.state is None:
            raise Refused(409, "revision" if self.is_outdated else "compiling")
        if self.state.is_over:
            raise Refused(409, "over")
        return self.state

    async def _play(self, state: State, play: wire.Play, sender: Sender) -> None:
        if state.held is not None:
            raise Refused(409, "held", seat=state.held + 1)
        if state.is_untouched() and self._gathering_s() > 0:
            raise Refused(409, "gathering")
        if state.actor != play.seat:
            raise Refusal(state.game.facts.turn_clause, whose_turn(state.actor, play.seat))
        action = state.game.read(state.position, play.move)
        await self._append(state.move(action, not sender.is_bot, play.end or sender.is_bot))
        self._count("moves")

    async def _append(self, steps: Sequence[Step]) -> None:
        """Store, then adopt, then send: in this order."""
        state = self.state
        assert state is not None
        lines = [step.line for step in steps]
        change = [append_lines(self.code, lines)]
        if state.is_over_after(steps):
            change.append(end_game(self.code))
        poke = self._world.poke(self.code, lines[-1].version + 1)
        await self._world.store.write(*change, *([poke] if poke else []))
        self._adopt(steps)

    def _adopt(self, steps: Sequence[Step]) -> None:
        """Take over what is stored, and send it."""
        state = self.state
        assert state is not None
        kept = state.adopt(steps)
        self._thinker.stop()
        self._settle_request([step.line for step in steps])
        if state.is_over and self.row.status == "playing":  # as stored together with the last move
            self.table.row = replace(self.row, status="over")
        self.audience.tell_update(kept)
        if state.is_over:
            self.audience.tell_table()

    async def _read_on(self) -> None:
        """Adopt what another process has written."""
        if self.state is None:
            return
        lines = await self._world.store.lines(self.code, self.state.version)
        if lines:
            self._adopt([Step(line) for line in lines])

    async def _advance(self) -> None:
        """Draw if chance is to move, think if a bot is."""
        state = self.state
        if state is None or self.row.status != "playing" or not self._world.owns(self.code) or state.is_over:
            return
        if state.is_untouched() and not await self._settle_chance(state):
            return
        if state.held is not None:
            if self.table.is_bot(state.held):
                await self._append(state.end(state.held))
                await self._advance()
            return
        if state.actor == CHANCE:
            await self._append(state.draws())
        if state.actor >= 0 and self.table.is_bot(state.actor) and not self._thinker.is_busy:
            self._think(state, state.actor)

    # ---- chance

    async def _settle_chance(self, state: State) -> bool:
        """Let the browsers add to the chance of this game; whether draws may begin."""
        for viewer in self.audience.viewers:  # some may have come while another process owned this room
            self.table.gathering.hear(viewer.seats, viewer.hash)
        if (wait_s := self._gathering_s()) > 0:
            asyncio.get_running_loop().call_later(wait_s, self.wake)
            return False
        if self.table.gathering.fixed is None and self.table.gathering.fix(self.table.people()):
            made = self.table.commitments()
            if made is not None:
                self.audience.tell_everywhere(made)
            return await self._settle_chance(state)
        if self.table.gathering.fixed:
            await self._append(state.settle(self.table.gathering.fixed))
        return True

    def _gathering_s(self) -> float:
        """How many seconds the first draw still has to wait at most."""
        return self.table.gathering.wait_s(self.table.people())

    # ---- bots

    def _think(self, state: State, seat: int) -> None:
        """Let a bot decide; its answer goes through the same queue as everybody's."""
        version = state.version

        def answer(words: str) -> None:
            if state is self.state and version == state.version:
                play = wire.Play(version, seat, words, end=True)
                self.ask(play, Sender(frozenset({seat}), "", lambda refuse: None, is_bot=True))

        self._thinker.begin(state, seat, self.row.seats[seat].level, self.audience.standing(), answer)

    # ---- undo

    async def _undo(self, state: State, command: wire.Undo, sender: Sender) -> None:
        if command.seat in state.may_undo():
            await self._append(state.back(command.seat, state.ply - 1))
            return
        if self.table.request is not None and self.table.request.seat == command.seat:
            return  # it is open already
        ply = state.last_decision(command.seat)
        if ply is None:
            raise Refused(409, "nothing-to-undo")
        # players who are away have a say, too: their stand-in has shown their hand, and draws come out the same again
        holders = {row.seat for row in self.row.seats if row.kind == "person" and row.token is not None}
        waiting = holders - sender.seats
        if not waiting:
            await self._append(state.back(command.seat, ply))
            return
        number = secrets.randbelow(MOST_REQUESTS)  # other processes count for themselves
        self._learn_everywhere(Request(number, command.seat, ply, state.version, waiting))

    async def _consent(self, consent: wire.Consent, sender: Sender) -> None:
        request, state = self.table.request, self.state
        if request is None or state is None or request.number != consent.request:
            raise Refused(409, "no-request")
        mine = request.waiting & sender.seats
        is_withdrawn = request.seat in sender.seats and not consent.agree
        if not mine and not is_withdrawn:
            raise Refused(403, "not-your-seat")
        if not consent.agree:
            self._learn_everywhere(None)
        elif request.waiting - mine:
            self._learn_everywhere(replace(request, waiting=request.waiting - mine))
        else:
            await self._append(state.back(request.seat, request.ply))

    def _learn_everywhere(self, request: Request | None) -> None:
        before = self.table.request
        if request is not None and before is not None and request.number != before.number:
            self.learn(None)  # the new request replaces it
        self.learn(request)
        self._world.share(self.code, request)

    def _settle_request(self, lines: Sequence[Line]) -> None:
        """The log has grown: the request was granted, or is out of date. Every process sees that by itself."""
        request = self.table.request
        if request is not None and any(line.version >= request.version for line in lines):
            undone = Line(request.version, "undo", request.seat, str(request.ply))
            self.table.request = None
            self.audience.tell(wire.UndoAnswered(request.number, undone in lines))

    # ---- chat

    async def _say(self, say: wire.Say, sender: Sender) -> None:
        text = names.plain(say.text)[: wire.MOST_CHAT]
        if say.seat is not None and say.seat not in sender.seats:
            raise Refused(403, "not-your-seat")
        if not text:
            raise Refused(422, "malformed")
        self._must_not_be_closed()
        if self._is_muted(say.seat, sender.seats):
            raise Refused(403, "muted")
        seated = [seat.name for seat in self.row.seats]
        name = seated[say.seat] if say.seat is not None else names.numbered(sender.name, seated)
        key = (name, say.seat, say.id)
        if say.id is not None and key in self._said:
            return  # sent again by a browser that got no answer
        said = wire.Chat(int(time.time()), say.seat, name, text)
        number = await self._world.say(self.code, said)
        self._said.append(key)
        self.audience.hear(said, number)

    def _must_not_be_closed(self) -> None:
        if self.row.status == "closed":
            raise Refused(409, "closed")

    def _is_muted(self, seat: int | None, seats: frozenset[int]) -> bool:
        """A muted player may not chat as a spectator either."""
        speaking = {seat} if seat is not None else seats
        return any(self.row.seats[one].muted for one in speaking) if speaking else self.row.muted

    def _count(self, name: str) -> None:
        self._world.counts[name] = self._world.counts.get(name, 0) + 1


def _voided(old: TableRow, new: TableRow) -> frozenset[int]:
    """The seats whose old tokens are void."""
    pairs = zip(old.seats, new.seats, strict=True)
    return frozenset(before.seat for before, after in pairs if before.token not in (None, after.token))
