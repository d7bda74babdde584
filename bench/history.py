"""Whether random games have become slower: `python -m bench.history`, with the runs before as data.

A run measures what a random game of each game costs, in random numbers that a core draws in the same time. So runs on
different machines can be compared, roughly; how roughly is learned from the runs themselves. Every run is a line of
JSON. Exit status 1: something has become slower by more than earlier runs differed from each other, and was again when
it was measured a second time.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("history.jsonl")
FEWEST = 5  # earlier runs, before anything is judged
LATEST = 20  # of them count: what was made slower on purpose becomes usual
LEAST = 0.05  # a smaller share is never worth a word
SPREAD = 4.0  # times the usual deviation of earlier runs; by chance, one game in thirty to three hundred goes beyond it

Costs = Mapping[str, float]


def read(file: Path) -> list[Costs]:
    """The costs of all runs so far, oldest first; ValueError names a line that is none."""
    runs: list[Costs] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines() if file.exists() else (), 1):
        try:
            runs.append({str(name): float(cost) for name, cost in json.loads(line)["costs"].items()})
        except (ValueError, TypeError, KeyError, AttributeError):
            raise ValueError(f"{file}, line {number}, is not a run: {line[:60]}") from None
    return runs


def append(file: Path, costs: Costs, at: datetime) -> None:
    """Add a run."""
    line: dict[str, Any] = {"at": at.isoformat(timespec="seconds"), "costs": {k: round(v, 1) for k, v in costs.items()}}
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line) + "\n")


def usual(costs: Sequence[float]) -> tuple[float, float]:
    """The usual cost, and by which share a run may exceed it by chance."""
    middle = statistics.median(costs)
    deviation = statistics.median(abs(cost - middle) for cost in costs) / 0.6745  # of a normal distribution
    return middle, max(LEAST, SPREAD * deviation / middle)


def slower(history: Sequence[Costs], now: Costs) -> list[str]:
    """A sentence for everything that costs more than chance explains."""
    found = []
    for name, cost in sorted(now.items()):
        earlier = [run[name] for run in history if name in run][-LATEST:]
        if len(earlier) >= FEWEST:
            middle, noise = usual(earlier)
            if cost > middle * (1 + noise):
                found.append(
                    f"{name} has become slower: a random game costs {cost:,.0f} random numbers, "
                    f"{cost / middle - 1:.0%} more than the usual {middle:,.0f}, "
                    f"and {len(earlier)} earlier runs explain only {noise:.0%}."
                )
    return found


def measured() -> Costs:
    """What a random game of each game costs on this machine now."""
    from bench.engine import playouts_per_second, words_per_second  # noqa: PLC0415 -- compiles kernels
    from tilewright.games import names  # noqa: PLC0415 -- the same

    return {name: words_per_second() / playouts_per_second(name, 2)[0] for name in names()}


def measured_again(history: Sequence[Costs], now: Costs) -> Costs:
    """The costs, where something looks slower the lower ones of two measurements: chance hardly strikes twice."""
    if not slower(history, now):
        return now
    again = measured()
    return {name: min(cost, again[name]) for name, cost in now.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.history", description=__doc__)
    parser.add_argument("--file", type=Path, default=FILE, help="where the runs are kept")
    file = parser.parse_args(arguments).file
    try:
        history = read(file)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    now = measured_again(history, measured())
    append(file, now, datetime.now(UTC))
    for name, cost in sorted(now.items()):
        print(f"{name}: {cost:,.0f} random numbers a game")
    found = slower(history, now)
    if found:
        print("\n".join(found))
        return 1
    judged = len(history) >= FEWEST
    print("Nothing has become slower." if judged else f"Kept; from {FEWEST} earlier runs on, runs are compared.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
