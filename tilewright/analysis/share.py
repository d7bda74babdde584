"""Luck and skill in points above or below the table's average, in tenths that add up as they are shown:

average + luck + skill = points
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.analysis.review import Review


@dataclass(frozen=True, slots=True)
class Share:
    """What luck and skill brought a seat, in points."""

    luck: float
    skill: float


def average(review: Review) -> float:
    """The mean points of all seats, to one decimal."""
    return round(sum(review.scores) / review.seats, 1)


def shares(review: Review) -> list[Share]:
    """The share of every seat; the luck of all sums to zero."""
    sides = len(set(review.sides))
    luck = _tenths([one.luck * (sides - 1) / sides for one in review.accounts])
    level = round(average(review) * 10)
    return [
        Share(tenths / 10, (10 * score - level - tenths) / 10)
        for tenths, score in zip(luck, review.scores, strict=True)
    ]


def _tenths(numbers: Sequence[float]) -> list[int]:
    """The numbers in whole tenths; where they sum to zero, so do these: the ones rounded furthest make up for it."""
    rounded = [round(10 * number) for number in numbers]
    excess = sum(rounded) - round(10 * sum(numbers))
    step = 1 if excess > 0 else -1
    by_error = sorted(range(len(numbers)), key=lambda at: step * (10 * numbers[at] - rounded[at]))
    for at in by_error[: abs(excess)]:
        rounded[at] -= step
    return rounded
