"""Who played a recorded game, when, against which clock and how it ended, as notes that other readers may skip.

    note title Sunday round
    note date 2026-11-16
    note clock 900 20 stand-in
    note rated
    note player 1 Ada
    note colour 1 yellow
    note rating 1 1612
    note player 2 Nele
    note level 2 club
    note result 1 1 64

A clock is the seconds for the game and for each turn, or `days` and how many for each turn, and then what happens at
zero. A result is a seat, its place and its points. Notes that cannot be read are only text.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from tilewright.core.palette import SEATS

AtZero = Literal["stand-in", "lose"]
MOST_DIGITS = 6
_COLOURS = {seat.name: number for number, seat in enumerate(SEATS)}
_SEAT = re.compile(r"(player|level|rating|colour|result) ([1-9][0-9]?) (.+)")
_DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_CLOCK = re.compile(rf"(days|\d{{1,{MOST_DIGITS}}}) (\d{{1,{MOST_DIGITS}}}) (stand-in|lose)", re.ASCII)
_RESULT = re.compile(rf"(\d{{1,2}}) (-?\d{{1,{MOST_DIGITS}}})", re.ASCII)


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The clock of a game: `main_s` for the game and `turn_s` for each turn, or `days` for each turn."""

    main_s: int = 0
    turn_s: int = 0
    days: int = 0
    at_zero: AtZero = "stand-in"

    @property
    def note(self) -> str:
        """What a record says about it."""
        time = f"days {self.days}" if self.days else f"{self.main_s} {self.turn_s}"
        return f"clock {time} {self.at_zero}"


@dataclass(frozen=True, slots=True)
class Player:
    """Who played a seat, and how it ended for them."""

    name: str = ""
    level: str = ""  # of a bot
    rating: int | None = None
    colour: int | None = None  # in the palette
    place: int | None = None
    points: int | None = None

    def notes(self, seat: int) -> list[str]:
        """What a record says about them; seats count from 1."""
        colour = None if self.colour is None else SEATS[self.colour].name
        result = None if self.place is None or self.points is None else f"{self.place} {self.points}"
        said = {"player": self.name, "level": self.level, "colour": colour, "rating": self.rating, "result": result}
        return [f"{key} {seat} {value}" for key, value in said.items() if value not in (None, "")]


@dataclass(frozen=True, slots=True)
class Played:
    """What a record says about the people and the circumstances of its game."""

    players: tuple[Player, ...]
    title: str = ""
    date: str = ""  # as in 2026-11-16
    clock: TimeControl | None = None
    rated: bool = False

    def notes(self) -> list[str]:
        """The notes of a record.

        >>> Played((Player("Ada", colour=2), Player("Nele", "club")), date="2026-11-16").notes()
        ['date 2026-11-16', 'player 1 Ada', 'colour 1 yellow', 'player 2 Nele', 'level 2 club']
        """
        said = [f"title {self.title}"] if self.title else []
        said += [f"date {self.date}"] if self.date else []
        said += [self.clock.note] if self.clock else []
        said += ["rated"] if self.rated else []
        return said + [note for seat, player in enumerate(self.players, start=1) for note in player.notes(seat)]

    def nameless(self) -> "Played":
        """The same without anything that tells who the people were."""
        return replace(self, title="", players=tuple(replace(one, name="", rating=None) for one in self.players))

    @classmethod
    def read(cls, notes: Iterable[str], seats: int) -> "Played":
        """What the notes of a record say about its seats and its game."""
        found = cls((Player(),) * seats)
        for note in notes:
            found = found._with(" ".join(note.split()))
        return found

    def _with(self, note: str) -> "Played":
        key, _, value = note.partition(" ")
        if key == "title":
            return replace(self, title=value)
        if key == "date" and _DATE.fullmatch(value):
            return replace(self, date=value)
        if key == "clock" and (match := _CLOCK.fullmatch(value)):
            return replace(self, clock=_time_control(match))
        if note == "rated":
            return replace(self, rated=True)
        match_seat = _SEAT.fullmatch(note)
        return self._with_seat(*match_seat.groups()) if match_seat else self

    def _with_seat(self, key: str, number: str, value: str) -> "Played":
        seat = int(number) - 1
        if seat >= len(self.players):
            return self
        player = _with(self.players[seat], key, value)
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))


def _with(player: Player, key: str, value: str) -> Player:
    if key == "player":
        return replace(player, name=value)
    if key == "level":
        return replace(player, level=value)
    if key == "rating" and value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS:
        return replace(player, rating=int(value))
    if key == "colour" and value in _COLOURS:
        return replace(player, colour=_COLOURS[value])
    if key == "result" and (match := _RESULT.fullmatch(value)):
        return replace(player, place=int(match[1]), points=int(match[2]))
    return player


def _time_control(match: re.Match[str]) -> TimeControl:
    first, second, at_zero = match.groups()
    ends: AtZero = "lose" if at_zero == "lose" else "stand-in"
    if first == "days":
        return TimeControl(days=int(second), at_zero=ends)
    return TimeControl(int(first), int(second), 0, ends)
