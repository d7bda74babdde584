"""Positions of the oracle for its own tests."""

import random
from collections import Counter

from tilewright.games.castles_of_tuscany.tests.oracle import Oracle

PARTS_LAID = ("part A 0", "part B 0 up", "part C 180 down")


def deal(oracle: Oracle, wanted: str = "") -> str:
    """Play a given chance move, or the alphabetically first one."""
    move = wanted or min(oracle.weights())
    oracle.apply(move)
    return move


def ready(seats: int = 2, bonus: str = "card", draw: str = "2") -> Oracle:
    """A game after the setup: every plan is A1, B1 and C1, with the start castle on its first castle field."""
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
    """Give seat 0 only this item in storage, which it may lay on the field, and these cards and workers."""
    oracle.stored[0] = [item]
    oracle.workers[0] = workers
    oracle.hands[0] = Counter(cards.split())
    beside = next(other for other in sorted(oracle._neighbours(0, field)) if other not in oracle.area(0, field))
    oracle.covered[0].setdefault(beside, oracle.plans[0][beside])


def lay(oracle: Oracle, item: str, field: str, pay: str) -> list[tuple[str, int, int]]:
    oracle.apply(f"lay {item} {field}")
    oracle.apply(f"pay {pay}")
    return list(oracle.greens)


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
