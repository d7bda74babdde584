"""What a seat sees, as numbers for learning agents; state.py has the layout."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.kit import bag, layout
from tilewright.kit.kernel import kernel

_SEAT_FEATURES, _FIELD_FEATURES = layout.length(state.SEAT), layout.length(state.PLAN_FIELD)
(
    _PHASE,
    _TURN,
    _PASSAGE,
    _ENDING,
    _PLAYERS,
    _DRAWS,
    _ACTIONS,
    _MARBLE_USED,
    _CARDS_DUE,
    _YIELDS_DUE,
    _ITEM,
    _FIELD,
    _DISPLAY,
    _NEUTRAL,
    _ASIDE,
    _HAND,
    _DISCARDS,
    _COLOUR_BONUS,
    _PILE,
    _BONUS_LEFT,
    _YIELD_PILE,
    _SEATS,
) = layout.places(state.LAYOUT)
(
    _PRESENT,
    _POINTS,
    _GREEN,
    _CARDS,
    _MARBLE,
    _WORKERS,
    _LEFT,
    _STORED,
    _BONUS,
    _OWN,
    _PARTS,
    _ORDER,
    _TURNED,
    _SHIFT,
    _PLAN,
) = layout.places(state.SEAT)
_KIND, _COVERED, _REACH, _CROP = layout.places(state.PLAN_FIELD)


@kernel
def observe(p, seat, out):
    """Fill `out` from scratch."""
    out[:] = 0
    _observe_turn(p, seat, out)
    _observe_stock(p, seat, out)
    for k in range(p.seats):
        other = (seat + k) % p.seats
        _observe_seat(p, other, k == 0 or plan.is_open(p, other), out[_SEATS + _SEAT_FEATURES * k :])


@kernel
def _observe_turn(p, seat, out):
    """The progress of the game, and the decision to be made."""
    out[_PHASE + p.phase] = 1.0
    out[_TURN + (p.seat - seat) % p.seats] = 1.0
    out[_PASSAGE + p.passage] = 1.0
    out[_ENDING + p.ending] = 1.0
    out[_PLAYERS] = p.seats / 4.0
    out[_DRAWS] = p.draw_cards - 2.0
    out[_ACTIONS] = p.actions
    out[_MARBLE_USED] = p.marble_used
    out[_CARDS_DUE] = p.cards_due / 5.0
    out[_YIELDS_DUE] = p.yields_due / 5.0
    if p.moving >= 0:
        out[_ITEM + p.moving] = 1.0
    if p.field >= 0:
        out[_FIELD + p.field] = 1.0


@kernel
def _observe_stock(p, seat, out):
    """The middle of the table, and the seat's own cards."""
    for place in range(material.PLACE_COUNT):
        if p.display[place] >= 0:
            out[_DISPLAY + material.FACE_COUNT * place + np.int64(p.display[place])] = 1.0
    for face in range(material.FACE_COUNT):
        out[_NEUTRAL + face] = p.neutral[face] / 4.0
        out[_ASIDE + face] = p.aside[face] / 4.0
    for kind in range(material.KIND_COUNT):
        out[_HAND + kind] = p.hand[seat, kind] / 4.0
        out[_DISCARDS + kind] = p.discards[kind] / 10.0
        out[_COLOUR_BONUS + kind] = p.colour_bonus[kind] / 2.0
    out[_PILE] = bag.total(p.deck[:], 0, material.KIND_COUNT) / 100.0
    for bonus in range(material.BONUS_COUNT):
        out[_BONUS_LEFT + bonus] = p.bonus_left[bonus] / 5.0
    for card in range(material.YIELD_COUNT):
        out[_YIELD_PILE + card] = p.yields[card] / 6.0


@kernel
def _observe_seat(p, seat, is_open, out):
    out[_PRESENT] = 1.0
    out[_POINTS] = p.points[seat] / 100.0
    out[_GREEN] = p.green[seat] / 50.0
    out[_CARDS] = bag.total(p.hand[seat], 0, material.KIND_COUNT) / 10.0
    out[_MARBLE] = p.marble[seat] / 4.0
    out[_WORKERS] = p.workers[seat] / 4.0
    out[_LEFT] = p.own_left[seat] / material.OWN_COUNT
    for item in range(material.ITEM_COUNT):
        out[_STORED + item] = p.stored[seat, item]
    for bonus in range(material.BONUS_COUNT):
        out[_BONUS + bonus] = p.bonus[seat, bonus]
    for face in range(material.FACE_COUNT):
        out[_OWN + face] = p.own[seat, face] / 4.0
    for letter in range(material.LETTER_COUNT):
        if p.part[seat, letter] >= 0:
            out[_PARTS + np.int64(p.part[seat, letter])] = 1.0
    if is_open:
        _observe_plan(p, seat, out)


@kernel
def _observe_plan(p, seat, out):
    for slot in range(material.LETTER_COUNT):
        if p.order[seat, slot] >= 0:
            out[_ORDER + material.LETTER_COUNT * slot + np.int64(p.order[seat, slot])] = 1.0
        out[_TURNED + slot] = p.turned[seat, slot]
        out[_SHIFT + slot] = p.shift[seat, slot]
    for field in range(material.FIELD_COUNT):
        at = _PLAN + _FIELD_FEATURES * field
        for kind in range(material.KIND_COUNT):
            out[at + _KIND + kind] = p.ground[seat, kind] >> field & 1
        out[at + _COVERED] = p.covered[seat] >> field & 1
        out[at + _REACH] = p.reach[seat] >> field & 1
        if p.laid[seat, field] > 0:
            for crop in range(material.CROP_COUNT):
                out[at + _CROP + crop] = material.CROPS_OF_ITEM[p.laid[seat, field] - 1] >> crop & 1
