"""Pictures of examples: drawn one at a time in the threads of the replays, and cached up to a number of bytes."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from tilewright.core.game import Game
from tilewright.learn import example
from tilewright.server.record.cache import Replays
from tilewright.server.record.shelf import Shelf
from tilewright.server.refusal import Refused

MOST_BYTES = 32_000_000
MOST_WAITING = 120  # pictures; a page has up to 40


class Picture(NamedTuple):
    """Which picture: a record of a game after some of its moves, in a theme and a language."""

    game: str
    record: str
    ply: int | None
    theme: str
    language: str


class Drawings:
    """The pictures of this process. One thread draws at most, so lessons and replays always have another."""

    def __init__(self, replays: Replays, most_bytes: int = MOST_BYTES) -> None:
        self._replays = replays
        self._turn = asyncio.Semaphore(1)
        self._shelf: Shelf[Picture, str] = Shelf(most_bytes, len)

    async def get(self, game: Game, wish: Picture, charge: Callable[[], None]) -> str:
        """A picture, charged for unless it is cached; LookupError if there is no such position."""

        async def draw() -> str:
            async with self._turn:
                return await self._replays.run(example.drawing, game, wish.record, wish.ply, wish.theme, wish.language)

        def admit() -> None:
            if self._shelf.waiting >= MOST_WAITING:
                raise Refused(503, "busy")
            charge()

        return await self._shelf.get(wish, draw, admit)
