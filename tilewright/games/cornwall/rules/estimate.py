"""Estimates the points of each seat at the end of a game of Cornwall."""

from pathlib import Path

import numpy as np

from tilewright.games.cornwall.rules import land, material, region, state
from tilewright.kit import bag, learned
from tilewright.kit.kernel import kernel
from tilewright.kit.shape import MOST_SEATS, Shape

# values in points while many turns are left; tuned by playing estimates against each other
_TURNS_TO_USE = 3.0  # with fewer turns left, figures and coins in hand are worth less and regions more
_DOUBT = 0.3  # share of a region's points that may still be lost
_STRENGTH_AT_HAND = 1.1  # per unit of strength, up to the most a seat can use
_MOST_STRENGTH = 8.0
_STRENGTH_IN_PUB = 0.2
_SPARE_COIN = 0.5  # on top of its one point, up to the most a seat can use
_MOST_COINS = 3.0

# the inputs of a learned correction, for each seat
_ESTIMATE, _POINTS, _HOPE, _COINS, _TURN, _CLAIM, _STANDING, _LEADING, _TIED, _OPEN, _MARGIN, _SUPPLY = range(12)
_PUB = _SUPPLY + material.SIZE_COUNT
_TERRAIN = _PUB + material.SIZE_COUNT  # hope in each terrain
INPUTS = Shape(own=_TERRAIN + len(material.TERRAINS), common=4)
_LEARNED = learned.table(Path(__file__).parent, INPUTS)
_OWN, _COMMON, _BLOCKS = INPUTS.own, INPUTS.common, MOST_SEATS
_MOST_MARGIN = 3  # more strength than the next is of no use


@kernel
def expect(p, out):
    """Write the points each seat will probably have: as if the game ended now, plus a value for figures and coins."""
    if p.phase == state.ENDED:
        for seat in range(p.seats):
            out[seat] = p.points[seat]
        return
    for k in range(_BLOCKS, _BLOCKS + p.seats * _OWN):
        out[k] = 0.0
    _hope(p, out)
    tiles = bag.total(p.fresh, 0, material.TILE_COUNT) + p.refused
    for seat in range(p.seats):
        _prospect(p, seat, tiles, out, _BLOCKS + seat * _OWN)
    common = _BLOCKS + p.seats * _OWN
    out[common] = tiles
    out[common + 1] = p.phase == state.FETCHING
    out[common + 2] = p.phase == state.SETTING
    out[common + 3] = p.set_now
    learned.correct(out, _LEARNED, p.seats, _OWN, _COMMON)


@kernel
def _hope(p, out):
    """Add up the points that each seat would get if every region not yet scored were scored now."""
    for area in range(land.first_field(p.laid)):
        if p.area[area] == area and p.scored[area] == 0 and p.held[area] > 0:
            region.weigh(p, area)
            region.share(p, p.seats, area)
            for seat in range(p.seats):
                if p.tally[seat] > 0:
                    _note_region(p, area, seat, out, _BLOCKS + seat * _OWN)
            region.wipe(p, p.seats)


@kernel
def _note_region(p, area, seat, out, block):
    """Note how a seat stands in a region, while `tally` and `gain` say it."""
    out[block + _HOPE] += p.gain[seat]
    out[block + _TERRAIN + np.int64(p.terrain[area])] += p.gain[seat]
    out[block + _STANDING] += p.tally[seat]
    margin = _MOST_MARGIN
    for other in range(p.seats):
        if other != seat and p.tally[other] > 0:
            margin = min(margin, p.tally[seat] - p.tally[other])
    if margin > 0:
        out[block + _LEADING] += p.gain[seat]
        out[block + _OPEN] += p.open[area]
        out[block + _MARGIN] += margin
    elif margin == 0:
        out[block + _TIED] += p.gain[seat]


@kernel
def _prospect(p, seat, tiles, out, block):
    """Complete the block of a seat."""
    use = min(tiles / (p.seats * _TURNS_TO_USE), 1.0)
    at_hand = 0.0
    in_pub = 0.0
    for size in range(material.SIZE_COUNT):
        at_hand += p.supply[seat, size] * material.STRENGTH[size]
        in_pub += p.pub[seat, size] * material.STRENGTH[size]
        out[block + _SUPPLY + size] = p.supply[seat, size]
        out[block + _PUB + size] = p.pub[seat, size]
    value = p.points[seat] + out[block + _HOPE] * (1.0 - _DOUBT * use)
    value += p.coins[seat] + use * _SPARE_COIN * min(float(p.coins[seat]), _MOST_COINS)
    value += use * (_STRENGTH_AT_HAND * min(at_hand, _MOST_STRENGTH) + _STRENGTH_IN_PUB * in_pub)
    out[block + _ESTIMATE] = value
    out[block + _POINTS] = p.points[seat]
    out[block + _COINS] = p.coins[seat]
    if p.seat == seat:
        out[block + _TURN] = 1.0
        if p.phase == state.FETCHING or p.phase == state.SETTING:
            out[block + _CLAIM] = _best_claim(p, seat)


@kernel
def _best_claim(p, seat):
    """The most points that one figure on the new tile would add, if its region were scored now."""
    size = material.SIZE_COUNT - 1
    while size >= 0 and p.supply[seat, size] == 0:
        size -= 1
    best = 0
    first = land.first_field(p.laid - 1)
    for field in range(first, first + material.FIELDS):
        area = p.area[field]
        if size < 0 or p.scored[area] != 0 or p.figure[field] != 0 or region.cost(p, field) > p.coins[seat]:
            continue
        region.weigh(p, area)
        region.share(p, p.seats, area)
        before = p.gain[seat]
        for other in range(p.seats):
            p.gain[other] = 0
        p.tally[seat] += material.STRENGTH[size]
        region.share(p, p.seats, area)
        best = max(best, p.gain[seat] - before)
        region.wipe(p, p.seats)
    return best
