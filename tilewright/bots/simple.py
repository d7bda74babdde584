"""The two simplest bots: one plays anything, one plays what looks best at once."""

from typing import Any

import numpy as np
from numba import types

from tilewright.bots.bot import Answer, Question
from tilewright.bots.tree import RULES, address, copy
from tilewright.kit.kernel import compiled, kernel
from tilewright.kit.random import below, stream, word

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
        """It never takes long."""


class GreedyBot:
    """Plays the move after which the position looks best on average over what is hidden and chance that follows."""

    def __init__(self, seed: int) -> None:
        self._rng = stream(seed)

    def decide(self, question: Question) -> Answer:
        """The action with the best estimate."""
        game = question.game
        root = question.position.view(np.uint8)
        actions, estimates = np.zeros(game.most_legal, dtype=np.int64), np.zeros(game.most_legal)
        places = root, root.copy(), root.copy()
        count = _look(tuple(game.pointers()), *places, question.seat, self._rng, stream(0), actions, estimates, SAMPLES)
        best = estimates[:count].max()
        ties = [int(action) for action in actions[:count][estimates[:count] == best]]
        choice = ties[int(below(self._rng, len(ties)))]
        return Answer(choice, line=(question.words(choice),), iterations=count)

    def stop(self) -> None:
        """It never takes long."""


@kernel
def _are_same(one, other):  # type: ignore[no-untyped-def]
    for k in range(len(one)):
        if one[k] != other[k]:
            return False
    return True


def _look_ahead(rules, root, dealt, work, seat, rng, chance, actions, estimates, samples):  # type: ignore[no-untyped-def]
    """Estimate the position after each legal action; how many there are.

    Every action meets the same deals and the same luck, so that their estimates differ by what they are worth.
    """
    actor, legal, draw, apply, redeal, evaluate, _, _ = rules
    position = address(work)
    count = legal(address(root), address(actions))
    for _ in range(samples):
        copy(root, dealt)
        redeal(address(dealt), seat, address(rng))
        is_certain = _are_same(dealt, root)
        luck = word(rng)
        for k in range(count):
            chance[0] = luck
            copy(dealt, work)
            apply(position, actions[k])
            while actor(position) == -1:
                is_certain = False
                apply(position, draw(position, address(chance)))
            estimates[k] += evaluate(position, seat)
        if is_certain:
            break
    return count


_BYTES, _WORDS, _LONGS, _FLOATS = types.uint8[::1], types.uint64[::1], types.int64[::1], types.float64[::1]

_look: Any = compiled(
    _look_ahead,
    types.int64(RULES, _BYTES, _BYTES, _BYTES, types.int64, _WORDS, _WORDS, _LONGS, _FLOATS, types.int64),
)
