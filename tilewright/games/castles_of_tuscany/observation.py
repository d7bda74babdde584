"""What a seat sees, as numbers for learning agents; the layout stands in state.py."""

from tilewright.games.castles_of_tuscany import plan
from tilewright.games.castles_of_tuscany.material import (
    BONUSES,
    CROPS_OF_ITEM,
    DISPLAY,
    FACE_COUNT,
    FIELDS,
    ITEM_COUNT,
    OWN_COUNT,
    PARTS_PER_LETTER,
    YIELDS,
)
from tilewright.games.castles_of_tuscany.state import (
    COMMON_FEATURES,
    ENDED,
    FIELD_FEATURES,
    MOST_SEATS,
    SEAT_FEATURES,
    WORKER,
)
from tilewright.kit import bag
from tilewright.kit.kernel import kernel

_BONUSES, _YIELDS = len(BONUSES), len(YIELDS)
_CROPS = 4


@kernel
def observe(p, seat, out):
    """Fill `out` from scratch."""
    out[:] = 0
    _observe_common(p, seat, out)
    for k in range(p.seats):
        other = (seat + k) % p.seats
        _observe_seat(p, other, k == 0 or plan.is_open(p, other), out[COMMON_FEATURES + SEAT_FEATURES * k :])


@kernel
def _observe_common(p, seat, out):
    out[p.phase] = 1.0
    at = ENDED + 1
    out[at + (p.seat - seat) % p.seats] = 1.0
    at += MOST_SEATS
    out[at + p.passage] = 1.0
    out[at + 4 + p.ending] = 1.0
    at += 7
    out[at] = p.seats / 4.0
    out[at + 1] = p.draw_cards - 2.0
    out[at + 2] = p.actions
    out[at + 3] = p.marble_used
    out[at + 4] = p.cards_due / 5.0
    out[at + 5] = p.yields_due / 5.0
    at += 6
    if p.moving >= 0:
        out[at + p.moving] = 1.0
    at += ITEM_COUNT
    if p.field >= 0:
        out[at + p.field] = 1.0
    at += FIELDS
    for place in range(DISPLAY):
        if p.display[place] >= 0:
            out[at + p.display[place]] = 1.0
        at += FACE_COUNT
    for face in range(FACE_COUNT):
        out[at + face] = p.neutral[face] / 4.0
        out[at + FACE_COUNT + face] = p.aside[face] / 4.0
    at += 2 * FACE_COUNT
    for kind in range(WORKER):
        out[at + kind] = p.hand[seat, kind] / 4.0
        out[at + WORKER + kind] = p.discards[kind] / 10.0
        out[at + 2 * WORKER + kind] = p.colour_bonus[kind] / 2.0
    at += 3 * WORKER
    out[at] = bag.total(p.deck[:], 0, WORKER) / 100.0
    at += 1
    for bonus in range(_BONUSES):
        out[at + bonus] = p.bonus_left[bonus] / 5.0
    at += _BONUSES
    for card in range(_YIELDS):
        out[at + card] = p.yields[card] / 6.0


@kernel
def _observe_seat(p, seat, is_open, out):
    out[0] = 1.0
    out[1] = p.points[seat] / 100.0
    out[2] = p.green[seat] / 50.0
    out[3] = bag.total(p.hand[seat], 0, WORKER) / 10.0
    out[4] = p.marble[seat] / 4.0
    out[5] = p.workers[seat] / 4.0
    out[6] = p.own_left[seat] / OWN_COUNT
    at = 7
    for item in range(ITEM_COUNT):
        out[at + item] = p.stored[seat, item]
    at += ITEM_COUNT
    for bonus in range(_BONUSES):
        out[at + bonus] = p.bonus[seat, bonus]
    at += _BONUSES
    for face in range(FACE_COUNT):
        out[at + face] = p.own[seat, face] / 4.0
    at += FACE_COUNT
    for letter in range(3):
        if p.part[seat, letter] >= 0:
            out[at + p.part[seat, letter]] = 1.0
    at += 3 * PARTS_PER_LETTER
    if is_open:
        _observe_plan(p, seat, out[at:])


@kernel
def _observe_plan(p, seat, out):
    for slot in range(3):
        if p.order[seat, slot] >= 0:
            out[3 * slot + p.order[seat, slot]] = 1.0
        out[9 + slot] = p.turned[seat, slot]
        out[12 + slot] = p.shift[seat, slot]
    for field in range(FIELDS):
        at = 15 + FIELD_FEATURES * field
        for kind in range(WORKER):
            out[at + kind] = p.ground[seat, kind] >> field & 1
        out[at + 8] = p.covered[seat] >> field & 1
        out[at + 9] = p.reach[seat] >> field & 1
        if p.laid[seat, field] > 0:
            for crop in range(_CROPS):
                out[at + 10 + crop] = CROPS_OF_ITEM[p.laid[seat, field] - 1] >> crop & 1
