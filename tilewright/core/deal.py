"""Other deals of what a viewer cannot know, to find out what that viewer could tell apart."""

import hashlib
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import CHANCE, OVER, Game, Positions, clone
from tilewright.core.scene import SPECTATOR

DEALS = 12  # tried for each viewer


def luck(source: bytes) -> NDArray[np.uint64]:
    """A random number generator seeded with some bytes."""
    return np.frombuffer(hashlib.sha256(source).digest()[:8], dtype=np.uint64).copy()


def others(game: Game, position: Positions, viewer: int, rng: Positions) -> Positions:
    """Other deals: not the true one, and none twice."""
    truth = position.tobytes()
    dealt = np.frombuffer(bytearray(truth * DEALS), dtype=position.dtype)
    for at in range(DEALS):
        game.kernels.redeal(dealt, at, viewer, rng)
    different = {data: None for data in each(dealt) if data != truth}
    return np.frombuffer(bytearray(b"".join(different)), dtype=position.dtype)


def each(positions: Positions) -> list[bytes]:
    """The bytes of each position."""
    data, size = positions.tobytes(), positions.itemsize
    return [data[at : at + size] for at in range(0, len(data), size)]


@cache
def hides_nothing(game: Game) -> bool:
    """Whether this game has no hidden information: in a whole random game there is never another deal."""
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
