"""What may be taken back: a move that told nobody anything they did not know.

Nothing is flagged by hand. For every viewer the hidden truth is dealt anew in ways that viewer could not tell
apart, the same move is played there, and if the viewer would have read other words or seen another scene, or the
move could not have been played at all, then the move has told them something.
"""

import secrets

import numpy as np

from tilewright.core.game import CHANCE, Game, Positions, clone
from tilewright.core.scene import SPECTATOR

DEALS = 4  # other truths tried for each viewer


def reveals(game: Game, before: Positions, action: int, after: Positions, seats: int) -> bool:
    """Whether a move of a seat told any viewer something new."""
    rng = np.array([secrets.randbits(64)], dtype=np.uint64)
    return any(_tells(game, before, action, after, viewer, rng) for viewer in range(SPECTATOR, seats))


def _tells(game: Game, before: Positions, action: int, after: Positions, viewer: int, rng: Positions) -> bool:
    words, truth = game.write(before, action, viewer), before.tobytes()
    seen = None
    for _ in range(DEALS):
        other = clone(before)
        game.kernels.redeal(other, 0, viewer, rng)
        if other.tobytes() == truth:
            continue  # this viewer knows all there is, or was dealt the truth itself
        if action not in game.legal(other) or game.write(other, action, viewer) != words:
            return True
        game.kernels.apply(other, 0, action)
        seen = seen or game.scene(after, viewer)
        if game.scene(other, viewer) != seen or game.events(other) != game.events(after):
            return True
    return False


def ends_turn(game: Game, after: Positions, seat: int) -> bool:
    """Whether somebody else is asked next, or nobody; chance on the way is tried out, not drawn."""
    trial = clone(after)
    rng = np.array([secrets.randbits(64)], dtype=np.uint64)
    while game.kernels.actor(trial, 0) == CHANCE:
        game.kernels.apply(trial, 0, int(game.kernels.draw(trial, 0, rng)))
    return int(game.kernels.actor(trial, 0)) != seat
