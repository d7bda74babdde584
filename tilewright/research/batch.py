"""Many positions of one game as one array: steps, observations and random playouts for all of them at once.

Every position has its own stream of random numbers, so the same seed gives bit for bit the same games on one core, on
many, and on a GPU (`device="cuda"`). Chance moves by itself: after `reset`, `step` and `set`, a seat is to move in
every position that is not over. What callers give is checked, unless they ask for `checked=False`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from tilewright import games
from tilewright.bots.search import Settings
from tilewright.bots.simple import SAMPLES
from tilewright.core.game import Game, Positions
from tilewright.kit.random import streams
from tilewright.research import given
from tilewright.research.each import NO_LIMIT
from tilewright.research.engine import engine, host
from tilewright.research.random_games import RandomGames, random_games
from tilewright.research.rewards import REWARDS, Rewards, check
from tilewright.research.saved import Saved, digest
from tilewright.research.thinking import Glance, Search, Thoughts, no_thoughts

__all__ = ["Batch", "Descriptions", "RandomGames", "host", "random_games"]


class Descriptions(NamedTuple):
    """What legal actions mean: those of position i are in the rows starts[i] to starts[i + 1] - 1."""

    starts: Any
    actions: Any  # the number of the action of each row
    rows: Any  # its description, as the game's `move_layout` says


class Batch:
    """Positions of one game, on CPU cores or on a GPU.

    A game is stopped after `limit` decisions, by default the game's `longest`. With a `reward` ("result", "points" or
    "places"), `rewards` has what the last step paid. With `auto_reset`, a game that is over or stopped
    restarts at the next step, in place of an action. With `fixed`, every action it takes or gives is a number that
    means the same in every position.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        device: str = "cpu",
        threads: int | None = None,
        limit: int | None = None,
        reward: str | None = None,
        auto_reset: bool = False,
        fixed: bool = False,
    ) -> None:
        self.count = given.whole("the number of positions", count, 1)
        self.game: Game = games.find(game)
        self.seats = self.game.facts.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.started = self.game.new(self.seats, options)
        self.limit = self.game.longest if limit is None else given.whole("the limit", limit, 1)
        self.device = device
        self.auto_reset = auto_reset
        self.fixed = fixed
        self.reward = reward
        check(reward)
        self._threads = None if threads is None else given.whole("the number of threads", threads, 1)
        self._engine = engine(self.game, count, device, self._threads, min(self.limit, NO_LIMIT))
        self._playouts = 0
        self._seed = given.whole("the seed", seed)
        self._idle = self._engine.empty((count,), np.uint8)  # games in which nobody was to move before the last step
        self._found = self._engine.put(np.zeros(1, np.uint8), np.uint8)  # whether an action is not legal
        self._rewards = Rewards(self._engine, reward, (count, self._most_seats)) if reward else None
        self.actors = self._engine.empty((count,), np.int64)  # who is to move: a seat, or OVER
        self.reset(seed=seed)

    @property
    def _most_seats(self) -> int:
        return self.game.facts.seats[-1]

    def __len__(self) -> int:
        return self.count

    def reset(self, which: Any = None, seed: int | None = None) -> Any:
        """Restart all games, or those chosen by a mask; a seed restarts the random numbers of all as well."""
        chosen = np.ones(self.count, np.uint8) if which is None else given.mask("which", which, self.count)
        if seed is not None:
            self.reseed(seed)
        self._engine.restart(self.started, self._engine.put(chosen, np.uint8), self.actors)
        return self.actors

    def reseed(self, seed: int) -> None:
        """Restart the random numbers of all positions: what follows has another chance."""
        self._seed, self._playouts = given.whole("the seed", seed), 0
        self._engine.seed(streams(self._seed, self.count))

    def step(self, actions: Any, checked: bool = True) -> Any:
        """Play one action in every position that is not over, and the chance that follows; returns the new actors.

        The action for a game that is over is ignored. If one action is not legal, a ValueError names the first and
        nothing is played at all. With `checked=False` they must be legal: others end Python, or play nonsense.
        """
        asked = self._engine.put(given.integers("actions", actions, self.count), np.int64)
        chosen = self._meant(asked) if self.fixed else asked
        if checked:
            self._check(chosen, asked)
        if self._rewards or self.auto_reset:
            self._engine.sweep("idle", self._idle, self._idle)
        if self._rewards:
            self._rewards.before()
        self._engine.sweep("step", chosen, self.actors)
        if self._rewards:
            self._rewards.after(self._idle)
        if self.auto_reset:
            self._engine.restart(self.started, self._idle, self.actors)
        return self.actors

    def _meant(self, numbers: Any) -> Any:
        """The actions with these fixed numbers, -1 where none is legal."""
        actions = self._engine.empty((self.count,), np.int64)
        self._engine.sweep("meant", numbers, actions)
        return actions

    def _check(self, actions: Any, asked: Any) -> None:
        """Raise ValueError if an action is not legal; `asked` is how the caller named them."""
        self._engine.sweep("strays", actions, self._found)
        if host(self._found)[0]:
            self._found = self._engine.put(np.zeros(1, np.uint8), np.uint8)
            raise ValueError(given.stray(host(asked), *(host(part) for part in self.legal())))

    @property
    def actions(self) -> int:
        """Every action number of this batch is below this."""
        return self.game.fixed_actions if self.fixed else self.game.actions

    def legal(self) -> tuple[Any, Any]:
        """The legal actions of each position, one row each, and their counts; none if it is over."""
        lists = self._engine.empty((self.count, self.game.most_legal), np.int64)
        counts = self._engine.empty((self.count,), np.int64)
        self._engine.sweep("lists", lists, counts)
        if self.fixed:
            self._engine.sweep("renumber", lists, counts)
        return lists, counts

    def _numbered(self, actions: Any) -> Any:
        """The actions, -1 where there is none, as this batch names them."""
        if self.fixed:
            counts = self._engine.put(host(actions) >= 0, np.int64)
            self._engine.sweep("renumber", actions.reshape(self.count, 1), counts)
        return actions

    def masks(self, out: Any = None) -> Any:
        """For each position and action number, 1 if it is legal."""
        masks = self._room(out, (self.count, self.actions), np.uint8)
        self._engine.sweep("fixed_masks" if self.fixed else "masks", masks, masks)
        return masks

    def choose(self) -> Any:
        """A random legal action for each position, from its own stream; -1 if it is over."""
        actions = self._engine.empty((self.count,), np.int64)
        self._engine.sweep("choices", actions, actions)
        return self._numbered(actions)

    def walk(self, steps: int) -> Any:
        """Make this many random decisions in each position, fewer if it ends; returns how many were made."""
        most = given.whole("the number of decisions", steps, 0)
        made = self._engine.put(np.full(self.count, min(most, NO_LIMIT)), np.int64)
        self._engine.sweep("walk", self.actors, made)
        return made

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """What a seat sees in each position, one row each; by default the seat to move (if it is over, the first)."""
        features = self._room(out, (self.count, self.game.observation), np.float32)
        self._engine.sweep("features", self._engine.put(self._viewers(seats), np.int64), features)
        return features

    def describe(self) -> Descriptions:
        """What the legal actions of all positions mean, one row each, position by position."""
        lists, counts = self.legal()
        ends = np.cumsum(host(counts))
        rows = self._engine.empty((int(ends[-1]), self.game.description), np.float32)
        starts = self._engine.put(np.concatenate([[0], ends]), np.int64)
        self._engine.sweep("descriptions", starts, rows)
        owners = np.repeat(np.arange(self.count), host(counts))
        actions = host(lists)[owners, np.arange(len(owners)) - host(starts)[owners]]
        return Descriptions(starts, actions, rows)

    def _viewers(self, seats: Any) -> Any:
        if seats is None:
            return np.full(self.count, -1)
        found = host(given.array("seats", seats))
        viewers = given.integers("seats", np.full(self.count, found) if found.ndim == 0 else found, self.count)
        if (viewers < 0).any() or (viewers >= self.seats).any():
            raise ValueError(f"seats must be from 0 to {self.seats - 1}")
        return viewers

    def _room(self, out: Any, shape: tuple[int, ...], kind: Any) -> Any:
        """An array for results: the caller's, if there is one."""
        if out is None:
            return self._engine.empty(shape, kind)
        given.room("out", out, shape, kind)
        return self._engine.put(out, kind)

    def redeal(self, seats: Any = None) -> None:
        """Deal again what a seat cannot know, by default the seat to move; positions that are over stay as they are."""
        viewers = self._engine.put(self._viewers(seats), np.int64)
        self._engine.sweep("deals", viewers, viewers)

    def greedy(self, samples: int = SAMPLES, slips: float = 0.0) -> Any:
        """For each position the action with the best estimate right after it; -1 if it is over.

        Estimates are averaged over `samples` deals of what is hidden, with the chance that follows. A share of `slips`
        are random legal actions.
        """
        actions = self._engine.empty((self.count,), np.int64)
        self._engine.glance(Glance(samples, slips), self.game.facts.sides(self.seats), actions)
        return self._numbered(actions)

    def search(self, iterations: int = 200, settings: Settings | None = None) -> Thoughts:
        """Search every position with a tree of its own, as the search bot does, and say what was found.

        Of the settings, `seconds` and `threads` are not used; by default they are those that suit the game.
        """
        search = Search.of(self.game, self.seats, iterations, settings)
        found = no_thoughts(self._engine.empty, self.count, self.game)
        self._engine.ponder(search, found)
        return found._replace(actions=self._numbered(found.actions))

    def scores(self) -> Any:
        """The points of each seat, one row per position, with a column for each seat the game can have."""
        return self._by_seat("points")

    def places(self) -> Any:
        """The place of each seat, one row per position; 1 is best."""
        return self._by_seat("places")

    def results(self) -> Any:
        """The result of each seat, one row per position: 1 for the first to -1 for the last; 0 if it is not over."""
        results = self._engine.empty((self.count, self._most_seats), np.float32)
        self._engine.sweep("results", self._zeros(), results)
        return results

    @property
    def rewards(self) -> Any:
        """What the last step paid each seat, one row per position; the next step overwrites it."""
        if self._rewards is None:
            raise ValueError(f"this batch pays no rewards: make it with reward={' or '.join(map(repr, REWARDS))}")
        return self._rewards.paid

    def truncated(self) -> Any:
        """For each position, 1 if its game was stopped after `limit` decisions."""
        stopped = self._engine.empty((self.count,), np.uint8)
        self._engine.sweep("stopped", stopped, stopped)
        return stopped

    def _by_seat(self, sweep: str) -> Any:
        values = self._zeros()
        self._engine.sweep(sweep, values, values)
        return values

    def _zeros(self) -> Any:
        return self._engine.put(np.zeros((self.count, self._most_seats), np.int64), np.int64)

    def playouts(self, each: int = 1) -> Any:
        """Play every position to the end at random `each` times; returns points[playout, position, seat]."""
        given.whole("the number of playouts", each, 1)
        random = streams(~self._seed, each * self.count, self._playouts)
        self._playouts += each * self.count
        points = self._engine.put(np.zeros((each * self.count, self._most_seats), np.int64), np.int64)
        actions = self._engine.empty((each * self.count,), np.int64)
        self._engine.playouts(None, random, points, actions)
        return points.reshape(each, self.count, self._most_seats)

    def positions(self) -> Positions:
        """A copy of the positions as ordinary records, to inspect or to use with `Table`."""
        return self._engine.positions()

    def streams(self) -> NDArray[np.uint64]:
        """A copy of the states of the random numbers, one row per position."""
        return self._engine.streams()

    def set(self, positions: Positions, which: Any = None) -> Any:
        """Replace all positions, or those chosen by a mask, and play the chance that comes first.

        Positions are refused if they are of another game or number of seats, or impossible.
        """
        chosen = np.flatnonzero(
            host(given.mask("which", np.ones(self.count, bool) if which is None else which, self.count))
        )
        saved = self._saved()
        saved.positions[chosen] = _rows(given.positions(self.game, self.seats, positions, len(chosen)))
        saved.left[chosen] = min(self.limit, NO_LIMIT)
        self._place(saved)
        return self.actors

    def clone(self) -> Self:
        """An independent batch that continues in the same way."""
        return self.of(self._saved(), self.device, self._threads)

    def take(self, which: Any) -> Self:
        """A new batch of some positions with their random numbers: by a mask, a slice, or numbers.

        Positions taken twice continue in the same way until `reseed`.
        """
        chosen = which if isinstance(which, slice) else host(given.array("which", which))
        if not isinstance(chosen, slice) and chosen.dtype.kind not in "biu":
            raise ValueError(f"which must be a mask or whole numbers, not {chosen.dtype}")
        return self.of(self._saved().chosen(np.atleast_1d(np.arange(self.count)[chosen])), self.device, self._threads)

    __getitem__ = take

    def save(self, path: str | Path) -> None:
        """Write positions, random numbers and settings to a file, to continue with the same version of the rules."""
        self._saved().write(path)

    @classmethod
    def load(cls, path: str | Path, device: str = "cpu", threads: int | None = None) -> Self:
        """The batch of a file; it continues on any device as it would have."""
        saved = Saved.read(path)
        given.positions(games.find(saved.game), saved.seats, saved.records(games.find(saved.game)), saved.count)
        return cls.of(saved, device, threads)

    @classmethod
    def of(cls, saved: Saved, device: str = "cpu", threads: int | None = None) -> Self:
        """The batch of these values."""
        batch = cls(
            saved.game,
            saved.count,
            saved.seats,
            saved.options,
            saved.seed,
            device,
            threads,
            saved.limit,
            saved.reward,
            saved.auto_reset,
            saved.fixed,
        )
        batch._playouts = saved.playouts
        batch._engine.seed(saved.streams)
        batch._place(saved)
        return batch

    def _saved(self) -> Saved:
        left = self._engine.empty((self.count,), np.int64)
        self._engine.sweep("left", left, left)
        return Saved(
            game=self.game.name,
            rules=digest(self.game),
            seats=self.seats,
            options=self.options,
            limit=self.limit,
            reward=self.reward,
            auto_reset=self.auto_reset,
            seed=self._seed,
            playouts=self._playouts,
            positions=_rows(self.positions()),
            streams=self.streams(),
            left=host(left),
            fixed=self.fixed,
        )

    def _place(self, saved: Saved) -> None:
        self._engine.place(saved.records(self.game))
        self._engine.sweep("go_on", self._engine.put(saved.left, np.int64), self.actors)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> Any:
        return self.of, (self._saved(), self.device, self._threads)


def _rows(positions: Positions) -> NDArray[np.uint8]:
    """The bytes of positions, a row for each."""
    rows: NDArray[np.uint8] = positions.view(np.uint8).reshape(len(positions), positions.itemsize)
    return rows
