"""The oracle by itself: rare cases, and whole games in which no material gets lost."""

import random
from collections import Counter

import pytest

from tilewright.games.castles_of_tuscany.tests.oracle import OVER, Oracle
from tilewright.games.castles_of_tuscany.tests.plan import BONUSES, HEXAGON, MATERIAL, YIELDS, colour, tiles
from tilewright.games.castles_of_tuscany.tests.positions import a_field, arranged, deal, lay, prepare, ready
from tilewright.games.castles_of_tuscany.tests.task import Task
from tilewright.games.castles_of_tuscany.tests.test_oracle import TEMPERS, choose


def test_a_full_space_is_emptied_before_the_replacement() -> None:
    oracle = ready()
    oracle.stored[0] = [HEXAGON]
    face = oracle.display[3]
    oracle.apply(f"take {face} 3")
    assert oracle.legal() == {"discard hexagon"}
    oracle.apply("discard hexagon")
    assert oracle.stored[0] == [face]
    assert oracle.weights() == {f"reveal {own}": count for own, count in tiles("own").items()}
    oracle.apply("reveal quarry")
    assert oracle.display[3] == "quarry"
    assert oracle.actor() == 1


def test_the_fifth_of_a_colour_sweeps() -> None:
    oracle = ready()
    faces = ["quarry", "pigs", "vines", "village", "olives", "grain", "quarry", "city"]
    oracle.display = dict(enumerate(faces, start=1))
    oracle.apply("take city 8")
    oracle.apply("reveal pigs-vines")
    assert oracle.news == ["sweep"]
    assert oracle.aside == Counter(["pigs", "vines", "olives", "grain", "pigs-vines"])
    assert set(oracle.display) == {1, 4, 7}
    for place in (2, 3, 5, 6, 8):
        assert oracle.todo[0] == Task("neutral", place=place)
        deal(oracle)


def test_the_neutral_stack_is_shuffled_again_in_the_middle_of_a_sweep() -> None:
    oracle = ready()
    oracle.display = dict(enumerate(["village"] * 4 + ["city"] * 3 + ["manor"], start=1))
    oracle.neutral = Counter(quarry=2)
    oracle.apply("take manor 8")
    oracle.apply("reveal village")
    oracle.apply("reveal quarry")
    oracle.apply("reveal quarry")
    assert oracle.news == ["tiles-shuffled"]
    assert oracle.weights() == {"reveal village": 5}


def test_marble_before_or_after_the_action() -> None:
    oracle = ready()
    oracle.marble = [2, 0]
    assert "marble" in oracle.legal()
    oracle.apply("marble")
    for _ in range(2):
        assert oracle.actor() == 0
        assert "marble" not in oracle.legal()
        oracle.apply("draw")
        while oracle.actor() == -1:
            deal(oracle)
    assert oracle.actor() == 1
    oracle.marble = [1, 1]
    oracle.apply("draw")
    while oracle.actor() == -1:
        deal(oracle)
    assert oracle.legal() == {"marble", "pass"}
    oracle.apply("marble")
    assert oracle.legal() >= {"draw"}
    assert not oracle.legal() & {"pass", "marble"}
    oracle.apply("draw")
    while oracle.actor() == -1:
        deal(oracle)
    assert oracle.actor() == 0


def test_a_castle_may_end_the_passage_and_lays_without_paying() -> None:
    oracle = arranged("castle", 1)
    field = a_field(oracle, "castle", 1)
    oracle.display = dict(enumerate(["castle", *["manor"] * 3, *["quarry"] * 4], start=1))
    oracle.own[0] = Counter(castle=15)
    prepare(oracle, "castle", field, "castle castle")
    oracle.covered[0] |= dict.fromkeys(oracle._neighbours(0, field), "city")
    lay(oracle, "castle", field, "castle castle")
    frees = {move for move in oracle.legal() if move.startswith("free")}
    assert oracle.legal() == frees | {"pass"}
    move = min(frees)
    oracle.apply(move)
    assert oracle.weights() == {"reveal castle": 15}
    oracle.apply("reveal castle")
    assert oracle.news[0] == "passage-ends"
    assert oracle.passage_ends


def test_an_empty_pile_without_discards_ends_the_draw() -> None:
    oracle = ready()
    oracle.cards = Counter(city=1)
    oracle.apply("draw")
    oracle.apply("card city")
    assert oracle.actor() == 1
    oracle.discards = Counter(manor=1)
    oracle.apply("draw")
    assert oracle.news == ["cards-shuffled"]
    oracle.apply("card manor")
    assert oracle.actor() == 0


def test_the_first_two_seats_to_cover_a_colour() -> None:
    oracle = ready(seats=3)
    for seat, green in ((1, 2), (0, 1), (2, 0)):
        for field, kind in oracle.plans[seat].items():
            if kind == "manor":
                oracle.greens = []
                oracle._cover(seat, "manor", field)
        assert [points for clause, _, points in oracle.greens if clause == "4.2"] == ([green] if green else [])


def test_left_over_and_ties() -> None:
    oracle = ready()
    oracle.stored, oracle.marble, oracle.workers = [[HEXAGON, "city"], []], [1, 0], [2, 0]
    oracle.hands = [Counter(city=5), Counter(city=3, manor=3)]
    oracle._score_left_over()
    assert oracle.scores == [6, 2]
    oracle.scores = [9, 9]
    assert oracle.placing() == [1, 1]
    oracle.green = [2, 3]
    assert oracle.placing() == [1, 2]
    oracle.covered[0]["a1"] = "city"
    assert oracle.placing() == [2, 1]


def test_one_more_round_after_the_third_passage() -> None:
    oracle = ready()
    turns = 0
    oracle.own = [Counter(city=1), Counter(city=21)]
    oracle.passage = 3
    oracle.apply(min(move for move in oracle.legal() if move.startswith("take")))
    deal(oracle)
    gap = 0
    while oracle.actor() != OVER:
        turns += 1
        if oracle.actor() == 0:
            face, place = next((face, place) for place, face in sorted(oracle.display.items()))
            oracle.apply(f"take {face} {place}")
            oracle.apply(min(oracle.legal()))  # discard the stored one
            gap = place
        else:
            oracle.apply("draw")
            while oracle.actor() == -1:
                deal(oracle)
    assert turns == 3
    assert gap
    assert gap not in oracle.display
    assert len(oracle.display) == 7


def check(oracle: Oracle) -> None:
    """Check that every piece of material exists exactly once."""
    assert oracle.cards + oracle.discards + sum(oracle.hands, Counter()) == Counter(MATERIAL["game_cards"])
    assert oracle.yields + oracle.yield_discards == Counter(YIELDS)
    assert oracle.bonuses + sum(oracle.bonus_tiles, Counter()) == Counter(dict.fromkeys(BONUSES, 5))
    found = oracle.neutral + oracle.aside + oracle.removed + Counter(oracle.display.values())
    box = tiles("neutral")
    for seat in range(oracle.seats):
        found += oracle.own[seat] + Counter(oracle.stored[seat]) + Counter(oracle.covered[seat].values())
        box += tiles("own") + Counter(castle=1 if oracle.covered[seat] else 0)
        assert len(oracle.stored[seat]) <= oracle.spaces(seat)
        assert all(
            item == HEXAGON or colour(item) == oracle.plans[seat][field] for field, item in oracle.covered[seat].items()
        )
        assert min(oracle.marble[seat], oracle.workers[seat], *oracle.hands[seat].values(), 0) == 0
    if oracle.todo and oracle.todo[0].what == "discard":
        found[oracle.todo[0].item] += 1
    del found[HEXAGON]
    assert found == box


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_gets_lost(seats: int, temper: str) -> None:
    rng = random.Random(f"{seats} {temper}")
    oracle = Oracle(seats, draw="3" if seats == 3 else "2")
    red, green = [0] * seats, [0] * seats
    while oracle.actor() != OVER:
        weights = oracle.weights()
        if weights:
            move = rng.choices(list(weights), list(weights.values()))[0]
        else:
            move = choose(rng, oracle, temper)
        for _, seat, points in oracle.apply(move):
            red[seat] += points
        for _, seat, points in oracle.greens:
            green[seat] += points
        check(oracle)
    assert red == oracle.scores
    assert green == oracle.green
    assert oracle.passage == 3
    assert max(oracle.revealed(seat) for seat in range(seats)) == 21
    assert min(oracle.placing()) == 1
