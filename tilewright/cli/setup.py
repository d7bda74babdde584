"""Arguments that several commands share: game, seats, options, bots, record and language."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from tilewright import games, start
from tilewright.bots.line import LIMIT_S
from tilewright.bots.roster import Roster, UnknownBotError
from tilewright.cli.console import Failure
from tilewright.cli.warm import compile_first
from tilewright.core.game import Facts, Game
from tilewright.core.record import MOST_CHARACTERS, Record, RecordError
from tilewright.table import Table
from tilewright.words import LANGUAGES


def known(name: str) -> Facts:
    """The facts of a game."""
    try:
        return games.facts(name)
    except games.UnknownGameError as error:
        raise Failure(str(error)) from None


def every() -> tuple[str, ...]:
    """The names of all games."""
    return games.names()


def ready(name: str, has_bots: bool = False) -> Game:
    """A game; compiles its kernels first if necessary, and those for its bots if wanted."""
    compile_first(known(name), has_bots)
    return games.find(name)


def at_once(name: str, has_bots: bool = False) -> Game:
    """A game that can be played at once, on its uncompiled rules if necessary."""
    return start.at_once(known(name).name, has_bots)


def seat_count(facts: Facts, seats: int | None) -> int:
    """The chosen number of seats, or the fewest."""
    if seats is None:
        return facts.seats[0]
    try:
        facts.check_seats(seats)
    except ValueError as error:
        raise Failure(str(error)) from None
    return seats


def chosen(facts: Facts, pairs: Sequence[str]) -> dict[str, str]:
    """The value of every option, from arguments like river=yes."""
    values: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            possible = ", ".join(f"{option.name}={'|'.join(option.values)}" for option in facts.options) or "none"
            raise Failure(f"an option is written NAME=VALUE, not '{pair}' (possible: {possible})")
        if name in values:
            raise Failure(f"option {name} is given twice")
        values[name] = value
    try:
        facts.option_numbers(values)
    except ValueError as error:
        raise Failure(str(error)) from None
    return {option.name: values.get(option.name, option.usual) for option in facts.options}


def roster(facts: Facts, bots: Iterable[str], limit_s: float = LIMIT_S) -> Roster:
    """The bots of a game; raises Failure if one of these does not exist."""
    try:
        made = Roster(facts, limit_s)
        for bot in bots:
            made.check(bot)
    except UnknownBotError as error:
        raise Failure(str(error)) from None
    return made


def language(code: str) -> str:
    """The language; raises Failure if it is not supported."""
    if code not in LANGUAGES:
        raise Failure(f"there is no language '{code}' (possible: {', '.join(LANGUAGES)})")
    return code


def seat(number: int, seats: int) -> int:
    """The index of a seat, from its number counted from 1."""
    if not 1 <= number <= seats:
        raise Failure(f"there is no seat {number} (possible: 1 to {seats})")
    return number - 1


def read(file: Path) -> Record:
    """The record in a file; its game exists, but its moves are not checked yet."""
    try:
        with file.open(encoding="utf-8") as text:
            record = Record.read(text.read(MOST_CHARACTERS + 1))
        if record.game not in games.names():
            raise RecordError(record.head_line("game"), str(games.UnknownGameError(record.game)))
    except UnicodeDecodeError:
        raise Failure(f"{file} is not a record: it is not text in UTF-8") from None
    except RecordError as error:
        raise Failure(f"{file}: {error}") from None
    return record


def check_ply(file: Path, record: Record, ply: int | None) -> None:
    """Raise Failure unless the record has at least this many moves."""
    if ply is not None and not 0 <= ply <= len(record.moves):
        raise Failure(
            f"{file} has {len(record.moves)} moves, there is no ply {ply} (possible: 0 to {len(record.moves)})"
        )


def replayed(file: Path, record: Record, ply: int | None = None, has_bots: bool = False) -> Table:
    """The table after the first `ply` moves of a record (all if None), which are checked."""
    check_ply(file, record, ply)
    at_once(games.played(record.game, record.revision), has_bots)
    try:
        return Table.of(record, ply)
    except RecordError as error:
        raise Failure(f"{file}: {error}") from None
