"""The kernels of a game that keeps its points in `points`, ranks by points, hides nothing and describes no moves.

Its action numbers mean the same in every position.
"""

from tilewright.kit import majority
from tilewright.kit.kernel import kernel


@kernel
def scores(p, out):
    """The points of each seat."""
    for seat in range(p.seats):
        out[seat] = p.points[seat]


@kernel
def placing(p, out):
    """The places by points, ties shared."""
    majority.places(p.points, p.seats, out)


@kernel
def redeal(p, seat, rng):
    """Nothing is hidden, so nothing changes."""


@kernel
def describe(p, action, out):
    """No move is described, so there is nothing to write."""


@kernel
def fixed(p, action):
    """Action numbers mean the same in every position."""
    return action


@kernel
def close(p):
    """There is no final scoring that could be brought forward, so the game stays as it is."""
