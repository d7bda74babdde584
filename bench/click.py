"""The first click on a machine that has never compiled a game: a real server with an empty cache, and a person who
opens a table with a bot, moves whenever it is their turn, and stops when the compiled rules take over.
"""

import asyncio
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.player import Player, at
from tests.server.process import Server, bot, person

LEVEL = "club"


@dataclass
class Click:
    """What one person had to wait for, in seconds."""

    asked: float = 0.0  # from the click to the first own decision
    switched: float = 0.0  # from the click until the compiled rules took over
    own: list[float] = field(default_factory=list)  # from each own move to its update, uncompiled
    bot: list[float] = field(default_factory=list)  # from there until it is one's own turn again, uncompiled


def first_click(game: str, level: str = LEVEL) -> Click:
    """Open a table of a game that is not compiled, and play."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), TILEWRIGHT_CACHE=str(Path(folder) / "cache")) as server,
    ):
        server.get("/api/games")
        return asyncio.run(_play(server, game, level))


async def _play(server: Server, game: str, level: str) -> Click:
    click, began = Click(), time.perf_counter()
    code, tokens = await asyncio.to_thread(server.table, game, person(), bot(level))
    await asyncio.to_thread(server.start_table, code, tokens[0])
    async with at(server.live(code)) as player:
        await player.hello(tokens[0])
        await player.until(lambda one: one.is_asked)
        click.asked = time.perf_counter() - began
        rng = random.Random(1)
        while player.table["compiling"] is not None and player.over is None:
            await _turn(player, click, rng)
        await player.until(lambda one: one.table["compiling"] is None)
        click.switched = time.perf_counter() - began
    return click


async def _turn(player: Player, click: Click, rng: random.Random) -> None:
    """One own move, and whatever follows until the next."""
    sent, version = time.perf_counter(), player.version
    await player.play_any(rng)
    await player.until(lambda one: one.version > version)
    heard = time.perf_counter()
    click.own.append(heard - sent)
    if not player.is_asked:
        await player.until(lambda one: one.is_asked or one.over is not None)
        click.bot.append(time.perf_counter() - heard)
