"""Random games a second on one core, for every game and seat count, with two baselines from the same run."""

import importlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tilewright.core.game import OVER
from tilewright.games import facts, find, names
from tilewright.kit import random as kit_random
from tilewright.kit.kernel import bind
from tilewright.research.batch import RandomGames

SECONDS = 1.5
ROUNDS = 3


def _words(rng, count):  # type: ignore[no-untyped-def]
    total = np.uint64(0)
    for _ in range(count):
        total ^= word(rng)  # type: ignore[name-defined]  # noqa: F821
    return total


def _copies(positions, count):  # type: ignore[no-untyped-def]
    for k in range(count):
        positions[k & 1] = positions[2 + (k & 1)]


def per_second(run: Callable[[int], Any], first: int) -> float:
    """Calls per second of CPU time: the best of some rounds, each long enough to be measured."""
    count, best = first, 0.0
    for _ in range(ROUNDS):
        while True:
            began = time.process_time()
            run(count)
            took = time.process_time() - began
            best = max(best, count / took if took else 0.0)
            if took > SECONDS / ROUNDS:
                break
            count *= 2
    return best


def playouts_per_second(name: str, seats: int) -> tuple[float, float, list[float]]:
    """Random games and decisions a second, and the mean points of each seat."""
    machine = RandomGames(name, seats, seed=1, threads=1)
    seen: dict[str, Any] = {"actions": 0, "games": 0, "points": np.zeros(seats)}

    def run(count: int) -> None:
        points, actions = machine.play(seen["games"], count)
        seen["actions"] += actions.sum()
        seen["games"] += count
        seen["points"] += points.sum(axis=0)

    run(2)
    games = per_second(run, 200)
    return games, games * seen["actions"] / seen["games"], list(seen["points"] / seen["games"])


def words_per_second() -> float:
    """Random numbers a second: the yardstick."""
    yardstick = bind(_words, {"word": kit_random.word}, Path(__file__).parent)
    yardstick(kit_random.stream(1), 1)
    return per_second(lambda count: yardstick(kit_random.stream(1), count), 1_000_000)


def copies_per_second(name: str) -> float:
    """Clones of a position a second, inside a kernel."""
    positions = np.zeros(4, dtype=find(name).dtype)
    copies = bind(_copies, {}, Path(__file__).parent)
    copies(positions, 2)
    return per_second(lambda count: copies(positions, count), 100_000)


def oracle_per_second(name: str, seats: int) -> float:
    """Random games a second by the same rules in plain Python: the game's oracle."""
    oracle_type = importlib.import_module(f"tilewright.games.{name}.tests.oracle").Oracle
    rng = random.Random(1)
    began, count = time.process_time(), 0
    while count < 3 or time.process_time() - began < 1:
        oracle = oracle_type(seats)
        while oracle.actor() != OVER:
            oracle.apply(rng.choice(sorted(oracle.legal())))
        count += 1
    return count / (time.process_time() - began)


def main() -> None:
    console = Console(width=130)
    words = words_per_second()
    table = Table(title="Random games on one core (CPU time)", caption="random words: the baseline of this machine")
    columns = ("game", "seats", "games/s", "decisions/s", "random words a game", "bytes", "clone ns", "mean points")
    for column in columns:
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in names():
        clone = 1e9 / copies_per_second(name)
        for seats in facts(name).seats:
            games, decisions, points = playouts_per_second(name, seats)
            table.add_row(
                name,
                str(seats),
                f"{games:,.0f}",
                f"{decisions:,.0f}",
                f"{words / games:,.0f}",
                f"{find(name).dtype.itemsize:,}",
                f"{clone:.0f}",
                " ".join(f"{value:.1f}" for value in points),
            )
    console.print(table)
    ratio = Table(title="Compared with the same rules in plain Python (two seats)")
    for column in ("game", "compiled games/s", "oracle games/s", "ratio"):
        ratio.add_column(column, justify="left" if column == "game" else "right")
    for name in names():
        fast, slow = playouts_per_second(name, 2)[0], oracle_per_second(name, 2)
        ratio.add_row(name, f"{fast:,.0f}", f"{slow:,.1f}", f"{fast / slow:,.0f}×")
    console.print(ratio)
