"""Square land as it lies on the table, read quickly for scenes and words: empty cells, and all figures at once.

Single entries of long fields are looked up in their bytes, which is quicker than in arrays, and than to make lists.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Positions
from tilewright.core.scene import Box, Piece, Spot
from tilewright.kit.square import CELLS, NEIGHBOURS, ROW
from tilewright.land.rules import landscape
from tilewright.land.rules.tile import STEPS

UNIT = 100  # a tile's side

# what scenes keep, since it comes again
KEPT = 1 << 13  # pieces, and places for them
KEPT_CHOICES = 1 << 10
KEPT_SCENES = 64

Standing = tuple[int, int, int, int, int, int]
"""A figure: its seat and number, its tile as 4 * type + facing, x and y, and the part it stands on."""

_AROUND = tuple((step, dx, dy) for step, (dx, dy) in zip(NEIGHBOURS, STEPS, strict=True))


def cells(p: Any, places: set[int]) -> dict[int, tuple[int, int]]:
    """The true x and y of cells of the frontier, by their places in it."""
    board, laid, xs, ys = p.positions["board"].tobytes(), p.laid, p.laid_x, p.laid_y
    found = {}
    for place in places:
        cell = p.frontier_cell[place]
        for step, dx, dy in _AROUND:
            number = board[(cell + step) % CELLS] - 1
            if 0 <= number < laid:
                found[place] = (xs[number] - dx, ys[number] - dy)
                break
    return found


def where(position: Positions, place: int) -> tuple[int, int]:
    """The true x and y of one cell of the frontier."""
    cell, board, laid = position["frontier_cell"][0, place], position["board"][0], position["laid"][0]
    for step, dx, dy in _AROUND:
        number = int(board[(cell + step) % CELLS]) - 1
        if 0 <= number < laid:
            return int(position["laid_x"][0, number]) - dx, int(position["laid_y"][0, number]) - dy
    raise ValueError(f"place {place} is not in the frontier")


def place_at(position: Positions, x: int, y: int, fits: NDArray[np.uint8], facing: int) -> int | None:
    """The place in the frontier of a cell where a tile so turned fits what lies around, if it is one.

    `fits` is the tile's row of that table: for each need, the facings that meet it as bits.
    """
    place = int(position["board"][0, (x + ROW * y) % CELLS]) - landscape.FRONTIER
    if place < 0 or not fits[position["frontier_need"][0, place]] >> facing & 1 or where(position, place) != (x, y):
        return None
    return place


def last_type(position: Positions) -> int:
    """The type of the tile laid last."""
    return int(position["laid_row"][0, position["laid"][0] - 1]) >> 2


def figures(p: Any) -> list[Standing]:
    """Every figure on the land, seat by seat."""
    tiles, rows, xs, ys, nodes = p.positions["node_tile"].tobytes(), p.laid_row, p.laid_x, p.laid_y, p.laid_node
    found = []
    for seat, row in enumerate(p.figure_at[: p.seats]):
        for number, node in enumerate(row):
            if node >= 0:
                tile = tiles[node]
                found.append((seat, number, rows[tile], xs[tile], ys[tile], node - nodes[tile]))
    return found


def reach(points: tuple[Piece | Spot, ...] | list[Piece], within: Box | None = None) -> Box:
    """The furthest of some points, and of what was reached already: left, top, right and bottom."""
    xs, ys = [point.x for point in points], [point.y for point in points]
    if within is not None:
        xs += within[::2]
        ys += within[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def box(reached: Box) -> Box:
    """The box that shows whole tiles at all points reached."""
    left, top = reached[0] - UNIT / 2, reached[1] - UNIT / 2
    return left, top, reached[2] + UNIT / 2 - left, reached[3] + UNIT / 2 - top
