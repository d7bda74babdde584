"""The kernels against the slow and simple oracle, over whole games with every number of seats and every option.

Moves drawn evenly from all legal ones hardly ever lay a tile, so there are other tempers: one that builds, one
that builds a few kinds with many yield cards, one that draws cards until none are left, and one that takes the rarest
colour, so that the display is swept.
"""

import os
import random
from collections import Counter

import pytest

from tilewright.core.event import Event
from tilewright.core.game import CHANCE, OVER
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.castles_of_tuscany.tests.oracle import Entry, Oracle
from tilewright.games.castles_of_tuscany.tests.plan import colour

GAMES_EACH = int(os.environ.get("ORACLE_GAMES", "1"))
GREEN = {"area", "colour-bonus", "agriculture", "storage-tile", "yield-green"}
RED = {"yield-red", "surplus-hexagon", "scoring", "left-over"}
BUILDING = {"lay": 90, "free": 60, "marble": 10, "draw": 4, "take": 6}
RARE = {"take carriage": 20, "take city": 20, "take manor": 20, "take castle": 20, "bonus yield": 20}
TEMPERS: dict[str, dict[str, int]] = {  # weights of verbs, or of verbs with their object; 1 if not named
    "even": {},
    "builder": BUILDING,
    "carter": BUILDING | RARE,
    "hoarder": {"draw": 10, "lay": 3},
    "sweeper": {"take": 8, "lay": 4},
}


def likes(temper: str, oracle: Oracle, verb: str, what: str) -> float:
    """The weight of a move for a temper, by its first two words, before it is divided among the moves of that verb."""
    liked = TEMPERS[temper].get(f"{verb} {what}", TEMPERS[temper].get(verb, 1))
    if verb == "take" and temper in ("builder", "carter"):
        seat = oracle.actor()
        room = len(oracle.stored[seat]) < oracle.spaces(seat)
        useful = colour(what) in {oracle.plans[seat][field] for field in oracle.open_fields(seat)}
        return liked if room and useful else 0.2
    if verb == "take" and temper == "sweeper":
        colours = Counter(colour(face) for face in oracle.display.values())
        return liked if colours[colour(what)] == min(colours.values()) else 0.01
    return liked


def choose(rng: random.Random, oracle: Oracle, temper: str) -> str:
    """A legal move, drawn by the weights of a temper."""
    legal = sorted(oracle.legal())
    if temper == "even" or oracle.actor() == CHANCE:
        return rng.choice(legal)
    verbs = Counter(move.split()[0] for move in legal)
    words = [[*move.split(), ""] for move in legal]
    return rng.choices(legal, [likes(temper, oracle, word[0], word[1]) / verbs[word[0]] for word in words])[0]


def lay_open(table: Table) -> None:
    """Reveal the finished plans: a chance move with one outcome, which the oracle does not have."""
    while table.legal()[:1] and table.legal()[0].startswith("open "):
        table.play(table.legal()[0])


def compare(table: Table, oracle: Oracle) -> None:
    legal = table.legal()
    assert table.actor == oracle.actor()
    assert set(legal) == oracle.legal()
    assert len(legal) == len(set(legal))
    assert table.scores == oracle.scores
    if table.actor == CHANCE:
        assert dict(zip(legal, table.game.weights(table.position), strict=True)) == oracle.weights()


def scored(events: list[Event]) -> list[Entry]:
    """All events that score red or green points, as entries."""
    return sorted((event.clause, event.seat, event.points) for event in events if event.kind in RED | GREEN)


def greens(events: list[Event]) -> list[Entry]:
    """The green points, which are in the terms."""
    return sorted(
        (event.clause, event.seat, sum(term.points for term in event.terms)) for event in events if event.kind in GREEN
    )


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("draw", ["2", "3"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_agree_with_the_oracle(seats: int, draw: str, temper: str) -> None:
    for seed in range(GAMES_EACH):
        rng = random.Random(f"{seats} {draw} {temper} {seed}")
        table = Table(find("castles_of_tuscany"), seats, deals=False, draw=draw)
        oracle = Oracle(seats, draw=draw)
        compare(table, oracle)
        while table.actor != OVER:
            move = choose(rng, oracle, temper)
            events = table.play(move)
            lay_open(table)
            assert scored(events) == oracle.apply(move), move
            assert greens(events) == sorted(oracle.greens), move
            assert sorted(event.kind for event in events if event.kind not in RED | GREEN) == sorted(oracle.news), move
            compare(table, oracle)
        assert table.places == oracle.placing()
