"""What the moves of Tabula Rasa mean, as numbers for learning agents."""

import numpy as np

from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.kit import layout
from tilewright.kit.kernel import kernel

_NUMBER, _COLOUR, _PLACE, _POINTS, _COPIES, _FITTING, _KNIGHTS = layout.places(state.MOVE_LAYOUT)
_NUMBERS = len(material.NUMBERS)


@kernel
def describe(p, action, out):
    """Describe a legal action of the seat to move; state.py defines the layout."""
    out[:] = 0
    if p.phase == state.PLAYING:
        kind = action >> 1
        place = material.PLACES[kind, action & 1]
        out[_NUMBER + kind % _NUMBERS] = 1.0
        out[_COLOUR + kind // _NUMBERS] = 1.0
        out[_PLACE + place] = 1.0
        out[_POINTS] = material.TERRITORY_POINTS[place] / 5.0
        out[_COPIES] = p.hand[p.seat, kind] / material.COPIES
        for k in range(_NUMBERS):
            out[_FITTING] += p.hand[p.seat, material.FITTING[place, k]] / material.HAND
        _knights(p, place, out)


@kernel
def _knights(p, place, out):
    count = sides.count(p.seats)
    own = np.int64(sides.of(p.seats, p.seat))
    for k in range(count):
        out[_KNIGHTS + k] = p.knights[(own + k) % count, place] / 5.0
