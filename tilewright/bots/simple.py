"""The two simplest bots: one plays anything, one plays what looks best at once."""

from typing import Any

import numpy as np
from numba import types

from tilewright.bots.bot import Answer, Question
from tilewright.bots.tree import RULES, address
from tilewright.kit.kernel import compiled
from tilewright.kit.random import below, stream

CHANCE_SAMPLES = 12


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
    """Plays the move after which the position looks best, chance that follows at once averaged."""

    def __init__(self, seed: int) -> None:
        self._rng = stream(seed)

    def decide(self, question: Question) -> Answer:
        """The action with the best estimate."""
        game = question.game
        root = question.position.view(np.uint8)
        work, actions = root.copy(), np.zeros(game.most_legal, dtype=np.int64)
        estimates = np.zeros(game.most_legal)
        count = _look(tuple(game.pointers()), root, work, question.seat, self._rng, actions, estimates, CHANCE_SAMPLES)
        best = estimates[:count].max()
        ties = [int(action) for action in actions[:count][estimates[:count] == best]]
        choice = ties[int(below(self._rng, len(ties)))]
        return Answer(choice, line=(question.words(choice),), iterations=count)

    def stop(self) -> None:
        """It never takes long."""


def _look_ahead(rules, root, work, seat, rng, actions, estimates, samples):  # type: ignore[no-untyped-def]
    """Estimate the position after each legal action; how many there are."""
    actor, legal, draw, apply, _, evaluate, _ = rules
    position = address(work)
    count = legal(address(root), address(actions))
    for k in range(count):
        work[:] = root
        apply(position, actions[k])
        if actor(position) != -1:
            estimates[k] = evaluate(position, seat)
            continue
        total = 0.0
        for _ in range(samples):
            work[:] = root
            apply(position, actions[k])
            while actor(position) == -1:
                apply(position, draw(position, address(rng)))
            total += evaluate(position, seat)
        estimates[k] = total / samples
    return count


_BYTES, _LONGS, _FLOATS = types.uint8[::1], types.int64[::1], types.float64[::1]

_look: Any = compiled(
    _look_ahead,
    types.int64(RULES, _BYTES, _BYTES, types.int64, types.uint64[::1], _LONGS, _FLOATS, types.int64),
)
