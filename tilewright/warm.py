"""Compiling a game ahead, in a process of its own that gives way to all others.

What is compiled is kept on disk by exactly the sources it was made from, so this is needed once on a machine and after
each change of the rules.
"""

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import numpy as np

from tilewright import games
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Positions
from tilewright.core.scene import SPECTATOR
from tilewright.kit.kernel import PACKAGE, cache_folder
from tilewright.kit.random import stream
from tilewright.table import Table

MARK = "ready"  # a file beside the compiled code, once all of it is there
BOTS = "bots"  # the room whose code is compiled once for all games, and the word that asks for it
MOVES = 150  # of the game played to compile what people need
NICENESS = 10

Jobs = list[tuple[str, Callable[[], object]]]


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


def _mark_of_bots(name: str) -> Path:
    return cache_folder(PACKAGE / BOTS) / f"{MARK}-{name}"


def _is_interpreted() -> bool:
    return os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"


def is_ready(name: str) -> bool:
    """Whether a game can be played at once: it is compiled, or will never be."""
    return _is_interpreted() or _mark(name).exists()


def are_bots_ready(name: str) -> bool:
    """Whether the bots can play a game at once, likewise."""
    return _is_interpreted() or _mark_of_bots(name).exists()


def run(name: str, has_bots: bool = False) -> Iterator[Step]:
    """Compile a game, if wanted with what bots need, in another process, step by step."""
    command = [sys.executable, "-m", "tilewright.warm", name, *([BOTS] if has_bots else [])]
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


def _jobs(name: str) -> Jobs:
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
        ("a game", lambda: _play(name)),
        ("rules ready", lambda: _mark(name).touch()),
    ]


def _bot_jobs(name: str) -> Jobs:
    """Calls that together need everything bots have compiled."""
    return [
        ("rules for bots", lambda: games.find(name).pointers()),
        ("the search", lambda: import_module("tilewright.bots.search")),
        ("a greedy bot", lambda: _ask(name, "greedy")),
        ("a searching bot", lambda: _ask(name, "search:iterations=4")),
        ("bots ready", lambda: _mark_of_bots(name).touch()),
    ]


def _ask(name: str, bot: str) -> None:
    """Let a bot decide something."""
    table = Table(name, seats=games.facts(name).seats[0], seed=1)
    while len(table.legal()) == 1:
        table.play(table.legal()[0])
    question = Question.of(table.game, table.position, table.seats, table.actor, stream(1))
    with Roster(table.game.facts) as roster:
        roster.make(bot, 1).decide(question)


def _play(name: str) -> None:
    """The beginning of a game as people play it: chance, notation and scenes need kernels too."""
    table = Table(name, seats=games.facts(name).seats[0], deals=False)
    game, rng, choices = table.game, stream(1), random.Random(1)
    while table.actor != OVER and len(table.moves) < MOVES:
        if table.actor == CHANCE:
            game.weights(table.position)
            table.play(game.write(table.position, game.kernels.draw(table.position, 0, rng), EVERYTHING))
        else:
            table.scene(table.actor)
            game.features(table.position, SPECTATOR)
            table.play(choices.choice(table.legal()))
    table.scene(SPECTATOR)


def main() -> None:
    """Compile the game named on the command line; after each step, print how far it is."""
    name, has_bots = sys.argv[1], BOTS in sys.argv[2:]
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    jobs = _jobs(name) + (_bot_jobs(name) if has_bots else [])
    print(0, len(jobs), jobs[0][0], flush=True)
    for number, ((_, job), (following, _)) in enumerate(pairwise([*jobs, ("ready", lambda: None)]), start=1):
        job()
        print(number, len(jobs), following, flush=True)


if __name__ == "__main__":
    main()
