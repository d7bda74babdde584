"""Killed in the middle of play, again and again: every acknowledged move is there, and every game continues.

KILL_GAMES says how many games (a few in the suite, 200 by hand: KILL_GAMES=200 pytest tests/server/store/test_kill.py).
"""

import asyncio
import os
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.player import Player, at
from tests.server.process import Server, bot, free_port, person
from tilewright.core.record import Record
from tilewright.games import names
from tilewright.table import Table

pytestmark = pytest.mark.flaky(reruns=1)  # it loads the machine, and depends on how loaded that is

GAMES = int(os.environ.get("KILL_GAMES", "4"))
AT_ONCE = 12


class Sitting:
    """One game against a bot, on as many servers as it takes."""

    def __init__(self, server: Server, number: int) -> None:
        game = names()[number % len(names())]
        self.server, self.rng = server, random.Random(number)
        self.code, tokens = server.table(game, person(), bot())
        self.token = tokens[0]
        server.start_table(self.code, self.token)
        self.known: list[str] = []  # every move we were ever sent
        self.is_over = False

    async def run(self) -> None:
        while not self.is_over:
            try:
                async with at(self.server.live(self.code)) as player:
                    await player.hello(self.token)
                    self.check(player)
                    await self.play(player)
            except (ConnectionClosed, OSError, TimeoutError):
                await asyncio.sleep(0.2)

    async def play(self, player: Player) -> None:
        while player.over is None:
            if player.is_asked:
                await player.play_any(self.rng)
                await player.next("update", "refuse")
            else:
                await player.hear()
            self.check(player)
        self.is_over = True

    def check(self, player: Player) -> None:
        """Nothing we were sent is lost."""
        words = [move["words"] for move in player.moves]
        if player.over is None and player.scene is not None:  # without a scene the game is still being loaded
            assert words[: len(self.known)] == self.known
            self.known = words


async def torment(server: Server, sittings: list[Sitting]) -> int:
    """Play all games while the server is killed after random numbers of moves; returns how often it was killed."""
    kills, rng = 0, random.Random(99)
    playing = asyncio.gather(*(sitting.run() for sitting in sittings))
    while not playing.done():
        enough = sum(len(sitting.known) for sitting in sittings) + rng.randrange(10, 120 * len(sittings))
        while not playing.done() and sum(len(sitting.known) for sitting in sittings) < enough:
            await asyncio.sleep(rng.uniform(0.001, 0.05))
        if not playing.done():
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            kills += 1
    await playing
    return kills


def downloaded(server: Server, code: str) -> str:
    """The record, once a server that has just started has loaded the game."""
    while (answer := server.get(f"/api/tables/{code}/record")).status_code == 409:
        assert answer.json()["reason"]["key"] == "server-compiling"
    assert answer.status_code == 200, answer.text
    return answer.text


def test_kill_9_under_play(data: Path) -> None:
    kills = 0
    with Server(data, port=free_port()) as server:
        for first in range(0, GAMES, AT_ONCE):
            sittings = [Sitting(server, number) for number in range(first, min(GAMES, first + AT_ONCE))]
            kills += asyncio.run(torment(server, sittings))
            for sitting in sittings:
                record = Record.read(downloaded(server, sitting.code))
                assert Table.of(record).is_over
                assert len(record.moves) >= len(sitting.known)
    assert kills
    assert "Traceback" not in server.complaints()
