"""Requests and answers about lessons and examples."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilewright.core.message import Message
from tilewright.core.scene import Feature, Scene
from tilewright.server.wire import Encoded, Word, Words

MOST_MOVES = 60  # after the beginning of a step or an example

RecordName = Annotated[str, Meta(max_length=120)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Moves = Annotated[list[Words], Meta(max_length=MOST_MOVES)]
Coordinate = Annotated[float, Meta(ge=-1e6, le=1e6)]


class LessonFacts(Struct):
    """A lesson of a game; its words are lesson-NAME, lesson-NAME-about and so on."""

    name: str
    order: int
    minutes: int
    steps: list[str]  # their names
    mistakes: tuple[str, ...]  # clauses whose refusals it helps with


class Course(Struct):
    """The lessons of a game, the first one first."""

    game: str
    lessons: list[LessonFacts]


class LessonTurn(Struct):
    """What one seat did without a break, with the draws after it, and the table afterwards."""

    moves: list[Encoded]
    scene: Scene


class LessonStep(Struct):
    """One step of a lesson as the learner sees it, and what happened since the step before."""

    name: str
    ask: Literal["move", "choice", "number", "look"]
    answers: int  # how many there are to choose from
    show: tuple[str, ...]  # ids of what glows
    clauses: tuple[str, ...]
    record: str  # where the position comes from
    ply: int
    seat: int  # of the learner
    names: list[str]  # of the others, by seat; the learner's is empty
    sides: tuple[int, ...]  # the side each seat plays for
    turns: list[LessonTurn]
    scene: Scene


class Try(Struct, forbid_unknown_fields=True):
    """A try at a step: all moves since it began, or an answer; or the wish to be shown."""

    moves: Moves = []
    answer: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | None = None
    show: bool = False


class Judged(Struct):
    """What is said of a try. Moves that are right so far (onward) or altogether (right) are played, others are not."""

    kind: Literal["right", "onward", "near", "refused", "other"]
    said: Message | None  # a message of the lesson
    moves: list[str]  # that were tried, or shown
    answer: int | None  # that was given, or shown
    reason: Message | None = None  # of a refusal
    clause: str = ""
    points: int = 0  # that the learner scored
    told: list[Encoded] = []  # the moves that were played
    features: list[Feature] = []  # that were scored
    scene: Scene | None = None  # after the moves that were played


class AskExample(Struct, forbid_unknown_fields=True):
    """An example after some moves of its record, all if `ply` is null, and the moves played since then."""

    name: RecordName
    ply: Ply | None = None
    moves: Moves = []


class Example(Struct):
    """An example as the seat to move sees it, with the last move and the draws after it."""

    record: str
    ply: int
    sides: tuple[int, ...]  # the side each seat plays for
    moves: list[str]  # that were played since the beginning, without draws
    told: list[Encoded]
    scene: Scene
    reason: Message | None = None  # why the last move was refused
    clause: str = ""


class AskHint(Struct, forbid_unknown_fields=True):
    """What could the seat to move play at the table of a step or an example?"""

    name: RecordName
    ply: Ply | None = None
    moves: Moves = []


class AskAbout(Struct, forbid_unknown_fields=True):
    """What would a move do, why can nothing be played at a point, or which features are there?"""

    name: RecordName
    ask: Literal["preview", "why", "features"]
    ply: Ply | None = None
    moves: Moves = []
    move: Words = ""
    area: Word = ""
    x: Coordinate = 0
    y: Coordinate = 0
