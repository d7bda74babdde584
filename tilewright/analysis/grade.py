"""Grades for what was played, by what it cost: the same limits in all games, as parts of the chance to win.

A loss counts by the chance to win that it cost, or by what the same points would cost in the middle of an even game if
that is more: points given away in a game that is already decided are a mistake too.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from tilewright.analysis.odds import Model

Grade = Literal["best", "good", "inaccurate", "mistake", "blunder"]
GRADES: tuple[Grade, ...] = get_args(Grade)  # from good to bad
LIMITS = (0.0025, 0.015, 0.04, 0.09)  # of the chance to win: from the last one on, a loss is a blunder

Play = Literal["flawless", "strong", "steady", "uneven", "loose"]
PLAYS: tuple[Play, ...] = get_args(Play)  # words for a whole game, from good to bad
PLAY_LIMITS = (0.003, 0.008, 0.016, 0.03)  # of the mean loss at each real choice


def severity(lead: float, chance: float, model: Model, sides: Sequence[int]) -> float:
    """How much of the chance to win a loss counts for: `lead` in points, `chance` what it really cost."""
    return max(chance, model.even(lead, sides), 0.0)


def grade(cost: float, error: float) -> Grade:
    """The grade of a loss; one that is smaller than its error is never worse than good."""
    found = GRADES[sum(cost >= limit for limit in LIMITS)]
    return "good" if cost < error and GRADES.index(found) > 1 else found


def play(mean: float) -> Play:
    """The word for a whole game by the mean loss at each real choice."""
    return PLAYS[sum(mean >= limit for limit in PLAY_LIMITS)]
