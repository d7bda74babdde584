"""What the moves of Wheel of Fortune mean, as numbers for learning agents."""

import numpy as np

from tilewright.games.wheel_of_fortune.rules import material, state
from tilewright.kit import layout
from tilewright.kit.kernel import kernel
from tilewright.land.rules import describe as land_describe

_PASS, _LAY, _FIGURE, _CROWN, _TAKE = range(5)  # kinds of moves
_SEGMENT, _LAND = layout.places(state.MOVE_LAYOUT)[1:3]


@kernel
def describe(p, action, out):
    """Describe a legal action of the seat to move; state.py defines the layout."""
    out[:] = 0
    if p.phase == state.PLACING:
        out[_LAY] = 1.0
        land_describe.tile(p, material.SHEET, p.tile, action >> 2, action & 3, p.seat, out[_LAND:])
    elif p.phase == state.TAKING:
        out[_TAKE] = 1.0
        node = np.int64(p.figure_at[p.asked, action - state.TAKE])
        land_describe.figure(p, material.SHEET, node, p.asked, out[_LAND:])
    elif p.phase == state.SETTING:
        _set(p, action, out)


@kernel
def _set(p, action, out):
    if action == state.PASS:
        out[_PASS] = 1.0
    elif action >= state.CROWN:
        out[_CROWN] = 1.0
        out[_SEGMENT + action - state.CROWN] = 1.0
    else:
        out[_FIGURE] = 1.0
        node = p.laid_node[p.laid - 1] + action - state.FIGURE
        land_describe.figure(p, material.SHEET, node, p.seat, out[_LAND:])
