"""One network for all games: names are shared, what a move scores is true, and what is learned is used elsewhere."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tilewright.games import find, names

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type")


@pytest.fixture(scope="module")
def transfer() -> Any:
    sys.path.insert(0, str(ROOT / "examples"))
    try:
        import transfer as module  # type: ignore[import-not-found]  # noqa: PLC0415
    finally:
        sys.path.pop(0)
    return module


def test_every_number_has_a_name_and_games_share_them(transfer: ModuleType) -> None:
    found = {name: transfer.told(name) for name in names()}
    for name, told in found.items():
        assert len(set(told)) == len(told), name
        learner = transfer.Traveller(name, transfer.Shared(1), 1, games=3)
        assert learner.moves(learner.batch)[2].shape[1] == len(told)
    related = set(found["carcassonne"]) & set(found["wheel_of_fortune"])
    assert len(related) > 0.8 * len(found["carcassonne"])
    assert "land.beyond.2.mine.0" in {name.replace("land.0.", "land.") for name in related}
    words = [{transfer.last_word(one) for one in told} for told in found.values()]
    assert {"mine", "theirs", "again", "end"} <= set.intersection(*words)
    assert transfer.last_word("area_left.0") == "left"


def test_what_a_move_scores_is_what_it_scores(transfer: ModuleType) -> None:
    learner = transfer.Traveller("tabula_rasa", transfer.Shared(1), 1, games=4)
    batch = learner.batch
    batch.walk(47)  # the last moves decide everything
    owners, actions, inputs = learner.moves(batch)
    game, scored = find("tabula_rasa"), inputs[:, -4:]
    for owner, action, (mine, theirs, again, end) in zip(owners, actions, scored, strict=True):
        position = batch.positions()[owner : owner + 1]
        seat, before = int(batch.actors[owner]), game.scores(position, 2)
        game.kernels.apply(position, 0, action)
        after = game.scores(position, 2)
        if game.kernels.actor(position, 0) == -1:
            continue  # draws follow
        assert mine == pytest.approx((after[seat] - before[seat]) / 10)
        assert theirs == pytest.approx((after[1 - seat] - before[1 - seat]) / 10)
        assert (again, end) == (game.kernels.actor(position, 0) == seat, game.kernels.actor(position, 0) == -2)
    assert scored[:, 0].any()
    assert scored[:, 3].any()
    assert batch.actors.min() >= 0  # nothing was played in the games themselves


def test_a_game_learns_for_all(transfer: ModuleType) -> None:
    shared = transfer.Shared(1)
    one, other = transfer.Dialect(shared, "carcassonne"), transfer.Dialect(shared, "wheel_of_fortune")
    rng = np.random.default_rng(1)
    inputs = rng.normal(size=(50, len(transfer.told("carcassonne")))).astype(np.float32)
    targets, twins = inputs[:, 3].copy(), rng.normal(size=(9, len(other.own))).astype(np.float32)

    def error() -> float:
        return float(np.mean((one.layers(inputs)[2] - targets) ** 2))

    before, elsewhere = error(), other.layers(twins)[2].copy()
    for _ in range(40):
        one.learn(inputs, targets)
    assert error() < before / 2
    assert not np.allclose(other.layers(twins)[2], elsewhere)
    unused = set(range(len(shared.index))) - {*one.own, *one.word}
    fresh = transfer.Shared(1).values[0]
    assert np.array_equal(shared.values[0][sorted(unused)], fresh[sorted(unused)])


def test_the_example_compares_with_a_start_from_scratch() -> None:
    words = ["tabula_rasa", "--sources", "castles_of_tuscany", "--seconds", "0", "--looks", "0", "1", "--games", "10"]
    done = subprocess.run(
        [sys.executable, "examples/transfer.py", *words],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("%") == 4
    assert "transferred" in done.stdout
