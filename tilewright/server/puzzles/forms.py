"""Requests and answers about puzzles."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilewright.core.message import Message
from tilewright.core.scene import Feature, Scene
from tilewright.server.people.forms import Rated
from tilewright.server.wire import Encoded, Word, Words

Coordinate = Annotated[float, Meta(ge=-1e6, le=1e6)]


class PuzzleFacts(Struct):
    """A puzzle without its table."""

    game: str
    name: str
    level: int  # from 1 to 5: how hard it is, first by estimate and then by who solves it
    tries: int  # people who have answered it
    solved: int  # of these, at the first try
    mine: Literal["right", "wrong"] | None = None  # the first answer of the person who asks
    done: bool = False  # they have solved it, at the first try or later


class PuzzleDays(Struct):
    """Days on which a person has solved a puzzle, and the rating."""

    rated: Rated
    solved: int  # puzzles altogether
    streak: int  # days in a row, up to today or yesterday
    longest: int
    week: list[bool]  # the last seven days, today last


class PuzzlesOfDay(Struct):
    """One puzzle for each game, the same for everybody."""

    day: str  # YYYY-MM-DD, in UTC
    today: str
    seconds: int  # until the next day
    puzzles: list[PuzzleFacts]
    days: PuzzleDays | None  # of the person who asks


class PuzzleTable(Struct):
    """A puzzle as its seat sees it."""

    facts: PuzzleFacts
    ply: int
    turn: int  # of its game, counted from 1
    seat: int
    names: list[str]  # of the others, by seat; the solver's is empty
    sides: tuple[int, ...]  # the side each seat plays for
    obvious: float  # what the obvious move loses, in points of lead
    nudge: list[str]  # pieces that are worth a look, shown to those who want it
    scene: Scene


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """A try at a puzzle, or the wish to be shown the answer."""

    move: Words = ""
    show: bool = False


class PuzzleJudged(Struct):
    """What is said of a try. The move is played on the board unless the rules refuse it."""

    kind: Literal["right", "wrong", "refused", "shown"]
    move: str  # that was tried, or shown
    loss: float = 0.0  # of a wrong try, in points of lead
    next_best: float = 0.0  # what the next best move loses, once it is solved
    said: list[Message] = []  # why the answer is right, or what speaks against a wrong try
    about: tuple[str, ...] = ()  # the pieces these sentences are about
    reason: Message | None = None  # of a refusal
    clause: str = ""
    told: list[Encoded] = []
    features: list[Feature] = []  # that were scored
    scene: Scene | None = None  # after the move
    facts: PuzzleFacts | None = None  # as they are now
    days: PuzzleDays | None = None  # of the person who tries
    change: int | None = None  # of their rating, by their first answer


class PuzzleQuestion(Struct, forbid_unknown_fields=True):
    """What would a move do, why can nothing be played at a point, or which features are there?"""

    ask: Literal["preview", "why", "features"]
    move: Words = ""
    area: Word = ""
    x: Coordinate = 0
    y: Coordinate = 0
