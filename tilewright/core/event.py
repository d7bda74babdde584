"""What a move brought about: each event with its clause, and each point with its arithmetic."""

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
        """What this row brings."""
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
    terms: tuple[Term, ...] = ()  # how the points come about
    holders: tuple[tuple[int, int], ...] = ()  # (seat, strength) of all who stood there
    pieces: tuple[str, ...] = ()  # ids of the pieces concerned, as in the scene
