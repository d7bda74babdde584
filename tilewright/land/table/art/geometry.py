"""The geometry of a square land tile: walls, roads, rivers, fields and the places of figures.

A tile is 100 units wide and its centre is the origin; x grows to the east, y to the south. The data is turned first,
so everything here is about the tile as it lies on the table.
"""

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from tilewright.core.svg import Point
from tilewright.land.rules import tile as land_tile

Points = tuple[Point, ...]
Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]

HALF = 50.0  # from a tile's centre to its sides
ROAD = 6.2  # half the width, casing included
RIVER = 9.5
WALL = 3.3
WELL = 12.5  # radius of the cobbled area around a well
MONASTERY = 25.0  # radius of the garden wall
SMALL_MONASTERY = 0.8  # scale of a monastery that shares its tile with a river
SPRING = 13.0
LAKE = 25.0

# The wall from the end of a city's north side, clockwise, to the start of its next side, by how many quarter turns
# away that is. A side runs from 6 to 94 of 100, so that the walls of neighbouring tiles meet.
_WALLS: dict[int, Points] = {
    2: ((44, -50), (34, -34), (26, -14), (26, 14), (34, 34), (44, 50)),
    3: ((44, -50), (34, -34), (16, -13), (-13, 16), (-34, 34), (-50, 44)),
    4: ((44, -50), (35, -41), (16, -26), (6, -21.5), (-6, -21.5), (-16, -26), (-35, -41), (-44, -50)),
}


@dataclass(frozen=True)
class City:
    """One city part: its border, the walls along it, where a figure stands and where a shield hangs."""

    sides: tuple[int, ...]
    outline: Points
    walls: tuple[Points, ...]
    place: Point
    shield: Point | None


@dataclass(frozen=True)
class Way:
    """The centre line of a road or river: as cubic curves for drawing, and as points for measuring."""

    sides: tuple[int, ...]
    curve: Points
    line: Points
    gate: Point | None = None  # where it ends at a city's gate


@dataclass(frozen=True)
class Geometry:
    """The geometry of one tile as it lies."""

    tile: land_tile.LandTile  # already turned
    seed: str
    cities: tuple[City, ...]
    roads: tuple[Way, ...]
    rivers: tuple[Way, ...]
    monastery: Point | None
    well: Point | None
    pond: Point | None  # where a river that reaches only one side begins or ends

    @property
    def monastery_scale(self) -> float:
        """A monastery next to a river is a little smaller."""
        return SMALL_MONASTERY if self.rivers else 1.0

    @property
    def is_lake(self) -> bool:
        """Whether the pond is the lake at the river's end, not its spring."""
        return self.tile.extra.get("river_role") == "lake"

    def clearance(self, spots: Numbers) -> Numbers:
        """The distance of each spot (a row of x and y) to the nearest border of its field; negative outside fields."""
        clear = np.full(len(spots), 2 * HALF)
        within = np.clip(
            spots, 0.01 - HALF, HALF - 0.01
        )  # a spot on the tile's edge belongs to whatever is just inside
        for city in self.cities:
            wall = distance(spots, city.walls) if city.walls else clear
            clear = np.minimum(clear, np.where(inside(within, city.outline), -wall - WALL, wall - WALL))
        for ways, width in ((self.roads, ROAD), (self.rivers, RIVER)):
            if ways:
                clear = np.minimum(clear, distance(spots, [way.line for way in ways]) - width)
        for centre, radius in self.discs():
            clear = np.minimum(clear, np.hypot(spots[:, 0] - centre[0], spots[:, 1] - centre[1]) - radius)
        return clear

    def discs(self) -> list[tuple[Point, float]]:
        """Round obstacles that no field enters: centre and radius."""
        found = []
        if self.monastery:
            found.append((self.monastery, (MONASTERY + 1.8) * self.monastery_scale))
        if self.well:
            found.append((self.well, WELL))
        if self.pond:
            found.append((self.pond, LAKE if self.is_lake else SPRING))
        return found


def turn(point: Point, quarters: int) -> Point:
    """The point after quarter turns clockwise around the tile's centre."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def middle(side: int) -> Point:
    """The middle of a side, where roads and rivers cross it."""
    return turn((0, -HALF), side)


def inside(spots: Numbers, outline: Sequence[Point]) -> Flags:
    """Which spots lie inside a polygon."""
    x, y = spots[:, 0], spots[:, 1]
    odd = np.zeros(len(spots), dtype=np.bool_)
    for (x1, y1), (x2, y2) in _pairs((*outline, outline[0])):
        if y1 != y2:
            odd ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return odd


def distance(spots: Numbers, lines: Iterable[Sequence[Point]]) -> Numbers:
    """The distance of each spot to the nearest line."""
    segments = np.array([pair for line in lines for pair in _pairs(line)], dtype=np.float64)
    some = max(1, _AT_ONCE // max(1, len(spots)))
    squares = [_squares(spots, segments[at : at + some]) for at in range(0, len(segments), some)]
    nearest: Numbers = np.sqrt(np.minimum.reduce(squares))
    return nearest


_AT_ONCE = 1 << 14  # spots times segments; more would not fit in the processor's cache


def _squares(spots: Numbers, segments: Numbers) -> Numbers:
    """The squared distance of each spot to the nearest segment."""
    x, y = segments[:, 0, :1], segments[:, 0, 1:]
    along_x, along_y = segments[:, 1, :1] - x, segments[:, 1, 1:] - y
    gap_x, gap_y = spots[:, 0] - x, spots[:, 1] - y
    share = gap_x * along_x + gap_y * along_y
    share /= np.maximum(along_x**2 + along_y**2, 1e-9)
    np.clip(share, 0, 1, out=share)
    gap_x -= share * along_x
    gap_y -= share * along_y
    found: Numbers = (gap_x**2 + gap_y**2).min(axis=0)
    return found


def _pairs(line: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(pairwise(line))


@lru_cache(maxsize=1024)
def geometry(tile: land_tile.LandTile, facing: int) -> Geometry:
    """The geometry of a tile that lies with this facing."""
    lying = tile.turned(facing)
    monastery = _monastery(lying)
    ends = [part for part in lying.roads if len(part) == 1]
    has_well = bool(ends) and not monastery and (len(ends) >= 3 or not lying.cities)
    cities = tuple(_city(part, shields > 0) for part, shields in zip(lying.cities, lying.shields, strict=True))
    rng = random.Random(f"{tile.name}/{facing}/bow")
    return Geometry(
        tile=lying,
        seed=f"{tile.name}/{facing}",
        cities=cities,
        rivers=tuple(_river(lying, part, rng) for part in lying.rivers),
        roads=tuple(_road(lying, part, cities, monastery, rng) for part in lying.roads),
        monastery=monastery,
        well=(0, 0) if has_well else None,
        pond=(0, 0) if any(len(part) == 1 for part in lying.rivers) else None,
    )


def _monastery(tile: land_tile.LandTile) -> Point | None:
    if not tile.monastery:
        return None
    if not tile.rivers:
        return (0, 0)
    return turn((0, -25), tile.shows.index(land_tile.FIELD))  # on dry land, on the side that nothing crosses


def _city(sides: tuple[int, ...], has_shield: bool) -> City:
    ordered = sorted(sides)
    outline: list[Point] = []
    walls: list[Points] = []
    for side, following in zip(ordered, ordered[1:] + ordered[:1], strict=True):
        gap = (following - side) % 4 or 4
        if gap == 1 or len(sides) == 4:
            outline.append(turn((HALF, -HALF), side))
        else:
            walls.append(tuple(turn(point, side) for point in _WALLS[gap]))
            outline.extend(walls[-1])
    place, shield = _city_places(ordered)
    return City(sides, tuple(outline), tuple(walls), place, shield if has_shield else None)


def _city_places(sides: list[int]) -> tuple[Point, Point]:
    """Where a figure stands in a city, and where its shield hangs."""
    if len(sides) == 4:
        return (0, 2), (-28, -24)
    if len(sides) == 3:
        open_to = (6 - sum(sides) + 2) % 4  # the side opposite the missing one
        return turn((0, -8), open_to), turn((-32, -30), open_to)
    if len(sides) == 1:
        return turn((0, -37), sides[0]), turn((-22, -39), sides[0])
    if sides[1] - sides[0] == 2:
        return (0, 0), (-33, 0) if sides[0] == 1 else (0, -34)
    first = sides[0] if sides[1] - sides[0] == 1 else 3
    return turn((16, -16), first), turn((37, -36), first)


def _road(
    tile: land_tile.LandTile,
    sides: tuple[int, ...],
    cities: tuple[City, ...],
    monastery: Point | None,
    rng: random.Random,
) -> Way:
    if len(sides) == 2:
        return _through(sides, _bow(tile, sides, rng))
    start = middle(sides[0])
    if monastery:
        # the road ends just inside the garden wall
        reach = MONASTERY * (SMALL_MONASTERY if tile.rivers else 1) - 2
        return _straight(sides, start, _towards(monastery, start, reach))
    if not cities or sum(len(part) == 1 for part in tile.roads) >= 3:
        return _straight(sides, start, _towards((0, 0), start, WELL - 2))
    walls = [wall for city in cities for wall in city.walls]
    ahead = _wall_ahead(start, walls)
    if ahead:
        return _straight(sides, start, ahead, gate=ahead)
    longest = max(walls, key=len)  # no wall straight ahead: the road bends to the middle of a wall
    gate = _midpoint(longest[len(longest) // 2 - 1], longest[len(longest) // 2])
    return _way(sides, (start, _scaled(start, 0.2), _scaled(gate, 0.1), gate), gate)


def _river(tile: land_tile.LandTile, sides: tuple[int, ...], rng: random.Random) -> Way:
    if len(sides) == 2:
        return _through(sides, _bow(tile, sides, rng))
    x, y = middle(sides[0])
    return _way(sides, ((x, y), (x / 2, y / 2), (y / 5, x / 5), (0, 0)))


def _bow(tile: land_tile.LandTile, sides: tuple[int, ...], rng: random.Random) -> Point:
    """How far a straight road or river swerves in the middle of the tile, as a vector perpendicular to its course."""
    monastery = _monastery(tile)
    if tile.rivers and monastery:
        return _scaled(monastery, -14 / 25)
    lone = [part[0] for part in tile.cities if len(part) == 1]
    if lone:
        x, y = (sum(values) for values in zip(*(middle(side) for side in lone), strict=True))
        return _scaled((x, y), -8 / HALF)
    if tile.rivers and tile.roads:
        return (0, 0)  # they cross at a right angle
    return turn((rng.choice((-7, 7)), 0), sides[0])


def _through(sides: tuple[int, ...], bow: Point) -> Way:
    """A way from one side to another that meets both at right angles."""
    start, end = middle(sides[0]), middle(sides[1])
    if (sides[0] - sides[1]) % 4 != 2:
        return _way(sides, (start, _scaled(start, 0.48), _scaled(end, 0.48), end))
    return _way(
        sides,
        (
            start,
            _scaled(start, 0.48),
            _sum(_scaled(start, 0.52), bow),
            bow,
            _sum(_scaled(end, 0.52), bow),
            _scaled(end, 0.48),
            end,
        ),
    )


def _straight(sides: tuple[int, ...], start: Point, end: Point, gate: Point | None = None) -> Way:
    third = _sum(_scaled(start, 2 / 3), _scaled(end, 1 / 3))
    return _way(sides, (start, third, _sum(_scaled(start, 1 / 3), _scaled(end, 2 / 3)), end), gate)


def _way(sides: tuple[int, ...], curve: Points, gate: Point | None = None) -> Way:
    line = [curve[0]]
    for start in range(0, len(curve) - 1, 3):
        line.extend(_cubic(curve[start : start + 4], step / 12) for step in range(1, 13))
    return Way(sides, curve, tuple(line), gate)


def _cubic(controls: Points, share: float) -> Point:
    rest = 1 - share
    weights = (rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3)
    return (
        sum(weight * x for weight, (x, _) in zip(weights, controls, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, controls, strict=True)),
    )


def _wall_ahead(start: Point, walls: list[Points]) -> Point | None:
    """Where a road straight in from a side would hit a wall."""
    goal = _scaled(start, -1)
    hits = [hit for wall in walls for pair in _pairs(wall) if (hit := crossing((start, goal), pair))]
    return min(hits, key=lambda hit: math.dist(start, hit), default=None)


def crossing(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point | None:
    """Where two line segments cross."""
    (x1, y1), (x2, y2) = one
    (x3, y3), (x4, y4) = other
    slant = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3)
    if abs(slant) < 1e-9:
        return None
    along = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / slant
    across = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / slant
    if not (0 <= along <= 1 and 0 <= across <= 1):
        return None
    return (x1 + along * (x2 - x1), y1 + along * (y2 - y1))


def road_place(way: Way) -> Point:
    """The point halfway along a road."""
    lengths = [math.dist(one, other) for one, other in _pairs(way.line)]
    left = sum(lengths) / 2
    for (one, other), length in zip(_pairs(way.line), lengths, strict=True):
        if left <= length:
            return _sum(_scaled(one, 1 - left / length), _scaled(other, left / length))
        left -= length
    return way.line[-1]


def _scaled(point: Point, factor: float) -> Point:
    return (point[0] * factor, point[1] * factor)


def _sum(one: Point, other: Point) -> Point:
    return (one[0] + other[0], one[1] + other[1])


def _midpoint(one: Point, other: Point) -> Point:
    return _scaled(_sum(one, other), 0.5)


def _towards(centre: Point, start: Point, reach: float) -> Point:
    """The point at distance `reach` from the centre, towards `start`."""
    whole = math.dist(centre, start)
    return (centre[0] + (start[0] - centre[0]) * reach / whole, centre[1] + (start[1] - centre[1]) * reach / whole)
