"""Keeps the results of a match: in memory, and in a folder if there is one."""

import tempfile
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from tilewright.bots.arena import plot
from tilewright.bots.arena.folder import TABLE, Folder
from tilewright.bots.arena.match import Outcome, Result
from tilewright.bots.arena.plan import Plan
from tilewright.bots.arena.report import Report


class Keeper:
    """The results so far, and the records of games in which a bot failed."""

    def __init__(self, plan: Plan, path: Path | None = None, is_recorded: bool = False) -> None:
        self.plan = plan
        self.is_recorded = is_recorded
        self.folder = Folder(path, plan) if path else None
        self.results: dict[int, Result] = self.folder.results() if self.folder else {}
        self.faults: dict[int, Path] = {}  # the records of failed games
        if self.folder:
            failed = (number for number, result in self.results.items() if result.fault)
            self.faults = {number: self.folder.record("faults", number) for number in failed}

    def add(self, outcome: Outcome) -> None:
        """Keep a game."""
        result = outcome.result
        if self.folder:
            kept = self.folder.add(outcome, self.is_recorded)
        else:
            kept = self._put_aside(outcome) if result.fault else None
        if kept:
            self.faults[result.number] = kept
        self.results[result.number] = result

    @cached_property
    def _aside(self) -> Path:
        """A temporary folder for the records of failed games, since the match has none."""
        return Path(tempfile.mkdtemp(prefix="tilewright-arena-"))

    def _put_aside(self, outcome: Outcome) -> Path:
        file = self._aside / f"game-{outcome.result.number + 1:06}.game"
        file.write_text(outcome.record or "", encoding="utf-8")
        return file

    def finish(self, made: Report, complain: Callable[[str], object]) -> list[Path]:
        """Write the table, the report and, if possible, the plot; returns the files."""
        if not self.folder:
            return []
        self.folder.write_table(self.results)
        files = [self.folder.path / TABLE, self.folder.write_report(made.facts())]
        try:
            return files + plot.draw(made, self.folder.path / "plot.png")
        except plot.PlotError as error:
            complain(str(error))
            return files
