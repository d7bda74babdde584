"""Puzzles as their seat sees them, questions about them, and what is said of a try. Nothing is stored."""

from tilewright.analysis import coach, reason
from tilewright.analysis import puzzle as puzzles
from tilewright.analysis.puzzle import Puzzle
from tilewright.core.game import Facts, Game
from tilewright.core.scene import Feature
from tilewright.core.table import Table
from tilewright.learn.lesson import names
from tilewright.server import wire
from tilewright.server.learn import tale
from tilewright.server.puzzles import forms
from tilewright.server.refusal import Refused
from tilewright.server.table import inquiry


def find(facts: Facts, name: str) -> Puzzle:
    """The puzzle of this name."""
    found = puzzles.find(facts, name)
    if found is None:
        raise Refused(404, "no-puzzle")
    return found


def shown(game: Game, puzzle: Puzzle, facts: forms.PuzzleFacts) -> forms.PuzzleTable:
    """The table of a puzzle."""
    table = puzzles.stand(game, puzzle)
    return forms.PuzzleTable(
        facts=facts,
        ply=puzzle.ply,
        turn=puzzles.turn(game, puzzle),
        seat=table.actor,
        names=names(table.seats, table.actor),
        sides=game.facts.sides(table.seats),
        obvious=puzzle.losses[puzzle.obvious],
        nudge=reason.nudge(game, puzzle),
        scene=table.scene(table.actor),
    )


def judged(game: Game, puzzle: Puzzle, given: forms.PuzzleTry) -> forms.PuzzleJudged:
    """What is said of a try; who tries it is none of this module's business."""
    move = puzzle.answers[0] if given.show else given.move
    verdict = puzzles.judge(game, puzzle, move)
    if verdict.kind == "refused":
        return forms.PuzzleJudged("refused", move, reason=verdict.reason, clause=verdict.clause)
    table = puzzles.stand(game, puzzle)
    seat = table.actor
    made = forms.PuzzleJudged("shown" if given.show else verdict.kind, move, verdict.loss)
    made.told = [tale.play(table, move, seat)]
    made.scene = table.scene(seat)
    if verdict.kind == "right":
        made.next_best = min(puzzle.losses.values())
        made.features = _scored(table, seat)
    told = reason.told(game, puzzle) if verdict.kind == "right" else reason.told_against(game, puzzle, move)
    made.said, made.about = [fact.message for fact in told], coach.pieces(told)
    return made


def _scored(table: Table, seat: int) -> list[Feature]:
    """The features that the last move scored."""
    about = {event.feature for event in table.events if event.points and event.feature}
    return [one for one in table.game.features(table.position, seat) if one.id in about] if about else []


def answer(game: Game, puzzle: Puzzle, question: forms.PuzzleQuestion) -> inquiry.Answer:
    """The answer to a question about the table of a puzzle."""
    table = puzzles.stand(game, puzzle)
    seat, position = table.actor, table.position
    if question.ask == "features":
        return wire.FeaturesAnswer(None, 0, game.features(position, seat))
    if question.ask == "why":
        return inquiry.why(game, position, question.area, question.x, question.y, question.move)
    return inquiry.preview(game, position, seat, question.move, table.scene(seat), game.features(position, seat))
