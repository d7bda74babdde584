"""Random games a second on a GPU, for every game, compared with one core in the same run: `python -m bench.gpu`.

It first checks that GPU and CPU play the same games, bit by bit. `--shapes` tries several layouts of the work.
"""

import argparse
import platform
import time
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numba import cuda
from rich.console import Console
from rich.table import Table

from tests.kit.batches import played
from tilewright.games import find, names
from tilewright.kit.random import streams
from tilewright.research.batch import random_games
from tilewright.research.gpu import USUAL, Gpu, Shape, check

SHAPES = (
    USUAL,
    replace(USUAL, group=1),
    replace(USUAL, registers=None, lanes=132 * 512),
    replace(USUAL, registers=64, lanes=132 * 1024),
    replace(USUAL, registers=40, lanes=132 * 1536),
    replace(USUAL, block=64),
    replace(USUAL, block=256),
    replace(USUAL, lanes=132 * 2560),
)


def on_gpu(name: str, seats: int, shape: Shape, rounds: int) -> tuple[float, float]:
    """Games a second with everything on the GPU, and the seconds of the first, small run, with compilation."""
    game = find(name)
    engine, started, width = Gpu(game, 1, shape), game.new(seats), game.facts.seats[-1]
    best, compiling = 0.0, 0.0
    for count in (1024, *[4 * shape.lanes] * rounds):
        random = streams(count, count)
        points = engine.put(np.zeros((count, width), np.int64), np.int64)
        actions = engine.empty((count,), np.int64)
        cuda.synchronize()
        began = time.perf_counter()
        engine.playouts(started, random, points, actions)
        cuda.synchronize()
        took = time.perf_counter() - began
        if count == 1024:
            compiling = took
        else:
            best = max(best, count / took)
    return best, compiling


def on_cpu(name: str, seats: int) -> float:
    """Games a second of CPU time on one core."""
    random_games(name, 10, seats, threads=1)
    best, count = 0.0, 500
    for _ in range(3):
        began = time.process_time()
        random_games(name, count, seats, threads=1)
        took = time.process_time() - began
        best = max(best, count / took)
        count = max(count, int(0.5 * count / took))
    return best


def same(name: str) -> bool:
    """Whether GPU and CPU play the same games, step by step and whole."""
    if played(name, "cuda", 97) != played(name, "cpu", 97):
        return False
    one, two = (random_games(name, 20_000, seed=4, device=device) for device in ("cuda", "cpu"))
    return np.array_equal(one[0], two[0]) and np.array_equal(one[1], two[1])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(names()), help="which games; all if none is named")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--shapes", action="store_true", help="try several layouts for the games named")
    parser.add_argument("--no-check", action="store_true", help="do not compare with the CPU first")
    wanted = parser.parse_args(arguments)
    check()
    console = Console(width=130)
    device = cuda.get_current_device()
    console.print(f"{device.name.decode() if isinstance(device.name, bytes) else device.name}, {platform.processor()}")
    table = Table(title=f"Random games of {wanted.seats} seats")
    for column in ("game", "layout", "compiling s", "GPU games/s", "one core games/s", "ratio", "same games"):
        table.add_column(column, justify="left" if column in ("game", "layout") else "right")
    for name in wanted.games:
        equal = "not tried" if wanted.no_check else "yes" if same(name) else "NO"
        core = on_cpu(name, wanted.seats)
        for shape in SHAPES if wanted.shapes else (USUAL,):
            rate, compiling = on_gpu(name, wanted.seats, shape, wanted.rounds)
            layout = (
                f"group {shape.group}, block {shape.block}, lanes {shape.lanes}, registers {shape.registers or '-'}"
            )
            row = (name, layout, f"{compiling:.1f}", f"{rate:,.0f}", f"{core:,.0f}", f"{rate / core:,.0f}×", equal)
            console.print(" | ".join(row))  # immediately: the next one may take a while
            table.add_row(*row)
    console.print(table)


if __name__ == "__main__":
    main()
