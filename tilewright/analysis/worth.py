"""What a position is worth to each seat: the points it can expect, estimated by the search that the bots use.

An estimate never reads the truth: everything that the judging seat cannot know is dealt again, first before the move in
question is made and then in every iteration. All choices of one decision are estimated with the same deals and seeds,
so that their differences are more certain than the estimates themselves.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from tilewright.bots.bot import Question
from tilewright.bots.roster import judging
from tilewright.bots.search import Settings, Tree
from tilewright.core.game import OVER, Game, Positions, clone
from tilewright.kit.random import stream

NODES_AN_ITERATION = 40  # a new node gets all its branches at once
MOST_NODES = 200_000

Numbers = NDArray[np.float64]


def seed_of(*what: int | str) -> int:
    """A different seed for each purpose, the same on every machine."""
    return int.from_bytes(hashlib.blake2b("\n".join(map(str, what)).encode(), digest_size=8).digest())


class Worth:
    """Estimates positions of one game for a number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.sides = game.facts.sides(seats)
        self._settings = Settings(**judging(game.facts))
        self._go = np.zeros(1, dtype=np.int64)  # nobody stops these searches: they end with their iterations

    def tree(self, position: Positions, seat: int, iterations: int, seed: int) -> Tree:
        """A search of a position by what a seat knows; it does not matter who is to move."""
        nodes = min(MOST_NODES, 400 + iterations * NODES_AN_ITERATION)
        settings = replace(self._settings, iterations=iterations, threads=1, nodes=nodes)
        grown = Tree(Question(self.game, position, self.seats, seat), settings, stream(seed), self._go)
        grown.grow(iterations)
        return grown

    def points(self, position: Positions, seat: int, iterations: int, seed: int) -> Numbers:
        """The points that every seat can expect, by what one seat knows; after the end, those it has."""
        if self.game.kernels.actor(position, 0) == OVER:
            return np.array(self.game.scores(position, self.seats), dtype=np.float64)
        grown = self.tree(position, seat, iterations, seed)
        return grown.forecast[: self.seats] / grown.iterations

    def after(self, position: Positions, seat: int, action: int, iterations: int, seeds: Sequence[int]) -> Numbers:
        """The points that every seat can expect after a seat's action, one row for each seed."""
        rows = []
        for seed in seeds:
            dealt = clone(position)
            self.game.kernels.redeal(dealt, 0, seat, stream(seed))
            self.game.kernels.apply(dealt, 0, action)
            rows.append(self.points(dealt, seat, iterations, seed))
        return np.array(rows)
