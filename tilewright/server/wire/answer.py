"""The server's answers to questions about the game: what a move would do, why there is none, what could be played."""

from msgspec import Struct

from tilewright.core.byhand import Draw
from tilewright.core.effect import Effect
from tilewright.core.event import Event
from tilewright.core.message import Message
from tilewright.core.scene import Feature, Piece


class SupplyChange(Struct):
    """How one supply of a seat would change."""

    art: str
    label: Message
    before: int
    after: int


class Change(Struct):
    """How the panel of a seat would change."""

    seat: int
    points: tuple[int, int]
    hand: tuple[int, int] | None
    supplies: list[SupplyChange]


class Preview(Struct, tag="preview", tag_field="type"):
    """What a move would do."""

    id: str | None
    version: int
    seat: int
    move: str
    certain: bool
    events: list[Event]
    changes: list[Change]
    later: list[Event]  # that follow whatever the player decides next
    effects: list[Effect]  # on features
    pieces: list[Piece]  # that would come to lie on these features


class Why(Struct, tag="why", tag_field="type"):
    """Why nothing can be played there."""

    id: str | None
    version: int
    move: str | None
    reason: Message | None
    clause: str


class FeaturesAnswer(Struct, tag="features", tag_field="type"):
    """The features on the table."""

    id: str | None
    version: int
    features: list[Feature]


class Draws(Struct, tag="draws", tag_field="type"):
    """What may have been drawn from the real game, the most likely first."""

    id: str | None
    version: int
    draws: list[Draw]


class Suggestion(Struct, tag="suggest", tag_field="type"):
    """Moves that may simply be accepted, and why; none if the game proposes nothing here."""

    id: str | None
    version: int
    moves: list[str]
    reason: Message | None
    pieces: list[Piece]  # that would lie on the table after these moves


class Hinted(Struct):
    """One of the best choices of a seat."""

    move: str
    turn: list[Message]  # what it does, and what is expected to follow in the same turn
    odds: float  # of the seat, to win
    points: float  # that it can expect at the end
    lead: float  # over the mean of the others
    said: list[Message] = []  # about this choice
    about: tuple[str, ...] = ()  # the pieces these sentences are about


class Advice(Struct, tag="advice", tag_field="type"):
    """How the game stands by what a seat knows, and what it could play. Lists have one number for each seat."""

    id: str | None
    version: int
    seat: int
    odds: list[float]  # to win
    points: list[float]  # that can be expected at the end
    low: list[float]  # four of five games end between these
    high: list[float]
    choices: list[Hinted] = []  # the best first; none if it was not asked for, or if only one move is possible
    even: bool = False  # they differ by less than the estimates can tell
