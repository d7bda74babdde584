"""`warm` compiles games ahead; other commands say that they compile."""

import sys

import pytest

from tests.kit.command import ONE, Run
from tilewright import warm
from tilewright.games import facts, names


def test_warm_reports_every_game(run: Run) -> None:
    run("warm")
    answer = run("warm", "--json").json
    assert [game["game"] for game in answer] == list(names())
    assert all(game["was_ready"] for game in answer)
    assert "already compiled" in run("warm", ONE).out


def test_a_command_that_must_compile_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_ready", lambda name: False)
    answer = run("perft", ONE, "--depth", 1)
    assert answer.status == 0
    assert answer.err == f"compiling {facts(ONE).title}, once on this machine …\n"


def test_a_game_that_does_not_compile_is_reported_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_ready", lambda name: False)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    answer = run("warm", ONE)
    assert answer.status == 2
    assert "could not be compiled" in answer.err
