"""The command that looks for better settings of a bot."""

import pytest

from tests.kit.command import Run

GAME = "tabula_rasa"


def test_the_command_prints_the_race_and_the_verdict(run: Run) -> None:
    answer = run("tune", GAME, "greedy:slips=0.9", "--try", "slips=0,0.5", "-n", 80, "--json")
    assert answer.status == 0
    found = answer.json
    assert (found["best"], found["final"]["is_better"]) == ("greedy:slips=0", True)
    answer = run("tune", GAME, "greedy:slips=0.9", "--try", "slips=0,0.5", "-n", 80)
    assert answer.out.splitlines()[0] == f"{GAME}, against greedy:slips=0.9"
    assert "round 1" in answer.out
    assert answer.out.rstrip().endswith(": better")


@pytest.mark.parametrize(
    ("tries", "reason"),
    [
        (["--try", "slips"], "--try takes SETTING=VALUE"),
        (["--try", "slips=0,"], "--try takes SETTING=VALUE"),
        (["--try", "slips=0", "--try", "slips=1"], "setting slips is given twice"),
        (["--try", "slips=0"], "1 combination needs at least 4 games, not 2"),
        ([], "--try"),
    ],
)
def test_mistakes_in_the_command_are_one_line(run: Run, tries: list[str], reason: str) -> None:
    answer = run("tune", GAME, "greedy:slips=0.5", *tries, "-n", 2)
    assert answer.status == 2
    assert reason in answer.err
    assert len(answer.err.splitlines()) == 1
