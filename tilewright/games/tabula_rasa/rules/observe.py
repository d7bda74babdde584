"""What a seat sees, as numbers for learning agents; state.py has the layout."""

import numpy as np

from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.kit import bag, layout
from tilewright.kit.kernel import kernel

_PLAYERS, _TURN, _PHASE, _LEFT, _SEATS, _HAND, _UNSEEN, _KNIGHTS = layout.places(state.LAYOUT)
_SEAT_LENGTH = layout.length(state.SEAT)


@kernel
def observe(p, seat, out):
    """Fill `out` from scratch."""
    out[:] = 0
    out[_PLAYERS + p.seats - 2] = 1.0
    out[_TURN + (p.seat - seat) % p.seats] = 1.0
    out[_PHASE] = 1.0 if p.phase == state.PLAYING else 0.0
    out[_PHASE + 1] = 1.0 if p.phase == state.DRAWING else 0.0
    out[_LEFT] = (material.DEALT - p.drawn) / 32.0
    for k in range(p.seats):
        other = (seat + k) % p.seats
        out[_SEATS + _SEAT_LENGTH * k] = p.points[other] / 55.0
        out[_SEATS + _SEAT_LENGTH * k + 1] = bag.total(p.hand[other], 0, material.KIND_COUNT) / material.HAND
    for kind in range(material.KIND_COUNT):
        out[_HAND + kind] = p.hand[seat, kind] / material.COPIES
        out[_UNSEEN + kind] = unseen(p, seat, kind) / material.COPIES
    for k in range(sides.count(p.seats)):
        side = (sides.of(p.seats, seat) + k) % sides.count(p.seats)
        for place in range(material.TERRITORY_COUNT):
            out[_KNIGHTS + material.TERRITORY_COUNT * k + place] = p.knights[side, place] / 10.0


@kernel
def unseen(p, seat, kind):
    """How many knights of a kind are in the other hands or were never drawn."""
    count = np.int64(p.bag[kind])
    for other in range(p.seats):
        if other != seat:
            count += p.hand[other, kind]
    return count
