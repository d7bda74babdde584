"""Numbers of moves on square land that mean the same in every position: cell and facing, or kind and index of a part.

A cell has a number within a window around the first tile. Land hardly ever grows beyond it; where it does, a place
outside has a number whose meaning depends on the position, like the action's own.
"""

import numpy as np

from tilewright.kit.kernel import kernel
from tilewright.kit.layout import Part
from tilewright.land.rules.landscape import (
    FIGURE,
    KIND,
    KINDS,
    MOST_PARTS,
    PASS,
    where,
)

REACH = 16  # from the first tile to the border of the window
WIDTH = 2 * REACH + 1
CELLS = WIDTH * WIDTH

PLACES = Part(
    "place",
    (WIDTH, WIDTH, 4),
    f"the tile is laid: {REACH} + row, {REACH} + column, facing",
)
FIGURES = Part("figure", (len(KINDS), MOST_PARTS), f"a figure is placed: kind of part ({', '.join(KINDS)}), its index")
FAR = Part("far", (PASS,), "the tile is laid outside of these rows and columns: depends on the position")


@kernel
def cell(x, y):
    """The number of a cell in the window, -1 outside."""
    if abs(x) > REACH or abs(y) > REACH:
        return -1
    return WIDTH * (y + REACH) + x + REACH


@kernel
def tile(p, action, places, far):
    """The number of laying the tile; those inside the window are from `places` on, those outside from `far` on."""
    x, y = where(p, np.int64(p.frontier_cell[action >> 2]))
    at = cell(x, y)
    return far + action if at < 0 else places + 4 * at + (action & 3)


@kernel
def figure(p, sheet, action, figures):
    """The number of placing a figure on the last tile; from `figures` on."""
    row = p.laid_row[p.laid - 1]
    kind = np.int64(sheet[row, KIND + action - FIGURE])
    index = 0
    for other in range(action - FIGURE):
        index += sheet[row, KIND + other] == kind
    return figures + MOST_PARTS * kind + index
