"""A request to undo more than its player may undo without asking."""

from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.server import wire
from tilewright.server.store.change import Line


@dataclass
class Request:
    """A request to undo back to a ply, made at a version of the log."""

    number: int
    seat: int
    ply: int
    version: int
    waiting: set[int]  # the seats that still have to agree

    def view(self) -> wire.UndoAsked:
        """The message for the browsers."""
        return wire.UndoAsked(self.number, self.seat, self.ply, sorted(self.waiting))

    def is_settled_by(self, lines: Sequence[Line]) -> bool:
        """Whether these lines of the log leave nothing to agree to: the undo itself, or play that overtook it."""
        return any(line.version >= self.version for line in lines)

    def is_granted_by(self, lines: Sequence[Line]) -> bool:
        """Whether the undo is among these lines of the log."""
        return Line(self.version, "undo", self.seat, str(self.ply)) in lines
