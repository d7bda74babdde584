"""Estimates the points of each seat at the end of a game of Wheel of Fortune."""

from tilewright.games.wheel_of_fortune.rules import material, state, wheel
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.land.rules import estimate as land_estimate


@kernel
def _outcome(p, seat):
    """The points a seat will probably have at the end, from the land and from the wheel."""
    left = bag.total(p.bag, 0, material.KINDS)
    claims = p.phase == state.SETTING and p.seat == seat
    land = land_estimate.outcome(p, material.SHEET, p.bag, material.HOPES, left, seat, claims)
    return land + wheel.expected(p, seat, left / p.seats)


@kernel
def expect(p, out):
    """Write the points each seat will probably have at the end."""
    for seat in range(p.seats):
        out[seat] = _outcome(p, seat)
