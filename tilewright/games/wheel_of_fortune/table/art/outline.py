"""Outlines of the cities, roads and fields of the wheel board, as path data around the board's centre."""

import math
from functools import lru_cache

import numpy as np

from tilewright.core import svg
from tilewright.core.svg import Point
from tilewright.games.wheel_of_fortune.rules.material import PLACES
from tilewright.games.wheel_of_fortune.table.art import board, layout
from tilewright.land.table import shape as land_shape
from tilewright.land.table.art import field as land_field

_STEP = 2.0  # distance of raster nodes, as in land/table/art/field.py


def shapes() -> dict[str, str]:
    """Every city, road and field of the board; a field is the area between two roads."""
    cities = zip(_owners("city"), board.cities(), strict=True)
    roads = zip(_owners("road"), board.roads(), strict=True)
    return {
        **{name: svg.ring(outline) for name, outline in cities},
        **{name: svg.ring(land_shape.ribbon(line)) for name, line in roads},
        **{f"board/field{number}": _field(number) for number in range(len(board.roads()))},
    }


def shape_of(number: int, kind: str, index: int) -> str:
    """The shape that a part of one of the board's places belongs to."""
    if kind != "field":
        return f"board/{number}/{kind}{index}"
    x, y = board.place_centre(number)
    dx, dy = layout.near(PLACES[number].fields[index].halves)
    return f"board/field{_between((x + dx, y + dy))}"


def _owners(kind: str) -> list[str]:
    """The shapes of a kind, in the order in which the board draws them."""
    parts = [tile.cities if kind == "city" else tile.roads for tile in PLACES]
    return [shape_of(number, kind, index) for number, part in enumerate(parts) for index in range(len(part))]


@lru_cache(maxsize=1)
def _directions() -> list[float]:
    """The directions in which the roads leave the wheel, as sorted angles."""
    return sorted(math.atan2(y, x) for (x, y), _ in board.roads())


def _between(point: Point) -> int:
    """Which of the fields between the roads lies in the direction of a point."""
    return int(np.searchsorted(_directions(), math.atan2(point[1], point[0]))) % len(_directions())


def _field(number: int) -> str:
    size = round(2 * board.HALF / _STEP) + 1
    rows, columns = np.mgrid[0:size, 0:size]
    spots = np.stack([columns.ravel() * _STEP - board.HALF, rows.ravel() * _STEP - board.HALF], axis=1)
    clear = board.clearance(spots)
    sector = np.searchsorted(_directions(), np.arctan2(spots[:, 1], spots[:, 0])) % len(_directions())
    within = ((sector == number) & (clear > 0)).reshape(size, size)
    rings = land_field.borders(within, clear.reshape(size, size), board.HALF)
    return "".join(svg.ring(land_field.simplified(ring)) for ring in rings if len(ring) > 2)
