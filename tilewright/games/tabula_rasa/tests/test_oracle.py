"""The kernels against the slow and simple oracle over whole random games, and the oracle by itself."""

import os
import random
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.tabula_rasa.tests.oracle import (
    CASTLE,
    CHANCE,
    COLOURS,
    COPIES,
    NOBODY,
    NUMBERS,
    OVER,
    TERRITORIES,
    TREASURE,
    WORTH,
    Oracle,
)

GAMES_EACH = int(os.environ.get("ORACLE_GAMES", "25"))
MATERIAL: dict[str, Any] = tomllib.loads(
    (Path(__file__).resolve().parent.parent / "rules" / "material.toml").read_text(encoding="utf-8")
)

Chooser = Callable[[Oracle, random.Random], str]


# Ways to play


def anything(oracle: Oracle, rng: random.Random) -> str:
    """Any move, all equally likely: a few knights beside every territory."""
    return rng.choice(sorted(oracle.legal()))


def narrow(oracle: Oracle, rng: random.Random) -> str:
    """Lays beside numbers only, so that the colours stay without a knight."""
    moves = sorted(oracle.legal())
    return rng.choice([move for move in moves if move.endswith("number")] or moves)


def level(oracle: Oracle, rng: random.Random) -> str:
    """Goes where its own side has the fewest knights, so that there are many ties."""
    moves = sorted(oracle.legal())
    rng.shuffle(moves)
    if oracle.actor() == CHANCE:
        return moves[0]
    return min(moves, key=lambda move: oracle.knights(target(move))[oracle.side_of(oracle.actor())])


def apart(oracle: Oracle, rng: random.Random) -> str:
    """Every side keeps to its own territories as far as it can, so that few are contested."""
    moves = sorted(oracle.legal())
    rng.shuffle(moves)
    if oracle.actor() == CHANCE:
        return moves[0]
    side = oracle.side_of(oracle.actor())
    return next((move for move in moves if TERRITORIES.index(target(move)) % oracle.sides == side), moves[0])


def target(move: str) -> str | int:
    """The territory that a `play` names."""
    _, colour, number, place = move.split()
    return int(number) if place == "number" else colour


# The comparison


def compare(table: Table, oracle: Oracle) -> None:
    assert table.actor == oracle.actor()
    legal = table.legal()
    assert sorted(legal) == sorted(oracle.legal())
    assert table.scores == oracle.scores
    if table.actor == CHANCE:
        assert dict(zip(legal, table.game.weights(table.position), strict=True)) == oracle.weights()


@pytest.mark.parametrize("choose", [anything, narrow, level, apart])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_agree_with_the_oracle(seats: int, choose: Chooser) -> None:
    for seed in range(GAMES_EACH):
        rng = random.Random(f"{seats} {choose.__name__} {seed}")
        table = Table(find("tabula_rasa"), seats, deals=False)
        oracle = Oracle(seats)
        compare(table, oracle)
        while oracle.actor() != OVER:
            move = choose(oracle, rng)
            brought = sorted((event.clause, event.seat, event.points) for event in table.play(move))
            assert brought == oracle.apply(move), move
            compare(table, oracle)
        assert table.places == oracle.placing()


# The oracle by itself: the cases of the material file, and games that lose nothing


def score(sides: int, knights: dict[str | int, list[int]]) -> tuple[Oracle, list[tuple[str, int, int]]]:
    """A finished game with these knights beside these territories, one number for each side, and what it scored."""
    oracle = Oracle(sides)
    for territory, counts in knights.items():
        for side, count in enumerate(counts):
            oracle.laid[side][territory] = [("red", 1)] * count
    return oracle, sorted(oracle._score())


def test_the_material_is_as_the_rulebook_says() -> None:
    assert tuple(MATERIAL["cards"]["colours"]) == COLOURS
    assert tuple(MATERIAL["cards"]["numbers"]) == NUMBERS
    assert MATERIAL["cards"]["copies"] == COPIES
    rows = MATERIAL["tiles"]["territories"]
    assert {row.get("number", row.get("colour")): row["points"] for row in rows} == WORTH
    assert tuple(row.get("number", row.get("colour")) for row in rows) == TERRITORIES
    assert (MATERIAL["tiles"]["treasures"]["points"], MATERIAL["tiles"]["castle"]["points"]) == (TREASURE, CASTLE)


@pytest.mark.parametrize("territory", TERRITORIES)
@pytest.mark.parametrize("case", MATERIAL["territory_cases"])
def test_one_territory(case: dict[str, Any], territory: str | int) -> None:
    oracle, entries = score(case["sides"], {territory: case["knights"]})
    points = {"territory": WORTH[territory], "treasure": TREASURE, "none": 0}
    assert oracle.scores == [points[taken] for taken in case["takes"]]
    assert sum(points for _, _, points in entries) == sum(oracle.scores)


@pytest.mark.parametrize("case", MATERIAL["castle_cases"])
def test_the_castle(case: dict[str, Any]) -> None:
    sides = 3 if 2 in case["winners"] else 2
    knights: dict[str | int, list[int]] = {
        number: [2 if winner == NOBODY else 3 * (side == winner) for side in range(sides)]
        for number, winner in zip(NUMBERS, case["winners"], strict=True)
    }
    _, entries = score(sides, knights)
    taken = [(seat, points) for clause, seat, points in entries if clause in ("4.8", "4.9")]
    assert taken == [(case["castle"], 0 if case["castle"] == NOBODY else CASTLE)]


def test_partners_share_what_their_side_takes() -> None:
    oracle = Oracle(4)
    oracle.laid[1]["red"] = [("red", 3)]
    oracle._score()
    assert (oracle.scores, oracle.placing()) == ([0, 5, 0, 5], [3, 1, 3, 1])


@pytest.mark.parametrize("row", MATERIAL["setup"]["players"])
def test_random_games_lose_nothing(row: dict[str, int]) -> None:
    seats = row["players"]
    rng = random.Random(seats)
    oracle = Oracle(seats)
    laid: Counter[int] = Counter()
    while oracle.actor() != OVER:
        weights = oracle.weights()
        moves = sorted(oracle.legal())
        laid[oracle.actor()] += 1
        oracle.apply(rng.choices(moves, [weights[move] for move in moves])[0] if weights else rng.choice(moves))
        lying = sum(len(cards) for side in oracle.laid for cards in side.values())
        assert oracle.face_down.total() + sum(hand.total() for hand in oracle.hands) + lying == 50
        if oracle.draws == row["dealt"] and not oracle.plays:
            assert oracle.stock() == row["stock"]
    assert oracle.sides == row["sides"]
    assert (oracle.face_down.total(), oracle.stock()) == (2, 0)
    assert [laid[seat] for seat in range(seats)] == [row["laid_each"]] * seats
    assert sum(oracle.scores) * oracle.sides <= 55 * seats
