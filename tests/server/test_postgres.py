"""Several processes on one PostgreSQL: the same tables at all of them, one owner each, taken over when it dies."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import postgres
from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tilewright.core.record import Record
from tilewright.games import names
from tilewright.table import Table

GAME = names()[0]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, postgres.running(Path(folder)) as address:
        yield address


@pytest.fixture
def pair(database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    options = ("--limit", "0", "--database", database)
    with Server(tmp_path, *options) as one, Server(tmp_path, *options) as two:
        yield one, two


def test_two_people_at_two_processes_and_a_bot(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> str:
        code, tokens = one.table(GAME, person("Ada"), {"kind": "open"}, bot())
        joined = two.post(f"/api/tables/{code}/join", {"name": "Bob"}).json()
        one.start_table(code, tokens[0])
        async with at(one.live(code)) as ada, at(two.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(joined["token"]))
            await bob.until(lambda player: player.scene is not None)
            await bob.send(type="chat", text="hello", seat=1)
            assert (await ada.next("chat"))["text"] == "hello"
            await asyncio.gather(ada.until(lambda p: p.ply > 0), bob.until(lambda p: p.ply > 0))
            await bob.send(type="play", version=0, seat=1, move="pass")
            assert (await bob.next("refuse"))["reason"]["key"] == "server-stale"
            await asyncio.gather(ada.finish(random.Random(1)), bob.finish(random.Random(2)))
            assert ada.moves == bob.moves
            return code

    code = asyncio.run(play())
    assert one.get(f"/api/tables/{code}/record").text == two.get(f"/api/tables/{code}/record").text
    assert Table.of(Record.read(two.get(f"/api/tables/{code}/record").text)).is_over


def test_when_the_owner_dies_its_tables_go_on_elsewhere(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> float:
        code, tokens = one.table(GAME, person("Ada"), person("Bob"))
        one.start_table(code, tokens[0])
        async with at(one.live(code)) as ada, at(two.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await asyncio.gather(ada.until(lambda p: p.scene is not None), bob.until(lambda p: p.scene is not None))
            await asyncio.gather(ada.finish(random.Random(1), 20), bob.finish(random.Random(2), 20))
            await asyncio.to_thread(one.kill)
            killed = time.monotonic()
            with pytest.raises(ConnectionClosed):
                await ada.next("never")
            async with at(two.live(code)) as again:
                await again.hello(tokens[0])
                assert [move["words"] for move in again.moves[: len(ada.moves)]] == [m["words"] for m in ada.moves]
                went_on = await first_move(again, bob)
                await asyncio.gather(again.finish(random.Random(3)), bob.finish(random.Random(4)))
                assert again.moves == bob.moves
            return went_on - killed

    assert asyncio.run(play()) > 0


async def first_move(one: Player, two: Player) -> float:
    """Ask again and again until the next move is taken; when that was."""
    player = one if one.is_asked else two
    await player.until(lambda p: p.is_asked)
    ply = player.ply
    while player.ply == ply:
        await player.play_any(random.Random(5))
        try:
            async with asyncio.timeout(1.0):
                await player.next("update", "refuse")
        except TimeoutError:
            continue
    return time.monotonic()
