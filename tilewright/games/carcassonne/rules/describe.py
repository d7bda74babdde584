"""What the moves of Carcassonne mean, as numbers for learning agents."""

from tilewright.games.carcassonne.rules import material, state
from tilewright.kit import layout
from tilewright.kit.kernel import kernel
from tilewright.land.rules import describe as land_describe

_PASS, _LAY, _FIGURE = range(3)  # kinds of moves
_LAND = layout.places(state.MOVE_LAYOUT)[1]


@kernel
def describe(p, action, out):
    """Describe a legal action of the seat to move; state.py defines the layout."""
    out[:] = 0
    if p.phase == state.PLACING:
        out[_LAY] = 1.0
        land_describe.tile(p, material.SHEET, p.tile, action >> 2, action & 3, p.seat, out[_LAND:])
    elif p.phase == state.SETTING and action == state.PASS:
        out[_PASS] = 1.0
    elif p.phase == state.SETTING:
        out[_FIGURE] = 1.0
        node = p.laid_node[p.laid - 1] + action - state.FIGURE
        land_describe.figure(p, material.SHEET, node, p.seat, out[_LAND:])
