"""The games of a match: every deal of chance, with every seating of the bots.

A deal is one seed of chance. It is played once with each seating, so that all bots get the same luck. Game numbers
count through the seatings of deal 0, then of deal 1, and so on; the plan and the number alone determine a game.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

MOST_SEATINGS = 100_000


class PlanError(ValueError):
    """A plan cannot be played."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    number: int
    deal: int
    seating: tuple[int, ...]  # for each seat, the number of its bot in the plan


@dataclass(frozen=True)
class Plan:
    """A match: the game and its setup, the bots, and the seed for everything random."""

    game: str
    revision: int
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # names as given, see roster.py
    spelled: tuple[str, ...]  # what each stands for: the meaning of a level may change
    seed: int
    sides: tuple[int, ...] = ()  # the side each seat plays for, if some are partners

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The bots' names, numbered where one appears twice."""
        seen: Counter[str] = Counter()
        labels = []
        for bot in self.bots:
            seen[bot] += 1
            labels.append(bot if seen[bot] == 1 else f"{bot}#{seen[bot]}")
        return tuple(labels)

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Every way to seat the bots: all selections of bots, each in every order; partners are the same bot."""
        sides = self.sides or tuple(range(self.seats))
        found = []
        for line_up in _line_ups(len(self.bots), len(set(sides))):
            for order in _orders(line_up):
                found.append(tuple(order[side] for side in sides))
                if len(found) > MOST_SEATINGS:
                    raise PlanError(f"{len(self.bots)} bots on {self.seats} seats make too many seatings: take fewer")
        return tuple(found)

    def whole(self, games: int) -> int:
        """This number of games, rounded up to whole deals."""
        return -(-games // len(self.seatings)) * len(self.seatings)

    def fixture(self, number: int) -> Fixture:
        """The game with this number."""
        deal, seating = divmod(number, len(self.seatings))
        return Fixture(number, deal, self.seatings[seating])

    def seed_of(self, *what: int | str) -> int:
        """A different seed for each purpose."""
        text = "\n".join(map(str, (self.seed, *what)))
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())

    def facts(self) -> dict[str, Any]:
        """The plan as plain values, to be stored with its results."""
        return {
            "game": self.game,
            "revision": self.revision,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": list(self.bots),
            "spelled": list(self.spelled),
            "seed": self.seed,
            "sides": list(self.sides),
        }


def _line_ups(bots: int, seats: int) -> Iterator[tuple[int, ...]]:
    """All selections of bots for the seats; with fewer bots than seats, seats are shared as evenly as possible."""
    often, rest = divmod(seats, bots)
    for extra in combinations(range(bots), rest):
        yield tuple(sorted([*range(bots)] * often + list(extra)))


def _orders(line_up: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The different orders of a selection."""
    if len(set(line_up)) == len(line_up):
        yield from permutations(line_up)
        return
    for first in sorted(set(line_up)):
        rest = list(line_up)
        rest.remove(first)
        for order in _orders(rest) if rest else [()]:
            yield (first, *order)
