"""What batches pay: results, points and places; and how their games are stopped and restarted."""

import numpy as np
import pytest

from tests.kit.play import Setup, setups
from tilewright.core.game import OVER
from tilewright.games import names
from tilewright.research.batch import Batch
from tilewright.research.play import results

every_name = pytest.mark.parametrize("name", names())


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_gap_15_results_are_those_of_the_places(setup: Setup) -> None:
    batch = Batch(setup.name, 8, setup.seats, dict(setup.options), seed=4)
    assert not batch.results().any()
    batch.walk(100_000)
    found, places = batch.results(), batch.places()
    for row, placed in zip(found, places, strict=True):
        assert row[: setup.seats].tolist() == pytest.approx(results(placed[: setup.seats].tolist()))
        assert not row[setup.seats :].any()


@every_name
def test_gap_15_rewards_of_whole_games_add_up(name: str) -> None:
    plain = Batch(name, 12, seed=5)
    start = plain.scores()
    paid = {kind: Batch(name, 12, seed=5, reward=kind) for kind in ("result", "points", "places")}
    sums = {kind: np.zeros(plain.scores().shape) for kind in paid}
    while (plain.actors != OVER).any():
        plain.step(plain.choose())
        for kind, batch in paid.items():
            batch.step(batch.choose())
            sums[kind] += batch.rewards
            alive = batch.actors != OVER
            assert kind == "points" or not batch.rewards[alive].any()
    for kind, batch in paid.items():  # a game that was over is paid once
        batch.step(np.zeros(12, int))
        assert not batch.rewards.any(), kind
    assert np.allclose(sums["result"], plain.results())
    assert np.array_equal(sums["points"], plain.scores() - start)
    assert np.array_equal(sums["places"], -plain.places())


@every_name
def test_gap_15_games_restart_at_the_step_after_their_end(name: str) -> None:
    batch = Batch(name, 6, seed=6, auto_reset=True, reward="result")
    ends = np.zeros(6, int)
    was_over = np.zeros(6, bool)
    for _ in range(400):
        batch.step(batch.choose())
        is_over = batch.actors == OVER
        assert not (is_over & was_over).any()  # it has restarted, and a seat is to move
        assert ((np.abs(batch.rewards).sum(axis=1) > 0) <= is_over).all()
        ends += is_over
        was_over = is_over
    assert (ends >= 1).all()
    assert not batch.truncated().any()


@every_name
def test_gap_15_long_games_are_stopped(name: str) -> None:
    batch = Batch(name, 5, seed=7, limit=9, reward="result")
    for step in range(9):
        assert (batch.actors >= 0).all(), step
        batch.step(batch.choose())
    assert (batch.actors == OVER).all()
    assert batch.truncated().all()
    assert not batch.legal()[1].any()
    assert not batch.results().any()
    assert not batch.rewards.any()
    before = batch.positions().tobytes()
    assert not batch.walk(3).any()
    batch.step(np.zeros(5, int))
    assert batch.positions().tobytes() == before
    batch.reset([0, 1, 0, 0, 0])
    assert batch.walk(100).tolist() == [0, 9, 0, 0, 0]
    longer = Batch(name, 5, seed=7, limit=12)
    assert longer.walk(5).tolist() == [5] * 5
    later = longer.clone()
    assert later.walk(100).tolist() == [7] * 5
    later.set(longer.positions())
    assert later.walk(100).tolist() == [12] * 5


def test_gap_15_nobody_draws_cards_for_ever() -> None:
    batch = Batch("castles_of_tuscany", 2, seed=1)
    lazy = batch.game.longest
    for _ in range(lazy):
        batch.step(np.where(batch.actors >= 0, batch.legal()[0][:, 0], 0))
    assert (batch.actors == OVER).all()


def test_gap_15_a_mistaken_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no reward 'money'"):
        Batch(names()[0], 2, reward="money")
    with pytest.raises(ValueError, match="pays no rewards"):
        _ = Batch(names()[0], 2).rewards
