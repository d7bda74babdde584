"""What researchers missed, by number, where no other file tests it: 1, 5, 9, 16, 17, 18, 19, 22 and 23."""

import signal
import subprocess
import sys
import tomllib
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyspiel
import pytest

import hatch_metadata
import tilewright.research.openspiel  # noqa: F401 -- registers the games
from tilewright import Table
from tilewright.analysis.odds import model, won
from tilewright.cli.pick import picking
from tilewright.core.game import EVERYTHING, clone
from tilewright.games import names
from tilewright.kit.random import stream
from tilewright.research.batch import Batch
from tilewright.research.gymnasium import SeatEnv

ROOT = Path(__file__).resolve().parent.parent
every_name = pytest.mark.parametrize("name", names())
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type")


@pytest.mark.parametrize("name", ["carcassonne", "wheel_of_fortune", "cornwall"])
@pytest.mark.parametrize("is_fixed", [False, True])
def test_gap_1_a_number_stands_for_many_places_unless_it_is_fixed(name: str, is_fixed: bool) -> None:
    batch, meant = Batch(name, 40, seed=5, threads=1), defaultdict[int, set[str]](set)
    batch.walk(24)
    game = batch.game
    for position in batch.positions():
        one = position.reshape(1)
        for action in game.legal(one):
            words = game.write(one, action, EVERYTHING)
            if words.startswith("place"):
                meant[game.kernels.fixed(one, 0, action) if is_fixed else action].add(words)
    mean = sum(map(len, meant.values())) / len(meant)
    assert mean == 1 if is_fixed else mean > 3


@every_name
def test_gap_5_forecasts_are_not_too_sure(name: str) -> None:
    """Of what the greedy bot's games are said to come to with 70 % or more, about as much comes true."""
    batch, seats = Batch(name, 120, 2, seed=11, threads=1), (0, 1)
    forecast, seen, moves = model(batch.game.facts, 2), [], 0
    lengths = np.zeros(batch.count)
    while (batch.actors >= 0).any():
        if moves % 10 == 0:
            seen.append((moves, batch.positions(), batch.actors.copy()))
        batch.step(batch.greedy(samples=4))
        moves += 1
        lengths[batch.actors >= 0] = moves
    results = np.array([won(places, seats) for places in batch.places()[:, :2].tolist()])
    said, true = [], []
    for made, positions, actors in seen:
        for k in np.flatnonzero(actors >= 0):
            points = batch.game.expected(positions[k : k + 1], 2)
            odds = forecast.odds(points, max(0.0, 1 - made / lengths.mean()), int(actors[k]), seats)
            said.append(odds.max())
            true.append(results[k, odds.argmax()])
    chances, outcomes = np.array(said), np.array(true)
    sure = chances >= 0.7
    assert sure.sum() > 50
    assert outcomes[sure].mean() > chances[sure].mean() - 0.1
    assert ((chances - outcomes) ** 2).mean() < 0.22


@every_name
def test_gap_9_choices_without_previews_can_be_picked(name: str) -> None:
    table = Table(name, seed=1)
    shown = table.scene(table.actor)
    bare = replace(shown, choices=tuple(replace(choice, ghosts=()) for choice in shown.choices))
    wanted, found = picking(shown), picking(bare)
    assert [(pick.id, pick.choices[0].move) for pick in found.next] == [
        (pick.id, pick.choices[0].move) for pick in wanted.next
    ]
    assert not any(pick.ghost for pick in found.next)


@every_name
def test_gap_16_a_learning_seat_is_paid_points_as_it_scores_them(name: str) -> None:
    playing = SeatEnv(name, seat=1, reward="points")
    seen, _ = playing.reset(seed=3)
    paid, is_over, is_stopped, steps = 0.0, False, False, 0
    while not (is_over or is_stopped):
        seen, reward, is_over, is_stopped, _ = playing.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        paid, steps = paid + reward, steps + 1
    assert steps > 10
    assert paid == playing.play.scores()[1]


@every_name
def test_gap_17_information_is_imperfect_where_something_is_hidden(name: str) -> None:
    batch, hidden = Batch(name, 8, seed=2), False
    batch.walk(12)
    for position, seat in zip(batch.positions(), batch.actors, strict=True):
        before = position.reshape(1)
        other = clone(before)
        batch.game.kernels.redeal(other, 0, seat, stream(4))
        hidden |= other.tobytes() != before.tobytes()
    kinds = pyspiel.GameType.Information
    wanted = kinds.IMPERFECT_INFORMATION if hidden else kinds.PERFECT_INFORMATION
    assert pyspiel.load_game(f"tilewright_{name}").get_type().information == wanted


def test_gap_18_the_crash_we_warn_of_is_openspiels_own() -> None:
    """If this fails, OpenSpiel has mended it, and the warning in docs/research.md is no longer true."""
    program = (
        "import pyspiel, numpy; from open_spiel.python.games import tic_tac_toe; "
        "game = pyspiel.load_game('python_tic_tac_toe'); "
        "bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 10, 10, False, 1, False); "
        "bot.step(game.new_initial_state())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, timeout=120)
    assert done.returncode == -signal.SIGSEGV, done.stderr
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert "Use the Python bots (`open_spiel.python.algorithms.mcts`, `ismcts`)" in page


def test_gap_19_the_package_says_what_it_is_and_how_to_install_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["authors"]
    assert any(line.startswith("Programming Language :: Python") for line in project["classifiers"])
    assert set(hatch_metadata.filled_in(ROOT, "https://example.org/tilewright")["urls"]) >= {"Changelog", "Repository"}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "pip install ." in readme


@pytest.mark.parametrize(
    "file",
    [
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "CITATION.cff",
        "mkdocs.yml",
        "examples/first-steps.ipynb",
        "deploy/Containerfile",
        "deploy/compose.yaml",
        "tilewright/games/carcassonne/rules/learned.md",
    ],
)
def test_gap_22_what_visitors_look_for_is_there(file: str) -> None:
    assert len((ROOT / file).read_text(encoding="utf-8")) > 300
    assert "Another project may suit you better" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_gap_23_seats_in_letters_are_called_letters() -> None:
    with pytest.raises(ValueError, match="the number of seats must be a whole number, not '2'"):
        Table("carcassonne", seats="2")  # type: ignore[arg-type]
