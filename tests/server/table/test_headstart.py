"""On a machine that has never compiled a game, a table can be played at once."""

import asyncio
import random
from pathlib import Path

from tests.kit.cold import almost, marks
from tests.kit.play import FINISHED
from tests.server.player import at
from tests.server.process import Server, bot, person
from tilewright import Record, Table

SMALL = "tabula_rasa"  # compiles faster than the others


async def first_move(server: Server, game: str) -> str:
    """Open a table with a bot, and play the first move; returns it as it is in the log."""
    code, tokens = await asyncio.to_thread(server.table, game, person(), bot("beginner"))
    await asyncio.to_thread(server.start_table, code, tokens[0])
    async with at(server.live(code)) as player:
        await player.hello(tokens[0])
        await player.until(lambda one: one.is_asked)
        assert player.table["compiling"] is not None
        move = await player.play_any(random.Random(1))
        await player.next("update")
        assert move in [entry["words"] for entry in player.moves]
    return move


def test_the_first_move_is_played_before_anything_is_compiled(data: Path) -> None:
    with Server(data, TILEWRIGHT_CACHE=str(data / "cache")) as server:
        for game in FINISHED:
            assert asyncio.run(first_move(server, game))
            assert marks(data / "cache") == []
    assert server.complaints() == ""


async def through_the_switch(server: Server) -> tuple[str, int]:
    """Play on until the compiled rules have taken over, and then to the end; returns the table and the ply then."""
    code, tokens = await asyncio.to_thread(server.table, SMALL, person(), bot("beginner"))
    await asyncio.to_thread(server.start_table, code, tokens[0])
    rng = random.Random(2)
    async with at(server.live(code)) as player:
        await player.hello(tokens[0])
        await player.until(lambda one: one.is_asked)
        assert marks(server.data / "cache") == []
        await player.finish(rng, plies=player.ply + 4)
        await player.until(lambda one: one.table["compiling"] is None)
        switched = player.ply
        await player.finish(rng)
    return code, switched


def test_a_game_continues_when_the_compiled_rules_take_over(data: Path) -> None:
    with Server(data, TILEWRIGHT_CACHE=str(almost(SMALL, data / "cache"))) as server:
        code, switched = asyncio.run(through_the_switch(server))
        assert any(mark.startswith(SMALL) for mark in marks(data / "cache"))
        record = Record.read(server.get(f"/api/tables/{code}/record").text)
    assert switched < len(record.moves)
    assert Table.of(record).is_over
    assert server.complaints() == ""
