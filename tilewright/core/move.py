"""Moves as words: a lower-case verb and plain arguments, and why a move is refused."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tilewright.core.message import Message
from tilewright.core.value import quick

HIDDEN = "?"  # in place of anything the reader may not see


@quick
@dataclass(frozen=True, slots=True)
class Move:
    """A move split into its verb and arguments.

    >>> Move.parse("place 3 -1 2")
    Move(verb='place', args=('3', '-1', '2'))
    """

    verb: str
    args: tuple[str, ...]

    @classmethod
    def parse(cls, words: str) -> "Move":
        """Split a move into words; extra spaces do not matter."""
        verb, *args = words.split() or [""]
        return cls(verb, tuple(args))

    @classmethod
    def expect(cls, words: str, known: Collection[str], asked: Collection[str], clause: str) -> "Move":
        """Parse a move; raises Refusal, citing this clause, if its verb is not possible now."""
        move, verbs = cls.parse(words), " | ".join(asked)
        if move.verb not in known:
            raise Refusal("", Message.of("refuse-words", words=" ".join(words.split())[:60], verbs=verbs))
        if move.verb not in asked:
            raise Refusal(clause, Message.of("refuse-phase", verb=move.verb, verbs=verbs))
        return move

    def numbers(self, count: int) -> tuple[int, ...] | None:
        """The arguments as integers, or None if they are not exactly `count` integers."""
        if len(self.args) != count or not all(_is_number(arg) for arg in self.args):
            return None
        return tuple(int(arg) for arg in self.args)


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10


class Refusal(Exception):
    """A move that may not be played: the clause of the game's rules, and the reason as a message.

    `text` is the reason in English, filled in by the table that refuses.
    """

    def __init__(self, clause: str, reason: Message, text: str = "") -> None:
        super().__init__(clause, reason, text)
        self.clause = clause
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return f"{self.clause} {self.text or self.reason.key}".strip()


class Impossible(ValueError):
    """No game can come to a position: every reason, the first of each kind (`core/built.py`)."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        super().__init__("; ".join(str(refusal) for refusal in refusals))
        self.refusals = tuple(refusals)


def malformed(shape: str) -> Refusal:
    """The refusal of a move whose arguments do not match its verb."""
    return Refusal("", Message.of("refuse-shape", shape=shape))
