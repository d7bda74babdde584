"""What the research adapters cost: PettingZoo vs its own connect_four, batches vs bare kernels, and `observe`."""

import os
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tilewright.games import find, names
from tilewright.research.batch import Batch, RandomGames, random_games
from tilewright.research.pettingzoo import env

SECONDS = 2.0
COUNT = 512  # positions in a batch on one thread
MANY = 16384  # on two
STEPS = 20
ROUNDS = 4


def steps_per_second(playing: Any) -> float:
    """Steps a second of CPU time, with an observation and a random legal action for each: the best of some rounds."""
    choice, best = random.Random(1), 0.0
    playing.reset(seed=1)
    for _ in range(ROUNDS):
        began, count = time.process_time(), 0
        while (took := time.process_time() - began) < SECONDS / ROUNDS:
            for _ in range(50):
                seen, *_ = playing.last()
                legal = np.flatnonzero(seen["action_mask"].view(np.bool_))  # faster than with numbers
                playing.step(int(legal[int(choice.random() * len(legal))]))
                count += 1
                if all(playing.terminations.values()):
                    playing.reset()
        best = max(best, count / took)
    return best


def connect_four() -> float:
    """The same for PettingZoo's own game."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

        return steps_per_second(connect_four_v3.env())


class Bare:
    """Random games by the bare kernels on one core, one after the other."""

    def __init__(self, name: str) -> None:
        self.machine = RandomGames(name, seed=2, threads=1)
        self.share = seat_share(name)

    def decisions(self) -> float:
        """Play some games; returns how many decisions seats made."""
        return self.share * float(self.machine.play(0, 100)[1].sum())


class Batched:
    """Random games in a batch: choose for all, step all, restart ended games."""

    def __init__(self, name: str, count: int, threads: int) -> None:
        self.batch = Batch(name, count, threads=threads)

    def decisions(self) -> float:
        """Make some steps; returns how many decisions seats made."""
        for _ in range(STEPS):
            self.batch.step(self.batch.choose())
            over = self.batch.actors < 0
            if over.any():
                self.batch.reset(over)
        return self.batch.count * STEPS


def rate(work: Bare | Batched, clock: Callable[[], float]) -> float:
    """Decisions a second, measured for some time."""
    began, count = clock(), 0.0
    while (took := clock() - began) < SECONDS / ROUNDS:
        count += work.decisions()
    return count / took


def seat_share(name: str) -> float:
    """The fraction of all actions that seats decide; the rest is chance."""
    decisions, (_, actions) = Batch(name, 500, threads=1).walk(find(name).longest), random_games(name, 500, threads=1)
    return float(decisions.mean() / actions.mean())


def compared(name: str) -> tuple[float, float, float, float]:
    """Bare and batched decisions a second of CPU time on one core; for two threads, their speed-up in wall time, which
    means something only on a quiet machine, and the fraction of their CPU time that is not lost.

    The best of several alternating rounds each, so that a busy machine affects all of them alike.
    """
    bare, one, many, two = Bare(name), Batched(name, COUNT, 1), Batched(name, MANY, 1), Batched(name, MANY, 2)
    best = [0.0] * 6
    for work in (bare, one, many, two):
        work.decisions()
    for _ in range(ROUNDS):
        rates = (
            rate(bare, time.process_time),
            rate(one, time.process_time),
            rate(many, time.perf_counter),
            rate(two, time.perf_counter),
            rate(many, time.process_time),
            rate(two, time.process_time),
        )
        best = [max(pair) for pair in zip(best, rates, strict=True)]
    return best[0], best[1], best[3] / best[2], best[5] / best[4]


def observe_us(name: str) -> float:
    """Microseconds to fill one observation in a batch, in the middle of games."""
    batch = Batch(name, COUNT, threads=1)
    batch.walk(40)
    out = batch.observe()
    best = 1e9
    for _ in range(20):
        began = time.process_time()
        batch.observe(out=out)
        best = min(best, time.process_time() - began)
    return best / COUNT * 1e6


def main() -> None:
    console = Console(width=130)
    yardstick = connect_four()
    title = f"Research adapters (CPU time on one core; connect_four_v3 of PettingZoo: {yardstick:,.0f} steps/s)"
    load = os.getloadavg()[0]
    table = Table(title=title, caption=f"batches of {COUNT}, with two threads {MANY}; load average {load:.1f}")
    columns = (
        "game",
        "PettingZoo steps/s",
        "to connect_four",
        "kernel decisions/s",
        "batch decisions/s",
        "ratio",
        "two threads",
        "observe µs",
    )
    for column in columns:
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in names():
        steps, (bare, batch, clock, kept) = steps_per_second(env(name)), compared(name)
        table.add_row(
            name,
            f"{steps:,.0f}",
            f"{steps / yardstick:.1f}×",
            f"{bare:,.0f}",
            f"{batch:,.0f}",
            f"{batch / bare:.2f}",
            f"{clock:.2f}× {kept:.0%}",
            f"{observe_us(name):.2f}",
        )
    console.print(table)


if __name__ == "__main__":
    main()
