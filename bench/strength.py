"""Plays the matches by which the bots' strength is judged, and writes their table: `python -m bench.strength`.

Every match is saved in a folder and resumes where it stopped.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from tilewright.bots.roster import LEVELS, Roster
from tilewright.cli import main as tilewright
from tilewright.games import facts, names

PAGE = Path("docs/strength.md")
SECONDS = "search:seconds=1"


@dataclass(frozen=True)
class Match:
    """Two bots, and how often the first should win; the strongest against itself is judged by its points."""

    bots: tuple[str, ...]
    goal: float | None

    @property
    def title(self) -> str:
        return " against ".join(self.bots) if len(set(self.bots)) > 1 else f"{self.bots[0]} against itself"


def matches() -> Iterator[Match]:
    yield Match(("greedy", "random"), 0.99)
    yield Match((SECONDS, "greedy"), 0.75)
    for below, above in pairwise(LEVELS):
        yield Match((above, below), 0.7)
    yield Match((LEVELS[-1],), None)


def play(name: str, match: Match, count: int, seed: int, folder: Path) -> dict[str, Any]:
    """The report of a match, after playing its missing games."""
    spelled = "-".join(match.bots).replace(":", "_").replace("=", "_")
    path = folder / name / f"{spelled}-{seed}"
    status = tilewright(["arena", name, *match.bots, "-n", str(count), "--seed", str(seed), "-o", str(path)])
    if status:
        raise SystemExit(status)
    return dict(json.loads((path / "report.json").read_text(encoding="utf-8")))


def row(match: Match, report: dict[str, Any]) -> str:
    first = report["standings"][0]
    wins, points, lead = (first[part] for part in ("wins", "points", "lead"))
    cells = [match.title, str(report["games"])]
    if match.goal is None:
        cells += ["–", "–"]
    else:
        cells += [_interval(wins, 100, 1), f"{match.goal:.0%}".replace("%", " %")]
    cells += [_interval(lead, 1, 1) if match.goal else "–", _interval(points, 1, 1)]
    cells += [" / ".join(f"{1000 * one['seconds_per_decision']:.1f}" for one in report["standings"])]
    return f"| {' | '.join(cells)} |"


def _interval(estimate: dict[str, float], scale: float, digits: int) -> str:
    mean, low, high = (f"{scale * estimate[part]:.{digits}f}" for part in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})"


def page(rows: dict[str, list[str]], seed: int) -> str:
    lines = [
        "# Strength",
        "",
        f"Written by `make strength` (seed {seed}): duplicate matches of two seats, with 95 % intervals over deals.",
        "Wins, lead and points are those of the first bot; the settings behind the levels are above each table. See",
        "[bots](bots.md).",
    ]
    for name, games in rows.items():
        levels = Roster(facts(name)).levels
        lines += [
            "",
            f"## {facts(name).title}",
            "",
            ", ".join(f"{level} = `{bot}`" for level, bot in levels.items()),
            "",
            "| match | games | wins % | goal | lead in points | points | ms per decision |",
            "|---|--:|--:|--:|--:|--:|--:|",
            *games,
        ]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    parser.add_argument("-n", type=int, default=200, metavar="N", help="games of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="where matches are stored")
    parser.add_argument("-o", "--output", type=Path, default=PAGE, help="the page to write")
    wishes = parser.parse_args()
    rows: dict[str, list[str]] = {}
    for name in wishes.games or names():
        for match in matches():
            report = play(name, match, wishes.n, wishes.seed, wishes.folder)
            rows.setdefault(name, []).append(row(match, report))
            wishes.output.write_text(page(rows, wishes.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
