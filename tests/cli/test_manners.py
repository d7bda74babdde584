"""Manners of the command line: whole names, suggestions, completion, classes as bots, and what is not installed."""

import sys
from pathlib import Path

import pytest

from tests.kit.command import ONE, Run, golden, spawn
from tilewright.cli import SERVER, console
from tilewright.games import facts, names

CLASS = """
from tilewright.bots.bot import Answer

class First:
    def decide(self, question):
        return Answer(question.game.legal(question.position)[0])
"""
MISSPELLED = {
    "command": (["simulat", ONE], "Did you mean 'simulate'?"),
    "command of a group": (["admin", "lst"], "Did you mean 'list'?"),
    "command option": (["games", "--jsn"], "Did you mean --json?"),
    "game": (["play", "carcasonne"], "there is no game 'carcasonne', did you mean 'carcassonne'? (possible: "),
    "game in capitals": (["simulate", "Cornwall"], "did you mean 'cornwall'?"),
    "game of the arena": (["arena", "tabularasa", "random"], "did you mean 'tabula_rasa'?"),
    "bot": (["arena", ONE, "greddy"], "there is no bot 'greddy', did you mean 'greedy'? (possible: "),
    "level": (["play", ONE, "--level", "beginer"], "did you mean 'beginner'?"),
    "setting": (["arena", ONE, "greedy:slip=0.2"], "did you mean 'slips'?"),
    "option": (["play", "carcassonne", "--option", "rivr=yes"], "did you mean 'river'?"),
}


@pytest.mark.parametrize("case", MISSPELLED)
def test_a_misspelled_name_is_answered_with_the_right_one(case: str, run: Run) -> None:
    arguments, reason = MISSPELLED[case]
    answer = run(*arguments)
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert reason in answer.err


@pytest.mark.parametrize("width", [12, 40, 60, 75, 76, 80, 200])
def test_games_are_listed_by_their_whole_names(width: int, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console.out, "_width", width)
    listed = run("games").out
    assert set(names()) <= set(listed.split())


def completed(*words: str) -> list[str]:
    """What a shell offers for the last of these words."""
    settings = {"COMP_WORDS": " ".join(["tilewright", *words]), "COMP_CWORD": str(len(words))}
    return spawn(_TILEWRIGHT_COMPLETE="complete_bash", **settings).out.split()


def test_a_shell_completes_commands_options_games_and_bots() -> None:
    assert completed("sim") == ["simulate"]
    assert completed("play", ONE[:4]) == [name for name in names() if name.startswith(ONE[:4])]
    assert completed("arena", ONE, "gr") == ["greedy"]
    assert completed("play", ONE, "--lev") == ["--level"]
    assert "complete -o default" in spawn(_TILEWRIGHT_COMPLETE="source_bash").out


def test_the_records_of_faulty_games_are_in_one_folder(run: Run) -> None:
    faults = run("arena", ONE, "random", "cmd:false", "-n", "4", "--json").json["faults"]
    assert len(faults) == 4
    assert len({Path(fault["record"]).parent for fault in faults}) == 1


def test_bots_are_classes_of_a_module_in_this_folder(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first_moves.py").write_text(CLASS)
    (tmp_path / "broken_bots.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    answer = run("arena", ONE, "py:first_moves:First", "random", "-n", "2", "--json")
    assert [one["bot"] for one in answer.json["standings"]] == ["py:first_moves:First", "random"]
    every = ",".join(f"{seat + 1}:py:first_moves:First" for seat in range(facts(ONE).seats[0]))
    assert run("play", ONE, "--bots", every, "--seed", 1).status == 0
    assert "cannot be imported: ZeroDivisionError" in run("arena", ONE, "py:broken_bots:Bot").err


ABSENT = f"import sys; sys.modules.update(dict.fromkeys({sorted(SERVER)!r})); "


def test_without_the_server_the_rest_works() -> None:
    begin = f"{ABSENT}from tilewright.cli import main; sys.exit(main())"
    assert ONE in spawn("games", begin=begin).out
    assert "random" in spawn("arena", ONE, "random", "-n", 1, begin=begin).out
    assert "server is not installed" not in spawn("verify", golden(ONE), begin=begin).err
    code = f"{ABSENT}from tilewright import Table, arena; import tilewright.analysis.review, tilewright.research.batch"
    assert spawn(begin=code).err == ""


@pytest.mark.parametrize("arguments", [[], ["serve"], ["admin", "list"]], ids=["browser", "serve", "admin"])
def test_without_the_server_one_sentence_says_what_to_install(arguments: list[str]) -> None:
    answer = spawn(*arguments, begin=f"{ABSENT}from tilewright.cli import main; sys.exit(main())")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("tilewright: the server is not installed: pip install 'tilewright[server]'")
    assert answer.err.count("\n") == 1
