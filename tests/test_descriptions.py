"""Legal moves are described by what they mean: the same in every adapter, by name, and enough to learn from."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import tilewright.research.gymnasium
import tilewright.research.openspiel  # noqa: F401 -- registers the games
from tests.kit.play import FINISHED, Setup, setups, walk
from tilewright.core.game import EVERYTHING
from tilewright.games import find
from tilewright.research.batch import Batch
from tilewright.research.observation import described
from tilewright.research.pettingzoo import env
from tilewright.research.planes import Planes
from tilewright.research.play import described as describe
from tilewright.research.play import env_id

ROOT = Path(__file__).resolve().parent.parent
every_name = pytest.mark.parametrize("name", FINISHED)


def only(name: str, seats: int = 2) -> Setup:
    return next(setup for setup in setups() if setup.name == name and setup.seats == seats)


@every_name
def test_a_batch_describes_what_each_position_describes(name: str) -> None:
    batch = Batch(name, 6, seed=3)
    for _ in range(4):
        batch.walk(9)
        starts, actions, rows = batch.describe()
        for k, position in enumerate(batch.positions()):
            legal, wanted = describe(batch.game, position.reshape(1))
            assert actions[starts[k] : starts[k + 1]].tolist() == legal
            assert np.array_equal(rows[starts[k] : starts[k + 1]], wanted)
    batch.walk(100_000)
    assert len(batch.describe().rows) == 0


@every_name
def test_every_adapter_describes_the_same(name: str) -> None:
    playing = env(name, seats=2)
    playing.reset(seed=5)
    learning = gymnasium.make(env_id(name), seats=2).unwrapped
    learning.reset(seed=5)
    state = pyspiel.load_game(f"tilewright_{name}").new_initial_state()
    while state.is_chance_node():
        assert state.describe()[0] == []
        state.apply_action(state.chance_outcomes()[0][0])
    for actions, rows in (playing.describe(), learning.describe(), state.describe()):  # type: ignore[attr-defined]
        assert len(actions) == len(rows) > 0
        assert rows.shape[1] == find(name).description
    mask = playing.observe(playing.agent_selection)["action_mask"]
    assert playing.describe()[0] == np.flatnonzero(mask).tolist()


@every_name
def test_the_kinds_of_moves_are_those_of_their_words(name: str) -> None:
    """Moves whose words begin alike are of one kind, and moves of one kind begin alike in at most two ways."""
    game = find(name)
    kinds: dict[str, set[int]] = {}
    for position, _ in list(walk(only(name), 3))[::3]:
        actions, rows = describe(game, position)
        if not actions or "kind" not in (parts := described(game, rows)):
            continue
        for action, kind in zip(actions, parts["kind"], strict=True):
            assert kind.sum() == 1
            word = game.write(position, action, EVERYTHING).split()[0]
            kinds.setdefault(word, set()).add(int(kind.argmax()))
    assert all(len(found) <= 2 for found in kinds.values()), kinds


@pytest.mark.parametrize("name", ["carcassonne", "wheel_of_fortune"])
def test_a_tile_is_described_where_it_then_lies(name: str) -> None:
    game = find(name)
    compared = 0
    for position, action in walk(only(name), 4):
        words = game.write(position, action, EVERYTHING).split() if action >= 0 else [""]
        if words[0] == "place":
            actions, rows = describe(game, position)
            said = described(game, rows[actions.index(action)])
            assert [said["land.x"] * 8, said["land.y"] * 8] == [int(words[1]), int(words[2])]
            assert int(said["land.facing"].argmax()) == int(words[3])
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("name", ["carcassonne", "wheel_of_fortune", "cornwall"])
def test_planes_and_graphs_hold_what_is_on_the_table(name: str) -> None:
    batch = Batch(name, 5, seed=2)
    planes = Planes(batch.game)
    batch.walk(30)
    seen = batch.observe()
    drawn = planes.of(seen)
    assert drawn.shape == (5, len(planes.channels), planes.size, planes.size)
    for picture, numbers in zip(drawn, seen, strict=True):
        graph = planes.graph(numbers)
        assert len(graph.nodes) == (picture[0] > 0).sum()
        assert sorted(picture[:, picture[0] > 0].sum(axis=1)) == pytest.approx(
            sorted(graph.nodes.sum(axis=0)), abs=1e-3
        )
        assert {tuple(edge) for edge in graph.edges} == {(two, one) for one, two in graph.edges}
        reached, new = {0}, {0}
        while new:
            new = {int(two) for one, two in graph.edges if int(one) in new} - reached
            reached |= new
        assert len(reached) == len(graph.nodes)  # the land is connected
    assert np.array_equal(planes.of(seen[0]), drawn[0])


def test_a_game_without_coordinates_has_no_planes() -> None:
    with pytest.raises(ValueError, match="no planes"):
        Planes(find("tabula_rasa"))


@pytest.fixture(scope="module")
def example() -> Any:
    sys.path.insert(0, str(ROOT / "examples"))
    try:
        import learner as module  # type: ignore[import-not-found]  # noqa: PLC0415
    finally:
        sys.path.pop(0)
    return module


def test_a_learner_learns_from_descriptions(example: ModuleType) -> None:
    """Some seconds of the example: it wins most of its games against random moves."""
    learner = example.Learner("carcassonne", 2, "meaning", 1, games=48)
    for _ in range(3):
        learner.play()
    assert learner.against_random(100, 3).mean > 0.75


@pytest.mark.parametrize("told", ["numbers", "fixed"])
def test_a_learner_is_told_numbers_only(example: ModuleType, told: str) -> None:
    learner = example.Learner("cornwall", 2, told, 1, games=6)
    _, actions, inputs = learner.moves(learner.batch)
    assert np.array_equal(inputs[:, 0], actions)
    assert inputs.shape[1] == 1 + len(learner.seen)
    assert learner.network.numbers == (find("cornwall").fixed_actions if told == "fixed" else find("cornwall").actions)
    learner.play()
    assert learner.decisions > 100


def test_weights_for_a_number_are_those_of_an_input_for_each_number(example: ModuleType) -> None:
    rng = np.random.default_rng(1)
    short, whole = example.Numbered(7, 3, 1), example.Network(10, 1)
    whole.values = [value.copy() for value in short.values]
    inputs = np.hstack([rng.integers(0, 7, (20, 1)), rng.standard_normal((20, 3))]).astype(np.float32)
    told = np.hstack([np.eye(7, dtype=np.float32)[inputs[:, 0].astype(int)], inputs[:, 1:]])
    targets = rng.standard_normal(20).astype(np.float32)
    for one, other in zip(short.slopes(inputs, targets), whole.slopes(told, targets), strict=True):
        assert one == pytest.approx(other, abs=1e-5)


def test_the_example_runs_as_a_command() -> None:
    command = [sys.executable, str(ROOT / "examples" / "learner.py"), "tabula_rasa", "--minutes", "0.02"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300, cwd=ROOT)
    assert "games against random moves" in run.stdout
