"""`simulate` and `perft`: the numbers are those of the rules."""

import numpy as np
import pytest

from tests.kit.command import ONE, Run, every_game
from tilewright.cli import simulate
from tilewright.core.perft import perft
from tilewright.games import facts, find, names
from tilewright.kit.random import stream


@every_game
def test_simulate_is_the_same_for_the_same_seed(name: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    game, seats, count = find(name), facts(name).seats[-1], 40
    positions, legal = np.zeros(2, dtype=game.dtype), np.empty(game.most_legal, dtype=np.int64)
    points = np.zeros((count, seats), dtype=np.int64)
    decisions = game.kernels.playouts(positions, seats, game.facts.option_numbers({}), stream(9), legal, points)
    answers = []
    for chunk in (0.0, 100.0):
        monkeypatch.setattr(simulate, "CHUNK_S", chunk)
        answers.append(run("simulate", name, "-n", count, "--seats", seats, "--seed", 9, "--json").json)
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
