"""What everybody may see of a table, as it is sent by socket and by REST."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tilewright.core.event import Event
from tilewright.core.message import Message
from tilewright.server.store.schema import ByHand, SeatKind, Status
from tilewright.server.table.chance import Contribution


class Seat(Struct):
    """One seat: who has it, and whether they are connected."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    present: bool
    away: bool
    analysis: bool = False  # allows analysis while the game is live
    muted: bool = False
    colour: int = 0  # which colours of the palette
    absent_s: int | None = None  # for how long their player has been disconnected; None if here, or not a person
    resigned: bool = False
    person: str | None = None  # who plays here, if they have a key


class Clock(Struct, frozen=True):
    """Time for each seat: `main_s` and `turn_s` more for each turn, or else `days` for each turn."""

    main_s: Annotated[int, Meta(ge=0, le=86_400)] = 0
    turn_s: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0
    at_zero: Literal["stand-in", "lose"] = "stand-in"


class Compiling(Struct):
    """The progress of preparing a game."""

    number: int
    of: int
    step: str


class Table(Struct):
    """A table without anything secret."""

    code: str
    game: str
    revision: int
    options: dict[str, str]
    title: str
    public: bool
    status: Status
    created: int
    host: int | None
    seats: list[Seat]
    spectators: int = 0
    commitment: str | None = None
    ply: int = 0
    asked: int | None = None
    rematch: str | None = None
    compiling: Compiling | None = None
    given: int = 0  # this many moves were taken over from another game
    muted: bool = False  # spectators may not chat
    clock: Clock | None = None
    patience: int = 60  # after this many seconds of absence a stand-in may be seated
    lot: bool = False  # the first player is drawn by lot
    rated: bool = False
    takeover: bool = False  # visitors may take over the seats of bots during the game
    hints: bool = False  # agreed on although people play each other
    by_hand: ByHand = ""  # people play with the real game and enter what they draw; their hands are unknown or entered
    advises: bool = False  # its players may ask for hints and odds now
    sides: tuple[int, ...] = ()  # the side each seat plays for
    previous: str | None = None  # the table whose rematch this is
    ended: int | None = None
    event: str | None = None  # whose table it is
    is_set: bool = False  # one of several tables of an event that have the same luck


class Told(Struct):
    """One move as a viewer may read it."""

    ply: int
    seat: int
    words: str
    sentence: Message | None
    events: list[Event]
    forced: bool | UnsetType = UNSET  # made by itself: no other move was possible, and everybody could see that
    last: list[str] | UnsetType = UNSET  # the pieces to mark as this move; not set if there are none
    pieces: list[str] | UnsetType = UNSET  # all that it placed or moved, as far as everybody sees them


Encoded = Annotated[Any, Told]  # already encoded as JSON


class Turn(Struct):
    """Whose turn it is, and who can undo."""

    asked: int
    held: int | None
    undo: list[int]
    thinking: int | None
    clocks: list[int | None] = []  # milliseconds left for each seat; empty without a clock


class Over(Struct):
    """How a game ended, and the secret behind its draws."""

    places: list[int]
    scores: list[int]
    secret: str
    commitment: str
    nonces: tuple[Contribution, ...] = ()
    lost: list[int] = []  # the seats that resigned or ran out of time, in that order
    timed_out: list[int] = []  # those of them that ran out of time


class Missed(Struct):
    """What a player's stand-in did while they were away."""

    seat: int
    ply: int  # the number of moves when they left
    moves: int  # made for them since then
    undone: int  # how many undos there were
    level: str = ""  # of the stand-in


class Problem(Struct):
    """Why a request was refused."""

    status: int
    reason: Message
    clause: str = ""
    text: str = ""
