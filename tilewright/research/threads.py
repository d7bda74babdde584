"""The work of a batch on CPU cores: compiled loops that release the interpreter lock, one for each thread."""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright import games
from tilewright.bots import simple, tree
from tilewright.core.game import Game, Positions, clone
from tilewright.kit.random import stream
from tilewright.research import each, thinking
from tilewright.research.given import is_on_gpu

SHARES = 4  # for each thread, so that others can take over the shares of a slow one
WORTH = 150e-6  # seconds of work worth giving to a thread: waking it costs about a third of that
UNKNOWN = 10e-6  # seconds for one position, until it is measured


@cache
def sweeps(name: str) -> dict[str, Callable[..., Any]]:
    """The compiled loops of one game."""
    return each.bound(games.rules(name), games.folder(name))


def lists(game: Game, count: int, limit: int = each.NO_LIMIT) -> NDArray[np.int64]:
    """Space for the legal actions of this many positions, one per row, and what is beside them."""
    made = np.zeros((count, game.most_legal + each.BESIDE), dtype=np.int64)
    made[:, each.LIMIT] = limit
    return made


class Threads:
    """A batch's positions in ordinary memory."""

    def __init__(self, game: Game, count: int, threads: int | None, limit: int) -> None:
        self._sweeps = sweeps(game.name)
        self._positions: Positions = np.zeros(count, dtype=game.dtype)
        self._streams: NDArray[np.uint64] = np.zeros((count, 1), dtype=np.uint64)
        self._lists = lists(game, count, limit)
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None
        self._game = game
        self._costs: dict[str, float] = {}  # seconds for one position as last measured, by sweep

    def empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array for results."""
        return np.empty(shape, dtype=kind)

    def put(self, values: Any, kind: Any) -> Any:
        """The values as an array of this type."""
        if is_on_gpu(values):
            raise ValueError('an array on a GPU is for a batch with device="cuda"')
        return np.ascontiguousarray(values, dtype=kind)

    def seed(self, streams: NDArray[np.uint64]) -> None:
        """Replace the streams of random numbers."""
        self._streams[:] = streams

    def streams(self) -> NDArray[np.uint64]:
        """A copy of the streams of random numbers."""
        return self._streams.copy()

    def restart(self, started: Positions, which: Any, actors: Any) -> None:
        """Restart the chosen positions."""
        loop = self._sweeps["renew"]

        def work(first: int, last: int) -> None:
            loop(self._positions, self._streams, self._lists, started, first, last, which, actors)

        self._share("renew", len(self._positions), work)

    def place(self, positions: Positions) -> None:
        """Replace all positions."""
        self._positions = clone(positions)

    def sweep(self, name: str, one: Any, two: Any) -> None:
        """Do one thing to all positions, each thread with its share of them."""
        loop = self._sweeps[name]

        def work(first: int, last: int) -> None:
            loop(self._positions, self._streams, self._lists, first, last, one, two)

        self._share(name, len(self._positions), work)

    def playouts(self, started: Positions | None, streams: NDArray[np.uint64], points: Any, actions: Any) -> None:
        """Play copies of the positions, or of a given one, to the end."""
        source = self._positions if started is None else started

        def work(first: int, last: int) -> None:
            space, out = np.zeros(1, dtype=source.dtype), lists(self._game, 1)[0]
            self._sweeps["playouts"](space, source, streams, out, first, last, points, actions)

        self._share("playouts", len(points), work)

    def glance(self, look: thinking.Glance, sides: Sequence[int], actions: Any) -> None:
        """Choose what looks best one move ahead in every position."""
        rules, rows = self._game.pointers(), self._bytes()

        def work(first: int, last: int) -> None:
            space = simple.new_space(rows[0].copy(), stream(0), self._game.most_legal, sides)
            asked = (look.samples, look.slips_in_a_million)
            thinking.glances(rules, space, *asked, rows, self._streams, first, last, actions)

        self._share(f"glance {look.samples}", len(rows), work)

    def ponder(self, search: thinking.Search, thoughts: thinking.Thoughts) -> None:
        """Search every position."""
        game, rules, rows = self._game, self._game.pointers(), self._bytes()
        going = np.zeros(1, dtype=np.int64)

        def work(first: int, last: int) -> None:
            nodes = tree.new_nodes(search.nodes, search.seats)
            space = tree.new_space(rows[0].copy(), stream(0), going, game.most_legal, game.actions, search.sides)
            asked = (search.numbers, search.limits)
            thinking.ponders(rules, nodes, space, *asked, rows, self._streams, first, last, thoughts)

        self._costs.setdefault(f"ponder {search.iterations}", search.iterations * UNKNOWN)
        self._share(f"ponder {search.iterations}", len(rows), work)

    def _bytes(self) -> NDArray[np.uint8]:
        """The positions as rows of bytes."""
        return self._positions.view(np.uint8).reshape(len(self._positions), -1)

    def _share(self, name: str, count: int, work: Callable[[int, int], None]) -> None:
        """Do the work on as many threads as pay off, judged by what it cost last time."""
        worth = int(count * self._costs.get(name, UNKNOWN) / WORTH)
        began = time.perf_counter()
        if self._pool is None or worth < 2:
            work(0, count)
            threads = 1
        else:
            threads = min(self._threads, worth)
            self._spread(self._pool, threads, threads * min(SHARES, worth // threads), count, work)
        self._costs[name] = (time.perf_counter() - began) * threads / count

    def _spread(
        self, pool: ThreadPoolExecutor, threads: int, shares: int, count: int, work: Callable[[int, int], None]
    ) -> None:
        limits = [count * share // shares for share in range(shares + 1)]
        waiting = iter(range(shares))

        def take() -> None:
            for share in waiting:
                work(limits[share], limits[share + 1])

        others = [pool.submit(take) for _ in range(threads - 1)]
        take()  # this thread is one of them
        for other in others:
            other.result()

    def positions(self) -> Positions:
        """A copy of the positions."""
        return clone(self._positions)
