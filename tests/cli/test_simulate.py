"""`simulate` and `perft`: the numbers are those of the rules."""

from typing import Any

import numpy as np
import pytest

from tests.kit.command import ONE, Run, every_game
from tilewright.cli import simulate
from tilewright.core.perft import perft
from tilewright.games import facts, find, names
from tilewright.research.batch import random_games


@every_game
def test_simulate_is_the_same_for_the_same_seed(name: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, count = facts(name).seats[-1], 40
    points, actions = random_games(name, count, seats, seed=9)
    decisions, answers = actions.sum(), []
    for chunk, threads in ((0.0, 1), (100.0, 1), (100.0, 2)):
        monkeypatch.setattr(simulate, "CHUNK_S", chunk)
        wishes = ("-n", count, "--seats", seats, "--seed", 9, "--threads", threads, "--json")
        answers.append(run("simulate", name, *wishes).json)
        assert answers[-1]["threads"] == threads
    for answer in answers:
        assert (answer["game"], answer["games"], answer["seats"], answer["seed"]) == (name, count, seats, 9)
        assert answer["decisions"] == decisions
        assert answer["mean_scores"] == pytest.approx(points.mean(axis=0), abs=0.001)
        assert answer["games_per_s"] > 0
        assert answer["decisions_per_s"] > 0
        for seat, numbers in enumerate(answer["scores"]):
            own = points[:, seat]
            assert numbers["sd"] == pytest.approx(own.std(ddof=1), abs=0.001)
            assert [numbers[key] for key in ("min", "q1", "median", "q3", "max")] == pytest.approx(
                np.quantile(own, [0, 0.25, 0.5, 0.75, 1])
            )


def test_simulate_for_people(run: Run) -> None:
    answer = run("simulate", ONE, "-n", 50)
    assert answer.status == 0
    assert answer.err == ""
    assert all(word in answer.out for word in ("50 games", "games/s", "decisions/s", "median", "seat 1", "█", "%"))


def test_simulate_on_several_threads_measures_elapsed_time(run: Run) -> None:
    answer = run("simulate", ONE, "-n", 20, "--threads", 2)
    assert "s on 2 threads" in answer.out
    assert "of one core" not in answer.out


def test_simulate_says_that_there_is_no_gpu(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_gpu(*_: Any) -> None:
        raise RuntimeError("there is no NVIDIA GPU here that can be used")

    monkeypatch.setattr(simulate, "RandomGames", no_gpu)
    answer = run("simulate", ONE, "--device", "gpu")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("tilewright: there is no NVIDIA GPU here")


def test_simulate_takes_options(run: Run) -> None:
    name, option = next((name, option) for name in names() for option in facts(name).options)
    chosen = f"{option.name}={option.values[-1]}"
    answer = run("simulate", name, "-n", 5, "--option", chosen, "--json").json
    assert answer["options"][option.name] == option.values[-1]


@every_game
def test_perft_counts_like_the_rules(name: str, run: Run) -> None:
    seats = facts(name).seats[-1]
    nodes = perft(find(name), find(name).new(seats), 2)
    plain = run("perft", name, "--depth", 2, "--seats", seats)
    assert f"{nodes:,} nodes" in plain.out
    answer = run("perft", name, "--depth", 2, "--seats", seats, "--divide", "--json").json
    assert answer["nodes"] == nodes == sum(answer["divide"].values())
    divided = run("perft", name, "--depth", 2, "--seats", seats, "--divide")
    assert all(move in divided.out for move in answer["divide"])
