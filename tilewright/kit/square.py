"""An endless square board wrapped into 3,613 cells.

Cell (x, y) has the number (x + 85 y) mod 3613. Two cells share a number only if they are at least 85 steps apart
(this is the densest such wrapping: the diamond-shaped balls of radius 42 tile the plane), so a connected board of
up to 83 tiles with its empty neighbours and corners never overlaps itself. No placement is ever refused for lack of
space.
"""

from tilewright.kit.kernel import kernel

ROW = 85
CELLS = 3613
NEIGHBOURS = (-ROW, 1, ROW, -1)  # north, east, south, west
CORNERS = (-ROW - 1, -ROW + 1, ROW + 1, ROW - 1)


@kernel
def cell_of(x, y):
    """The cell's number on the wrapped board."""
    return (x + ROW * y) % CELLS


@kernel
def neighbour(cell, step):
    """The cell one of NEIGHBOURS or CORNERS away."""
    to = cell + step
    if to < 0:
        return to + CELLS
    if to >= CELLS:
        return to - CELLS
    return to
