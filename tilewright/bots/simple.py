"""The two simplest bots: one plays at random, one plays the move that looks best immediately."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.bots import glance
from tilewright.bots.bot import Answer, Question
from tilewright.bots.tree import copy
from tilewright.kit import compiler
from tilewright.kit.actor import CHANCE
from tilewright.kit.kernel import compiled, kernel
from tilewright.kit.majority import lead
from tilewright.kit.pointer import POINTERS, address
from tilewright.kit.random import below, stream, word
from tilewright.kit.shape import ROOM

SAMPLES = 12


class RandomBot:
    """Plays any legal move, all equally likely."""

    def __init__(self, seed: int) -> None:
        self._rng = stream(seed)

    def decide(self, question: Question) -> Answer:
        """One of the legal actions."""
        legal = question.game.legal(question.position)
        return Answer(legal[int(below(self._rng, len(legal)))])

    def stop(self) -> None:
        """Nothing to do: it never takes long."""


class GreedyBot:
    """Plays the move with the best estimate, averaged over hidden information and the chance that follows."""

    def __init__(self, seed: int) -> None:
        self._rng = stream(seed)

    def decide(self, question: Question) -> Answer:
        """The action with the best estimate; with uncompiled rules, the best one found in a second."""
        actions, estimates = self.estimated(question)
        best = max(estimates)
        ties = [action for action, estimate in zip(actions, estimates, strict=True) if estimate == best]
        choice = ties[int(below(self._rng, len(ties)))]
        return Answer(choice, line=(question.words(choice),), iterations=len(actions))

    def estimated(self, question: Question) -> tuple[list[int], list[float]]:
        """The legal actions, and an estimate of each."""
        game = question.game
        if not game.is_compiled():
            return glance.look_ahead(question, self._rng, SAMPLES)
        sides = game.facts.sides(question.seats)
        space = new_space(question.position.view(np.uint8), self._rng, game.most_legal, sides)
        count = look_ahead(game.pointers(), space, question.seat, SAMPLES)
        return space.actions[:count].tolist(), space.estimates[:count].tolist()

    def stop(self) -> None:
        """Nothing to do: it never takes long."""


class Space(NamedTuple):
    """The arrays for looking one move ahead."""

    root: NDArray[np.uint8]  # the position, as bytes
    dealt: NDArray[np.uint8]  # the same with other hidden information
    work: NDArray[np.uint8]  # after an action and the chance that follows
    rng: NDArray[np.uint64]  # deals, and the luck of each deal
    luck: NDArray[np.uint64]  # the same stream for every action
    actions: NDArray[np.int64]  # the legal ones
    estimates: NDArray[np.float64]  # the lead after each of them, summed over deals
    points: NDArray[np.float64]  # what each seat can expect
    sides: NDArray[np.int64]  # the side each seat plays for


def new_space(root: NDArray[np.uint8], rng: NDArray[np.uint64], most_legal: int, sides: Sequence[int]) -> Space:
    """The arrays for looking ahead from a position of a game with this many legal actions at most."""
    actions, estimates = np.zeros(most_legal, dtype=np.int64), np.zeros(most_legal)
    points = np.zeros(ROOM)
    return Space(
        root, root.copy(), root.copy(), rng, stream(0), actions, estimates, points, np.array(sides, dtype=np.int64)
    )


@kernel
def _are_same(one, other):
    for k in range(len(one)):
        if one[k] != other[k]:
            return False
    return True


def look_over(rules, space, seat, samples):
    """Estimate the lead after each legal action; returns how many there are.

    All actions are tried with the same deals and the same luck, so that estimates differ only by the actions' worth.
    """
    work, luck = address(space.work), address(space.luck)
    count = rules.legal(address(space.root), address(space.actions))
    for _ in range(samples):
        copy(space.root, space.dealt)
        rules.redeal(address(space.dealt), seat, address(space.rng))
        is_certain = _are_same(space.dealt, space.root)
        start = word(space.rng)
        for k in range(count):
            space.luck[0] = start
            copy(space.dealt, space.work)
            rules.apply(work, space.actions[k])
            while rules.actor(work) == CHANCE:
                is_certain = False
                rules.apply(work, rules.draw(work, luck))
            rules.expect(work, address(space.points))
            space.estimates[k] += lead(space.points, space.sides, len(space.sides), seat)
        if is_certain:
            break
    return count


look_ahead: Any = compiled(
    look_over,
    compiler.signature(
        compiler.NUMBER,
        POINTERS,
        compiler.type_of(new_space(np.zeros(1, np.uint8), stream(0), 1, (0,))),
        compiler.NUMBER,
        compiler.NUMBER,
    ),
)
