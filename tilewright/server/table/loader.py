"""Prepares games: at once on their uncompiled rules, while they are compiled in a process of low priority."""

import asyncio
import gc
import logging
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

from tilewright import games
from tilewright.core.game import Game
from tilewright.server.table import deal
from tilewright.server.wire import Compiling

log = logging.getLogger(__name__)


class Loader:
    """Knows which games can be played, and prepares the others on request.

    A game that is not compiled yet is played on its uncompiled rules at once. It is compiled in the background, one
    game after the other, and then switches.
    """

    def __init__(self, on_progress: Callable[[str], None]) -> None:
        self.progress: dict[str, Compiling] = {}  # of games that are being compiled, or wait for it
        self._playable: dict[str, Game] = {}
        self._tasks: dict[str, asyncio.Task[Any]] = {}
        self._one = asyncio.Semaphore(1)
        self._is_closing = threading.Event()
        self._on_progress = on_progress

    def game(self, name: str) -> Game | None:
        """A game, if it can be played at once."""
        return self._playable.get(name)

    async def load(self, name: str) -> Game:
        """A game, prepared first if necessary."""
        if name in self._playable:
            return self._playable[name]
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
        if await asyncio.to_thread(_begin, name):
            self.progress[name] = Compiling(0, 1, "")
            self._tasks[f"{name} compiled"] = asyncio.create_task(self._switch(name))
            played = asyncio.to_thread(deal.hides_nothing, games.find(name))  # plays a game: the first move is too late
            self._tasks[f"{name} played"] = asyncio.create_task(played)
        else:
            await asyncio.to_thread(_load, name)
            self._fill_caches(name)
        self._playable[name] = games.find(name)
        self._on_progress(name)
        return self._playable[name]

    async def _switch(self, name: str) -> None:
        """Compile a game that is being played on its uncompiled rules, and let the compiled ones take over."""
        from tilewright import start  # noqa: PLC0415

        try:
            async with self._one:
                await self._compile(name)
                await asyncio.to_thread(_finish, name)
            self._fill_caches(name)
        except Exception as failure:
            log.exception("%s stays slow: it could not be compiled", name)
            start.fail(name, failure)
        self.progress.pop(name, None)
        self._on_progress(name)

    def _fill_caches(self, name: str) -> None:
        filling = asyncio.to_thread(_fill_caches, games.find(name), self._is_closing)
        self._tasks[f"{name} caches"] = asyncio.create_task(filling)

    async def _compile(self, name: str) -> None:
        from tilewright import warm  # noqa: PLC0415

        async for line in _lines("tilewright.warm", name, "bots"):
            progress = warm.Progress.read(line)
            self.progress[name] = Compiling(progress.number, progress.of, progress.name)
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
        raise RuntimeError((await errors).decode()[-2000:])


def _begin(name: str) -> bool:
    """Begin a game on its uncompiled rules; False if it and its bots are compiled."""
    from tilewright import start  # noqa: PLC0415 -- imports Numba, which the first page need not wait for

    return start.begin(name, has_bots=True)


def _load(name: str) -> None:
    from tilewright import start  # noqa: PLC0415

    start.load(name, has_bots=True)
    gc.freeze()  # a game has a million objects that stay: keep the collector from scanning them again and again


def _finish(name: str) -> None:
    from tilewright import start  # noqa: PLC0415

    start.finish(name, has_bots=True)
    gc.freeze()


def _fill_caches(game: Game, is_closing: threading.Event) -> None:
    """Build every scene of a random game, so that cached pieces exist before somebody waits for them."""
    from tilewright import warm  # noqa: PLC0415

    warm.touch(game, game.facts.seats[-1], game.longest, is_closing.is_set)
