"""`tilewright arena`: its folder, its output, and one line for whatever is wrong."""

import csv
import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.kit.arena import ONE, plan
from tilewright.bots.arena import plot
from tilewright.bots.arena.folder import Folder
from tilewright.bots.arena.match import Outcome
from tilewright.bots.arena.report import report
from tilewright.cli import main
from tilewright.games import facts
from tilewright.table import Table

FIRST = Path(__file__).resolve().parent.parent / "examples" / "first.sh"


def test_the_command_keeps_everything_in_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "match"
    command = ["arena", ONE, "greedy", f"cmd:{FIRST}", "--seed", "4", "-o", str(folder), "--records", "--json"]
    assert main([*command, "-n", "2"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main([*command, "-n", "3"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (first["games"], answer["games"], answer["deals"]) == (2, 4, 2)
    assert [standing["bot"] for standing in answer["standings"]] == ["greedy", f"cmd:{FIRST}"]
    assert all(standing["decisions_per_s"] > 0 for standing in answer["standings"])
    assert len((folder / "games.jsonl").read_text().splitlines()) == 4
    rows = list(csv.DictReader((folder / "games.csv").read_text().splitlines()))
    assert [(row["game"], row["seat"]) for row in rows] == [(f"{game}", f"{seat}") for game in "1234" for seat in "12"]
    for number in range(4):
        table = Table.load(folder / "records" / f"game-{number + 1:06}.game")
        assert table.is_over
        assert table.scores == [int(row["points"]) for row in rows if row["game"] == f"{number + 1}"]
    assert (folder / "plot.png").read_bytes().startswith(b"\x89PNG")
    assert ET.parse(folder / "plot.svg").getroot().tag.endswith("svg")
    assert json.loads((folder / "report.json").read_text())["standings"] == answer["standings"]
    assert main([*command[:-1], "-n", "4"]) == 0  # all games are played already; now the output for people
    told = capsys.readouterr()
    assert all(word in told.out for word in ("greedy", "wins %", "rating", "ms each", "first places by seat", "deals"))
    assert "plot.svg" in told.err


def test_the_command_reports_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.sh"
    file.write_text(FIRST.read_text().replace("move $move", "move nonsense"))
    file.chmod(0o755)
    assert main(["arena", ONE, "random", f"cmd:{file}", "-n", "2", "--json"]) == 0
    faults = json.loads(capsys.readouterr().out)["faults"]
    assert [(fault["game"], fault["seat"]) for fault in faults] == [(1, 2), (2, 1)]
    for fault in faults:
        assert "it played 'nonsense', which is not legal" in fault["reason"]
        assert len(Table.load(fault["record"]).moves) == fault["ply"]
    assert main(["arena", ONE, "random", f"cmd:{file}", "-n", "2", "-o", str(tmp_path / "match")]) == 0
    told = capsys.readouterr().out
    assert "nonsense" in told
    assert (tmp_path / "match" / "faults" / "game-000001.game").exists()


def test_an_interrupted_match_is_reported_and_resumes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Folder.add
    added: list[Outcome] = []

    def add(self: Folder, outcome: Outcome, is_recorded: bool) -> Path | None:
        if len(added) == 3:
            raise KeyboardInterrupt
        added.append(outcome)
        return honest(self, outcome, is_recorded)

    monkeypatch.setattr(Folder, "add", add)
    command = ["arena", ONE, "random", "greedy", "-n", "6", "-o", str(tmp_path / "match")]
    assert main(command) == 130
    assert "3 games" in capsys.readouterr().out
    monkeypatch.setattr(Folder, "add", honest)
    assert main(command) == 0
    assert "6 games" in capsys.readouterr().out


def test_without_matplotlib_the_rest_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["arena", ONE, "random", "-n", "1", "-o", str(tmp_path / "match")]) == 0
    assert "pip install 'tilewright[lab]'" in capsys.readouterr().err
    assert (tmp_path / "match" / "report.json").exists()
    with pytest.raises(plot.PlotError):
        plot.draw(report(plan("random"), {}), tmp_path / "x.png")


MOST = facts(ONE).seats[-1]
WRONG: dict[str, tuple[list[str], str]] = {
    "unknown game": (["arena", "chess", "random"], "there is no game 'chess'"),
    "no bots": (["arena", ONE], "Missing argument 'BOT...'"),
    "unknown bot": (["arena", ONE, "random", "deep"], "there is no bot 'deep' (possible: beginner"),
    "no program": (["arena", ONE, "cmd:./nowhere"], "there is no program './nowhere'"),
    "too many seats": (["arena", ONE, "random", "--seats", f"{MOST + 1}"], "seats, not"),
    "no workers": (["arena", ONE, "random", "--workers", "0"], "workers is a number from 1 to 256, not 0"),
    "no games": (["arena", ONE, "random", "-n", "0"], "'-n'"),
    "records without a folder": (["arena", ONE, "random", "--records"], "--records needs a folder"),
    "folder is a file": (["arena", ONE, "random", "-o", __file__], "File exists"),
    "bot of an unknown game": (["bot", "chess", "random"], "there is no game 'chess'"),
    "unknown level": (["bot", ONE, "captain"], "there is no bot 'captain'"),
    "play against nobody": (["play", ONE, "--bots", "2:captain"], "there is no bot 'captain'"),
    "level without a name": (["play", ONE, "--level", "captain"], "there is no bot 'captain'"),
    "seat without a bot": (["play", ONE, "--bots", "2:"], "--bots takes seats such as 1,2 (with a bot such as 2:club)"),
    "seat named twice": (["play", ONE, "--bots", "2:club,2:greedy"], "--bots names seat 2 twice"),
    "people are no bots": (["play", ONE, "--people", "1:club"], "--people takes seats such as 1,2 or the word none"),
}


@pytest.mark.parametrize("case", WRONG)
def test_one_line_says_what_is_wrong(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, reason = WRONG[case]
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("tilewright: ")
    assert told.err.count("\n") == 1
    assert reason in told.err
