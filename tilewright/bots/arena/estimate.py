"""Averages with 95 % confidence intervals, for games grouped into deals: the games of one deal share their luck."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

Sample = tuple[int, float]  # the deal, and the value observed in one of its games

MOST_WEIGHT = 2.0  # a duplicate game counts for more than a single one, but at most this much
_T = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}  # 97.5 % points of Student's distribution


@dataclass(frozen=True)
class Estimate:
    """An average and the limits of its 95 % confidence interval; a single deal gives no limits."""

    mean: float
    low: float | None
    high: float | None

    def facts(self) -> dict[str, float | None]:
        """As plain values."""
        return {
            name: None if value is None else round(value, 4)
            for name, value in (("mean", self.mean), ("low", self.low), ("high", self.high))
        }


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, to three digits."""
    if freedom in _T:
        return _T[freedom]
    z = 1.959964
    terms = (  # Cornish and Fisher's expansion in 1 / freedom
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / freedom ** (power + 1) for power, term in enumerate(terms))


def _spread(samples: list[Sample]) -> tuple[float, float, int]:
    """The mean, its variance (clustered by deal), and the number of deals."""
    sums: dict[int, float] = defaultdict(float)
    counts: dict[int, int] = defaultdict(int)
    for deal, value in samples:
        sums[deal] += value
        counts[deal] += 1
    total, deals = len(samples), len(sums)
    mean = math.fsum(sums.values()) / total
    squares = math.fsum((sums[deal] - counts[deal] * mean) ** 2 for deal in sums)
    variance = squares / total**2 * deals / (deals - 1) if deals > 1 else math.nan
    return mean, variance, deals


def average(samples: Iterable[Sample]) -> Estimate | None:
    """The mean of something measured, such as points; None without games."""
    listed = list(samples)
    if not listed:
        return None
    mean, variance, deals = _spread(listed)
    if deals == 1:
        return Estimate(mean, None, None)
    reach = student(deals - 1) * math.sqrt(variance)
    return Estimate(mean, mean - reach, mean + reach)


def share(samples: Iterable[Sample]) -> Estimate | None:
    """The mean of something between 0 and 1, such as wins, by Wilson's interval: it never leaves those limits.

    The sample size is the number of independent games that would give the same variance; if all games ended alike, it
    is the number of deals.
    """
    listed = list(samples)
    if not listed:
        return None
    mean, variance, deals = _spread(listed)
    if deals == 1:
        return Estimate(mean, None, None)
    if not 1e-9 < mean < 1 - 1e-9:
        size = float(deals)
    else:
        size = mean * (1 - mean) / max(variance, mean * (1 - mean) / (MOST_WEIGHT * len(listed)))
    t2 = student(deals - 1) ** 2
    middle = (mean + t2 / (2 * size)) / (1 + t2 / size)
    reach = math.sqrt(t2 * (mean * (1 - mean) / size + t2 / (4 * size**2))) / (1 + t2 / size)
    return Estimate(mean, max(0.0, middle - reach), min(1.0, middle + reach))
