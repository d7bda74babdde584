"""The progress bar of commands that play many games: how many are done, and how long the rest will take."""

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tilewright.cli.console import aside


def counting(*more: ProgressColumn, auto_refresh: bool = True) -> Progress:
    """A bar that counts games, with more columns at its end; shown only in a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        *more,
        console=aside,
        transient=True,
        auto_refresh=auto_refresh,
        disable=not aside.is_terminal,
    )
