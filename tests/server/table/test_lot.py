"""The first player by lot: the seats are rotated before the first draw, and anyone can check it afterwards."""

import asyncio
import json
import random
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tilewright.cli import main
from tilewright.core.record import Record
from tilewright.games import names
from tilewright.server.table import chance

SMALL = names()[0]
PEOPLE = ("Ada", "Ben", "Cleo")


def test_the_lot_is_fair() -> None:
    found = Counter(chance.lot(secrets.token_hex(32), 4) for _ in range(4000))
    assert set(found) == {0, 1, 2, 3}
    assert all(850 < count < 1150 for count in found.values())


@asynccontextmanager
async def begun(server: Server) -> AsyncIterator[tuple[str, dict[int, str], list[str], list[Player]]]:
    """A table of three people and a bot whose lot has been drawn: its code, tokens, order and players."""
    wished = [person(name) | {"colour": colour} for name, colour in zip(PEOPLE, (4, 2, 0), strict=True)]
    code, tokens = server.table(SMALL, *wished, bot() | {"name": "Otto", "colour": 1}, lot=True)
    assert server.get(f"/api/tables/{code}").json()["lot"]
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(at(server.live(code))) for _ in PEOPLE]
        for seat, player in enumerate(players):
            await player.hello(tokens[seat], nonce=secrets.token_hex(32))
        server.start_table(code, tokens[0])
        await asyncio.gather(*(one.until(lambda one: one.turn is not None and not one.table["lot"]) for one in players))
        yield code, tokens, [seat["name"] for seat in players[0].table["seats"]], players


def test_everybody_keeps_their_seat_neighbours_and_colours(server: Server, tmp_path: Path) -> None:
    async def play() -> str:
        async with begun(server) as (code, tokens, order, players):
            await check(code, tokens, order, players)
            await asyncio.gather(*(player.finish(random.Random(seat)) for seat, player in enumerate(players)))
        return code

    async def check(code: str, tokens: dict[int, str], order: list[str], players: list[Player]) -> None:
        before = [*PEOPLE, "Otto"]
        first = before.index(order[0])
        assert order == before[first:] + before[:first]
        colours = dict(zip(before, (4, 2, 0, 1), strict=True))
        assert {seat["name"]: seat["colour"] for seat in players[0].table["seats"]} == colours
        for name, token, player in zip(PEOPLE, tokens.values(), players, strict=True):
            assert player.you == [order.index(name)]
            async with at(server.live(code)) as again:  # the same token opens the new seat
                assert (await again.hello(token))["you"] == player.you
        assert players[0].table["host"] == order.index("Ada")
        note = {"key": "server-note-lot", "args": [["seat", 1]]}
        await players[1].until(lambda one: any(heard.get("note") == note for heard in said(one)))

    code = asyncio.run(play())
    file = tmp_path / "lot.game"
    file.write_text(server.get(f"/api/tables/{code}/record").text)
    must_verify(file)


def said(player: Player) -> list[dict[str, object]]:
    """All chat messages a player has been sent."""
    told = [line for heard in player.heard if heard["type"] == "state" for line in heard["chat"]]
    return [*told, *(heard for heard in player.heard if heard["type"] == "chat")]


def must_verify(file: Path) -> None:
    record = Record.read(file.read_text())
    [lot] = [note for note in record.notes if note.startswith(chance.LOT_NOTE)]
    assert main(["verify", str(file)]) == 0
    began = int(lot.split()[-1])
    for wrong in (str(began % 4 + 1), "x", "0"):
        file.write_text(record.write().replace(f"note {lot}", f"note {chance.LOT_NOTE}{wrong}"))
        assert main(["verify", str(file)]) == 2


def test_the_lot_is_drawn_once_and_survives_a_restart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play(server: Server) -> tuple[str, dict[int, str], list[str]]:
        async with begun(server) as (code, tokens, order, _):
            return code, tokens, order

    async def finish(server: Server, code: str, tokens: dict[int, str], order: list[str]) -> None:
        async with at(server.live(code)) as everybody:
            await everybody.hello(*tokens.values())
            await everybody.until(lambda one: one.turn is not None)
            assert [seat["name"] for seat in everybody.table["seats"]] == order
            await everybody.finish(random.Random(3))

    with Server(tmp_path) as server:
        code, tokens, order = asyncio.run(play(server))
        server.kill()
        server.start()
        asyncio.run(finish(server, code, tokens, order))
        file = tmp_path / "lot.game"
        file.write_text(server.get(f"/api/tables/{code}/record").text)
        assert not server.complaints()
    assert main(["verify", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [*PEOPLE, "Otto"][answer["lot"] - 1] == order[0]


def test_bots_alone_draw_lots_too(server: Server) -> None:
    code, _ = server.table(SMALL, bot() | {"name": "Ida"}, bot() | {"name": "Otto"}, lot=True)

    async def watch() -> None:
        async with at(server.live(code)) as eve:
            await eve.hello()
            await eve.until(lambda one: one.turn is not None and not one.table["lot"] and one.ply > 0)

    asyncio.run(watch())
    assert {seat["name"] for seat in server.get(f"/api/tables/{code}").json()["seats"]} == {"Ida", "Otto"}
