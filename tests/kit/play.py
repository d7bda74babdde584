"""Random games for tests: every game in every setup, step by step."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tilewright.core.game import OVER, Game, Positions, clone
from tilewright.games import facts, find, is_draft, names
from tilewright.kit.majority import lead

FINISHED = [name for name in names() if not is_draft(name)]  # the README shows them; drafts have rules only
ON_SQUARE_LAND = [name for name in FINISHED if facts(name).family == "land"]


@dataclass(frozen=True)
class Setup:
    """One way to set up a game: the number of seats, and at most one option that is not the default."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        return find(self.name)

    def position(self) -> Positions:
        return self.game.new(self.seats, dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{option}={value}" for option, value in self.options)])


def setups() -> list[Setup]:
    """Every game with every number of seats, and with every value of every option."""
    found = []
    for name in names():
        about = facts(name)
        for seats in about.seats:
            found.append(Setup(name, seats))
            for option in about.options:
                found += [Setup(name, seats, ((option.name, value),)) for value in option.values[1:]]
    return found


def leads(game: Game, position: Positions, seats: int) -> list[float]:
    """The lead each seat may expect over the other sides."""
    points, sides = game.expected(position, seats), np.array(game.facts.sides(seats))
    return [float(lead(points, sides, seats, seat)) for seat in range(seats)]  # type: ignore[no-untyped-call]


def walk(setup: Setup, seed: int) -> Iterator[tuple[Positions, int]]:
    """A random game as pairs of a position and the action played in it; the final position comes with action -1."""
    game, position = setup.game, setup.position()
    rng = random.Random(f"{setup} {seed}")
    while game.kernels.actor(position, 0) != OVER:
        action = rng.choice(game.legal(position))
        yield position, action
        position = clone(position)
        game.kernels.apply(position, 0, action)
    yield position, -1
