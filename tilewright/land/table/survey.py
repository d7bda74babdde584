"""A landscape read from plain Python, for words and pictures: what lies where, and what belongs together."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tilewright.kit.square import CELLS, NEIGHBOURS, ROW
from tilewright.land.rules import landscape
from tilewright.land.rules.tile import STEPS

Record = Any  # one position with the fields of a landscape


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table."""

    number: int
    type: int
    facing: int
    x: int
    y: int
    node: int  # its first


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure on the table."""

    seat: int
    number: int
    tile: Laid
    part: int


def laid(p: Record, number: int) -> Laid:
    """The tile laid as the given one, counted from 0."""
    row = int(p.laid_row[number])
    return Laid(number, row >> 2, row & 3, int(p.laid_x[number]), int(p.laid_y[number]), int(p.laid_node[number]))


def tiles(p: Record) -> Iterator[Laid]:
    """Every tile on the table in the order they were laid."""
    return (laid(p, number) for number in range(int(p.laid)))


def figures(p: Record) -> Iterator[Standing]:
    """Every figure on the land."""
    for seat, row in enumerate(p.figure_at[: int(p.seats)]):
        for number, node in enumerate(row):
            if node >= 0:
                tile = laid(p, int(p.node_tile[node]))
                yield Standing(seat, number, tile, int(node) - tile.node)


def tile_at(p: Record, x: int, y: int) -> Laid | None:
    """The tile on a cell, if any."""
    number = int(p.board[(x + ROW * y) % CELLS]) - 1
    if not 0 <= number < int(p.laid):
        return None
    found = laid(p, number)
    return found if (found.x, found.y) == (x, y) else None


def place_of(p: Record, x: int, y: int) -> int:
    """The place in the frontier of an empty cell next to a tile."""
    return int(p.board[(x + ROW * y) % CELLS]) - landscape.FRONTIER


def where(p: Record, place: int) -> tuple[int, int]:
    """The true x and y of a cell of the frontier."""
    cell = int(p.frontier_cell[place])
    for (dx, dy), step in zip(STEPS, NEIGHBOURS, strict=True):
        number = int(p.board[(cell + step) % CELLS]) - 1
        if 0 <= number < int(p.laid):
            return int(p.laid_x[number]) - dx, int(p.laid_y[number]) - dy
    raise ValueError(f"place {place} is not in the frontier")


def clash(p: Record, sheet: Any, row: int, x: int, y: int) -> tuple[int, int, int] | None:
    """The first side on which a tile (4 * type + facing) does not fit: the side, what it shows, what is beyond."""
    for side, (dx, dy) in enumerate(STEPS):
        other = tile_at(p, x + dx, y + dy)
        if other is not None:
            own = int(sheet[row, landscape.SHOWS + side])
            beyond = int(sheet[4 * other.type + other.facing, landscape.SHOWS + (side + 2) % 4])
            if own != beyond:
                return side, own, beyond
    return None


def is_apart(p: Record, x: int, y: int) -> bool:
    """Whether a cell touches no tile along a side."""
    return all(tile_at(p, x + dx, y + dy) is None for dx, dy in STEPS)


def holders(p: Record, node: int) -> list[int]:
    """The seats with figures in the area of a node."""
    area = p.area[node]
    return sorted({figure.seat for figure in figures(p) if p.area[figure.tile.node + figure.part] == area})


def members(p: Record, area: int) -> list[int]:
    """The nodes of an area."""
    nodes = [area]
    while (node := int(p.ring[nodes[-1]])) != area:
        nodes.append(node)
    return nodes


def tiles_of(p: Record, area: int) -> list[Laid]:
    """The different tiles an area lies on."""
    return [laid(p, number) for number in sorted({int(p.node_tile[node]) for node in members(p, area)})]


def finished_cities(p: Record, sheet: Any, field: int) -> set[int]:
    """The finished cities a field touches."""
    cities = set()
    for node in members(p, field):
        tile = laid(p, int(p.node_tile[node]))
        touches = int(sheet[4 * tile.type + tile.facing, landscape.TOUCHES + node - tile.node])
        cities |= {int(p.area[tile.node + part]) for part in range(landscape.MOST_PARTS) if touches >> part & 1}
    return {city for city in cities if p.open[city] == 0}
