"""The effects of a move: each event with its clause, and its points with their arithmetic."""

from dataclasses import dataclass

from tilewright.core.message import Message
from tilewright.core.value import quick


@quick
@dataclass(frozen=True, slots=True)
class Term:
    """One row of a receipt: a number of things, and the points for each."""

    label: Message
    count: int
    each: int

    @property
    def points(self) -> int:
        """The points of this row."""
        return self.count * self.each


@quick
@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: to whom, by which clause, for how many points, and to which pieces."""

    kind: str
    clause: str
    seat: int
    points: int
    message: Message
    terms: tuple[Term, ...] = ()  # how the points add up
    holders: tuple[tuple[int, int], ...] = ()  # (seat, strength) of every seat that had figures there
    pieces: tuple[str, ...] = ()  # ids of the pieces concerned, as in the scene
    feature: str = ""  # id of the feature it is about, as in the features of the position after the move
