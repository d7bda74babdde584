"""Rare cases of Wheel of Fortune in constructed positions, and properties of random games."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.play import leads
from tilewright.core.game import CHANCE, Game, Positions, clone
from tilewright.core.scene import SPECTATOR
from tilewright.games import find
from tilewright.games.wheel_of_fortune.rules import board, material
from tilewright.games.wheel_of_fortune.rules.material import (
    SEGMENTS,
)
from tilewright.games.wheel_of_fortune.rules.state import MORE_EVENTS, TAKE
from tilewright.games.wheel_of_fortune.tests.build import leave_only, play, played, scored
from tilewright.land.table import survey

PLACES = board.SIZE**2
seats_and_seed = st.tuples(st.integers(2, 5), st.integers(0, 2**32))


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


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_plague_begins_with_the_active_seat(game: Game, seats: int) -> None:
    for active in range(seats):
        table = played(game, seats, _everyone_a_monk(seats))
        table.position[0].seat = active
        table.position[0].pig = SEGMENTS.index("fortune")
        play(table, "draw U 3")
        table.position[0].phase = 0  # pretend that the tile was laid: only the pig matters here
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
    """The last tile has a symbol and fits nowhere: taxes, crowns, the box and the final scoring happen in one move."""
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


def test_the_plague_acts_even_if_its_tile_then_fits_nowhere(game: Game) -> None:
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
    """Two knights of one seat in different cities score separately; a city without a shield scores 1."""
    table = played(game, 2, "draw E; place 1 -1 1; figure city 0; draw B; place 4 0 0; pass")
    play(table, "draw F; place 4 2 0; figure city 0; draw V 1")
    assert sorted(scored(table)) == [("pig-moved", 1, 0), ("tax", 0, 1), ("tax", 0, 2)]


def test_seats_with_equal_points_share_a_place(game: Game) -> None:
    table = played(game, 3, "draw A; place 2 -1 0; pass")
    leave_only(table, ("U", 3))
    play(table, "draw U 3; place 1 4 1; pass")
    assert table.scores == [7, 7, 7]
    assert table.places == [1, 1, 1]


def test_a_lone_figure_scores_double_only_with_two_crowns(game: Game) -> None:
    for segment, points in zip(SEGMENTS, (3, 6, 3, 6, 3, 6), strict=True):
        table = played(game, 2, f"draw A; place 2 -1 0; figure crown {segment}")
        table.position[0].pig = (SEGMENTS.index(segment) - 1) % 6
        table.play("draw V 1")
        assert ("crown", 0, points) in scored(table), segment
        assert list(table.position[0].supply[:2]) == [7, 7]


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
def test_the_seat_order_does_not_matter(known: tuple[int, int]) -> None:
    """If another seat begins, the same moves score the same points, shifted by one seat."""
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
def test_with_two_seats_leads_are_opposite_and_end_as_the_difference_in_points(known: tuple[int, int]) -> None:
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
def test_events_name_pieces_on_the_table(known: tuple[int, int]) -> None:
    game, (seats, seed) = find("wheel_of_fortune"), known
    for position, _ in _random_game(game, seats, seed):
        shown = {piece.id for piece in game.scene(position, SPECTATOR).pieces()}
        for event in game.events(position):
            assert set(event.pieces) <= shown
            assert bool(event.pieces) == (event.kind != "tile-set-aside")
            assert sum(term.points for term in event.terms) == event.points
