"""How much of a result is luck: the weight of luck that takes most of it out, and what losses are worth without it.

The luck of a game has no mean, so the result less any fixed part of it is right on average. The part that leaves least
variance is cov(result, luck) / var(luck): below one where luck is estimated with noise, or counts less than it seems.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

RESAMPLED = 2000
INTERVAL = (2.5, 97.5)

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Measured:
    """A number, and its 95 % interval over games."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.2f} [{self.low:.2f}–{self.high:.2f}]"


def weight(result: Numbers, luck: Numbers) -> float:
    """The weight of luck that leaves least variance."""
    return float(np.cov(result, luck)[0, 1] / luck.var(ddof=1))


def left(result: Numbers, luck: Numbers, weighed: float = 1.0) -> float:
    """The variance without luck, as a part of that of the result."""
    return float((result - weighed * luck).var(ddof=1) / result.var(ddof=1))


def left_unseen(result: Numbers, luck: Numbers) -> float:
    """The same, with luck weighed for each game as all others want it."""
    others = [np.delete(np.arange(len(luck)), at) for at in range(len(luck))]
    weights = np.array([weight(result[rest], luck[rest]) for rest in others])
    return left(result, weights * luck)


def worth(result: Numbers, losses: Numbers, luck: Numbers, weighed: float = 1.0) -> float:
    """What a point of loss costs in the result without luck."""
    return float(np.cov(result - weighed * luck, losses)[0, 1] / losses.var(ddof=1))


def measured(of: Callable[..., float], *columns: Numbers) -> Measured:
    """A number that is worked out from columns with one entry for each game; games are drawn again for its interval."""
    rng, games = np.random.default_rng(0), len(columns[0])
    drawn = (rng.integers(games, size=games) for _ in range(RESAMPLED))
    with np.errstate(divide="ignore", invalid="ignore"):  # the same few games again and again have no variance
        found = [of(*(column[chosen] for column in columns)) for chosen in drawn]
    low, high = np.nanpercentile(found, INTERVAL)
    return Measured(of(*columns), float(low), float(high))
