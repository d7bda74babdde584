"""Square land as it lies on the table, read quickly for scenes: all empty cells at once, all figures at once.

Single entries of long fields are looked up in their bytes, which is quicker than in arrays, and than to make lists.
"""

from typing import Any

from tilewright.core.scene import Box, Piece, Spot
from tilewright.kit.land import STEPS
from tilewright.kit.square import CELLS, NEIGHBOURS

UNIT = 100  # a tile's side

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
