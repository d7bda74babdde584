"""The oracle by itself: the printed examples, hand-made positions, and nothing gets lost in whole games."""

import random
from collections import Counter

import pytest

from tilewright.games.castles_of_tuscany.tests.oracle import (
    BONUSES,
    HEXAGON,
    KINDS,
    MATERIAL,
    OVER,
    PARTS,
    YIELDS,
    Oracle,
    Task,
    colour,
    height,
    neighbours,
    payments,
    tiles,
)
from tilewright.games.castles_of_tuscany.tests.test_oracle import TEMPERS, choose

PARTS_LAID = ("part A 0", "part B 0 up", "part C 180 down")


def deal(oracle: Oracle, wanted: str = "") -> str:
    """Play the chance move wanted, or the first in the alphabet."""
    move = wanted or min(oracle.weights())
    oracle.apply(move)
    return move


def ready(seats: int = 2, bonus: str = "card", draw: str = "2") -> Oracle:
    """A game after set-up: everybody has A1, B1, ... laid alike, the start castle on the first castle field."""
    oracle = Oracle(seats, draw=draw)
    while oracle.actor() == -1:
        deal(oracle)
    for _ in range(seats):
        for move in PARTS_LAID:
            oracle.apply(move)
        oracle.apply(min(oracle.legal()))
    for _ in range(seats):
        oracle.apply(f"bonus {bonus}")
    while oracle.actor() == -1:
        deal(oracle)
    return oracle


def a_field(oracle: Oracle, kind: str, size: int) -> str:
    """A field of seat 0 in an uncovered area of that colour and size."""
    plan = oracle.plans[0]
    return next(
        field
        for field in plan
        if plan[field] == kind
        and len(oracle.area(0, field)) == size
        and not oracle.area(0, field) & oracle.covered[0].keys()
    )


def prepare(oracle: Oracle, item: str, field: str, cards: str, workers: int = 0) -> None:
    """Seat 0 stores just this item, may lay it on the field, and has these cards and workers."""
    oracle.stored[0] = [item]
    oracle.workers[0] = workers
    oracle.hands[0] = Counter(cards.split())
    beside = next(other for other in sorted(oracle._neighbours(0, field)) if other not in oracle.area(0, field))
    oracle.covered[0].setdefault(beside, oracle.plans[0][beside])


def lay(oracle: Oracle, item: str, field: str, pay: str) -> list[tuple[str, int, int]]:
    oracle.apply(f"lay {item} {field}")
    oracle.apply(f"pay {pay}")
    return list(oracle.greens)


# Geometry


def test_every_plan_is_joined_as_the_parts_meet() -> None:
    for shifts in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        fields = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 5 if column in "beh" else 4)]
        assert len(fields) == 30
        around = {field: neighbours(field, shifts) for field in fields}
        assert all(field in around[other] for field in fields for other in around[field])
        assert max(len(near) for near in around.values()) == 6
        edges = sum(len(near) for near in around.values()) // 2
        assert edges == 3 * 19 + 2 * 5  # 19 within each part, 5 across each seam
        assert all(height(field, shifts) % 2 == height(fields[0], shifts) % 2 for field in fields if field[0] == "a")


def test_parts_have_the_colours_of_their_letter() -> None:
    for part in PARTS.values():
        counts = Counter(part["left"] + part["middle"] + part["right"])
        assert counts == Counter({kind: n for kind, n in MATERIAL["letter_colours"][part["letter"]].items() if n})


def test_no_area_is_larger_than_three() -> None:
    rng = random.Random(1)
    for _ in range(60):
        oracle = Oracle(2)
        while oracle.actor() == -1:
            deal(oracle, rng.choice(sorted(oracle.weights())))
        for _ in range(3):
            oracle.apply(rng.choice(sorted(oracle.legal())))
        assert Counter(oracle.plans[0].values()) == {kind: n["fields"] for kind, n in MATERIAL["colours"].items()}
        assert max(len(oracle.area(0, field)) for field in oracle.plans[0]) <= 3
        assert len(oracle.legal()) == 3


# Payments


@pytest.mark.parametrize("case", MATERIAL["payment_cases"])
def test_payments(case: dict[str, dict[str, dict[str, int]]]) -> None:
    cards = Counter(case["paid"].get("cards", {}))
    workers = int(str(case["paid"].get("workers", 0)))
    exact = Counter(cards) + Counter(worker=workers)
    ways = payments(cards, workers, str(case["field"]))
    assert (exact in [Counter(way.split()) for way in ways]) == bool(case["valid"])


def test_all_payments() -> None:
    everything = Counter(dict.fromkeys(KINDS, 4))
    assert len(payments(everything, 2, "city")) == 45
    assert payments(Counter(city=1, village=2), 1, "city") == {
        "city village village",
        "city worker",
        "village village worker",
    }
    assert payments(Counter(city=3), 0, "village") == set()
    assert payments(Counter(city=1), 0, "city") == set()


# The printed examples


def arranged(kind: str, size: int) -> Oracle:
    """A game in which seat 0 has an area of that colour and size."""
    for seed in range(1000):
        rng = random.Random(seed)
        oracle = Oracle(2)
        while oracle.actor() == -1:
            deal(oracle, rng.choice(sorted(oracle.weights())))
        while oracle.actor() != -1:
            oracle.apply(rng.choice(sorted(oracle.legal() - {"bonus storage"})))
        while oracle.actor() == -1:
            deal(oracle, rng.choice(sorted(oracle.weights())))
        oracle.bonus_tiles[0].clear()
        plan = oracle.plans[0]
        if any(plan[field] == kind and len(oracle.area(0, field)) == size for field in plan):
            return oracle
    raise AssertionError(f"no area of {size} {kind}")


def test_anna_lays_a_monastery() -> None:
    oracle = arranged("monastery", 3)
    field = a_field(oracle, "monastery", 3)
    first, second = sorted(oracle.area(0, field) - {field})
    oracle.covered[0][first] = "monastery"
    prepare(oracle, "monastery", second, "monastery monastery")
    assert lay(oracle, "monastery", second, "monastery monastery") == []
    oracle.todo = [Task("action", 0)]
    prepare(oracle, "monastery", field, "monastery monastery")
    assert ("4.1", 0, 6) in lay(oracle, "monastery", field, "monastery monastery")
    assert oracle.actor() == -1
    for left in (2, 1, 0):
        deal(oracle)
        assert oracle.todo[:left] == [Task("card", 0)] * left


def test_benno_lays_a_hexagon() -> None:
    oracle = arranged("agriculture", 3)
    field = a_field(oracle, "agriculture", 3)
    other = min(oracle.area(0, field) - {field})
    oracle.covered[0][other] = "pigs-vines"
    prepare(oracle, HEXAGON, field, "city city agriculture")
    assert lay(oracle, HEXAGON, field, "agriculture city city") == [("4.3", 0, 1)]
    assert oracle.discards == Counter(city=2, agriculture=1)


def test_clara_lays_pigs_and_vines() -> None:
    oracle = arranged("agriculture", 3)
    field = a_field(oracle, "agriculture", 3)
    first, second = sorted(oracle.area(0, field) - {field})
    oracle.covered[0][first] = "vines"
    prepare(oracle, "pigs-vines", field, "agriculture agriculture")
    assert lay(oracle, "pigs-vines", field, "agriculture agriculture") == [("4.3", 0, 1)]
    oracle.todo = [Task("action", 0)]
    prepare(oracle, "vines", second, "agriculture agriculture")
    assert lay(oracle, "vines", second, "agriculture agriculture")[:1] == [("4.1", 0, 6)]
    assert "4.3" not in [clause for clause, _, _ in oracle.greens]


def test_dario_pays_with_a_worker() -> None:
    oracle = arranged("city", 1)
    field = a_field(oracle, "city", 1)
    prepare(oracle, "city", field, "agriculture agriculture", workers=1)
    assert lay(oracle, "city", field, "agriculture agriculture worker") == [("4.1", 0, 1)]
    assert oracle.workers[0] == 0
    assert oracle.legal() == {f"bonus {tile}" for tile in BONUSES}
    oracle.apply("bonus storage")
    assert oracle.greens == [("4.4", 0, 2)]
    assert oracle.spaces(0) == 2


def test_anna_is_scored() -> None:
    oracle = ready()
    oracle.scores, oracle.green = [4, 0], [9, 0]
    oracle._score_passage()
    assert oracle.scores == [13, 0]
    oracle.scores[0] += 2
    oracle.green[0] = 22
    oracle._score_passage()
    assert oracle.scores == [37, 0]
    assert oracle.green == [22, 0]


@pytest.mark.parametrize(("kind", "bonus", "count", "gain"), [("quarry", "marble", 2, 3), ("village", "worker", 1, 2)])
def test_bonus_tiles_for_wood(kind: str, bonus: str, count: int, gain: int) -> None:
    oracle = arranged(kind, 1)
    field = a_field(oracle, kind, 1)
    oracle.bonus_tiles[0] = Counter({bonus: count})
    prepare(oracle, kind, field, f"{kind} {kind}")
    lay(oracle, kind, field, f"{kind} {kind}")
    assert (oracle.marble if kind == "quarry" else oracle.workers)[0] == gain
    assert oracle.actor() == (0 if kind == "quarry" else 1)  # the marble won may be used at once


def test_three_bonus_tiles_give_four_yield_cards_and_the_second_hexagon_becomes_points() -> None:
    oracle = arranged("carriage", 1)
    field = a_field(oracle, "carriage", 1)
    oracle.bonus_tiles[0] = Counter({"yield": 3})
    prepare(oracle, "carriage", field, "carriage carriage")
    lay(oracle, "carriage", field, "carriage carriage")
    assert oracle.weights() == {f"yield {card}": count for card, count in YIELDS.items()}
    assert oracle.apply("yield hexagon") == []
    assert oracle.stored[0] == [HEXAGON]
    assert oracle.apply("yield hexagon") == [("4.6", 0, 2)]
    assert oracle.apply("yield two-cards") == []
    deal(oracle)
    deal(oracle)
    assert oracle.weights()["yield hexagon"] == 1
    assert oracle.apply("yield red-points") == [("4.5", 0, 2)]
    assert oracle.scores == [4, 0]
    assert oracle.actor() == 1


@pytest.mark.parametrize("draw", ["2", "3"])
def test_the_draw_action(draw: str) -> None:
    oracle = ready(draw=draw)
    before = sum(oracle.hands[0].values())
    oracle.apply("draw")
    while oracle.actor() == -1:
        deal(oracle)
    assert sum(oracle.hands[0].values()) == before + int(draw) + 1  # with one card bonus tile


# Other corners


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


def test_the_neutral_stack_is_made_anew_in_the_middle_of_a_sweep() -> None:
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
            oracle.apply(min(oracle.legal()))  # the stored one goes
            gap = place
        else:
            oracle.apply("draw")
            while oracle.actor() == -1:
                deal(oracle)
    assert turns == 3
    assert gap
    assert gap not in oracle.display
    assert len(oracle.display) == 7


# Nothing gets lost


def check(oracle: Oracle) -> None:
    """All material is somewhere, once."""
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
