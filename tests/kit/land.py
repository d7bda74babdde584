"""Land tiles for tests of pictures: those of every game, and some that no game has."""

import itertools
import math
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilewright.games
from tilewright.land.rules.tile import CITY, FIELD, ROAD, FieldPart, LandTile, load

Point = tuple[float, float]


def made(name: str, shows: tuple[int, int, int, int], **parts: object) -> LandTile:
    """A tile that is in no material file."""
    blank: dict[str, object] = {
        "cities": (),
        "shields": (),
        "roads": (),
        "rivers": (),
        "fields": (),
        "monastery": False,
    }
    return LandTile(name=name, set="made", count=1, shows=shows, extra={}, **(blank | parts))  # type: ignore[arg-type]


MADE = [
    made(
        "three caps",
        (CITY, CITY, FIELD, CITY),
        cities=((0,), (1,), (3,)),
        shields=(0, 0, 0),
        fields=(FieldPart((4, 5), (0, 1, 2)),),
    ),
    made(
        "bend to the gate and a curve",
        (CITY, ROAD, ROAD, ROAD),
        cities=((0,),),
        shields=(0,),
        roads=((1, 2), (3,)),
        fields=(FieldPart((2, 5, 6), (0,)), FieldPart((3, 4), ()), FieldPart((7,), (0,))),
    ),
    made(
        "gate in a slanting wall",
        (CITY, CITY, FIELD, ROAD),
        cities=((0, 1),),
        shields=(0,),
        roads=((3,),),
        fields=(FieldPart((4, 5, 6), (0,)), FieldPart((7,), (0,))),
    ),
    made(
        "two curves",
        (ROAD, ROAD, ROAD, ROAD),
        roads=((0, 1), (2, 3)),
        fields=(FieldPart((0, 3, 4, 7), ()), FieldPart((1, 2), ()), FieldPart((5, 6), ())),
    ),
    made(
        "monastery between two roads",
        (FIELD, ROAD, FIELD, ROAD),
        roads=((1,), (3,)),
        monastery=True,
        fields=(FieldPart((0, 1, 2, 7), ()), FieldPart((3, 4, 5, 6), ())),
    ),
]


def material() -> Iterator[LandTile]:
    """Every land tile of every game."""
    for path in sorted(Path(tilewright.games.__path__[0]).glob("*/rules/material.toml")):
        rows = tomllib.loads(path.read_text(encoding="utf-8")).get("tile", [])
        if rows and all("fields" in row and "cities" in row for row in rows):
            yield from load(path).values()


TILES = [*material(), *MADE]
LYING = [(tile, facing) for tile in TILES for facing in range(4)]
every_tile = pytest.mark.parametrize("tile", TILES, ids=lambda tile: f"{tile.set}-{tile.name}")


def is_inside(point: Point, polygon: list[Point]) -> bool:
    odd = False
    for (x1, y1), (x2, y2) in itertools.pairwise([*polygon, polygon[0]]):
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < (x2 - x1) * (point[1] - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def distance(point: Point, line: list[Point]) -> float:
    nearest = math.inf
    for (x1, y1), (x2, y2) in itertools.pairwise(line):
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2
        share = ((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / length if length else 0
        share = min(max(share, 0), 1)
        nearest = min(nearest, math.dist(point, (x1 + share * (x2 - x1), y1 + share * (y2 - y1))))
    return nearest
