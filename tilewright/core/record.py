"""A game as text: game, revision, seats and options, then one move per line, chance included.

    game carcassonne
    revision 1
    seats 2
    option river no
    note played by two people

    draw K
    place 0 -1 2
    pass
    end 3

`#` begins a comment. The last line is `end` with the number of moves, so that a truncated text is noticed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

MOST_LINES = 100_000
MOST_CHARACTERS = 4_000_000


class RecordError(ValueError):
    """A record cannot be read or replayed: the line, counted from 1, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


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

    def line_of(self, ply: int) -> int:
        """The line of a move in the text this record was read from, or else in the text it writes."""
        return self.lines[ply] if self.lines else len(self._head()) + 1 + ply

    def head_line(self, word: str) -> int:
        """The line of "game", "revision" or "seats", likewise."""
        return self.head_lines.get(word, ("game", "revision", "seats").index(word) + 1)

    def _head(self) -> list[str]:
        return [
            f"game {self.game}",
            f"revision {self.revision}",
            f"seats {self.seats}",
            *(f"option {name} {value}" for name, value in self.options.items()),
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

    @classmethod
    def read(cls, text: str) -> "Record":
        """Read a text; RecordError names the line that is wrong. Does not check whether the moves are legal.

        >>> Record.read("game carcassonne\\nseats 2")
        Traceback (most recent call last):
        tilewright.core.record.RecordError: line 3: the record breaks off: there is no 'end' line
        """
        return _Reader(text).record()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            raise RecordError(1, f"the text is longer than {MOST_CHARACTERS:,} characters")
        self.heads: dict[str, str] = {}
        self.head_lines: dict[str, int] = {}
        self.options: dict[str, str] = {}
        self.notes: list[str] = []
        self.moves: list[str] = []
        self.lines: list[int] = []
        self.is_ended = False
        self.last = 0
        for number, line in enumerate(text.splitlines()[: MOST_LINES + 1], start=1):
            self.last = number
            self._line(number, " ".join(line.split()))
        if not self.is_ended:
            raise RecordError(self.last + 1, "the record breaks off: there is no 'end' line")

    def _line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if self.is_ended:
            raise RecordError(number, "there is more text after the 'end' line")
        if number > MOST_LINES:
            raise RecordError(number, f"the record has more than {MOST_LINES:,} lines")
        word, _, rest = line.partition(" ")
        if word == "end":
            self._end(number, rest)
        elif not self.moves and word in ("game", "revision", "seats"):
            if word in self.heads:
                raise RecordError(number, f"'{word}' appears a second time")
            self.heads[word] = rest
            self.head_lines[word] = number
            if word != "game":
                self._number(number, word)
        elif not self.moves and word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = value
        elif not self.moves and word == "note":
            self.notes.append(rest)
        else:
            self._need_heads(number)
            self.moves.append(line)
            self.lines.append(number)

    def _need_heads(self, number: int) -> None:
        for head in ("game", "revision", "seats"):
            if head not in self.heads:
                raise RecordError(number, f"there is no '{head}' line before the first move")

    def _end(self, number: int, rest: str) -> None:
        self._need_heads(number)
        if rest and rest != str(len(self.moves)):
            raise RecordError(
                number, f"'end {rest}', but there are {len(self.moves)} moves: some are missing or too many"
            )
        self.is_ended = True

    def _number(self, number: int, head: str) -> int:
        value = self.heads[head]
        if not (value.isascii() and value.isdigit() and len(value) < 10):
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
        )
