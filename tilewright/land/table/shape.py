"""Outlines of the parts of square land tiles as path data: cities, roads, fields and monasteries."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from tilewright.core import svg
from tilewright.core.svg import Point
from tilewright.land.rules.tile import LandTile
from tilewright.land.table.art import tile as land_tile
from tilewright.land.table.art.geometry import ROAD


def shape_id(name: str, facing: int, kind: str, index: int) -> str:
    """The id of the shape of a part of a tile with this facing."""
    return f"{name}/{facing}/{kind}{index}"


def shapes(tiles: Iterable[LandTile]) -> dict[str, str]:
    """The shape of every part of every tile, around the tile's centre."""
    return {
        shape_id(tile.name, facing, kind, index): part(tile, facing, kind, index)
        for tile in tiles
        for facing in range(4)
        for kind, index in land_tile.places(tile, facing)
    }


def part(tile: LandTile, facing: int, kind: str, index: int) -> str:
    """The outline of one part of a tile."""
    line = land_tile.outline(tile, facing, kind, index)
    return svg.ring(ribbon(line) if kind == "road" else line)


def ribbon(line: Sequence[Point], half: float = ROAD) -> list[Point]:
    """The border of a road with this centre line: along one side and back along the other."""
    ways = [math.atan2(y2 - y1, x2 - x1) for (x1, y1), (x2, y2) in pairwise(line)]
    left, right = [], []
    for at, (x, y) in enumerate(line):
        before, after = ways[max(at - 1, 0)], ways[min(at, len(ways) - 1)]
        aside = before + math.remainder(after - before, math.tau) / 2 + math.pi / 2
        dx, dy = half * math.cos(aside), half * math.sin(aside)
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return left + right[::-1]
