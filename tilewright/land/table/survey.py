"""Reads square land in plain Python, for words and pictures: tiles, figures, and the areas they are in."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Positions
from tilewright.core.plain import Fields
from tilewright.kit.square import CELLS, NEIGHBOURS, ROW
from tilewright.land.rules import landscape
from tilewright.land.rules.tile import STEPS

Record = Any  # a position with the fields of a landscape: its record, or a view by core/plain.py

_AROUND = tuple((step, dx, dy) for step, (dx, dy) in zip(NEIGHBOURS, STEPS, strict=True))


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table."""

    number: int
    type: int
    facing: int
    x: int
    y: int
    node: int  # its first node node


class Standing(NamedTuple):
    """A figure on the table."""

    seat: int
    number: int
    row: int  # of its tile: 4 * type + facing
    x: int
    y: int
    part: int
    node: int


def laid(p: Record, number: int) -> Laid:
    """The tile with this number; tiles are numbered from 0 in laying order."""
    row = int(p.laid_row[number])
    return Laid(number, row >> 2, row & 3, int(p.laid_x[number]), int(p.laid_y[number]), int(p.laid_node[number]))


def tiles(p: Record) -> Iterator[Laid]:
    """Every tile on the table, in laying order."""
    return (laid(p, number) for number in range(int(p.laid)))


def figures(p: Record) -> list[Standing]:
    """Every figure on the land, seat by seat."""
    nodes = [node for row in p.figure_at[: p.seats] for node in row if node >= 0]
    return [Standing(*figure, node) for figure, node in zip(plain_figures(p), nodes, strict=True)]


def plain_figures(p: Record) -> list[tuple[int, int, int, int, int, int]]:
    """The same as plain tuples without the nodes, for scenes: named tuples take twice as long to build."""
    tiles, rows, xs, ys, firsts = _long(p, "node_tile"), p.laid_row, p.laid_x, p.laid_y, p.laid_node
    found = []
    for seat, nodes in enumerate(p.figure_at[: p.seats]):
        for number, node in enumerate(nodes):
            if node >= 0:
                tile = tiles[node]
                found.append((seat, number, rows[tile], xs[tile], ys[tile], node - firsts[tile]))
    return found


def tile_at(p: Record, x: int, y: int) -> Laid | None:
    """The tile on a cell, if any."""
    number = int(p.board[(x + ROW * y) % CELLS]) - 1
    if not 0 <= number < int(p.laid):
        return None
    found = laid(p, number)
    return found if (found.x, found.y) == (x, y) else None


def cells(p: Record, places: Iterable[int]) -> dict[int, tuple[int, int]]:
    """The true x and y of frontier cells, by frontier index."""
    board, laid, xs, ys = _long(p, "board"), p.laid, p.laid_x, p.laid_y
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
    """The true x and y of one frontier cell."""
    x, y = cells(Fields(position), (place,))[place]
    return int(x), int(y)


def place_at(position: Positions, x: int, y: int, fits: NDArray[np.uint8], facing: int) -> int | None:
    """The frontier index of a cell if a tile with this facing fits there, else None.

    `fits` is the tile's row in the table `fits`: for each need, the facings that meet it, as bits.
    """
    place = int(position["board"][0, (x + ROW * y) % CELLS]) - landscape.FRONTIER
    if place < 0 or not fits[position["frontier_need"][0, place]] >> facing & 1 or where(position, place) != (x, y):
        return None
    return place


def last_type(position: Positions) -> int:
    """The type of the last tile laid."""
    return int(position["laid_row"][0, position["laid"][0] - 1]) >> 2


def clash(p: Record, sheet: Any, row: int, x: int, y: int) -> tuple[int, int, int] | None:
    """The first side where a tile (4 * type + facing) does not fit, what it shows, and what its neighbour shows."""
    for side, (dx, dy) in enumerate(STEPS):
        other = tile_at(p, x + dx, y + dy)
        if other is not None:
            own = int(sheet[row, landscape.SHOWS + side])
            beyond = int(sheet[4 * other.type + other.facing, landscape.SHOWS + (side + 2) % 4])
            if own != beyond:
                return side, own, beyond
    return None


def is_apart(p: Record, x: int, y: int) -> bool:
    """Whether no side of a cell touches a tile."""
    return all(tile_at(p, x + dx, y + dy) is None for dx, dy in STEPS)


def holders(p: Record, node: int) -> list[int]:
    """The seats with figures in the area of a node."""
    area = p.area[node]
    return sorted({figure.seat for figure in figures(p) if p.area[figure.node] == area})


def _long(p: Record, field: str) -> bytes:
    """A long field as bytes: looking up single entries is faster than indexing an array or building a list."""
    return bytes((p.positions if isinstance(p, Fields) else p)[field].tobytes())


def members(p: Record, area: int) -> list[int]:
    """The nodes of an area."""
    nodes = [area]
    while (node := int(p.ring[nodes[-1]])) != area:
        nodes.append(node)
    return nodes


def area_id(area: int) -> str:
    """The id of an area among the features; areas that join later have another one."""
    return f"area {area}"


def tiles_of(p: Record, area: int) -> list[Laid]:
    """The tiles that an area covers, each once."""
    return [laid(p, number) for number in sorted({int(p.node_tile[node]) for node in members(p, area)})]


def cities_at(p: Record, sheet: Any, field: int) -> set[int]:
    """The cities a field touches."""
    cities = set()
    for node in members(p, field):
        tile = laid(p, int(p.node_tile[node]))
        touches = int(sheet[4 * tile.type + tile.facing, landscape.TOUCHES + node - tile.node])
        cities |= {int(p.area[tile.node + part]) for part in range(landscape.MOST_PARTS) if touches >> part & 1}
    return cities


def finished_cities(p: Record, sheet: Any, field: int) -> set[int]:
    """The finished cities a field touches."""
    return {city for city in cities_at(p, sheet, field) if p.open[city] == 0}
