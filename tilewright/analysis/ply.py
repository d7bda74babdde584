"""What the engine says about one move of a game: a decision, or a draw. Plain values, so that they can be stored."""

from dataclasses import dataclass, field

from tilewright.analysis.grade import Grade
from tilewright.core.message import Message


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the moves that a seat could have played. Tuples have one number for each seat."""

    move: str
    points: tuple[float, ...]  # that can be expected after it
    lead: float  # of the seat that decides
    odds: tuple[float, ...]  # chances to win
    line: tuple[str, ...] = ()  # the moves that are expected to follow, up to the next draw
    said: tuple[Message, ...] = ()  # by the coach, about this choice alone
    about: tuple[str, ...] = ()  # the pieces these sentences are about, by their ids in the scene after the move


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat's move, and what it cost. Of a forced move only the first fields are known."""

    ply: int  # counted from 1
    seat: int
    move: str
    legal: int  # how many moves were possible
    choices: tuple[Choice, ...] = ()  # the best first; the one played is among them
    leads: tuple[float, ...] = ()  # how each seat's lead changed by not playing the best one
    odds: tuple[float, ...] = ()  # and its chance to win
    lead_error: float = 0.0  # half of the 95 % interval of the seat's own loss
    odds_error: float = 0.0
    left: float = 0.0  # the part of the game that was still to come
    cost: float = 0.0  # what the grade is made of
    grade: Grade | None = None
    said: tuple[Message, ...] = ()  # by the coach: why it was good, or what the best one has that it lacks
    about: tuple[str, ...] = ()  # the pieces these sentences are about, by their ids in the scene after either move

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    @property
    def played(self) -> Choice:
        """The choice that was played."""
        return next(choice for choice in self.choices if choice.move == self.move)

    @property
    def loss(self) -> float:
        """The points of lead that it cost the seat."""
        return -self.leads[self.seat] if self.leads else 0.0

    @property
    def chance_lost(self) -> float:
        """The chance to win that it cost the seat."""
        return -self.odds[self.seat] if self.odds else 0.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """One thing that could have been drawn."""

    move: str
    probability: float
    leads: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw, and the luck it brought: what the position is worth after it, less the mean over all draws."""

    ply: int  # counted from 1
    seat: int  # by whose knowledge it is judged
    move: str
    leads: tuple[float, ...]  # luck of each seat in points of lead
    odds: tuple[float, ...]  # and in chances to win
    points: tuple[float, ...] = ()  # that can be expected after it
    outcomes: tuple[Outcome, ...] = field(default=(), repr=False)


Judged = Decision | Draw
