"""Compiling a game ahead, in two processes of its own that give way to all others.

What is compiled is kept on disk by exactly the sources it was made from, so this is needed once on a machine and after
each change of the rules.
"""

import os
import random
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import numba
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
BESIDE = "beside"  # the word for the other half, compiled at the same time
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
            raise CompileError(_reason(complaints.read()) or f"exit status {process.returncode}")


def _reason(complaints: str) -> str:
    """The error at the end of a traceback, with all its lines: Numba names the cause first and the place after it."""
    lines = complaints.strip().splitlines()
    errors = [number for number, line in enumerate(lines) if re.match(r"[\w.]*(Error|Exception)\b", line)]
    return "\n".join(lines[max(errors, default=-1) :])


def _jobs(name: str, has_bots: bool) -> Jobs:
    """What shares much, and so is compiled one after the other."""
    kernels, given = games.find(name).kernels, _Arguments(name)
    return [
        ("start", _compiling(kernels.start, given.positions, 0, given.seats, given.options)),
        ("actor", _compiling(kernels.actor, given.positions, 0)),
        ("legal", _compiling(kernels.legal, given.positions, 0, given.actions)),
        ("apply", _compiling(kernels.apply, given.positions, 0, 0)),
        ("scores", _compiling(kernels.scores, given.positions, 0, given.results[0])),
        ("placing", _compiling(kernels.placing, given.positions, 0, given.results[0])),
        ("redeal", _compiling(kernels.redeal, given.positions, 0, 0, given.rng)),
        ("rules for bots", games.find(name).pointers) if has_bots else _a_game(name),
    ]


def _jobs_beside(name: str, has_bots: bool) -> Jobs:
    """The rest, compiled meanwhile: first what no game has a part in, last what may be there already."""
    kernels, given = games.find(name).kernels, _Arguments(name)
    bots = [(part, partial(import_module, f"tilewright.bots.{part}")) for part in ("search", "simple")]
    return [
        *(bots if has_bots else []),
        ("evaluate", _compiling(kernels.evaluate, given.positions, 0, 0)),
        ("observe", _compiling(kernels.observe, given.positions, 0, 0, given.features)),
        ("check", _compiling(kernels.check, given.positions, 0)),
        (
            "playouts",
            _compiling(
                kernels.playouts, given.positions, given.seats, given.options, given.rng, given.actions, given.results
            ),
        ),
        *([_a_game(name)] if has_bots else []),
    ]


def _a_game(name: str) -> tuple[str, Callable[[], object]]:
    """What is left of what people need; comes last, when most is there."""
    return "a game", partial(_play, name)


class _Arguments:
    """What a game's kernels are called with; only their types matter."""

    def __init__(self, name: str) -> None:
        game = games.find(name)
        self.positions: Positions = np.zeros(2, dtype=game.dtype)
        self.seats = game.facts.seats[0]
        self.options = game.facts.option_numbers({})
        self.rng = stream(1)
        self.actions = np.zeros(game.most_legal, dtype=np.int64)
        self.results = np.zeros((1, game.facts.seats[-1]), dtype=np.int64)
        self.features = np.zeros(game.observation, dtype=np.float32)


def _compiling(kernel: Any, *arguments: Any) -> Callable[[], object]:
    """A job: compile a kernel for arguments like these, without calling it."""
    return lambda: kernel.compile(tuple(numba.typeof(one) for one in arguments))


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


class _Progress:
    """Says how far it is, whoever has done something."""

    def __init__(self, of: int, first: str) -> None:
        self._of, self._number, self._lock = of, -1, threading.Lock()
        self.say(first)

    def say(self, following: str) -> None:
        """One more is done."""
        with self._lock:
            self._number += 1
            print(self._number, self._of, following, flush=True)


def _do(jobs: Jobs, say: Callable[[str], object]) -> None:
    """Do jobs, and after each say what comes next."""
    for (_, job), (following, _) in pairwise([*jobs, ("the rest", lambda: None)]):
        job()
        say(following)


def _relay(lines: Iterable[str], progress: _Progress) -> None:
    for line in lines:
        progress.say(line.strip())


def _compile(name: str, has_bots: bool) -> None:
    """Half of it here, half in another process: compiling uses one core."""
    jobs, bots = _jobs(name, has_bots), ("greedy", "search:iterations=4") if has_bots else ()
    progress = _Progress(len(jobs) + len(_jobs_beside(name, has_bots)) + len(bots), jobs[0][0])
    command = [sys.executable, "-m", "tilewright.warm", name, BESIDE, *([BOTS] if has_bots else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as helper:
        assert helper.stdout is not None
        relay = threading.Thread(target=_relay, args=(helper.stdout, progress))
        relay.start()
        try:
            _do(jobs, progress.say)
        except BaseException:
            helper.kill()
            raise
        relay.join()
    if helper.returncode:
        sys.exit(helper.returncode)
    _mark(name).touch()
    for bot in bots:
        _ask(name, bot)
        progress.say("ready")
    if has_bots:
        _mark_of_bots(name).touch()


def main() -> None:
    """Compile the game named on the command line; after each step, print how far it is."""
    name, has_bots = sys.argv[1], BOTS in sys.argv[2:]
    if BESIDE in sys.argv[2:]:
        _do(_jobs_beside(name, has_bots), partial(print, flush=True))
        return
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    _compile(name, has_bots)


if __name__ == "__main__":
    main()
