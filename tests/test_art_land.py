"""Pictures of square land match the data: borders meet, and everything stands on its own ground."""

import itertools
import math
import re

import numpy as np
import pytest

from tests.kit.land import LYING, Point, distance, every_tile, is_inside
from tilewright.core import svg
from tilewright.core.palette import DAY
from tilewright.land.rules.tile import CITY, RIVER, ROAD, LandTile
from tilewright.land.table.art import field as land_field
from tilewright.land.table.art import geometry as land_geometry
from tilewright.land.table.art import tile as land_tile


def _walls(tile: LandTile, facing: int) -> list[list[Point]]:
    """The walls as they were drawn."""
    drawn = re.findall(
        rf'<polyline points="([^"]*)"[^>]*stroke="{DAY.land.wall_ink}"', land_tile.tile(tile, facing, DAY)
    )
    return [[(float(x), float(y)) for x, y in (pair.split(",") for pair in line.split())] for line in drawn]


def _wall_ends(tile: LandTile, facing: int, side: int) -> set[float]:
    """Where drawn walls end on a side, measured eastward or southward from its middle."""
    along, across = (0, 1) if side % 2 == 0 else (1, 0)
    border = 50 if side in (1, 2) else -50
    return {end[along] for wall in _walls(tile, facing) for end in (wall[0], wall[-1]) if end[across] == border}


def _rounds_corner(tile: LandTile, facing: int, side: int, end: float) -> bool:
    """Whether the city on this side continues around the corner at that end, so that no wall ends there."""
    before, after = (3, 1) if side % 2 == 0 else (0, 2)
    neighbour = after if end > 0 else before
    return any(side in part and neighbour in part for part in tile.turned(facing).cities)


@pytest.mark.parametrize("side", [1, 2])
def test_walls_of_legal_neighbours_meet(side: int) -> None:
    here = [(lying, _wall_ends(*lying, side)) for lying in LYING if lying[0].turned(lying[1]).shows[side] == CITY]
    there = [
        (lying, _wall_ends(*lying, side ^ 2)) for lying in LYING if lying[0].turned(lying[1]).shows[side ^ 2] == CITY
    ]
    met = 0
    for (one, ends), (other, other_ends) in itertools.product(here, there):
        for end in ends:
            if not _rounds_corner(*other, side ^ 2, end):
                assert any(abs(end - another) <= 0.1 for another in other_ends), (one, other)
                met += 1
        for end in (-44, 44):
            assert _rounds_corner(*one, side, end) or any(abs(end - another) <= 0.1 for another in ends), one
    assert met > 1000


@every_tile
def test_roads_and_rivers_leave_at_the_middle_and_at_a_right_angle(tile: LandTile) -> None:
    for facing in range(4):
        lying = tile.turned(facing)
        drawn = land_tile.tile(tile, facing, DAY)
        for shown, colour in ((ROAD, DAY.land.road_casing), (RIVER, DAY.land.river_dark)):
            courses = re.findall(rf'<path d="M([^"]*)" fill="none" stroke="{colour}"', drawn)
            found = []
            for course in courses:
                numbers = [float(number) for number in course.replace("C", " ").split()]
                points = list(zip(numbers[::2], numbers[1::2], strict=True))
                found += [(points[0], points[1]), (points[-1], points[-2])]
            for side in range(4):
                middle = land_geometry.middle(side)
                leaving = [inward for end, inward in found if math.dist(end, middle) <= 0.1]
                assert len(leaving) == (lying.shows[side] == shown)
                for x, y in leaving:
                    assert abs(x if side % 2 == 0 else y) <= 0.1, "not at a right angle"


@every_tile
def test_each_figure_place_lies_inside_its_own_part(tile: LandTile) -> None:
    for facing in range(4):
        places = land_tile.places(tile, facing)
        lying = tile.turned(facing)
        expected = {("city", index) for index in range(len(lying.cities))}
        expected |= {("road", index) for index in range(len(lying.roads))}
        expected |= {("field", index) for index in range(len(lying.fields))}
        expected |= {("monastery", 0)} if lying.monastery else set()
        assert set(places) == expected
        for (kind, index), point in places.items():
            for other, number in expected:
                border = land_tile.outline(tile, facing, other, number)
                is_own = (other, number) == (kind, index)
                if other == "road":
                    reach = distance(point, border)
                    assert reach <= 0.1 if is_own else reach > 6.2, (facing, kind, index, other, number)
                else:
                    assert is_inside(point, border) == is_own, (facing, kind, index, other, number)


@every_tile
def test_fields_reach_what_the_data_says(tile: LandTile) -> None:
    for facing in range(4):
        lying = tile.turned(facing)
        cities = [land_tile.outline(tile, facing, "city", index) for index in range(len(lying.cities))]
        for index, part in enumerate(lying.fields):
            border = land_tile.outline(tile, facing, "field", index)
            reached = set()
            for half in range(8):
                spot = land_geometry.turn((25 if half % 2 else -25, -49), half // 2)
                if is_inside(spot, border):
                    reached.add(half)
            assert reached == set(part.halves)
            # where a border is the tile's own edge there is no wall
            inner = [point for point in border if max(abs(point[0]), abs(point[1])) < 44]
            touched = {
                number
                for number, city in enumerate(cities)
                if any(distance(point, [*city, city[0]]) < land_geometry.WALL + 0.7 for point in inner)
            }
            assert touched == set(part.cities)


@every_tile
def test_houses_and_trees_stand_on_their_own_ground(tile: LandTile) -> None:
    for facing in range(4):
        drawn = land_tile.tile(tile, facing, DAY)
        lying = tile.turned(facing)
        cities = [land_tile.outline(tile, facing, "city", index) for index in range(len(lying.cities))]
        fields = [land_tile.outline(tile, facing, "field", index) for index in range(len(lying.fields))]
        walls = _walls(tile, facing)
        uses = [
            (name, float(x or 0), float(y or 0))
            for name, x, y in re.findall(r'<use href="#(\w+?)\d?"(?: x="([-\d.]+)")?(?: y="([-\d.]+)")?/>', drawn)
        ]
        for x, y in ((x, y) for name, x, y in uses if name == "house"):
            for corner in ((x - 6.8, y), (x + 7, y), (x - 3.4, y - 9.4), (x + 4.2, y - 9.4)):
                assert any(is_inside(corner, city) for city in cities)
                assert all(distance(corner, wall) >= 3.3 for wall in walls)
        for x, y in ((x, y) for name, x, y in uses if name in ("tree", "bush", "tuft", "bloom")):
            assert any(is_inside((x, y), field) for field in fields)
        names = [name for name, _, _ in uses]
        assert not cities or "house" in names
        assert names.count("shield") == sum(shields > 0 for shields in lying.shields)


def test_no_figure_hides_a_shield() -> None:
    shield = (-8.4, -9.6, 8.4, 10.6)  # left, top, right, bottom
    head, cloak = (-9, -20.1, 9, -6.5), (-11.6, -6.5, 11.6, 11)
    seen = 0
    for tile, facing in LYING:
        for city in land_geometry.geometry(tile, facing).cities:
            if city.shield:
                seen += 1
                x, y = city.place[0] - city.shield[0], city.place[1] - city.shield[1]
                for left, top, right, bottom in (head, cloak):
                    is_beside = x + left >= shield[2] or x + right <= shield[0]
                    is_above_or_below = y + top >= shield[3] or y + bottom <= shield[1]
                    assert is_beside or is_above_or_below, (tile.name, facing)
    assert seen >= 24


@every_tile
def test_the_wheel_symbol_is_free(tile: LandTile) -> None:
    for facing in range(4):
        drawn = land_tile.tile(tile, facing, DAY, wheel=2)
        x, y = land_tile.wheel_place(tile, facing)
        assert f'id="tile/{tile.name}/{facing}/2"' in drawn
        assert svg.use("wheel2", x, y) in drawn
        if tile.name not in ("N", "U", "V", "X", "WF6", "two curves"):
            continue  # no game puts a wheel symbol on this tile, and its widest corner may be too narrow
        assert land_geometry.geometry(tile, facing).clearance(np.array([(x, y)]))[0] > land_tile.WHEEL
        for (kind, _), (left, top) in land_tile.places(tile, facing, wheel=2).items():
            across, down = (14, 11.6) if kind == "field" else (11.6, 11)
            corner = (left + min(max(x - left, -across), across), top + min(max(y - top, -down), down))
            assert math.dist(corner, (x, y)) > 6.2, "the pips would be hidden"


def test_the_raster_of_fields_is_complete() -> None:
    """All field ground away from borders belongs to some part."""
    for tile, facing in LYING:
        parts, clear = land_field.raster(tile, facing)
        assert not ((clear > 3) & (parts == 0)).any(), (tile.name, facing)
