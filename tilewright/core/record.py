"""A game as text: game, revision, seats and options, then one move per line, chance included (docs/format.md).

    game carcassonne
    revision 1
    seats 2
    option river no
    note played by two people

    draw K
    place 0 -1 2
    pass
    end 3

A game that begins with a position instead has a line `position {…}` after its options, in JSON, and is of format 2.
`#` begins a comment. The last line is `end` with the number of moves, so that a truncated text is noticed.
`core/json_form.py` has the same as JSON.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

FORMAT = 2  # the newest version of the format; all up to it are read, and a record is written in the oldest it needs
WITH_POSITION = 2  # the version that has positions
TEXT_TYPE = "application/vnd.tilewright.record"
JSON_TYPE = "application/vnd.tilewright.record+json"
TEXT_ENDING, JSON_ENDING = ".game", ".game.json"
MOST_LINES = 100_000
MOST_CHARACTERS = 4_000_000
MOST_DIGITS = 9
MOST_POSITION = 65_536  # characters of a position
BYTE_ORDER_MARK = "\ufeff"  # some editors put one before the text
HEADS = ("format", "game", "revision", "seats", "option", "position", "note")  # no move begins with one of these
_LINE_END = re.compile(r"\r\n|\n|\r")


class RecordError(ValueError):
    """A record cannot be read or replayed: the line, counted from 1, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def lines_of(text: str) -> list[str]:
    """The lines of a text. Only LF, CR LF and CR end one, whatever else Python takes for a line's end."""
    found = _LINE_END.split(text.removeprefix(BYTE_ORDER_MARK))
    return found[:-1] if not found[-1] else found


def tidy(line: str) -> str:
    """A line with one space between its words; only spaces and tabs separate words."""
    return " ".join(filter(None, line.replace("\t", " ").split(" ")))


def is_json(text: str) -> bool:
    """Whether a record is in its JSON form: no text form begins with a brace."""
    return text.removeprefix(BYTE_ORDER_MARK).lstrip(" \t\r\n").startswith("{")


def check_text(text: str) -> None:
    """Raise ValueError unless this is text."""
    if not isinstance(text, str):
        raise ValueError(f"a record is read from text, not {type(text).__name__}; Record.load(path) reads a file")


def _is_line(value: object) -> bool:
    return isinstance(value, str) and "\n" not in value and "\r" not in value


def read_position(line: int, text: str) -> dict[str, Any]:
    """A position in JSON; RecordError if it is not an object, or too long."""
    if len(text) > MOST_POSITION:
        raise RecordError(line, f"the position is longer than {MOST_POSITION:,} characters")
    try:
        found = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except (RecursionError, ValueError):
        raise RecordError(line, "the position is not JSON in which every name appears once") from None
    if not isinstance(found, dict):
        raise RecordError(line, "the position must be an object in JSON")
    if tidy(text) != text:
        raise RecordError(line, "the position has a text with two blanks in a row")
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if any(one == other for one, other in pairwise(sorted(name for name, _ in pairs))):
        raise ValueError
    return dict(pairs)


def _no_number(word: str) -> None:
    raise ValueError(word)


def check_format(line: int, version: int) -> None:
    """Raise RecordError unless this version of the format can be read."""
    if version > FORMAT:
        raise RecordError(
            line, f"this record has format {version}, but this Tilewright reads formats up to {FORMAT}: update it"
        )
    if version < 1:
        raise RecordError(line, "'format' must be 1 or more")


@dataclass(frozen=True)
class Record:
    """The moves of a game, in words."""

    game: str
    revision: int
    seats: int
    options: Mapping[str, str]
    moves: tuple[str, ...]
    notes: tuple[str, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)  # the line of each move in the text it was read from
    head_lines: Mapping[str, int] = field(default_factory=dict, compare=False)  # and each line of the head
    position: Mapping[str, Any] | None = None  # in words, if the game does not begin at its start

    def __post_init__(self) -> None:
        """Raise ValueError for what no text could say, so that a record made in Python can be written and read."""
        if not isinstance(self.game, str):
            raise ValueError(f"a record names its game, not {self.game!r}")
        for name in ("revision", "seats"):
            if type(getattr(self, name)) is not int:
                raise ValueError(f"'{name}' of a record must be a whole number, not {getattr(self, name)!r}")
        for name in ("moves", "notes"):
            if not isinstance(getattr(self, name), tuple) or not all(map(_is_line, getattr(self, name))):
                raise ValueError(f"'{name}' of a record must be a tuple of texts of one line each")
        if not isinstance(self.options, Mapping) or not all(map(_is_line, chain(*self.options.items()))):
            raise ValueError("'options' of a record must be texts by name")
        if self.position is not None:
            object.__setattr__(self, "position", read_position(self.head_line("position"), self._position()))

    @property
    def format(self) -> int:
        """The oldest version of the format that can say this."""
        return 1 if self.position is None else WITH_POSITION

    def _position(self) -> str:
        if not isinstance(self.position, Mapping):
            raise ValueError("'position' of a record must be an object")
        try:
            return json.dumps(dict(self.position))
        except (RecursionError, TypeError, ValueError):
            raise ValueError("'position' of a record must be JSON") from None

    def line_of(self, ply: int) -> int:
        """The line of a move in the text this record was read from, or else in the text it writes."""
        return self.lines[ply] if self.lines else len(self._head()) + 1 + ply

    def head_line(self, word: str) -> int:
        """The line of "game", "revision", "seats", "position" or an option, such as "option river", likewise."""
        heads = ["game", "revision", "seats", *(f"option {name}" for name in self.options), "position"]
        heads = heads if self.position is None else ["format", *heads]
        return self.head_lines.get(word, heads.index(word) + 1)

    def _head(self) -> list[str]:
        is_built = self.position is not None
        return [
            *([f"format {self.format}"] if is_built else []),
            f"game {self.game}",
            f"revision {self.revision}",
            f"seats {self.seats}",
            *(f"option {name} {value}" for name, value in self.options.items()),
            *([f"position {self._position()}"] if is_built else []),
            *(f"note {note}" for note in self.notes),
            "",
        ]

    def write(self) -> str:
        """The record as text.

        >>> print(Record("carcassonne", 1, 2, {}, ("draw K",)).write())
        game carcassonne
        revision 1
        seats 2
        <BLANKLINE>
        draw K
        end 1
        <BLANKLINE>
        """
        return "\n".join([*self._head(), *self.moves, f"end {len(self.moves)}", ""])

    def to_json(self) -> str:
        """The record in its JSON form, one move a line."""
        from tilewright.core import json_form  # noqa: PLC0415 -- it makes records

        return json_form.write(self)

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """Read the JSON form; RecordError names what is wrong. Does not check whether the moves are legal."""
        from tilewright.core import json_form  # noqa: PLC0415

        return json_form.read(text)

    @classmethod
    def read(cls, text: str) -> "Record":
        """Read a text, or JSON; RecordError names the line that is wrong. Does not check whether the moves are legal.

        >>> Record.read("game carcassonne\\nseats 2")
        Traceback (most recent call last):
        tilewright.core.record.RecordError: line 3: the record breaks off: there is no 'end' line
        """
        check_text(text)
        return cls.from_json(text) if is_json(text) else _Reader(text).record()

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """The record in a file; RecordError if it is not one."""
        try:
            return cls.read(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise RecordError(1, "this is not text in UTF-8") from None


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            raise RecordError(1, f"the text is longer than {MOST_CHARACTERS:,} characters")
        self.heads: dict[str, str] = {}
        self.head_lines: dict[str, int] = {}
        self.options: dict[str, str] = {}
        self.position: dict[str, Any] | None = None
        self.notes: list[str] = []
        self.moves: list[str] = []
        self.lines: list[int] = []
        self.is_ended = False
        found = lines_of(text)
        if len(found) > MOST_LINES:
            raise RecordError(MOST_LINES + 1, f"the record has more than {MOST_LINES:,} lines")
        for number, line in enumerate(found, start=1):
            self._line(number, tidy(line))
        if not self.is_ended:
            raise RecordError(len(found) + 1, "the record breaks off: there is no 'end' line")

    def _line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if self.is_ended:
            raise RecordError(number, "there is more text after the 'end' line")
        word, _, rest = line.partition(" ")
        if word == "end":
            self._end(number, rest)
        elif word not in HEADS:
            self._need_heads(number)
            self.moves.append(line)
            self.lines.append(number)
        elif self.moves:
            raise RecordError(number, f"'{word}' must come before the first move")
        elif word == "option":
            self._option(number, rest)
        elif word == "note":
            self.notes.append(rest)
        else:
            self._head(number, word, rest)

    def _head(self, number: int, word: str, rest: str) -> None:
        if word in self.heads:
            raise RecordError(number, f"'{word}' appears a second time")
        if word == "format" and (self.heads or self.options or self.notes):
            raise RecordError(number, "'format' must be the first line")
        self.heads[word] = rest
        self.head_lines[word] = number
        if word == "position":
            self.position = read_position(number, rest)
        elif word == "game":
            if not rest or " " in rest:
                raise RecordError(number, f"'game' must be followed by one word, not '{rest}'")
        else:
            value = self._number(number, word)
            if word == "format":
                check_format(number, value)

    def _option(self, number: int, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if not value:
            raise RecordError(number, "'option' must be followed by a name and a value")
        if name in self.options:
            raise RecordError(number, f"'option {name}' appears a second time")
        self.options[name] = value
        self.head_lines[f"option {name}"] = number

    def _need_heads(self, number: int) -> None:
        for head in ("game", "revision", "seats"):
            if head not in self.heads:
                raise RecordError(number, f"there is no '{head}' line before the first move")

        if self.position is not None and int(self.heads.get("format", 1)) < WITH_POSITION:
            line = self.head_lines["position"]
            raise RecordError(line, f"a record with a 'position' begins with 'format {WITH_POSITION}'")

    def _end(self, number: int, rest: str) -> None:
        self._need_heads(number)
        if rest and rest != str(len(self.moves)):
            raise RecordError(
                number, f"'end {rest}', but there are {len(self.moves)} moves: some are missing or too many"
            )
        self.is_ended = True

    def _number(self, number: int, head: str) -> int:
        value = self.heads[head]
        if not (value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS):
            raise RecordError(number, f"'{head}' must be a whole number, not '{value}'")
        return int(value)

    def record(self) -> Record:
        """What was read."""
        return Record(
            game=self.heads["game"],
            revision=int(self.heads["revision"]),
            seats=int(self.heads["seats"]),
            options=self.options,
            moves=tuple(self.moves),
            notes=tuple(self.notes),
            lines=tuple(self.lines),
            head_lines=self.head_lines,
            position=self.position,
        )
