"""Rare cases built by hand, the material, and properties of random games."""

import random
import re
import tomllib
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import leads
from tilewright.core.game import CHANCE, Game, Positions, clone
from tilewright.core.palette import DAY
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import find
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
from tilewright.games.wheel_of_fortune.rules.state import MORE_EVENTS, TAKE
from tilewright.games.wheel_of_fortune.table.art import wheel
from tilewright.kit.square import CELLS, ROW, cell_of
from tilewright.land.rules import landscape
from tilewright.land.rules.tile import CITY, FIELD, ROAD, SIDES
from tilewright.land.table import survey

PLACES = board.SIZE**2
seats_and_seed = st.tuples(st.integers(2, 5), st.integers(0, 2**32))


@pytest.fixture(scope="module")
def game() -> Game:
    return find("wheel_of_fortune")


def played(game: Game, seats: int, moves: str = "") -> Table:
    """A table after these moves, one after another, with semicolons between."""
    table = Table(game, seats, deals=False)
    play(table, moves)
    return table


def play(table: Table, moves: str) -> None:
    for move in filter(None, (part.strip() for part in moves.split(";"))):
        table.play(move)


def leave_only(table: Table, *tiles: tuple[str, int]) -> None:
    """Take everything out of the bag but these tiles."""
    table.position[0].bag[:] = 0
    for tile in tiles:
        table.position[0].bag[NUMBER[tile]] += 1


def scored(table: Table) -> list[tuple[str, int, int]]:
    return [(event.kind, event.seat, event.points) for event in table.events]


# material


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


# the endless board


def test_no_two_cells_of_a_game_share_a_number() -> None:
    """71 tiles can lead 71 steps away from the board, whose own corners are 6 steps apart.

    So two tiles are at most 77 steps apart, and two cells that anything is asked about (neighbours and corners of a
    tile, 2 steps from it) at most 81, where cells with the same number are at least 85 steps apart.
    """
    apart = int(COUNTS.sum()) + 2 * (board.SIZE - 1) + 2 * 2
    assert apart == 81
    same = [(x, y) for x in range(-90, 91) for y in range(-90, 91) if (x + ROW * y) % CELLS == 0 and (x, y) != (0, 0)]
    assert min(abs(x) + abs(y) for x, y in same) > apart


@pytest.mark.parametrize("start", [((-1, 0), (4, 3)), ((0, -1), (3, 4)), ((3, -1), (0, 4)), ((4, 0), (-1, 3))], ids=str)
def test_the_longest_chains_of_tiles_keep_their_places(game: Game, start: tuple[tuple[int, int], ...]) -> None:
    """All 71 tiles in two arms that lead away from opposite corners of the board, straight or in stairs."""
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
    """Cells from one beside the board away from it."""
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
    """Lay a monastery without looking at the sides: only the places matter here."""
    landscape.lay(p, SHEET, 4 * NUMBER["B", 0], int(p.board[cell_of(*cell)]) - landscape.FRONTIER)


def test_the_frontier_never_outgrows_its_list() -> None:
    """The board has 16 empty neighbours, and a tile laid on one of them adds at most three."""
    longest = 4 * board.SIZE + 2 * int(COUNTS.sum())
    assert longest <= landscape.MOST_FRONTIER
    assert material.MOST_TILES < landscape.FRONTIER


# the pig


@pytest.mark.parametrize(("draw", "segment"), [("draw V 1", "tax"), ("draw U 2", "famine"), ("draw U 3", "storm")])
def test_the_pig_walks_clockwise_from_fortune(game: Game, draw: str, segment: str) -> None:
    table = played(game, 2)
    assert SEGMENTS[table.position[0].pig] == "fortune"
    table.play(draw)
    assert SEGMENTS[table.position[0].pig] == segment


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_symbols_together_bring_the_pig_back_to_fortune(game: Game, seats: int) -> None:
    rng = random.Random(seats)
    table = played(game, seats)
    stops = [0]
    while not table.is_over:
        table.play(rng.choice(table.legal()))
        if any(event.kind == "pig-moved" for event in table.events):
            stops.append(int(table.position[0].pig))
    assert len(stops) == 20
    assert stops[-1] == 0
    assert all(one != other for one, other in pairwise(stops))


# the wheel acts on each seat


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_plague_asks_from_the_active_seat_on(game: Game, seats: int) -> None:
    for active in range(seats):
        table = played(game, seats, _everyone_a_monk(seats))
        table.position[0].seat = active
        table.position[0].pig = SEGMENTS.index("fortune")
        play(table, "draw U 3")
        table.position[0].phase = 0  # as if that tile had been laid: only the pig matters here
        play(table, "draw U 2")
        asked = []
        while table.position[0].phase == 1:
            asked.append(table.actor)
            table.play(table.legal()[0])
        assert asked == [(active + k) % seats for k in range(seats)]
        assert table.actor == active
        assert [int(count) for count in table.position[0].supply[:seats]] == [7] * seats


def _everyone_a_monk(seats: int) -> str:
    tiles = ("B; place 1 -1 0", "B; place 3 -1 0", "B; place 4 0 0", "B; place 1 4 0", "WF1; place -1 1 0")
    return "".join(f"draw {tile}; figure monastery 0;" for tile in tiles[:seats])


def test_only_figures_on_the_land_can_be_taken(game: Game) -> None:
    table = played(game, 2, "draw B; place 1 -1 0; figure crown tax; draw B; place 4 0 0; figure monastery 0")
    play(table, "draw U 2; place 1 4 1; pass; draw U 3")
    assert table.actor == 1
    assert table.legal() == ["take 4 0 monastery 0"]
    assert game.legal(table.position) == [TAKE]
    table.play("take 4 0 monastery 0")
    assert table.position[0].asked == 0
    assert list(table.position[0].supply[:2]) == [6, 7]


def test_a_tile_that_ends_the_game_still_turns_the_wheel_first(game: Game) -> None:
    """The last tile has a symbol and fits nowhere: taxes, crowns, the box and the final scoring come in one move."""
    closed = "draw A; place 2 -1 0; pass; draw A; place -1 1 3; pass; draw WF3; place 3 4 2; pass;"
    table = played(game, 2, closed + "draw M; place 0 -1 1; figure city 0; draw E; place 4 0 1; figure crown tax")
    leave_only(table, ("X", 1))
    table.play("draw X 1")
    assert scored(table) == [
        ("pig-moved", 1, 0), ("tax", 1, 2), ("crown", 0, 6), ("tile-set-aside", 1, 0), ("city-open", 1, 3),
    ]  # fmt: skip
    assert table.is_over
    assert table.scores == [6, 5]
    assert table.places == [1, 2]


def test_the_plague_asks_even_if_its_tile_then_fits_nowhere(game: Game) -> None:
    closed = "draw A; place 2 -1 0; pass; draw A; place -1 1 3; pass; draw WF3; place 3 4 2; pass;"
    table = played(game, 3, closed + "draw B; place 1 -1 0; figure field 0; draw B; place 4 0 0; figure crown plague")
    table.position[0].pig = SEGMENTS.index("inquisition")
    leave_only(table, ("X", 1))
    play(table, "draw X 1")
    assert (table.actor, table.legal()) == (0, ["take 1 -1 field 0"])
    play(table, "take 1 -1 field 0")
    assert scored(table) == [("plague", 0, 0), ("crown", 1, 6), ("tile-set-aside", 2, 0)]
    assert table.is_over


def test_several_tiles_in_a_row_may_fit_nowhere(game: Game) -> None:
    closed = "draw A; place 2 -1 0; pass; draw A; place -1 1 3; pass; draw WF3; place 3 4 2; pass;"
    table = played(game, 2, closed)
    leave_only(table, ("X", 1), ("WF6", 1), ("B", 0))
    play(table, "draw X 1; draw WF6 1")
    assert table.actor == CHANCE
    play(table, "draw B")
    assert table.actor == 1
    play(table, "place 1 -1 0; figure monastery 0")
    assert table.is_over
    assert ("monastery-open", 1, 5) in scored(table)


def test_the_event_list_holds_the_longest_move(game: Game) -> None:
    """The pig, a payment for every figure, two crowns, a tile set aside, and a final score for every figure."""
    figures = 5 * material.FIGURES
    assert game.dtype["event"].shape[0] >= 1 + figures + 2 + 1 + figures
    assert figures == MORE_EVENTS


def test_taxes_count_own_knights_city_by_city(game: Game) -> None:
    """Two knights of one seat in different cities pay one by one; a city without a shield pays 1."""
    table = played(game, 2, "draw E; place 1 -1 1; figure city 0; draw B; place 4 0 0; pass")
    play(table, "draw F; place 4 2 0; figure city 0; draw V 1")
    assert sorted(scored(table)) == [("pig-moved", 1, 0), ("tax", 0, 1), ("tax", 0, 2)]


def test_equal_points_share_the_place(game: Game) -> None:
    table = played(game, 3, "draw A; place 2 -1 0; pass")
    leave_only(table, ("U", 3))
    play(table, "draw U 3; place 1 4 1; pass")
    assert table.scores == [7, 7, 7]
    assert table.places == [1, 1, 1]


def test_a_lone_figure_pays_double_only_with_two_crowns(game: Game) -> None:
    for segment, points in zip(SEGMENTS, (3, 6, 3, 6, 3, 6), strict=True):
        table = played(game, 2, f"draw A; place 2 -1 0; figure crown {segment}")
        table.position[0].pig = (SEGMENTS.index(segment) - 1) % 6
        table.play("draw V 1")
        assert ("crown", 0, points) in scored(table), segment
        assert list(table.position[0].supply[:2]) == [7, 7]


# properties


def _random_game(game: Game, seats: int, seed: int) -> list[tuple[Positions, int]]:
    rng = random.Random(seed)
    position = game.new(seats)
    steps = []
    while game.kernels.actor(position, 0) != -2:
        action = rng.choice(game.legal(position))
        steps.append((position, action))
        position = clone(position)
        game.kernels.apply(position, 0, action)
    return [*steps, (position, -1)]


@settings(max_examples=15, deadline=None)
@given(seats_and_seed)
def test_tiles_figures_and_points_are_conserved(known: tuple[int, int]) -> None:
    game, (seats, seed) = find("wheel_of_fortune"), known
    aside = 0
    for position, _ in _random_game(game, seats, seed):
        p = position[0]
        assert game.kernels.check(position, 0) == 0
        events = game.events(position)
        aside += sum(event.kind == "tile-set-aside" for event in events)
        at_hand = int(p.phase in (1, 2))
        assert int(p.laid) - PLACES + int(p.bag.sum()) + aside + at_hand == 71
        for seat in range(seats):
            on_land = sum(figure.seat == seat for figure in survey.figures(p))
            on_crowns = sum(int(owner) == seat + 1 for owner in p.crown)
            assert on_land + on_crowns + int(p.supply[seat]) == 7
        held = {int(p.area[node]): 0 for node in range(int(p.nodes))}
        for figure in survey.figures(p):
            held[int(p.area[figure.node])] += 1
        assert all(int(p.held[area]) == count for area, count in held.items())


@settings(max_examples=15, deadline=None)
@given(seats_and_seed)
def test_who_sits_where_does_not_matter(known: tuple[int, int]) -> None:
    """The same moves with another seat beginning bring the same points, one seat further."""
    game, (seats, seed) = find("wheel_of_fortune"), known
    steps = _random_game(game, seats, seed)
    shifted = game.new(seats)
    shifted[0].seat = 1
    for position, action in steps:
        scores, other = game.scores(position, seats), game.scores(shifted, seats)
        assert other == [scores[(seat - 1) % seats] for seat in range(seats)]
        if action >= 0:
            assert game.legal(shifted) == game.legal(position)
            game.kernels.apply(shifted, 0, action)


@settings(max_examples=10, deadline=None)
@given(seats_and_seed)
def test_two_players_stand_opposite_and_the_end_is_the_difference(known: tuple[int, int]) -> None:
    game, (_, seed) = find("wheel_of_fortune"), known
    steps = _random_game(game, 2, seed)
    for position, _ in steps[::7]:
        one, other = leads(game, position, 2)
        assert one == pytest.approx(-other)
    end = steps[-1][0]
    one, other = game.scores(end, 2)
    assert leads(game, end, 2)[0] == pytest.approx(one - other)


@settings(max_examples=5, deadline=None)
@given(seats_and_seed)
def test_events_speak_of_pieces_on_the_table(known: tuple[int, int]) -> None:
    game, (seats, seed) = find("wheel_of_fortune"), known
    for position, _ in _random_game(game, seats, seed):
        shown = {piece.id for piece in game.scene(position, SPECTATOR).pieces()}
        for event in game.events(position):
            assert set(event.pieces) <= shown
            assert bool(event.pieces) == (event.kind != "tile-set-aside")
            assert sum(term.points for term in event.terms) == event.points


# what is written


def test_the_wheel_is_named_in_every_language(game: Game) -> None:
    assert sorted(wheel.names()) == ["de", "en", "fr", "it", "nl"]
    for number, segment in enumerate(SEGMENTS):
        drawn = game.art.symbol(f"segment/{segment}", DAY)
        for language, known in wheel.names().items():
            assert f">{known[number]}</text>" in drawn
            assert f'systemLanguage="{language}"' in drawn or language == "en"


def test_the_board_in_a_terminal_is_as_large_as_its_tiles(game: Game) -> None:
    for art_id in game.art.ids():
        rows = [re.sub(r"\[[^\]]*\]", "", row) for row in game.art.text(art_id)]
        assert len({len(row) for row in rows}) == 1, art_id
        if art_id == "board":
            assert (len(rows), len(rows[0])) == (20, 44)
