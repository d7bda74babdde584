"""Counts out the end of a game: every action and every draw to the last move, if they are few enough.

Every seat plays for its lead over the other sides. With two sides that is the best play there is; with more it is the
best against others who play so. Nothing may be hidden from the seat that asks.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.bots.bot import Question
from tilewright.bots.tree import copy
from tilewright.core.game import clone
from tilewright.kit import compiler
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import compiled, kernel
from tilewright.kit.majority import lead
from tilewright.kit.pointer import POINTERS, address
from tilewright.kit.random import stream
from tilewright.kit.shape import MOST_SEATS, ROOM

DEEPEST = 16  # moves to the end, at most
LOOKS = 3  # random games to the end that must not be longer, and deals that must change nothing


class Space(NamedTuple):
    """The arrays for counting out, with a row for each move since the position asked about."""

    positions: NDArray[np.uint8]  # as bytes
    actions: NDArray[np.int64]  # the legal ones
    done: NDArray[np.int64]  # how many of them have been counted out
    legal: NDArray[np.int64]  # how many there are
    weights: NDArray[np.int64]  # of outcomes, if chance is to move
    values: NDArray[np.float64]  # the points each seat will have, with the best action so far; summed over outcomes
    points: NDArray[np.float64]  # where `expect` writes
    sides: NDArray[np.int64]
    leads: NDArray[np.float64]  # of each action of the position asked about, in their order


def _new_space(position: NDArray[np.uint8], most_legal: int, sides: tuple[int, ...]) -> Space:
    positions = np.zeros((DEEPEST + 1, len(position)), dtype=np.uint8)
    positions[0] = position
    return Space(
        positions,
        np.zeros((DEEPEST + 1, max(most_legal, MOST_SEATS)), dtype=np.int64),
        np.zeros(DEEPEST + 1, dtype=np.int64),
        np.zeros(DEEPEST + 1, dtype=np.int64),
        np.zeros((DEEPEST + 1, max(most_legal, MOST_SEATS)), dtype=np.int64),
        np.zeros((DEEPEST + 1, MOST_SEATS)),
        np.zeros(ROOM),
        np.array(sides, dtype=np.int64),
        np.zeros(max(most_legal, MOST_SEATS)),
    )


@kernel
def _open(rules, space, depth):
    """Begin to count out the position in a row: list its actions; at the end of the game, its points."""
    position = address(space.positions) + depth * space.positions.shape[1]
    who = rules.actor(position)
    space.done[depth] = 0
    space.legal[depth] = 0
    if who == OVER:
        rules.expect(position, address(space.points))
        for seat in range(len(space.sides)):
            space.values[depth, seat] = space.points[seat]
        return
    actions = address(space.actions) + 8 * depth * space.actions.shape[1]
    space.legal[depth] = rules.legal(position, actions)
    for seat in range(len(space.sides)):
        space.values[depth, seat] = 0.0
    if who == CHANCE:
        rules.weights(position, address(space.weights) + 8 * depth * space.weights.shape[1])


@kernel
def _take(rules, space, depth):
    """Add what the action just counted out is worth to the position it was played in."""
    seats = len(space.sides)
    who = rules.actor(address(space.positions) + depth * space.positions.shape[1])
    at = space.done[depth]
    if who == CHANCE:
        total = 0
        for k in range(space.legal[depth]):
            total += space.weights[depth, k]
        share = space.weights[depth, at] / total
        for seat in range(seats):
            space.values[depth, seat] += share * space.values[depth + 1, seat]
    else:
        new = lead(space.values[depth + 1], space.sides, seats, who)
        if depth == 0:
            space.leads[at] = new
        if at == 0 or new > lead(space.values[depth], space.sides, seats, who):
            for seat in range(seats):
                space.values[depth, seat] = space.values[depth + 1, seat]
    space.done[depth] = at + 1


def _count_out(rules, space, most):
    """Count out everything, in at most `most` moves; returns the number of legal actions, or 0 if it takes more."""
    depth = 0
    moves = 0
    size = space.positions.shape[1]
    _open(rules, space, depth)
    while True:
        if space.done[depth] < space.legal[depth]:
            moves += 1
            if moves > most or depth == DEEPEST:
                return 0
            action = space.actions[depth, space.done[depth]]
            copy(space.positions[depth], space.positions[depth + 1])
            depth += 1
            rules.apply(address(space.positions) + depth * size, action)
            _open(rules, space, depth)
        elif depth == 0:
            return space.legal[0]
        else:
            depth -= 1
            _take(rules, space, depth)


_counted: Any = compiled(
    _count_out,
    compiler.signature(
        compiler.NUMBER,
        POINTERS,
        compiler.type_of(_new_space(np.zeros(1, np.uint8), 1, (0,))),
        compiler.NUMBER,
    ),
)


@dataclass(frozen=True)
class Ending:
    """What the end of a game comes to."""

    leads: dict[int, float]  # for each legal action, the lead of the seat that asks
    points: NDArray[np.float64]  # of each seat, with the best of them

    @property
    def best(self) -> int:
        """The action with the best lead."""
        return max(self.leads, key=lambda action: (self.leads[action], -action))


def counted_out(question: Question, most: int) -> Ending | None:
    """The end of a game; None if counting it out takes more moves than `most`, or something is hidden."""
    if not _is_near(question) or not is_open(question):
        return None
    game = question.game
    space = _new_space(question.position.view(np.uint8), game.most_legal, game.facts.sides(question.seats))
    count = _counted(game.pointers(), space, most)
    if count == 0:
        return None
    found = {int(space.actions[0, k]): float(space.leads[k]) for k in range(count)}
    return Ending(found, space.values[0, : question.seats])


def _is_near(question: Question) -> bool:
    """Whether games played to the end at random are short enough."""
    game, actions = question.game, np.zeros(question.game.most_legal, dtype=np.int64)
    for seed in range(LOOKS):
        ended, rng = clone(question.position), stream(seed)
        for move in range(DEEPEST + 1):
            who = game.kernels.actor(ended, 0)
            if who == OVER:
                break
            if move == DEEPEST:
                return False
            if who == CHANCE:
                action = game.kernels.draw(ended, 0, rng)
            else:
                count = game.kernels.legal(ended, 0, actions)
                action = int(actions[seed % count])
            game.kernels.apply(ended, 0, int(action))
    return True


def is_open(question: Question) -> bool:
    """Whether nothing is hidden from the seat: dealing again changes nothing."""
    before = question.position.tobytes()
    for seed in range(LOOKS):
        dealt = clone(question.position)
        question.game.kernels.redeal(dealt, 0, question.seat, stream(seed))
        if dealt.tobytes() != before:
            return False
    return True
