"""Whole random games by the million."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tilewright import games
from tilewright.kit.random import streams
from tilewright.research import given
from tilewright.research.each import NO_LIMIT
from tilewright.research.engine import engine, host


class RandomGames:
    """Whole random games of one setup. Game n is the same on any device, whatever was played before it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        device: str = "cpu",
        threads: int | None = None,
    ) -> None:
        found = games.find(game)
        self._seats = found.facts.seats[0] if seats is None else seats
        self._most_seats = found.facts.seats[-1]
        self._started = found.new(self._seats, options)
        self._engine = engine(found, 1, device, threads, NO_LIMIT)
        self._seed = given.whole("the seed", seed)

    def play(self, first: int, count: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The games from number `first` on: their points, and the number of actions of each."""
        given.whole("the first game", first, 0)
        given.whole("the number of games", count, 0)
        points = self._engine.put(np.zeros((count, self._most_seats), np.int64), np.int64)
        actions = self._engine.empty((count,), np.int64)
        self._engine.playouts(self._started, streams(self._seed, count, first), points, actions)
        return host(points)[:, : self._seats], host(actions)


def random_games(
    game: str,
    count: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    device: str = "cpu",
    threads: int | None = None,
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Whole random games: their points, and the number of actions of each."""
    return RandomGames(game, seats, options, seed, device, threads).play(0, count)
