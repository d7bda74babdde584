"""Seats that have lost before the end: they resigned, or their time was up. A bot may play on for them."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tilewright.core.record import Record

if TYPE_CHECKING:  # `tilewright verify` reads records without the server's packages
    from tilewright.server.store.change import Line

# words of a line "resign" or "flag"
STAND_IN = "stand-in"  # nothing is lost: a bot plays until the player returns
LOSES = "lose"  # the seat has lost, and the game continues
ENDS = "end"  # the seat has lost, and the game is over

_NOTES = {"resign": "resigned", "flag": "lost on time"}
_NOTE = re.compile(r"(resigned|lost on time) seat ([0-9]{1,2}) at ply ([0-9]{1,6})")


@dataclass(frozen=True, slots=True)
class Loss:
    """A seat that lost, and how many moves counted then."""

    seat: int
    ply: int
    kind: str  # of its line in the log: resign or flag

    @property
    def note(self) -> str:
        """What a record says about it."""
        return f"{_NOTES[self.kind]} seat {self.seat + 1} at ply {self.ply}"


def is_loss(line: "Line") -> bool:
    """Whether a seat loses by a line of the log."""
    return line.kind in _NOTES and line.words != STAND_IN


def places(by_rules: Sequence[int], lost: Sequence[Loss]) -> list[int]:
    """The places of all seats: those that lost come last, the first of them at the very end."""
    order = [loss.seat for loss in lost]
    rest = sorted(place for seat, place in enumerate(by_rules) if seat not in order)
    ranked = [rest.index(place) + 1 if seat not in order else 0 for seat, place in enumerate(by_rules)]
    for number, seat in enumerate(order):
        ranked[seat] = len(by_rules) - number
    return ranked


def noted(record: Record) -> list[Loss]:
    """The losses a record tells of, in order; notes that cannot be true are only text."""
    found = [match for note in record.notes if (match := _NOTE.fullmatch(note.strip()))]
    kinds = {words: kind for kind, words in _NOTES.items()}
    losses = [Loss(int(seat) - 1, int(ply), kinds[words]) for words, seat, ply in (one.groups() for one in found)]
    return [loss for loss in losses if 0 <= loss.seat < record.seats and loss.ply <= len(record.moves)]


def has_ended(record: Record) -> bool:
    """Whether a record says that its game ended with a loss after its last move."""
    return any(loss.ply == len(record.moves) for loss in noted(record))


def among(lines: "Iterable[Line]") -> list[Loss]:
    """The losses in a log; an undo never leads back beyond one."""
    losses, ply = [], 0
    for line in lines:
        if line.kind == "move":
            ply += 1
        elif line.kind == "undo":
            ply = int(line.words)
        elif is_loss(line):
            losses.append(Loss(line.seat, ply, line.kind))
    return losses
