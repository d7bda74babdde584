"""Estimates the points of each seat at the end of a game of Wheel of Fortune."""

from pathlib import Path

from tilewright.games.wheel_of_fortune.rules import material, state, wheel
from tilewright.kit import bag, learned
from tilewright.kit.kernel import kernel
from tilewright.kit.shape import MOST_SEATS, Shape
from tilewright.land.rules import estimate as land_estimate

# the inputs of a learned correction: what the land gives, then what the wheel adds
_WHEEL, _ON_CROWNS = land_estimate.INPUTS, land_estimate.INPUTS + 1
INPUTS = Shape(own=_ON_CROWNS + 1, common=3)
_LEARNED = learned.table(Path(__file__).parent, INPUTS)
_OWN, _COMMON, _BLOCKS = INPUTS.own, INPUTS.common, MOST_SEATS


@kernel
def _outcome(p, left, seat, out, block):
    """The points a seat will probably have at the end, from the land and from the wheel."""
    claims = p.phase == state.SETTING and p.seat == seat
    value = land_estimate.outcome(p, material.SHEET, p.bag, material.HOPES, left, seat, claims, out, block)
    turned = wheel.expected(p, seat, left / p.seats)
    out[block] = value + turned
    out[block + _WHEEL] = turned
    out[block + _ON_CROWNS] = 0.0
    for space in range(len(p.crown)):
        out[block + _ON_CROWNS] += p.crown[space] == seat + 1
    return value + turned


@kernel
def expect(p, out):
    """Write the points each seat will probably have at the end."""
    left = bag.total(p.bag, 0, material.KINDS)
    for seat in range(p.seats):
        out[seat] = _outcome(p, left, seat, out, _BLOCKS + seat * _OWN)
    if p.phase != state.ENDED:
        common = _BLOCKS + p.seats * _OWN
        out[common] = left
        out[common + 1] = p.phase == state.SETTING
        out[common + 2] = p.phase == state.TAKING
        learned.correct(out, _LEARNED, p.seats, _OWN, _COMMON)
