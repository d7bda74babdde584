"""Plays the games of a plan: in this process, in several local processes, or on the machines of a Ray cluster."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.util import Finalize
from typing import Any, cast

from tilewright.bots.arena.match import Outcome, play
from tilewright.bots.arena.plan import Plan
from tilewright.bots.line import LIMIT_S
from tilewright.bots.roster import Roster
from tilewright.core.game import Game

WAITING = 2  # games queued for each worker
LOCAL = "local"  # the address of a Ray cluster started only for this match


class CrewError(RuntimeError):
    """Games could not be played, but not because of a bot."""


@dataclass(frozen=True)
class Job:
    """Everything a worker has to know. `find` gives a game by its name, in any process.

    `play` plays one game of the plan and returns the outcome.
    """

    find: Callable[[str], Game]
    plan: Plan
    limit_s: float = LIMIT_S
    is_recorded: bool = False
    play: Callable[..., Any] = play


@lru_cache(maxsize=1)
def _bench(job: Job) -> tuple[Game, Roster]:
    """The game and its bots, in this process."""
    game = job.find(job.plan.game)
    if game.facts.revision != job.plan.revision:
        raise CrewError(f"a worker has revision {game.facts.revision} of {game.name}, not {job.plan.revision}")
    roster = Roster(game.facts, job.limit_s)
    Finalize(roster, roster.close, exitpriority=10)
    return game, roster


def _work(job: Job, number: int) -> Outcome:
    game, roster = _bench(job)
    return cast(Outcome, job.play(game, job.plan, number, roster, job.is_recorded))


def crew(job: Job, numbers: Iterable[int], workers: int = 1, address: str | None = None) -> Iterator[Outcome]:
    """Play these games of a plan; yields each when it ends, so several workers do not keep the order."""
    if address is not None:
        return on_ray(job, numbers, address)
    return together(job, numbers, workers) if workers > 1 else alone(job, numbers)


def alone(job: Job, numbers: Iterable[int]) -> Iterator[Outcome]:
    """Play in this process, one game after the other."""
    game = job.find(job.plan.game)
    with Roster(game.facts, job.limit_s) as roster:
        for number in numbers:
            yield job.play(game, job.plan, number, roster, job.is_recorded)


def _begin(job: Job) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started the crew ends it
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # abandons the game and ends its programs on exit
    _bench(job)


def together(job: Job, numbers: Iterable[int], workers: int) -> Iterator[Outcome]:
    """Play in several processes on this machine; yields games as they end."""
    context = multiprocessing.get_context("spawn")  # compiled code and threads do not survive a fork
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(job,))
    is_done = False
    try:
        yield from _window(iter(numbers), workers * WAITING, lambda number: pool.submit(_work, job, number), _first)
        is_done = True
    except BrokenProcessPool:
        raise CrewError("a worker process died: a bot must have ended it") from None
    finally:
        processes = [] if is_done else list((pool._processes or {}).values())  # the pool forgets them in the next line
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        pool.shutdown(wait=True)


def _first(pending: set[Future[Outcome]]) -> tuple[list[Outcome], set[Future[Outcome]]]:
    done, left = wait(pending, return_when=FIRST_COMPLETED)
    return [future.result() for future in done], left


def _window(
    numbers: Iterator[int],
    most: int,
    submit: Callable[[int], Any],
    first: Callable[[set[Any]], tuple[list[Outcome], set[Any]]],
) -> Iterator[Outcome]:
    """Keep this many games running, and yield those that are done."""
    pending: set[Any] = set()
    while True:
        while len(pending) < most and (number := next(numbers, None)) is not None:
            pending.add(submit(number))
        if not pending:
            return
        done, pending = first(pending)
        yield from done


def on_ray(job: Job, numbers: Iterable[int], address: str) -> Iterator[Outcome]:
    """Play on a Ray cluster; its machines need the same version of Tilewright. `local` starts a cluster here."""
    ray = _ray()
    is_ours = not ray.is_initialized()
    if is_ours:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            ray.init(address=None if address == LOCAL else address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:
            raise CrewError(f"no Ray cluster at '{address}': {error}") from None
    remote = ray.remote(num_cpus=1)(_work)
    shared = ray.put(job)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * WAITING

    def first(pending: set[Any]) -> tuple[list[Outcome], set[Any]]:
        done, left = ray.wait(list(pending), num_returns=1)
        return ray.get(done), set(left)

    try:
        yield from _window(iter(numbers), most, lambda number: remote.remote(shared, number), first)
    except ray.exceptions.RayError as error:
        raise CrewError(f"Ray could not continue: {str(error).strip().splitlines()[-1]}") from None
    finally:
        if is_ours:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 -- an extra

        return ray
    except ImportError:
        raise CrewError("Ray is not installed: pip install 'tilewright[cluster]'") from None
