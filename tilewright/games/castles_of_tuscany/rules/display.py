"""The eight open tiles: taking one, replacing it from the seat's stacks, and sweeping a colour that shows too often."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import material, pile, state
from tilewright.kit import bag, events
from tilewright.kit.kernel import kernel


@kernel
def take(p, place):
    """Take the tile from a place, which the seat then fills from its stacks (3.6); returns its face."""
    face = np.int64(p.display[place])
    p.display[place] = -1
    p.gap = place
    return face


@kernel
def replace(p, face):
    """Put a tile from the seat's stacks on the empty place."""
    seat = p.seat
    p.own[seat, face] -= 1
    p.own_left[seat] -= 1
    p.display[p.gap] = face
    p.gap = -1
    revealed = material.OWN_COUNT - p.own_left[seat]
    if p.ending == state.ONGOING and revealed >= material.TILES_PER_STACK * p.passage:  # 5.1, 5.2
        p.ending = state.LAST_ROUND
        events.note(p, state.PASSAGE_ENDS, seat, 0, p.passage, 1)
    sweep(p)


@kernel
def refill(p, face):
    """Put a neutral tile on the first place that needs one."""
    place = 0
    while not p.refills >> place & 1:
        place += 1
    p.refills &= ~(1 << place)
    p.neutral[face] -= 1
    p.display[place] = face


@kernel
def sweep(p):
    """Clear a colour that is on more than four places (3.7)."""
    for kind in range(material.KIND_COUNT):
        count = 0
        for place in range(material.PLACE_COUNT):
            count += p.display[place] >= 0 and material.KIND_OF_FACE[p.display[place]] == kind
        if count > material.COLOUR_LIMIT:
            _clear(p, kind)
            events.note(p, state.SWEEP, p.seat, 0, kind, count)
            return


@kernel
def _clear(p, kind):
    for place in range(material.PLACE_COUNT):
        face = p.display[place]
        if face >= 0 and material.KIND_OF_FACE[face] == kind:
            p.display[place] = -1
            p.aside[face] += 1
            p.refills |= 1 << place


@kernel
def has_neutral(p):
    """Whether a neutral tile can be revealed; empty stacks are refilled with the tiles set aside (3.7)."""
    if bag.total(p.neutral[:], 0, material.FACE_COUNT) > 0:
        return True
    return pile.refill(p, p.neutral[:], p.aside[:], state.TILES_SHUFFLED) > 0
