"""The report of a match, as tables."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tilewright.bots.arena.estimate import Estimate
from tilewright.bots.arena.report import Report, Standing

CAPTION = "with 95 % intervals; lead over the best other; rating by openskill ± 2 σ"
MOST_FAULTS = 10  # listed one by one
REVIEWED = ("points lost at a choice", "lead without luck")


def show(out: Console, made: Report, faults: Mapping[int, Path], seconds: float | None = None) -> None:
    """Print a report; `seconds` is how long the match took, None if nothing was played or it does not matter."""
    plan = made.plan
    options = "".join(f" · {name} {value}" for name, value in plan.options)
    took = f" in {seconds:.1f} s" if seconds is not None else ""
    out.print(Text(f"{plan.game} · {plan.seats} seats{options} · seed {plan.seed}", "bold"))
    out.print(f"{len(made.results)} games, {made.deals} deals × {len(plan.seatings)} seatings{took}")
    out.print(_standings(made))
    if len(plan.bots) > 1:
        out.print(_pairs(made))
    if any(standing.loss for standing in made.standings):
        out.print(_reviews(made))
    out.print(_speeds(made))
    wins = " · ".join(f"seat {seat + 1} {wins:.0%}" for seat, wins in enumerate(made.seat_wins))
    out.print(f"first places by seat: {wins}", soft_wrap=True)
    _tell_faults(out, made, faults)


def standings(made: Report) -> list[tuple[str, ...]]:
    """How every bot did, the best first; the first row has the headings."""
    has_faults = any(standing.faults for standing in made.standings)
    rows: list[tuple[str, ...]] = [("bot", "wins %", "points", "lead", "rating", *(["faults"] if has_faults else []))]
    for standing in _ranked(made):
        rows.append(
            (
                standing.label,
                percent(standing.wins),
                number(standing.points),
                number(standing.lead, "+"),
                f"{standing.rating.mu:.1f} ± {2 * standing.rating.sigma:.1f}",
                *([str(standing.faults)] if has_faults else []),
            )
        )
    return rows


def _standings(made: Report) -> Table:
    headings, *rows = standings(made)
    table = _table(CAPTION, headings[:1], headings[1:])
    for label, *cells in rows:
        table.add_row(Text(label, "bold"), *cells)
    return table


def _reviews(made: Report) -> Table:
    table = _table("by a quick review of every game; lead over the mean of the others", ("bot",), REVIEWED)
    for standing in _ranked(made):
        table.add_row(Text(standing.label), number(standing.loss, digits=2), number(standing.skill, "+"))
    return table


def _speeds(made: Report) -> Table:
    headings = ("decisions", "ms each", "slowest ms", "decisions/s")
    table = _table("decisions with more than one legal move", ("bot",), headings)
    for standing in _ranked(made):
        cells = [
            f"{standing.decisions:,}",
            f"{1000 * standing.seconds_each:,.2f}",
            f"{1000 * standing.longest_s:,.1f}",
            f"{standing.per_second:,.1f}",
        ]
        table.add_row(Text(standing.label), *cells)
    return table


def _ranked(made: Report) -> list[Standing]:
    return sorted(made.standings, key=lambda standing: -standing.rating.mu)


def _table(caption: str, names: Sequence[str], numbers: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, caption=caption, caption_justify="left")
    for heading in names:
        table.add_column(heading, overflow="fold", min_width=10)
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _pairs(made: Report) -> Table:
    caption = "how often the bot finishes ahead of the other (a tie is half), and by how many points"
    table = _table(caption, ("bot", "other"), ("games", "ahead %", "points"))
    for pair in made.pairs:
        mean = pair.wins.mean if pair.wins else 0.0
        if mean > 0.5 or (mean == 0.5 and pair.bot < pair.other):
            bot, other = (Text(made.plan.labels[one]) for one in (pair.bot, pair.other))
            table.add_row(bot, other, str(pair.games), percent(pair.wins), number(pair.difference, "+"))
    return table


def percent(estimate: Estimate | None) -> str:
    """A share in percent, with its interval."""
    if estimate is None:
        return "–"
    if estimate.low is None or estimate.high is None:
        return f"{100 * estimate.mean:.1f}"
    return f"{100 * estimate.mean:.1f} ({100 * estimate.low:.0f}–{100 * estimate.high:.0f})"


def number(estimate: Estimate | None, sign: str = "", digits: int = 1) -> str:
    """An average, with its interval."""
    if estimate is None:
        return "–"
    if estimate.low is None or estimate.high is None:
        return f"{estimate.mean:{sign}.{digits}f}"
    return f"{estimate.mean:{sign}.{digits}f} ± {(estimate.high - estimate.low) / 2:.{digits}f}"


def _tell_faults(out: Console, made: Report, faults: Mapping[int, Path]) -> None:
    failed = [result for result in made.results if result.fault]
    for result in failed[:MOST_FAULTS]:
        assert result.fault is not None
        label = made.plan.labels[result.seating[result.fault.seat]]
        text = f"game {result.number + 1}: seat {result.fault.seat + 1}, {label}, lost after {result.fault.ply} moves: "
        out.print(Text(f"{text}{result.fault.reason} ({faults[result.number]})", "red"), soft_wrap=True)
    if len(failed) > MOST_FAULTS:
        out.print(f"and {len(failed) - MOST_FAULTS} more games lost by a fault")
