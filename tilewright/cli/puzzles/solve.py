"""One puzzle in the terminal: the table, the question, and what is said of each try."""

from contextlib import suppress
from datetime import UTC, datetime

from babel.numbers import format_decimal
from rich.text import Text

from tilewright.analysis import puzzle as puzzles
from tilewright.analysis import reason
from tilewright.analysis.puzzle import Puzzle
from tilewright.cli import setup
from tilewright.cli.console import Failure, out
from tilewright.cli.desk import Desk, Leaving
from tilewright.cli.sitting import Sitting
from tilewright.core.game import Facts


def solve(name: str, wanted: str | None, language: str) -> None:
    """Ask a puzzle until it is solved, or until the person has had enough."""
    facts, spoken = setup.known(name), setup.language(language)
    puzzle = _chosen(facts, wanted)
    game = setup.at_once(name)
    table = puzzles.stand(game, puzzle)
    with setup.roster(facts, []) as roster, suppress(EOFError, KeyboardInterrupt, Leaving):
        sitting = Sitting(table, frozenset({table.actor}), {}, roster, 0)
        desk = Desk(sitting, spoken, [], is_kept=True)
        out.print(
            Text(desk.speak("cli-puzzle-ask", points=_points(desk, puzzle.losses[puzzle.obvious])), "bold"),
            soft_wrap=True,
        )
        while not _try(desk, puzzle):
            pass


def _chosen(facts: Facts, wanted: str | None) -> Puzzle:
    found = puzzles.find(facts, wanted) if wanted else puzzles.daily(facts, datetime.now(UTC).date())
    if found is None:
        raise Failure(f"{facts.name} has no puzzle '{wanted}'" if wanted else f"{facts.name} has no puzzles")
    return found


def _try(desk: Desk, puzzle: Puzzle) -> bool:
    """One try; returns whether it was right."""
    sitting, before = desk.sitting, len(desk.sitting.table.moves)
    desk.decide(sitting.table.actor)
    if len(sitting.table.moves) == before:
        return False
    verdict = puzzles.judge(desk.game, puzzle, sitting.table.moves[before])
    if verdict.kind == "right":
        desk.note("cli-puzzle-right", next=_points(desk, min(puzzle.losses.values())))
        for message in reason.said(desk.game, puzzle):
            out.print(desk.say(message, desk.language), soft_wrap=True)
        return True
    desk.note("cli-puzzle-wrong", points=_points(desk, verdict.loss))
    sitting.undo()
    return False


def _points(desk: Desk, points: float) -> str:
    return format_decimal(points, "0.0", locale=desk.language)
