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
    return [fact.message for fact in told(game, one)]


def said_at(table: Table, one: Puzzle) -> list[Message]:
    """The same at the table of the decision, for a puzzle that is not part of the package."""
    return [fact.message for fact in _told_at(table, one)]


def warned(game: Game, one: Puzzle, move: str) -> list[Message]:
    """What speaks against a wrong move more than against the answer; it says nothing about the answer."""
    return [fact.message for fact in told_against(game, one, move)]


def told(game: Game, one: Puzzle) -> list[Fact]:
    """The same as `said`, each sentence with the pieces it is about."""
    return _told_at(puzzle.stand(game, one), one)


def _told_at(table: Table, one: Puzzle) -> list[Fact]:
    against = _against(table, one, one.obvious)
    obvious = [Fact(Message.of("coach-obvious", fact=fact.message), fact.weight, fact.about) for fact in against]
    return _told(table, one, one.answers[0], one.obvious, "best") or obvious


def nudge(game: Game, one: Puzzle) -> list[str]:
    """The pieces already there that speak for the answer: where to look, without saying what to do."""
    table = puzzle.stand(game, one)
    there = {piece.id for area in table.scene(table.actor).areas for piece in area.pieces}
    found = coach.pieces(_told(table, one, one.answers[0], one.obvious, "best"))
    return [piece for piece in found if piece in there]


def told_against(game: Game, one: Puzzle, move: str) -> list[Fact]:
    """The same as `warned`, each sentence with the pieces it is about."""
    return _against(puzzle.stand(game, one), one, move)


def _against(table: Table, one: Puzzle, move: str) -> list[Fact]:
    found = _told(table, one, move, one.answers[0], "mistake")
    return [Fact(_inner(fact.message), fact.weight, fact.about) for fact in found if fact.weight < 0][:1]


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
