"""Properties of every game of The Castles of Tuscany: nothing is lost, and all seats are equal."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.core.game import CHANCE, OVER, Positions, clone
from tilewright.games.castles_of_tuscany.rules import estimate
from tilewright.games.castles_of_tuscany.tests.build import GAME, opened


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 4), st.sampled_from(["2", "3"]))
def test_nothing_is_lost_in_any_game(seed: int, seats: int, draw: str) -> None:
    position = GAME.new(seats, {"draw": draw})
    rng = random.Random(seed)
    stream = np.array([seed], dtype=np.uint64)
    while GAME.kernels.actor(position, 0) != OVER:
        if GAME.kernels.actor(position, 0) == CHANCE:
            action = int(GAME.kernels.draw(position, 0, stream))
        else:
            action = rng.choice(GAME.legal(position))
        GAME.kernels.apply(position, 0, action)
        assert GAME.kernels.check(position, 0) == 0
    p = position[0]
    assert p.passage == 3
    assert (p.own_left[:seats] == 0).any()


_BY_SEAT = [
    "part",
    "order",
    "turned",
    "shift",
    "castle",
    "ground",
    "covered",
    "reach",
    "laid",
    "hand",
    "held",
    "own",
    "own_left",
    "stored",
    "marble",
    "workers",
    "bonus",
    "green",
    "points",
]


def turned_round(position: Positions, by: int) -> Positions:
    """The same position with every player moved on by some seats."""
    other = clone(position)
    p, q = position[0], other[0]
    seats = int(p.seats)
    for name in _BY_SEAT:
        for seat in range(seats):
            q[name][(seat + by) % seats] = p[name][seat]
    q.seat = (p.seat + by) % seats
    if p.last_seat >= 0:
        q.last_seat = (p.last_seat + by) % seats
    for row in range(int(p.events)):
        q.event[row, 1] = (p.event[row, 1] + by) % seats
    return other


def facts(position: Positions) -> dict[str, object]:
    """Everything in a position, except leftover rows of earlier events."""
    p = position[0]
    said = {name: p[name].tolist() for name in position.dtype.names or () if name != "event"}
    return {**said, "event": p.event[: int(p.events)].tolist()}


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_all_seats_are_equal(seed: int, seats: int) -> None:
    table = opened(seats, seed)
    position = table.position
    rng = random.Random(seed)
    for _ in range(120):
        if GAME.kernels.actor(position, 0) == OVER:
            break
        other = turned_round(position, 1)
        legal = GAME.legal(position)
        assert GAME.legal(other) == legal
        action = rng.choice(legal)
        after = clone(position)
        GAME.kernels.apply(after, 0, action)
        if after[0].seat == position[0].seat:  # the next turn depends on the starting player
            GAME.kernels.apply(other, 0, action)
            assert facts(turned_round(after, 1)) == facts(other)
            for seat in range(seats):
                one, two = estimate.expected(after[0], seat), estimate.expected(other[0], (seat + 1) % seats)
                assert one == pytest.approx(two)
        position = after
