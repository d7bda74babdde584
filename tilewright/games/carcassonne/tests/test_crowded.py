"""Carcassonne with figures anywhere: majorities and ties that are rare in legal play."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tilewright.core.game import OVER, Positions, clone
from tilewright.core.table import Table
from tilewright.games.carcassonne.rules.material import FIGURES, PARTS, TILES
from tilewright.games.carcassonne.rules.state import PASS, SETTING
from tilewright.games.carcassonne.tests.build import (
    GAME,
    is_open,
    leave_in_the_bag,
    river_of,
    scored,
    seats_of,
    seeds,
    some,
)
from tilewright.games.carcassonne.tests.oracle import Oracle
from tilewright.games.carcassonne.tests.test_oracle import compare
from tilewright.land.rules import figures
from tilewright.land.table import survey


def crowded(seats: int, river: str, seed: int) -> tuple[Positions, Oracle]:
    """A random board with figures anywhere but on the last tile, often several in an area."""
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
    fresh = {int(p.area[last.node + part]) for part in range(len(PARTS[last.type]))}  # this tile may have finished them
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
def test_final_scoring_does_not_depend_on_the_seat_order(seats: int, seed: int, rng: random.Random) -> None:
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
