"""Playing in the terminal: who sits where, and the way of a game from decision to decision."""

import random
import secrets
import shlex
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tilewright.cli import setup
from tilewright.cli.console import Failure, out
from tilewright.cli.desk import Desk, Leaving
from tilewright.cli.story import Step, play as play_step
from tilewright.core.game import CHANCE, EVERYTHING, OVER
from tilewright.core.message import Message
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.kit.random import stream
from tilewright.table import Table as NamedTable

NOBODY = "none"


@dataclass(frozen=True)
class Wishes:
    """A game to play, as it was typed."""

    game: str | None
    seats: int | None
    seed: int | None
    options: list[str]
    people: str | None
    bots: str | None
    language: str
    load: Path | None
    save: Path | None


def play(wishes: Wishes) -> None:
    """Play a game in this terminal."""
    language = setup.language(wishes.language)
    table = _load(wishes) if wishes.load else _begin(wishes)
    people = _people(wishes, table.seats)
    if wishes.save:
        if wishes.save.exists() and not (wishes.load and wishes.save.samefile(wishes.load)):
            raise Failure(f"{wishes.save} exists already: go on with it by --load, or choose another name")
        table.save(wishes.save)
    with suppress(ImportError):  # arrow keys and history, where the system has them
        import readline  # noqa: F401, PLC0415
    Session(table, people, wishes.seed, language, wishes.save, wishes.load).run()


def _begin(wishes: Wishes) -> Table:
    if wishes.game is None:
        raise Failure(f"which game? (possible: {', '.join(setup.every())})")
    facts = setup.known(wishes.game)
    seats, options = setup.seat_count(facts, wishes.seats), setup.chosen(facts, wishes.options)
    _people(wishes, seats)  # complain before compiling
    return NamedTable(setup.ready(wishes.game), seats, deals=False, **options)


def _load(wishes: Wishes) -> Table:
    assert wishes.load is not None
    record = setup.read(wishes.load)
    if wishes.game not in (None, record.game):
        raise Failure(f"{wishes.load} is a game of {record.game}, not of {wishes.game}")
    if wishes.seats not in (None, record.seats):
        raise Failure(f"{wishes.load} has {record.seats} seats, not {wishes.seats}")
    if wishes.options:
        raise Failure(f"{wishes.load} has its own options: --option is for new games")
    return setup.replayed(wishes.load, record)


def _people(wishes: Wishes, seats: int) -> frozenset[int]:
    """The seats played by people."""
    if wishes.people is not None and wishes.bots is not None:
        raise Failure("--people and --bots say the same in two ways: give one of them")
    if wishes.bots is not None:
        return frozenset(range(seats)) - _seats("--bots", wishes.bots, seats)
    return _seats("--people", "1" if wishes.people is None else wishes.people, seats)


def _seats(flag: str, listed: str, seats: int) -> frozenset[int]:
    if listed == NOBODY:
        return frozenset()
    numbers = [number.strip() for number in listed.split(",")]
    if not all(number.isascii() and number.isdigit() and len(number) < 4 for number in numbers):
        raise Failure(f"{flag} takes seats such as 1,2 or the word {NOBODY}, not '{listed}'")
    return frozenset(setup.seat(int(number), seats) for number in numbers)


class Session:
    """One game in one terminal."""

    def __init__(
        self,
        table: Table,
        people: frozenset[int],
        seed: int | None,
        language: str,
        save: Path | None,
        load: Path | None = None,
    ) -> None:
        self.table = table
        self.people = people
        self.viewers = (*people, SPECTATOR, EVERYTHING)
        self.save = save
        self.story: list[Step] = _retell(table, self.viewers)
        self._rng = stream(secrets.randbits(64) if seed is None else seed)
        self._bots = random.Random(secrets.randbits(64) if seed is None else seed)
        self._past: list[tuple[Table, int]] = []  # the table before each decision of a person, and the length of the story
        self.desk = Desk(self, language, {path.resolve() for path in (save, load) if path})

    def run(self) -> None:
        """Play until the game is over or a person leaves."""
        try:
            while (actor := self.table.actor) != OVER:
                if actor == CHANCE:
                    self._apply(self.table.game.kernels.draw(self.table.position, 0, self._rng))
                elif actor not in self.people:
                    self._apply(self._bots.choice(self.table.game.legal(self.table.position)))
                else:
                    self.desk.decide(actor)
                    self.keep()
        except (EOFError, KeyboardInterrupt, Leaving) as leaving:
            if not isinstance(leaving, Leaving):
                out.print()
            self.keep()
            self.desk.farewell(self._way_back())
            return
        self.keep()
        self.desk.finish()

    def keep(self) -> None:
        """Write the record, if a file was named for it."""
        if self.save:
            self.table.save(self.save)

    def choose(self, words: str) -> None:
        """A person's move; Refusal if it may not be played."""
        before = self.table.copy(), len(self.story)
        self.story.append(play_step(self.table, words, self.viewers))
        self._past.append(before)

    def undo(self) -> Message:
        """Take back the last decision of a person, if chance has not moved since; what came of it."""
        if not self._past:
            return Message.of("cli-undo-nothing")
        table, length = self._past[-1]
        if any(step.actor == CHANCE for step in self.story[length:]):
            return Message.of("cli-undo-chance")
        self._past.pop()
        self.table = table
        del self.story[length:]
        return Message.of("cli-undone")

    def _apply(self, action: int) -> None:
        words = self.table.game.write(self.table.position, action, EVERYTHING)
        step = play_step(self.table, words, self.viewers)
        self.story.append(step)
        if not self.people:
            self.desk.tell([step], SPECTATOR)

    def _way_back(self) -> str | None:
        if self.save is None:
            return None
        file = shlex.quote(str(self.save))
        seats = ",".join(str(seat + 1) for seat in sorted(self.people)) or NOBODY
        people = "" if seats == "1" else f" --people {seats}"
        return f"tilewright play --load {file} --save {file}{people}"


def _retell(table: Table, viewers: Iterable[int]) -> list[Step]:
    """The story of a game that was loaded."""
    again = Table(table.game, table.seats, deals=False, **table.options)
    return [play_step(again, move, viewers) for move in table.moves]
