"""`tilewright.arena` and bots that are Python classes: one call, any number of processes, every fault reported."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.kit.arena import ONE
from tilewright import Record, arena
from tilewright.bots import python
from tilewright.bots.bot import Answer, Question, UnknownBotError
from tilewright.bots.roster import Roster
from tilewright.games import facts, find
from tilewright.server.bots import levels

MODULE = """
from tilewright.bots.bot import Answer

class First:
    def decide(self, question):
        return Answer(question.game.legal(question.position)[0])
"""
SCRIPT = """
from tilewright import arena
from tilewright.bots.bot import Answer

class Mine:
    def decide(self, question):
        return Answer(question.game.legal(question.position)[0])

if __name__ == "__main__":
    played = arena({game!r}, [Mine, "py:firsts:First", "random"], games=6, workers=2, seed=3)
    print(len(played.rows), *played.wins)
"""


class First:
    """The first legal action."""

    def decide(self, question: Question) -> Answer:
        return Answer(question.game.legal(question.position)[0])


class Seeded(First):
    def __init__(self, seed: int) -> None:
        assert seed > 0


class Crashing:
    def decide(self, question: Question) -> Answer:
        raise KeyError("gone")


class Leaving:
    def decide(self, question: Question) -> Answer:
        sys.exit(3)


class Illegal:
    def decide(self, question: Question) -> Answer:
        return Answer(10**12)


class Speechless:
    def decide(self, question: Question) -> int:
        return question.game.legal(question.position)[0]


class Unborn(First):
    def __init__(self) -> None:
        raise ValueError("no weights")


class Late:
    stopped = False

    def decide(self, question: Question) -> Answer:
        while not Late.stopped:
            time.sleep(0.01)
        return Answer(question.game.legal(question.position)[0])

    def stop(self) -> None:
        Late.stopped = True


class Stuck:
    def decide(self, question: Question) -> Answer:
        time.sleep(3600)
        raise AssertionError


def test_one_call_plays_and_shows_itself() -> None:
    played = arena(ONE, [First, "random", Seeded], games=12, seats=2, seed=5)
    assert len(played.report.results) == 12
    assert len(played.rows) == 24
    assert set(played.rows[0]) >= {"game", "seat", "bot", "points", "place", "fault"}
    assert set(played.wins) == {f"py:{__name__}:First", "random", f"py:{__name__}:Seeded"}
    assert sum(one.games for one in played.report.standings) == 24
    assert not played.faults
    for shown in (repr(played), played._repr_html_()):
        assert all(label in shown for label in played.wins)
        assert "wins %" in shown
    assert played._repr_html_().count("<tr>") == 4
    again = arena(ONE, [First, "random", Seeded], games=12, seats=2, seed=5)
    assert [row["points"] for row in again.rows] == [row["points"] for row in played.rows]


def test_a_label_cannot_be_markup() -> None:
    wild = type("<b>", (First,), {})
    assert "<b>" not in arena(ONE, [wild], games=1)._repr_html_()


def test_options_and_a_folder_that_resumes(tmp_path: Path) -> None:
    first = arena("carcassonne", [First, "random"], games=2, options={"river": "yes"}, folder=tmp_path / "match")
    assert dict(first.report.plan.options) == {"river": "yes"}
    assert {file.name for file in first.files} >= {"games.csv", "report.json"}
    more = arena("carcassonne", [First, "random"], 4, options={"river": "yes"}, folder=tmp_path / "match", records=True)
    assert len(more.report.results) == 4
    assert len(list((tmp_path / "match" / "records").iterdir())) == 2  # only the new ones were played


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (Crashing, "it crashed: KeyError: 'gone'"),
        (Leaving, "it crashed: SystemExit: 3"),
        (Illegal, "it answered 1000000000000, which is not a legal action"),
        (Speechless, "which is no Answer with the number of an action"),
        (Unborn, "it crashed: ValueError: no weights"),
        (Stuck, "it did not answer within 0.05 s"),
    ],
)
def test_a_bad_class_loses_its_games(wrong: type, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python, "GRACE_S", 0.05)
    played = arena(ONE, [wrong, "random"], games=2, limit_s=0.05 if wrong is Stuck else 30.0)
    assert played.wins == {f"py:{__name__}:{wrong.__name__}": 0.0, "random": 1.0}
    assert [fault["game"] for fault in played.faults] == [1, 2]
    for fault in played.faults:
        assert reason in fault["reason"]
        record = Record.read(fault["record"].read_text(encoding="utf-8"))
        assert any(reason in note for note in record.notes)
    assert len({fault["record"].parent for fault in played.faults}) == 1  # one folder for all of them


def test_a_late_class_is_told_to_stop() -> None:
    played = arena(ONE, [Late, "random"], games=2, limit_s=0.2)
    assert Late.stopped
    assert not played.faults


def test_worker_processes_import_classes_of_modules_and_scripts(tmp_path: Path) -> None:
    (tmp_path / "firsts.py").write_text(MODULE)
    (tmp_path / "script.py").write_text(SCRIPT.format(game=ONE))
    done = subprocess.run(
        [sys.executable, "script.py"], cwd=tmp_path, env=os.environ, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["12", "py:__main__:Mine", "py:firsts:First", "random"]


def test_what_workers_cannot_import_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class Local(First):
        pass

    assert arena(ONE, [Local], games=1).report.results
    with pytest.raises(UnknownBotError, match=r"worker processes cannot import .*<locals>.Local"):
        arena(ONE, [Local], games=2, workers=2)
    typed = type("Typed", (First,), {"__module__": "__main__"})
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)  # as in a notebook
    with pytest.raises(UnknownBotError, match="put the class into a module of its own, or use one worker"):
        arena(ONE, [typed], games=2, workers=2)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"bots": []}, "at least one bot"),
        ({"bots": [3]}, r"a class with a method decide\(question\), not 3"),
        ({"bots": [int]}, "a class with a method decide"),
        ({"bots": ["greddy"]}, "did you mean 'greedy'?"),
        ({"bots": ["py:nowhere:Bot"]}, "cannot be imported: ModuleNotFoundError"),
        ({"bots": ["py:os:Bot"]}, "module os has no class 'Bot'"),
        ({"bots": ["py:os"]}, "named py:MODULE:CLASS"),
        ({"bots": ["random"], "games": 0}, "at least one game, not 0"),
        ({"bots": ["random"], "workers": 0}, "from 1 to 256, not 0"),
        ({"bots": ["random"], "records": True}, "need a folder"),
        ({"bots": ["random"], "seats": 99}, "seats, not 99"),
        ({"bots": ["random"], "options": {"speed": "high"}}, "has no option 'speed'"),
    ],
)
def test_wrong_arguments_get_a_sentence(arguments: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        arena(ONE, **arguments)  # type: ignore[arg-type]


def test_no_visitor_of_a_server_can_name_a_class() -> None:
    name = f"py:{__name__}:First"
    Roster(facts(ONE)).check(name)
    with pytest.raises(ValueError, match=name):
        levels.make(name, find(ONE), 1)
