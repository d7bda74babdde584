"""What a step of a batch pays every seat: the result of a game that ended, points as they are scored, or places."""

from typing import Any

import numpy as np

from tilewright.research.engine import Engine

REWARDS = ("result", "points", "places")
_SWEEPS = {"result": "results", "points": "gains", "places": "ranks"}


def check(reward: str | None, possible: tuple[str, ...] = REWARDS) -> None:
    """Raise ValueError unless this is a kind of reward, or None."""
    if reward is not None and reward not in possible:
        raise ValueError(f"there is no reward '{reward}' (possible: {', '.join(possible)})")


class Rewards:
    """The rewards of the last step, a row for each position and a column for each seat the game can have."""

    def __init__(self, engine: Engine, reward: str, shape: tuple[int, int]) -> None:
        check(reward)
        self._engine = engine
        self._sweep = _SWEEPS[reward]
        self._numbers = engine.put(np.zeros(shape, np.int64), np.int64)  # points before the step, or places after it
        self.paid = engine.put(np.zeros(shape, np.float32), np.float32)

    def before(self) -> None:
        """Remember the points: a step comes."""
        if self._sweep == "gains":
            self._engine.sweep("points", self._numbers, self._numbers)

    def after(self, idle: Any) -> None:
        """Pay for a step; games in which nobody was to move before it pay nothing."""
        self._engine.sweep(self._sweep, self._numbers, self.paid)
        self._engine.sweep("hush", idle, self.paid)
