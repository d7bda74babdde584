"""Questions that change nothing: what a move would do, why a place is refused, which features there are, and what one
could simply choose. An answer contains nothing that the viewer who asks could not work out from what they see.
"""

from collections.abc import Sequence

from tilewright.core.game import Game, Positions
from tilewright.core.move import Refusal
from tilewright.core.outlook import outlook
from tilewright.core.scene import Feature, Panel, Scene
from tilewright.core.suggestion import suggested
from tilewright.server import wire
from tilewright.server.refusal import Refused
from tilewright.server.table import byhand
from tilewright.server.table.state import State

Answer = wire.Preview | wire.Why | wire.FeaturesAnswer | wire.Suggestion | wire.Draws


def answer(state: State | None, seats: frozenset[int], eyes: int, question: wire.Question) -> Answer:
    """The answer; Refused or Refusal if there is none."""
    if state is None:
        raise Refused(409, "not-started")
    if isinstance(question, wire.AskFeatures):
        return wire.FeaturesAnswer(question.id, state.version, state.features(eyes))
    if not state.is_current(question.version):
        raise Refused(409, "stale")
    if isinstance(question, wire.AskDraws):
        return wire.Draws(question.id, state.version, byhand.draws(state, seats))
    if question.seat not in seats:
        raise Refused(403, "not-your-seat")
    if state.held is not None or state.asked != question.seat:
        raise Refused(409, "not-asked")
    if isinstance(question, wire.AskSuggestion):
        return _suggestion(state, question)
    return _preview(state, question) if isinstance(question, wire.AskPreview) else _why(state, question)


# ---- what a move would do


def _preview(state: State, question: wire.AskPreview) -> wire.Preview:
    seat = question.seat
    position, seen, features = state.position, state.scene(seat), state.features(seat)
    if state.guesses:
        position = state.supposed(seat)
        seen = state.game.scene(position, seat)
    made = preview(state.game, position, seat, question.move, seen, features)
    made.id, made.version = question.id, state.version
    return made


def preview(
    game: Game, position: Positions, seat: int, move: str, seen: Scene, features: Sequence[Feature]
) -> wire.Preview:
    """What a move would do; `seen` and `features` are what the seat sees now. Raises Refusal if it is not legal."""
    found = outlook(game, position, seat, move, seen, features)
    return wire.Preview(
        None,
        0,
        seat,
        move,
        found.is_certain,
        found.events,
        _changes(seen.panels, found.panels),
        found.later,
        list(found.effects),
        list(found.pieces),
    )


def _changes(before: Sequence[Panel], after: Sequence[Panel]) -> list[wire.Change]:
    made = [_change(old, new) for old, new in zip(before, after, strict=False)]
    return [one for one in made if one is not None]


def _change(old: Panel, new: Panel) -> wire.Change | None:
    counts = {(supply.art, supply.label): supply.count for supply in old.supplies}
    supplies = [
        wire.SupplyChange(supply.art, supply.label, counts.get((supply.art, supply.label), 0), supply.count)
        for supply in new.supplies
    ]
    changed = [supply for supply in supplies if supply.before != supply.after]
    hand = (old.hand, new.hand) if old.hand is not None and new.hand is not None and old.hand != new.hand else None
    if old.points == new.points and hand is None and not changed:
        return None
    return wire.Change(new.seat, (old.points, new.points), hand, changed)


# ---- why nothing can be played somewhere


def _why(state: State, question: wire.AskWhy) -> wire.Why:
    made = why(state.game, state.supposed(question.seat), question.area, question.x, question.y, question.move)
    made.id, made.version = question.id, state.version
    return made


def why(game: Game, position: Positions, area: str, x: float, y: float, like: str) -> wire.Why:
    """Which move would play at a point of an area, and why it may not be played."""
    move = game.aim(position, area, x, y, like)
    if move is None:
        return wire.Why(None, 0, None, None, "")
    try:
        game.read(position, move)
    except Refusal as refusal:
        return wire.Why(None, 0, move, refusal.reason, refusal.clause)
    return wire.Why(None, 0, move, None, "")


# ---- what one could simply choose


def _suggestion(state: State, question: wire.AskSuggestion) -> wire.Suggestion:
    found = suggested(state.game, state.position, question.seat)
    if found is None:
        return wire.Suggestion(question.id, state.version, [], None, [])
    moves, reason = list(found.proposal.moves), found.proposal.reason
    return wire.Suggestion(question.id, state.version, moves, reason, list(found.pieces))
