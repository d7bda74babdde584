"""How a seat stands: an estimate for bots, and what a seat sees as numbers for learning agents."""

import numpy as np

from tilewright.games.cornwall.rules import land, region
from tilewright.games.cornwall.rules.material import FIELDS, SIZES, START_FIELDS, STRENGTH, SYMBOL, TYPES
from tilewright.games.cornwall.rules.state import (
    AT_BANK,
    AT_FIELDS,
    AT_FRESH,
    AT_LEFT,
    AT_PHASE,
    AT_REFUSED,
    AT_SEATS,
    AT_SET,
    AT_TILE,
    AT_TURN,
    ENDED,
    FETCHING,
    FIELD,
    FIELD_FEATURES,
    PLACING,
    SEAT,
    SEAT_FEATURES,
    SETTING,
)
from tilewright.kit import bag, layout
from tilewright.kit.kernel import kernel

_SIZES = len(SIZES)
_POINTS, _COINS, _SUPPLY, _PUB = layout.places(SEAT)
_LAID, _Q, _R, _TERRAIN, _SYMBOL, _FIGURE, _STRENGTH, _MEMBERS, _FIGURES, _CLOSED, _EDGES, _NEW = layout.places(FIELD)

# what things are worth while there are many turns left, in points; found by playing such estimates against each other
_TURNS_TO_USE = 3.0  # with fewer turns left, what is at hand is worth less and what is on the land more
_DOUBT = 0.3  # how much of a region's points may still be lost
_STRENGTH_AT_HAND = 1.1  # per unit of strength, up to the most a seat can use
_MOST_STRENGTH = 8.0
_STRENGTH_IN_PUB = 0.2
_SPARE_COIN = 0.5  # besides its point, up to the most a seat can use
_MOST_COINS = 3.0


@kernel
def expect(p, out):
    """The same points of every seat."""
    if p.phase != ENDED:
        _hope(p)
    for seat in range(p.seats):
        out[seat] = _prospect(p, seat)
        p.hope[seat] = 0


@kernel
def _hope(p):
    """Add up what every region not yet scored would bring each seat now."""
    for area in range(land.first_field(p.laid)):
        if p.area[area] == area and p.scored[area] == 0 and p.held[area] > 0:
            region.weigh(p, area)
            region.share(p, p.seats, area)
            for seat in range(p.seats):
                p.hope[seat] += p.gain[seat]
            region.wipe(p, p.seats)


@kernel
def _prospect(p, seat):
    value = float(p.points[seat])
    if p.phase == ENDED:
        return value
    tiles = bag.total(p.fresh, 0, TYPES) + p.refused
    use = min(tiles / (p.seats * _TURNS_TO_USE), 1.0)
    at_hand = 0.0
    in_pub = 0.0
    for size in range(_SIZES):
        at_hand += p.supply[seat, size] * STRENGTH[size]
        in_pub += p.pub[seat, size] * STRENGTH[size]
    value += (
        p.hope[seat] * (1.0 - _DOUBT * use) + p.coins[seat] + use * _SPARE_COIN * min(float(p.coins[seat]), _MOST_COINS)
    )
    return value + use * (_STRENGTH_AT_HAND * min(at_hand, _MOST_STRENGTH) + _STRENGTH_IN_PUB * in_pub)


@kernel
def observe(p, seat, out):
    """What the seat sees, as numbers; the layout is told in state.py."""
    out[:] = 0
    out[AT_PHASE] = 1.0 if p.phase == PLACING else 0.0
    out[AT_PHASE + 1] = 1.0 if p.phase == FETCHING else 0.0
    out[AT_PHASE + 2] = 1.0 if p.phase == SETTING else 0.0
    out[AT_TURN] = (p.seat - seat) % p.seats
    out[AT_LEFT] = (bag.total(p.fresh, 0, TYPES) + p.refused) / 36.0
    out[AT_BANK] = p.bank / 40.0
    out[AT_SET] = p.set_now / 3.0
    for k in range(p.seats):
        _observe_seat(p, (seat + k) % p.seats, out[AT_SEATS + SEAT_FEATURES * k :])
    for tile in range(TYPES):
        out[AT_FRESH + tile] = p.fresh[tile]
    for k in range(p.refused):
        out[AT_REFUSED + np.int64(p.refused_tile[k])] = (k + 1) / 36.0
    if p.tile >= 0:
        out[AT_TILE + p.tile] = 1.0
    for field in range(land.first_field(p.laid)):
        _observe_field(p, seat, field, out[AT_FIELDS + FIELD_FEATURES * field :])


@kernel
def _observe_seat(p, seat, out):
    out[_POINTS] = p.points[seat] / 50.0
    out[_COINS] = p.coins[seat] / 10.0
    for size in range(_SIZES):
        out[_SUPPLY + size] = p.supply[seat, size]
        out[_PUB + size] = p.pub[seat, size]


@kernel
def _observe_field(p, seat, field, out):
    area = p.area[field]
    out[_LAID] = 1.0
    out[_Q] = p.field_q[field] / 8.0
    out[_R] = p.field_r[field] / 8.0
    out[_TERRAIN + np.int64(p.terrain[field])] = 1.0
    if field >= START_FIELDS:
        number = 1 + (field - START_FIELDS) // FIELDS
        symbol = SYMBOL[p.laid_tile[number], (field - START_FIELDS) % FIELDS]
        if symbol > 0:
            out[_SYMBOL - 1 + symbol] = 1.0
    if p.figure[field] > 0:
        standing = np.int64(p.figure[field]) - 1
        out[_FIGURE] = 1.0 + (standing // _SIZES - seat) % p.seats
        out[_STRENGTH] = STRENGTH[standing % _SIZES] / 3.0
    out[_MEMBERS] = p.members[area] / 10.0
    out[_FIGURES] = p.held[area] / 5.0
    out[_CLOSED] = 1.0 if p.cottage[area] != 0 or p.scored[area] != 0 else 0.0
    out[_EDGES] = p.open[area] / 10.0
    if (p.phase == FETCHING or p.phase == SETTING) and field >= land.first_field(p.laid - 1):
        out[_NEW] = 1.0
