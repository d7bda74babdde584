"""What must hold in every position: nothing is lost, nothing is made up, and no scratch is left behind."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import effect
from tilewright.games.castles_of_tuscany.rules.material import (
    BONUS_TILES,
    BONUSES,
    CARDS,
    DISPLAY,
    FACE_COUNT,
    FIELDS,
    FIELDS_OF_KIND,
    NEUTRAL_TILES,
    OWN_TILES,
    YIELD_CARDS,
    YIELDS,
)
from tilewright.games.castles_of_tuscany.rules.state import BONUS_TILES_CHOSEN, DISCARD, WORKER
from tilewright.kit import bag, bits
from tilewright.kit.kernel import kernel

_BONUSES, _YIELDS = len(BONUSES), len(YIELDS)


@kernel
def check(p):
    """0, or the number of the invariant that is broken."""
    if not _has_all_cards(p):
        return 2
    if not _has_all_tiles(p):
        return 3
    for kind in range(_YIELDS):
        if p.yields[kind] < 0 or p.yields[kind] + p.yields_out[kind] != YIELD_CARDS[kind]:
            return 4
    for bonus in range(_BONUSES):
        count = p.bonus_left[bonus]
        for seat in range(p.seats):
            count += p.bonus[seat, bonus]
        if p.bonus_left[bonus] < 0 or count != BONUS_TILES[bonus]:
            return 5
    for seat in range(p.seats):
        if effect.spaces_left(p, seat) < 0 or p.marble[seat] < 0 or p.workers[seat] < 0:
            return 6
        if p.step >= BONUS_TILES_CHOSEN and not _is_sound(p, seat):
            return 7
    return 0


@kernel
def _has_all_cards(p):
    for kind in range(WORKER):
        count = p.deck[kind] + p.discards[kind]
        for seat in range(p.seats):
            if not 0 <= p.held[seat, kind] <= p.hand[seat, kind]:
                return False
            count += p.hand[seat, kind]
        if count != CARDS[kind] or p.deck[kind] < 0 or p.discards[kind] < 0 or p.pool[kind] != 0:
            return False
    return True


@kernel
def _has_all_tiles(p):
    for face in range(FACE_COUNT):
        count = p.neutral[face] + p.aside[face] + p.box[face]
        for place in range(DISPLAY):
            count += p.display[place] == face
        for seat in range(p.seats):
            count += p.own[seat, face] + p.stored[seat, face]
            for field in range(FIELDS):
                count += p.laid[seat, field] == face + 1
        if p.phase == DISCARD:
            count += p.moving == face
        if count != NEUTRAL_TILES[face] + p.seats * OWN_TILES[face]:
            return False
    for seat in range(p.seats):
        if p.own_left[seat] != bag.total(p.own[seat], 0, FACE_COUNT):
            return False
    return True


@kernel
def _is_sound(p, seat):
    """Whether a plan has all its colours, and everything laid hangs together with the start castle."""
    for kind in range(WORKER):
        if bits.count(p.ground[seat, kind]) != FIELDS_OF_KIND[kind]:
            return False
    for field in range(FIELDS):
        if (p.laid[seat, field] > 0) != (p.covered[seat] >> field & 1):
            return False
    return p.covered[seat] & ~p.reach[seat] & ~(1 << np.int64(p.castle[seat])) == 0
