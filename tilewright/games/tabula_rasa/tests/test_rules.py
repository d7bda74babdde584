"""Rare cases of Tabula Rasa in constructed games: ties, empty territories, the castle, the empty stock, partners."""

import random
import tomllib
from statistics import fmean
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.play import leads
from tilewright.core.event import Event
from tilewright.core.game import CHANCE, OVER, clone
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.tabula_rasa.rules import material
from tilewright.games.tabula_rasa.tests.plans import Plan, any_plan, plan, played, sides

MATERIAL: dict[str, Any] = tomllib.loads(material.FILE.read_text(encoding="utf-8"))
NAMES: list[str | int] = [*material.NUMBERS, *material.COLOURS]
TAKES = {"territory-taken": "territory", "treasure-taken": "treasure", "tie-treasure": "treasure"}
seat_counts = pytest.mark.parametrize("seats", [2, 3, 4])
plans = st.tuples(st.sampled_from([2, 3, 4]), st.integers(0, 2**32)).map(
    lambda pair: any_plan(pair[0], random.Random(pair[1]))
)


def case_name(case: dict[str, Any]) -> str:
    return "-".join(str(number) for number in case.get("knights", case.get("winners", ())))


def seats_for(number_of_sides: int) -> list[int]:
    return [3] if number_of_sides == 3 else [2, 4]


def about(events: list[Event], name: str | int) -> list[Event]:
    """The events of one territory and its treasure."""
    tiles = {f"territory {name}", f"treasure {name}"}
    return [event for event in events if tiles & set(event.pieces) and "castle" not in event.pieces]


def test_the_material_is_as_the_rules_say() -> None:
    assert (material.KNIGHT_COUNT, material.KIND_COUNT, material.DEALT, material.HAND) == (50, 25, 48, 8)
    assert material.TERRITORY_COUNT == 10
    assert list(material.TERRITORY_POINTS) == [1, 2, 3, 4, 5, 5, 5, 5, 5, 5]
    tiles = material.TERRITORY_COUNT + MATERIAL["tiles"]["treasures"]["count"] + MATERIAL["tiles"]["castle"]["count"]
    assert tiles == MATERIAL["tiles"]["total"] == 21
    treasures = material.TERRITORY_COUNT * material.TREASURE_POINTS
    assert sum(material.TERRITORY_POINTS) + treasures + material.CASTLE_POINTS == 55


@pytest.mark.parametrize("case", MATERIAL["territory_cases"], ids=case_name)
def test_one_territory(case: dict[str, Any]) -> None:
    for seats in seats_for(case["sides"]):
        for place, name in enumerate(NAMES):
            table = played(plan(seats, {name: case["knights"]}))
            found = dict.fromkeys(range(seats), "none")
            for event in about(table.events, name):
                if event.kind in TAKES:
                    found[event.seat] = TAKES[event.kind]
                    worth = int(material.TERRITORY_POINTS[place]) if event.kind == "territory-taken" else 1
                    assert event.points == worth
            for side, own in enumerate(sides(seats)):
                assert [found[seat] for seat in own] == [case["takes"][side]] * len(own)


@pytest.mark.parametrize("case", MATERIAL["castle_cases"], ids=case_name)
@pytest.mark.parametrize("nobody", ["tie", "empty"])
def test_castle(case: dict[str, Any], nobody: str) -> None:
    number_of_sides = 3 if max(case["winners"]) == 2 else 2
    for seats in {2: [2, 3, 4], 3: [3]}[number_of_sides]:
        none = [1, 1, 0] if nobody == "tie" else [0, 0, 0]
        every_side = range(len(sides(seats)))
        knights = {
            number: [int(side == winner) if winner >= 0 else none[side] for side in every_side]
            for number, winner in zip(material.NUMBERS, case["winners"], strict=True)
        }
        events = played(plan(seats, knights)).events
        takers = [event.seat for event in events if event.kind == "castle-taken"]
        assert takers == (sides(seats)[case["castle"]] if case["castle"] >= 0 else [])
        assert len([event for event in events if event.kind == "castle-unclaimed"]) == (case["castle"] < 0)


def test_the_castle_is_taken_at_the_second_number_territory() -> None:
    events = played(plan(2, {1: [1, 0], 2: [0, 2], 3: [0, 1], 4: [1, 0], 5: [1, 0]})).events
    kinds = [event.kind for event in events]
    castle = kinds.index("castle-taken")
    assert events[castle].seat == 1
    assert events[castle].points == 5
    assert events[castle].pieces == ("castle", "territory 2", "territory 3")
    assert "territory 3" in events[castle - 2].pieces
    assert "territory 4" in events[castle + 1].pieces


def test_colour_territories_do_not_count_for_the_castle() -> None:
    numbers: dict[Any, list[int]] = {number: [0, 0] for number in material.NUMBERS}
    colours = {"red": [6, 4], "green": [6, 4], "blue": [4, 6], "violet": [4, 6], "yellow": [4, 4]}
    events = played(plan(2, {**numbers, **colours})).events
    assert [event.kind for event in events].count("territory-taken") == 4
    assert not [event for event in events if event.kind == "castle-taken"]


@seat_counts
def test_setup_and_stock(seats: int) -> None:
    row = next(row for row in MATERIAL["setup"]["players"] if row["players"] == seats)
    assert len(sides(seats)) == row["sides"]
    game = any_plan(seats, random.Random(1))
    dealt = played(game, row["dealt"])
    assert dealt.actor == 0
    assert all(panel.hand == material.HAND for panel in dealt.scene().panels)
    assert dealt.scene().heaps[0].count == row["stock"]
    end = played(game)
    assert end.is_over
    laid_by = [piece.owner for piece in end.scene().pieces() if piece.id.startswith("knight")]
    assert [laid_by.count(seat) for seat in range(seats)] == [row["laid_each"]] * seats


@seat_counts
def test_cards_are_dealt_one_by_one_around_the_table_and_then_drawn_after_each_play(seats: int) -> None:
    table = Table(find("tabula_rasa"), seats, deals=False)
    rng = random.Random(seats)
    for number in range(material.HAND * seats):
        assert table.actor == CHANCE
        assert [panel.hand for panel in table.scene().panels] == [
            number // seats + (seat < number % seats) for seat in range(seats)
        ]
        table.play(rng.choice(table.legal()))
    for turn in range(material.DEALT):
        seat = turn % seats
        assert table.actor == seat
        table.play(rng.choice(table.legal()))
        if turn < material.DEALT - material.HAND * seats:
            assert table.actor == CHANCE
            table.play(rng.choice(table.legal()))
            assert table.scene().panels[seat].hand == material.HAND
    assert table.is_over


@seat_counts
def test_every_card_not_yet_drawn_may_be_drawn_until_two_are_left(seats: int) -> None:
    table = Table(find("tabula_rasa"), seats, deals=False)
    rng = random.Random(seats)
    drawn = 0
    while not table.is_over:
        if table.actor == CHANCE:
            assert sum(table.game.weights(table.position)) == material.KNIGHT_COUNT - drawn
            drawn += 1
        table.play(rng.choice(table.legal()))
    assert drawn == material.DEALT
    assert sum(table.position[0].bag) == material.REMOVED


def test_every_knight_has_two_places_and_equal_knights_the_same_two() -> None:
    table = Table(find("tabula_rasa"), 2, deals=False)
    for own, other in zip(
        ("red 3", "blue 5", "green 1", "violet 4"), ("red 1", "red 2", "red 4", "red 5"), strict=True
    ):
        for card in (own, other, own, other):
            table.play(f"draw {card}")
    cards = ["red 3", "green 1", "blue 5", "violet 4"]
    assert table.legal() == [f"play {card} {way}" for card in cards for way in ("number", "colour")]


def test_all_ten_knights_of_a_number_fit_beside_a_territory() -> None:
    scene = played(plan(2, {1: [10, 0], 2: [0, 10]})).scene()
    for number in (1, 2):
        assert sum(piece.id.startswith(f"knight {number} ") for piece in scene.pieces()) == 10


REFUSALS = [
    ("play red 6 number", "1.1"),
    ("play pink 3 colour", "1.1"),
    ("play green 1 number", "3.2"),
    ("play red 1 2", "3.3"),
    ("play red 1 blue", "3.3"),
    ("play red 5 green", "3.3"),
    ("play red 1 red", ""),
    ("play red 1", ""),
    ("play red 1 castle", ""),
    ("draw red 1", "3.1"),
    ("pass", ""),
    ("", ""),
]


@pytest.mark.parametrize(("move", "clause"), REFUSALS)
def test_refusals_name_the_clause(move: str, clause: str) -> None:
    table = Table(find("tabula_rasa"), 2, deals=False)
    for number in (1, 2, 3, 4):
        for card in (f"red {number}", f"green {number + 1}", f"red {number}", f"green {number + 1}"):
            table.play(f"draw {card}")
    refusal = table.why_not(move)
    assert refusal is not None
    assert refusal.clause == clause
    assert refusal.text


def test_drawing_a_missing_or_hidden_card_is_refused() -> None:
    table = Table(find("tabula_rasa"), 2, deals=False)
    table.play("draw red 1")
    table.play("draw red 1")
    for move, clause in (("draw red 1", "3.5"), ("draw ?", ""), ("draw red", ""), ("play red 1 number", "3.1")):
        refusal = table.why_not(move)
        assert refusal is not None
        assert refusal.clause == clause
    over = played(any_plan(2, random.Random(3)))
    refusal = over.why_not("play red 1 number")
    assert refusal is not None
    assert refusal.clause == "5.1"


def test_equal_totals_share_the_win() -> None:
    game: Plan = [[], []]
    for colour in material.COLOURS:
        for number in material.NUMBERS:
            for own in game:
                own.append(((colour, number), "number"))
    table = played([own[:24] for own in game])
    assert table.scores[0] == table.scores[1]
    assert table.places == [1, 1]


def test_partners_share_points_and_place_but_not_their_cards() -> None:
    for seed in range(12):
        table = played(any_plan(4, random.Random(seed)))
        points, places = table.scores, table.places
        assert points[:2] == points[2:]
        assert places[:2] == places[2:]
        if points[0] != points[1]:
            assert sorted(places) == [1, 1, 3, 3]
        by_seat = [
            [(event.kind, event.points, event.pieces) for event in table.events if event.seat == seat]
            for seat in range(4)
        ]
        assert by_seat[0] == by_seat[2]
        assert by_seat[1] == by_seat[3]


def test_knights_are_counted_and_their_numbers_are_not_added() -> None:
    game = plan(2, {"red": [2, 1]})
    printed = [sorted(number for (colour, number), way in own if (colour, way) == ("red", "colour")) for own in game]
    assert printed == [[1, 2], [3]]  # equal sums
    events = about(played(game).events, "red")
    assert [(event.kind, event.seat) for event in events] == [("territory-taken", 0), ("treasure-taken", 1)]


@given(plans)
@settings(max_examples=40, deadline=None)
def test_knights_and_points_are_conserved(game: Plan) -> None:
    seats = len(game)
    table = played(game)
    p = table.position[0]
    assert table.actor == OVER
    assert int(p.knights.sum()) == int(p.beside.sum()) == material.DEALT
    assert int(p.hand.sum()) == 0
    assert sum(sum(table.scores[seat] for seat in own) // len(own) for own in sides(seats)) <= 55
    gained = [sum(event.points for event in table.events if event.seat == seat) for seat in range(seats)]
    assert gained == table.scores
    assert all(sum(term.points for term in event.terms) == event.points for event in table.events)


@given(plans, st.integers(0, 3))
@settings(max_examples=25, deadline=None)
def test_seats_may_be_exchanged(game: Plan, by: int) -> None:
    seats = len(game)
    turned = [game[(seat + by) % seats] for seat in range(seats)]
    points, places = played(game).scores, played(game).places
    table = played(turned)
    assert table.scores == [points[(seat + by) % seats] for seat in range(seats)]
    assert table.places == [places[(seat + by) % seats] for seat in range(seats)]


@given(plans, st.permutations(material.COLOURS), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_neither_the_order_of_colours_nor_of_turns_matters(game: Plan, colours: list[str], rng: random.Random) -> None:
    names = dict(zip(material.COLOURS, colours, strict=True))
    other = [[((names[colour], number), way) for (colour, number), way in own] for own in game]
    for own in other:
        rng.shuffle(own)
    assert played(other).scores == played(game).scores


@seat_counts
def test_the_estimate_is_exact_at_the_end_and_better_than_chance_before(seats: int) -> None:
    game = find("tabula_rasa")
    rng = np.array([seats], dtype=np.uint64)
    won = 0.0
    games = 30
    for number in range(games):
        table = Table(game, seats, seed=number)
        clever = number % seats
        own = next(side for side in sides(seats) if clever in side)
        chance = random.Random(number)
        while not table.is_over:
            if table.actor not in own:
                table.play(chance.choice(table.legal()))
                continue
            known = clone(table.position)
            game.kernels.redeal(known, 0, table.actor, rng)
            worth = {}
            for action in game.legal(known):
                after = clone(known)
                game.kernels.apply(after, 0, action)
                worth[game.write(known, action, table.actor)] = leads(game, after, seats)[table.actor]
            table.play(max(worth, key=lambda move: worth[move]))
        others = fmean(points for seat, points in enumerate(table.scores) if seat not in own)
        for seat in own:
            assert leads(game, table.position, seats)[seat] == pytest.approx(table.scores[clever] - others)
        won += table.places[clever] == 1
    assert won / games > 0.7


@pytest.mark.parametrize("seats", [2, 4])
def test_the_lead_one_side_expects_is_the_deficit_the_other_expects(seats: int) -> None:
    for plies in (0, 10, 40, 60, 90):
        table = played(any_plan(seats, random.Random(plies)), plies)
        expected = leads(table.game, table.position, seats)
        assert expected[0] == pytest.approx(-expected[1])
        assert expected[2:] in ([], expected[:2])
        assert plies or -1 < expected[0] < 0  # the other side lays last


def test_observations() -> None:
    table = played(any_plan(3, random.Random(5)), 40)
    out = np.empty(table.game.observation, dtype=np.float32)
    table.game.kernels.observe(table.position, 0, 1, out)
    p = table.position[0]
    assert list(out[:3]) == [0, 1, 0]
    assert list(out[3:7]) == [1.0 if k == (int(p.seat) - 1) % 3 else 0.0 for k in range(4)]
    assert out[7] + out[8] == 1
    assert out[9] == pytest.approx((48 - int(p.drawn)) / 32)
    assert [float(value) * 8 for value in out[11:17:2]] == [table.scene().panels[seat].hand for seat in (1, 2, 0)]
    assert out[18:43].sum() * 2 == table.scene().panels[1].hand
    assert (out[18:43].sum() + out[43:68].sum()) * 2 == 50 - int(p.laid)
    assert np.array_equal(np.rint(out[68:78] * 10), p.knights[1])
    assert len(out) == 98
