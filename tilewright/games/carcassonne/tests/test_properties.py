"""Properties of every game of Carcassonne: nothing is lost, and direction, seats and order do not matter."""

import random
from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.core.game import EVERYTHING, OVER, Positions
from tilewright.core.table import Table
from tilewright.games.carcassonne import rules
from tilewright.games.carcassonne.rules.material import FIGURES, PARTS, SHEET, SPRING, START, TILES
from tilewright.games.carcassonne.rules.state import PLACING
from tilewright.games.carcassonne.tests.build import GAME, river_of, scored, seats_of, seeds, some, walk
from tilewright.games.carcassonne.tests.oracle import Oracle
from tilewright.games.carcassonne.tests.test_oracle import compare
from tilewright.kit.square import CELLS, ROW
from tilewright.land.rules import landscape
from tilewright.land.table import survey


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
    """The start of a game whose first tile is turned."""
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
    """The same move on a board rotated clockwise around the first tile by quarter turns."""
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
    """The need of every empty cell next to a tile."""
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
def test_the_land_may_extend_as_far_as_the_tiles_reach(way: tuple[int, int]) -> None:
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
