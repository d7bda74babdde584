"""Positions built from words instead of played: the inverse of a game's `state`, and why a position is impossible.

A game fills a position at its start with what the words say. What it does not compare itself is compared here: in the
end the position's own words must agree with every member that was given, and the rules must find it sound.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np

from tilewright.core.game import Facts, Kernels, Positions, started
from tilewright.core.message import Message, Say, Value
from tilewright.core.move import Impossible, Refusal

POINTS = range(10_000)
SHOWN = 60  # characters of a value that are quoted
_CELL = re.compile(r"(0|-?[1-9][0-9]{0,2}) (0|-?[1-9][0-9]{0,2})")

Cell: TypeAlias = tuple[int, int]


class Reading:
    """The words of a position while they are read. What is wrong is noted, and `check` raises it.

    Its methods return the value of a member, or the given default if it is missing or wrong.
    """

    def __init__(self, state: Any, members: Collection[str], seats: int) -> None:
        self.seats = seats
        self.refusals: dict[tuple[str, str], Refusal] = {}
        self._settled: set[str] = set()
        self._given: Mapping[str, Any] = state if isinstance(state, Mapping) else {}
        if not isinstance(state, Mapping):
            self.refuse("", "built-no-object")
        for name in self._given:
            if name not in members:
                self.refuse("", "built-unknown-member", member=_short(name), members=", ".join(members))

    def __contains__(self, name: str) -> bool:
        return name in self._given

    def refuse(self, clause: str, key: str, **args: Value) -> None:
        """Note a reason; only the first of each kind counts."""
        plain = {name: value if isinstance(value, str | Message) else int(value) for name, value in args.items()}
        self.refusals.setdefault((clause, key), Refusal(clause, Message.of(key, **plain)))

    def refuse_at(self, cell: Cell, clause: str, key: str, **args: Value) -> None:
        """The same for something on a cell."""
        x, y = cell
        reason = Message.of("built-at", x=x, y=y, reason=Message.of(key, **args))
        self.refusals.setdefault((clause, key), Refusal(clause, reason))

    def settle(self, name: str) -> None:
        """Take a member as compared: the position's own words may say it in another way."""
        self._settled.add(name)

    def is_open(self, name: str) -> bool:
        """Whether a member was given and must still be compared."""
        return name in self and name not in self._settled

    def check(self) -> None:
        """Raise Impossible if there is a reason."""
        if self.refusals:
            raise Impossible(tuple(self.refusals.values()))

    def malformed(self, name: str, value: Any) -> None:
        """Note that a member, or a part of it, is missing or not what it must be."""
        if value is None and name not in self:
            self.refuse("", "built-missing", member=name)
            return
        self.refuse("", "built-malformed", member=name, value=_short(value))

    def word(self, name: str, possible: Collection[str], default: str = "") -> str:
        """One of several words."""
        value = self._given.get(name, default)
        if value is default or (isinstance(value, str) and value in possible):
            return str(value)
        self.malformed(name, value)
        return default

    def number(self, name: str, numbers: range, default: int = 0) -> int:
        """A whole number."""
        value = self._given.get(name, default)
        if name not in self or is_number(value, numbers):
            return int(value)
        self.malformed(name, value)
        return default

    def numbers(self, name: str, numbers: range, default: Sequence[int]) -> list[int]:
        """A whole number for each seat."""
        value = self._given.get(name, default)
        if _is_list(value) and len(value) == self.seats and all(is_number(one, numbers) for one in value):
            return [int(one) for one in value]
        self.malformed(name, value)
        return list(default)

    def names(self, name: str, known: Collection[str]) -> list[str]:
        """Several of these names, each at most once."""
        value = self._given.get(name, [])
        if _is_list(value) and all(isinstance(one, str) and one in known for one in value):
            if len(set(value)) == len(value):
                return list(value)
        self.malformed(name, value)
        return []

    def counts(self, name: str, known: Collection[str]) -> dict[str, int] | None:
        """How many there are of each of these things; None if the member is missing."""
        if name not in self:
            return None
        return self.counted(name, self._given[name], known)

    def counted(self, name: str, value: Any, known: Collection[str]) -> dict[str, int]:
        """The same for the value of a member, or a part of it."""
        found = {}
        for one, count in self.members(name, value).items():
            if one in known and is_number(count, range(128)):
                found[one] = int(count)
            else:
                self.malformed(name, f"{one}: {count}")
        return found

    def given(self, name: str) -> Any:
        """The value of a member as it was given, or None."""
        return self._given.get(name)

    def members(self, name: str, value: Any) -> dict[str, Any]:
        """An object, by its members' names."""
        if isinstance(value, Mapping) and all(isinstance(one, str) for one in value):
            return dict(value)
        self.malformed(name, value)
        return {}

    def cells(self, name: str) -> dict[Cell, Any]:
        """What is on each cell."""
        found = {}
        for words, value in self.members(name, self._given.get(name, {})).items():
            cell = self.cell(name, words)
            if cell is not None:
                found[cell] = value
        return found

    def cell(self, name: str, words: Any) -> Cell | None:
        """A cell, named by its column and its row."""
        match = _CELL.fullmatch(words) if isinstance(words, str) else None
        if match is None:
            self.malformed(name, words)
            return None
        return int(match[1]), int(match[2])


def is_number(value: Any, numbers: range) -> bool:
    """Whether a value is one of these whole numbers."""
    return type(value) is int and value in numbers


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _bare(value: Any) -> Any:
    """A value without counts of zero, which may be left out."""
    if isinstance(value, Mapping):
        is_count = all(type(count) is int for count in value.values())
        return {name: _bare(one) for name, one in value.items() if one or not is_count}
    return [*map(_bare, value)] if _is_list(value) else value


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


class Filler(Protocol):
    """A game's module `table/build.py`."""

    MEMBERS: tuple[str, ...]  # what a position in words may say

    def fill(self, reading: Reading, position: Positions, kernels: Kernels) -> None:
        """Change a position at the start of a game into the one that is read; Impossible if there is none."""


@dataclass(frozen=True)
class Builder:
    """Builds positions of one game."""

    facts: Facts
    dtype: np.dtype[Any]
    kernels: Kernels
    filler: Filler
    state: Callable[[Positions], dict[str, Any]]
    say: Say

    def build(self, state: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> Positions:
        """The position that `state` puts into these words. Impossible gives every reason why there is none; a
        ValueError says which seats or options there are.
        """
        position = started(self.facts, self.dtype, self.kernels, seats, options)
        try:
            reading = Reading(state, self.filler.MEMBERS, int(seats))
            self.filler.fill(reading, position, self.kernels)
            reading.check()
            self._compare(reading, position)
        except Impossible as error:
            raise Impossible([self._in_english(one) for one in error.refusals]) from None
        return position

    def _compare(self, reading: Reading, position: Positions) -> None:
        """The last net: what was given must be what the position says of itself, and the rules must find it sound."""
        if self.kernels.check(position, 0):
            reading.refuse("", "built-unsound")
            reading.check()
        found = self.state(position)
        for name in self.filler.MEMBERS:
            if reading.is_open(name) and _bare(reading.given(name)) != _bare(found.get(name)):
                follows = _short(found.get(name, "-"))
                reading.refuse("", "built-disagrees", member=name, given=_short(reading.given(name)), follows=follows)
        reading.check()

    def _in_english(self, refusal: Refusal) -> Refusal:
        return Refusal(refusal.clause, refusal.reason, self.say(refusal.reason, "en"))


def has_choice(kernels: Kernels, position: Positions, most: int) -> bool:
    """Whether anything is legal in a position."""
    return bool(kernels.legal(position, 0, np.empty(most, dtype=np.int64)))
