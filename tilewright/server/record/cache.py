"""Replays of uploaded records: worked out once, in separate threads, and cached up to a number of bytes."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from tilewright.core.game import Game
from tilewright.core.record import Record
from tilewright.server.record import replay
from tilewright.server.record.replay import Replay
from tilewright.server.record.shelf import Shelf
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
        self._shelf: Shelf[str, Replay] = Shelf(most_bytes, lambda made: size(made.state) + sum(map(len, made.notes)))

    @property
    def bytes(self) -> int:
        """Of everything cached."""
        return self._shelf.bytes

    def cached(self, number: str) -> Replay | None:
        """A replay, if it is cached."""
        return self._shelf.cached(number)

    async def get(self, game: Game, number: str, record: Record, charge: Callable[[], None]) -> Replay:
        """The replay of a record, charged for unless it is cached; RecordError names the line that is wrong."""

        async def work_out() -> Replay:
            return Replay(number, record.notes, await self.run(replay.replayed, game, record))

        return await self._shelf.get(number, work_out, charge)

    async def run(self, work: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found:
        """Run a function on a replayed game in one of these threads."""
        return await asyncio.wrap_future(self._threads.submit(work, *args, **more))

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
