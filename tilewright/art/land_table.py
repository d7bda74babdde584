"""Square land as it lies on the table, read quickly for scenes: all empty cells at once, all figures at once."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Positions
from tilewright.core.scene import Box, Piece, Spot
from tilewright.kit.land import STEPS
from tilewright.kit.square import CELLS, NEIGHBOURS

UNIT = 100  # a tile's side

Standing = tuple[int, int, int, int, int, int]
"""A figure: its seat and number, its tile as 4 * type + facing, x and y, and the part it stands on."""

_NEIGHBOURS = np.array(NEIGHBOURS, dtype=np.int64)
_STEPS = np.array(STEPS, dtype=np.int64)


def cells(position: Positions, places: NDArray[np.int64]) -> list[list[int]]:
    """The true x and y of cells of the frontier, by their places in it."""
    around = (position["frontier_cell"][0][places][:, None] + _NEIGHBOURS) % CELLS
    beside = position["board"][0][around].astype(np.int64) - 1
    is_tile = (beside >= 0) & (beside < position["laid"][0])
    side = is_tile.argmax(axis=1)
    tile = beside[np.arange(len(side)), side]
    at = np.stack([position["laid_x"][0][tile], position["laid_y"][0][tile]], axis=1) - _STEPS[side]
    return at.tolist()  # type: ignore[no-any-return]


def figures(p: Any) -> list[Standing]:
    """Every figure on the land, seat by seat."""
    found = []
    tiles = p.positions["node_tile"][0]  # far more nodes than figures
    for seat, row in enumerate(p.figure_at[: p.seats]):
        for number, node in enumerate(row):
            if node >= 0:
                tile = int(tiles[node])
                at = (p.laid_row[tile], p.laid_x[tile], p.laid_y[tile])
                found.append((seat, number, *at, node - p.laid_node[tile]))
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
