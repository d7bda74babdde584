"""Numbers for the actions of Carcassonne that mean the same in every position."""

from tilewright.games.carcassonne.rules import material, state
from tilewright.kit import layout
from tilewright.kit.kernel import kernel
from tilewright.land.rules import fixed as land_fixed

_PLACES, _FIGURES, _PASS, _DRAW, _FAR = layout.places(state.FIXED_LAYOUT)


@kernel
def fixed(p, action):
    """The number of a legal action; state.py defines the layout."""
    if action >= state.DRAW:
        return _DRAW + action - state.DRAW
    if action >= state.FIGURE:
        return land_fixed.figure(p, material.SHEET, action, _FIGURES)
    if action == state.PASS:
        return _PASS
    return land_fixed.tile(p, action, _PLACES, _FAR)
