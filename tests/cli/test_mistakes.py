"""Every mistake in a command is reported in one line on stderr."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.kit.command import ONE, Run, golden, spawn
from tilewright.games import FOLDER, facts, names


def wrong_record(text: str) -> Callable[[Path], Path]:
    def write(folder: Path) -> Path:
        (folder / "wrong.game").write_text(text)
        return folder / "wrong.game"

    return write


HEAD = f"game {ONE}\nrevision {facts(ONE).revision}\nseats {facts(ONE).seats[0]}\n"
MOST = facts(ONE).seats[-1]
WRONG: dict[str, tuple[list[Any], str]] = {
    "no such command": (["fly"], "No such command 'fly'"),
    "no such option": (["games", "--fast"], "--fast"),
    "no game": (["simulate"], "Missing argument 'GAME'"),
    "no depth": (["perft", ONE], "--depth"),
    "unknown game": (["simulate", "chess"], f"there is no game 'chess' (possible: {names()[0]}"),
    "unknown game to play": (["play", "chess"], "there is no game 'chess'"),
    "unknown game to warm": (["warm", "chess"], "there is no game 'chess'"),
    "which game to play": (["play"], "which game?"),
    "too many seats": (["simulate", ONE, "--seats", MOST + 1], f"is for {facts(ONE).seats[0]} to {MOST} seats"),
    "no seats": (["play", ONE, "--seats", 0], "seats, not 0"),
    "seats in letters": (["perft", ONE, "--depth", 1, "--seats", "two"], "'--seats'"),
    "unknown option": (["simulate", ONE, "--option", "speed=high"], "has no option 'speed'"),
    "option without value": (["perft", ONE, "--depth", 1, "--option", "speed"], "NAME=VALUE"),
    "unknown value": (["play", "carcassonne", "--option", "river=maybe"], "cannot be 'maybe' (possible: no, yes)"),
    "option twice": (["play", "carcassonne", "--option", "river=no", "--option", "river=no"], "given twice"),
    "no games": (["simulate", ONE, "-n", 0], "'-n'"),
    "no threads": (["simulate", ONE, "--threads", 0], "'--threads'"),
    "no such device": (["simulate", ONE, "--device", "tpu"], "'--device'"),
    "unknown game to check": (["check", "chess"], "there is no game 'chess'"),
    "depth 0": (["perft", ONE, "--depth", 0], "'--depth'"),
    "unknown language": (["play", ONE, "--language", "la"], "there is no language 'la' (possible: de, en, fr, it, nl)"),
    "language of a replay": (["replay", golden(ONE), "--language", "xx"], "there is no language 'xx'"),
    "people out of range": (["play", ONE, "--people", "9"], "there is no seat 9 (possible: 1 to"),
    "bots in letters": (["play", ONE, "--bots", "you"], "--bots takes seats such as 1,2"),
    "people and bots": (["play", ONE, "--people", "1", "--bots", "2"], "give one of them"),
    "missing record": (["replay", "nowhere.game"], "nowhere.game: No such file or directory"),
    "record is a folder": (["replay", FOLDER], "Is a directory"),
    "record of bytes": (["replay", sys.executable], "not text in UTF-8"),
    "record of nothing": (["render", os.devnull, "-o", "x.svg"], "breaks off"),
    "truncated record": (["replay", wrong_record(HEAD + "draw")], "line 5: the record breaks off"),
    "wrong count": (["replay", wrong_record(HEAD + "end 3")], "some are missing"),
    "illegal move": (["replay", wrong_record(HEAD + "\nfly\nend 1")], "line 5: 'fly' is not legal"),
    "illegal move to render": (
        ["render", wrong_record(HEAD + "fly\nend"), "-o", "x.svg"],
        "line 4: 'fly' is not legal",
    ),
    "control characters": (["replay", wrong_record(HEAD + "\x1b[2Jfly\nend")], "?[2Jfly"),
    "record of no game": (["replay", wrong_record("game chess\nrevision 1\nseats 2\nend")], "there is no game 'chess'"),
    "old revision": (["replay", wrong_record(f"game {ONE}\nrevision 0\nseats 2\nend")], "revision 0"),
    "seats of a record": (["replay", wrong_record(f"game {ONE}\nrevision {facts(ONE).revision}\nseats 99\nend")], "99"),
    "load another game": (["play", "chess", "--load", golden(ONE)], f"is a game of {ONE}, not of chess"),
    "load with seats": (["play", "--load", golden(ONE), "--seats", 99], "seats, not 99"),
    "load with options": (["play", "--load", golden(ONE), "--option", "a=b"], "--option is for new games"),
    "load nothing": (["play", "--load", "nowhere"], "nowhere: No such file"),
    "save over something": (["play", ONE, "--save", golden(ONE)], "already exists"),
    "save nowhere": (["play", ONE, "--save", "no/such/folder.game"], "No such file or directory"),
    "replay beyond the end": (["replay", golden(ONE), "--to", 9999], "there is no ply 9999 (possible: 0 to"),
    "replay before the start": (["replay", golden(ONE), "--to", -1], "there is no ply -1"),
    "render beyond the end": (["render", golden(ONE), "-o", "x.svg", "--ply", 9999], "there is no ply 9999"),
    "render for nobody": (["render", golden(ONE), "-o", "x.svg", "--viewer", 0], "there is no seat 0 (possible: 1 to"),
    "render as text": (["render", golden(ONE), "-o", "x.txt"], "x.txt must end in .svg or .png"),
    "render nowhere": (["render", golden(ONE), "-o", "no/such/x.svg"], "No such file or directory"),
    "render at night": (
        ["render", golden(ONE), "-o", "x.svg", "--theme", "night"],
        "'night' is not one of 'day', 'dusk'",
    ),
    "render too wide": (["render", golden(ONE), "-o", "x.png", "--width", 10**9], "'--width'"),
    "render without a file": (["render", golden(ONE)], "-o"),
}


@pytest.mark.parametrize("case", WRONG)
def test_one_line_says_what_is_wrong(case: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments, reason = WRONG[case]
    monkeypatch.chdir(tmp_path)
    answer = run(*(argument(tmp_path) if callable(argument) else argument for argument in arguments))
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.startswith("tilewright: ")
    assert answer.err.count("\n") == 1
    assert reason in answer.err


@pytest.mark.parametrize("case", ["no such command", "unknown game", "missing record"])
def test_the_same_as_a_process(case: str) -> None:
    arguments, reason = WRONG[case]
    answer = spawn(*arguments)
    assert (answer.status, answer.out) == (2, "")
    assert reason in answer.err
    assert answer.err.count("\n") == 1
