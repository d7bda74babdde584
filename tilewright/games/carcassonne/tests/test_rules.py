"""Rare cases of Carcassonne in constructed positions, the oracle on all scenarios, and the clause of every refusal."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings

from tilewright.core import scenario
from tilewright.core.game import CHANCE, OVER
from tilewright.core.table import Table
from tilewright.games.carcassonne.rules.material import FIGURES, NUMBER, PARTS, SPRING, START, TILES
from tilewright.games.carcassonne.rules.state import DRAW, PASS, PLACING, SETTING
from tilewright.games.carcassonne.tests.build import (
    GAME,
    is_open,
    leave_in_the_bag,
    river_of,
    scored,
    seats_of,
    seeds,
    table_after,
    walk,
)
from tilewright.games.carcassonne.tests.oracle import Oracle
from tilewright.games.carcassonne.tests.test_oracle import compare
from tilewright.land.rules import figures, landscape
from tilewright.land.table import survey

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.txt"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_oracle_agrees_with_every_scenario(path: Path) -> None:
    record, _ = scenario.read(path.read_text(encoding="utf-8"))
    table = Table(GAME, record.seats, options=record.options, deals=False)
    oracle = Oracle(record.seats, river=record.options.get("river") == "yes")
    for move in record.moves:
        table.play(move)
        assert scored(table.position) == oracle.apply(move)
        compare(table, oracle)


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


def test_two_roads_between_the_same_junctions_are_counted_separately() -> None:
    table = table_after("W 0 1 0; V 1 1 0 road 0; W 0 2 3 road 0")
    assert table.scores == [2, 0]  # 4.2 straight from one junction to the other
    table.play("draw V")
    table.play("place 1 2 1")
    table.play("pass")
    assert table.scores == [2, 4]  # and the long way around


def test_a_field_counts_a_city_once_even_if_it_touches_it_from_two_sides() -> None:
    """5.5 the strip south of a city of four tiles touches two of them."""
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


def test_places_are_shared_and_the_next_is_skipped() -> None:
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
    """Each of the 35 figures is in an area of its own, and the last tile fits nowhere."""
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
    p.frontier = 0  # nothing fits
    assert sum(len(event.holders) for event in GAME.events(position)) <= 5 * FIGURES
    before = len(GAME.events(position))
    GAME.kernels.apply(position, 0, DRAW + NUMBER["E"])
    assert GAME.kernels.actor(position, 0) == OVER
    assert before + len(GAME.events(position)) == 5 * FIGURES + 1
    assert [int(count) for count in p.supply] == [FIGURES] * 5


REFUSED = {"draw": {"1.1", "3.2"}, "place": {"3.3", "3.4", "3.6", "3.7"}, "figure": {"3.10", "3.11", "3.12"}}


def thinkable(table: Table) -> list[str]:
    """Moves with the right verb for the position, legal or not."""
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
