"""Compares the kernels with the slow, simple oracle over whole games, and tests the oracle against the rulebook.

Most games are random. Four follow a script, because they show cases that are very rare in random play: an empty bank,
a tile that fits nowhere, and a stack in which no tile fits.
"""

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.cornwall.tests.oracle import (
    CHANCE,
    COINS,
    COUNT,
    FLAGGED,
    MATERIAL,
    OVER,
    PLAIN,
    STEPS,
    SWAMP,
    TILES,
    Cell,
    Entry,
    Oracle,
    cells_of,
    points,
)

GAMES_EACH = int(os.environ.get("ORACLE_GAMES", "1"))
WITHOUT_POINTS = {"tile-refused", "coins-gained", "pub-fetched", "figure-paid", "stack-stuck"}
COLOURS: list[str] = MATERIAL["meta"]["player_colours"]

Chooser = Callable[[Oracle, random.Random], str]


# Ways to play


def anything(oracle: Oracle, rng: random.Random) -> str:
    """Picks any move with equal probability: many figures, few coins."""
    return rng.choice(sorted(oracle.legal()))


def any_verb(oracle: Oracle, rng: random.Random) -> str:
    """Passes as often as it places figures, so that coins build up for fetching and for crowded regions."""
    legal = sorted(oracle.legal())
    verb = rng.choice(sorted({move.split()[0] for move in legal}))
    return rng.choice([move for move in legal if move.split()[0] == verb])


def tight(oracle: Oracle, rng: random.Random) -> str:
    """Lays where the most edges touch, so that holes get filled and regions enclosed; draws misfits if possible."""
    if oracle.phase == "place":
        return max(sorted(oracle.legal()), key=lambda move: (oracle.edges(cells(move)), rng.random()))
    if oracle.phase == "draw":
        some = rng.sample(sorted(oracle.legal()), min(4, len(oracle.legal())))
        return next((move for move in some if not any(oracle.spots(move.split()[1]))), some[0])
    return any_verb(oracle, rng)


def busy(oracle: Oracle, rng: random.Random) -> str:
    """Lays tiles where they earn coins and usually spends these on figures, so that regions are contested."""
    if oracle.phase == "place":
        name, legal = oracle.drawn, sorted(oracle.legal())
        return max(legal, key=lambda move: (len(oracle.grown(name, cells(move))), rng.random()))
    others = sorted(oracle.legal() - {"pass"})
    return rng.choice(others) if others and rng.random() < 0.8 else any_verb(oracle, rng)


def towards(direction: int) -> Chooser:
    """Always lays as far as possible in one of the six directions, so that the land becomes as long as possible."""
    step_q, step_r = STEPS[direction]

    def reach(move: str) -> int:  # in half steps
        return max(q * (2 * step_q + step_r) + r * (2 * step_r + step_q) for q, r in cells(move))

    def choose(oracle: Oracle, rng: random.Random) -> str:
        return max(sorted(oracle.legal()), key=reach) if oracle.phase == "place" else any_verb(oracle, rng)

    return choose


def cells(move: str) -> tuple[Cell, Cell, Cell]:
    _, q, r, facing = move.split()
    return cells_of((int(q), int(r)), int(facing))


# Scripted games: each tile with the place of its field 0 and its facing; tiles without a place are refused

STUCK_UNSEEN = """
T26 0 3 3, T15 1 -1 5, T25 2 1 5, T11 1 3 4, T06 -1 2 2, T21 -1 0 2, T23 -3 -1 0, T16 3 -3 0, T31 4 -2 1, T18 -4 1 0,
T07 -3 3 1, T24 -5 4 4, T10 1 -2 2, T17 1 4 2, T22 -1 6 3, T19 -3 6 4, T08 3 2 5, T01 2 3 0, T32 1 6 3, T36 3 4 0,
T33 4 6 4, T04 2 7 5, T14 5 2 1, T34 5 4 5, T03 4 8 4, T02 6 6 3, T27 6 7 5, T29 8 4 2, T35 7 3 5, T28 9 2 5,
T20 9 0 1, T09 10 3 5, T12 -2 8 5, T05 5 0 4, T13 8 0 2
"""
STUCK_SEEN = STUCK_UNSEEN.replace("T12 -2", "T30, T12 -2")
TWICE_REFUSED = """
T25 0 2 2, T15 1 2 5, T23 2 -1 4, T10 1 -2 1, T35, T30, T16 3 -3 5, T21 0 -2 3, T24 1 -3 5, T11 4 -5 2, T19 -1 1 3,
T03 -2 -1 0, T07 -3 1 2, T27 -3 3 4, T32 -4 0 5, T08 -3 4 0, T31 -5 5 4, T06 -4 5 1, T26 -5 3 3, T17 -7 3 4, T22 -5 0 1,
T33 -5 -1 2, T18 -8 1 0, T36 -4 -2 0, T02 -2 -2 4, T34 -3 -3 3, T01 -5 -2 3, T04 -1 -5 0, T14 2 -5 2, T29 1 -6 5,
T05 -7 0 3, T28 3 -7 4, T09 6 -4 3, T20 6 -3 2, T12 7 -3 4, T13 -7 4 0, T35
"""
DRY_BANK = """
T27 2 -2 1, T32 -1 3 4, T14 0 -1 4, T33 -2 0 5, T19 -1 1 2, T26 3 0 1, T01 1 3 3, T29 0 4 2, T04 3 2 2, T35 1 -3 5,
T36 -4 3 5, T31 -3 6 5, T02 3 -4 4, T24 3 3 1, T11 4 -3 3, T09 4 -2 1, T16 5 -3 4, T07 7 -6 1, T18 5 -2 0, T17 6 -3 5,
T34 9 -5 2, T06 4 -6 5, T08 7 -7 2, T28 2 6 4, T30 8 -6 5, T03 7 -8 5, T05 4 -7 4, T15 6 -10 1, T21 7 -10 0,
T22 9 -10 0, T13 10 -9 1, T12 11 -10 0, T20 11 -11 5
"""


def following(script: str, spends: bool) -> Chooser:
    """Draws and lays by the script while it lasts; plays figures at random, or none if `spends` is false."""
    steps = iter([step.split() for step in script.replace("\n", " ").split(",")])
    place: list[str] = []

    def choose(oracle: Oracle, rng: random.Random) -> str:
        nonlocal place
        if oracle.phase == "draw":
            name, *place = next(steps, ["", ""])
            return f"draw {name}" if name else any_verb(oracle, rng)
        if oracle.phase == "place" and all(place):
            return "place " + " ".join(place)
        if oracle.phase in ("pub", "figure") and not spends:
            return "pass"
        return any_verb(oracle, rng)

    return choose


CHOOSERS: dict[str, Chooser] = {"anything": anything, "any verb": any_verb, "tight": tight, "busy": busy}
COURSES = {f"towards {direction}": towards(direction) for direction in range(6)}
SCRIPTS = {
    "stuck unseen": (STUCK_UNSEEN, True),
    "stuck seen": (STUCK_SEEN, True),
    "twice refused": (TWICE_REFUSED, True),
    "dry bank": (DRY_BANK, False),
}


def chooser(way: str) -> Chooser:
    return following(*SCRIPTS[way]) if way in SCRIPTS else (CHOOSERS | COURSES)[way]


def play(oracle: Oracle, way: str, seed: int) -> Iterator[tuple[str, list[Entry]]]:
    """Plays a whole game with the oracle: each move and what it scored."""
    rng = random.Random(f"{oracle.seats} {way} {seed}")
    choose = chooser(way)
    while oracle.actor() != OVER:
        move = choose(oracle, rng)
        yield move, oracle.apply(move)


# The kernels


def compare(table: Table, oracle: Oracle) -> None:
    assert table.actor == oracle.actor()
    legal = table.legal()
    assert sorted(legal) == sorted(oracle.legal())
    assert table.scores == oracle.scores
    p = table.position[0]
    assert p.coins[: table.seats].tolist() == oracle.coins
    assert int(p.bank) == oracle.bank
    for seat in range(table.seats):
        assert p.supply[seat].tolist() == [oracle.supply[seat][size] for size in COUNT]
        assert p.pub[seat].tolist() == [oracle.pub[seat][size] for size in COUNT]
    if table.actor == CHANCE:
        assert dict(zip(legal, table.game.weights(table.position), strict=True)) == oracle.weights()


def agree(seats: int, way: str, seed: int) -> None:
    table = Table(find("cornwall"), seats, deals=False)
    oracle = Oracle(seats)
    compare(table, oracle)
    for move, entries in play(oracle, way, seed):
        events = table.play(move)
        scored = [(event.clause, event.seat, event.points) for event in events if event.kind not in WITHOUT_POINTS]
        noted = [(event.clause, event.seat) for event in events if event.kind in WITHOUT_POINTS]
        assert sorted(scored) == entries, (seed, table.moves)
        assert sorted(noted) == sorted(oracle.noted), (seed, table.moves)
        compare(table, oracle)
    assert table.places == oracle.placing()


@pytest.mark.parametrize("way", [*CHOOSERS, *SCRIPTS])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_agree_with_the_oracle(seats: int, way: str) -> None:
    for seed in range(GAMES_EACH):
        agree(seats, way, seed)


@pytest.mark.parametrize("way", COURSES)
def test_games_on_long_land_agree_with_the_oracle(way: str) -> None:
    for seed in range(GAMES_EACH):
        agree(2 + seed % 3, way, seed)


# The oracle itself


def conserve(oracle: Oracle) -> None:
    assert sum(oracle.coins) + oracle.bank == COINS
    assert min(*oracle.coins, oracle.bank) >= 0
    for seat in range(oracle.seats):
        for size, count in COUNT.items():
            standing = sum(figure == (seat, size) for figure in oracle.figures.values())
            assert oracle.supply[seat][size] + oracle.pub[seat][size] + standing == count
    unlaid = [*oracle.fresh, *oracle.put_back, *([oracle.drawn] if oracle.drawn else [])]
    assert len(unlaid) == len(set(unlaid))
    assert len(oracle.land) == 5 + 3 * (len(TILES) - len(unlaid))


@pytest.mark.parametrize("way", CHOOSERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_and_points_add_up(seats: int, way: str) -> None:
    oracle = Oracle(seats)
    total = [0] * seats
    for move, entries in play(oracle, way, 0):
        for _, seat, gain in entries:
            total[seat] += gain
        assert oracle.scores == total, move
        conserve(oracle)
    assert sorted(oracle.placing())[0] == 1


def test_a_bank_can_run_dry() -> None:
    oracle = Oracle(4)
    payments: set[tuple[int, int]] = set()  # coins owed, coins paid
    bank = oracle.bank
    for move, _ in play(oracle, "dry bank", 0):
        if move.startswith("draw"):
            name = oracle.drawn
            before = dict(oracle.land)
        if move.startswith("place"):
            after, oracle.land = oracle.land, before
            owed, paid = len(oracle.grown(name, cells(move))) - 1, bank - oracle.bank
            oracle.land = after
            assert (("3.9", oracle.turn) in oracle.noted) == (paid > 0)
            payments.add((owed, paid))
        bank = oracle.bank
    assert payments >= {(1, 1), (2, 2), (2, 1), (1, 0)}
    assert oracle.bank == 0


def test_a_stack_can_be_stuck() -> None:
    for way, put_back in (("stuck unseen", []), ("stuck seen", ["T30"])):
        oracle = Oracle(3)
        refused = [move for move, _ in play(oracle, way, 0) if ("3.7", oracle.turn) in oracle.noted]
        assert ("5.1", oracle.turn) in oracle.noted
        assert [*oracle.fresh, *oracle.put_back] == ["T30"]
        assert refused == [f"draw {name}" for name in put_back]


def test_a_tile_can_be_refused_twice() -> None:
    oracle = Oracle(3)
    queues = [
        list(oracle.put_back) for _, _ in play(oracle, "twice refused", 0) if ("3.7", oracle.turn) in oracle.noted
    ]
    assert queues[:3] == [["T35"], ["T35", "T30"], ["T30", "T35"]]


def test_more_coins_break_a_tie() -> None:
    oracle = Oracle(4)
    oracle.scores, oracle.coins = [20, 31, 31, 20], [2, 1, 4, 2]
    assert oracle.placing() == [3, 2, 1, 3]


def position(example: dict[str, Any]) -> Oracle:
    """An oracle just before the tile of a worked example is laid."""
    oracle = Oracle(4)
    oracle.land = {(q, r): (terrain, symbol) for q, r, terrain, symbol in example["board"]}
    oracle.drawn, oracle.phase = example["tile"], "place"
    oracle.fresh.remove(oracle.drawn)
    if "player" in example:
        oracle.turn = COLOURS.index(example["player"])
        oracle.bank += oracle.coins[oracle.turn] - example["coins_before"]
        oracle.coins[oracle.turn] = example["coins_before"]
    for q, r, colour, size in example.get("figures", []):
        oracle.figures[q, r] = (COLOURS.index(colour), size)
        oracle.supply[COLOURS.index(colour)][size] -= 1
    return oracle


def landing(example: dict[str, Any]) -> tuple[str, tuple[Cell, ...]]:
    """The move that lays the tile of an example, and its cells."""
    wanted = tuple((q, r) for q, r in example["cells"])
    facing = next(facing for facing in range(6) if cells_of(wanted[0], facing) == wanted)
    return f"place {wanted[0][0]} {wanted[0][1]} {facing}", wanted


@pytest.mark.parametrize("example", MATERIAL["examples"], ids=lambda example: example["id"])
def test_the_examples_of_the_rulebook(example: dict[str, Any]) -> None:
    oracle, expect, seat = position(example), example["expect"], COLOURS.index(example["player"])
    move, laid = landing(example)
    assert oracle.edges(cells(move)) == expect["edges"]
    assert sorted(oracle.grown(oracle.drawn, cells(move))) == sorted(expect["extended"])
    oracle.apply(move)
    assert oracle.coins[seat] == example["coins_before"] + expect["gained"]
    paid, chapel = [], 0
    for q, r, size in example["set"]:
        before = oracle.coins[seat]
        entries = oracle.apply(f"figure {size} {laid.index((q, r))}")
        chapel += sum(gain for clause, _, gain in entries if clause == "3.16")
        paid.append(before - oracle.coins[seat])
    assert (paid, chapel) == (expect["paid"], expect["chapel"])
    gains = dict.fromkeys(COLOURS, 0)
    for _, scorer, gain in oracle.apply("pass"):
        gains[COLOURS[scorer]] += gain
    assert {colour: gain for colour, gain in gains.items() if gain} == expect["points"]
    assert oracle.coins[seat] == expect["coins_after"]
    pub = [[COLOURS[owner], size] for owner in range(4) for size in COUNT for _ in range(oracle.pub[owner][size])]
    assert sorted(pub) == sorted(expect["pub"])
    scored = [
        [oracle.terrain(region), len(region)]
        for region in oracle.regions(laid)
        if oracle.has(region, "cottage") or (oracle.is_enclosed(region) and oracle.terrain(region) != "swamp")
    ]
    assert sorted(scored) == sorted(expect["scored"])


@pytest.mark.parametrize("example", MATERIAL["placement_examples"], ids=lambda example: example["id"])
def test_the_pictures_of_legal_and_illegal_placements(example: dict[str, Any]) -> None:
    oracle, expect = position(example), example["expect"]
    move, _ = landing(example)
    assert oracle.edges(cells(move)) == expect["edges"]
    assert (move in oracle.legal()) == expect["legal"]


@pytest.mark.parametrize("case", MATERIAL["scoring_cases"])
def test_shares_of_one_region(case: dict[str, Any]) -> None:
    per_field = SWAMP if case["terrain"] == "swamp" else FLAGGED[case["terrain"]] if case["flag"] else PLAIN
    strengths = {COLOURS.index(colour): strength for colour, strength in case["strengths"].items()}
    expected = {COLOURS.index(colour): gain for colour, gain in case["points"].items()}
    assert points(strengths, case["fields"], per_field) == expected


def test_holes_that_no_tile_fits_enclose_regions() -> None:
    oracle = Oracle(2)
    ring = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    oracle.land = dict.fromkeys(ring, ("forest", ""))
    outside = {(q, r) for q in range(-3, 4) for r in range(-3, 4)} - ring - {(0, 0)}
    oracle.land |= dict.fromkeys(outside, ("swamp", ""))
    assert oracle.is_enclosed(frozenset(ring))  # a hole of one field
    del oracle.land[1, 0]
    assert oracle.is_enclosed(oracle.region((0, 1)))  # of two
    del oracle.land[2, 0]
    assert oracle.is_enclosed(oracle.region((0, 1)))  # of three in a row
    del oracle.land[0, 1]
    assert not oracle.is_enclosed(oracle.region((1, -1)))  # a triangle, next to it
