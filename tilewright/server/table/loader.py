"""Making games ready: compiled in a process that gives way to all others, then loaded, while the lobby stays open."""

import asyncio
import gc
import logging
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

from tilewright import games
from tilewright.core.game import CHANCE, EVERYTHING, Game
from tilewright.server.wire import Compiling

log = logging.getLogger(__name__)


class Oven:
    """Knows which games are ready, and makes ready those asked for, one after the other."""

    def __init__(self, on_progress: Callable[[str], None]) -> None:
        self.progress: dict[str, Compiling] = {}
        self._ready: dict[str, Game] = {}
        self._tasks: dict[str, asyncio.Task[Any]] = {}
        self._one = asyncio.Semaphore(1)
        self._is_closing = threading.Event()
        self._on_progress = on_progress

    def game(self, name: str) -> Game | None:
        """A game, if it can be played at once."""
        return self._ready.get(name)

    async def ready(self, name: str) -> Game:
        """A game, however long it takes."""
        if name in self._ready:
            return self._ready[name]
        if name not in self._tasks or self._tasks[name].done():
            self._tasks[name] = asyncio.create_task(self._bake(name))
        return await asyncio.shield(self._tasks[name])

    async def close(self) -> None:
        """Stop making."""
        self._is_closing.set()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _bake(self, name: str) -> Game:
        async with self._one:
            if not await asyncio.to_thread(_is_compiled, name):
                self._say(name, Compiling(0, 1, ""))
                await self._follow(name)
            game = await asyncio.to_thread(_load, name)
        self._ready[name] = game
        self.progress.pop(name, None)
        self._on_progress(name)
        self._tasks[f"{name} rehearsed"] = asyncio.create_task(asyncio.to_thread(_rehearse, game, self._is_closing))
        return game

    async def _follow(self, name: str) -> None:
        async for line in _lines("tilewright.warm", name, "bots"):
            number, of, step = line.split(maxsplit=2)
            self._say(name, Compiling(int(number), int(of), step.strip()))

    def _say(self, name: str, progress: Compiling) -> None:
        self.progress[name] = progress
        self._on_progress(name)


async def _lines(module: str, *arguments: str) -> AsyncIterator[str]:
    """What a module run in a process of its own prints."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    complaints = asyncio.create_task(process.stderr.read())
    try:
        async for line in process.stdout:
            yield line.decode()
    except BaseException:
        process.kill()
        await process.wait()  # its pipes are closed while there is still a loop to close them
        raise
    if await process.wait():
        log.error("%s could not be compiled: %s", arguments[0], (await complaints).decode()[-2000:])
        raise RuntimeError(f"{arguments[0]} could not be compiled")


def _is_compiled(name: str) -> bool:
    """Whether a game and its bots were compiled before; Numba comes along, which the first page need not wait for."""
    from tilewright import warm  # noqa: PLC0415

    return warm.is_ready(name) and warm.are_bots_ready(name)


def _load(name: str) -> Game:
    """Load a compiled game: its kernels come from the disk when they are first called."""
    game = games.find(name)
    _play_a_little(game)
    gc.freeze()  # a game brings a million objects that stay: looking at them again and again would stall everybody
    return game


def _play_a_little(game: Game) -> None:
    """Call everything a table needs once."""
    import numpy as np  # noqa: PLC0415

    from tilewright.core.table import Table  # noqa: PLC0415
    from tilewright.server.bots import levels  # noqa: PLC0415

    is_compiled = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"  # bots have only a compiled form
    seats = game.facts.seats[0]
    table = Table(game, seats, seed=1)
    rng = np.array([1], dtype=np.uint64)
    for _ in range(6):
        if table.is_over:
            break
        game.kernels.redeal(table.position.copy(), 0, 0, rng)
        table.scene(table.actor)
        game.features(table.position, table.actor)
        if is_compiled:
            levels.rehearse(game, table.position, seats, table.actor, "greedy")
        table.play(game.write(table.position, game.legal(table.position)[0], EVERYTHING))
    start = game.new(seats)
    if game.kernels.actor(start, 0) == CHANCE:
        game.weights(start)
    game.scores(start, seats)
    game.places(start, seats)


def _rehearse(game: Game, is_closing: threading.Event) -> None:
    """Look at a whole game as people will: what games make once and keep is then made, in a thread and not while
    everybody waits for a move.
    """
    from tilewright.core.table import Table  # noqa: PLC0415

    rng = random.Random(1)
    table = Table(game, game.facts.seats[-1], seed=1)
    while not table.is_over and not is_closing.is_set():
        table.scene(table.actor)
        table.play(game.write(table.position, rng.choice(game.legal(table.position)), EVERYTHING))
        time.sleep(0)  # whoever plays goes first
