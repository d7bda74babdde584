"""Chance that can be checked: every draw follows from the secret, and a changed one is found."""

import asyncio
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.server.player import at
from tests.server.process import Server, bot, person
from tilewright.cli import main
from tilewright.core.game import CHANCE
from tilewright.core.record import Record
from tilewright.games import facts, find, names
from tilewright.server import chance
from tilewright.table import Table


def test_outcomes_come_as_often_as_their_weights() -> None:
    secret = "5a" * 32
    found = Counter(chance.pick(secret, ply, [1, 2, 5]) for ply in range(8000))
    assert [round(found[one] / 1000) for one in range(3)] == [1, 2, 5]


@pytest.mark.parametrize("name", names())
def test_a_finished_game_can_be_verified_and_a_changed_draw_is_found(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = dealt(name, chance.new_secret())
    file = tmp_path / "fair.game"
    file.write_text(record.write())
    assert main(["verify", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["draws"] > 0
    assert main(["verify", str(file), "--commitment", "00" * 32]) == 2

    other = "11" * 32
    notes = tuple(chance.notes(other))
    file.write_text(Record(name, record.revision, record.seats, record.options, record.moves, notes).write())
    assert main(["verify", str(file)]) == 2
    assert "the secret says" in capsys.readouterr().err

    file.write_text(Record(name, record.revision, record.seats, record.options, record.moves).write())
    assert main(["verify", str(file)]) == 2


def dealt(name: str, secret: str) -> Record:
    """A random game whose chance follows from a secret."""
    game, rng = find(name), random.Random(7)
    table = Table(name, seats=facts(name).seats[0], deals=False)
    while not table.is_over:
        if table.actor == CHANCE:
            table.play(chance.draw(game, table.position, secret, len(table.moves))[1])
        else:
            table.play(rng.choice(table.legal()))
    played = table.record
    return Record(name, played.revision, played.seats, played.options, played.moves, chance.notes(secret))


def test_a_download_of_a_live_game_verifies(server: Server, tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        code, tokens = server.table(names()[0], person(), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            state = await ada.hello(tokens[0])
            await ada.until(lambda one: one.is_asked)
            shown = state["table"]["commitment"]
            early = server.get(f"/api/tables/{code}/record", tokens[0]).text
            assert shown in early
            assert chance.SECRET_NOTE not in early
            await ada.finish(random.Random(9))
            return code, shown

    code, shown = asyncio.run(play())
    file = tmp_path / "live.game"
    file.write_text(server.get(f"/api/tables/{code}/record").text)
    assert main(["verify", str(file), "--commitment", shown]) == 0
    text = file.read_text()
    draws = [line for line in text.splitlines() if line.startswith("draw ")]
    swapped = next(line for line in draws if line != draws[0])
    file.write_text(text.replace(draws[0], "\0", 1).replace(swapped, draws[0], 1).replace("\0", swapped, 1))
    assert main(["verify", str(file)]) == 2
