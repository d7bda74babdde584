"""A match in a folder: every finished game is saved immediately, and the next run resumes where the last one stopped.

arena.json      the plan
games.jsonl     a line for each game, in the order in which they ended
games.csv       the same in order, a line for each seat
report.json     the report, also as plot.png and plot.svg
faults/         records of games in which a bot failed
records/        records of all games, if wanted
"""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tilewright.bots.arena.match import Outcome, Result
from tilewright.bots.arena.plan import Plan

PLAN = "arena.json"
GAMES = "games.jsonl"
TABLE = "games.csv"
REPORT = "report.json"
COLUMNS = ("game", "deal", "seat", "bot", "points", "place", "decisions", "seconds", "longest_s", "plies", "fault")


class FolderError(ValueError):
    """A folder cannot be used for this match."""


class Folder:
    """The folder of a match."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        path.mkdir(parents=True, exist_ok=True)
        known = path / PLAN
        if known.exists():
            _check(known, plan)
        elif any(path.iterdir()):
            raise FolderError(f"{path} contains other files: choose an empty or a new folder")
        else:
            known.write_text(json.dumps(plan.facts(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    def results(self) -> dict[int, Result]:
        """The games played so far, by number; removes an incomplete last line left by an interrupted run."""
        file = self.path / GAMES
        if not file.exists():
            return {}
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            with file.open("r+b") as kept:
                kept.truncate(len(whole))
        found = {}
        for number, line in enumerate(whole.decode("utf-8").splitlines(), start=1):
            try:
                result = Result.of(json.loads(line))
            except (ValueError, TypeError, KeyError, AttributeError):
                raise FolderError(f"{file}: line {number} is not the result of a game") from None
            found[result.number] = result
        return found

    def add(self, outcome: Outcome, is_recorded: bool) -> Path | None:
        """Save a game; returns the path of its record if a bot failed."""
        fault = self._keep(outcome, "faults") if outcome.result.fault else None
        if is_recorded:
            self._keep(outcome, "records")
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(outcome.result.facts(), ensure_ascii=False) + "\n")
        return fault

    def _keep(self, outcome: Outcome, kind: str) -> Path:
        assert outcome.record is not None
        file = self.record(kind, outcome.result.number)
        file.parent.mkdir(exist_ok=True)
        file.write_text(outcome.record, encoding="utf-8")
        return file

    def record(self, kind: str, number: int) -> Path:
        """The path of a game's record, if it is saved."""
        return self.path / kind / f"game-{number + 1:06}.game"

    def write_table(self, results: dict[int, Result]) -> None:
        """Write all games as one table, a line for each seat."""
        with (self.path / TABLE).open("w", encoding="utf-8", newline="") as file:
            table = csv.writer(file)
            table.writerow(COLUMNS)
            table.writerows(rows(self.plan, results))

    def write_report(self, facts: dict[str, Any]) -> Path:
        """Write the report, as plain values."""
        file = self.path / REPORT
        file.write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        return file


def rows(plan: Plan, results: dict[int, Result]) -> Iterator[tuple[Any, ...]]:
    """All games in order, a row of `COLUMNS` for each seat."""
    for number in sorted(results):
        result = results[number]
        for seat, bot in enumerate(result.seating):
            failed = result.fault is not None and result.fault.seat == seat
            yield (
                number + 1,
                result.deal + 1,
                seat + 1,
                plan.labels[bot],
                result.scores[seat],
                result.places[seat],
                result.decisions[seat],
                result.seconds[seat],
                result.longest[seat],
                result.plies,
                result.fault.reason if failed and result.fault else "",
            )


def _check(file: Path, plan: Plan) -> None:
    """Raise FolderError if the folder belongs to another match."""
    try:
        known = json.loads(file.read_text(encoding="utf-8"))
        different = [name for name, value in plan.facts().items() if known.get(name) != value]
    except (ValueError, AttributeError):
        raise FolderError(f"{file} cannot be read") from None
    if different:
        name = different[0]
        was, now = (json.dumps(facts.get(name), ensure_ascii=False) for facts in (known, plan.facts()))
        raise FolderError(f"{file.parent} holds another match: its {name} is {was}, not {now}")
