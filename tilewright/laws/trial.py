"""One trial of a game, in its own process: random games in which every law is checked after each move.

The name of each kernel is written to a small shared file before it is called, so that a crash or an endless loop can be
reported with that name. The last line printed is a JSON object: `fault` is null or says what is wrong.
"""

import json
import mmap
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from tilewright import games, warm
from tilewright.core.game import EVERYTHING, OVER, Facts, Game, Kernels, clone
from tilewright.kit.compiler import IS_INTERPRETED
from tilewright.kit.contract import CONTRACT
from tilewright.laws import law
from tilewright.laws.law import LawError

ROOM = 200  # characters of the shared file
SLOW = 5  # slow laws are checked only after every fifth move


class Status:
    """The shared file: what this process is doing."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            self._map = mmap.mmap(opened.fileno(), ROOM)
        self.place = ""  # which game and move
        self.doing = ""  # the kernel or function

    def say(self, doing: str) -> None:
        """Write what this process does next."""
        self.doing = doing
        self._map[:] = f"{doing}\t{self.place}".encode()[:ROOM].ljust(ROOM)


@dataclass(frozen=True)
class Setup:
    """One way to set up a game: the seats, and at most one option that is not the default."""

    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return ", ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options.items())])


def setups(facts: Facts) -> Iterator[Setup]:
    """Every number of seats, alone and with every other value of every option."""
    for seats in facts.seats:
        yield Setup(seats, {})
        for option in facts.options:
            for value in option.values[1:]:
                yield Setup(seats, {option.name: value})


def watched(game: Game, status: Status) -> Game:
    """The same game, but its kernels and functions report their name before they run."""

    def watch(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            status.say(name)
            return function(*arguments)

        return call

    kernels = {part.name: watch(f"kernel {part.name}", getattr(game.kernels, part.name)) for part in fields(Kernels)}
    others = {name: watch(name, getattr(game, name)) for name in ("write", "read", "events", "scene")}
    return replace(game, kernels=Kernels(**kernels), **others)  # type: ignore[arg-type]


def walk(game: Game, setup: Setup, number: int, status: Status) -> int:
    """Play one random game and check the laws after each move; returns the number of moves."""
    place = f"{setup}, game {number + 1}"
    status.place = f"{place}, at the start"
    moves: list[str] = []
    rng, position = random.Random(f"{setup} {number}"), game.new(setup.seats, setup.options)
    scores = game.scores(position, setup.seats)
    while True:
        status.place = f"{place}, after {len(moves)} moves"
        before = position.tobytes()
        law.actions(game, position, setup.seats)
        law.chance(game, position)
        if number == 0 or len(moves) % SLOW == 0:
            law.words(game, position)
        if len(moves) % SLOW == 0:
            law.numbers(game, position, setup.seats)
            law.secrets(game, position, setup.seats, number)
        if game.kernels.actor(position, 0) == OVER:
            break
        if len(moves) == game.longest:
            raise LawError(f"the game has not ended after LONGEST = {game.longest} moves")
        action = rng.choice(game.legal(position))
        moves.append(game.write(position, action, EVERYTHING))
        last, position = position, clone(position)
        game.kernels.apply(position, 0, action)
        scores = law.points(game, scores, position, setup.seats)
        if last.tobytes() != before:
            raise LawError("a move has changed a copy of the position before it")
    law.end(game, position, setup.seats)
    law.record(game, setup.seats, setup.options, moves, position)
    return len(moves)


def _compile(name: str, status: Status) -> None:
    for kernel in CONTRACT if not IS_INTERPRETED else ():
        status.say(f"compiling kernel {kernel}")
        warm.kernel_job(name, kernel)[1]()


def _where(error: BaseException, folder: Path) -> str:
    """The last line of the game's own code in a traceback, or ""."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if folder in Path(frame.filename).parents:
            return f"{Path(frame.filename).relative_to(folder)}:{frame.lineno}: {frame.line}"
    return ""


def attempt(name: str, count: int, status: Status, only: tuple[int, int] | None) -> dict[str, Any]:
    """Play the games, or only one of them; returns the result."""
    played = moves = setup_number = game_number = 0
    try:
        status.say("compiling")
        game = watched(games.find(name), status)
        _compile(name, status)
        for setup_number, setup in enumerate(setups(game.facts)):
            for game_number in range(count):
                if only is None or only == (setup_number, game_number):
                    moves += walk(game, setup, game_number, status)
                    played += 1
    except Exception as error:  # any error of the game is a finding
        is_law = isinstance(error, LawError)
        reason = str(error) if is_law else f"{type(error).__name__}: {error}"
        fault = {"doing": "" if is_law else status.doing, "place": status.place, "reason": reason}
        fault |= {"where": "" if is_law else _where(error, games.folder(name)), "kind": type(error).__name__}
        return {"fault": fault | {"only": [setup_number, game_number]}, "games": played, "moves": moves}
    return {"fault": None, "games": played, "moves": moves}


def main() -> None:
    """Test the game named on the command line."""
    name, file, count, *only = sys.argv[1:]
    wanted = (int(only[0]), int(only[1])) if only else None
    print(json.dumps(attempt(name, int(count), Status(Path(file)), wanted)))


if __name__ == "__main__":
    main()
