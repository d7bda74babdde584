"""The work of a batch on a processor's cores: compiled loops that release the interpreter lock, one for each thread."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright import games
from tilewright.core.game import Game, Positions, clone
from tilewright.research import each

SHARES = 4  # for each thread, so that one which is held up leaves its rest to the others
LEAST = 64  # positions worth handing to another thread
LEAST_LIGHT = 4096  # if there is little to do for each
LIGHT = frozenset(("choices", "lists", "points", "places"))


@cache
def sweeps(name: str) -> dict[str, Callable[..., Any]]:
    """The compiled loops of one game."""
    return each.bound(games.rules(name), games.FOLDER / name)


def lists(game: Game, count: int) -> NDArray[np.int64]:
    """Room for the legal actions of so many positions, a row each; the last number is how many."""
    return np.zeros((count, game.most_legal + 1), dtype=np.int64)


class Threads:
    """A batch's positions in ordinary memory."""

    def __init__(self, game: Game, count: int, threads: int | None) -> None:
        self._sweeps = sweeps(game.name)
        self._positions: Positions = np.zeros(count, dtype=game.dtype)
        self._streams: NDArray[np.uint64] = np.zeros((count, 1), dtype=np.uint64)
        self._lists = lists(game, count)
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None
        self._game = game

    def empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array for results."""
        return np.empty(shape, dtype=kind)

    def put(self, values: Any, kind: Any) -> Any:
        """The values as an array of this kind."""
        return np.ascontiguousarray(values, dtype=kind)

    def seed(self, streams: NDArray[np.uint64]) -> None:
        """Begin the streams of random numbers anew."""
        self._streams[:] = streams

    def restart(self, started: Positions, which: Any, actors: Any) -> None:
        """Begin the chosen positions anew."""
        loop = self._sweeps["renew"]

        def work(first: int, last: int) -> None:
            loop(self._positions, self._streams, self._lists, started, first, last, which, actors)

        self._share(len(self._positions), work)

    def sweep(self, name: str, one: Any, two: Any) -> None:
        """Do one thing to all positions, each thread to its share of them."""
        loop, count = self._sweeps[name], len(self._positions)
        least = LEAST_LIGHT if name in LIGHT else LEAST
        if self._is_alone(count, least):  # the usual case of small batches, where a microsecond counts
            loop(self._positions, self._streams, self._lists, 0, count, one, two)
            return

        def work(first: int, last: int) -> None:
            loop(self._positions, self._streams, self._lists, first, last, one, two)

        self._share(count, work, least)

    def playouts(self, started: Positions | None, streams: NDArray[np.uint64], points: Any, actions: Any) -> None:
        """Play copies of the positions, or of a given one, to the end."""
        source = self._positions if started is None else started

        def work(first: int, last: int) -> None:
            space, out = np.zeros(1, dtype=source.dtype), lists(self._game, 1)[0]
            self._sweeps["playouts"](space, source, streams, out, first, last, points, actions)

        self._share(len(points), work)

    def _is_alone(self, count: int, least: int) -> bool:
        """Whether this thread does all the work."""
        return self._pool is None or count < 2 * least

    def _share(self, count: int, work: Callable[[int, int], None], least: int = LEAST) -> None:
        if self._pool is None or self._is_alone(count, least):
            work(0, count)
            return
        shares = min(self._threads * SHARES, count // least)
        limits = [count * share // shares for share in range(shares + 1)]
        waiting = iter(range(shares))

        def take() -> None:
            for share in waiting:
                work(limits[share], limits[share + 1])

        others = [self._pool.submit(take) for _ in range(min(self._threads, shares) - 1)]
        take()  # this thread is one of them
        for other in others:
            other.result()

    def positions(self) -> Positions:
        """A copy of the positions."""
        return clone(self._positions)
