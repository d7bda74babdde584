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

    def outcome(self, lines: Sequence[Line]) -> wire.Outcome | None:
        """How these lines of the log settle the request: by the undo itself, or by play that overtook it."""
        if all(line.version < self.version for line in lines):
            return None
        undone = (self.version, "undo", self.seat, str(self.ply))
        is_done = any((line.version, line.kind, line.seat, line.words) == undone for line in lines)
        return "granted" if is_done else "overtaken"
