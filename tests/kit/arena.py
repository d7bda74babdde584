"""Plans of the arena for tests, and results without their times."""

from collections.abc import Iterable
from typing import Any

from tilewright.bots.arena.match import Result
from tilewright.bots.arena.plan import Plan
from tilewright.games import facts, names

ONE = names()[0]
TIMES = ("seconds", "longest")


def plan(*bots: str, name: str = ONE, seats: int | None = None, seed: int = 1) -> Plan:
    about = facts(name)
    return Plan(name, about.revision, seats or about.seats[0], (), bots, bots, seed)


def timeless(results: Iterable[Result]) -> list[dict[str, Any]]:
    """The parts of the results that must be the same in every run, in order."""
    ordered = sorted(results, key=lambda result: result.number)
    return [{name: value for name, value in result.facts().items() if name not in TIMES} for result in ordered]
