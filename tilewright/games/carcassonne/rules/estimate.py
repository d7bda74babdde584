"""Estimates the points of each seat at the end of a game of Carcassonne."""

from pathlib import Path

from tilewright.games.carcassonne.rules import material, state
from tilewright.kit import bag, learned
from tilewright.kit.kernel import kernel
from tilewright.kit.shape import MOST_SEATS, Shape
from tilewright.land.rules import estimate as land_estimate

INPUTS = Shape(own=land_estimate.INPUTS, common=2)
_LEARNED = learned.table(Path(__file__).parent, INPUTS)
_OWN, _COMMON, _BLOCKS = INPUTS.own, INPUTS.common, MOST_SEATS


@kernel
def expect(p, out):
    """Write the points each seat will probably have at the end."""
    left = bag.total(p.bag, 0, material.LAND_TYPES)
    for seat in range(p.seats):
        claims = p.phase == state.SETTING and p.seat == seat
        block = _BLOCKS + seat * _OWN
        out[seat] = land_estimate.outcome(p, material.SHEET, p.bag, material.HOPES, left, seat, claims, out, block)
    if p.phase != state.ENDED:
        common = _BLOCKS + p.seats * _OWN
        out[common] = left
        out[common + 1] = p.phase == state.SETTING
        learned.correct(out, _LEARNED, p.seats, _OWN, _COMMON)
