"""Numbers for the actions of The Castles of Tuscany that mean the same in every position.

An action number leaves out what can be seen: which tile is at a place of the display, and which colour need not be paid
in pairs.
"""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.kit import layout
from tilewright.kit.kernel import kernel

(
    _FIRST_PART,
    _PART,
    _CASTLE,
    _BONUS,
    _TAKE,
    _DRAW,
    _LAY,
    _MARBLE,
    _DISCARD,
    _PAY,
    _FREE,
    _PASS,
) = layout.places(state.FIXED_LAYOUT)[5:]


@kernel
def fixed(p, action):
    """The number of a legal action; state.py defines the layout."""
    if action < state.PART_ACTION:  # chance
        return action
    if action < state.TAKE_ACTION:
        return _of_setup(p, action)
    if action == state.DRAW_ACTION:
        return _DRAW
    if action == state.MARBLE_ACTION:
        return _MARBLE
    if action == state.PASS_ACTION:
        return _PASS
    return _of_play(p, action)


@kernel
def _of_setup(p, action):
    if action >= state.BONUS_ACTION:
        return _BONUS + action - state.BONUS_ACTION
    if action >= state.CASTLE_ACTION:
        return _CASTLE + action - state.CASTLE_ACTION
    part = action - state.PART_ACTION
    return _FIRST_PART + (part >> 1) if p.order[p.seat, 0] < 0 else _PART + part


@kernel
def _of_play(p, action):
    if action < state.DRAW_ACTION:
        place = action - state.TAKE_ACTION
        return _TAKE + material.PLACE_COUNT * np.int64(p.display[place]) + place
    if action < state.MARBLE_ACTION:
        return _LAY + action - state.LAY_ACTION
    if action < state.PAY_ACTION:
        return _DISCARD + action - state.DISCARD_ACTION
    if action < state.FREE_ACTION:
        return _payment(plan.kind_of(p, p.seat, p.field), action - state.PAY_ACTION)
    code = action - state.FREE_ACTION
    face = np.int64(p.display[code // material.FIELD_COUNT])
    return _FREE + material.FIELD_COUNT * material.PLACE_COUNT * face + code


@kernel
def _payment(colour, row):
    """Of two units; a single card of the tile's colour is something else than a pair of that colour."""
    has_own = state.PAYMENTS[row, 0] == colour or state.PAYMENTS[row, 1] == colour
    return _PAY + len(state.PAYMENTS) * (colour if has_own else material.KIND_COUNT) + row
