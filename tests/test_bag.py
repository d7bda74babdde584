"""Bags deal fairly: every selection is equally likely."""

import math
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from tilewright.kit import bag
from tilewright.kit.random import stream

COPIES = np.array([2, 1, 0, 3], dtype=np.uint8)
HELD = np.array([0, 5, 1, 2], dtype=np.uint8)  # the hand before the deal
DEALS = 4000


def dealt(number: int, rng: np.ndarray) -> tuple[int, ...]:
    left, hand = COPIES.copy(), HELD.copy()
    bag.deal(left, hand, number, rng)  # type: ignore[no-untyped-call]
    assert np.array_equal(left + hand, COPIES + HELD)
    return tuple(int(count) for count in hand - HELD)


@pytest.mark.parametrize("number", range(COPIES.sum() + 1))
def test_every_hand_is_dealt_as_often_as_it_should(number: int) -> None:
    things = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
    ways = Counter(tuple(Counter(chosen)[kind] for kind in range(4)) for chosen in combinations(things, number))
    rng = stream(number)
    found = Counter(dealt(number, rng) for _ in range(DEALS))
    assert set(found) == set(ways)
    for hand, count in ways.items():
        expected = DEALS * count / math.comb(len(things), number)
        assert abs(found[hand] - expected) <= 4.5 * math.sqrt(expected)
