"""What may come next in a live game, as lines for its log. Nothing here changes the game: `State.adopt` does."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

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


def move(state: "State", action: int, is_person: bool, is_final: bool) -> list[Step]:
    """A legal move and the draws that follow. A person's turn that ends with a move that revealed nothing is held,
    unless the move is final.
    """
    game, seat, before = state.game, state.actor, state.position
    after = clone(before)
    game.kernels.apply(after, 0, action)

    def see(viewer: int) -> Scene:
        return state.scene(viewer) if state.held is None else game.scene(before, viewer)

    told = story.tell(game, before, action, after, state.ply + 1, state.seats, see)
    ends = int(game.kernels.actor(after, 0)) != seat and undo.ends_turn(game, after, seat)
    may_be_free = is_person and not (ends and is_final)
    free = may_be_free and not undo.reveals(game, before, action, after, state.seats, state.setup.secret)
    held = free and ends
    words = game.write(before, action, EVERYTHING)
    made = Step(Line(state.version, "move", seat, words, free, held, told), after)
    return [made] if held else [made, *_drawn(state, after, state.version + 1, state.ply + 1)]


def draws(state: "State") -> list[Step]:
    """Draws, until a seat is to move or the game is over."""
    return _drawn(state, state.position, state.version, state.ply)


def _drawn(state: "State", position: Positions, version: int, ply: int) -> list[Step]:
    game, steps = state.game, list[Step]()
    while game.kernels.actor(position, 0) == CHANCE:
        before = position
        action, words = chance.draw(game, before, state.key, ply)
        position = clone(before)
        game.kernels.apply(position, 0, action)
        ply += 1

        def see(viewer: int, at: Positions = before) -> Scene:
            return game.scene(at, viewer)

        told = story.tell(game, before, action, position, ply, state.seats, see)
        steps.append(Step(Line(version, "move", CHANCE, words, told=told), position))
        version += 1
    return steps


def end(state: "State", seat: int) -> list[Step]:
    """The end of a held turn and the draws that follow."""
    made = Step(Line(state.version, "end", seat, ""), state.position)
    return [made, *_drawn(state, state.position, state.version + 1, state.ply)]


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
        yield step, OVER if loss.is_loss(line) and line.words == loss.ENDS else asked, ply
