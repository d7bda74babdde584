"""`convert` turns a record from one form into the other, and every command reads both."""

import json
from pathlib import Path

from tests.kit.command import ONE, Run, golden
from tilewright import Record


def test_a_record_is_converted_there_and_back(run: Run, tmp_path: Path) -> None:
    record = Record.read(golden(ONE).read_text())
    made, back = tmp_path / "one.game.json", tmp_path / "one.game"
    said = run("convert", golden(ONE), "-o", made)
    assert (said.status, f"{len(record.moves)} moves as json" in said.out) == (0, True)
    assert made.read_text() == record.to_json()
    assert run("convert", made, "-o", back, "--json").json == {
        "file": str(back),
        "form": "text",
        "moves": len(record.moves),
    }
    assert back.read_text() == record.write()
    assert run("replay", made, "--json").json == run("replay", back, "--json").json


def test_without_a_file_it_prints_the_other_form(run: Run, tmp_path: Path) -> None:
    record = Record.read(golden(ONE).read_text())
    told = run("convert", golden(ONE))
    assert told.out == record.to_json()
    (tmp_path / "one").write_text(told.out)
    assert run("convert", tmp_path / "one").out == record.write()
    assert run("convert", tmp_path / "one", "--to", "json").out == told.out


def test_a_record_of_a_later_format_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "later.game"
    file.write_text("format 3\n" + golden(ONE).read_text())
    said = run("replay", file)
    assert said.status == 2
    assert "line 1: this record has format 3, but this Tilewright reads formats up to 2: update it" in said.err
    file.write_text(json.dumps({**json.loads(Record.read(golden(ONE).read_text()).to_json()), "format": 3}))
    assert "has format 3" in run("convert", file).err
