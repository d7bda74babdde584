"""Luck and skill: why a game ended as it did, as a sum for every seat that is exactly its result.

    start + luck + own losses + others' losses = result

Luck is what draws brought beyond their average; a loss is what a move was worth less than the best one. Both are
differences within one estimate, so their errors do not carry over from one move to the next. The start is what remains
of the result without them: what the game was worth to the seat before anything happened, as the whole analysis sees it.
The mean of a draw's luck over all draws is zero whatever the estimates are worth, so the result less luck has the same
mean as the result itself, and varies far less from game to game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from tilewright.analysis.ply import Decision, Draw, Judged


@dataclass(frozen=True, slots=True)
class Account:
    """One seat's result and what it is made of."""

    start: float
    luck: float
    own: float  # its own losses, negative
    others: float  # what the others' losses were worth to it
    result: float

    @property
    def skill(self) -> float:
        """Everything that was not luck: the result to expect from play like this."""
        return self.result - self.luck


def accounts(plies: Iterable[Judged], results: Sequence[float], unit: str) -> tuple[Account, ...]:
    """The account of every seat; `unit` is "leads" or "odds", in which the results are given."""
    seats = range(len(results))
    luck, own, others = (np.zeros(len(results)) for _ in range(3))
    for one in plies:
        changes = getattr(one, unit)
        for seat in seats if changes else ():
            if isinstance(one, Draw):
                luck[seat] += changes[seat]
            elif one.seat == seat:
                own[seat] += changes[seat]
            else:
                others[seat] += changes[seat]
    return tuple(_account(results[seat], luck[seat], own[seat], others[seat]) for seat in seats)


def _account(result: float, luck: float, own: float, others: float) -> Account:
    return Account(float(result - luck - own - others), float(luck), float(own), float(others), float(result))


def real_choices(plies: Iterable[Judged], seat: int, least: float) -> list[Decision]:
    """A seat's decisions where it mattered what was played: the worst choice compared loses at least so much lead."""
    return [
        one
        for one in plies
        if isinstance(one, Decision)
        and one.seat == seat
        and one.choices
        and one.choices[0].lead - one.choices[-1].lead >= least
    ]
