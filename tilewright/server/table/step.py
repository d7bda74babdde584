"""What may come next in a live game, as lines for its log. Nothing here changes the game: `State.adopt` does."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from tilewright.core import byhand, forced, shares
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Positions, clone
from tilewright.core.scene import Scene
from tilewright.server.store.change import Line
from tilewright.server.table import chance, clock, loss, story, undo
from tilewright.server.table.clock import Clocks

if TYPE_CHECKING:
    from tilewright.server.table.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """A line of the log, with the position after it where that is known already."""

    line: Line
    after: Positions | None = None


def move(state: "State", action: int, is_person: bool, is_final: bool, asking: Collection[int] = ()) -> list[Step]:
    """A legal move and what follows by itself. A person's turn that ends with a move that revealed nothing is held,
    unless the move is final.
    """
    run = _Run(state, is_final)
    run.play(action, may_be_free=is_person)
    return run.on(asking)


def entered(state: "State", words: str, asking: Collection[int]) -> list[Step]:
    """A move or a draw that was made with the real game, and what follows by itself; Refusal if it is not legal."""
    run = _Run(state)
    if state.guesses and state.actor != CHANCE:
        moves = [entry.words for entry in state.entries]
        changes = byhand.learned(state.game, state.at(0), moves, state.assumed, words)
        if changes:
            text = msgspec.json.encode(changes).decode()
            after = state.led(changes.get(ply, before) for ply, before in enumerate(moves))
            run.add(Line(state.version, "learn", CHANCE, text), after)
    run.play(run.read(words), may_be_free=False)
    return run.on(asking)


def stop(state: "State", seat: int) -> list[Step]:
    """The game with the real material ended before its end by the rules, and is scored as it stands."""
    return [Step(Line(state.version, "stop", seat, ""), state.position)]


def onward(state: "State", asking: Collection[int] = ()) -> list[Step]:
    """Draws, and moves that are the only ones possible, until a seat has a choice or the game is over; seats that are
    `asking` decide even without one.
    """
    return _Run(state).on(asking)


def end(state: "State", seat: int, asking: Collection[int] = ()) -> list[Step]:
    """The end of a held turn and what follows by itself."""
    run = _Run(state)
    run.add(Line(state.version, "end", seat, ""), state.position)
    return run.on(asking)


class _Run:
    """Steps one after the other, each from the position that the last one led to."""

    def __init__(self, state: "State", is_final: bool = True) -> None:
        self._state, self._game, self._position = state, state.game, state.position
        self._steps: list[Step] = []
        self._drawn = [one for _, one in state.drawn]
        self._ply = state.ply
        self._is_final = is_final
        self._is_held = False
        self._free: int | None = None  # the seat that has only made moves here that it may undo

    def add(self, line: Line, after: Positions) -> None:
        """Add a line."""
        self._steps.append(Step(line, after))
        self._ply += line.kind == "move"
        self._position = after

    def on(self, asking: Collection[int]) -> list[Step]:
        """All steps, with those that follow by themselves."""
        while not self._is_held and (seat := int(self._game.kernels.actor(self._position, 0))) != OVER:
            if seat == CHANCE:
                if not self._chance():
                    break
                continue
            action = self._only_move(seat) if seat not in asking else None
            if action is None:
                break
            self.play(action, may_be_free=seat == self._free, is_forced=True)
        return self._steps

    def play(self, action: int, may_be_free: bool, is_forced: bool = False) -> None:
        """The seat to move plays. What it was forced to can be undone as long as its last own decision can."""
        game, state, before = self._game, self._state, self._position
        seat, after = int(game.kernels.actor(before, 0)), self._after(action)
        ends = may_be_free and int(game.kernels.actor(after, 0)) != seat and undo.ends_turn(game, after, seat)
        may_be_free = may_be_free and not (ends and self._is_final)
        free = may_be_free and not undo.reveals(game, before, action, after, state.seats, state.setup.secret)
        self._is_held = free and ends
        self._free = seat if free else None
        words, told = game.write(before, action, EVERYTHING), self._tell(action, after, is_forced)
        self.add(Line(self._version, "move", seat, words, free, self._is_held, told), after)

    def read(self, words: str) -> int:
        """The action of a move."""
        return self._game.read(self._position, words)

    def _only_move(self, seat: int) -> int | None:
        """The only possible move, if everybody can see that it is."""
        game, state = self._game, self._state
        if state.guesses and game.hands is not None:  # the hand that is assumed says nothing about the real one
            if len(game.legal(game.hands.suppose(self._position, seat))) != 1:
                return None
        return forced.only_move(game, self._position, state.seats, state.setup.secret)

    def _chance(self) -> bool:
        """Draw; with the real game, only what nobody sees or what is bound to come. False if somebody has to say."""
        game, before = self._game, self._position
        if not self._state.setup.by_hand:
            self._draw(self._next())
            return True
        if self._state.guesses and byhand.is_unseen(game, before):
            self._draw(self._next(), is_unseen=True)
            return True
        action = byhand.sure(game, before)
        if action is not None:
            self.play(action, may_be_free=False, is_forced=True)
        return action is not None

    def _next(self) -> int:
        """What chance draws next."""
        state = self._state
        if not state.setup.deal:
            return chance.draw(self._game, self._position, state.key, self._ply)[0]
        action, made = shares.draw(self._game, self._position, state.key, state.seats, self._drawn)
        self._drawn.append(made)
        return action

    def _draw(self, action: int, is_unseen: bool = False) -> None:
        words, after = self._game.write(self._position, action, EVERYTHING), self._after(action)
        told = self._tell(action, after)
        self._free = None
        self.add(
            Line(self._version, "move", CHANCE, words, told=story.as_spectator(told) if is_unseen else told), after
        )

    @property
    def _version(self) -> int:
        return self._state.version + len(self._steps)

    def _after(self, action: int) -> Positions:
        after = clone(self._position)
        self._game.kernels.apply(after, 0, action)
        return after

    def _tell(self, action: int, after: Positions, is_forced: bool = False) -> str:
        state, before = self._state, self._position

        def see(viewer: int) -> Scene:
            is_shown = before is state.position and state.held is None
            return state.scene(viewer) if is_shown else state.seen(before, viewer)

        return story.tell(self._game, before, action, after, self._ply + 1, state.seats, see, is_forced)


def settle(state: "State", contributions: Sequence[chance.Contribution], has_lot: bool) -> list[Step]:
    """What the browsers contribute to the draws of this game, and the lot that decides who begins."""
    steps: list[Step] = []
    if contributions:
        text = msgspec.json.encode(contributions).decode()
        steps.append(Step(Line(state.version, "chance", CHANCE, text), state.position))
    if has_lot:
        first = chance.lot(chance.key(state.setup.secret, contributions), state.seats)
        steps.append(Step(Line(state.version + len(steps), "lot", CHANCE, str(first)), state.position))
    return steps


def back(state: "State", seat: int, ply: int) -> list[Step]:
    """An undo, back to a ply."""
    return [Step(Line(state.version, "undo", seat, str(ply)), state.at(ply))]


def resign(state: "State", seat: int, is_decisive: bool) -> list[Step]:
    """A seat resigns; the game is over if that is decisive."""
    return [Step(Line(state.version, "resign", seat, loss.ENDS if is_decisive else loss.LOSES), state.position)]


def flag(state: "State", seat: int, is_decisive: bool) -> list[Step]:
    """The time of a seat is up: it loses, or a bot stands in, as agreed for this table."""
    rule = state.setup.clock
    words = loss.ENDS if is_decisive else loss.LOSES
    if rule is not None and rule.at_zero == "stand-in":
        words = loss.STAND_IN
    return [Step(Line(state.version, "flag", seat, words), state.position)]


def with_clocks(state: "State", steps: Sequence[Step], people: Collection[int]) -> list[Step]:
    """These steps, and if it has to change, whose time runs afterwards: that of people, not of bots."""
    clocks, asked = clocks_after(state, steps), asked_after(state, steps)
    if clocks is None or asked < 0 or (asked in people) == (asked in clocks.running):
        return list(steps)
    after = steps[-1].after if steps else state.position
    words = clock.line_of(frozenset(people))
    return [*steps, Step(Line(state.version + len(steps), "clock", CHANCE, words), after)]


# ---- what follows from steps made here


def is_over_after(state: "State", steps: Sequence[Step]) -> bool:
    """Whether the game is over for good after these steps."""
    return asked_after(state, steps) == OVER


def clocks_after(state: "State", steps: Sequence[Step]) -> Clocks | None:
    """The clocks after these steps."""
    clocks = state.clocks
    if clocks is not None:
        for step, asked, ply in _course(state, steps):
            clocks = clocks.after(step.line, asked, ply)
    return clocks


def asked_after(state: "State", steps: Sequence[Step]) -> int:
    """Who is to move after these steps."""
    return [state.asked, *(asked for _, asked, _ in _course(state, steps))][-1]


def _course(state: "State", steps: Sequence[Step]) -> Iterator[tuple[Step, int, int]]:
    """Each step, who is to move after it, and how many moves count then."""
    held, ply = state.held, state.ply
    for step in steps:
        line = step.line
        if line.kind in ("move", "undo", "end"):
            held = line.seat if line.held else None
        if line.kind in ("move", "undo"):
            ply = ply + 1 if line.kind == "move" else int(line.words)
        assert step.after is not None
        asked = int(state.game.kernels.actor(step.after, 0)) if held is None else held
        is_end = line.kind == "stop" or (loss.is_loss(line) and line.words == loss.ENDS)
        yield step, OVER if is_end else asked, ply
