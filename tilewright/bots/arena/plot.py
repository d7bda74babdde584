"""A plot of a match: how often each bot wins, its rating, and its lead in points."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tilewright.bots.arena.report import Report

SUFFIXES = (".png", ".svg")
INK, QUIET, BAR = "#2b2a33", "#8a8794", "#7a62d3"
SHORT = 28  # characters of a label


class PlotError(RuntimeError):
    """A plot cannot be drawn here."""


@contextmanager
def plotted(width: float, height: float, stem: Path) -> Iterator[tuple[Any, list[Path]]]:
    """A figure to draw into, and the PNG and SVG files it is then saved in."""
    try:
        from matplotlib import rc_context  # noqa: PLC0415 -- an extra
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError:
        raise PlotError("no plot without matplotlib: pip install 'tilewright[lab]'") from None
    files = [stem.with_suffix(suffix) for suffix in SUFFIXES]
    with rc_context({"font.family": "sans-serif", "svg.hashsalt": "tilewright", "axes.edgecolor": QUIET}):
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure, files
        for file in files:
            figure.savefig(file, dpi=150, metadata={"Date": None} if file.suffix == ".svg" else None)


def draw(report: Report, stem: Path) -> list[Path]:
    """Write the plot as PNG and SVG; returns the files."""
    with plotted(11, 1.8 + 0.5 * max(4, len(report.standings)), stem) as (figure, files):
        wins, ratings, leads = figure.subplots(1, 3, width_ratios=(1, 1, 1.2))
        labels = [_short(standing.label) for standing in report.standings]
        _wins(wins, report, labels)
        _ratings(ratings, report)
        _leads(leads, report, labels)
        plan = report.plan
        figure.suptitle(f"{plan.game}, {plan.seats} seats, {len(report.results)} games, seed {plan.seed}", color=INK)
    return files


def _short(label: str) -> str:
    return label if len(label) <= SHORT else f"{label[: SHORT - 1]}…"


def _rows(axes: Any, title: str, labels: list[str] | None, count: int) -> None:
    axes.set_title(title, color=INK, fontsize=10)
    axes.set_yticks(range(count), labels if labels is not None else [""] * count)
    axes.set_ylim(count - 0.5, -0.5)
    axes.grid(axis="x", color=QUIET, alpha=0.25)
    axes.spines[["top", "right"]].set_visible(False)


def _wins(axes: Any, report: Report, labels: list[str]) -> None:
    for row, standing in enumerate(report.standings):
        if standing.wins is None:
            continue
        mean = standing.wins.mean
        low, high = (mean if limit is None else limit for limit in (standing.wins.low, standing.wins.high))
        axes.barh(row, 100 * mean, color=BAR, alpha=0.75, height=0.6)
        axes.errorbar(
            100 * mean,
            row,
            xerr=[[max(0.0, 100 * (mean - low))], [max(0.0, 100 * (high - mean))]],
            color=INK,
            capsize=3,
        )
    axes.set_xlim(0, 100)
    _rows(axes, "wins in %, with 95 % intervals", labels, len(labels))


def _ratings(axes: Any, report: Report) -> None:
    for row, standing in enumerate(report.standings):
        axes.errorbar(
            standing.rating.mu, row, xerr=2 * standing.rating.sigma, color=INK, fmt="o", mfc=BAR, mec=BAR, capsize=3
        )
    _rows(axes, "rating (openskill), ± 2 σ", None, len(report.standings))


def _leads(axes: Any, report: Report, labels: list[str]) -> None:
    """The distribution of each bot's lead over the best other."""
    spreads = [
        [
            result.lead(seat)
            for result in report.results
            if result.fault is None
            for seat, bot in enumerate(result.seating)
            if bot == number
        ]
        for number in range(len(labels))
    ]
    axes.boxplot(
        [spread or [0] for spread in spreads],
        positions=range(len(labels)),
        orientation="horizontal",
        widths=0.55,
        flierprops={"marker": ".", "markeredgecolor": QUIET, "markersize": 4},
        medianprops={"color": BAR, "linewidth": 2},
    )
    axes.axvline(0, color=QUIET, linewidth=1)
    _rows(axes, "lead over the best other, in points", None, len(labels))
