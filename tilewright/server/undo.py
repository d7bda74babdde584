"""What may be taken back: a move that told nobody anything they did not know.

Nothing is flagged by hand. For every viewer the hidden truth is dealt anew in ways that viewer could not tell
apart, the same move is played there, and if the viewer would have read other words or seen another scene, or the
move could not have been played at all, then the move has told them something.
"""

import hashlib
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import CHANCE, OVER, Game, Positions, clone
from tilewright.core.scene import SPECTATOR

DEALS = 12  # other truths tried for each viewer
OUTCOMES = 16  # of chance that are tried to see who may be asked next
SCENES = 2  # of these, how many are also looked at: what a decision lays open, its words tell already


def reveals(game: Game, before: Positions, action: int, after: Positions, seats: int, salt: str = "") -> bool:
    """Whether a move of a seat told any viewer something new.

    The same move at the same point, with the same salt, is always judged alike: the truths tried follow from them.
    """
    if _hides_nothing(game):
        return False
    rng = _luck(salt.encode() + before.tobytes() + action.to_bytes(8, "little", signed=True))
    return any(_tells(game, before, action, after, viewer, rng) for viewer in range(SPECTATOR, seats))


def _luck(source: bytes) -> NDArray[np.uint64]:
    """A stream of random numbers that follows from some bytes."""
    return np.frombuffer(hashlib.sha256(source).digest()[:8], dtype=np.uint64).copy()


def _tells(game: Game, before: Positions, action: int, after: Positions, viewer: int, rng: Positions) -> bool:
    words, truth = game.write(before, action, viewer), before.tobytes()
    events, seen, looked = game.events(after), None, 0
    for _ in range(DEALS):
        other = clone(before)
        game.kernels.redeal(other, 0, viewer, rng)
        if other.tobytes() == truth:
            continue  # this viewer knows all there is, or was dealt the truth itself
        if action not in game.legal(other) or game.write(other, action, viewer) != words:
            return True
        game.kernels.apply(other, 0, action)
        if game.events(other) != events:
            return True
        if looked < SCENES:
            looked += 1
            seen = seen or game.scene(after, viewer)
            if game.scene(other, viewer) != seen:
                return True
    return False


@lru_cache(maxsize=64)
def _hides_nothing(game: Game) -> bool:
    """Whether everything lies open in this game: in a whole random game no viewer can be dealt another truth."""
    rng = np.array([1], dtype=np.uint64)
    position = game.new(game.facts.seats[0])
    while (actor := int(game.kernels.actor(position, 0))) != OVER:
        for viewer in (SPECTATOR, 0):
            other = clone(position)
            game.kernels.redeal(other, 0, viewer, rng)
            if other.tobytes() != position.tobytes():
                return False
        action = int(game.kernels.draw(position, 0, rng)) if actor == CHANCE else game.legal(position)[0]
        game.kernels.apply(position, 0, action)
    return True


def ends_turn(game: Game, after: Positions, seat: int) -> bool:
    """Whether somebody else may be asked next, or nobody; chance on the way is tried out, not drawn.

    Chance can decide who is asked next, so several outcomes are tried; they follow from the position, so that it is
    judged alike every time.
    """
    rng = _luck(after.tobytes())
    for _ in range(OUTCOMES if game.kernels.actor(after, 0) == CHANCE else 1):
        trial = clone(after)
        while game.kernels.actor(trial, 0) == CHANCE:
            game.kernels.apply(trial, 0, int(game.kernels.draw(trial, 0, rng)))
        if int(game.kernels.actor(trial, 0)) != seat:
            return True
    return False
