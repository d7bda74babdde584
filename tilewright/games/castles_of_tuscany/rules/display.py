"""The eight open tiles: taking one, replacing it from the own stacks, and sweeping a display of too few colours."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules.material import (
    COLOUR_LIMIT,
    DISPLAY,
    FACE_COUNT,
    KIND_OF_FACE,
    OWN_COUNT,
    STACK,
)
from tilewright.games.castles_of_tuscany.rules.state import GOING_ON, LAST_ROUND, PASSAGE_ENDS, SWEEP, TILES_SHUFFLED
from tilewright.kit import bag, events
from tilewright.kit.kernel import kernel

_KINDS = 8


@kernel
def take(p, place):
    """Take the tile from a place, which then waits for an own one (3.6); its face."""
    face = np.int64(p.display[place])
    p.display[place] = -1
    p.gap = place
    return face


@kernel
def replace(p, face):
    """Lay an own tile on the waiting place."""
    seat = p.seat
    p.own[seat, face] -= 1
    p.own_left[seat] -= 1
    p.display[p.gap] = face
    p.gap = -1
    if p.ending == GOING_ON and OWN_COUNT - p.own_left[seat] >= STACK * p.passage:  # 5.1, 5.2
        p.ending = LAST_ROUND
        events.note(p, PASSAGE_ENDS, seat, 0, p.passage, 1)
    sweep(p)


@kernel
def refill(p, face):
    """Lay a neutral tile on the first place that waits for one."""
    place = 0
    while not p.refills >> place & 1:
        place += 1
    p.refills &= ~(1 << place)
    p.neutral[face] -= 1
    p.display[place] = face


@kernel
def sweep(p):
    """Clear away a colour that lies on more than four places (3.7)."""
    for kind in range(_KINDS):
        count = 0
        for place in range(DISPLAY):
            count += p.display[place] >= 0 and KIND_OF_FACE[p.display[place]] == kind
        if count > COLOUR_LIMIT:
            _clear(p, kind)
            events.note(p, SWEEP, p.seat, 0, kind, count)
            return


@kernel
def _clear(p, kind):
    for place in range(DISPLAY):
        face = p.display[place]
        if face >= 0 and KIND_OF_FACE[face] == kind:
            p.display[place] = -1
            p.aside[face] += 1
            p.refills |= 1 << place


@kernel
def has_neutral(p):
    """Whether a neutral tile can be revealed, made anew from those set aside if need be (3.7)."""
    if bag.total(p.neutral[:], 0, FACE_COUNT) == 0:
        count = bag.total(p.aside[:], 0, FACE_COUNT)
        if count == 0:
            return False
        for face in range(FACE_COUNT):
            p.neutral[face] = p.aside[face]
            p.aside[face] = 0
        events.note(p, TILES_SHUFFLED, p.seat, 0, 0, count)
    return True
