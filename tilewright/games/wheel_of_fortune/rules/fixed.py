"""Numbers for the actions of Wheel of Fortune that mean the same in every position."""

import numpy as np

from tilewright.games.wheel_of_fortune.rules import material, state
from tilewright.kit import layout
from tilewright.kit.kernel import kernel
from tilewright.land.rules import fixed as land_fixed

_PLACES, _FIGURES, _PASS, _CROWN, _DRAW, _TAKE, _FAR, _FAR_TAKE = layout.places(state.FIXED_LAYOUT)


@kernel
def fixed(p, action):
    """The number of a legal action; state.py defines the layout."""
    if action >= state.DRAW:
        return _DRAW + action - state.DRAW
    if action >= state.TAKE:
        return _take(p, action - state.TAKE)
    if action >= state.CROWN:
        return _CROWN + action - state.CROWN
    if action >= state.FIGURE:
        return land_fixed.figure(p, material.SHEET, action, _FIGURES)
    if action == state.PASS:
        return _PASS
    return land_fixed.tile(p, action, _PLACES, _FAR)


@kernel
def _take(p, number):
    """Of removing one of the asked seat's figures: there is never more than one on a tile."""
    tile = np.int64(p.node_tile[p.figure_at[p.asked, number]])
    at = land_fixed.cell(np.int64(p.laid_x[tile]), np.int64(p.laid_y[tile]))
    return _FAR_TAKE + number if at < 0 else _TAKE + at
