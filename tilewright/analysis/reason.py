"""Why the answer of a puzzle is right, and what speaks against a wrong try, in the coach's words."""

from tilewright.analysis import coach, puzzle
from tilewright.analysis.grade import Grade
from tilewright.analysis.ply import Choice, Decision
from tilewright.analysis.puzzle import Puzzle
from tilewright.core.fact import Fact
from tilewright.core.game import Game
from tilewright.core.message import Message
from tilewright.core.table import Table


def said(game: Game, one: Puzzle) -> list[Message]:
    """What the answer has that the obvious move lacks; if there is nothing, what speaks against the obvious move."""
    return said_at(puzzle.stand(game, one), one)


def said_at(table: Table, one: Puzzle) -> list[Message]:
    """The same at the table of the decision, for a puzzle that is not part of the package."""
    found = [fact.message for fact in _told(table, one, one.answers[0], one.obvious, "best")]
    return found or [Message.of("coach-obvious", fact=fact) for fact in _warned(table, one, one.obvious)]


def warned(game: Game, one: Puzzle, move: str) -> list[Message]:
    """What speaks against a wrong move more than against the answer; it says nothing about the answer."""
    return _warned(puzzle.stand(game, one), one, move)


def _warned(table: Table, one: Puzzle, move: str) -> list[Message]:
    found = _told(table, one, move, one.answers[0], "mistake")
    return [_inner(fact.message) for fact in found if fact.weight < 0][:1]


def _inner(message: Message) -> Message:
    """The fact itself, without the coach's words that it is about the move that was played."""
    found = dict(message.args).get("fact")
    return found if isinstance(found, Message) else message


def _told(table: Table, one: Puzzle, move: str, other: str, grade: Grade) -> list[Fact]:
    """What the coach says about a move, compared with another one."""
    best, worse = (move, other) if grade == "best" else (other, move)
    choices = (Choice(best, (), one.losses[worse], ()), Choice(worse, (), 0.0, ()))
    decision = Decision(one.ply + 1, table.actor, move, len(one.losses), choices, grade=grade)
    return coach.told(table.game, table.position, decision)
