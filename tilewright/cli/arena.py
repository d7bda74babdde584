"""Bots against bots: plays a match, shows its progress and prints its report."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import TextColumn

from tilewright import games
from tilewright.analysis import reviewed
from tilewright.bots.arena import match
from tilewright.bots.arena.crew import CrewError, Job, crew
from tilewright.bots.arena.folder import FolderError
from tilewright.bots.arena.keeper import Keeper
from tilewright.bots.arena.match import Outcome
from tilewright.bots.arena.plan import Plan
from tilewright.bots.arena.report import Report, report
from tilewright.cli import setup
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, aside, out, print_json
from tilewright.contest import plan_of
from tilewright.terminal import standings


@dataclass(frozen=True)
class Wishes:
    """A match to play, as typed on the command line."""

    game: str
    bots: list[str]
    count: int
    seats: int | None
    seed: int
    options: list[str]
    workers: int
    ray: str | None
    limit_s: float
    folder: Path | None
    is_recorded: bool
    is_reviewed: bool
    as_json: bool


def arena(wishes: Wishes) -> None:
    """Play a match, or the rest of one, and print its report."""
    plan = _plan(wishes)
    if wishes.is_recorded and wishes.folder is None:
        raise Failure("--records needs a folder to save them in: give one with -o")
    try:
        keeper = Keeper(plan, wishes.folder, wishes.is_recorded)
    except FolderError as error:
        raise Failure(str(error)) from None
    setup.ready(wishes.game, has_bots=True)
    began = time.monotonic()
    missing = [number for number in range(plan.whole(wishes.count)) if number not in keeper.results]
    how = reviewed.play if wishes.is_reviewed else match.play
    job = Job(games.find, plan, wishes.limit_s, wishes.is_recorded, how)
    try:
        _play(keeper, crew(job, missing, wishes.workers, wishes.ray), len(missing))
    except CrewError as error:
        raise Failure(str(error)) from None
    except KeyboardInterrupt:
        if keeper.results:
            _answer(wishes, keeper, time.monotonic() - began, len(missing))
        raise
    _answer(wishes, keeper, time.monotonic() - began, len(missing))


def _plan(wishes: Wishes) -> Plan:
    facts = setup.known(wishes.game)
    seats, options = setup.seat_count(facts, wishes.seats), setup.chosen(facts, wishes.options)
    try:
        return plan_of(facts, wishes.bots, wishes.count, seats, options, wishes.seed, wishes.workers)
    except ValueError as error:
        raise Failure(str(error)) from None


def _play(keeper: Keeper, outcomes: Iterator[Outcome], count: int) -> None:
    """Play and save the games, with a progress bar that shows the standings."""
    with counting(TextColumn("[dim]{task.fields[standing]}")) as progress:
        bar = progress.add_task(keeper.plan.game, total=count, standing="")
        wins = [0.0] * len(keeper.plan.bots)
        for number, outcome in enumerate(outcomes, start=1):
            keeper.add(outcome)
            result = outcome.result
            for bot, place in zip(result.seating, result.places, strict=True):
                wins[bot] += (place == 1) / result.places.count(1)
            shares = zip(keeper.plan.labels, wins, strict=True)
            standing = " · ".join(f"{label[:16]} {won / number:.0%}" for label, won in shares)
            progress.update(bar, advance=1, standing=standing)
            if result.fault and not aside.is_terminal:
                aside.print(f"game {result.number + 1}: {result.fault.reason}", markup=False, soft_wrap=True)


def _answer(wishes: Wishes, keeper: Keeper, seconds: float, played: int) -> None:
    made = report(keeper.plan, keeper.results)
    files = keeper.finish(made, lambda reason: aside.print(f"tilewright: {reason}", markup=False, soft_wrap=True))
    if wishes.as_json:
        print_json(_facts(made, keeper) | {"seconds": round(seconds, 3), "files": [str(file) for file in files]})
        return
    standings.show(out, made, keeper.faults, seconds if played else None)
    if wishes.folder:
        aside.print(f"in {wishes.folder}: {', '.join(file.name for file in files)}", markup=False, soft_wrap=True)


def _facts(made: Report, keeper: Keeper) -> dict[str, Any]:
    facts = made.facts()
    for fault in facts["faults"]:
        fault["record"] = str(keeper.faults[fault["game"] - 1])
    return facts
