"""Prepares a game: compiles it ahead of time, in two low-priority processes, and loads the compiled code.

Compiled code is cached on disk under a digest of its sources, so a game is compiled once per machine and after each
change of its rules.
"""

import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np

from tilewright import games
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, clone
from tilewright.core.scene import SPECTATOR
from tilewright.kit.compiler import compile_like, complete
from tilewright.kit.contract import CONTRACT, Kind
from tilewright.kit.kernel import PACKAGE, cache_folder
from tilewright.kit.random import stream
from tilewright.table import Table

MARK = "ready"  # a file next to the compiled code, once it is complete
BOTS = "bots"  # the package whose code is compiled once for all games, and the argument that asks for it
BESIDE = "beside"  # the argument for the other half, compiled at the same time
APART = ("expect", "observe", "check")  # kernels that share little with the others
DECISIONS = 80  # of the game that is played to compile everything people need
NICENESS = 10

Jobs = list[tuple[str, Callable[[], object]]]


class CompileError(RuntimeError):
    """A game could not be compiled."""


@dataclass(frozen=True)
class Progress:
    """How many steps are done, of how many, and what comes next."""

    number: int
    of: int
    name: str

    @classmethod
    def read(cls, line: str) -> "Progress":
        """From a line that a compiling process prints."""
        number, of, name = line.split(maxsplit=2)
        return cls(int(number), int(of), name.strip())


def _mark(name: str) -> Path:
    return cache_folder(games.folder(name)) / MARK


def _mark_of_bots(name: str) -> Path:
    return cache_folder(PACKAGE / BOTS) / f"{MARK}-{cache_folder(games.folder(name)).name}"


def _is_interpreted() -> bool:
    return os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"


def is_ready(name: str) -> bool:
    """Whether a game can be played without delay: it is compiled, or kernels run interpreted."""
    return _is_interpreted() or _mark(name).exists()


def are_bots_ready(name: str) -> bool:
    """The same for the game's bots."""
    return _is_interpreted() or _mark_of_bots(name).exists()


def run(name: str, has_bots: bool = False) -> Iterator[Progress]:
    """Compile a game, and its bots if wanted, in another process; yields the progress."""
    command = [sys.executable, "-m", "tilewright.warm", name, *([BOTS] if has_bots else [])]
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, text=True) as process,
    ):
        assert process.stdout is not None
        try:
            for line in process.stdout:
                yield Progress.read(line)
        except BaseException:
            process.kill()
            raise
        if process.wait():
            complaints.seek(0)
            raise CompileError(_reason(complaints.read()) or f"exit status {process.returncode}")


def _reason(complaints: str) -> str:
    """The error at the end of a traceback, with all its lines: Numba names the cause first, then the place."""
    lines = complaints.strip().splitlines()
    errors = [number for number, line in enumerate(lines) if re.match(r"[\w.]*(Error|Exception)\b", line)]
    return "\n".join(lines[max(errors, default=-1) :])


def _jobs(name: str, has_bots: bool) -> Jobs:
    """Kernels that share much code, and so are compiled one after the other."""
    shared = [kernel for kernel in CONTRACT if kernel not in APART]
    bots = ("rules for bots", games.find(name).pointers)
    return [*(kernel_job(name, kernel) for kernel in shared), bots if has_bots else _a_game(name)]


def _jobs_beside(name: str, has_bots: bool) -> Jobs:
    """The rest, compiled at the same time: first the code without game rules, last what may be compiled already."""
    from tilewright.bots.simple import look_ahead  # noqa: PLC0415
    from tilewright.bots.tree import search  # noqa: PLC0415
    from tilewright.research.batch import RandomGames  # noqa: PLC0415 -- needed for compiling, never in a server

    bots = [("search", partial(complete, search)), ("one move ahead", partial(complete, look_ahead))]
    return [
        *(bots if has_bots else []),
        *(kernel_job(name, kernel) for kernel in APART),
        ("random games", partial(RandomGames(name, threads=1).play, 0, 1)),
        *([_a_game(name)] if has_bots else []),
    ]


def kernel_job(name: str, kernel: str) -> tuple[str, Callable[[], object]]:
    """The job of compiling one kernel of a game for the types of its arguments."""
    game = games.find(name)
    given = {
        Kind.NUMBER: 0,
        Kind.OPTIONS: game.facts.option_numbers({}),
        Kind.ACTIONS: np.zeros(game.most_legal, dtype=np.int64),
        Kind.SCORES: np.zeros(game.facts.seats[-1], dtype=np.int64),
        Kind.ESTIMATES: np.zeros(game.facts.seats[-1]),
        Kind.FEATURES: np.zeros(game.observation, dtype=np.float32),
        Kind.STREAM: stream(1),
    }
    arguments = [given[kind] for kind in CONTRACT[kernel].takes]
    return kernel, partial(compile_like, getattr(game.kernels, kernel), np.zeros(1, dtype=game.dtype), 0, *arguments)


def _a_game(name: str) -> tuple[str, Callable[[], object]]:
    """The job of compiling whatever else people need; comes last, when most is compiled."""
    game = games.find(name)
    return "a game", partial(touch, game, game.facts.seats[0], DECISIONS)


def touch(game: Game, seats: int, decisions: int, is_stopped: Callable[[], bool] = lambda: False) -> None:
    """Play the start of a random game as people see it, so that everything a table needs is loaded and cached."""
    table = Table(game, seats, deals=False)
    rng, choices = stream(1), random.Random(1)
    while table.actor != OVER and decisions > 0 and not is_stopped():
        if table.actor == CHANCE:
            game.weights(table.position)
            table.play(game.write(table.position, game.kernels.draw(table.position, 0, rng), EVERYTHING))
        else:
            game.kernels.redeal(clone(table.position), 0, table.actor, rng)
            table.scene(table.actor)
            game.features(table.position, table.actor)
            table.play(game.write(table.position, choices.choice(game.legal(table.position)), EVERYTHING))
            decisions -= 1
            time.sleep(0)  # let other threads run
    table.scene(SPECTATOR)
    game.features(table.position, SPECTATOR)
    game.scores(table.position, seats)
    game.places(table.position, seats)


def ask(game: Game, *bots: str) -> None:
    """Have each of these bots make a decision on one core, so that everything they need is loaded."""
    table = Table(game, game.facts.seats[0], seed=1)
    while len(table.legal()) == 1:
        table.play(table.legal()[0])
    question = Question.of(game, table.position, table.seats, table.actor, stream(1))
    with Roster(game.facts, threads=1) as roster:
        for bot in bots:
            roster.make(bot, 1).decide(question)


class _Counter:
    """Prints the progress of both processes."""

    def __init__(self, of: int, first: str) -> None:
        self._of, self._number, self._lock = of, -1, threading.Lock()
        self.say(first)

    def say(self, following: str) -> None:
        """Count one more step, and print what comes next."""
        with self._lock:
            self._number += 1
            print(self._number, self._of, following, flush=True)


def _do(jobs: Jobs, say: Callable[[str], object]) -> None:
    """Do the jobs, and after each one report what comes next."""
    for (_, job), (following, _) in pairwise([*jobs, ("the rest", lambda: None)]):
        job()
        say(following)


def _relay(lines: Iterable[str], counter: _Counter) -> None:
    for line in lines:
        counter.say(line.strip())


def _compile(name: str, has_bots: bool) -> None:
    """Compile half of it here and half in another process: compiling uses one core."""
    jobs, bots = _jobs(name, has_bots), ("greedy", "search:iterations=4") if has_bots else ()
    counter = _Counter(len(jobs) + len(_jobs_beside(name, has_bots)) + len(bots), jobs[0][0])
    command = [sys.executable, "-m", "tilewright.warm", name, BESIDE, *([BOTS] if has_bots else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as helper:
        assert helper.stdout is not None
        relay = threading.Thread(target=_relay, args=(helper.stdout, counter))
        relay.start()
        try:
            _do(jobs, counter.say)
        except BaseException:
            helper.kill()
            raise
        relay.join()
    if helper.returncode:
        sys.exit(helper.returncode)
    _mark(name).touch()
    for bot in bots:
        ask(games.find(name), bot)
        counter.say("ready")
    if has_bots:
        _mark_of_bots(name).touch()


def main() -> None:
    """Compile the game named on the command line; print the progress after each step."""
    name, has_bots = sys.argv[1], BOTS in sys.argv[2:]
    if BESIDE in sys.argv[2:]:
        _do(_jobs_beside(name, has_bots), partial(print, flush=True))
        return
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    _compile(name, has_bots)


if __name__ == "__main__":
    main()
