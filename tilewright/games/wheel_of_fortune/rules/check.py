"""What must be true of every position of Wheel of Fortune."""

import numpy as np

from tilewright.games.wheel_of_fortune.rules import board, material, state
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.land.rules import landscape

_TILE_COUNT = int(material.COUNTS.sum())  # drawn in play
_PLACES = board.SIZE * board.SIZE  # the first tiles laid
_SEGMENT_COUNT = len(material.SEGMENTS)


@kernel
def check(p):
    """0, or the number of the invariant that is broken."""
    tiles = (
        p.laid - _PLACES + bag.total(p.bag, 0, material.KINDS) + (1 if p.tile >= 0 and p.phase != state.SETTING else 0)
    )
    if tiles > _TILE_COUNT or p.laid < _PLACES:
        return 2
    for seat in range(p.seats):
        figures = np.int64(p.supply[seat])
        for figure in range(material.FIGURES):
            figures += p.figure_at[seat, figure] >= 0
        for space in range(material.SPACES):
            figures += p.crown[space] == seat + 1
        if figures != material.FIGURES:
            return 3
    if not landscape.is_sound(p):
        return 4
    steps = material.PIG_START  # every symbol drawn has moved the pig, even if its tile went back in the box
    for kind in range(material.KINDS):
        steps += (material.COUNTS[kind] - np.int64(p.bag[kind])) * material.PIG_STEPS[kind]
    if steps % _SEGMENT_COUNT != p.pig:
        return 5
    for segment in range(_SEGMENT_COUNT):
        first = material.FIRST_SPACE[segment]
        if p.crown[first] == 0 and p.crown[first + material.CROWNS[segment] - 1] != 0:
            return 6
    return 0
