"""Prepares games: compiles them in a process of low priority, then loads them, while the lobby stays open."""

import asyncio
import gc
import logging
import os
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

from tilewright import games
from tilewright.core.game import Game
from tilewright.server.wire import Compiling

log = logging.getLogger(__name__)

DECISIONS = 6  # played before a game counts as ready; a whole game follows in the background


class Loader:
    """Knows which games are ready, and prepares the others on request, one after the other."""

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

    async def load(self, name: str) -> Game:
        """A game, prepared first if necessary."""
        if name in self._ready:
            return self._ready[name]
        if name not in self._tasks or self._tasks[name].done():
            self._tasks[name] = asyncio.create_task(self._prepare(name))
        return await asyncio.shield(self._tasks[name])

    async def close(self) -> None:
        """Stop preparing games."""
        self._is_closing.set()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _prepare(self, name: str) -> Game:
        async with self._one:
            if not await asyncio.to_thread(_is_compiled, name):
                self._report(name, Compiling(0, 1, ""))
                await self._compile(name)
            game = await asyncio.to_thread(_load, name)
        self._ready[name] = game
        self.progress.pop(name, None)
        self._on_progress(name)
        self._tasks[f"{name} caches"] = asyncio.create_task(asyncio.to_thread(_fill_caches, game, self._is_closing))
        return game

    async def _compile(self, name: str) -> None:
        from tilewright import warm  # noqa: PLC0415

        async for line in _lines("tilewright.warm", name, "bots"):
            progress = warm.Progress.read(line)
            self._report(name, Compiling(progress.number, progress.of, progress.name))

    def _report(self, name: str, progress: Compiling) -> None:
        self.progress[name] = progress
        self._on_progress(name)


async def _lines(module: str, *arguments: str) -> AsyncIterator[str]:
    """The output of a module that runs in its own process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    errors = asyncio.create_task(process.stderr.read())
    try:
        async for line in process.stdout:
            yield line.decode()
    except BaseException:
        process.kill()
        await process.wait()  # its pipes are closed while there is still a loop to close them
        raise
    if await process.wait():
        log.error("%s could not be compiled: %s", arguments[0], (await errors).decode()[-2000:])
        raise RuntimeError(f"{arguments[0]} could not be compiled")


def _is_compiled(name: str) -> bool:
    """Whether a game and its bots are compiled already."""
    from tilewright import warm  # noqa: PLC0415 -- imports Numba, which the first page need not wait for

    return warm.is_ready(name) and warm.are_bots_ready(name)


def _load(name: str) -> Game:
    """Load a compiled game: its kernels come from the disk when they are first called."""
    from tilewright import warm  # noqa: PLC0415

    game = games.find(name)
    warm.touch(game, game.facts.seats[0], DECISIONS)
    if os.environ.get("NUMBA_DISABLE_JIT", "0") == "0":  # bots have only a compiled form
        warm.ask(game, "greedy")
    gc.freeze()  # a game has a million objects that stay: keep the collector from scanning them again and again
    return game


def _fill_caches(game: Game, is_closing: threading.Event) -> None:
    """Build every scene of a random game, so that cached pieces exist before somebody waits for them."""
    from tilewright import warm  # noqa: PLC0415

    warm.touch(game, game.facts.seats[-1], game.longest, is_closing.is_set)
