"""Quick games of a bot that looks one move ahead, and slips now and then: the positions that an estimate learns from.

A game runs in one kernel, and writes down what `expect` knows after each decision. How the game ends is what these
numbers should have told.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.bots import tree
from tilewright.bots.roster import suited
from tilewright.bots.search import Settings
from tilewright.core.game import Game
from tilewright.kit import compiler
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import compiled
from tilewright.kit.pointer import POINTERS, address
from tilewright.kit.random import below, stream
from tilewright.kit.shape import MOST_SEATS

MILLION = 1_000_000
SLIPS = (0.025, 0.1)  # shares of random moves, in turn: a tree meets odder positions than good games do
KEPT = 16  # positions of each game
MOST_DECISIONS = 2000  # of one game that can be written down

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Seen:
    """Positions, one row for each."""

    games: NDArray[np.int64]  # which game it is from
    memory: Floats  # what `expect` wrote: estimates, then inputs
    points: Floats  # of each seat at the end

    @classmethod
    def together(cls, parts: "list[Seen]") -> "Seen":
        """All positions of several parts."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in ("games", "memory", "points")))


def _play(rules, space, numbers, slips, rows):
    """Play a game to the end; returns how many rows were written, and leaves the points at the end in `points`."""
    work = address(space.work)
    count = 0
    while True:
        who = rules.actor(work)
        if who == OVER:
            rules.expect(work, address(space.points))
            return count
        if who == CHANCE:
            rules.apply(work, rules.draw(work, address(space.rng)))
            continue
        legal = rules.legal(work, address(space.actions))
        if below(space.rng, MILLION) < slips:
            action = space.actions[below(space.rng, legal)]
        else:
            action = tree.best_of(rules, space, numbers, who, legal)
        rules.apply(work, action)
        if legal > 1 and count < len(rows) and rules.actor(work) != OVER:
            rules.expect(work, address(space.points))
            for k in range(rows.shape[1]):
                rows[count, k] = space.points[k]
            count += 1


play: Any = compiled(
    _play,
    compiler.signature(
        compiler.NUMBER,
        POINTERS,
        tree.SPACE,
        tree.NUMBERS,
        compiler.NUMBER,
        compiler.type_of(np.zeros((1, 1), np.float32)),
    ),
)


def played(game: Game, seats: int, games: range, seed: int) -> Seen:
    """Play these games; a game depends only on the seed and its number."""
    parts = []
    numbers = Settings(**suited(game.facts)).numbers(seats)
    rows = np.zeros((MOST_DECISIONS, MOST_SEATS + seats * game.inputs.own + game.inputs.common), dtype=np.float32)
    setups = list(_setups(game))
    for number in games:
        chosen = np.random.default_rng([seed, number])
        position = game.new(seats, setups[number % len(setups)])
        rng, stop = stream(int(chosen.integers(2**62))), np.zeros(1, dtype=np.int64)
        sides = game.facts.sides(seats)
        space = tree.new_space(position.view(np.uint8), rng, stop, game.most_legal, game.actions, sides)
        slips = round(MILLION * SLIPS[number // len(setups) % len(SLIPS)])
        count = play(game.pointers(), space, numbers, slips, rows)
        at = np.sort(chosen.choice(count, min(KEPT, count), replace=False))
        points = np.tile(space.points[:seats].astype(np.float32), (len(at), 1))
        parts.append(Seen(np.full(len(at), number), rows[at], points))
    return Seen.together(parts)


def _setups(game: Game) -> Iterator[Mapping[str, str]]:
    """Every choice of options."""
    names = [option.name for option in game.facts.options]
    for values in product(*(option.values for option in game.facts.options)):
        yield dict(zip(names, values, strict=True))
