"""Compares the kernels with the slow, simple oracle over whole random games, for every number of seats."""

import os
import random
from collections import Counter
from collections.abc import Callable

import pytest

from tilewright.core.event import Event
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.wheel_of_fortune.tests.oracle import CHANCE, OVER, Oracle
from tilewright.games.wheel_of_fortune.tests.plane import BOARD_CELLS, TILES, borders
from tilewright.land.table import survey

GAMES_EACH = int(os.environ.get("ORACLE_GAMES", "2"))
WITHOUT_POINTS = {"pig-moved": "3.7", "plague": "4.13", "tile-set-aside": "3.5"}

Chooser = Callable[[Oracle, random.Random], str]


# Ways to play


def anything(oracle: Oracle, rng: random.Random) -> str:
    """Picks any move with equal probability: sprawling land, few finished areas."""
    return rng.choice(sorted(oracle.legal()))


def dense(oracle: Oracle, rng: random.Random) -> str:
    """Lays where the most tiles touch and stays off the crowns, so that areas are finished, shared and scored."""
    moves = sorted(oracle.legal())
    rng.shuffle(moves)
    if oracle.drawn and not oracle.taking:
        touching = _touching(oracle, moves)
        return max(moves, key=lambda move: touching[move].total())
    return next((move for move in moves if move.startswith("figure") and "crown" not in move), moves[0])


def joining(oracle: Oracle, rng: random.Random) -> str:
    """Starts separate cities and joins them later, placing knights first, so that several knights share a city."""
    moves = sorted(oracle.legal())
    rng.shuffle(moves)
    if oracle.drawn and not oracle.taking:
        touching = _touching(oracle, moves)
        return max(moves, key=lambda move: abs(touching[move]["city"] - 0.9))  # two or more, none, one
    return min(moves, key=lambda move: (not move.startswith("figure city"), "crown" in move))


def closed(oracle: Oracle, rng: random.Random) -> str:
    """Draws tiles with many roads and cities first and leaves little open, so that the last tiles may fit nowhere."""
    moves = sorted(oracle.legal())
    rng.shuffle(moves)
    if oracle.actor() == CHANCE:
        return max(moves, key=lambda move: (_ends(move.split()[1]) % 4, -len(move.split())))  # X 1 and WF6 1 last
    if oracle.drawn and not oracle.taking:
        touching = _touching(oracle, moves)
        return max(moves, key=lambda move: touching[move]["city"] + touching[move]["road"])
    return moves[0]


def _ends(name: str) -> int:
    """How many sides of a tile show a city or road."""
    return sum(shown in ("city", "road") for shown in TILES[name].borders.values())


def _touching(oracle: Oracle, moves: list[str]) -> dict[str, Counter[str]]:
    """For each place, how many sides of each kind would touch the board or another tile."""
    shown = oracle.borders()
    found = {}
    for move in moves:
        x, y, facing = (int(word) for word in move.split()[1:])
        found[move] = Counter(kind for point, kind in borders(oracle.drawn, (x, y), facing).items() if point in shown)
    return found


# The comparison


def compare(table: Table, oracle: Oracle) -> None:
    assert table.actor == oracle.actor()
    legal = table.legal()
    assert sorted(legal) == sorted(oracle.legal())
    assert table.scores == oracle.scores
    assert [int(count) for count in table.position[0].supply[: table.seats]] == oracle.supply
    if table.actor == CHANCE:
        assert dict(zip(legal, table.game.weights(table.position), strict=True)) == oracle.weights()


def compare_land(table: Table, oracle: Oracle) -> None:
    laid = {(tile.x, tile.y): tile.facing for tile in survey.tiles(table.position[0])}
    assert {cell: facing for cell, facing in laid.items() if cell not in BOARD_CELLS} == {
        cell: facing for cell, (_, facing) in oracle.tiles.items()
    }


def compare_events(events: list[Event], oracle: Oracle, move: str) -> None:
    asked, boxed = oracle.actor(), len(oracle.aside)
    scored = oracle.apply(move)
    assert sorted((e.clause, e.seat, e.points) for e in events if e.kind not in WITHOUT_POINTS) == scored, move
    words = move.split()
    expected = ["pig-moved"] * (words[0] == "draw" and len(words) == 3)
    expected += ["plague"] * (words[0] == "take")
    expected += ["tile-set-aside"] * (len(oracle.aside) - boxed)
    others = [event for event in events if event.kind in WITHOUT_POINTS]
    assert sorted(event.kind for event in others) == sorted(expected), move
    for event in others:
        assert (event.clause, event.points) == (WITHOUT_POINTS[event.kind], 0), move
        assert event.kind != "plague" or event.seat == asked, move


@pytest.mark.parametrize("choose", [anything, dense, joining, closed])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_agree_with_the_oracle(seats: int, choose: Chooser) -> None:
    for seed in range(GAMES_EACH):
        rng = random.Random(f"{seats} {choose.__name__} {seed}")
        table = Table(find("wheel_of_fortune"), seats, deals=False)
        oracle = Oracle(seats)
        compare(table, oracle)
        while oracle.actor() != OVER:
            move = choose(oracle, rng)
            compare_events(table.play(move), oracle, move)
            compare(table, oracle)
        compare_land(table, oracle)
        assert table.places == oracle.placing()
