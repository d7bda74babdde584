"""Square land tiles for a terminal: eleven columns and five rows of characters with Rich markup.

Every cell sets its own background, so a tile looks the same in light and dark terminals. Every kind of land has its
own characters, so tiles can be read without colour too.
"""

import math
import random
from functools import lru_cache
from itertools import groupby, pairwise

import numpy as np

from tilewright.core.palette import DAY
from tilewright.core.svg import Point
from tilewright.land.rules.tile import LandTile
from tilewright.land.table.art import field as land_field
from tilewright.land.table.art import geometry as ground
from tilewright.land.table.art import tile as land_tile
from tilewright.land.table.art.geometry import Geometry, Way

COLUMNS, ROWS = 11, 5
Cell = tuple[int, int]  # row and column
_Canvas = dict[Cell, tuple[str, str]]  # a character and its style

_COLOURS = DAY.land
_GRASS = f"{_COLOURS.tree_dark} on {_COLOURS.field}"
_ROAD = f"bold {_COLOURS.road} on {_COLOURS.tuft}"
_BRIDGE = f"bold {_COLOURS.road} on {_COLOURS.wood_dark}"
_WATER = f"{_COLOURS.river_light} on {_COLOURS.river_dark}"
_HOUSE = f"bold {_COLOURS.roofs[1]} on {_COLOURS.city}"
_WALL = f"{_COLOURS.wall_top} on {_COLOURS.wall_ink}"
_GATE = f"bold {_COLOURS.wall_ink} on {_COLOURS.wall_top}"
_SHIELD = f"bold {DAY.star} on {DAY.shield}"
_SLATE = f"{_COLOURS.slate} on {_COLOURS.court}"
_NAVE = f"bold {DAY.ink} on {_COLOURS.plaster}"
_CROSS = f"bold {DAY.ink} on {_COLOURS.court}"
_WELL = f"bold {_COLOURS.river_dark} on {_COLOURS.plaza}"
_WHEEL = f"bold {DAY.ink} on #FFFDF6"

# line characters that join two of the sides north, east, south and west
_JOINTS = {(0, 2): "║", (1, 3): "═", (0, 1): "╚", (1, 2): "╔", (2, 3): "╗", (0, 3): "╝"}
_MIDDLE: Cell = (ROWS // 2, COLUMNS // 2)
_ENTRIES: tuple[Cell, ...] = ((0, 5), (2, 10), (4, 5), (2, 0))  # where a road enters, by side
_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def cell(point: Point) -> Cell:
    """Row and column of the cell that contains a point of the tile, such as a figure's place."""
    column = min(max(int((point[0] + ground.HALF) * COLUMNS / 100), 0), COLUMNS - 1)
    row = min(max(int((point[1] + ground.HALF) * ROWS / 100), 0), ROWS - 1)
    return row, column


@lru_cache(maxsize=1024)
def text(tile: LandTile, facing: int, wheel: int = 0) -> tuple[str, ...]:
    """One tile as rows of Rich markup."""
    return rows(_paint(tile, facing, wheel))


@lru_cache(maxsize=1024)
def places(tile: LandTile, facing: int, wheel: int = 0) -> dict[tuple[str, int], Cell]:
    """The cell in which to write a figure, by kind and index of the part."""
    shape = ground.geometry(tile, facing)
    canvas = _paint(tile, facing, wheel)
    parts, _ = land_field.raster(tile, facing)
    found: dict[tuple[str, int], Cell] = {}
    for (kind, index), point in land_tile.places(tile, facing, wheel).items():
        if kind == "road":
            open_road = [place for place in _course(shape.roads[index]) if canvas[place][1] in (_ROAD, _BRIDGE)]
            found[kind, index] = open_road[len(open_road) // 2]
        elif kind == "monastery":
            found[kind, index] = next(place for place, shown in canvas.items() if shown == ("∩", _NAVE))
        else:
            style = _HOUSE if kind == "city" else _GRASS
            fitting = [place for place in canvas if canvas[place][1] == style]
            if kind == "field":
                fitting = [place for place in fitting if parts[land_field.node(_centre(place))] == index + 1]
            found[kind, index] = min(fitting, key=lambda place: math.dist(_centre(place), point), default=cell(point))
    return found


def _centre(place: Cell) -> Point:
    return (place[1] + 0.5) * 100 / COLUMNS - 50, (place[0] + 0.5) * 100 / ROWS - 50


def _paint(tile: LandTile, facing: int, wheel: int) -> _Canvas:
    shape = ground.geometry(tile, facing)
    canvas = _fields(shape)
    _water(canvas, shape)
    _cities(canvas, shape)
    for road in shape.roads:
        _road(canvas, road)
    if shape.monastery:
        _monastery(canvas, shape.monastery)
    if shape.well:
        canvas[cell(shape.well)] = ("○", _WELL)
    for road in shape.roads:
        if road.gate:
            canvas[cell(road.gate)] = ("∩", _GATE)
    if wheel:
        row, column = cell(land_tile.wheel_place(tile, facing))
        column = min(max(column, 1), COLUMNS - 2)
        for offset, character in zip((-1, 0, 1), f"({wheel})", strict=True):
            canvas[row, column + offset] = (character, _WHEEL)
    return canvas


def rows(canvas: _Canvas) -> tuple[str, ...]:
    """The canvas as markup; neighbouring cells with the same style share one tag."""
    written = []
    for row in range(ROWS):
        runs = groupby((canvas[row, column] for column in range(COLUMNS)), key=lambda shown: shown[1])
        written.append("".join(f"[{style}]{''.join(character for character, _ in run)}[/]" for style, run in runs))
    return tuple(written)


def _fields(shape: Geometry) -> _Canvas:
    rng = random.Random(f"{shape.seed}/text")
    return {
        (row, column): (rng.choices((" ", "·", "'", "♣"), (30, 4, 2, 1))[0], _GRASS)
        for row in range(ROWS)
        for column in range(COLUMNS)
    }


@lru_cache(maxsize=1)
def _samples() -> ground.Numbers:
    """Twenty-four spots in each cell, row by row."""
    spots = [
        ((column + (right + 0.5) / 4) * 100 / COLUMNS - 50, (row + (down + 0.5) / 6) * 100 / ROWS - 50)
        for row in range(ROWS)
        for column in range(COLUMNS)
        for down in range(6)
        for right in range(4)
    ]
    return np.array(spots, dtype=np.float64)


def _covered(flags: ground.Flags, share: float) -> set[Cell]:
    """The cells of which at least this share is covered."""
    shares = flags.reshape(ROWS, COLUMNS, -1).mean(axis=2)
    return {(int(row), int(column)) for row, column in np.argwhere(shares >= share)}


def _water(canvas: _Canvas, shape: Geometry) -> None:
    spots = _samples()
    wet = np.zeros(len(spots), dtype=np.bool_)
    for river in shape.rivers:
        wet |= ground.distance(spots, [river.line]) < ground.RIVER
    if shape.pond:
        radius = ground.LAKE if shape.is_lake else ground.SPRING
        wet |= np.hypot(spots[:, 0], spots[:, 1] * 1.25) < radius
    for place in _covered(wet, 0.4):
        canvas[place] = ("≈", _WATER)


def _cities(canvas: _Canvas, shape: Geometry) -> None:
    for city in shape.cities:
        share = 0.12 if len(city.sides) == 1 else 0.35  # a city on one side is so small that its wall must not fill it
        area = _covered(ground.inside(_samples(), city.outline), share)
        for row, column in area:
            around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if any(other in canvas and other not in area for other in around):
                canvas[row, column] = ("▒", _WALL)
            else:
                canvas[row, column] = ("⌂" if (column + 2 * row) % 3 == 0 else " ", _HOUSE)
        if city.shield:
            canvas[cell(city.shield)] = ("★", _SHIELD)


def _road(canvas: _Canvas, road: Way) -> None:
    course = _course(road)
    back = [road.sides[0], *(_direction(other, place) for place, other in pairwise(course))]
    ahead = [*(_direction(place, other) for place, other in pairwise(course))]
    ahead.append(road.sides[1] if len(road.sides) == 2 else (back[-1] + 2) % 4)
    for place, one, other in zip(course, back, ahead, strict=True):
        on_water = canvas[place][1] == _WATER
        canvas[place] = (_JOINTS[min(one, other), max(one, other)], _BRIDGE if on_water else _ROAD)


def _course(road: Way) -> list[Cell]:
    """The cells of a road, in order."""
    first = road.sides[0]
    if len(road.sides) == 1:
        end = cell(road.line[-1])
        across = 1 if first % 2 == 0 else 0
        turns_off = end[across] != _MIDDLE[across]
        return _walk([_ENTRIES[first], _MIDDLE, end] if turns_off else [_ENTRIES[first], end])
    if (first - road.sides[1]) % 2 == 0:
        entry, way_out = _ENTRIES[first], _ENTRIES[road.sides[1]]
        column = cell(ground.road_place(road))[1]
        if first % 2 or column == entry[1]:
            return _walk([entry, way_out])
        near, far = (1, 3) if first == 0 else (3, 1)  # it swerves as much as in the picture
        return _walk([entry, (near, 5), (near, column), (far, column), (far, 5), way_out])
    # a curve stays in its own corner, so that two fit on one tile
    upright, level = sorted(road.sides, key=lambda side: side % 2)
    row, column = (1, 3)[upright // 2], (7, 3)[level // 2]
    stops = [_ENTRIES[upright], (row, 5), (row, column), (2, column), _ENTRIES[level]]
    return _walk(stops if upright == first else stops[::-1])


def _walk(stops: list[Cell]) -> list[Cell]:
    """All cells between the stops; consecutive stops share a row or a column."""
    course = stops[:1]
    for stop in stops[1:]:
        while course[-1] != stop:
            row, column = course[-1]
            course.append((row + (stop[0] > row) - (stop[0] < row), column + (stop[1] > column) - (stop[1] < column)))
    return course


def _direction(place: Cell, other: Cell) -> int:
    return _STEPS.index((other[0] - place[0], other[1] - place[1]))


def _monastery(canvas: _Canvas, at: Point) -> None:
    """A small church: cross, roof and door."""
    row, column = cell(at)
    for down, (shown, style) in enumerate(((" † ", _CROSS), ("▟█▙", _SLATE), ("│∩│", _NAVE))):
        for right, character in enumerate(shown):
            canvas[row - 1 + down, column - 1 + right] = (character, style)
