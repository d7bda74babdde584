"""Things that are worked out once for all who wait for them, and cached up to a number of bytes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")


class Shelf(Generic[Key, Found]):
    """What was worked out, by its key; the least recently used goes first."""

    def __init__(self, most_bytes: int, size: Callable[[Found], int]) -> None:
        self._most, self._size = most_bytes, size
        self._cached: OrderedDict[Key, tuple[Found, int]] = OrderedDict()
        self._running: dict[Key, asyncio.Task[Found]] = {}
        self.bytes = 0  # of everything cached

    def cached(self, key: Key) -> Found | None:
        """What was worked out, if it is cached."""
        if key not in self._cached:
            return None
        self._cached.move_to_end(key)
        return self._cached[key][0]

    async def get(self, key: Key, work: Callable[[], Coroutine[Any, Any, Found]], charge: Callable[[], None]) -> Found:
        """What is cached, or else what the work finds; who starts the work is charged for it."""
        cached = self.cached(key)
        if cached is not None:
            return cached
        if key not in self._running:
            charge()
            self._running[key] = asyncio.create_task(self._work_out(key, work))
            self._running[key].add_done_callback(_look_at)
        return await asyncio.shield(self._running[key])

    @property
    def waiting(self) -> int:
        """How many are being worked out, or wait for it."""
        return len(self._running)

    async def _work_out(self, key: Key, work: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
        try:
            made = await work()
        finally:
            del self._running[key]
        taken = self._size(made)
        self._cached[key] = (made, taken)
        self.bytes += taken
        while self.bytes > self._most:
            self.bytes -= self._cached.popitem(last=False)[1][1]
        return made


def _look_at(task: "asyncio.Task[Any]") -> None:
    """Retrieve a failure even if the client has left: those who wait get it, and it is not our error."""
    if not task.cancelled():
        task.exception()
