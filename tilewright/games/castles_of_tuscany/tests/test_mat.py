"""Cached mats must equal mats made from scratch: every field they show must be part of the cache key."""

import random
from collections.abc import Iterator

import numpy as np

from tilewright.core import cached
from tilewright.core.game import OVER, Positions, clone
from tilewright.core.plain import Plain
from tilewright.games import find
from tilewright.games.castles_of_tuscany.rules import state
from tilewright.games.castles_of_tuscany.table import mat

GAME = find("castles_of_tuscany")


def game(seats: int, rng: random.Random) -> Iterator[Positions]:
    """The positions of a random game."""
    position = GAME.new(seats)
    while GAME.kernels.actor(position, 0) != OVER:
        position = clone(position)
        GAME.kernels.apply(position, 0, rng.choice(GAME.legal(position)))
        yield position


def test_cached_mats_equal_new_ones() -> None:
    rng = random.Random(3)
    for seats in GAME.facts.seats:
        for position in game(seats, rng):
            viewer = rng.randrange(-1, seats)
            scene = GAME.scene(position, viewer)
            if rng.random() < 0.2:
                assert cached.forget() > 0
                assert GAME.scene(position, viewer) == scene


def test_a_mat_depends_only_on_the_rows_in_its_cache_key() -> None:
    rng = random.Random(4)
    for position in game(2, rng):
        if rng.random() < 0.2:
            seat, is_open = rng.randrange(2), bool(position["step"][0] > state.PARTS_DEALT)
            shown = mat.pieces(Plain(position), seat, True, is_open, 3)
            cached.forget()
            assert mat.pieces(Plain(without_the_rest(position, seat)), seat, True, is_open, 3) == shown


def without_the_rest(position: Positions, seat: int) -> Positions:
    """A position with only the fields in the cache key of a seat's mat."""
    bare = np.zeros(1, dtype=position.dtype)
    for name in mat.SHOWN:
        bare[name][0, seat] = position[name][0, seat]
    return bare
