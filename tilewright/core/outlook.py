"""What a move would do, as the player who is to move may know it.

It is tried out on positions in which everything that this player cannot know is dealt again: the truth is never read,
so it cannot leak. What differs between them is not told.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tilewright.core.effect import Effect, effects
from tilewright.core.event import Event
from tilewright.core.game import OVER, Game, Positions, clone
from tilewright.core.move import Refusal
from tilewright.core.scene import Feature, Panel, Piece, Scene

DEALS = 3  # of hidden information, each of which a move is tried on
MOST_NEXT = 16  # decisions that may follow at once, each of which is tried
NEAR = 1.0  # units between a place that is picked and the place of a feature that is meant


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move would do."""

    is_certain: bool  # whether it does not depend on what the player cannot know
    events: list[Event]
    later: list[Event]  # that follow whatever the player decides next, where that decision completes the move
    effects: tuple[Effect, ...]
    pieces: tuple[Piece, ...]  # that would come to lie on these features
    panels: tuple[Panel, ...]


UNKNOWN = Outlook(is_certain=False, events=[], later=[], effects=(), pieces=(), panels=())


def outlook(game: Game, position: Positions, seat: int, move: str, seen: Scene, features: Sequence[Feature]) -> Outlook:
    """What a move of the seat would do, without the draws that may follow; `seen` and `features` are what the seat
    sees now. Raises Refusal if the move is not legal.
    """
    game.read(position, move)
    here = _here(seen, features, move)
    known = {piece.id for piece in seen.pieces()}
    found = [_tried(game, truth, seat, move, features, here, known) for truth in truths(game, position, seat)]
    first = found[0]
    return first if first is not None and all(one == first for one in found) else UNKNOWN


def truths(game: Game, position: Positions, seat: int) -> list[Positions]:
    """Positions in which everything the seat cannot know is dealt again: the true one is never used."""
    rng = np.array([secrets.randbits(64)], dtype=np.uint64)
    truths = {}
    for _ in range(DEALS):
        other = clone(position)
        game.kernels.redeal(other, 0, seat, rng)
        truths[other.tobytes()] = other
    return list(truths.values())


def _tried(
    game: Game,
    truth: Positions,
    seat: int,
    move: str,
    features: Sequence[Feature],
    here: frozenset[str],
    known: set[str],
) -> Outlook | None:
    """The effect of the move in one position; None if it could not be played there."""
    try:
        action = game.read(truth, move)
    except Refusal:
        return None
    game.kernels.apply(truth, 0, action)
    events, scene, actor = game.events(truth), game.scene(truth, seat), game.kernels.actor(truth, 0)
    after = features if actor == OVER else game.features(truth, seat)  # at the end, the events tell all
    later: list[Event] = []
    last = truth
    if actor == seat and after == features:
        last, after, later = _next(game, truth, seat, after)
    changed = effects(features, after, here)
    new = {piece for effect in changed for piece, *_ in effect.feature.places} - known
    shown = scene if last is truth else game.scene(last, seat)
    pieces = tuple(piece for piece in shown.pieces() if piece.id in new) if new else ()
    return Outlook(True, events, later, changed, pieces, scene.panels)


def _next(
    game: Game, truth: Positions, seat: int, now: Sequence[Feature]
) -> tuple[Positions, Sequence[Feature], list[Event]]:
    """The position and the features after the seat's next decision, if the features will be the same whatever it
    decides, and what happens in any case: a payment, for example, decides nothing about the land. Else as it is.
    """
    possible = game.legal(truth)
    last = _after(game, truth, possible[0])
    first, later = game.features(last, seat), game.events(last)
    if len(possible) > MOST_NEXT or first == now:
        return truth, now, []
    for action in possible[1:]:
        other = _after(game, truth, action)
        if game.features(other, seat) != first:
            return truth, now, []
        events = game.events(other)
        later = [event for event in later if event in events]
    return last, first, later


def _after(game: Game, position: Positions, action: int) -> Positions:
    after = clone(position)
    game.kernels.apply(after, 0, action)
    return after


def _here(seen: Scene, features: Sequence[Feature], move: str) -> frozenset[str]:
    """The features that lie where the last pick of a move is."""
    pick = seen.choice_of(move).picks[-1]
    for area in seen.areas:
        pieces = {piece.id for piece in area.pieces}
        for spot in area.spots:
            if spot.id == pick and spot.shape != "button":
                return frozenset(
                    feature.id
                    for feature in features
                    for piece, x, y, _ in feature.places
                    if piece in pieces and abs(x - spot.x) <= NEAR and abs(y - spot.y) <= NEAR
                )
    return frozenset()
