"""What must hold in every position: the material is complete, plans are sound, and scratch space is empty."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import effect, material, state
from tilewright.kit import bag, bits
from tilewright.kit.kernel import kernel


@kernel
def check(p):
    """0, or the number of a broken invariant."""
    if not _has_all_cards(p):
        return 2
    if not _has_all_tiles(p):
        return 3
    for kind in range(material.YIELD_COUNT):
        if p.yields[kind] < 0 or p.yields[kind] + p.yields_out[kind] != material.YIELD_CARDS[kind]:
            return 4
    for bonus in range(material.BONUS_COUNT):
        count = p.bonus_left[bonus]
        for seat in range(p.seats):
            count += p.bonus[seat, bonus]
        if p.bonus_left[bonus] < 0 or count != material.BONUS_TILES[bonus]:
            return 5
    for seat in range(p.seats):
        if effect.spaces_left(p, seat) < 0 or p.marble[seat] < 0 or p.workers[seat] < 0:
            return 6
        if p.step >= state.BONUS_TILES_CHOSEN and not _is_sound(p, seat):
            return 7
    return 0


@kernel
def _has_all_cards(p):
    for kind in range(material.KIND_COUNT):
        count = p.deck[kind] + p.discards[kind]
        for seat in range(p.seats):
            if not 0 <= p.held[seat, kind] <= p.hand[seat, kind]:
                return False
            count += p.hand[seat, kind]
        if count != material.CARDS[kind] or p.deck[kind] < 0 or p.discards[kind] < 0 or p.pool[kind] != 0:
            return False
    return True


@kernel
def _has_all_tiles(p):
    for face in range(material.FACE_COUNT):
        count = p.neutral[face] + p.aside[face] + p.box[face]
        for place in range(material.PLACE_COUNT):
            count += p.display[place] == face
        for seat in range(p.seats):
            count += p.own[seat, face] + p.stored[seat, face]
            for field in range(material.FIELD_COUNT):
                count += p.laid[seat, field] == face + 1
        if p.phase == state.DISCARD:
            count += p.moving == face
        if count != material.NEUTRAL_TILES[face] + p.seats * material.OWN_TILES[face]:
            return False
    for seat in range(p.seats):
        if p.own_left[seat] != bag.total(p.own[seat], 0, material.FACE_COUNT):
            return False
    return True


@kernel
def _is_sound(p, seat):
    """Whether a plan has all its colours, and every covered field except the castle's touches another covered one."""
    for kind in range(material.KIND_COUNT):
        if bits.count(p.ground[seat, kind]) != material.FIELDS_OF_KIND[kind]:
            return False
    for field in range(material.FIELD_COUNT):
        if (p.laid[seat, field] > 0) != (p.covered[seat] >> field & 1):
            return False
    return p.covered[seat] & ~p.reach[seat] & ~(1 << np.int64(p.castle[seat])) == 0
