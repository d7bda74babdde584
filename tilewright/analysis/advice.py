"""Advice about a game in progress: how it stands, and what a seat could play, by what that seat knows.

The position is only read through another deal of everything the seat cannot know, so nothing hidden can get out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from tilewright.analysis import coach, odds
from tilewright.analysis.judge import Estimated, Judge, difference
from tilewright.analysis.ply import Choice
from tilewright.analysis.strength import HINT, Strength
from tilewright.analysis.worth import Worth, seed_of
from tilewright.core.game import OVER, Game, Positions, clone
from tilewright.kit.random import stream

CHOICES = 3  # that a hint shows
FORECAST = 200  # iterations for a forecast


@dataclass(frozen=True, slots=True)
class Forecast:
    """How a game stands for every seat, by what one seat knows. Tuples have one number for each seat."""

    points: tuple[float, ...]  # that can be expected at the end
    low: tuple[float, ...]  # four of five games end between these
    high: tuple[float, ...]
    odds: tuple[float, ...]  # chances to win


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat could play."""

    choices: tuple[Choice, ...]  # the best one first
    is_even: bool = False  # they differ by less than the estimates can tell


def forecast(
    game: Game,
    position: Positions,
    seats: int,
    viewer: int,
    ply: int,
    iterations: int = FORECAST,
    is_built: bool = False,
) -> Forecast:
    """The forecast after `ply` moves, from a position in words if the game is built, by what a viewer knows."""
    model, worth, actor = odds.model(game.facts, seats), Worth(game, seats), int(game.kernels.actor(position, 0))
    if actor == OVER:
        points = tuple(float(score) for score in game.scores(position, seats))
        return Forecast(points, points, points, odds.won(game.places(position, seats), worth.sides))
    expected = worth.points(_dealt(game, position, viewer, ply), viewer, iterations, seed_of("forecast", ply))
    left = odds.left(game, position) if is_built else model.left(ply)
    low, high = model.range(expected, left, actor)
    chances = model.odds(expected, left, actor, worth.sides)
    return Forecast(_plain(expected), _plain(low), _plain(high), _plain(chances))


def hint(
    game: Game,
    position: Positions,
    seats: int,
    ply: int,
    strength: Strength = HINT,
    choices: int = CHOICES,
    is_built: bool = False,
) -> Hint:
    """The best choices of the seat to move after `ply` moves, likewise; none if only one move is possible."""
    if len(game.legal(position)) == 1:
        return Hint(())
    judge, seat = Judge(game, seats, strength, is_built=is_built), int(game.kernels.actor(position, 0))
    dealt = _dealt(game, position, seat, ply)
    found = judge.estimated(dealt, ply + 1, seat)[:choices]
    return Hint(tuple(_hinted(judge, dealt, one, ply) for one in found), _is_even(found, seat))


def _is_even(found: Sequence[Estimated], seat: int) -> bool:
    """Whether no choice is worse than the best one by more than the estimates may be wrong."""
    compared = (difference(one.leads, found[0].leads, seat) for one in found[1:])
    return len(found) > 1 and all(-change[seat] <= error for change, error in compared)


def _hinted(judge: Judge, dealt: Positions, one: Estimated, ply: int) -> Choice:
    """A choice with the moves that are expected to follow, and what the coach says about it."""
    seat = int(judge.game.kernels.actor(dealt, 0))
    told = coach.told_for(judge.game, dealt, seat, one.action)
    choice = judge.choice(dealt, one, seat, judge.line(dealt, one.action, seat, ply))
    return replace(choice, said=tuple(fact.message for fact in told), about=coach.pieces(told))


def _dealt(game: Game, position: Positions, viewer: int, ply: int) -> Positions:
    """The position with everything dealt again that the viewer cannot know."""
    dealt = clone(position)
    game.kernels.redeal(dealt, 0, viewer, stream(seed_of("deal", ply)))
    return dealt


def _plain(numbers: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]") -> tuple[float, ...]:
    return tuple(float(number) for number in numbers)
