"""What it takes to finish an area of square land: the places that are still open, and which of the tiles left fit."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tilewright.kit.square import CELLS
from tilewright.land.rules import landscape
from tilewright.land.table import survey
from tilewright.land.table.feature import Land

Left = Sequence[int]  # how many tiles of each type are left


@dataclass(frozen=True, slots=True)
class Closing:
    """How many places of an area are open, and how many of the tiles left fit."""

    cells: int
    left: int  # tiles that are left
    fit: int  # of these: with one open place, those that finish the area there; else those that fit the hardest place

    @property
    def is_possible(self) -> bool:
        """Whether enough tiles are left."""
        return self.cells <= self.left and self.fit > 0


def closing(p: Any, land: Land, area: int, left: Left) -> Closing:
    """What it takes to finish a city, road or monastery that is not finished, in a plain position."""
    cells = _open_cells(p, land, area)
    count = sum(left)
    if len(cells) == 1:
        [cell] = cells
        return Closing(1, count, _finishers(p, land, area, cell, left))
    return Closing(len(cells), count, min(_fitting(p, land, cell, left) for cell in cells))


def _tile_on(p: Any, cell: int) -> int:
    """The number of the tile on a cell, -1 if none."""
    number = p.board[cell % CELLS]
    return number - 1 if number < landscape.FRONTIER else -1


def _open_cells(p: Any, land: Land, area: int) -> set[int]:
    """The empty cells that keep an area open."""
    found = set()
    for node in survey.members(p, area):
        tile = p.node_tile[node]
        row, part = land.sheet[p.laid_row[tile]], node - p.laid_node[tile]
        is_monastery = row[landscape.MONASTERY] == part
        for number, step in enumerate(landscape.AROUND if is_monastery else landscape.AROUND[:4]):
            cell = (p.laid_cell[tile] + int(step)) % CELLS
            if (is_monastery or row[landscape.SIDE + number] == part) and _tile_on(p, cell) < 0:
                found.add(cell)
    return found


def _need(p: Any, cell: int) -> int:
    """What the tiles around an empty cell show there."""
    place = p.board[cell] - landscape.FRONTIER
    return int(p.frontier_need[place]) if place >= 0 else 0


def _fitting(p: Any, land: Land, cell: int, left: Left) -> int:
    """How many of the tiles left fit a cell."""
    need = _need(p, cell)
    return sum(count for kind, count in enumerate(left) if count and land.fits[kind, need])


def _finishers(p: Any, land: Land, area: int, cell: int, left: Left) -> int:
    """How many of the tiles left finish an area on its last open cell, turned in some way."""
    need, around = _need(p, cell), [_area_across(p, land, cell, side) for side in range(4)]
    is_monastery = area not in around
    found = 0
    for kind, count in enumerate(left):
        facings = [facing for facing in range(4) if land.fits[kind, need] >> facing & 1] if count else []
        if any(is_monastery or _finishes(p, land, area, 4 * kind + facing, around) for facing in facings):
            found += count
    return found


def _area_across(p: Any, land: Land, cell: int, side: int) -> int | None:
    """The city or road that meets an empty cell on one side; -1 if there is a tile without one, None without a tile."""
    tile = _tile_on(p, cell + int(landscape.AROUND[side]))
    if tile < 0:
        return None
    part = int(land.sheet[p.laid_row[tile]][landscape.SIDE + (side + 2) % 4])
    return p.area[p.laid_node[tile] + part] if part >= 0 else -1


def _finishes(p: Any, land: Land, area: int, row: int, around: list[int | None]) -> bool:
    """Whether a tile (4 * type + facing) leaves an area without open sides, with all that it joins there."""
    parts = land.sheet[row][landscape.SIDE : landscape.SIDE + 4].tolist()
    joined, todo = {area}, [area]
    while todo:
        one = todo.pop()
        if p.open[one] != around.count(one):
            return False  # it is open elsewhere
        reached = {part for part, across in zip(parts, around, strict=True) if across == one}
        for part, across in zip(parts, around, strict=True):
            if part not in reached or across in joined:
                continue
            if across is None:
                return False  # the tile leads on
            joined.add(across)
            todo.append(across)
    return True
