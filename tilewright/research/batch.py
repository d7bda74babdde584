"""Many positions of one game as one array: steps, observations and random playouts for all of them at once.

Every position has its own stream of random numbers, so the same seed gives bit for bit the same games on one core, on
many, and on a GPU (`device="cuda"`). Chance moves by itself: after `reset` and `step`, a seat is to move in every
position that is not over. The caller must make sure that actions are legal.
"""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tilewright import games
from tilewright.core.game import Game, Positions
from tilewright.kit.random import streams
from tilewright.research.threads import Threads

DEVICES = ("cpu", "cuda")


class Engine(Protocol):
    """Does the work of a batch on some device."""

    def empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array for results."""

    def put(self, values: Any, kind: Any) -> Any:
        """Values as an array on the device; arrays that are already there are not copied."""

    def seed(self, streams: NDArray[np.uint64]) -> None:
        """Restart the streams of random numbers, one for each position."""

    def restart(self, started: Positions, which: Any, actors: Any) -> None:
        """Restart the chosen positions, play the chance that comes first, and set who is to move."""

    def sweep(self, name: str, one: Any, two: Any) -> None:
        """Do one thing to all positions."""

    def playouts(self, started: Positions | None, streams: NDArray[np.uint64], points: Any, actions: Any) -> None:
        """Play copies of the positions, or of a given one, to the end at random; one for each row of points."""

    def positions(self) -> Positions:
        """A copy of the positions as ordinary records."""


class Batch:
    """Positions of one game, on CPU cores or on a GPU."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        device: str = "cpu",
        threads: int | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has at least one position, not {count}")
        self.game: Game = games.find(game)
        self.count = count
        self.seats = self.game.facts.seats[0] if seats is None else seats
        self.started = self.game.new(self.seats, options)
        self._engine = _engine(self.game, count, device, threads)
        self._playouts = 0
        self._seed = seed
        self.actors = self._engine.empty((count,), np.int64)  # who is to move: a seat, or OVER
        self.reset(seed=seed)

    def reset(self, which: Any = None, seed: int | None = None) -> Any:
        """Restart all games, or those chosen by a boolean mask; a seed restarts the random numbers as well."""
        if seed is not None:
            self._seed, self._playouts = seed, 0
            self._engine.seed(streams(seed, self.count))
        chosen = self._engine.put(np.ones(self.count, np.uint8) if which is None else which, np.uint8)
        self._engine.restart(self.started, chosen, self.actors)
        return self.actors

    def step(self, actions: Any) -> Any:
        """Play one action in every position that is not over, and the chance that follows; returns the new actors.

        The action for a game that is over is ignored.
        """
        given = self._engine.put(actions, np.int64)
        if given.shape != (self.count,):
            raise ValueError(f"one action for each of {self.count} positions, not {given.shape}")
        self._engine.sweep("step", given, self.actors)
        return self.actors

    def legal(self) -> tuple[Any, Any]:
        """The legal actions of each position, one row each, and their counts; none if it is over."""
        lists = self._engine.empty((self.count, self.game.most_legal), np.int64)
        counts = self._engine.empty((self.count,), np.int64)
        self._engine.sweep("lists", lists, counts)
        return lists, counts

    def masks(self, out: Any = None) -> Any:
        """For each position and action number, 1 if it is legal."""
        masks = self._engine.empty((self.count, self.game.actions), np.uint8) if out is None else out
        self._engine.sweep("masks", masks, masks)
        return masks

    def choose(self) -> Any:
        """A random legal action for each position, from its own stream; -1 if it is over."""
        actions = self._engine.empty((self.count,), np.int64)
        self._engine.sweep("choices", actions, actions)
        return actions

    def walk(self, steps: int) -> Any:
        """Make this many random decisions in each position, fewer if it ends; returns how many were made."""
        made = self._engine.put(np.full(self.count, steps), np.int64)
        self._engine.sweep("walk", self.actors, made)
        return made

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """What a seat sees in each position, one row each; by default the seat to move (if it is over, the first)."""
        viewers = np.full(self.count, -1) if seats is None else np.broadcast_to(seats, (self.count,)).copy()
        features = self._engine.empty((self.count, self.game.observation), np.float32) if out is None else out
        self._engine.sweep("features", self._engine.put(viewers, np.int64), features)
        return features

    def scores(self) -> Any:
        """The points of each seat, one row per position, with a column for each seat the game can have."""
        return self._by_seat("points")

    def places(self) -> Any:
        """The place of each seat, one row per position; 1 is best."""
        return self._by_seat("places")

    def _by_seat(self, sweep: str) -> Any:
        values = self._engine.put(np.zeros((self.count, self.game.facts.seats[-1]), np.int64), np.int64)
        self._engine.sweep(sweep, values, values)
        return values

    def playouts(self, each: int = 1) -> Any:
        """Play every position to the end at random `each` times; returns points[playout, position, seat]."""
        random = streams(~self._seed, each * self.count, self._playouts)
        self._playouts += each * self.count
        points = self._engine.put(np.zeros((each * self.count, self.game.facts.seats[-1]), np.int64), np.int64)
        actions = self._engine.empty((each * self.count,), np.int64)
        self._engine.playouts(None, random, points, actions)
        return points.reshape(each, self.count, self.game.facts.seats[-1])

    def positions(self) -> Positions:
        """A copy of the positions as ordinary records, to inspect or to use with `Table`."""
        return self._engine.positions()


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
        self._engine = _engine(found, 1, device, threads)
        self._seed = seed

    def play(self, first: int, count: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The games from number `first` on: their points, and the number of actions of each."""
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


def host(array: Any) -> NDArray[Any]:
    """An array of a batch as a NumPy array, copied from the GPU if it is there."""
    copied: NDArray[Any] = array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)
    return copied


def _engine(game: Game, count: int, device: str, threads: int | None) -> Engine:
    if device == "cpu":
        return Threads(game, count, threads)
    if device == "cuda":
        try:
            from tilewright.research.gpu import Gpu  # noqa: PLC0415 -- only a GPU needs its compiler
        except ImportError as error:
            raise RuntimeError(f"{error.name} is not installed (pip install 'tilewright[cuda]')") from error
        return Gpu(game, count)
    raise ValueError(f"there is no device '{device}' (possible: {', '.join(DEVICES)})")
