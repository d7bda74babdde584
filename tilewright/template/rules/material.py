"""The tiles and the board. Define here what is in the box."""

import numpy as np

KINDS = ("meadow", "wood", "lake", "rock")  # words of the notation, and labels of the tiles
KIND_COUNT = len(KINDS)
COPIES = 7  # of each kind (1.1)
SIDE = 5  # cells of a row, and rows (1.2)
CELLS = SIDE * SIDE  # a cell's number is column + SIDE * row
MOST_SEATS = 4


def _neighbours(cell: int) -> list[int]:
    """The cells to the north, east, south and west, -1 beyond the edge."""
    column, row = cell % SIDE, cell // SIDE
    around = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
    return [x + SIDE * y if 0 <= x < SIDE and 0 <= y < SIDE else -1 for x, y in around]


NEIGHBOURS = np.array([_neighbours(cell) for cell in range(CELLS)], dtype=np.int64)  # kernels read tables like this one


def name(cell: int) -> str:
    """A cell as players call it, such as b3."""
    return f"{'abcde'[cell % SIDE]}{cell // SIDE + 1}"
