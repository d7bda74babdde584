"""Lists the puzzles: how many each game has, and today's."""

from collections import Counter
from datetime import UTC, datetime
from typing import Any

from rich.table import Table as Grid

from tilewright import games
from tilewright.analysis import puzzle as puzzles
from tilewright.cli.console import out, print_json


def show(as_json: bool) -> None:
    """Print how many puzzles there are."""
    rows = [_row(name) for name in games.names()]
    if as_json:
        print_json(rows)
        return
    grid = Grid(box=None, pad_edge=False)
    for heading in ("game", "puzzles", "easy", "medium", "hard", "today"):
        grid.add_column(heading, overflow="fold")  # names are typed again: they are never cut
    for row in rows:
        grid.add_row(*(str(row[key] or "–") for key in ("game", "puzzles", "easy", "medium", "hard", "today")))
    out.print(grid)


def _row(name: str) -> dict[str, Any]:
    facts = games.facts(name)
    known = puzzles.puzzles(facts)
    strengths = Counter(puzzles.strength(facts, one) for one in known)
    today = puzzles.daily(facts, datetime.now(UTC).date())
    return {
        "game": name,
        "puzzles": len(known),
        "easy": strengths[1],
        "medium": strengths[2],
        "hard": strengths[3],
        "today": today.name if today else None,
    }
