"""Replays of uploaded records: worked out once, in separate threads, and cached up to a number of bytes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from tilewright.core.game import Game
from tilewright.core.record import Record
from tilewright.server.record import replay
from tilewright.server.record.replay import Replay
from tilewright.server.table.state import State

THREADS = 2
MOST_BYTES = 64_000_000
MOVE_BYTES = 200  # of a move, in addition to its texts

Given = ParamSpec("Given")
Found = TypeVar("Found")


def size(state: State) -> int:
    """Roughly how many bytes a replayed game takes."""
    texts = sum(len(entry.words) + len(entry.told) for entry in state.entries)
    return int(state.position.nbytes) + texts + MOVE_BYTES * len(state.entries)


class Replays:
    """The replays of this process."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")
        self._most = most_bytes
        self._cached: OrderedDict[str, tuple[Replay, int]] = OrderedDict()
        self._running: dict[str, asyncio.Task[Replay]] = {}
        self.bytes = 0  # of everything cached

    def cached(self, number: str) -> Replay | None:
        """A replay, if it is cached."""
        if number not in self._cached:
            return None
        self._cached.move_to_end(number)
        return self._cached[number][0]

    async def get(self, game: Game, number: str, record: Record, charge: Callable[[], None]) -> Replay:
        """The replay of a record, charged for unless it is cached; RecordError names the line that is wrong."""
        cached = self.cached(number)
        if cached is not None:
            return cached
        if number not in self._running:
            charge()
            self._running[number] = asyncio.create_task(self._work_out(game, number, record))
            self._running[number].add_done_callback(_look_at)
        return await asyncio.shield(self._running[number])

    async def run(self, work: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found:
        """Run a function on a replayed game in one of these threads."""
        return await asyncio.wrap_future(self._threads.submit(work, *args, **more))

    async def _work_out(self, game: Game, number: str, record: Record) -> Replay:
        try:
            made = Replay(number, record.notes, await self.run(replay.replayed, game, record))
        finally:
            del self._running[number]
        self._cache(made)
        return made

    def _cache(self, made: Replay) -> None:
        taken = size(made.state) + sum(map(len, made.notes))
        self._cached[made.number] = (made, taken)
        self.bytes += taken
        while self.bytes > self._most:
            self.bytes -= self._cached.popitem(last=False)[1][1]

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _look_at(task: "asyncio.Task[Replay]") -> None:
    """Retrieve a failure even if the client has left: those who wait get it, and it is not our error."""
    if not task.cancelled():
        task.exception()
