"""Commands read records that begin with a position in words."""

from pathlib import Path

from tests.kit.command import Run, golden
from tilewright import Record, Table

GAME = "tabula_rasa"


def late() -> Table:
    """A table that begins with what a game has come to, and some moves after it."""
    record = Record.read(golden(GAME).read_text(encoding="utf-8"))
    early = Table.of(record, len(record.moves) - 12)
    position = early.game.state(early.position)
    table = Table(GAME, seats=early.seats, options=early.options, position=position, deals=False)
    for move in record.moves[len(early.moves) :]:
        table.play(move)
    return table


def test_commands_read_records_that_begin_with_a_position(tmp_path: Path, run: Run) -> None:
    table, file, converted = late(), tmp_path / "built.game", tmp_path / "built.game.json"
    table.save(file)
    answer = run("replay", file, "--json").json
    assert [one["move"] for one in answer["moves"]] == table.moves
    assert (answer["scores"], answer["places"]) == (table.scores, table.places)
    assert run("render", file, "-o", tmp_path / "built.svg").status == 0
    assert "<svg" in (tmp_path / "built.svg").read_text(encoding="utf-8")
    assert run("convert", file, "--to", "json", "-o", converted).status == 0
    assert Record.load(converted) == Record.load(file) == table.record
    assert run("review", file, "--strength", "quick", "--json").status == 0
    file.write_text(file.read_text(encoding="utf-8").replace('"seat": ', '"seat": 7', 1), encoding="utf-8")
    refused = run("replay", file)
    assert refused.status == 2
    assert "the position is impossible" in refused.err
