"""What the engine says about a game: reviews, forecasts, hints and puzzles. Knows bots, but no game.

>>> from tilewright.analysis import analyse
>>> review = analyse("sunday.game")            # doctest: +SKIP
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from tilewright.analysis.review import Review
    from tilewright.core.record import Record
    from tilewright.core.table import Table

__all__ = ["Review", "analyse"]


def analyse(
    played: "str | Path | Record | Table",
    strength: str = "usual",
    threads: int | None = None,
    progress: "Callable[[int, int], None] | None" = None,
) -> "Review":
    """The review of a game: a table, a record, or the path of one. In a notebook it shows itself."""
    from tilewright import games  # noqa: PLC0415 -- importing this package costs nothing
    from tilewright.analysis import review  # noqa: PLC0415
    from tilewright.analysis import strength as strengths  # noqa: PLC0415
    from tilewright.core.record import Record  # noqa: PLC0415

    if isinstance(played, str | Path):
        played = Record.load(played)
    record = played if isinstance(played, Record) else played.record
    return review.review(
        games.find(games.played(record.game, record.revision)), record, strengths.strength(strength), threads, progress
    )


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used."""
    if name == "Review":
        from tilewright.analysis.review import Review  # noqa: PLC0415

        return Review
    raise AttributeError(f"module 'tilewright.analysis' has no attribute '{name}'")
