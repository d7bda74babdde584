"""What REST is asked and what it answers, beside the messages of the socket in wire.py."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tilewright.core.scene import Feature, Scene
from tilewright.server.wire import Name, Seat, Table, Title, Word


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat shall be taken."""

    kind: Literal["person", "bot", "open"]
    name: Name = ""
    level: Word | None = None


class Create(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=16)] = {}
    title: Title = ""
    public: bool = False


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from a point of another game, at a table of one's own."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    title: Title = ""
    public: bool = False


class Created(Struct):
    """A new table and the tokens of the seats at this browser."""

    table: Table
    tokens: dict[str, str]


class Join(Struct, forbid_unknown_fields=True):
    """Sit down."""

    name: Name
    seat: Seat | None = None


class Joined(Struct):
    """Who sat down where."""

    table: Table
    seat: int
    token: str


class Changed(Struct):
    """A seat was set; a token if a person sits there now."""

    table: Table
    token: str | None = None


class Start(Struct, forbid_unknown_fields=True):
    """Begin; open seats become bots of this level."""

    fill: Word | None = None


class Which(Struct, forbid_unknown_fields=True):
    """One of my seats."""

    seat: Seat


class Renewed(Struct):
    """The new token of a seat."""

    token: str


class Allow(Struct, forbid_unknown_fields=True):
    """Whether one of my seats allows something."""

    seat: Seat
    allow: bool


class Mute(Struct, forbid_unknown_fields=True):
    """Who may chat: one seat, or all spectators."""

    seat: Seat | None
    muted: bool


class Kept(Struct):
    """How many days things are kept, 0 for good, and how to reach the host."""

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
    moves: list[Any]


class Moment(Struct):
    """One point of a game."""

    ply: int
    of: int
    move: Any
    scene: Scene


class Belonging(Struct):
    """What belongs together at one point of a game."""

    ply: int
    features: list[Feature]


class Upload(Struct):
    """A record that was uploaded."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    notes: list[str]
    plies: int
    scores: list[int]
