"""Estimates the points of each seat at the end of a game of Carcassonne."""

from tilewright.games.carcassonne.rules import material, state
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.land.rules import estimate as land_estimate


@kernel
def expect(p, out):
    """Write the points each seat will probably have at the end."""
    left = bag.total(p.bag, 0, material.LAND_TYPES)
    for seat in range(p.seats):
        claims = p.phase == state.SETTING and p.seat == seat
        out[seat] = land_estimate.outcome(p, material.SHEET, p.bag, material.HOPES, left, seat, claims)
