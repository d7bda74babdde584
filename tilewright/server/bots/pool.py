"""The worker processes, as the server sees them: started when they are needed, and replaced when they die."""

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable

import msgspec

from tilewright.server.bots.worker import KEPT, LENGTH, Answer, Failed, Found, Job, Order, Ready, Search, Stop, framed

log = logging.getLogger(__name__)

LIMIT_S = 20.0  # a worker that takes longer for a search is stuck
KEPT_S = 600.0  # a worker that has been idle for this long ends
RETRY_S = 10.0  # after a worker has failed to start


class WorkerDied(Exception):
    """A worker ended during a search, or the search failed."""


class _Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.is_ready = self.is_retired = False
        self.job: tuple[int, asyncio.Future[int | bytes]] | None = None
        self.process = process
        self._bots: deque[str] = deque(maxlen=KEPT)  # that it remembers
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        return self.is_ready and self.job is None and not self.is_retired

    def knows(self, message: Job) -> bool:
        """Whether it remembers the bot that is to decide."""
        return isinstance(message, Search) and message.bot in self._bots

    def search(self, message: Job) -> "asyncio.Future[int | bytes]":
        if isinstance(message, Search):
            if message.bot in self._bots:
                self._bots.remove(message.bot)
            self._bots.append(message.bot)
        future = asyncio.get_running_loop().create_future()
        self.job = (message.number, future)
        self.send(message)
        self._after(LIMIT_S, self.kill)
        return future

    def send(self, message: Order) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(framed(message))

    def hear(self, answer: Answer) -> None:
        if isinstance(answer, Ready):
            self.is_ready = True
        elif self.job is not None and self.job[0] == answer.number:
            future, self.job = self.job[1], None
            if isinstance(answer, Failed):
                log.warning("a bot worker could not answer: %s", answer.reason)
                future.set_exception(WorkerDied)
            else:
                future.set_result(answer.action if isinstance(answer, Found) else answer.data)
        self._after(KEPT_S, self.retire)

    def retire(self) -> None:
        """Let the worker end by itself, which it does when its input is closed."""
        assert self.process.stdin is not None
        self.is_retired = True
        self.process.stdin.close()

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()

    def end(self) -> None:
        """The process has ended."""
        if self._timer is not None:
            self._timer.cancel()
        if self.job is not None:
            self.job[1].set_exception(WorkerDied)

    def _after(self, seconds: float, do: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, do)


class Pool:
    """All workers of this process."""

    def __init__(self, most: int, on_change: Callable[[], None]) -> None:
        self._most, self._on_change = most, on_change
        self._tasks: set[asyncio.Task[None]] = set()  # one for each process, from before its start to its end
        self._workers: set[_Worker] = set()
        self._not_before = 0.0
        self._is_closing = False

    @property
    def idle(self) -> int:
        """How many workers could begin a search now."""
        return sum(worker.is_idle for worker in self._workers)

    def want(self, count: int, game: str) -> None:
        """Start workers until there are this many, or as many as allowed; new ones load this game first."""
        if self._is_closing or time.monotonic() < self._not_before:
            return
        while len(self._tasks) < min(count, self._most):
            task = asyncio.create_task(self._run(game))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def search(self, message: Job) -> "asyncio.Future[int | bytes]":
        """Give an idle worker a job, best the one that remembers the bot; WorkerDied if there is no answer."""
        idle = [worker for worker in self._workers if worker.is_idle]
        return max(idle, key=lambda worker: worker.knows(message)).search(message)

    def stop(self, number: int) -> None:
        """Ask for the best move found so far as the answer to a job."""
        for worker in self._workers:
            if worker.job is not None and worker.job[0] == number:
                worker.send(Stop(number))

    async def close(self) -> None:
        """End all processes."""
        self._is_closing = True
        for worker in self._workers:
            worker.is_retired = True
            worker.kill()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LIMIT_S)

    async def _run(self, game: str) -> None:
        """Run one process from its start to its end."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tilewright.server.bots.worker", game, stdin=PIPE, stdout=PIPE
            )
        except OSError as error:
            self._retry_later(f"cannot start: {error.strerror}")
            return
        worker = _Worker(process)
        self._workers.add(worker)
        if self._is_closing:
            worker.is_retired = True
            worker.kill()
        await self._listen(worker)
        self._workers.discard(worker)
        worker.end()
        await process.wait()
        if worker.is_ready and not worker.is_retired:
            log.warning("a bot worker (process %d) ended unexpectedly", process.pid)
        elif not worker.is_retired:
            self._retry_later("ended before it was ready")
        asyncio.get_running_loop().call_soon(self._on_change)  # once this task no longer counts

    def _retry_later(self, problem: str) -> None:
        log.warning("a bot worker %s", problem)
        self._not_before = time.monotonic() + RETRY_S
        asyncio.get_running_loop().call_later(RETRY_S, self._on_change)

    async def _listen(self, worker: _Worker) -> None:
        assert worker.process.stdout is not None
        decoder = msgspec.msgpack.Decoder[Answer](Answer)
        while True:
            try:
                head = await worker.process.stdout.readexactly(LENGTH.size)
                data = await worker.process.stdout.readexactly(*LENGTH.unpack(head))
            except asyncio.IncompleteReadError:
                return
            worker.hear(decoder.decode(data))
            self._on_change()
