"""The oracle by itself: geometry, payments and the rulebook's examples."""

import random
from collections import Counter

import pytest

from tilewright.games.castles_of_tuscany.tests.oracle import Oracle
from tilewright.games.castles_of_tuscany.tests.plan import (
    BONUSES,
    HEXAGON,
    KINDS,
    MATERIAL,
    PARTS,
    YIELDS,
    height,
    neighbours,
    payments,
)
from tilewright.games.castles_of_tuscany.tests.positions import a_field, arranged, deal, lay, prepare, ready
from tilewright.games.castles_of_tuscany.tests.task import Task


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
    assert oracle.actor() == (0 if kind == "quarry" else 1)  # the marble just won may be used


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
