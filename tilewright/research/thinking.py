"""What a batch thinks about its positions: a look one move ahead, and a tree search, with the bots' own code.

Each takes one position and has its own stream of random numbers, which starts from one word of the position's stream.
The same functions run on CPU cores, compiled once for all games, and on a GPU (`gpu_thinking.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tilewright.bots import simple, tree
from tilewright.bots.roster import suited
from tilewright.bots.search import Settings
from tilewright.core.game import Game
from tilewright.kit import compiler
from tilewright.kit.kernel import compiled, kernel
from tilewright.kit.majority import lead
from tilewright.kit.pointer import POINTERS, address
from tilewright.kit.random import below, stream, word

MILLION = 1_000_000
NODES_AN_ITERATION = 32  # more than a search usually adds; where a tree is full, it stops growing

look_over, iterate = kernel(simple.look_over), kernel(tree.iterate)


class Thoughts(NamedTuple):
    """What a search found, one row for each position."""

    actions: Any  # the one visited most; -1 if the position is over
    visits: Any  # of each legal action, in the order of `legal()`
    points: Any  # that each seat can expect; those of the end if the position is over
    leads: Any  # that each seat can expect over the other sides


def no_thoughts(empty: Callable[[tuple[int, ...], Any], Any], count: int, game: Game) -> Thoughts:
    """Room for the thoughts about this many positions."""
    seats = game.facts.seats[-1]
    return Thoughts(
        empty((count,), np.int64),
        empty((count, game.most_legal), np.int64),
        empty((count, seats), np.float64),
        empty((count, seats), np.float64),
    )


class Limits(NamedTuple):
    """How far a search goes."""

    iterations: int
    centre: float  # fraction of the standing at the root that counts as even


@dataclass(frozen=True)
class Glance:
    """A look one move ahead."""

    samples: int = simple.SAMPLES  # deals of what is hidden
    slips: float = 0.0  # share of random moves

    def __post_init__(self) -> None:
        if self.samples < 1:
            raise ValueError(f"at least one sample is needed, not {self.samples}")
        if not 0 <= self.slips <= 1:
            raise ValueError(f"slips are a share from 0 to 1, not {self.slips}")

    @property
    def slips_in_a_million(self) -> int:
        """The share of random moves as kernels need it."""
        return round(MILLION * self.slips)


@dataclass(frozen=True)
class Search:
    """A tree search of every position."""

    game: Game
    seats: int
    iterations: int
    settings: Settings

    @classmethod
    def of(cls, game: Game, seats: int, iterations: int, settings: Settings | None) -> "Search":
        """A search by these settings, or by those that suit the game."""
        if iterations < 1:
            raise ValueError(f"a search has at least one iteration, not {iterations}")
        return cls(game, seats, iterations, settings or Settings(**suited(game.facts)))

    @property
    def sides(self) -> tuple[int, ...]:
        """The side each seat plays for."""
        return self.game.facts.sides(self.seats)

    @property
    def numbers(self) -> tree.Numbers:
        """The settings as the compiled search needs them."""
        return self.settings.numbers(self.seats)

    @property
    def limits(self) -> Limits:
        """How far it goes."""
        return Limits(self.iterations, float(self.settings.centre))

    @property
    def nodes(self) -> int:
        """The most nodes of a tree."""
        return min(self.settings.nodes, NODES_AN_ITERATION * self.iterations + 2 * self.game.most_legal)


@kernel
def glance(rules, space, samples, slips):
    """The action with the best estimate right after it, with slips in a million a random one; -1 if it is over."""
    root = address(space.root)
    seat = rules.actor(root)
    if seat < 0:
        return -1
    rules.redeal(root, seat, address(space.rng))
    count = rules.legal(root, address(space.actions))
    if below(space.rng, MILLION) < slips:
        return space.actions[below(space.rng, count)]
    if count == 1:
        return space.actions[0]
    for k in range(count):
        space.estimates[k] = 0.0
    look_over(rules, space, seat, samples)
    return _first(space, count)


@kernel
def _first(space, count):
    """One of the actions with the best estimate, all equally likely."""
    best = space.estimates[0]
    ties = 0
    for k in range(count):
        if space.estimates[k] > best:
            best = space.estimates[k]
            ties = 0
        ties += space.estimates[k] == best
    chosen = below(space.rng, ties)
    for k in range(count):
        if space.estimates[k] == best:
            if chosen == 0:
                return space.actions[k]
            chosen -= 1
    return -1


@kernel
def ponder(rules, nodes, space, numbers, limits, thoughts):
    """Search a position from the start and write down what was found; returns the chosen action, or -1 if it is over.

    A position with only one legal action is not searched: all visits are for this action.
    """
    root = address(space.root)
    seat = rules.actor(root)
    count = 0
    if seat >= 0:
        rules.redeal(root, seat, address(space.rng))
        count = rules.legal(root, address(space.actions))
    rules.expect(root, address(space.points))
    for k in range(len(thoughts.visits)):
        thoughts.visits[k] = 0
    action = -1
    if count == 1:
        action = space.actions[0]
        thoughts.visits[0] = limits.iterations
    elif count > 1:
        _start(nodes, space, numbers, limits.centre)
        iterate(rules, nodes, space, numbers, seat, limits.iterations)
        rules.legal(root, address(space.actions))
        action = _most_visited(nodes, space, count, thoughts.visits)
        for one in range(numbers.seats):
            space.points[one] = space.forecast[one] / limits.iterations
    for one in range(len(thoughts.points)):
        thoughts.points[one] = space.points[one] if one < numbers.seats else 0.0
        thoughts.leads[one] = lead(space.points, space.sides, numbers.seats, one) if one < numbers.seats else 0.0
    return action


@kernel
def _start(nodes, space, numbers, centre):
    """Begin a new tree; `points` says what each seat can expect at its root."""
    nodes.counts[tree.USED] = 0
    nodes.counts[tree.START] = tree.new_node(nodes, 0)
    space.luck[0] = space.rng[0]
    for seat in range(numbers.seats):
        space.forecast[seat] = 0.0
        space.centre[seat] = centre * tree.standing(space.points, space.sides, numbers.seats, seat, numbers.own)


@kernel
def _most_visited(nodes, space, count, visits):
    """The legal action at the root that was visited most; of several, that with the lowest number. Fills `visits`."""
    best = -1
    most = -1
    for k in range(count):
        action = space.actions[k]
        node = tree.branch(nodes, np.uint32(nodes.counts[tree.START]), action)
        if node != tree.NONE:
            visits[k] = nodes.links[node + tree.VISITS]
        if visits[k] > most or (visits[k] == most and action < best):
            best = action
            most = visits[k]
    return best


# --- on CPU cores -----------------------------------------------------------------------------------------------------


def _glances(rules, space, samples, slips, positions, streams, first, last, actions):
    """Glance at the positions first to last - 1."""
    for i in range(first, last):
        tree.copy(positions[i], space.root)
        space.rng[0] = word(streams[i])
        actions[i] = glance(rules, space, samples, slips)


def _ponders(rules, nodes, space, numbers, limits, positions, streams, first, last, thoughts):
    """Ponder the positions first to last - 1."""
    for i in range(first, last):
        tree.copy(positions[i], space.root)
        space.rng[0] = word(streams[i])
        own = Thoughts(i, thoughts.visits[i], thoughts.points[i], thoughts.leads[i])
        thoughts.actions[i] = ponder(rules, nodes, space, numbers, limits, own)


_BYTES, _WORDS = np.zeros((1, 1), np.uint8), np.zeros((1, 1), np.uint64)
_NUMBERS, _REALS = np.zeros((1, 1), np.int64), np.zeros((1, 1))
_SHARE = (compiler.type_of(_BYTES), compiler.type_of(_WORDS), compiler.NUMBER, compiler.NUMBER)

glances: Any = compiled(
    _glances,
    compiler.signature(
        compiler.NOTHING,
        POINTERS,
        compiler.type_of(simple.new_space(_BYTES[0], stream(0), 1, (0,))),
        compiler.NUMBER,
        compiler.NUMBER,
        *_SHARE,
        compiler.type_of(_NUMBERS[0]),
    ),
)

ponders: Any = compiled(
    _ponders,
    compiler.signature(
        compiler.NOTHING,
        POINTERS,
        tree.NODES,
        tree.SPACE,
        tree.NUMBERS,
        compiler.type_of(Limits(0, 0.0)),
        *_SHARE,
        compiler.type_of(Thoughts(_NUMBERS[0], _NUMBERS, _REALS, _REALS)),
    ),
)
