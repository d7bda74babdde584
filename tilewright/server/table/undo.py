"""What can be undone: a move that revealed nothing to anybody.

No game flags its moves. For every viewer, hidden information is dealt again in ways this viewer could not tell apart,
and the same move is played there. If the viewer would have read other words or seen another scene, or if the move
could not have been played at all, then the move has revealed something.

Scenes are slow to build, so positions are compared first: if what a viewer cannot know is dealt in both with the same
random numbers and they are then equal byte by byte, this viewer sees the same in both.
"""

import numpy as np

from tilewright.core import deal
from tilewright.core.game import CHANCE, Game, Positions, clone
from tilewright.core.scene import SPECTATOR

OUTCOMES = 16  # of chance, tried to see who may be next to move


def reveals(game: Game, before: Positions, action: int, after: Positions, seats: int, salt: str = "") -> bool:
    """Whether a move of a seat revealed something to any viewer.

    The answer for the same move, position and salt is always the same: the deals follow from them.
    """
    if deal.hides_nothing(game):
        return False
    rng = deal.luck(salt.encode() + before.tobytes() + action.to_bytes(8, "little", signed=True))
    return any(_tells(game, before, action, after, viewer, rng) for viewer in range(SPECTATOR, seats))


def _tells(game: Game, before: Positions, action: int, after: Positions, viewer: int, rng: Positions) -> bool:
    words, others = game.write(before, action, viewer), deal.others(game, before, viewer, rng)
    if not len(others):
        return False
    legal = np.empty(game.most_legal, dtype=np.int64)
    for at in range(len(others)):
        if action not in legal[: game.kernels.legal(others, at, legal)].tolist():
            return True
        if game.write(others[at : at + 1], action, viewer) != words:
            return True
        game.kernels.apply(others, at, action)
    known, *dealt = _levelled(game, bytearray(after.tobytes() + others.tobytes()), viewer)
    return any(_differ(game, after, others[at : at + 1], viewer) for at, truth in enumerate(dealt) if truth != known)


def _levelled(game: Game, data: bytearray, viewer: int) -> list[bytes]:
    """The bytes of positions in which everything a viewer cannot know was dealt with the same random numbers."""
    same = np.frombuffer(data, dtype=game.dtype)
    rng = np.empty(1, dtype=np.uint64)
    for at in range(len(same)):
        rng[0] = 1
        game.kernels.redeal(same, at, viewer, rng)
    return deal.each(same)


def _differ(game: Game, one: Positions, two: Positions, viewer: int) -> bool:
    return game.events(one) != game.events(two) or game.scene(one, viewer) != game.scene(two, viewer)


def ends_turn(game: Game, after: Positions, seat: int) -> bool:
    """Whether another seat may be the next to move; the game's own draws are not used to find out.

    Chance can decide who moves next, so several outcomes are tried; they follow from the position, so that the answer
    is always the same.
    """
    asked = int(game.kernels.actor(after, 0))
    if asked != CHANCE:
        return asked != seat
    rng = deal.luck(after.tobytes())
    for _ in range(OUTCOMES):
        trial = clone(after)
        while game.kernels.actor(trial, 0) == CHANCE:
            game.kernels.apply(trial, 0, int(game.kernels.draw(trial, 0, rng)))
        if int(game.kernels.actor(trial, 0)) != seat:
            return True
    return False
