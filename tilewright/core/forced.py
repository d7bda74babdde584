"""Decisions that are none: only one move is possible, and everybody can see that.

In a game with hidden hands a quick answer would tell the others that a hand left no choice. So what a viewer cannot
know is dealt again in ways this viewer could not tell apart; if there would have been a choice in any of these deals,
the decision is left to the player.
"""

import numpy as np

from tilewright.core import deal
from tilewright.core.game import Game, Positions
from tilewright.core.scene import SPECTATOR


def only_move(game: Game, position: Positions, seats: int, salt: str = "") -> int | None:
    """The one possible move of the seat to move, if no viewer learns from it that it was the only one; else None.

    The answer for the same position and salt is always the same: the deals follow from them.
    """
    legal = np.empty(game.most_legal, dtype=np.int64)
    if game.kernels.legal(position, 0, legal) != 1:
        return None
    action = int(legal[0])
    if not deal.hides_nothing(game):
        rng = deal.luck(salt.encode() + position.tobytes())
        for viewer in range(SPECTATOR, seats):
            others = deal.others(game, position, viewer, rng)
            if any(game.kernels.legal(others, at, legal) != 1 for at in range(len(others))):
                return None
    return action
