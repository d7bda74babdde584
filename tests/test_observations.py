"""Observations match the layouts of the games: by name, from the seat's point of view, and as documented."""

import random
from math import prod

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.kit.play import Setup, setups, walk
from tilewright.core.game import Part, Positions
from tilewright.games import find, names
from tilewright.research.batch import Batch
from tilewright.research.observation import named, parts
from tools.observations import PAGE, text

every_name = pytest.mark.parametrize("name", names())
every_setup = pytest.mark.parametrize("setup", setups(), ids=str)


def observed(setup: Setup, position: Positions, seat: int) -> NDArray[np.float32]:
    seen = np.full(setup.game.observation, np.nan, dtype=np.float32)
    setup.game.kernels.observe(position, 0, seat, seen)
    return seen


def names_of(layout: tuple[Part, ...]) -> list[str]:
    return [part.name for part in layout]


def test_the_page_matches_the_games() -> None:
    assert PAGE.read_text(encoding="utf-8") == text()


@every_name
def test_a_layout_is_complete_and_its_names_are_unique(name: str) -> None:
    game = find(name)
    for layout in (game.layout, *(part.inner for part in game.layout)):
        assert len(set(names_of(layout))) == len(layout)
        assert all(part.holds and part.width > 0 for part in layout)
    seen = np.arange(game.observation, dtype=np.float32)
    views = named(game, seen)
    assert sorted(np.concatenate([view.ravel() for view in views.values()]).tolist()) == seen.tolist()
    assert all(np.shares_memory(view, seen) for view in views.values())
    rows = np.stack([seen, -seen])
    for part, view in parts(game, rows).items():
        assert np.array_equal(view[1], -parts(game, seen)[part])


@every_name
def test_parts_have_the_shapes_of_the_layout(name: str) -> None:
    game = find(name)
    whole = parts(game, np.zeros(game.observation, dtype=np.float32))
    for part in game.layout:
        inner = (part.width // prod(part.shape),) if part.inner else ()
        assert whole[part.name].shape == (*part.shape, *inner)


@every_setup
def test_seats_are_ordered_from_the_own_seat_on(setup: Setup) -> None:
    game, seats = setup.game, setup.seats
    compared = 0
    for position, _ in list(walk(setup, 6))[::-7]:  # the final position, and others before it
        scores = np.array(game.scores(position, seats))
        for seat in range(seats):
            points = named(game, observed(setup, position, seat))["seats.points"]
            wanted = np.roll(scores, -seat)
            assert not points[seats:].any()
            assert np.array_equal(points[:seats] != 0, wanted != 0)
            if wanted.any():
                scale = wanted.max() / points.max()
                assert points[:seats] * scale == pytest.approx(wanted, rel=1e-4)
                compared += len(set(scores.tolist())) > 1
    assert compared


@every_setup
def test_every_number_is_filled_and_small(setup: Setup) -> None:
    for position, _ in list(walk(setup, 7))[::11]:
        for seat in range(setup.seats):
            seen = observed(setup, position, seat)
            assert np.isfinite(seen).all()
            assert np.abs(seen).max() < 100


def half(setup: Setup) -> list[tuple[Positions, int]]:
    """Half of the positions of a random game, not every second one: draws and moves may alternate."""
    whole = list(walk(setup, 9))
    return random.Random(str(setup)).sample(whole, len(whole) // 2)


@every_name
def test_parts_carry_information(name: str) -> None:
    """At most a tenth of the parts are constant over some random games, in which rare things do not occur."""
    seen = np.stack(
        [observed(setup, position, 0) for setup in setups() if setup.name == name for position, _ in half(setup)]
    )
    views = named(find(name), seen)
    silent = [part for part, view in views.items() if view.min() == view.max()]
    assert len(silent) <= len(views) // 10, silent


@every_name
def test_a_seat_sees_which_decision_it_has(name: str) -> None:
    """Two positions with different kinds of decisions never look the same to a seat."""
    batch = Batch(name, 50, seed=3, threads=1)
    for _ in range(20):
        masks, seen = batch.masks(), batch.observe()
        for one in range(0, 50, 5):
            same = (seen == seen[one]).all(axis=1)
            assert (masks[same] == masks[one]).all()
        batch.walk(2)
