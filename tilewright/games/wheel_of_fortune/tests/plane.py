"""The oracle's land: tiles and the wheel board as points in a plane.

The y axis points south, and a tile is four units wide. A city or road crosses the border of a tile in the middle of a
side, and a field one unit to either side of the middle. Parts of two tiles are connected exactly if they share such a
point, and an area is finished when each of its points belongs to two parts.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Point = tuple[int, int]

MIDDLES = {"N": (0, -2), "E": (2, 0), "S": (0, 2), "W": (-2, 0)}
HALVES = ((-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1))  # in the order of the material file
BOARD = (0, 0)  # the north-west place of the board


# Material


@dataclass(frozen=True)
class Part:
    """A piece of city, road or field on one tile or on the board, or a monastery, which has no points."""

    kind: str
    index: int  # among the parts of this kind, in the order of the material file
    points: frozenset[Point]
    squares: frozenset[Cell] = frozenset({(0, 0)})
    home: Cell = (0, 0)  # the tile's cell, or BOARD
    shields: int = 0
    cities: tuple[int, ...] = ()  # of a field: the cities it touches on the same tile or board


@dataclass(frozen=True)
class Tile:
    """A type of tile, not turned, at the origin."""

    copies: tuple[int, ...]  # number without a wheel symbol, and with a 1, a 2 or a 3
    borders: dict[Point, str]
    parts: tuple[Part, ...]


def at(cell: Cell, point: Point) -> Point:
    """A point relative to the centre of a cell, as a point in the plane."""
    return 4 * cell[0] + point[0], 4 * cell[1] + point[1]


def turned(point: Point, facing: int) -> Point:
    """The point rotated clockwise around the origin by quarter turns."""
    for _ in range(facing):
        point = (-point[1], point[0])
    return point


def _tile(row: dict[str, Any]) -> Tile:
    parts = [Part("monastery", 0, frozenset())] if row["monastery"] else []
    for index, sides in enumerate(row["cities"]):
        parts.append(Part("city", index, frozenset(MIDDLES[side] for side in sides), shields=row["shields"][index]))
    for index, sides in enumerate(row["roads"]):
        parts.append(Part("road", index, frozenset(MIDDLES[side] for side in sides)))
    for index, field in enumerate(row["fields"]):
        points = frozenset(HALVES[half] for half in field["edges"])
        parts.append(Part("field", index, points, cities=tuple(field["cities"])))
    borders = {MIDDLES[side]: kind for side, kind in row["edges"].items()}
    return Tile(tuple(row["wheel_counts"]), borders, tuple(parts))


def _cell(place: list[int]) -> Cell:
    x, y = place
    return x, y


def _board_parts(board: dict[str, Any]) -> Iterator[Part]:
    for kind in ("city", "road"):
        for index, row in enumerate(board[kind]):
            points = frozenset(at(_cell(one["place"]), MIDDLES[one["side"]]) for one in row["sides"])
            yield Part(kind, index, points, frozenset(map(_cell, row["places"])), BOARD, row.get("shields", 0))
    for index, row in enumerate(board["field"]):
        points = frozenset(at(_cell(one["place"]), HALVES[half]) for one in row["slots"] for half in one["slots"])
        squares = frozenset(_cell(one["place"]) for one in row["slots"])
        yield Part("field", index, points, squares, BOARD, cities=tuple(row["cities"]))


def _board_borders(shown: dict[str, list[str]]) -> dict[Point, str]:
    last = len(shown["N"]) - 1
    borders = {}
    for step in range(last + 1):
        for side, cell in (("N", (step, 0)), ("E", (last, step)), ("S", (step, last)), ("W", (0, step))):
            borders[at(cell, MIDDLES[side])] = shown[side][step]
    return borders


_MATERIAL = tomllib.loads((Path(__file__).parent.parent / "rules" / "material.toml").read_text(encoding="utf-8"))
TILES = {row["id"]: _tile(row) for row in _MATERIAL["tile"]}
CROWNS: dict[str, int] = {row["id"]: row["crowns"] for row in _MATERIAL["wheel"]["segment"]}
SEGMENTS = list(CROWNS)
BOARD_CELLS = frozenset((x, y) for x in range(4) for y in range(4))
BOARD_PARTS = tuple(_board_parts(_MATERIAL["start_board"]))
BOARD_BORDERS = _board_borders(_MATERIAL["start_board"]["edges"])


@cache
def borders(name: str, cell: Cell, facing: int) -> dict[Point, str]:
    """What a tile laid like this shows in the middle of each side."""
    return {at(cell, turned(point, facing)): kind for point, kind in TILES[name].borders.items()}


@cache
def laid_parts(name: str, cell: Cell, facing: int) -> tuple[Part, ...]:
    """The parts of a tile laid like this."""
    return tuple(
        replace(
            part,
            points=frozenset(at(cell, turned(point, facing)) for point in part.points),
            squares=frozenset({cell}),
            home=cell,
        )
        for part in TILES[name].parts
    )


def around(cell: Cell) -> Iterator[Cell]:
    """The eight cells around a cell."""
    x, y = cell
    return ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0))


# Areas


class Area:
    """Connected parts of one kind."""

    def __init__(self, parts: list[Part]) -> None:
        self.kind = parts[0].kind
        self.parts = {(part.home, part.index) for part in parts}
        self.squares = frozenset[Cell]().union(*(part.squares for part in parts))
        self.shields = sum(part.shields for part in parts)
        self.cities = {(part.home, city) for part in parts for city in part.cities}
        meetings = Counter(point for part in parts for point in part.points)
        self.is_closed = all(count == 2 for count in meetings.values())


def joined(parts: Iterable[Part]) -> list[Area]:
    """The areas formed by parts of one kind."""
    group_at: dict[Point, list[Part]] = {}
    for part in parts:
        group = [part]
        for point in part.points:
            met = group_at.setdefault(point, group)
            if met is not group:
                group += met
                group_at |= {reached: group for member in met for reached in member.points}
    return [Area(group) for group in {id(group): group for group in group_at.values()}.values()]
