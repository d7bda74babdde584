"""`replay` prints a record move by move, and `render` draws it."""

import struct
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.kit.command import ONE, Run, every_game, golden
from tilewright import Record, Table
from tilewright.words import LANGUAGES


@every_game
def test_replay_prints_every_move_and_the_end(name: str, run: Run) -> None:
    record = Record.read(golden(name).read_text())
    table = Table.of(record)
    told = run("replay", golden(name))
    assert told.status == 0
    assert all(move in told.out for move in record.moves)
    assert all(f"{points} point" in told.out for points in table.scores)
    answer = run("replay", golden(name), "--json").json
    assert [move["move"] for move in answer["moves"]] == list(record.moves)
    assert (answer["scores"], answer["places"], answer["is_over"]) == (table.scores, table.places, True)
    gained = [0] * record.seats
    for move in answer["moves"]:
        assert move["seat"] is None or f"Seat {move['seat']} " in move["text"]
        assert move["text"] in told.out
        for event in move["events"]:
            assert event["clause"]
            assert event["text"]
            if event["points"]:
                gained[event["seat"] - 1] += event["points"]
    assert gained == table.scores


def test_replay_stops_at_a_ply(run: Run) -> None:
    answer = run("replay", golden(ONE), "--to", 7, "--json").json
    assert len(answer["moves"]) == 7
    assert answer["places"] is None
    assert run("replay", golden(ONE), "--to", 0, "--json").json["moves"] == []


def test_replay_truncates_no_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = run("replay", golden(ONE), "--to", 30).out
    monkeypatch.setenv("COLUMNS", "30")
    narrow = run("replay", golden(ONE), "--to", 30).out
    assert narrow.splitlines()[1:-5] == usual.splitlines()[1:-5]


def test_replay_draws_the_table(run: Run) -> None:
    plain, drawn = (run("replay", golden(ONE), "--to", 10, *more) for more in ([], ["--board"]))
    assert len(drawn.out) > len(plain.out)
    assert "╭" in drawn.out


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_speaks_every_language(name: str, language: str, run: Run) -> None:
    answer = run("replay", golden(name), "--to", 40, "--language", language)
    assert answer.status == 0
    assert (answer.out == run("replay", golden(name), "--to", 40).out) == (language == "en")


@every_game
def test_render_svg(name: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    answer = run(
        "render", golden(name), "-o", file, "--ply", 20, "--theme", "dusk", "--viewer", 1, "--width", 500, "--json"
    )
    assert (answer.status, answer.json["ply"], answer.json["width"]) == (0, 20, 500)
    assert ET.parse(file).getroot().get("width") == "500"
    assert answer.json["bytes"] == file.stat().st_size


def test_render_png(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    answer = run("render", golden(ONE), "-o", file, "--width", 640)
    assert answer.status == 0
    picture = file.read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    assert width == 640
    assert f"640 × {height}" in answer.out


def test_render_shows_the_chosen_ply_and_theme(run: Run, tmp_path: Path) -> None:
    pictures = []
    for number, arguments in enumerate((["--ply", 5], ["--ply", 15], ["--ply", 15, "--theme", "dusk"])):
        run("render", golden(ONE), "-o", tmp_path / f"{number}.svg", *arguments)
        pictures.append((tmp_path / f"{number}.svg").read_text())
    assert len(set(pictures)) == 3
