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
from typing import Any

from tilewright.core.game import Game, Positions
from tilewright.server.bots import levels
from tilewright.server.bots.pool import Pool, WorkerDied
from tilewright.server.bots.queue import Job, Schedule, Standing
from tilewright.server.bots.worker import Advise, Judge, Search

__all__ = ["USUAL_WORKERS", "Busy", "Dispatcher", "Standing", "WorkerDied"]

log = logging.getLogger(__name__)

USUAL_WORKERS = max(1, (os.cpu_count() or 2) - 1)  # leaves one core for everything else
MOST_TRIES = 2  # for a search; if both fail, a quick level decides
_numbers = itertools.count()


class Busy(Exception):
    """Too much else is to be decided first."""


@dataclass(eq=False)
class _Decision(Job):
    """A decision to make, and where its answer goes; or a question for the analysis: advice, or with a strength a
    judgement.
    """

    game: Game
    position: Positions
    seats: int
    seat: int
    level: str
    answer: "asyncio.Future[int | bytes]"
    strength: str = ""
    ply: int = 0
    action: int = -1
    is_hinted: bool = False
    is_built: bool = False  # the game began at a position in words
    table: str = ""
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
        self, standing: Standing, level: str, game: Game, position: Positions, seats: int, seat: int, table: str
    ) -> int:
        """The action of a bot, once its turn in the queue has come. A search that nobody waits for is stopped; the next
        one for this seat of this table continues it where it can.

        Searches need compiled rules: until a game is compiled, a quick level decides.
        """
        is_search = game.is_compiled() and levels.is_search(level, game) and len(game.legal(position)) > 1
        answer = asyncio.get_running_loop().create_future()
        job = _Decision(standing, is_search, game, position, seats, seat, level, answer, table=table)
        return int(await self._done(job))

    async def judge(
        self,
        standing: Standing,
        game: Game,
        position: Positions,
        seats: int,
        seat: int,
        ply: int,
        action: int,
        strength: str,
        is_built: bool = False,
    ) -> bytes:
        """What the analysis says about an action played after `ply` moves in a game that is over, as `analysis.stored`
        encodes it. Raises Busy, or WorkerDied.

        With people waiting it has its turn among searches; else it gets only idle time.
        """
        answer = asyncio.get_running_loop().create_future()
        job = _Decision(standing, True, game, position, seats, seat, "", answer, strength, ply, action)
        job.is_built = is_built
        return bytes(await self._done(job))

    async def advise(
        self,
        address: str,
        game: Game,
        position: Positions,
        seats: int,
        seat: int,
        ply: int,
        is_hinted: bool,
        is_built: bool = False,
    ) -> bytes:
        """How a game stands after `ply` moves by what a seat knows, and what it could play, as `analysis.stored`
        encodes it. Raises Busy if bots need the workers: people's games come first.
        """
        answer = asyncio.get_running_loop().create_future()
        standing = Standing(address, has_people=True)
        job = _Decision(standing, True, game, position, seats, seat, "", answer, ply=ply, is_advice=True)
        job.is_hinted, job.is_built = is_hinted, is_built
        return bytes(await self._done(job))

    async def _done(self, job: _Decision) -> int | bytes:
        self.schedule.add(job)
        self._look()
        try:
            return await job.answer
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
        if job.strength or job.is_advice:
            self._analyse(job)
            return
        asked = levels.question(job.game, job.position, job.seats, job.seat)
        if job.is_search:
            job.tries += 1
            shown = asked.position.tobytes()
            bot, seed = f"{job.table} {job.seat} {job.level}", secrets.randbits(63)
            search = Search(job.number, job.game.name, shown, job.seats, job.seat, job.level, seed, bot)
            future = self._workers.search(search)
        else:
            level = levels.quick_level(job.game) if levels.is_search(job.level, job.game) else job.level
            loop = asyncio.get_running_loop()
            future = loop.run_in_executor(self._thread, levels.decide, level, asked)
        future.add_done_callback(partial(self._end, job))

    def _analyse(self, job: _Decision) -> None:
        if not job.is_search:  # it would have had to wait too long, or has failed twice
            future: asyncio.Future[int | bytes] = asyncio.get_running_loop().create_future()
            future.set_exception(Busy)
        else:
            job.tries += 1
            future = self._workers.search(_question(job))
        future.add_done_callback(partial(self._end, job))

    def _end(self, job: _Decision, future: "asyncio.Future[Any]") -> None:
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


def _question(job: _Decision) -> Advise | Judge:
    """What a worker is asked; only about a game that is over may it know everything."""
    number, name, seats, seat, ply = job.number, job.game.name, job.seats, job.seat, job.ply
    if not job.is_advice:
        return Judge(number, name, job.position.tobytes(), seats, seat, ply, job.action, job.strength, job.is_built)
    shown = levels.question(job.game, job.position, seats, seat).position
    return Advise(number, name, shown.tobytes(), seats, seat, ply, job.is_hinted, job.is_built)
