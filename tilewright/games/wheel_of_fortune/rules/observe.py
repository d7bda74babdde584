"""What a seat of Wheel of Fortune sees, as numbers for learning agents."""

import numpy as np

from tilewright.games.wheel_of_fortune.rules import material, state
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.land.rules import observe as land_observe

_TILE_COUNT = int(material.COUNTS.sum())  # drawn in play


@kernel
def observe(p, seat, out):
    """Write what the seat sees; state.py defines the layout."""
    out[:] = 0
    if p.phase != state.ENDED:
        out[state.AT_PHASE + p.phase] = 1.0
    out[state.AT_ASKED] = ((p.asked if p.phase == state.TAKING else p.seat) - seat) % p.seats
    out[state.AT_TURN] = (p.seat - seat) % p.seats
    out[state.AT_LEFT] = bag.total(p.bag, 0, material.KINDS) / _TILE_COUNT
    for k in range(p.seats):
        other = (seat + k) % p.seats
        out[state.AT_SEATS + state.SEAT_FEATURES * k] = p.points[other] / 50.0
        out[state.AT_SEATS + state.SEAT_FEATURES * k + 1] = p.supply[other] / material.FIGURES
    out[state.AT_PIG + p.pig] = 1.0
    for space in range(material.SPACES):
        if p.crown[space] > 0:
            out[state.AT_CROWNS + space] = 1 + (np.int64(p.crown[space]) - 1 - seat) % p.seats
    for kind in range(material.KINDS):
        out[state.AT_BAG + kind] = p.bag[kind]
    if p.tile >= 0:
        out[state.AT_TILE + p.tile] = 1.0
    land_observe.tiles(p, material.SHEET, seat, out[state.AT_TILES :])
