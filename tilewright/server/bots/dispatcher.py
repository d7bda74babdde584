"""Makes the decisions of all bots in the order of the queue: quick ones in one thread, searches in workers."""

import asyncio
import itertools
import logging
import os
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from tilewright.core.game import Game, Positions
from tilewright.server.bots import levels
from tilewright.server.bots.pool import Pool, WorkerDied
from tilewright.server.bots.queue import Job, Schedule, Standing
from tilewright.server.bots.worker import Search

__all__ = ["USUAL_WORKERS", "Dispatcher", "Standing"]

log = logging.getLogger(__name__)

USUAL_WORKERS = max(1, (os.cpu_count() or 2) - 1)  # leaves one core for everything else
MOST_TRIES = 2  # for a search; if both fail, a quick level decides
_numbers = itertools.count()


@dataclass(eq=False)
class _Decision(Job):
    """A decision to make, and where its answer goes."""

    game: Game
    position: Positions
    seats: int
    seat: int
    level: str
    answer: "asyncio.Future[int]"
    number: int = field(default_factory=_numbers.__next__)
    tries: int = 0
    began: float = 0.0


class Dispatcher:
    """Decides for every bot of this process."""

    def __init__(self, workers: int) -> None:
        self.decisions, self.seconds = 0, 0.0
        self.schedule: Schedule[_Decision] = Schedule(workers)
        self._workers = Pool(workers, self._look)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bot")
        self._timer: asyncio.TimerHandle | None = None
        self._is_closing = False

    def expect(self, game: Game, seated: Sequence[str | None]) -> None:
        """Start a worker if one of these levels will need it, so that the first search need not wait for it."""
        if game.is_compiled() and any(level is not None and levels.is_search(level, game) for level in seated):
            self._workers.want(1, game.name)

    async def decide(
        self, standing: Standing, level: str, game: Game, position: Positions, seats: int, seat: int
    ) -> int:
        """The action of a bot, once its turn in the queue has come. A search that nobody waits for is stopped.

        Searches need compiled rules: until a game is compiled, a quick level decides.
        """
        is_search = game.is_compiled() and levels.is_search(level, game) and len(game.legal(position)) > 1
        answer = asyncio.get_running_loop().create_future()
        job = _Decision(standing, is_search, game, position, seats, seat, level, answer)
        self.schedule.add(job)
        self._look()
        try:
            return int(await answer)
        finally:
            if not self.schedule.drop(job):
                self._workers.stop(job.number)

    async def close(self) -> None:
        """Stop all decisions."""
        self._is_closing = True
        if self._timer is not None:
            self._timer.cancel()
        await self._workers.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _look(self) -> None:
        """Start all jobs that can start now, and check again when a deadline or a pause ends."""
        if self._is_closing:
            return
        while (job := self.schedule.next(self._workers.idle)) is not None:
            self._begin(job)
        if (job := self.schedule.interrupted()) is not None:
            self._workers.stop(job.number)
        if (waiting := self.schedule.first_search()) is not None:
            self._workers.want(self.schedule.searches, waiting.game.name)
        if self._timer is not None:
            self._timer.cancel()
        seconds = self.schedule.look_in()
        self._timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._look)

    def _begin(self, job: _Decision) -> None:
        job.began = time.monotonic()
        asked = levels.question(job.game, job.position, job.seats, job.seat)
        if job.is_search:
            job.tries += 1
            shown = asked.position.tobytes()
            search = Search(job.number, job.game.name, shown, job.seats, job.seat, job.level, secrets.randbits(63))
            future = self._workers.search(search)
        else:
            level = levels.quick_level(job.game) if levels.is_search(job.level, job.game) else job.level
            loop = asyncio.get_running_loop()
            future = loop.run_in_executor(self._thread, levels.decide, level, asked)
        future.add_done_callback(partial(self._end, job))

    def _end(self, job: _Decision, future: "asyncio.Future[int]") -> None:
        took_s = time.monotonic() - job.began
        self.schedule.done(job, took_s)
        self.decisions, self.seconds = self.decisions + 1, self.seconds + took_s
        error = None if future.cancelled() else future.exception()
        if job.answer.done() or future.cancelled():  # nobody waits for it any more
            pass
        elif error is None:
            job.answer.set_result(future.result())
        elif isinstance(error, WorkerDied):
            self.schedule.again(job, is_search=job.tries < MOST_TRIES)
        else:
            job.answer.set_exception(error)
        self._look()
