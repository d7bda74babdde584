"""Fields of a square land tile: the extent of each part, its border, and where a figure lies in it.

The data gives fields no shape: a field is the space that everything else leaves free. It is found on a raster with
nodes 2 units apart, rows from north to south and columns from west to east.
"""

import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from tilewright.core.svg import Point
from tilewright.land.rules.tile import LandTile
from tilewright.land.table.art.geometry import HALF, Numbers, distance, geometry, turn

_STEP = 2.0
_SIZE = round(2 * HALF / _STEP) + 1


@lru_cache(maxsize=1024)
def raster(tile: LandTile, facing: int) -> tuple[NDArray[np.int64], Numbers]:
    """The field part of each node of the raster (0: none, else 1 + index), and each node's clearance.

    A part is everything that can be reached from its half sides in the data without crossing anything.
    """
    shape = geometry(tile, facing)
    clear = shape.clearance(_nodes()).reshape(_SIZE, _SIZE)
    parts = np.zeros(clear.shape, dtype=np.int64)
    for index, part in enumerate(shape.tile.fields):
        seeds = np.zeros(clear.shape, dtype=np.bool_)
        for half in part.halves:
            for along in range(16, 36, 2):
                x, y = turn((along if half % 2 else -along, -HALF), half // 2)
                seeds[node((x, y))] = True
        parts[_spread(seeds & (clear > 0), clear > 0)] = index + 1
    return parts, clear


@lru_cache(maxsize=1)
def _nodes() -> Numbers:
    rows, columns = np.mgrid[0:_SIZE, 0:_SIZE]
    return np.stack([columns.ravel() * _STEP - HALF, rows.ravel() * _STEP - HALF], axis=1)


def node(point: Point) -> tuple[int, int]:
    """Row and column of the raster node nearest to a point."""
    return round((point[1] + HALF) / _STEP), round((point[0] + HALF) / _STEP)


def _spread(seeds: NDArray[np.bool_], free: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """All free nodes that can be reached from the seeds through free nodes."""
    reached, count = seeds, np.count_nonzero(seeds)
    while True:
        wider = reached.copy()
        wider[1:] |= reached[:-1]
        wider[:-1] |= reached[1:]
        wider[:, 1:] |= reached[:, :-1]
        wider[:, :-1] |= reached[:, 1:]
        wider &= free
        more = np.count_nonzero(wider)
        if more == count:
            return reached
        reached, count = wider, more


def place(tile: LandTile, facing: int, index: int, taken: tuple[Point, float] | None = None) -> Point:
    """The pole of inaccessibility of a field part, the point farthest from every border: a figure lies there.

    `taken` is a round spot (centre and radius) that a figure should not cover.
    """
    parts, clear = raster(tile, facing)
    nodes = _nodes()
    side = HALF - np.maximum(np.abs(nodes[:, 0]) + 5, np.abs(nodes[:, 1]))  # a lying figure is wider than it is high
    room = np.minimum(np.minimum(clear.ravel(), side), 14)
    if taken:
        (x, y), radius = taken
        room = np.minimum(room, np.hypot(nodes[:, 0] - x, nodes[:, 1] - y) - radius)
    room -= 0.04 * np.hypot(nodes[:, 0], nodes[:, 1])  # prefer points near the centre
    best = int(np.argmax(np.where(parts.ravel() == index + 1, room, -np.inf)))
    return (float(nodes[best, 0]), float(nodes[best, 1]))


def outline(tile: LandTile, facing: int, index: int) -> list[Point]:
    """A field part as one polygon; if it surrounds a monastery, a cut of zero width leads to the hole."""
    parts, clear = raster(tile, facing)
    rings = sorted(borders(parts == index + 1, clear, HALF), key=len, reverse=True)
    outline = simplified(rings[0])
    for hole in map(simplified, rings[1:]):
        at, entry = min(
            ((at, entry) for at in range(len(outline)) for entry in range(len(hole))),
            key=lambda pair: math.dist(outline[pair[0]], hole[pair[1]]),
        )
        outline = [*outline[: at + 1], *hole[entry:], *hole[: entry + 1], *outline[at:]]
    return outline


def borders(nodes: NDArray[np.bool_], clear: Numbers, half: float) -> list[list[Point]]:
    """The borders of a set of raster nodes in a square, found by walking between the nodes inside and outside the set.

    `half` is half the side of the square.
    """
    within = np.pad(nodes, 1)
    depth = np.pad(clear, 1, constant_values=-1.0)
    corners = ((0, 0), (0, 1), (1, 1), (1, 0))
    mixed = within[:-1, :-1].astype(int) + within[:-1, 1:] + within[1:, :-1] + within[1:, 1:]
    following: dict[frozenset[tuple[int, int]], frozenset[tuple[int, int]]] = {}
    for row, column in np.argwhere((mixed > 0) & (mixed < 4)):
        cell = [(int(row) + down, int(column) + right) for down, right in corners]
        inner = [bool(within[corner]) for corner in cell]
        for first in range(4):
            if inner[first] and not inner[first - 1]:
                last = first
                while inner[(last + 1) % 4]:
                    last += 1
                leave = frozenset((cell[last % 4], cell[(last + 1) % 4]))
                following[leave] = frozenset((cell[first - 1], cell[first]))
    rings = []
    while following:
        edge, goal = following.popitem()
        ring = [_border(edge, within, depth, half)]
        while goal != edge:
            ring.append(_border(goal, within, depth, half))
            goal = following.pop(goal)
        rings.append(ring)
    return rings


def _border(edge: frozenset[tuple[int, int]], within: NDArray[np.bool_], depth: Numbers, half: float) -> Point:
    """Where the field ends between two neighbouring nodes of the padded raster."""
    outer, inner = sorted(edge, key=lambda corner: (bool(within[corner]), corner))
    share = float(depth[inner] / (depth[inner] + abs(depth[outer])))
    (y1, x1), (y2, x2) = inner, outer

    def unit(start: int, end: int) -> float:
        first, second = (min(max((value - 1) * _STEP - half, -half), half) for value in (start, end))
        return first + (second - first) * share

    return unit(x1, x2), unit(y1, y2)


def simplified(line: list[Point]) -> list[Point]:
    """The same line without redundant points: those within a quarter unit of the line without them."""
    if len(line) < 3:
        return line
    spots = np.array(line[1:-1], dtype=np.float64)
    away = distance(spots, [(line[0], line[-1])])
    if away.max() < 0.25:
        return [line[0], line[-1]]
    bend = int(away.argmax()) + 1
    return simplified(line[: bend + 1])[:-1] + simplified(line[bend:])
