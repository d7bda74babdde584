"""What the research adapters cost: PettingZoo beside its own connect_four, batches beside bare kernels, `observe`."""

import random
import time
import warnings
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tilewright.games import find, names
from tilewright.kit.random import stream
from tilewright.research.batch import Batch, random_games
from tilewright.research.pettingzoo import env

SECONDS = 2.0
COUNT = 256  # positions in a batch
ROUNDS = 3


def steps_per_second(playing: Any) -> float:
    """Steps a second of CPU time, with an observation and a random legal action for each: the best of some rounds."""
    choice, best = random.Random(1), 0.0
    playing.reset(seed=1)
    for _ in range(ROUNDS):
        began, count = time.process_time(), 0
        while (took := time.process_time() - began) < SECONDS / ROUNDS:
            for _ in range(50):
                seen, *_ = playing.last()
                playing.step(choice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
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


def kernel_decisions(name: str) -> float:
    """Decisions of seats a second of CPU time in bare random games on one core."""
    game = find(name)
    work, out = np.zeros(2, dtype=game.dtype), np.empty(game.most_legal, dtype=np.int64)
    options, seats, best, count = game.facts.option_numbers({}), game.facts.seats[0], 0.0, 100
    results = np.zeros((count, game.facts.seats[-1]), dtype=np.int64)
    game.kernels.playouts(work, seats, options, stream(1), out, results[:2])
    share = seat_share(name)
    for _ in range(ROUNDS * 3):
        began = time.process_time()
        actions = game.kernels.playouts(work, seats, options, stream(2), out, results)
        best = max(best, actions * share / (time.process_time() - began))
    return best


def seat_share(name: str) -> float:
    """The part of all actions that seats decide; the rest is chance."""
    decisions, (_, actions) = Batch(name, 500, threads=1).walk(find(name).longest), random_games(name, 500, threads=1)
    return float(decisions.mean() / actions.mean())


def batch_decisions(name: str) -> float:
    """Decisions a second of CPU time in a batch on one thread: choose for all, step all, begin ended games anew."""
    batch, best = Batch(name, COUNT, threads=1), 0.0
    batch.step(batch.choose())
    for _ in range(ROUNDS):
        began, count = time.process_time(), 0
        while (took := time.process_time() - began) < SECONDS / ROUNDS:
            batch.step(batch.choose())
            over = batch.actors < 0
            count += COUNT
            if over.any():
                batch.reset(over)
        best = max(best, count / took)
    return best


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
    table = Table(title=title)
    columns = (
        "game",
        "PettingZoo steps/s",
        "to connect_four",
        "kernel decisions/s",
        "batch decisions/s",
        "ratio",
        "µs",
    )
    for column in columns:
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in names():
        steps, bare, batch = steps_per_second(env(name)), kernel_decisions(name), batch_decisions(name)
        table.add_row(
            name,
            f"{steps:,.0f}",
            f"{steps / yardstick:.1f}×",
            f"{bare:,.0f}",
            f"{batch:,.0f}",
            f"{batch / bare:.2f}",
            f"{observe_us(name):.2f}",
        )
    console.print(table)


if __name__ == "__main__":
    main()
