"""Numbers for the actions of Cornwall that mean the same in every position."""

from tilewright.games.cornwall.rules import land, material, placement, state
from tilewright.kit import layout
from tilewright.kit.kernel import kernel

_PLACE, _FIGURE, _PASS, _FETCH, _DRAW, _FAR = layout.places(state.FIXED_LAYOUT)


@kernel
def fixed(p, action):
    """The number of a legal action; state.py defines the layout."""
    if action >= state.DRAW:
        return _DRAW + action - state.DRAW
    if action >= state.FIGURE:
        return _FIGURE + action - state.FIGURE
    if action == state.FETCH:
        return _FETCH
    if action == state.PASS:
        return _PASS
    return _place(p, action)


@kernel
def _place(p, action):
    """Of laying the tile drawn, by where its field 0 goes."""
    site = placement.nth_site(p, action // material.FIELDS)
    turn = action % material.FIELDS
    q, r = land.base_of(p, site)
    q += land.CORNER_Q[site & 1, turn]
    r += land.CORNER_R[site & 1, turn]
    if abs(q) > state.REACH or abs(r) > state.REACH:
        return _FAR + action
    return _PLACE + 6 * (state.WIDTH * (r + state.REACH) + q + state.REACH) + 2 * turn + (site & 1)
