"""Verifiable chance: every draw follows from the secret, and a changed one is detected."""

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
from tilewright.server.table import chance
from tilewright.table import Table


def test_outcomes_are_as_frequent_as_their_weights() -> None:
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
    assert "the secret gives" in capsys.readouterr().err

    file.write_text(Record(name, record.revision, record.seats, record.options, record.moves).write())
    assert main(["verify", str(file)]) == 2


def dealt(name: str, secret: str) -> Record:
    """A random game whose draws follow from a secret."""
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


def nonce_notes(text: str) -> list[list[str]]:
    return [note.split()[2:] for note in Record.read(text).notes if note.startswith(chance.NONCE_NOTE)]


@pytest.mark.parametrize("name", names())
def test_every_browser_contributes_to_the_draws(server: Server, name: str, tmp_path: Path) -> None:
    """The key is made of the server's secret and the nonces; the record shows them, and a changed one is detected."""
    seats = facts(name).seats[0]
    own = ["a1" * 32, "b2" * 32]

    async def play() -> tuple[str, dict[str, object]]:
        code, tokens = server.table(name, *(person(f"P{seat}") for seat in range(seats)))
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await ada.hello(tokens[0], nonce=own[0])
            await bob.hello(*list(tokens.values())[1:], nonce=own[1])
            server.start_table(code, tokens[0])
            shown = await ada.next("commitments")
            assert ada.ply == 0  # nothing is drawn before all have committed
            assert [one["hash"] for one in shown["hashes"]] == [chance.commitment(nonce) for nonce in own]
            assert not any(nonce in json.dumps(shown) for nonce in own)
            await asyncio.gather(*(one.finish(random.Random(7)) for one in (ada, bob)))
            assert ada.over is not None
            assert [one["nonce"] for one in ada.over["nonces"]] == own
            return code, shown

    code, shown = asyncio.run(play())
    text = server.get(f"/api/tables/{code}/record").text
    others = ",".join(str(seat + 1) for seat in range(1, seats))
    assert [(note[0], note[2]) for note in nonce_notes(text)] == [("1", own[0]), (others, own[1])]
    file = tmp_path / "nonces.game"
    file.write_text(text)
    assert main(["verify", str(file), "--commitment", str(shown["commitment"]), "--nonce", own[0]]) == 0
    assert main(["verify", str(file), "--nonce", "c3" * 32]) == 2
    file.write_text(text.replace(own[0], "c3" * 32))
    assert main(["verify", str(file)]) == 2
    changed = text.replace(own[0], "c3" * 32).replace(chance.commitment(own[0]), chance.commitment("c3" * 32))
    file.write_text(changed)
    assert main(["verify", str(file)]) == 2  # the draws do not follow from another nonce


def test_a_nonce_that_is_not_revealed_is_noted_and_delays_nobody(server: Server, tmp_path: Path) -> None:
    async def play() -> str:
        code, tokens = server.table(names()[0], person("Ada"), person("Mal"))
        async with at(server.live(code)) as ada, at(server.live(code)) as mal:
            await ada.hello(tokens[0], nonce="a1" * 32)
            await mal.send(type="hello", tokens=[tokens[1]], hash=chance.commitment("b2" * 32))
            await mal.next("state")
            server.start_table(code, tokens[0])
            await mal.next("commitments")
            await mal.send(type="reveal", nonce="c3" * 32)
            assert (await mal.next("refuse"))["reason"]["key"] == "server-no-commitment"
            async with at(server.live(code)) as late:  # is shown the commitments, and cannot add to them
                state = await late.hello(tokens[1])
                assert state["chance"]["hashes"][0]["hash"] == chance.commitment("a1" * 32)
                await asyncio.gather(*(one.finish(random.Random(7)) for one in (ada, late)))
            return code

    code = asyncio.run(play())
    text = server.get(f"/api/tables/{code}/record").text
    assert nonce_notes(text)[1] == ["2", chance.commitment("b2" * 32), "-"]
    file = tmp_path / "withheld.game"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0


def test_the_first_draw_waits_for_people_to_connect(data: Path) -> None:
    """A rematch or a game against bots starts at once: the browser connects a moment later and still contributes."""

    async def play(server: Server) -> str:
        code, tokens = server.table(names()[0], person("Ada"), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0], nonce="a1" * 32)
            await ada.finish(random.Random(7))
        return code

    with Server(data, "--limit", "0", "--gather", "60") as server:
        server.upload(dealt(names()[0], "00" * 32).write())  # so that the game is ready
        code = asyncio.run(play(server))
        assert nonce_notes(server.get(f"/api/tables/{code}/record").text)[0][2] == "a1" * 32
