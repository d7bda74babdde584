"""What a seat of Cornwall sees, as numbers for learning agents."""

import numpy as np

from tilewright.games.cornwall.rules import land, material, state
from tilewright.kit import bag, layout
from tilewright.kit.kernel import kernel

_POINTS, _COINS, _SUPPLY, _PUB = layout.places(state.SEAT)
_LAID, _Q, _R, _TERRAIN, _SYMBOL, _FIGURE, _STRENGTH, _MEMBERS, _FIGURES, _CLOSED, _EDGES, _NEW = layout.places(
    state.FIELD
)


@kernel
def observe(p, seat, out):
    """Write what the seat sees; state.py defines the layout."""
    out[:] = 0
    out[state.AT_PHASE] = 1.0 if p.phase == state.PLACING else 0.0
    out[state.AT_PHASE + 1] = 1.0 if p.phase == state.FETCHING else 0.0
    out[state.AT_PHASE + 2] = 1.0 if p.phase == state.SETTING else 0.0
    out[state.AT_TURN] = (p.seat - seat) % p.seats
    out[state.AT_LEFT] = (bag.total(p.fresh, 0, material.TILE_COUNT) + p.refused) / 36.0
    out[state.AT_BANK] = p.bank / 40.0
    out[state.AT_SET] = p.set_now / 3.0
    for k in range(p.seats):
        _observe_seat(p, (seat + k) % p.seats, out[state.AT_SEATS + state.SEAT_FEATURES * k :])
    for tile in range(material.TILE_COUNT):
        out[state.AT_FRESH + tile] = p.fresh[tile]
    for k in range(p.refused):
        out[state.AT_REFUSED + np.int64(p.refused_tile[k])] = (k + 1) / 36.0
    if p.tile >= 0:
        out[state.AT_TILE + p.tile] = 1.0
    for field in range(land.first_field(p.laid)):
        _observe_field(p, seat, field, out[state.AT_FIELDS + state.FIELD_FEATURES * field :])


@kernel
def _observe_seat(p, seat, out):
    out[_POINTS] = p.points[seat] / 50.0
    out[_COINS] = p.coins[seat] / 10.0
    for size in range(material.SIZE_COUNT):
        out[_SUPPLY + size] = p.supply[seat, size]
        out[_PUB + size] = p.pub[seat, size]


@kernel
def _observe_field(p, seat, field, out):
    area = p.area[field]
    out[_LAID] = 1.0
    out[_Q] = p.field_q[field] / 8.0
    out[_R] = p.field_r[field] / 8.0
    out[_TERRAIN + np.int64(p.terrain[field])] = 1.0
    if field >= material.START_FIELDS:
        number = 1 + (field - material.START_FIELDS) // material.FIELDS
        symbol = material.SYMBOL[p.laid_tile[number], (field - material.START_FIELDS) % material.FIELDS]
        if symbol > 0:
            out[_SYMBOL - 1 + symbol] = 1.0
    if p.figure[field] > 0:
        standing = np.int64(p.figure[field]) - 1
        out[_FIGURE] = 1.0 + (standing // material.SIZE_COUNT - seat) % p.seats
        out[_STRENGTH] = material.STRENGTH[standing % material.SIZE_COUNT] / 3.0
    out[_MEMBERS] = p.members[area] / 10.0
    out[_FIGURES] = p.held[area] / 5.0
    out[_CLOSED] = 1.0 if p.cottage[area] != 0 or p.scored[area] != 0 else 0.0
    out[_EDGES] = p.open[area] / 10.0
    if (p.phase == state.FETCHING or p.phase == state.SETTING) and field >= land.first_field(p.laid - 1):
        out[_NEW] = 1.0
