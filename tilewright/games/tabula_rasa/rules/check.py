"""The invariants of a position of Tabula Rasa."""

import numpy as np

from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.games.tabula_rasa.rules.observe import unseen
from tilewright.kit import bag
from tilewright.kit.kernel import kernel


@kernel
def check(p):
    """0, or the number of a broken invariant."""
    held = 0
    for seat in range(p.seats):
        held += bag.total(p.hand[seat], 0, material.KIND_COUNT)
    if bag.total(p.bag, 0, material.KIND_COUNT) != material.KNIGHT_COUNT - p.drawn or p.drawn > material.DEALT:
        return 1
    if held + p.laid != p.drawn:
        return 2
    for kind in range(material.KIND_COUNT):
        if unseen(p, -1, kind) + _laid(p, kind) != material.COPIES:
            return 3
    for place in range(material.TERRITORY_COUNT):
        for side in range(sides.count(p.seats)):
            if p.knights[side, place] != _laid_by(p, side, place):
                return 4
    if p.laid == material.DEALT and p.phase != state.ENDED:  # people may end the game earlier
        return 5
    return 0


@kernel
def _laid(p, kind):
    """How many knights of a kind are beside their two territories."""
    count = 0
    for way in range(2):
        place = material.PLACES[kind, way]
        for k in range(np.int64(p.beside[place])):
            if p.row[place, k] >> 2 == kind:
                count += 1
    return count


@kernel
def _laid_by(p, side, place):
    """How many knights beside a territory were laid by the seats of a side."""
    count = 0
    for k in range(np.int64(p.beside[place])):
        if sides.of(p.seats, p.row[place, k] & 3) == side:
            count += 1
    return count
