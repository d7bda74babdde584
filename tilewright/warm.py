"""Compiling a game ahead, in a process of its own that gives way to all others.

What is compiled is kept on disk by exactly the sources it was made from, so this is needed once on a machine and after
each change of the rules.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

from tilewright import games
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Positions
from tilewright.core.scene import SPECTATOR
from tilewright.kit.kernel import cache_folder
from tilewright.kit.random import stream
from tilewright.table import Table

MARK = "ready"  # a file beside the compiled code, once all of it is there
NICENESS = 10


class CompileError(RuntimeError):
    """A game that could not be compiled."""


@dataclass(frozen=True)
class Step:
    """One kernel is compiled: the how manieth, of how many, and what comes next."""

    number: int
    of: int
    name: str


def _mark(name: str) -> Path:
    return cache_folder(games.FOLDER / name) / MARK


def is_ready(name: str) -> bool:
    """Whether a game can be played at once: it is compiled, or will never be."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") != "0" or _mark(name).exists()


def run(name: str) -> Iterator[Step]:
    """Compile a game in another process, step by step."""
    command = [sys.executable, "-m", "tilewright.warm", name]
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, text=True) as process,
    ):
        assert process.stdout is not None
        try:
            for line in process.stdout:
                number, of, step = line.split(maxsplit=2)
                yield Step(int(number), int(of), step.strip())
        except BaseException:
            process.kill()
            raise
        if process.wait():
            complaints.seek(0)
            last = complaints.read().strip().splitlines()[-1:] or [f"exit status {process.returncode}"]
            raise CompileError(last[0])


def _jobs(name: str) -> list[tuple[str, Callable[[], object]]]:
    """Calls that together need every kernel once."""
    game = games.find(name)
    kernels = game.kernels
    seats = game.facts.seats[0]
    numbers = game.facts.option_numbers({})
    positions: Positions = np.zeros(2, dtype=game.dtype)
    out = np.zeros(game.most_legal, dtype=np.int64)
    results = np.zeros((1, game.facts.seats[-1]), dtype=np.int64)
    features = np.zeros(game.observation, dtype=np.float32)
    return [
        ("start", lambda: kernels.start(positions, 0, seats, numbers)),
        ("actor", lambda: kernels.actor(positions, 0)),
        ("legal", lambda: kernels.legal(positions, 0, out)),
        ("apply", lambda: kernels.apply(positions, 0, out[0])),
        ("playouts", lambda: kernels.playouts(np.zeros(2, dtype=game.dtype), seats, numbers, stream(1), out, results)),
        ("scores", lambda: kernels.scores(positions, 0, results[0])),
        ("placing", lambda: kernels.placing(positions, 0, results[0])),
        ("redeal", lambda: kernels.redeal(positions, 0, 0, stream(1))),
        ("evaluate", lambda: kernels.evaluate(positions, 0, 0)),
        ("observe", lambda: kernels.observe(positions, 0, 0, features)),
        ("check", lambda: kernels.check(positions, 0)),
        ("a whole game", lambda: _play(name)),
    ]


def _play(name: str) -> None:
    """A game as people play it: chance, notation and scenes need kernels too."""
    table = Table(name, seats=games.facts(name).seats[0], deals=False)
    game, rng = table.game, stream(1)
    while table.actor != OVER:
        if table.actor == CHANCE:
            game.weights(table.position)
            table.play(game.write(table.position, game.kernels.draw(table.position, 0, rng), EVERYTHING))
        else:
            table.scene(table.actor)
            table.play(table.legal()[0])
    table.scene(SPECTATOR)


def main() -> None:
    """Compile the game named on the command line; after each step, print how far it is."""
    name = sys.argv[1]
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    jobs = _jobs(name)
    print(0, len(jobs), jobs[0][0], flush=True)
    for number, ((_, job), (following, _)) in enumerate(pairwise([*jobs, ("ready", lambda: None)]), start=1):
        job()
        print(number, len(jobs), following, flush=True)
    _mark(name).touch()


if __name__ == "__main__":
    main()
