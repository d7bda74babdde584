"""Writes the kit, runs it against an engine and tells how that went, or is an engine itself."""

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from tilewright.cli import setup
from tilewright.cli.console import Failure, aside, out, print_json
from tilewright.conformance import kit as kits
from tilewright.conformance.run import EngineError, Outcome, Runner
from tilewright.conformance.serve import serve

WIDE = 160  # characters of a clause that are quoted


def write(folder: Path, games: Sequence[str], as_json: bool) -> None:
    """Write the kit of these games, or of all."""
    names = list(dict.fromkeys(games)) or list(setup.every())
    for name in names:
        setup.ready(name)
    try:
        counts = kits.write(folder, names)
    except kits.KitError as error:
        raise Failure(str(error)) from None
    if as_json:
        print_json({"folder": str(folder), "cases": counts})
        return
    for name, cases in counts.items():
        out.print(f"{folder / name}: {cases:,} cases", markup=False, soft_wrap=True)


def run(folder: Path, command: Sequence[str], games: Sequence[str], limit_s: float, as_json: bool) -> int:
    """Ask an engine every question of a kit; returns 0 if it was asked something and all is right."""
    try:
        kit = kits.Kit(folder)
        for game in games:
            if game not in kit.games:
                raise Failure(f"the kit has no game '{game}' (possible: {', '.join(kit.games)})")
        with Runner(command, limit_s) as runner, aside.status(f"asking {runner.name} …"):
            found = list(runner.outcomes(kit, games or list(kit.games)))
    except (kits.KitError, EngineError) as error:
        raise Failure(str(error)) from None
    if as_json:
        print_json({"engine": runner.name, "games": _counted(found), "failed": [_plain(one) for one in _failed(found)]})
    else:
        _tell(kit, runner.name, found)
    return 0 if any(one.is_asked for one in found) and not _failed(found) else 1


def answer() -> None:
    """Answer the questions of a kit until the input ends."""
    for name in setup.every():
        setup.ready(name)

    def say(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    serve(sys.stdin, say)


def _failed(outcomes: Sequence[Outcome]) -> list[Outcome]:
    return [one for one in outcomes if one.wrong]


def _counted(outcomes: Sequence[Outcome]) -> dict[str, dict[str, int]]:
    """How many cases of each game were asked, passed and failed."""
    found: dict[str, dict[str, int]] = {}
    for one in outcomes:
        counts = found.setdefault(one.game, {"cases": 0, "asked": 0, "passed": 0, "failed": 0})
        counts["cases"] += 1
        counts["asked"] += one.is_asked
        counts["passed"] += one.is_passed
        counts["failed"] += bool(one.wrong)
    return found


def _plain(outcome: Outcome) -> dict[str, Any]:
    return {
        "case": outcome.case.id,
        "kind": outcome.case.kind,
        "clauses": list(outcome.clauses),
        "wrong": {one.member: one.words for one in outcome.wrong},
    }


def _tell(kit: kits.Kit, engine: str, outcomes: Sequence[Outcome]) -> None:
    """Every case that failed, what the clauses behind them say, and the sums."""
    for one in _failed(outcomes):
        out.print(f"failed  {one.case.id}  {', '.join(one.clauses)}".rstrip(), markup=False, soft_wrap=True)
        for wrong in one.wrong:
            out.print(f"        {wrong.member}: {wrong.words}", markup=False, soft_wrap=True)
    _tell_clauses(kit, outcomes)
    table = Table(title=engine, title_justify="left", box=None, pad_edge=False)
    table.add_column("game")
    for heading in ("cases", "asked", "passed", "failed"):
        table.add_column(heading, justify="right")
    for game, counts in _counted(outcomes).items():
        table.add_row(game, *(f"{number:,}" for number in counts.values()))
    out.print(table)


def _tell_clauses(kit: kits.Kit, outcomes: Sequence[Outcome]) -> None:
    """The clauses that the failed cases cite, the most frequent first."""
    count = Counter((one.game, clause) for one in _failed(outcomes) for clause in one.clauses)
    for (game, clause), cases in count.most_common():
        text = kit.clauses(game).get(clause, "")
        shown = text if len(text) <= WIDE else f"{text[:WIDE]}…"
        out.print(f"{game} {clause}, {cases} failed: {shown}", markup=False, soft_wrap=True)
