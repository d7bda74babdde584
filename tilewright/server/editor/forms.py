"""Requests and answers about positions laid out by hand."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tilewright.core.edit import Setting, Thing
from tilewright.core.event import Event
from tilewright.core.message import Message
from tilewright.core.scene import Scene
from tilewright.server.wire import Word, Words

Coordinate = Annotated[float, Meta(ge=-1e6, le=1e6)]


class AskDraft(Struct, forbid_unknown_fields=True):
    """A position in words (null: the start of a game), with another edit; what is chosen to be put next."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=16)] = {}
    state: Annotated[dict[str, Any], Meta(max_length=40)] | None = None
    edit: Words = ""
    thing: Word = ""


class AskAboutDraft(Struct, forbid_unknown_fields=True):
    """Which features are there, or why can nothing be put at a point?"""

    seats: Annotated[int, Meta(ge=1, le=16)]
    state: Annotated[dict[str, Any], Meta(max_length=40)]
    ask: Literal["why", "features"]
    options: Annotated[dict[Word, Word], Meta(max_length=16)] = {}
    thing: Word = ""
    area: Word = ""
    x: Coordinate = 0
    y: Coordinate = 0
    move: Words = ""


class Reason(Struct):
    """Why an edit was refused."""

    reason: Message
    clause: str


class SeatPoints(Struct):
    """What one seat has now, and what it would have if the game ended here."""

    points: int
    final: int
    place: int  # at that end


class Draft(Struct):
    """A position laid out by hand; if the edit was refused, the one before it."""

    state: dict[str, Any]
    scene: Scene  # its choices are edits
    things: tuple[Thing, ...]
    settings: tuple[Setting, ...]
    reasons: list[Reason]  # why the edit was refused
    points: list[SeatPoints]
    events: list[Event]  # of the final scoring
    actor: int  # the seat to move, -1 chance, -2 nobody
    prompt: Message  # what is to be done next
    moves: list[Message]  # the first legal moves of the seat to move
    legal: int  # how many there are
