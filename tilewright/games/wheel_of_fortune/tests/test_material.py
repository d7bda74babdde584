"""The tiles, the wheel and the board of Wheel of Fortune, and that the wrapped grid is large enough."""

import tomllib

import numpy as np
import pytest

from tilewright.core.game import Game
from tilewright.games.wheel_of_fortune.rules import board, material
from tilewright.games.wheel_of_fortune.rules.material import (
    COUNTS,
    KINDS,
    NUMBER,
    SEGMENTS,
    SHEET,
    SPACES,
    STEPS,
    TILES,
)
from tilewright.kit.square import CELLS, ROW, cell_of
from tilewright.land.rules import landscape
from tilewright.land.rules.tile import CITY, FIELD, ROAD, SIDES
from tilewright.land.table import survey


def test_the_tiles_are_those_of_the_box() -> None:
    assert COUNTS.sum() == 71
    assert len(material.TYPES) == 33
    drawn = [tile for tile in TILES[:KINDS] for _ in range(tile.count)]
    assert sum(sum(tile.shields) for tile in drawn) == 10
    assert sum(tile.monastery for tile in drawn) == 7
    sides = [side for tile in drawn for side in tile.shows]
    assert [sides.count(shown) for shown in (FIELD, ROAD, CITY)] == [113, 95, 76]
    fewer = {name: tile.count for name, tile in material.TYPES.items() if name in "DEHJKLNPRV"}
    assert fewer == {"D": 3, "E": 4, "H": 2, "J": 2, "K": 2, "L": 2, "N": 2, "P": 2, "R": 2, "V": 8}


def test_nineteen_tiles_carry_a_wheel_symbol() -> None:
    numbers = {number: sum(COUNTS[kind] for kind in range(KINDS) if STEPS[kind] == number) for number in range(4)}
    assert numbers == {0: 52, 1: 11, 2: 5, 3: 3}
    assert {tile: int(COUNTS[kind]) for tile, kind in NUMBER.items() if tile[1]} == {
        ("N", 1): 2, ("U", 1): 3, ("U", 2): 3, ("U", 3): 2, ("V", 1): 4, ("V", 2): 2, ("V", 3): 1,
        ("X", 1): 1, ("WF6", 1): 1,
    }  # fmt: skip


def test_the_wheel_has_nine_crowns_in_six_segments() -> None:
    assert SEGMENTS == ("fortune", "tax", "famine", "storm", "inquisition", "plague")
    assert list(material.CROWNS) == [1, 2, 1, 2, 1, 2]
    assert SPACES == 9


def test_the_places_of_the_board_join_as_the_material_says(game: Game) -> None:
    with material.FILE.open("rb") as file:
        facts = tomllib.load(file)["start_board"]
    p = game.new(2)[0]
    for field in facts["field"]:
        areas = {_area_at_half(p, slot["place"], half) for slot in field["slots"] for half in slot["slots"]}
        assert len(areas) == 1
        cities = {_area_at_side(p, facts["city"][city]["sides"][0]) for city in field["cities"]}
        assert _cities_at(p, areas.pop()) == cities
    for feature in (*facts["city"], *facts["road"]):
        areas = {_area_at_side(p, end) for end in feature["sides"]}
        assert len(areas) == 1
        assert p.open[areas.pop()] == len(feature["sides"])
    kinds = [int(landscape_kind(p, node)) for node in {int(area) for area in p.area[: int(p.nodes)]}]
    assert sorted(kinds) == 3 * [landscape.IS_CITY] + 3 * [landscape.IS_ROAD] + 3 * [landscape.IS_FIELD]


def landscape_kind(p: np.record, node: int) -> int:
    tile = survey.laid(p, int(p.node_tile[node]))
    return int(SHEET[4 * tile.type, landscape.KIND + node - tile.node])


def _area_at_half(p: np.record, place: list[int], half: int) -> int:
    tile = survey.tile_at(p, *place)
    assert tile is not None
    return int(p.area[tile.node + SHEET[4 * tile.type, landscape.HALF + half]])


def _area_at_side(p: np.record, end: dict[str, object]) -> int:
    tile = survey.tile_at(p, *end["place"])  # type: ignore[misc]
    assert tile is not None
    return int(p.area[tile.node + SHEET[4 * tile.type, landscape.SIDE + SIDES.index(str(end["side"]))]])


def _cities_at(p: np.record, field: int) -> set[int]:
    found = set()
    for node in survey.members(p, field):
        tile = survey.laid(p, int(p.node_tile[node]))
        touches = int(SHEET[4 * tile.type, landscape.TOUCHES + node - tile.node])
        found |= {int(p.area[tile.node + part]) for part in range(landscape.MOST_PARTS) if touches >> part & 1}
    return found


def test_no_two_cells_of_a_game_share_a_number() -> None:
    """71 tiles can reach 71 steps from the board, whose own corners are 6 steps apart.

    So two tiles are at most 77 steps apart, and two cells that the rules look at (up to 2 steps from a tile) at most
    81. Cells with the same number are at least 85 steps apart.
    """
    apart = int(COUNTS.sum()) + 2 * (board.SIZE - 1) + 2 * 2
    assert apart == 81
    same = [(x, y) for x in range(-90, 91) for y in range(-90, 91) if (x + ROW * y) % CELLS == 0 and (x, y) != (0, 0)]
    assert min(abs(x) + abs(y) for x, y in same) > apart


@pytest.mark.parametrize("start", [((-1, 0), (4, 3)), ((0, -1), (3, 4)), ((3, -1), (0, 4)), ((4, 0), (-1, 3))], ids=str)
def test_the_longest_chains_of_tiles_keep_their_places(game: Game, start: tuple[tuple[int, int], ...]) -> None:
    """All 71 tiles in two arms leading away from opposite corners of the board, straight or in steps."""
    for stairs in (False, True):
        position = game.new(2)
        p = position[0]
        cells: set[tuple[int, int]] = set(board.PLACES)
        arms = [_arm(first, stairs) for first in start]
        for number in range(71):
            cell = next(arms[number % 2])
            _lay_plain(p, cell)
            cells.add(cell)
        assert int(p.laid) == len(cells) == 87
        assert {(tile.x, tile.y) for tile in survey.tiles(p)} == cells
        assert all(survey.tile_at(p, x, y) is not None for x, y in cells)
        beside = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - cells
        assert set(survey.cells(p, range(int(p.frontier))).values()) == beside
        assert landscape.is_sound(p)


def _arm(first: tuple[int, int], stairs: bool):
    """Cells leading away from the board, starting next to it."""
    x, y = first
    away = (-1 if x < 0 else 1 if x > 3 else 0, -1 if y < 0 else 1 if y > 3 else 0)
    aside = (0, -1 if y < 2 else 1) if away[0] else (-1 if x < 2 else 1, 0)
    number = 0
    while True:
        yield x, y
        step = aside if stairs and number % 2 else away
        x, y = x + step[0], y + step[1]
        number += 1


def _lay_plain(p: np.record, cell: tuple[int, int]) -> None:
    """Lay a monastery without checking its sides: only the cells matter here."""
    landscape.lay(p, SHEET, 4 * NUMBER["B", 0], int(p.board[cell_of(*cell)]) - landscape.FRONTIER)


def test_the_frontier_never_outgrows_its_list() -> None:
    """The board has 16 empty neighbours, and a tile laid on one of them adds at most three."""
    longest = 4 * board.SIZE + 2 * int(COUNTS.sum())
    assert longest <= landscape.MOST_FRONTIER
    assert material.MOST_TILES < landscape.FRONTIER
