"""The bots of one table: at most one thinks at a time, in a thread, so that nobody else waits for it."""

import asyncio
import logging
import time
from collections.abc import Callable

from tilewright.bots.bot import Bot
from tilewright.core.game import EVERYTHING
from tilewright.server import players
from tilewright.server.state import State
from tilewright.server.world import World

log = logging.getLogger(__name__)


class Thinker:
    """Whoever plays for the seats without a person."""

    def __init__(self, world: World, code: str) -> None:
        self.seat: int | None = None  # that is thinking
        self._world, self._code = world, code
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._task is not None

    def begin(self, state: State, seat: int, level: str | None, answer: Callable[[str], None]) -> None:
        """Let the bot of a seat decide, and answer with the words of its move."""
        self.seat = seat
        bot = self._bot(state, seat, level or players.USUAL_LEVEL)
        self._task = asyncio.create_task(self._think(bot, state, seat, answer))

    async def _think(self, bot: Bot, state: State, seat: int, answer: Callable[[str], None]) -> None:
        began, position = time.monotonic(), state.position
        loop = asyncio.get_running_loop()
        try:
            action = await loop.run_in_executor(
                self._world.threads, players.decide, bot, state.game, position, state.seats, seat
            )
        except Exception:
            log.exception("the bot of table %s", self._code)
            action = state.game.legal(position)[0]
        await asyncio.sleep(max(0.0, self._world.bot_pace_s - (time.monotonic() - began)))
        self._task = None
        answer(state.game.write(position, action, EVERYTHING))

    def _bot(self, state: State, seat: int, level: str) -> Bot:
        known = self._bots.get(seat)
        if known is None or known[0] != level:
            self._bots[seat] = known = (level, players.make(level, state.game))
        return known[1]

    def stop(self) -> None:
        """Whatever is being thought is not wanted any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            if self.seat in self._bots:  # its thread ends soon; the next question goes to another bot
                self._bots.pop(self.seat)[1].stop()
        self.seat = None
