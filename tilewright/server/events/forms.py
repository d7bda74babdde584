"""Requests and answers about events."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilewright.server.store.schema import Status
from tilewright.server.wire import Clock, Name, Title, Word

Form = Literal["duplicate", "circle", "swiss"]  # the same luck at all tables, round robin, or Swiss

MOST_ROUNDS, MOST_TABLES, MOST_PAUSE_S = 12, 16, 3_600


class NewEvent(Struct, forbid_unknown_fields=True):
    """A new event."""

    game: Word
    form: Form
    seats: Annotated[int, Meta(ge=2, le=16)]  # of each table
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1  # a round robin has as many as it needs
    options: Annotated[dict[Word, Word], Meta(max_length=16)] = {}
    title: Title = ""
    clock: Clock | None = None
    rated: bool = False
    level: Word | None = None  # of the bots that fill in
    pause: Annotated[int, Meta(ge=0, le=MOST_PAUSE_S)] = 60  # seconds between two rounds
    name: Name = ""  # the host plays under this name; empty: they do not play


class EnterEvent(Struct, forbid_unknown_fields=True):
    """Take part in an event."""

    name: Name


class RemoveEntrant(Struct, forbid_unknown_fields=True):
    """Somebody leaves an event, or its host removes them."""

    number: Annotated[int, Meta(ge=0, le=1000)]


class Entrant(Struct):
    """Who takes part."""

    number: int
    name: str
    left: bool


class FixtureSeat(Struct):
    """A seat of a table; its result once everybody may see it, or at least you."""

    player: int | None  # the number of an entrant; None: a bot
    name: str
    points: int | None = None
    place: int | None = None
    compared: float | None = None  # with the same luck: points less the average of this seat at the other tables
    skill: float | None = None  # points above the average without luck, once the game has been reviewed


class Fixture(Struct):
    """A table of an event."""

    round: int
    number: int  # from 1
    code: str
    status: Status
    visible: bool  # you may watch it, or its replay
    seats: list[FixtureSeat]


class EventStanding(Struct):
    """What somebody has reached so far."""

    number: int
    place: int
    score: float  # with the same luck: the sum of `compared`; otherwise one for each opponent beaten, half for a tie
    difference: float  # decides between equal scores
    games: int
    skill: float | None  # the sum of those, once all games have been reviewed


class EventPage(Struct):
    """An event as you may see it."""

    code: str
    title: str
    form: Form
    game: str
    options: dict[str, str]
    seats: int
    rounds: int  # 0: not known before the start
    round: int  # 0 before the start
    clock: Clock | None
    rated: bool
    level: str
    pause: int
    status: Status
    created: int
    due_s: int | None  # seconds until the next round begins
    hosts: bool  # you are the host
    you: int | None  # your number
    table: str | None  # where you play now
    entrants: list[Entrant]
    standings: list[EventStanding]
    fixtures: list[Fixture]
    commitment: str | None = None  # to the secret behind the draws of this round, if all tables have the same luck


class Entered(Struct):
    """The event, and the token that opens your seats at all its tables."""

    event: EventPage
    token: str
