"""Forecasts: each seat's chance to win and the range of its points, from the points it can expect.

The chance grows with the expected lead, and the less is left of the game, the more a lead counts. How much it counts at
each stage was fitted to games (`bench/odds.py`) and is in a game's `odds.toml`, for each number of seats. A game
without that file gets a rough forecast.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import CHANCE, OVER, Facts, Game, Positions, clone
from tilewright.kit.random import stream

FILE = "odds.toml"
KNOTS = (0.0, 0.03, 0.08, 0.2, 0.4, 0.7, 1.0)  # parts of the game still to come, between which is interpolated
RANDOM_GAMES = 8  # that tell how much of a game is left
RANGE = 1.2815515594600038  # standard deviations on either side that hold 80 %
ROUGH_PLIES = 150
ROUGH = (1.0, 2.0, 3.0, 5.0, 7.0, 9.0, 10.0)
LEAST = 0.05  # of a lead that decides

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Model:
    """How expected points become chances, for one game and number of seats. Tuples have one number for each knot."""

    plies: float  # length of a game, on average
    scales: tuple[float, ...]  # points of lead by which the odds grow e-fold
    growths: tuple[float, ...]  # points that seats make beyond the estimate, on average
    spreads: tuple[float, ...]  # standard deviation of a seat's final points around both
    seats: tuple[float, ...]  # points that each seat can expect beyond the estimate when nothing is played yet
    turn: float  # the same for the seat to move
    luck: float = (
        1.0  # weight of what a draw seems to bring: estimates of luck are noisy, and some of it comes to nothing
    )

    def left(self, ply: int) -> float:
        """The part of the game that is still to come after this many moves."""
        return max(0.0, 1.0 - ply / self.plies)

    def odds(self, points: Numbers, left: float, actor: int, sides: Sequence[int]) -> Numbers:
        """Each seat's chance to win, of a game that is not over; partners win together.

        `points` is what each seat can expect, in its last axis; `actor` is the seat to move, or CHANCE.
        """
        scale = max(LEAST, float(np.interp(left, KNOTS, self.scales)))
        strength = self._mended(points, left, actor) / scale
        teams = sorted(set(sides))
        own = np.asarray(sides)
        worths = np.stack([strength[..., own == team].mean(axis=-1) for team in teams], axis=-1)
        worths = np.exp(worths - worths.max(axis=-1, keepdims=True))
        chances = worths / worths.sum(axis=-1, keepdims=True)
        result: Numbers = chances[..., [teams.index(side) for side in sides]]
        return result

    def range(self, points: Numbers, left: float, actor: int) -> tuple[Numbers, Numbers]:
        """The points between which each seat ends in four of five games."""
        middle = self._mended(points, left, actor) + float(np.interp(left, KNOTS, self.growths))
        reach = RANGE * float(np.interp(left, KNOTS, self.spreads))
        return middle - reach, middle + reach

    def _mended(self, points: Numbers, left: float, actor: int) -> Numbers:
        """What each seat can expect, less what the estimate gets wrong by seat and turn."""
        more = np.array(self.seats[: points.shape[-1]])
        if actor >= 0:
            more = more + self.turn * (np.arange(points.shape[-1]) == actor)
        return points + left * more

    def even(self, lead: float, sides: Sequence[int]) -> float:
        """The chance to win that a lead is worth in the middle of an even game."""
        chance = 1.0 / len(set(sides))
        return lead * chance * (1.0 - chance) / max(LEAST, float(np.interp(0.5, KNOTS, self.scales)))


def left(game: Game, position: Positions) -> float:
    """The part of a game that is still to come, by how long random games from there are: for games that began at a
    position in words, where nobody knows how many moves came before.
    """
    return min(1.0, _length(game, position) / _whole(game, int(position["seats"][0])))


@cache
def _whole(game: Game, seats: int) -> float:
    """The same for a whole game."""
    return _length(game, game.new(seats))


def _length(game: Game, position: Positions) -> float:
    """How many moves random games have from here, on average."""
    out, kernels, count = np.empty(game.actions, dtype=np.int64), game.kernels, 0
    for number in range(RANDOM_GAMES):
        played, rng = clone(position), stream(number)
        for _ in range(game.longest):
            actor = kernels.actor(played, 0)
            if actor == OVER:
                break
            drawn = kernels.draw(played, 0, rng) if actor == CHANCE else kernels.pick(played, 0, rng, out)
            kernels.apply(played, 0, drawn)
            count += 1
    return count / RANDOM_GAMES


def rough(seats: int) -> Model:
    """The model of a game for which nothing was fitted."""
    return Model(ROUGH_PLIES, ROUGH, (0.0,) * len(KNOTS), ROUGH, (0.0,) * seats, 0.0)


def won(places: Sequence[int], sides: Sequence[int]) -> tuple[float, ...]:
    """What each seat has won at the end of a game: 1 for the first place, or a share of it; partners win together."""
    sharing = len({side for side, place in zip(sides, places, strict=True) if place == 1})
    return tuple(1.0 / sharing if place == 1 else 0.0 for place in places)


@cache
def model(facts: Facts, seats: int) -> Model:
    """The model of a game for a number of seats."""
    file = facts.folder / FILE
    if not file.exists():
        return rough(seats)
    known: Mapping[str, Any] = tomllib.loads(file.read_text(encoding="utf-8")).get(f"seats-{seats}", {})
    if not known:
        return rough(seats)
    return Model(
        plies=float(known["plies"]),
        scales=tuple(known["scales"]),
        growths=tuple(known["growths"]),
        spreads=tuple(known["spreads"]),
        seats=tuple(known["seats"]),
        turn=float(known["turn"]),
        luck=float(known.get("luck", 1.0)),
    )
