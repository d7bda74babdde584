"""What a seat of Carcassonne sees, as numbers for learning agents."""

from tilewright.games.carcassonne.rules import material, state
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.land.rules import observe as land_observe


@kernel
def observe(p, seat, out):
    """Write what the seat sees; state.py defines the layout."""
    out[:] = 0
    out[state.AT_PHASE] = 1.0 if p.phase == state.PLACING else 0.0
    out[state.AT_PHASE + 1] = 1.0 if p.phase == state.SETTING else 0.0
    out[state.AT_TURN] = (p.seat - seat) % p.seats
    out[state.AT_LEFT] = bag.total(p.bag, 0, material.TYPES) / 72.0
    for k in range(p.seats):
        other = (seat + k) % p.seats
        out[state.AT_SEATS + state.SEAT_FEATURES * k] = p.points[other] / 50.0
        out[state.AT_SEATS + state.SEAT_FEATURES * k + 1] = p.supply[other] / material.FIGURES
    for kind in range(material.TYPES):
        out[state.AT_BAG + kind] = p.bag[kind]
    if p.tile >= 0:
        out[state.AT_TILE + p.tile] = 1.0
    land_observe.tiles(p, material.SHEET, seat, out[state.AT_TILES :])
