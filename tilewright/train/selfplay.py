"""Quick games of a bot that looks one move ahead, and slips now and then: the positions that an estimate learns from.

A game runs in one kernel, and writes down what `expect` knows after each decision. How the game ends is what these
numbers should have told. Games are the same on CPU cores, one after the other, and on a GPU, thousands at a time
(`gpu_selfplay.py`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.bots import tree
from tilewright.bots.roster import suited
from tilewright.bots.search import Settings
from tilewright.core.game import Game, Positions
from tilewright.kit import compiler
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import compiled
from tilewright.kit.pointer import POINTERS, address
from tilewright.kit.random import Rng, below, stream
from tilewright.kit.shape import MOST_SEATS

MILLION = 1_000_000
SLIPS = (0.025, 0.1)  # shares of random moves, in turn: a tree meets odder positions than good games do
KEPT = 16  # positions of each game

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Seen:
    """Positions, one row for each."""

    games: NDArray[np.int64]  # which game it is from
    memory: Floats  # what `expect` wrote: estimates, then inputs
    points: Floats  # of each seat at the end

    def of(self, first: int, last: int) -> "Seen":
        """The positions of the games first to last - 1."""
        chosen = (self.games >= first) & (self.games < last)
        return Seen(self.games[chosen], self.memory[chosen], self.points[chosen])

    @classmethod
    def together(cls, parts: "list[Seen]") -> "Seen":
        """All positions of several parts."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in ("games", "memory", "points")))


def play_out(rules, space, numbers, slips, rows):
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
    play_out,
    compiler.signature(
        compiler.NUMBER,
        POINTERS,
        tree.SPACE,
        tree.NUMBERS,
        compiler.NUMBER,
        compiler.type_of(np.zeros((1, 1), np.float32)),
    ),
)


@dataclass(frozen=True)
class Start:
    """How one game begins; it depends only on the seed and the game's number."""

    number: int
    setup: int  # the number of its choice of options
    slips: int  # random moves in a million
    stream: Rng
    luck: np.random.Generator  # chooses the positions that are kept

    @classmethod
    def of(cls, number: int, setups: int, seed: int) -> "Start":
        """The start of a game of one of so many setups."""
        luck = np.random.default_rng([seed, number])
        slips = round(MILLION * SLIPS[number // setups % len(SLIPS)])
        return cls(number, number % setups, slips, stream(int(luck.integers(2**62))), luck)

    def kept(self, count: int) -> NDArray[np.int64]:
        """Which of its rows are kept, if it has so many."""
        return np.sort(self.luck.choice(count, min(KEPT, count), replace=False))

    def seen(self, rows: Floats, points: NDArray[np.float64]) -> Seen:
        """What is kept of the game."""
        ends = np.tile(points.astype(np.float32), (len(rows), 1))
        return Seen(np.full(len(rows), self.number), rows, ends)


def played(game: Game, seats: int, games: Iterable[int], seed: int, device: str = "cpu") -> Seen:
    """Play these games; a game depends only on the seed and its number."""
    positions = [game.new(seats, options) for options in _setups(game)]
    starts = [Start.of(number, len(positions), seed) for number in games]
    if device == "cpu":
        return _one_by_one(game, seats, positions, starts)
    from tilewright.train.gpu_selfplay import together  # noqa: PLC0415 -- only a GPU needs its compiler

    return together(game, seats, positions, starts)


def _one_by_one(game: Game, seats: int, positions: Sequence[Positions], starts: Sequence[Start]) -> Seen:
    """Play games on this CPU core."""
    parts, going = [], np.zeros(1, dtype=np.int64)
    numbers, sides = numbers_of(game, seats), game.facts.sides(seats)
    rows = np.zeros((game.longest, width(game, seats)), dtype=np.float32)
    for start in starts:
        root = positions[start.setup].view(np.uint8)
        space = tree.new_space(root, start.stream, going, game.most_legal, game.actions, sides)
        count = play(game.pointers(), space, numbers, start.slips, rows)
        parts.append(start.seen(rows[start.kept(count)], space.points[:seats]))
    return Seen.together(parts)


def numbers_of(game: Game, seats: int) -> tree.Numbers:
    """The settings that suit a game."""
    return Settings(**suited(game.facts)).numbers(seats)


def width(game: Game, seats: int) -> int:
    """How many numbers `expect` writes."""
    return MOST_SEATS + seats * game.inputs.own + game.inputs.common


def _setups(game: Game) -> Iterator[Mapping[str, str]]:
    """Every choice of options."""
    names = [option.name for option in game.facts.options]
    for values in product(*(option.values for option in game.facts.options)):
        yield dict(zip(names, values, strict=True))
