"""Requests and answers of the REST API; the messages of the socket are in wire.py."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilewright.core.event import Event
from tilewright.core.palette import Interface, SeatColours
from tilewright.core.scene import Feature, Scene
from tilewright.learn.page import RuleSection
from tilewright.learn.pieces import Explained
from tilewright.server.store.schema import ByHand, SeatKind
from tilewright.server.wire import Clock, Encoded, Name, SeatNumber, Table, Title, Token, Word, Words

Group = Literal["turn", "others", "waiting", "over"]  # of one's tables: my turn, others' turn, not started, finished
Pace = Literal["live", "days", "none"]  # of a table's clock

MOST_BRANCHED = 8  # moves played at once where a game is continued


class GameOption(Struct):
    """A variant of a game; the first value is the default."""

    name: str
    values: tuple[str, ...]


class GameFacts(Struct):
    """What the lobby shows about a game."""

    name: str
    title: str
    seats: tuple[int, ...]  # possible numbers of seats
    sides: list[tuple[int, ...]]  # for each of them, the side each seat plays for
    minutes: int
    revision: int
    options: list[GameOption]
    turn_clause: str
    ready: bool  # it can be played at once
    draft: bool  # it has only rules so far: its table and sentences are generic
    lesson: int  # minutes of its first lesson, 0 if it has none
    hands: bool  # with the real cards, hidden hands may stay unknown
    builds: bool  # positions can be laid out by hand


class Explanations(Struct):
    """What a game can explain at its table; its words are in `/words/GAME/learn/LANG.ftl`."""

    pieces: tuple[Explained, ...]
    suggests: bool  # it proposes moves where newcomers cannot know what to choose


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
    takeover: bool = False  # visitors may take over the seats of bots during the game
    hints: bool = False  # allowed although people play each other; never in a rated game
    by_hand: ByHand = ""  # with the real game: draws are entered, hands are unknown or entered by their owners


class Filters(Struct, frozen=True, forbid_unknown_fields=True):
    """Which public tables somebody wants to see."""

    games: Annotated[tuple[Word, ...], Meta(max_length=50)] = ()  # empty: all
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    pace: Pace | None = None
    rated: bool = False
    free: bool = False  # only those with a free seat


class Anywhere(Struct, forbid_unknown_fields=True):
    """Take a seat at the best open table that passes the filters."""

    name: Name
    filters: Filters = Filters()
    known: Annotated[list[Word], Meta(max_length=50)] = []  # games I know; their tables come first
    avoid: Annotated[list[Word], Meta(max_length=100)] = []  # codes of tables where I sit already


class Mine(Struct, forbid_unknown_fields=True):
    """Which of my tables to list: those of a group, those that match words, or the hidden ones."""

    tokens: Annotated[list[Token], Meta(max_length=1000)] = []
    group: Group | None = None  # None: that of the others' turns, or another one that has tables
    page: Annotated[int, Meta(ge=0, le=1000)] = 0
    words: Annotated[str, Meta(max_length=60)] = ""
    games: Annotated[list[Word], Meta(max_length=50)] = []  # that the words mean, in the language of the browser
    hidden: bool = False
    mark: Word = ""  # of the answer that the browser has


class MyTable(Struct):
    """A table at which I have seats."""

    table: Table
    group: Group
    seats: list[int]  # mine
    tokens: list[int]  # which of the tokens sent open them
    since: int | None = None  # when the seat to move was asked
    left_ms: int | None = None  # until the time of the seat to move is up
    last: Encoded | None = None  # the last decision, as I may read it
    place: int | None = None  # mine at the end
    score: int | None = None
    hidden: bool = False


class MyTables(Struct):
    """My tables: the most urgent ones, and one page of a list."""

    mark: str
    counts: dict[str, int]  # tables of each group, and the hidden ones
    games: dict[str, int]  # how many games of each kind I have played or play
    group: Group  # of the list
    turns: list[MyTable]  # that wait for me, the most urgent first; the list does not repeat them
    tables: list[MyTable]
    more: bool


class Hide(Struct, forbid_unknown_fields=True):
    """Hide a table from my lists, or show it again."""

    code: Word
    hidden: bool


class Branch(Struct, forbid_unknown_fields=True):
    """Continue from a point of another game at a new table."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    moves: Annotated[list[Words], Meta(max_length=MOST_BRANCHED)] = []  # played there by the seat to move
    title: Title = ""
    public: bool = False
    by_hand: ByHand = ""  # with the real game: draws are entered; who lays out a position knows all hands


class Created(Struct):
    """A new table and the tokens of this browser's seats."""

    table: Table
    tokens: dict[str, str]


class Colour(Struct, forbid_unknown_fields=True):
    """Another colour for a seat."""

    colour: Annotated[int, Meta(ge=0, le=15)]


class TakeOver(Struct, forbid_unknown_fields=True):
    """Take over the seat of a bot."""

    name: Name


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


class Leave(Struct, forbid_unknown_fields=True):
    """Leave one of my seats; a bot of this level plays it during a game."""

    seat: SeatNumber
    level: Word | None = None


class StandIn(Struct, forbid_unknown_fields=True):
    """A bot of this level plays for somebody who is absent."""

    seat: SeatNumber
    level: Word


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


class NetworkAddress(Struct):
    """An address of the machine that runs the server."""

    host: str
    public: bool  # on the internet, not in a private network


class Network(Struct):
    """How others reach this server."""

    origin: str | None  # where they do, as far as the server knows
    switch: bool  # this browser may let others on the network in
    open: bool = False  # they are let in
    addresses: list[NetworkAddress] = []  # that can be opened, the likeliest first
    inside: bool = False  # a container or WSL: the outer machine must pass the port on


class OpenNetwork(Struct, forbid_unknown_fields=True):
    """Let others on the network in, or no longer."""

    open: bool
    host: Annotated[str, Meta(max_length=64)] | None = None  # one of the addresses; the likeliest if left out


class PushKey(Struct):
    """The server's public key, which a browser needs to subscribe to notifications."""

    key: str


class Subscribe(Struct, forbid_unknown_fields=True):
    """Tell this browser when it is the turn of its player."""

    endpoint: Annotated[str, Meta(max_length=2000)]  # where its push service is
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Literal["de", "en", "fr", "it", "nl"]


class Unsubscribe(Struct, forbid_unknown_fields=True):
    """Tell this browser nothing more."""

    endpoint: Annotated[str, Meta(max_length=2000)]


class Subscribed(Struct):
    """For how many players this browser is notified from now on: a person, or seats without one."""

    players: int


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


class Closing(Struct):
    """The final scoring: the table after the last move, still unscored, and what was scored then, in order."""

    scene: Scene
    features: list[Feature]
    events: list[Event]


class RecordPlayer(Struct):
    """Who played a seat of a recorded game, as far as its record says."""

    name: str
    level: str | None  # of a bot
    rating: int | None
    colour: int | None
    place: int | None
    points: int | None


class Played(Struct):
    """Who played a recorded game, when, and against which clock."""

    players: list[RecordPlayer]
    title: str
    date: str  # as in 2026-11-16, or empty
    clock: Clock | None
    rated: bool


class RecordFacts(Struct):
    """What an uploaded record contains."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    notes: list[str]
    plies: int
    scores: list[int]
    played: Played
    sides: tuple[int, ...]  # the side each seat plays for


class RulesPage(Struct):
    """The rules of a game for readers."""

    game: str
    language: str  # that they are written in, English if they are not translated
    lesson: int  # minutes of the first lesson, 0 if there is none
    sections: list[RuleSection]
