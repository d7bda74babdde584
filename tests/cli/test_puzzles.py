"""Puzzles on the command line: listed, checked and solved."""

import pytest

from tests.kit.command import Run
from tilewright.analysis import reason
from tilewright.analysis.puzzle import puzzles
from tilewright.games import facts, names


def test_the_command_lists_checks_and_asks(run: Run) -> None:
    listed = run("puzzles", "--json")
    assert listed.status == 0
    assert all(f'"game": "{name}"' in listed.out for name in names())
    assert "tabula_rasa" in run("puzzles").out
    checked = run("puzzles", "check", "tabula_rasa", "--json")
    assert checked.status == 0
    assert '"wrong": {}' in checked.out
    one = puzzles(facts("tabula_rasa"))[0]
    asked = run("puzzles", "solve", "tabula_rasa", one.name, typed=f"{one.obvious}\n{one.answers[0]}\n")
    assert asked.status == 0
    assert asked.out.index("Not yet") < asked.out.index("Right.")
    assert run("puzzles", "solve", "tabula_rasa", "nonsense").status == 2
    assert run("puzzles", "mine", "chess").status == 2


def test_the_check_fails_for_a_puzzle_without_a_reason(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    one, told = puzzles(facts("tabula_rasa"))[0], reason.said
    monkeypatch.setattr(reason, "said", lambda game, each: [] if each.name == one.name else told(game, each))
    checked = run("puzzles", "check", "tabula_rasa")
    assert checked.status == 1
    assert f"{one.name}: there is no reason in words" in checked.out
