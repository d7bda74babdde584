"""Every message of the socket between server and browser, as listed in docs/wire.md; for REST see forms.py."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tilewright.core.effect import Effect
from tilewright.core.event import Event
from tilewright.core.message import Message
from tilewright.core.scene import Feature, Piece, Scene
from tilewright.server.store.schema import SeatKind, Status
from tilewright.server.table.chance import Contribution
from tilewright.server.table.patch import Patch

MOST_BYTES = 4096  # of a message from a browser
MOST_CHAT = 300
CODE_LENGTH = 8

Name = Annotated[str, Meta(max_length=32)]
Title = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=400)]
Token = Annotated[str, Meta(max_length=64)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Outcome = Literal["granted", "declined", "withdrawn", "overtaken"]  # overtaken: play continued before all had agreed
Version = Annotated[int, Meta(ge=0, le=1_000_000)]

# ---- what everybody may see of a table


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
    advises: bool = False  # its players may ask for hints and odds now
    sides: tuple[int, ...] = ()  # the side each seat plays for
    previous: str | None = None  # the table whose rematch this is
    ended: int | None = None


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


# ---- from the browser


class Hello(Struct, tag="hello", tag_field="type"):
    """A browser introduces itself, with the tokens of its seats."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    version: Version = 0
    name: Name = ""
    key: Token = ""  # of the person, if they have one
    hash: Hex | None = None  # SHA-256 of the nonce that this browser contributes to the draws
    asks: bool = False  # its player wants to decide even if only one move is possible


class Play(Struct, tag="play", tag_field="type"):
    """Play a move."""

    version: Version
    seat: SeatNumber
    move: Words
    end: bool = False
    id: Word | None = None


class End(Struct, tag="end", tag_field="type"):
    """End a turn that is held."""

    version: Version
    seat: SeatNumber
    id: Word | None = None


class Undo(Struct, tag="undo", tag_field="type"):
    """Undo, or ask the others to allow it."""

    version: Version
    seat: SeatNumber
    id: Word | None = None


class Consent(Struct, tag="consent", tag_field="type"):
    """Allow or decline another player's request to undo."""

    request: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    agree: bool
    id: Word | None = None


class Commit(Struct, tag="commit", tag_field="type"):
    """A browser commits to a nonce; None: it contributes nothing to the draws."""

    hash: Hex | None = None
    id: Word | None = None


class Leave(Struct, tag="leave", tag_field="type"):
    """Hand a seat to a bot until its player returns."""

    seat: SeatNumber
    level: Word
    id: Word | None = None


class Return(Struct, tag="return", tag_field="type"):
    """Take a seat back from its bot."""

    seat: SeatNumber
    id: Word | None = None


class Resign(Struct, tag="resign", tag_field="type"):
    """Give a game up; a bot may play on."""

    seat: SeatNumber
    id: Word | None = None


class StandIn(Struct, tag="stand_in", tag_field="type"):
    """Let a bot play for somebody who is absent."""

    seat: SeatNumber
    level: Word
    id: Word | None = None


class Reveal(Struct, tag="reveal", tag_field="type"):
    """The nonce this browser committed to."""

    nonce: Hex
    id: Word | None = None


class LookAs(Struct, tag="look", tag_field="type"):
    """Show the table as another of my seats sees it."""

    seat: SeatNumber | None = None


class Say(Struct, tag="chat", tag_field="type"):
    """Send a chat message."""

    text: Annotated[str, Meta(max_length=MOST_CHAT)]
    seat: SeatNumber | None = None
    id: Word | None = None


class Ping(Struct, tag="ping", tag_field="type"):
    """Are you there?"""


class AskPreview(Struct, tag="preview", tag_field="type"):
    """What would this move do?"""

    version: Version
    seat: SeatNumber
    move: Words
    id: Word | None = None


class AskWhy(Struct, tag="why", tag_field="type"):
    """Why can nothing be played here?"""

    version: Version
    seat: SeatNumber
    area: Word
    x: Annotated[float, Meta(ge=-1e6, le=1e6)]
    y: Annotated[float, Meta(ge=-1e6, le=1e6)]
    move: Words = ""
    id: Word | None = None


class AskFeatures(Struct, tag="features", tag_field="type"):
    """Which features are on the table?"""

    id: Word | None = None


class AskSuggestion(Struct, tag="suggest", tag_field="type"):
    """What could I simply choose?"""

    version: Version
    seat: SeatNumber
    id: Word | None = None


class AskAdvice(Struct, tag="advice", tag_field="type"):
    """How does the game stand for my seat, and, with `hint`, what could I play? Worked out in the background."""

    version: Version
    seat: SeatNumber
    hint: bool = False
    id: Word | None = None


Question = AskPreview | AskWhy | AskFeatures | AskSuggestion
FromBrowser = Hello | Play | End | Undo | Consent | Reveal | LookAs | Say | Ping | Question | AskAdvice
SeatCommand = Leave | Return | Resign | StandIn  # these come by REST
Command = Play | End | Undo | Consent | Commit | Reveal | Say | SeatCommand

# ---- from the server


class Chat(Struct, tag="chat", tag_field="type"):
    """A chat message."""

    at: int
    seat: int | None
    name: str
    text: str
    note: Message | None = None  # something that happened at the table, instead of text


class UndoAsked(Struct, tag="undo_asked", tag_field="type"):
    """A player asks to undo."""

    request: int
    seat: int
    ply: int
    waiting: list[int]


class UndoAnswered(Struct, tag="undo_answered", tag_field="type"):
    """The outcome of a request to undo."""

    request: int
    outcome: Outcome
    by: int | None = None  # who declined


class Commitments(Struct, tag="commitments", tag_field="type"):
    """What the server and the browsers have committed to; it can no longer change."""

    commitment: str
    hashes: tuple[Contribution, ...]


class State(Struct, tag="state", tag_field="type"):
    """The whole table as a viewer may see it."""

    table: Table
    you: list[int]
    tokens: list[int | None]
    version: int
    since: int
    ply: int
    moves: list[Encoded]
    turn: Turn | None
    scene: Scene | None
    chat: list[Chat]
    undo: UndoAsked | None
    over: Over | None
    chance: Commitments | None = None  # while nonces are being revealed
    missed: list[Missed] = []


class Update(Struct, tag="update", tag_field="type"):
    """The game has changed."""

    version: int
    since: int  # the version of the scene to which the patch applies
    ply: int
    kept: int
    moves: list[Encoded]
    turn: Turn
    scene: Patch
    over: Over | None


class TableChanged(Struct, tag="table", tag_field="type"):
    """The seats or the status of the table have changed."""

    table: Table


class Refuse(Struct, tag="refuse", tag_field="type"):
    """Why a message was refused."""

    id: str | None
    reason: Message
    clause: str
    version: int


class Thinking(Struct, tag="thinking", tag_field="type"):
    """Which bot is thinking."""

    seat: int | None


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


class Pong(Struct, tag="pong", tag_field="type"):
    """The answer to a ping."""


FromServer = (
    State
    | Update
    | TableChanged
    | Refuse
    | Commitments
    | UndoAsked
    | UndoAnswered
    | Thinking
    | Chat
    | Preview
    | Why
    | FeaturesAnswer
    | Suggestion
    | Advice
    | Pong
)

_DECODER = msgspec.json.Decoder(FromBrowser)
_ENCODER = msgspec.json.Encoder()
encode = _ENCODER.encode


def decode(data: bytes | str) -> FromBrowser:
    """A message from a browser; msgspec.ValidationError or DecodeError if it is malformed."""
    message: FromBrowser = _DECODER.decode(data)
    return message


def key(name: str, /, **args: str | int) -> Message:
    """One of the server's own messages."""
    return Message.of(f"server-{name}", **args)
