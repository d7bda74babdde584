"""What batches think a second on a GPU, compared with one core in the same run: `python -m bench.gpu_thinking`.

Greedy decisions, searches, and games of self-play for training. It first checks that GPU and CPU come to the same, bit
by bit.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numba import cuda
from rich.console import Console

from tilewright.games import find, names
from tilewright.research.batch import Batch, host
from tilewright.research.gpu import check
from tilewright.train.selfplay import played

ITERATIONS = 32
BEGUN = 16  # decisions before the positions that are thought about


def decisions(name: str, seats: int, device: str, count: int, think: Callable[[Batch], Any]) -> tuple[Any, float]:
    """What was thought about this many positions, and the seconds it took the second time."""
    batch = Batch(name, count, seats, seed=7, device=device, threads=1)
    batch.walk(BEGUN)
    think(batch)
    began = _now(device)
    found = think(batch)
    took = _now(device) - began
    return [host(part) for part in (found if isinstance(found, tuple) else [found])], took


def selfplay(name: str, seats: int, device: str, count: int) -> tuple[Any, float]:
    """The positions of this many games, and the seconds they took."""
    game = find(name)
    played(game, seats, range(1), 3, device)
    began = _now(device)
    seen = played(game, seats, range(count), 3, device)
    return [seen.memory, seen.points], _now(device) - began


def _now(device: str) -> float:
    """Of the CPU its own time, of a GPU the time at which it has done everything."""
    if device == "cpu":
        return time.process_time()
    cuda.synchronize()
    return time.perf_counter()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu_thinking", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(names()), help="which games; all if none is named")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=32_768)
    parser.add_argument("--same", type=int, default=128, help="positions and games that are compared with the CPU")
    wanted = parser.parse_args(arguments)
    check()
    console = Console(width=130)
    for name in wanted.games:
        for title, run in _kinds(name, wanted.seats).items():
            on_cpu, core = run("cpu", wanted.same)
            on_gpu, _ = run("cuda", wanted.same)
            equal = all(np.array_equal(one, two) for one, two in zip(on_cpu, on_gpu, strict=True))
            _, took = run("cuda", wanted.positions)
            rates = wanted.positions / took, wanted.same / core
            told = f"GPU {rates[0]:,.0f}/s, one core {rates[1]:,.0f}/s, {rates[0] / rates[1]:,.1f}×"
            console.print(f"{name} | {title} | {told} | the same: {'yes' if equal else 'NO'}")


def _kinds(name: str, seats: int) -> dict[str, Callable[[str, int], tuple[Any, float]]]:
    """What is measured, by name: each takes a device and a number of positions or games."""
    return {
        "greedy decisions": lambda device, count: decisions(name, seats, device, count, lambda batch: batch.greedy()),
        f"searches of {ITERATIONS} iterations": lambda device, count: decisions(
            name, seats, device, count, lambda batch: batch.search(ITERATIONS)
        ),
        "games of self-play": lambda device, count: selfplay(name, seats, device, count),
    }


if __name__ == "__main__":
    main()
