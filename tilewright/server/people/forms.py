"""What is asked and answered about people: keys, devices, history, statistics and ratings."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilewright.server.wire import Name, Token, Word

Label = Annotated[str, Meta(max_length=80)]
Typed = Annotated[str, Meta(max_length=400)]

# ---- a person and their devices


class NewPerson(Struct, forbid_unknown_fields=True):
    """A new person, on the device that asks."""

    name: Name
    label: Label = ""  # of the device


class Enter(Struct, forbid_unknown_fields=True):
    """Another device of a person, by a one-time code or by backup words."""

    typed: Typed
    label: Label = ""


class Called(Struct, forbid_unknown_fields=True):
    """A person's name."""

    name: Name


class Claim(Struct, forbid_unknown_fields=True):
    """Tokens of seats that should be the person's."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class Guest(Struct, forbid_unknown_fields=True):
    """Somebody for whom a seat should be kept."""

    person: Word


class Claimed(Struct):
    """The tables at which a seat is now the person's."""

    codes: list[str]


class Entry(Struct):
    """Who this device belongs to, and its key, which is shown only here."""

    id: str
    name: str
    key: str


class DeviceCode(Struct):
    """A code for another device; it works once."""

    code: str
    seconds: int  # until it runs out


class BackupWords(Struct):
    """Backup words, which are shown only here."""

    words: list[str]


class Device(Struct):
    """A key of the person."""

    id: str
    kind: Literal["device", "words"]
    label: str
    created: int
    seen: int
    this: bool  # the device that asks


# ---- ratings and results


class Rated(Struct):
    """Strength on a scale where 1500 is an average player. Before five games there is no number."""

    games: int
    value: int | None = None
    deviation: int | None = None  # the strength probably lies this close


class Standing(Struct):
    """How a person does in one game with one number of seats."""

    game: str
    seats: int
    games: int
    wins: int
    score: float  # on average
    rated: Rated


class Me(Struct):
    """The person of this device."""

    id: str
    name: str
    created: int
    games: int
    standings: list[Standing]
    levels: dict[str, int]  # the ratings of the bots


class Profile(Struct):
    """What everybody may know of a person."""

    id: str
    name: str
    games: int
    standings: list[Standing]
    together: int  # games with the person who asks


class Rival(Struct):
    """One seat of a finished game."""

    seat: int
    name: str
    person: str | None
    level: str | None  # of a bot, or of the stand-in that played to the end
    place: int
    score: int


class Finished(Struct):
    """A finished game of a person."""

    code: str
    game: str
    at: int
    seat: int
    players: list[Rival]
    rated: bool
    change: int | None  # of the rating
    kept: bool  # it can be replayed


class History(Struct):
    """Finished games, the latest first."""

    games: list[Finished]
    more: bool


class Met(Struct):
    """Somebody the person has played with."""

    id: str
    name: str
    games: int
    last: int


class People(Struct):
    """The people the person has played with, the latest first."""

    people: list[Met]
    more: bool


class Against(Struct):
    """Results against one opponent: a person, a bot of a level, or somebody without a key."""

    name: str
    person: str | None
    level: str | None
    games: int
    ahead: int  # how often the person ended before them


class Point(Struct):
    """One game in the course of time."""

    at: int
    score: int
    place: int
    value: int | None = None  # the rating after it
    deviation: int | None = None


class Statistics(Struct):
    """Where points come from, how results changed, and against whom, in one game with one number of seats."""

    game: str
    seats: int
    games: int
    kinds: list[str]  # of points, as in the final table
    mine: list[float]  # points of each kind, on average
    rivals: list[float]
    won: list[float]  # the person's in games they won; empty if there is none
    course: list[Point]
    against: list[Against]
