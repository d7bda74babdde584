"""A contest between bots, from Python: `arena("carcassonne", [MyBot, "greedy"], games=200)`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any, SupportsIndex

from rich.console import Console

from tilewright import games as known
from tilewright import warm
from tilewright.analysis import reviewed
from tilewright.bots import python
from tilewright.bots.arena import match
from tilewright.bots.arena.crew import Job, crew
from tilewright.bots.arena.folder import COLUMNS, rows
from tilewright.bots.arena.keeper import Keeper
from tilewright.bots.arena.plan import Plan
from tilewright.bots.arena.report import Report, report
from tilewright.bots.bot import UnknownBotError
from tilewright.bots.line import LIMIT_S
from tilewright.bots.roster import Roster
from tilewright.core.game import Facts
from tilewright.terminal import standings

MOST_WORKERS = 256
WIDTH = 100  # columns of the tables


@dataclass(frozen=True, repr=False)
class Contest:
    """A match that was played; it shows itself as tables, in a terminal and in a notebook."""

    report: Report
    records: Mapping[int, Path]  # of the games in which a bot failed, by their numbers from 0
    files: Sequence[Path]  # what was written to its folder

    @property
    def wins(self) -> dict[str, float]:
        """Each bot's share of first places."""
        return {one.label: one.wins.mean if one.wins else 0.0 for one in self.report.standings}

    @property
    def rows(self) -> list[dict[str, Any]]:
        """All games, a row for each seat."""
        results = {result.number: result for result in self.report.results}
        return [dict(zip(COLUMNS, row, strict=True)) for row in rows(self.report.plan, results)]

    @property
    def faults(self) -> list[dict[str, Any]]:
        """The games in which a bot failed: which, why, and the file with the record up to that point."""
        return [fault | {"record": self.records[fault["game"] - 1]} for fault in self.report.facts()["faults"]]

    def __repr__(self) -> str:
        paper = StringIO()
        standings.show(Console(file=paper, width=WIDTH, highlight=False), self.report, self.records)
        return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())

    def _repr_html_(self) -> str:
        plan, (headings, *lines) = self.report.plan, standings.standings(self.report)
        title = f"{plan.game}, {plan.seats} seats, {len(self.report.results)} games"
        head = "".join(f"<th>{escape(one)}</th>" for one in headings)
        body = "".join(f"<tr>{''.join(f'<td>{escape(one)}</td>' for one in line)}</tr>" for line in lines)
        table = f"<table><caption>{escape(title)}</caption><tr>{head}</tr>{body}</table>"
        return f"{table}<p>{escape(standings.CAPTION)}</p>"


def arena(
    game: str,
    bots: Sequence[str | type],
    games: int = 100,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    workers: int = 1,
    ray: str | None = None,
    limit_s: float = LIMIT_S,
    folder: str | Path | None = None,
    records: bool = False,
    review: bool = False,
) -> Contest:
    """Let bots play each other, with the same draws for every seating; each is a name, or a class with `decide`.

    With a folder every game is saved at once, and the same call resumes where the last one stopped.
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise ValueError(f"the bots are a list of names and classes, not {bots!r}")
    names = [bot if isinstance(bot, str) else python.name_of(bot) for bot in bots]
    plan = plan_of(known.facts(game), names, games, seats, options or {}, seed, workers)
    if workers > 1 or ray is not None:
        for name in names:
            if not python.is_everywhere(name):
                raise UnknownBotError(
                    f"worker processes cannot import {name}: put the class into a module of its own, or use one worker"
                )
    if records and folder is None:
        raise ValueError("records need a folder to be saved in")
    keeper = Keeper(plan, Path(folder) if folder is not None else None, records)
    if not (warm.is_ready(game) and warm.are_bots_ready(game)):
        for _ in warm.run(game, has_bots=True):
            pass
    missing = [number for number in range(plan.whole(games)) if number not in keeper.results]
    job = Job(known.find, plan, limit_s, records, reviewed.play if review else match.play)
    for outcome in crew(job, missing, workers, ray):
        keeper.add(outcome)
    made = report(plan, keeper.results)
    return Contest(made, keeper.faults, keeper.finish(made, lambda _: None))


def plan_of(
    facts: Facts,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    options: Mapping[str, str],
    seed: int,
    workers: int,
) -> Plan:
    """The plan of a match; a ValueError says what is impossible."""
    count = facts.seats[0] if seats is None else seats
    facts.check_seats(count)
    count = int(count)
    facts.option_numbers(options)
    for name, value in (("games", games), ("seed", seed), ("workers", workers)):
        if isinstance(value, bool) or not isinstance(value, SupportsIndex):
            raise ValueError(f"{name} is a whole number, not {value!r}")
    if not bots:
        raise ValueError("an arena needs at least one bot")
    if games < 1:
        raise ValueError(f"an arena plays at least one game, not {games}")
    if not 1 <= workers <= MOST_WORKERS:
        raise ValueError(f"workers is a number from 1 to {MOST_WORKERS}, not {workers}")
    roster = Roster(facts)
    for bot in bots:
        roster.check(bot)
    spelled = tuple(map(roster.spelled, bots))
    chosen = tuple((option.name, options.get(option.name, option.usual)) for option in facts.options)
    plan = Plan(facts.name, facts.revision, count, chosen, tuple(bots), spelled, seed, facts.sides(count))
    plan.whole(games)  # refuses too many seatings
    return plan
