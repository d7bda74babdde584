"""Replays of uploaded records: worked out in threads of their own, once, and cached up to a number of bytes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from tilewright.core.game import Game
from tilewright.server.record import replay
from tilewright.server.table.state import State

THREADS = 2
MOST_BYTES = 64_000_000
MOVE_BYTES = 200  # of a move besides its texts

Given = ParamSpec("Given")
Found = TypeVar("Found")


def size(state: State) -> int:
    """How many bytes a replayed game takes, about."""
    told = sum(len(entry.words) + len(entry.told) for entry in state.entries)
    return int(state.position.nbytes) + told + MOVE_BYTES * len(state.entries)


class Replays:
    """The replayed games of this process."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")
        self._most = most_bytes
        self._cached: OrderedDict[str, tuple[State, int]] = OrderedDict()
        self._running: dict[str, asyncio.Task[State]] = {}
        self.bytes = 0  # of all that is cached

    async def get(self, game: Game, text: str, charge: Callable[[], None]) -> State:
        """The whole game of a record, charged for unless it is cached; RecordError names the line that is wrong."""
        key = replay.number(text)
        if key in self._cached:
            self._cached.move_to_end(key)
            return self._cached[key][0]
        if key not in self._running:
            charge()
            self._running[key] = asyncio.create_task(self._work_out(key, game, text))
            self._running[key].add_done_callback(_look_at)
        return await asyncio.shield(self._running[key])

    async def run(self, work: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found:
        """Do something with a replayed game in one of these threads."""
        return await asyncio.wrap_future(self._threads.submit(work, *args, **more))

    async def _work_out(self, key: str, game: Game, text: str) -> State:
        try:
            state = await self.run(replay.replayed, game, text)
        finally:
            del self._running[key]
        self._cache(key, state)
        return state

    def _cache(self, key: str, state: State) -> None:
        taken = size(state)
        self._cached[key] = (state, taken)
        self.bytes += taken
        while self.bytes > self._most:
            self.bytes -= self._cached.popitem(last=False)[1][1]

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _look_at(task: "asyncio.Task[State]") -> None:
    """Take note of a failure even if the client has left: it is told to those who wait, and is no fault of ours."""
    if not task.cancelled():
        task.exception()
