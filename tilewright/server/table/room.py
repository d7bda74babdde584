"""One live game: a queue, and one task that reads it and is the only one to write.

A move is refused, or stored, or nothing: it is told to anybody only when the store has it.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tilewright.core.game import CHANCE, OVER
from tilewright.core.message import Message
from tilewright.core.move import Refusal
from tilewright.server import wire
from tilewright.server.lobby import names
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict, Line, lines_step, over_step
from tilewright.server.store.database import SHOWN_CHAT, ChatRow, TableRow
from tilewright.server.table.audience import Audience
from tilewright.server.table.state import State
from tilewright.server.table.world import Request, Sender, Viewer, World

log = logging.getLogger(__name__)

MOST_AGAIN_S = 5  # after the store has failed
AGAIN_S = 0.2
PATIENCE_S = 2.0  # what has taken longer than this to fail is not tried again
MOST_REQUESTS = 1_000_000_000


@dataclass(frozen=True)
class _Wake:
    """Look whether chance or a bot is asked."""


@dataclass(frozen=True)
class _Catch:
    """Read what the store has beyond what is known here."""


_Job = tuple[wire.Command | _Wake | _Catch, Sender | None]


class Room(Audience):
    """One table while somebody is at it."""

    def __init__(self, world: World, row: TableRow, chat: Sequence[ChatRow]) -> None:
        super().__init__(world, row, chat)
        self.is_outdated = False  # the rules have changed since: this game cannot go on
        self.is_seated = asyncio.Event()  # the game is on the table
        self._is_working = False
        self._failures = 0  # of the store, one after the other
        self._said: deque[tuple[str, int | None, str | None]] = deque(maxlen=SHOWN_CHAT)
        self._queue: asyncio.Queue[_Job] = asyncio.Queue(1000)
        self._task = asyncio.create_task(self._run())

    @property
    def code(self) -> str:
        """The table's code."""
        return self.row.code

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss this room."""
        is_working = self._is_working or not self._queue.empty() or self.thinker.is_busy
        return not self.viewers and not is_working

    @property
    def is_ready(self) -> bool:
        """Whether everything that can be asked of the owner of this room can be done here."""
        return self.state is not None or self.row.status != "playing"

    # ---- from outside

    def ask(self, command: wire.Command, sender: Sender) -> None:
        """Put something into the queue; refused when too much waits there."""
        try:
            self._queue.put_nowait((command, sender))
        except asyncio.QueueFull:
            sender.answer(self.refusal(command, wire.key("busy")))

    def commit(self, viewer: Viewer, sender: Sender) -> None:
        """A browser that holds a seat is here: before the first draw it may add to the chance of the game."""
        if self.state is None or self.state.is_untouched():
            self.ask(wire.Commit(viewer.hash), sender)

    def wake(self) -> None:
        """Let chance and bots move if they are asked."""
        self._put(_Wake())

    def catch_up(self) -> None:
        """Read what other processes have written."""
        self._put(_Catch())

    def lose(self) -> None:
        """Another process owns this room now: only follow what it writes."""
        self.thinker.stop()
        self.catch_up()

    def _put(self, job: _Wake | _Catch) -> None:
        if not self._queue.full():
            self._queue.put_nowait((job, None))

    async def close(self) -> None:
        """Stop, and let the bots stop."""
        self.thinker.stop()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def refresh(self, row: TableRow) -> None:
        """Take over changes of the table: seats, status."""
        thinking = self.thinking
        self.dismiss(_voided(self.row, row))
        self.row = row
        if self.state is not None:
            self.state.row = row
        self.thinker.stop()  # a person who comes or leaves may have changed whose turn it is in the bots' queue
        if row.status == "playing":
            self.wake()
        elif row.status == "closed":
            self.learn(None)
        if self.thinking != thinking:
            self.tell(wire.Thinking(self.thinking))
        self.tell_table()

    def seat_down(self, state: State) -> None:
        """The game is ready: show it to everybody."""
        state.row = self.row
        self.state = state
        self.is_seated.set()
        for viewer in self.viewers:
            self.greet(viewer, 0)
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
        """Do a job; returns the sender if the store failed, so that it may be stored or not."""
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
        except Exception:  # the store may be away for a while; this table must not die of it
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
        if sender.is_bot:  # it was overtaken, or the store did not answer: it is asked again
            self.wake()

    def refusal(self, job: Any, reason: Message, clause: str = "") -> wire.Refuse:
        """The answer to what is not done."""
        version = self.state.version if self.state else 0
        return wire.Refuse(getattr(job, "id", None), reason, clause, version)

    async def _handle(self, job: wire.Command | _Wake | _Catch, sender: Sender | None) -> None:
        if isinstance(job, _Catch):
            await self._read_on()
        elif isinstance(job, _Wake) or sender is None:
            return
        elif isinstance(job, wire.Say):
            await self._say(job, sender)  # needs no owner: it is not in the log
        elif self.world.owns(self.code) or not await self._forward(job, sender):
            await self._command_once(job, sender)
            sender.done()

    async def _forward(self, command: wire.Command, sender: Sender) -> bool:
        """Have it done by the owner of this room; a bot's move is not wanted there, its own bots think."""
        return sender.is_bot or await self.world.forward(self.code, command, sender)

    async def _command_once(self, command: wire.Command, sender: Sender) -> None:
        """Do a command, unless it was done already: another process may have handed it on twice."""
        if self._has_done(command, sender):
            return
        try:
            await self._command(command, sender)
        except Conflict:  # another process has written
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
            self.gathering.hear(sender.seats, command.hash)
            return
        state = self._playing()
        if isinstance(command, wire.Reveal):
            if not self.gathering.reveal(sender.seats, command.nonce):
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
            raise Refusal(state.game.facts.turn_clause, _whose_turn(state.actor, play.seat))
        action = state.game.read(state.position, play.move)
        await self._append(state.move(action, not sender.is_bot, play.end or sender.is_bot))
        self._count("moves")

    async def _append(self, lines: Sequence[Line]) -> None:
        """Store lines, then take them over, then tell them: in this order."""
        state = self.state
        assert state is not None
        steps = [lines_step(self.code, lines)]
        if state.is_over_after(lines):
            steps.append(over_step(self.code))
        poke = self.world.poke(self.code, lines[-1].version + 1)
        await self.world.store.write(*steps, *([poke] if poke else []))
        await self._adopt(lines)

    async def _adopt(self, lines: Sequence[Line]) -> None:
        state = self.state
        assert state is not None
        kept = state.adopt(lines)
        self.thinker.stop()
        self._settle_request(lines)
        if state.is_over and self.row.status != "over":
            row = await self.world.store.table(self.code)
            if row is not None:
                self.row = state.row = row
        self.tell_update(kept)
        if state.is_over:
            self.tell_table()

    async def _read_on(self) -> None:
        """Take over what another process has written."""
        if self.state is None:
            return
        lines = await self.world.store.lines(self.code, self.state.version)
        if lines:
            await self._adopt(lines)

    async def _advance(self) -> None:
        """Draw if chance is asked, think if a bot is."""
        state = self.state
        if state is None or self.row.status != "playing" or not self.world.owns(self.code) or state.is_over:
            return
        if state.is_untouched() and not await self._settle_chance(state):
            return
        if state.held is not None:
            if self._is_bot(state.held):
                await self._append(state.end(state.held))
                await self._advance()
            return
        if state.actor == CHANCE:
            await self._append(state.draws())
        if state.actor >= 0 and self._is_bot(state.actor) and not self.thinker.is_busy:
            self._think(state, state.actor)

    # ---- chance

    async def _settle_chance(self, state: State) -> bool:
        """Let the browsers add to the chance of this game; whether draws may begin."""
        for viewer in self.viewers:  # who came while another process owned this room
            self.gathering.hear(viewer.seats, viewer.hash)
        if (wait_s := self._gathering_s()) > 0:
            asyncio.get_running_loop().call_later(wait_s, self.wake)
            return False
        if self.gathering.fixed is None and self.gathering.fix(self._people()):
            made = self.commitments()
            if made is not None:
                self.tell_everywhere(made)
            return await self._settle_chance(state)
        if self.gathering.fixed:
            await self._append(state.settle(self.gathering.fixed))
        return True

    def _gathering_s(self) -> float:
        """For how many seconds the first draw must wait at most."""
        return self.gathering.wait_s(self._people())

    def _people(self) -> set[int]:
        """The seats of people who have not left."""
        return {row.seat for row in self.row.seats if row.kind == "person" and not row.away}

    # ---- bots

    def _think(self, state: State, seat: int) -> None:
        """Let a bot decide; its answer enters by the same door as everybody's."""
        version = state.version

        def answer(words: str) -> None:
            if state is self.state and version == state.version:
                play = wire.Play(version, seat, words, end=True)
                self.ask(play, Sender(frozenset({seat}), "", lambda refuse: None, is_bot=True))

        self.thinker.begin(state, seat, self.row.seats[seat].level, self.standing(), answer)

    # ---- taking back

    async def _undo(self, state: State, command: wire.Undo, sender: Sender) -> None:
        if command.seat in state.may_undo():
            await self._append(state.back(command.seat, state.ply - 1))
            return
        if self.request is not None and self.request.seat == command.seat:
            return  # asked already
        ply = state.last_decision(command.seat)
        if ply is None:
            raise Refused(409, "nothing-to-undo")
        # somebody who is away has a say too: their stand-in shows their hand, and draws come out the same again
        holders = {row.seat for row in self.row.seats if row.kind == "person" and row.token is not None}
        waiting = holders - sender.seats
        if not waiting:
            await self._append(state.back(command.seat, ply))
            return
        number = secrets.randbelow(MOST_REQUESTS)  # other processes count for themselves
        self._learn_everywhere(Request(number, command.seat, ply, state.version, waiting))

    async def _consent(self, consent: wire.Consent, sender: Sender) -> None:
        request, state = self.request, self.state
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
        if request is not None and self.request is not None and request.number != self.request.number:
            self.learn(None)  # an older one is overtaken
        self.learn(request)
        self.world.share(self.code, request)

    def _settle_request(self, lines: Sequence[Line]) -> None:
        """The log has moved on: the request was granted, or is overtaken. Every process sees that by itself."""
        request = self.request
        if request is not None and any(line.version >= request.version for line in lines):
            undone = Line(request.version, "undo", request.seat, str(request.ply))
            self.request = None
            self.tell(wire.UndoAnswered(request.number, undone in lines))

    # ---- talk

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
            return  # sent again by a browser that had no answer
        said = wire.Chat(int(time.time()), say.seat, name, text)
        number = await self.world.say(self.code, said)
        self._said.append(key)
        self.hear(said, number)

    def _must_not_be_closed(self) -> None:
        if self.row.status == "closed":
            raise Refused(409, "closed")

    def _is_muted(self, seat: int | None, seats: frozenset[int]) -> bool:
        """A muted player may not chat as a spectator either."""
        speaking = {seat} if seat is not None else seats
        return any(self.row.seats[one].muted for one in speaking) if speaking else self.row.muted

    def _count(self, name: str) -> None:
        self.world.counts[name] = self.world.counts.get(name, 0) + 1


def _voided(old: TableRow, new: TableRow) -> frozenset[int]:
    """The seats whose old tokens open nothing any more."""
    pairs = zip(old.seats, new.seats, strict=True)
    return frozenset(before.seat for before, after in pairs if before.token not in (None, after.token))


def _whose_turn(actor: int, seat: int) -> Message:
    if actor == OVER:
        return Message.of("refuse-over")
    if actor == CHANCE:
        return Message.of("refuse-chance")
    return Message.of("refuse-seat", seat=seat + 1, actor=actor + 1)
