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
LEAST = 16  # positions worth a thread


@cache
def sweeps(name: str) -> dict[str, Callable[..., Any]]:
    """The compiled loops of one game."""
    return each.bound(games.rules(name), games.FOLDER / name)


class Threads:
    """A batch's positions in ordinary memory."""

    def __init__(self, game: Game, count: int, threads: int | None) -> None:
        self._sweeps = sweeps(game.name)
        self._positions: Positions = np.zeros(count, dtype=game.dtype)
        self._streams: NDArray[np.uint64] = np.zeros((count, 1), dtype=np.uint64)
        self._most_legal = game.most_legal
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._lists = [np.zeros(game.most_legal, dtype=np.int64) for _ in range(self._threads * SHARES)]

    def empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array for results."""
        return np.empty(shape, dtype=kind)

    def put(self, values: Any, kind: Any) -> Any:
        """The values as an array of this kind."""
        return np.ascontiguousarray(values, dtype=kind)

    def seed(self, streams: NDArray[np.uint64]) -> None:
        """Begin the streams of random numbers anew."""
        self._streams[:] = streams

    def restart(self, started: Positions, which: Any) -> None:
        """Set the chosen positions to the start of a game."""
        size = started.dtype.itemsize
        self._positions.view(np.uint8).reshape(-1, size)[which != 0] = started.view(np.uint8)

    def sweep(self, name: str, one: Any, two: Any) -> None:
        """Do one thing to all positions, each thread to its share of them."""
        loop = self._sweeps[name]

        def work(share: int, first: int, last: int) -> None:
            loop(self._positions, self._streams, self._lists[share], first, last, one, two)

        self._share(len(self._positions), work)

    def playouts(self, started: Positions | None, streams: NDArray[np.uint64], points: Any, actions: Any) -> None:
        """Play copies of the positions, or of a given one, to the end."""
        source = self._positions if started is None else started

        def work(share: int, first: int, last: int) -> None:
            space = np.zeros(1, dtype=source.dtype)
            self._sweeps["playouts"](space, source, streams, self._lists[share], first, last, points, actions)

        self._share(len(points), work)

    def _share(self, count: int, work: Callable[[int, int, int], None]) -> None:
        shares = min(self._threads * SHARES, count // LEAST)
        if self._pool is None or shares < 2:
            work(0, 0, count)
            return
        limits = np.linspace(0, count, shares + 1).astype(int).tolist()
        list(self._pool.map(work, range(shares), limits[:-1], limits[1:]))

    def positions(self) -> Positions:
        """A copy of the positions."""
        return clone(self._positions)
