"""Rare cases of Carcassonne, forced by setting up the position, and what must hold in every game.

Where a result is not plain from the test itself it is compared with the oracle, which plays from the rulebook alone.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import scenario
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Positions, clone
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.carcassonne import rules
from tilewright.games.carcassonne.rules.material import FIGURES, NUMBER, PARTS, SHEET, SPRING, START, TILES
from tilewright.games.carcassonne.rules.state import DRAW, PASS, PLACING, SETTING
from tilewright.games.carcassonne.tests.oracle import Oracle
from tilewright.games.carcassonne.tests.test_oracle import compare
from tilewright.kit.square import CELLS, ROW
from tilewright.land.rules import figures, landscape
from tilewright.land.table import survey

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.txt"))
GAME = find("carcassonne")

seats_of = st.integers(2, 5)
river_of = st.sampled_from(["no", "yes"])
seeds = st.integers(0, 2**32)
some = settings(max_examples=12, deadline=None)


def walk(seats: int, river: str, seed: int) -> Iterator[tuple[Positions, int]]:
    """A random game as (position, the action played in it), and last the final position with action -1."""
    rng = random.Random(seed)
    position = GAME.new(seats, {"river": river})
    while GAME.kernels.actor(position, 0) != OVER:
        action = rng.choice(GAME.legal(position))
        yield position, action
        position = clone(position)
        GAME.kernels.apply(position, 0, action)
    yield position, -1


def table_after(turns: str, seats: int = 2) -> Table:
    """A table after turns like "E 0 -1 2 city 0; U 1 0 1": tile, x, y, facing, and where the figure stands, if any."""
    table = Table(GAME, seats, deals=False)
    for turn in turns.split(";"):
        name, x, y, facing, *part = turn.split()
        table.play(f"draw {name}")
        table.play(f"place {x} {y} {facing}")
        table.play(f"figure {' '.join(part)}" if part else "pass")
    return table


def leave_in_the_bag(position: Positions, *names: str) -> None:
    """Take all other tiles out of the bag: what happens at its end need not wait for it."""
    position[0].bag[:] = 0
    for name in names:
        position[0].bag[NUMBER[name]] += 1


def scored(position: Positions) -> list[tuple[str, int, int]]:
    """What the last move brought, as the oracle tells it."""
    entries = [(event.clause, event.seat, event.points) for event in GAME.events(position)]
    return sorted(entry for entry in entries if entry[0] != "3.5")


# Scenarios


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_oracle_agrees_with_every_scenario(path: Path) -> None:
    record, _ = scenario.read(path)
    table = Table(GAME, record.seats, options=record.options, deals=False)
    oracle = Oracle(record.seats, river=record.options.get("river") == "yes")
    for move in record.moves:
        table.play(move)
        assert scored(table.position) == oracle.apply(move)
        compare(table, oracle)


# Rare cases


def test_several_tiles_in_a_row_may_fit_nowhere() -> None:
    table = table_after("E 0 -1 2")  # the only open city is closed
    table.position[0].bag[NUMBER["C"]] = 3
    for _ in range(3):
        events = table.play("draw C")
        assert [(event.kind, event.clause, event.seat) for event in events] == [("tile-set-aside", "3.5", 1)]
        assert table.actor == CHANCE
    table.play("draw B")
    assert table.actor == 1


def test_the_game_ends_when_only_tiles_that_fit_nowhere_are_left() -> None:
    table = table_after("E 0 -1 2 field 0; U 1 0 1 road 0")
    leave_in_the_bag(table.position, "C", "C")
    table.play("draw C")
    assert table.actor == CHANCE
    events = table.play("draw C")
    assert table.actor == OVER
    assert [(event.clause, event.seat, event.points) for event in events] == [
        ("3.5", 0, 0),
        ("5.2", 1, 2),
        ("5.5", 0, 3),
    ]


def test_a_ring_that_joins_both_cities_of_a_tile_counts_it_once() -> None:
    table = table_after("H 0 1 1; N 1 1 2 city 0; N 1 2 3; G 0 2 0; N -1 2 0; M -1 1 1")
    assert table.scores == [0, 14]  # 4.7 six tiles and a shield, two points each
    assert [term.count for term in table.events[0].terms] == [6, 1]


def test_two_roads_between_the_same_junctions_are_counted_each_for_itself() -> None:
    table = table_after("W 0 1 0; V 1 1 0 road 0; W 0 2 3 road 0")
    assert table.scores == [2, 0]  # 4.2 straight from one junction to the other
    table.play("draw V")
    table.play("place 1 2 1")
    table.play("pass")
    assert table.scores == [2, 4]  # and the long way round


def test_a_field_counts_a_city_once_that_it_touches_from_two_sides() -> None:
    """5.5 the strip south of a city of four tiles touches it on two of them."""
    table = table_after("N 0 -1 1; D 1 0 0 field 0")
    leave_in_the_bag(table.position, "N")
    table.play("draw N")
    table.play("place 1 -1 2")
    table.play("pass")
    assert table.actor == OVER
    assert table.scores == [0, 3]


def test_a_field_without_a_finished_city_is_worth_nothing_and_says_so() -> None:
    table = table_after("U 1 0 1 field 0")
    leave_in_the_bag(table.position, "U")
    table.play("draw U")
    table.play("place 2 0 1")
    (event,) = table.play("pass")
    assert (event.clause, event.seat, event.points) == ("5.5", 0, 0)
    assert event.message.key == "event-field-empty"


def test_three_seats_share_a_city() -> None:
    table = table_after(
        "U 1 0 1; U -1 0 1; E 1 -1 3 city 0; E -1 -1 1 city 0; B 1 -2 0; V 0 1 0; V 1 1 3; E 0 -2 2 city 0", 3
    )
    table.play("draw C")
    table.play("place 0 -1 0")
    table.play("pass")
    assert table.scores == [12, 12, 12]  # 4.5 not divided


def test_places_are_shared_and_the_next_is_left_out() -> None:
    position = GAME.new(5)
    position[0].points[:] = (7, 20, 7, 20, 3)
    assert GAME.places(position, 5) == [3, 1, 3, 1, 5]  # 5.6


def test_a_figure_never_stands_on_water() -> None:
    """3.9, 1.4 no part of any tile is a river."""
    assert {kind for parts in PARTS for kind, _ in parts} == {"city", "road", "field", "monastery"}


def test_the_start_tile_stays_in_the_box_with_the_river() -> None:
    for river in ("no", "yes"):
        p = GAME.new(2, {"river": river})[0]
        land = [int(count) for count, tile in zip(p.bag, TILES, strict=True) if tile.set == "base"]
        water = [int(count) for count, tile in zip(p.bag, TILES, strict=True) if tile.set == "river"]
        assert sum(land) == 71
        assert p.bag[START] == 3
        assert sum(water) == (11 if river == "yes" else 0)
        assert p.bag[SPRING] == 0
        assert p.laid == 1
        assert survey.laid(p, 0).type == (SPRING if river == "yes" else START)


def test_the_longest_final_scoring_has_room_for_all_its_events() -> None:
    """All 35 figures stand in areas of their own, and the last tile fits nowhere."""
    position = GAME.new(5)
    rng = random.Random(5)
    while int(position[0].laid) < 60 or position[0].phase != SETTING:
        legal = GAME.legal(position)
        GAME.kernels.apply(position, 0, PASS if PASS in legal else rng.choice(legal))
    p = position[0]
    areas = [area for area in range(int(p.nodes)) if p.area[area] == area and is_open(p, area)]
    for number, area in enumerate(rng.sample(areas, 5 * FIGURES)):
        figures.set_figure(p, number % 5, area)
    leave_in_the_bag(position, "E")
    GAME.kernels.apply(position, 0, PASS)
    p.frontier = 0  # so that nothing fits
    assert sum(len(event.holders) for event in GAME.events(position)) <= 5 * FIGURES
    before = len(GAME.events(position))
    GAME.kernels.apply(position, 0, DRAW + NUMBER["E"])
    assert GAME.kernels.actor(position, 0) == OVER
    assert before + len(GAME.events(position)) == 5 * FIGURES + 1
    assert [int(count) for count in p.supply] == [FIGURES] * 5


# Figures anywhere: majorities and ties that legal play seldom brings about


def is_open(p: Any, area: int) -> bool:
    """Whether an area has not been scored yet: a field never is before the end."""
    return bool(figures.kind_of(p, SHEET, area) == landscape.IS_FIELD or p.open[area] > 0)


def crowded(seats: int, river: str, seed: int) -> tuple[Positions, Oracle]:
    """A random board with figures set anywhere but on the last tile, often several to an area."""
    rng = random.Random(seed)
    position = GAME.new(seats, {"river": river})
    tiles = rng.randrange(20, 60)
    while int(position[0].laid) < tiles or position[0].phase != SETTING:
        legal = GAME.legal(position)
        GAME.kernels.apply(position, 0, PASS if PASS in legal else rng.choice(legal))
    p = position[0]
    oracle = Oracle(seats)
    oracle.tiles = {(tile.x, tile.y): (TILES[tile.type].name, tile.facing) for tile in survey.tiles(p)}
    oracle.heaps = [{}]
    oracle.turn = int(p.seat)
    last = survey.laid(p, int(p.laid) - 1)
    oracle.laid = (last.x, last.y)
    fresh = {int(p.area[last.node + part]) for part in range(len(PARTS[last.type]))}  # finished by this tile, if at all
    others = list(survey.tiles(p))[:-1]
    for tile in rng.sample(others, len(others)):
        areas = [int(p.area[tile.node + part]) for part in range(len(PARTS[tile.type]))]
        free = [part for part, area in enumerate(areas) if is_open(p, area) or area in fresh]
        held = [part for part in free if p.held[areas[part]]]
        able = [seat for seat in range(seats) if p.supply[seat]]
        if able and free:
            part, seat = rng.choice(held or free), rng.choice(able)
            figures.set_figure(p, seat, tile.node + part)
            oracle.figures[tile.x, tile.y] = (*PARTS[tile.type][part], seat)
            oracle.supply[seat] -= 1
    return position, oracle


@some
@given(seats_of, river_of, seeds)
def test_final_scoring_with_figures_anywhere_agrees_with_the_oracle(seats: int, river: str, seed: int) -> None:
    position, oracle = crowded(seats, river, seed)
    leave_in_the_bag(position)
    GAME.kernels.apply(position, 0, PASS)
    assert scored(position) == oracle.apply("pass")
    assert GAME.scores(position, seats) == oracle.scores
    assert [int(count) for count in position[0].supply[:seats]] == oracle.supply == [FIGURES] * seats


@some
@given(seats_of, river_of, seeds)
def test_play_with_figures_anywhere_agrees_with_the_oracle(seats: int, river: str, seed: int) -> None:
    """Areas with many figures are finished by the tiles that follow."""
    position, oracle = crowded(seats, river, seed)
    names = [tile.name for tile in TILES if tile.set == "base"]
    left = random.Random(seed).choices(names, k=12)
    leave_in_the_bag(position, *left)
    oracle.heaps = [dict(Counter(left))]
    position[0].stage = 2
    table = Table(GAME, seats, deals=False)
    table.position = position
    rng = random.Random(seed)
    while table.actor != OVER:
        move = rng.choice(table.legal())
        table.play(move)
        assert scored(table.position) == oracle.apply(move)
        compare(table, oracle)


@some
@given(seats_of, seeds, st.randoms(use_true_random=False))
def test_final_scoring_does_not_care_who_sits_where(seats: int, seed: int, rng: random.Random) -> None:
    one, _ = crowded(seats, "no", seed)
    order = rng.sample(range(seats), seats)
    two = clone(one)
    for name in ("figure_at", "supply", "points"):
        two[0][name][order] = one[0][name][:seats]  # seat s becomes seat order[s]
    for position in (one, two):
        leave_in_the_bag(position)
        GAME.kernels.apply(position, 0, PASS)
    points = GAME.scores(two, seats)
    assert [points[order[seat]] for seat in range(seats)] == GAME.scores(one, seats)


# What holds in every game


@some
@given(seats_of, river_of, seeds)
def test_no_tile_and_no_figure_is_lost(seats: int, river: str, seed: int) -> None:
    aside: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for position, _ in walk(seats, river, seed):
        p = position[0]
        tiles = Counter({tile.name: int(left) for tile, left in zip(TILES, p.bag, strict=True)})
        tiles += Counter(TILES[tile.type].name for tile in survey.tiles(p))
        tiles += Counter([TILES[p.tile].name] if p.phase == PLACING else [])
        for event in GAME.events(position):
            if event.kind == "tile-set-aside":
                aside[str(dict(event.message.args)["tile"])] += 1
        tiles += aside
        total = total or tiles
        assert tiles == total
        standing = Counter(figure.seat for figure in survey.figures(p))
        assert all(standing[seat] + int(p.supply[seat]) == FIGURES for seat in range(seats))
    assert sum(total.values()) == (72 if river == "no" else 83)


def turned_start(seats: int, river: str, facing: int) -> Positions:
    """The start of a game with its first tile turned."""
    position = GAME.new(seats, {"river": river})
    p = position[0]
    kind = SPRING if river == "yes" else START
    for name, *_ in landscape.fields(1, 1, 1, 1):
        p[name] = 0
    landscape.begin(p, seats, FIGURES)
    landscape.lay_first(p, SHEET, 4 * kind + facing, 0, 0, 0)
    if river == "yes":
        rules._follow_river(p, 4 * kind + facing, 0, -1)
    return position


def turned(move: str, facing: int) -> str:
    """The same move on a board turned clockwise by so many quarters about the first tile."""
    verb, *rest = move.split()
    if verb != "place":
        return move
    x, y, own = map(int, rest)
    for _ in range(facing):
        x, y = -y, x
    return f"place {x} {y} {(own + facing) % 4}"


@some
@given(seats_of, river_of, seeds, st.integers(0, 3))
def test_a_game_on_a_turned_board_is_the_same_game(seats: int, river: str, seed: int, facing: int) -> None:
    twin = Table(GAME, seats, deals=False, river=river)
    assert turned_start(seats, river, 0).tobytes() == twin.position.tobytes()
    twin.position = turned_start(seats, river, facing)
    for position, action in walk(seats, river, seed):
        words = {legal: GAME.write(position, legal, EVERYTHING) for legal in GAME.legal(position)}
        assert {turned(move, facing) for move in words.values()} == set(twin.legal())
        assert GAME.scores(position, seats) == twin.scores
        assert scored(position) == scored(twin.position)
        assert position[0].supply.tolist() == twin.position[0].supply.tolist()
        if action >= 0:
            twin.play(turned(words[action], facing))


@some
@given(seats_of, river_of, seeds, st.integers(1, 4))
def test_it_does_not_matter_which_seat_begins(seats: int, river: str, seed: int, first: int) -> None:
    def moved(values: list[int]) -> list[int]:
        return [values[(seat + first) % seats] for seat in range(seats)]

    twin = GAME.new(seats, {"river": river})
    twin[0].seat = first % seats
    for position, action in walk(seats, river, seed):
        assert GAME.legal(position) == GAME.legal(twin)
        assert GAME.scores(position, seats) == moved(GAME.scores(twin, seats))
        assert position[0].supply[:seats].tolist() == moved(twin[0].supply[:seats].tolist())
        if action >= 0:
            GAME.kernels.apply(twin, 0, action)
    assert GAME.places(position, seats) == moved(GAME.places(twin, seats))


def areas(p: Any) -> dict[frozenset[tuple[int, int, int]], tuple[int, int]]:
    """Every area as the set of its parts (x, y, number), with its open sides and its shields."""
    found = defaultdict(set)
    for tile in survey.tiles(p):
        for part in range(len(PARTS[tile.type])):
            found[int(p.area[tile.node + part])].add((tile.x, tile.y, part))
    return {frozenset(parts): (int(p.open[area]), int(p.shields[area])) for area, parts in found.items()}


def frontier(p: Any) -> dict[int, int]:
    """What every empty cell beside a tile needs."""
    count = int(p.frontier)
    return dict(zip(p.frontier_cell[:count].tolist(), p.frontier_need[:count].tolist(), strict=True))


@some
@given(river_of, seeds)
def test_areas_do_not_depend_on_the_order_of_the_tiles(river: str, seed: int) -> None:
    *_, (end, _) = walk(2, river, seed)
    rng = random.Random(seed)
    waiting = rng.sample(list(survey.tiles(end[0])), int(end[0].laid))
    again = np.zeros(1, dtype=GAME.dtype)
    p = again[0]
    first = waiting.pop()
    landscape.lay_first(p, SHEET, 4 * first.type + first.facing, (first.x + ROW * first.y) % CELLS, first.x, first.y)
    while waiting:
        at = next(
            at
            for at, tile in enumerate(waiting)
            if any(survey.tile_at(p, tile.x + dx, tile.y + dy) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))
        )
        tile = waiting.pop(at)
        place = int(p.board[(tile.x + ROW * tile.y) % CELLS]) - landscape.FRONTIER
        landscape.lay(p, SHEET, 4 * tile.type + tile.facing, place)
    assert areas(p) == areas(end[0])
    assert frontier(p) == frontier(end[0])


@pytest.mark.parametrize("way", [(1, 0), (0, -1), (-1, 1)], ids=["east", "north", "south-west"])
def test_the_land_may_run_as_far_as_the_tiles_reach(way: tuple[int, int]) -> None:
    table = Table(GAME, 5, deals=False, river="yes")
    oracle = Oracle(5, river=True)
    rng = random.Random(str(way))
    while table.actor != OVER:
        moves = table.legal()
        rng.shuffle(moves)
        if moves[0].startswith("place"):
            moves.sort(key=lambda move: sum(int(at) * step for at, step in zip(move.split()[1:3], way, strict=True)))
        table.play(moves[-1])
        assert scored(table.position) == oracle.apply(moves[-1])
        compare(table, oracle)
    reach = [tile.x * way[0] + tile.y * way[1] for tile in survey.tiles(table.position[0])]
    assert max(reach) > 35


REFUSED = {"draw": {"1.1", "3.2"}, "place": {"3.3", "3.4", "3.6", "3.7"}, "figure": {"3.10", "3.11", "3.12"}}


def thinkable(table: Table) -> list[str]:
    """Moves with the right verb for this moment, legal or not."""
    p = table.position[0]
    if table.actor == CHANCE:
        return [*(f"draw {tile.name}" for tile in TILES), "draw Z"]
    if p.phase == PLACING:
        xs, ys = p.laid_x[: p.laid].tolist(), p.laid_y[: p.laid].tolist()
        cells = [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]
        return [f"place {x} {y} {facing}" for x, y in cells for facing in range(4)]
    return ["pass", *(f"figure {kind} {index}" for kind in landscape.KINDS for index in range(4))]


@settings(max_examples=4, deadline=None)
@given(seats_of, river_of, seeds)
def test_every_thinkable_move_is_legal_or_refused_by_a_clause(seats: int, river: str, seed: int) -> None:
    table = Table(GAME, seats, deals=False, river=river)
    for ply, (position, _) in enumerate(walk(seats, river, seed)):
        table.position = position
        if ply % 7 or table.actor == OVER:
            continue
        legal = set(table.legal())
        moves = thinkable(table)
        assert legal <= set(moves)
        for move in moves:
            refusal = table.why_not(move)
            assert (refusal is None) == (move in legal), move
            if refusal is not None:
                assert refusal.clause in REFUSED[move.split()[0]]
                assert refusal.text
