"""Requests and answers about reviews. Tuples have one number for each seat."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilewright.analysis.grade import Grade
from tilewright.core.message import Message
from tilewright.core.scene import Scene
from tilewright.server.wire import Encoded

Strength = Literal["quick", "usual"]
Known = Literal["no", "quick", "usual"]  # how well a turn is judged by now
PlayWord = Literal["flawless", "strong", "steady", "uneven", "loose"]  # for a whole game
Progress = Literal["waiting", "working", "done", "cancelled", "failed"]

SourceName = Annotated[str, Meta(max_length=32)]


class AskReview(Struct, forbid_unknown_fields=True):
    """Review the game of a table that is over, or an uploaded record."""

    table: SourceName = ""
    record: SourceName = ""
    strength: Strength = "usual"


class AskedReview(Struct):
    """Where the review is, and the ticket with which one may stop waiting for it; empty if there is nothing to stop."""

    id: str
    ticket: str


class ReviewChoice(Struct):
    """One of the moves that could have been played."""

    move: str
    lead: float  # of the seat that decides, in points
    odds: tuple[float, ...]  # chances to win
    line: tuple[str, ...]  # the seat's moves that are expected to follow


class ReviewDecision(Struct):
    """One move of a turn. It has no choices and no grade if it was forced, or has not been judged."""

    ply: int  # counted from 1
    move: str
    grade: Grade | None
    loss: float  # in points of lead
    chance_lost: float
    error: float  # half of the 95 % interval of the loss
    choices: list[ReviewChoice]  # the best first


class ReviewTurn(Struct):
    """What a seat did until another one moved."""

    number: int  # counted from 1
    seat: int
    first: int  # its first and its last ply
    last: int
    judged: Known
    grade: Grade | None
    loss: float
    chance_lost: float
    before: tuple[float, ...]  # chances to win before it, with what was drawn for it; empty if they are not known
    after: tuple[float, ...]  # after what was played
    worst: int  # the decision that cost most, among its decisions
    decisions: list[ReviewDecision]
    said: list[Message]  # by the coach
    about: tuple[str, ...]  # the pieces these sentences are about, by their ids in the scene after either move


class ReviewMark(Struct):
    """A graded turn on the timeline of a replay."""

    ply: int  # its last one
    grade: Grade


class ReviewBetter(Struct):
    """What would have been better than a move: the best choice and what is expected to follow, as a viewer sees it."""

    ply: int  # of the move that was played
    moves: list[Encoded]
    scene: Scene  # after them


class ReviewMoment(Struct):
    """The forecast before a decision, or at the end."""

    ply: int  # moves played so far
    odds: tuple[float, ...]
    points: tuple[float, ...]  # that can be expected
    low: tuple[float, ...]  # four of five games end between these
    high: tuple[float, ...]


class ReviewDraw(Struct):
    """The luck that a draw brought."""

    ply: int
    move: str
    leads: tuple[float, ...]
    odds: tuple[float, ...]


class ReviewSeat(Struct):
    """One seat's whole game. Luck and skill are in points; with the average they sum to the seat's points."""

    points: int
    luck: float
    skill: float
    chance_luck: float  # what draws brought, in chances to win
    error_rate: float  # the mean loss at each real choice, in points of lead
    choices: int  # how many real choices there were
    play: PlayWord | None


class Review(Struct):
    """Everything known so far. A review first looks at all moves quickly, then again at the strength asked for."""

    id: str
    kind: Literal["t", "r"]  # of a table, or of an uploaded record
    source: str
    game: str
    status: Progress
    strength: Strength
    done: int  # plies judged at this strength
    sketched: int  # plies judged quickly
    of: int
    over: bool  # the game ended by its rules, not by a resignation or on time
    turns: list[ReviewTurn]
    turning: list[int]  # numbers of the turns that were mistakes or worse
    moments: list[ReviewMoment]
    draws: list[ReviewDraw]
    luckiest: list[int]  # plies of the draws that moved the leads most
    average: float  # points of all seats
    seats: list[ReviewSeat]  # empty until all moves are judged, and if the game did not end by its rules
