"""The tiles in the box: their counts, and that each is consistent."""

import tomllib
from collections import Counter

import pytest

from tilewright.games.carcassonne.rules.material import (
    FIGURES,
    FILE,
    LAKE,
    LAND_TYPES,
    MOST_NODES,
    MOST_TILES,
    NUMBER,
    PARTS,
    SPRING,
    START,
    TILES,
    TYPES,
)
from tilewright.games.carcassonne.rules.state import MOST_SEATS
from tilewright.land.rules import landscape
from tilewright.land.rules.tile import CITY, FIELD, RIVER, ROAD, LandTile

FACTS = tomllib.loads(FILE.read_text(encoding="utf-8"))
LAND = [tile for tile in TILES if tile.set == "base"]
WATER = [tile for tile in TILES if tile.set == "river"]

every_type = pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.name)


def sides(tiles: list[LandTile]) -> dict[int, int]:
    """How many sides show each kind of land, over all copies."""
    shown: Counter[int] = Counter()
    for tile in tiles:
        for what in tile.shows:
            shown[what] += tile.count
    return dict(shown)


def test_72_land_tiles_of_24_types() -> None:
    assert len(LAND) == LAND_TYPES == FACTS["game"]["land_tile_types"] == 24
    assert sum(tile.count for tile in LAND) == FACTS["game"]["land_tiles"] == 72
    assert FACTS["game"]["draw_pile"] == 71  # one is the start tile
    counts = {"A": 2, "B": 4, "C": 1, "D": 4, "E": 5, "F": 2, "G": 1, "H": 3, "I": 2, "J": 3, "K": 3, "L": 3}
    counts |= {"M": 2, "N": 3, "O": 2, "P": 3, "Q": 1, "R": 3, "S": 2, "T": 1, "U": 8, "V": 9, "W": 4, "X": 1}
    assert {tile.name: tile.count for tile in LAND} == counts


def test_the_start_tile_is_one_of_four_copies() -> None:
    assert TILES[START].name == "D"
    assert TILES[START].shows == (CITY, ROAD, FIELD, ROAD)
    assert TILES[START].count == 4


def test_shields_monasteries_and_sides_of_the_land() -> None:
    assert sum(tile.count * sum(tile.shields) for tile in LAND) == 10
    assert {tile.name: tile.count for tile in LAND if sum(tile.shields)} == {
        "C": 1,
        "F": 2,
        "M": 2,
        "O": 2,
        "Q": 1,
        "S": 2,
    }
    assert {tile.name: tile.count for tile in LAND if tile.monastery} == {"A": 2, "B": 4}
    assert sides(LAND) == {FIELD: 115, ROAD: 94, CITY: 79}
    assert sum(sides(LAND).values()) == 4 * 72


def test_the_river_has_twelve_tiles_of_ten_types() -> None:
    assert len(WATER) == 10
    assert sum(tile.count for tile in WATER) == FACTS["river"]["tiles"] == 12
    roles = Counter(dict.fromkeys(("spring", "lake", "straight", "curve"), 0))
    for tile in WATER:
        roles[tile.extra["river_role"]] += tile.count
    assert roles == {"spring": 1, "lake": 1, "straight": 6, "curve": 4}
    assert roles["straight"] + roles["curve"] == FACTS["river"]["shuffled"] == 10
    assert not any(sum(tile.shields) for tile in WATER)
    assert [tile.name for tile in WATER if tile.monastery] == ["RV_MONASTERY"]


def test_the_role_of_a_river_tile_is_how_its_river_runs() -> None:
    for tile in WATER:
        (river,) = tile.rivers
        ends = len(river)
        role = tile.extra["river_role"]
        if role in ("spring", "lake"):
            assert ends == 1
        else:
            assert ends == 2
            assert ((river[1] - river[0]) % 4 == 2) == (role == "straight")


def test_land_comes_first_then_river_then_lake_and_spring() -> None:
    """The kernels draw from ranges of these numbers."""
    assert [tile.set for tile in TILES] == ["base"] * LAND_TYPES + ["river"] * 10
    assert (LAKE, SPRING) == (TYPES - 2, TYPES - 1)
    assert TILES[LAKE].extra["river_role"] == "lake"
    assert TILES[SPRING].extra["river_role"] == "spring"
    assert all(NUMBER[tile.name] == number for number, tile in enumerate(TILES))


def test_figures() -> None:
    assert FACTS["game"]["followers_per_player"] == 8  # one of them is the scoring marker
    assert FIGURES == FACTS["game"]["followers_in_supply"] == 7
    assert MOST_SEATS == FACTS["game"]["players_max"] == FACTS["game"]["colours"] == 5


def test_the_record_has_room_for_the_longest_game() -> None:
    assert MOST_TILES == 71 + 12
    assert max(len(parts) for parts in PARTS) <= landscape.MOST_PARTS
    assert sum(tile.count * len(parts) for tile, parts in zip(TILES, PARTS, strict=True)) - MOST_NODES <= len(
        PARTS[START]
    )


# Each type


@every_type
def test_every_half_side_belongs_to_one_part(tile: LandTile) -> None:
    """A city side has no field, a road or river side has field on both halves, and a field side has one field."""
    halves: Counter[int] = Counter(half for field in tile.fields for half in field.halves)
    for side, shown in enumerate(tile.shows):
        both = {2 * side, 2 * side + 1}
        assert [halves[half] for half in sorted(both)] == [0, 0] if shown == CITY else [1, 1]
        if shown == FIELD:
            assert sum(both <= set(field.halves) for field in tile.fields) == 1
    assert set(halves) <= set(range(8))
    assert max(halves.values(), default=1) == 1


@every_type
def test_cities_roads_and_rivers_reach_the_sides_that_show_them(tile: LandTile) -> None:
    for shown, parts in ((CITY, tile.cities), (ROAD, tile.roads), (RIVER, tile.rivers)):
        reached = sorted(side for part in parts for side in part)
        assert reached == [side for side in range(4) if tile.shows[side] == shown]
        assert all(parts)
    assert all(len(road) <= 2 for road in tile.roads)
    assert len(tile.shields) == len(tile.cities)


@every_type
def test_a_road_that_ends_has_something_to_end_at(tile: LandTile) -> None:
    """A junction has three or more roads; otherwise there is a city gate or a monastery."""
    ending = [road for road in tile.roads if len(road) == 1]
    assert len(ending) != 2
    if len(ending) == 1:
        assert tile.cities or tile.monastery
    assert all(len(road) == 2 for road in tile.roads) or len(ending) == len(tile.roads)


@every_type
def test_fields_touch_only_cities_of_their_tile_and_every_city_touches_a_field_if_there_is_one(tile: LandTile) -> None:
    touched = {city for field in tile.fields for city in field.cities}
    assert touched == (set(range(len(tile.cities))) if tile.fields else set())


@every_type
def test_only_bridges_cross_inside_a_tile(tile: LandTile) -> None:
    """Two parts cross if one has sides on both sides of the other."""
    lines = [(what, part) for what, parts in (("city", tile.cities), ("road", tile.roads)) for part in parts]
    lines += [("river", part) for part in tile.rivers]
    for number, (one, first) in enumerate(lines):
        for other, second in lines[:number]:
            crosses = (
                len(first) == len(second) == 2 and (first[0] - second[0]) % 2 == 1 and not set(first) & set(second)
            )
            is_straight = all((part[1] - part[0]) % 4 == 2 for part in (first, second) if len(part) == 2)
            if crosses and is_straight:
                assert {one, other} == {"road", "river"}


@every_type
def test_four_quarter_turns_change_nothing(tile: LandTile) -> None:
    assert tile.turned(4) == tile
    assert tile.turned(1).turned(3) == tile
    assert tile.turned(1).shows == (tile.shows[3], *tile.shows[:3])
