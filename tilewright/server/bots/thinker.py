"""The bots of one table; at most one of them decides at a time."""

import asyncio
import logging
import time
from collections.abc import Callable

from tilewright.core.game import EVERYTHING
from tilewright.server.bots import levels
from tilewright.server.bots.dispatcher import Standing
from tilewright.server.table.state import State
from tilewright.server.table.world import World

log = logging.getLogger(__name__)


class Thinker:
    """Decides for the seats that bots play."""

    def __init__(self, world: World, code: str) -> None:
        self.seat: int | None = None  # whose bot is thinking
        self._world, self._code = world, code
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._task is not None

    def begin(
        self, state: State, seat: int, level: str | None, standing: Standing, answer: Callable[[str], None]
    ) -> None:
        """Let the bot of a seat decide; `answer` is called with the words of its move."""
        self.seat = seat
        self._task = asyncio.create_task(self._think(state, seat, level or levels.USUAL_LEVEL, standing, answer))

    async def _think(
        self, state: State, seat: int, level: str, standing: Standing, answer: Callable[[str], None]
    ) -> None:
        began, game, position = time.monotonic(), state.game, state.position
        try:
            action = await self._world.bots.decide(standing, level, game, position, state.seats, seat, self._code)
        except Exception:
            log.exception("the bot of table %s failed", self._code)
            action = game.legal(position)[0]
        # players' own browsers show what bots do at the pace each player wants, so they need not wait here as well
        pace_s = 0.0 if standing.has_people else self._world.bot_pace_s
        await asyncio.sleep(max(0.0, pace_s - (time.monotonic() - began)))
        self._task = None
        answer(game.write(position, action, EVERYTHING))

    def stop(self) -> None:
        """Drop the current decision."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self.seat = None
