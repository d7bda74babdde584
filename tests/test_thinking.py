"""A batch thinks what the bots think, on any number of threads and on a GPU."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.kit.thoughts import quick, thought
from tilewright.bots.bot import Question
from tilewright.bots.search import Settings, Tree
from tilewright.bots.simple import GreedyBot
from tilewright.core.game import OVER, Game, Positions
from tilewright.games import names
from tilewright.kit.random import Rng, below, stream, streams, word
from tilewright.research.batch import Batch
from tilewright.research.thinking import MILLION

ROOT = Path(__file__).resolve().parent.parent
every_game = pytest.mark.parametrize("name", names())
ITERATIONS = 30


def has_gpu() -> bool:
    try:
        from numba import cuda  # noqa: PLC0415

        return bool(cuda.is_available())
    except ImportError:
        return False


def begun(name: str, threads: int = 1) -> Batch:
    """A batch in the middle of games."""
    batch = Batch(name, 6, seed=2, threads=threads)
    batch.walk(9)
    return batch


def started(batch: Batch, thoughts: int) -> list[Rng]:
    """The streams of a batch's next thoughts, after as many as it had: a word of each position's stream starts one."""
    own = streams(2, batch.count)
    fresh = Batch(batch.game.name, batch.count, seed=2)
    fresh.walk(9)
    own[:] = fresh._engine._streams  # type: ignore[attr-defined]
    for row in own:
        for _ in range(thoughts):
            word(row)  # type: ignore[no-untyped-call]
    return [stream(int(word(row))) for row in own]  # type: ignore[no-untyped-call]


def question(game: Game, position: Positions, batch: Batch, k: int, rng: Rng) -> Question:
    return Question.of(game, position, batch.seats, int(batch.actors[k]), rng)


@every_game
def test_it_searches_as_the_search_bot_does(name: str) -> None:
    batch, game = begun(name), Batch(name, 1).game
    settings = Settings(own=0.2, ahead=2.0)
    found, positions = batch.search(ITERATIONS, settings), batch.positions()
    for k, rng in enumerate(started(batch, 0)):
        position = positions[k : k + 1]
        legal = game.legal(position)
        assert found.visits[k].sum() == ITERATIONS
        assert found.actions[k] in legal
        if len(legal) > 1:
            grown = Tree(question(game, position, batch, k, rng), settings, rng, np.zeros(1, dtype=np.int64))
            grown.grow(ITERATIONS)
            branches = grown.branches(0)
            visits = {one: grown.visits(branches[one]) if one in branches else 0 for one in legal}
            assert found.visits[k, : len(legal)].tolist() == list(visits.values())
            assert found.actions[k] == max(legal, key=lambda one: (visits[one], -one))
            assert found.points[k, : batch.seats] == pytest.approx(grown.forecast[: batch.seats] / ITERATIONS)
            assert found.leads[k, 0] == pytest.approx(found.points[k, 0] - found.points[k, 1])


@every_game
def test_it_looks_ahead_as_the_greedy_bot_does(name: str) -> None:
    batch, game = begun(name), Batch(name, 1).game
    chosen, positions = batch.greedy(), batch.positions()
    slips = batch.greedy(slips=1.0)
    for k, (rng, slip) in enumerate(zip(started(batch, 0), started(batch, 1), strict=True)):
        asked = question(game, positions[k : k + 1], batch, k, rng)
        legal = game.legal(positions[k : k + 1])
        below(rng, MILLION)  # type: ignore[no-untyped-call]
        bot = GreedyBot(0)
        bot._rng = rng
        assert chosen[k] == (bot.decide(asked).action if len(legal) > 1 else legal[0])
        question(game, positions[k : k + 1], batch, k, slip)
        below(slip, MILLION)  # type: ignore[no-untyped-call]
        assert slips[k] == legal[int(below(slip, len(legal)))]  # type: ignore[no-untyped-call]


def test_threads_do_not_matter() -> None:
    one, three = begun("tabula_rasa", 1), begun("tabula_rasa", 3)
    assert np.array_equal(one.greedy(), three.greedy())
    for mine, theirs in zip(one.search(ITERATIONS), three.search(ITERATIONS), strict=True):
        assert np.array_equal(mine, theirs)
    assert np.array_equal(one.choose(), three.choose())


@every_game
def test_the_end_is_known_and_nothing_is_chosen(name: str) -> None:
    batch = Batch(name, 3, seed=1)
    batch.walk(100_000)
    assert (batch.actors == OVER).all()
    before = batch.positions().tobytes()
    batch.redeal()
    batch.redeal(0)
    found = batch.search(5)
    assert (batch.greedy() == -1).all()
    assert (found.actions == -1).all()
    assert not found.visits.any()
    assert np.array_equal(found.points, batch.scores())
    assert batch.positions().tobytes() == before


@every_game
def test_a_new_deal_changes_only_what_a_seat_cannot_know(name: str) -> None:
    one, two = (Batch(name, 8, seed=4) for _ in range(2))
    for batch in (one, two):
        batch.walk(12)
    before, seen, legal = one.positions().tobytes(), one.observe(), one.legal()
    one.redeal()
    two.redeal(one.actors)
    assert one.positions().tobytes() == two.positions().tobytes()
    assert np.array_equal(one.observe(), seen)
    assert np.array_equal(one.legal()[1], legal[1])
    other, theirs = 1 - one.actors, one.observe(1 - one.actors)
    one.redeal(other)
    assert np.array_equal(one.observe(other), theirs)
    if name == "tabula_rasa":
        assert one.positions().tobytes() != before
        two.redeal()
        assert one.positions().tobytes() != two.positions().tobytes()


def test_mistakes_are_reported() -> None:
    batch = Batch(names()[0], 2)
    for mistake, message in (
        (lambda: batch.redeal(2), "seats must be from 0 to 1"),
        (lambda: batch.redeal(-1), "seats must be from 0 to 1"),
        (lambda: batch.greedy(0), "at least one sample"),
        (lambda: batch.greedy(slips=1.5), "slips are a share"),
        (lambda: batch.search(0), "at least one iteration"),
    ):
        with pytest.raises(ValueError, match=message):
            mistake()


@every_game
def test_a_simulated_gpu_thinks_the_same(name: str) -> None:
    result = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.kit.thoughts", "cuda", name],
        cwd=ROOT,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines() == quick(name, "cpu")


@every_game
def test_a_gpu_thinks_the_same(name: str) -> None:
    if not has_gpu():
        pytest.skip("there is no GPU")
    assert quick(name, "cuda") == quick(name, "cpu")
    assert thought(name, "cuda", 97, 12, 40, None) == thought(name, "cpu", 97, 12, 40, None)
