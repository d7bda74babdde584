"""What the moves of The Castles of Tuscany mean, as numbers for learning agents."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import material, payment, plan, state
from tilewright.kit import bits, layout
from tilewright.kit.kernel import kernel

_DRAW, _TAKE, _LAY, _MARBLE, _PAY, _PASS, _DISCARD, _FREE, _CHOOSE, _ARRANGE, _SETTLE = range(11)  # kinds of moves
(
    _PLACE,
    _ITEM,
    _FIELD,
    _KIND,
    _AREA,
    _LEFT,
    _FITS,
    _CARDS,
    _PAYABLE,
    _PAID,
    _WORKERS,
    _DRAWN,
    _BONUS,
    _LETTER,
    _TURNED,
    _SHIFT,
) = layout.places(state.MOVE_LAYOUT)[1:]


@kernel
def describe(p, action, out):
    """Describe a legal action of the seat to move; state.py has the layout."""
    out[:] = 0
    if p.phase == state.ACT:
        _act(p, action, out)
    elif p.phase == state.PAY:
        out[_PAY] = 1.0
        _payment(p, state.PAYMENTS[action - state.PAY_ACTION], out)
    elif p.phase == state.USE_MARBLE:
        out[_MARBLE if action == state.MARBLE_ACTION else _PASS] = 1.0
    elif p.phase == state.DISCARD:
        out[_DISCARD] = 1.0
        _item(p, action - state.DISCARD_ACTION, out)
    elif p.phase == state.CHOOSE_FREE:
        _free(p, action, out)
    elif p.phase == state.CHOOSE_BONUS:
        out[_CHOOSE] = 1.0
        out[_BONUS + action - state.BONUS_ACTION] = 1.0
    elif p.phase == state.LAY_PART:
        out[_ARRANGE] = 1.0
        _part(action - state.PART_ACTION, out)
    elif p.phase == state.SET_CASTLE:
        out[_SETTLE] = 1.0
        out[_FIELD + action - state.CASTLE_ACTION] = 1.0


@kernel
def _act(p, action, out):
    if action == state.MARBLE_ACTION:
        out[_MARBLE] = 1.0
    elif action == state.DRAW_ACTION:
        out[_DRAW] = 1.0
        out[_DRAWN] = (p.draw_cards + p.bonus[p.seat, material.CARD_BONUS]) / 5.0  # 3.2
    elif action < state.DRAW_ACTION:
        out[_TAKE] = 1.0
        _tile(p, action - state.TAKE_ACTION, out)
    else:
        out[_LAY] = 1.0
        _item(p, (action - state.LAY_ACTION) // material.FIELD_COUNT, out)
        _field(p, (action - state.LAY_ACTION) % material.FIELD_COUNT, out)


@kernel
def _free(p, action, out):
    if action == state.PASS_ACTION:
        out[_PASS] = 1.0
    else:
        out[_FREE] = 1.0
        _tile(p, (action - state.FREE_ACTION) // material.FIELD_COUNT, out)
        _field(p, (action - state.FREE_ACTION) % material.FIELD_COUNT, out)


@kernel
def _tile(p, place, out):
    """A tile of the display."""
    out[_PLACE + place] = 1.0
    _item(p, np.int64(p.display[place]), out)


@kernel
def _item(p, item, out):
    """An item, and what the seat could do with it."""
    out[_ITEM + item] = 1.0
    if item != material.HEXAGON:
        kind = material.KIND_OF_FACE[item]
        out[_FITS] = bits.count(plan.open_fields(p, p.seat, kind)) / 3.0
        out[_CARDS] = p.hand[p.seat, kind] / 4.0
        out[_PAYABLE] = 1.0 if payment.is_payable(p, p.seat, kind) else 0.0


@kernel
def _field(p, field, out):
    """A field to be covered, and its area."""
    out[_FIELD + field] = 1.0
    out[_KIND + plan.kind_of(p, p.seat, field)] = 1.0
    area = plan.area_of(p, p.seat, field)
    out[_AREA] = bits.count(area) / 3.0
    out[_LEFT] = (bits.count(area & ~p.covered[p.seat]) - 1) / 3.0


@kernel
def _payment(p, units, out):
    """Two units: cards of the field's colour, pairs of another, or workers (3.10, 3.11)."""
    colour = plan.kind_of(p, p.seat, p.field)
    for k in range(2):
        if units[k] == state.WORKER:
            out[_WORKERS] += 0.5
        else:
            cards = 1 if units[k] == colour else 2
            out[_PAID + units[k]] += cards / 4.0


@kernel
def _part(code, out):
    """A part of the region, and how it is laid (2.5)."""
    out[_LETTER + (code >> 2)] = 1.0
    out[_TURNED] = code >> 1 & 1
    out[_SHIFT] = code & 1
