"""An endless square board wrapped into 3,613 cells, and the sorted list of empty cells next to its tiles.

Cell (x, y) has the number (x + 85 y) mod 3613. Two cells share a number only if they lie at least 85 steps apart (this is
the densest such wrapping: the diamond-shaped balls of radius 42 tile the plane), so a connected board of up to 83 tiles
with its empty neighbours and corners never meets itself. No placement is ever refused for lack of room.
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


@kernel
def find(cells, count, cell):
    """Where the cell stands, or would stand, in the first `count` entries of an ascending list."""
    low = 0
    high = count
    while low < high:
        middle = (low + high) >> 1
        if cells[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


@kernel
def insert(cells, needs, count, at, cell, need):
    """Put a cell and what it needs into the two parallel lists at a place found by `find`."""
    for k in range(count, at, -1):
        cells[k] = cells[k - 1]
        needs[k] = needs[k - 1]
    cells[at] = cell
    needs[at] = need


@kernel
def remove(cells, needs, count, at):
    """Take one entry out of the two parallel lists."""
    for k in range(at, count - 1):
        cells[k] = cells[k + 1]
        needs[k] = needs[k + 1]
