"""Requests and answers of the REST API; the messages of the socket are in wire.py."""

from typing import Annotated

from msgspec import Meta, Struct

from tilewright.core.palette import Interface, SeatColours
from tilewright.core.scene import Feature, Scene
from tilewright.server.store.schema import SeatKind
from tilewright.server.wire import Clock, Encoded, Name, SeatNumber, Table, Title, Word


class GameOption(Struct):
    """A variant of a game; the first value is the default."""

    name: str
    values: tuple[str, ...]


class GameFacts(Struct):
    """What the lobby shows about a game."""

    name: str
    title: str
    seats: tuple[int, ...]  # possible numbers of seats
    minutes: int
    revision: int
    options: list[GameOption]
    turn_clause: str
    ready: bool  # it can be played at once
    draft: bool  # it has only rules so far: its table and sentences are generic


class Look(Struct):
    """The colours of seats and pages."""

    seats: tuple[SeatColours, ...]
    themes: dict[str, Interface]


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who should take a seat."""

    kind: SeatKind
    name: Name = ""
    level: Word | None = None
    colour: Annotated[int, Meta(ge=0, le=15)] | None = None


class Create(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=16)] = {}
    title: Title = ""
    public: bool = False
    clock: Clock | None = None
    patience: Annotated[int, Meta(ge=10, le=3_600)] = 60  # seconds of absence until a stand-in may be seated
    lot: bool = False  # the first player is drawn by lot
    rated: bool = False


class Branch(Struct, forbid_unknown_fields=True):
    """Continue from a point of another game at a new table."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    title: Title = ""
    public: bool = False


class Created(Struct):
    """A new table and the tokens of this browser's seats."""

    table: Table
    tokens: dict[str, str]


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat."""

    name: Name
    seat: SeatNumber | None = None


class Joined(Struct):
    """The seat taken, and its token."""

    table: Table
    seat: int
    token: str


class Changed(Struct):
    """A seat has changed; with a token if a person has it now."""

    table: Table
    token: str | None = None


class Start(Struct, forbid_unknown_fields=True):
    """Start the game; bots of this level take the open seats."""

    fill: Word | None = None


class Which(Struct, forbid_unknown_fields=True):
    """One of my seats."""

    seat: SeatNumber


class Renewed(Struct):
    """The new token of a seat."""

    token: str


class Allow(Struct, forbid_unknown_fields=True):
    """Whether one of my seats allows something."""

    seat: SeatNumber
    allow: bool


class Mute(Struct, forbid_unknown_fields=True):
    """Mute or unmute a seat, or all spectators."""

    seat: SeatNumber | None
    muted: bool


class Retention(Struct):
    """How many days data is kept (0: for ever), and how to reach the operator."""

    over_days: int
    idle_days: int
    open_days: int
    chat_days: int
    upload_days: int
    contact: str


class Story(Struct):
    """All moves as a viewer may read them."""

    version: int
    ply: int
    moves: list[Encoded]


class Still(Struct):
    """One point of a game."""

    ply: int
    of: int
    move: Encoded | None
    scene: Scene


class StillFeatures(Struct):
    """The features at one point of a game."""

    ply: int
    features: list[Feature]


class RecordFacts(Struct):
    """What an uploaded record contains."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    notes: list[str]
    plies: int
    scores: list[int]
