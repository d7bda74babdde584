"""Commands at a table where people play with the real game: what they drew, what to take back, and that it is over.

Nobody asks anybody: whoever has a seat enters the draws that all can see, takes entries back and ends the game. Draws
into a hand are entered by the seat that holds it, or are assumed as in `core/byhand.py`.
"""

from collections.abc import Collection

from tilewright.core import byhand
from tilewright.core.game import CHANCE, EVERYTHING
from tilewright.core.move import Refusal
from tilewright.core.table import whose_turn
from tilewright.server import wire
from tilewright.server.refusal import Refused
from tilewright.server.table import step
from tilewright.server.table.state import State
from tilewright.server.table.step import Step
from tilewright.server.table.world import Sender

ByHandCommand = wire.EnterDraw | wire.TakeBack | wire.Finish


def rule(state: State, command: wire.Command, sender: Sender, asking: Collection[int]) -> list[Step]:
    """What a command adds to the log of such a table; seats that are `asking` decide even without a choice."""
    if not sender.seats:
        raise Refused(403, "not-your-seat")
    if isinstance(command, wire.EnterDraw):
        return _enter(state, command, sender, asking)
    if isinstance(command, wire.Play):
        if state.actor != command.seat:
            raise Refusal(state.game.facts.turn_clause, whose_turn(state.actor, command.seat))
        return step.entered(state, command.move, asking)
    if isinstance(command, wire.Finish):
        return step.stop(state, min(sender.seats))
    if isinstance(command, wire.TakeBack | wire.Undo):
        return step.back(state, min(sender.seats), _point(state, command))
    raise Refused(409, "by-hand")


def _enter(state: State, enter: wire.EnterDraw, sender: Sender, asking: Collection[int]) -> list[Step]:
    if state.actor != CHANCE:
        raise Refused(409, "nothing-drawn")
    holder = holder_of(state)
    if holder is not None and holder not in sender.seats:
        raise Refused(403, "not-your-seat")
    return step.entered(state, enter.move, asking)


def holder_of(state: State) -> int | None:
    """The seat that alone sees what is drawn now; None if everybody does."""
    if not byhand.is_unseen(state.game, state.position):
        return None
    return byhand.owner(state.game, state.position, state.seats)


def _point(state: State, command: wire.TakeBack | wire.Undo) -> int:
    """The ply to take the game back to."""
    ply = command.ply if isinstance(command, wire.TakeBack) else None
    first = state.setup.given
    if ply is None:
        ply = state.last_entry()
    if ply is None or not first <= ply < state.ply:
        raise Refused(409, "nothing-to-undo")
    return ply


def draws(state: State, seats: frozenset[int]) -> list[byhand.Draw]:
    """What may be entered as drawn now, for somebody with these seats; Refused if they may enter nothing."""
    if not state.setup.by_hand or state.asked != CHANCE:
        raise Refused(409, "not-asked")
    holder = holder_of(state)
    if not seats or (holder is not None and holder not in seats):
        raise Refused(403, "not-your-seat")
    if state.drawable is None:
        state.drawable = byhand.draws(state.game, state.position, EVERYTHING)
    return state.drawable
