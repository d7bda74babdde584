"""Playing in the terminal: the seating, and a game from decision to decision."""

import shlex
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tilewright.bots.bot import BotError
from tilewright.cli import setup
from tilewright.cli.console import Failure, out
from tilewright.cli.desk import Desk, Leaving
from tilewright.cli.seating import Seating, seating
from tilewright.cli.sitting import Sitting
from tilewright.core.game import CHANCE, OVER
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.table import Table as NamedTable
from tilewright.warm import CompileError


@dataclass(frozen=True)
class Wishes:
    """A game to play, as typed on the command line."""

    game: str | None
    seats: int | None
    seed: int | None
    options: list[str]
    people: str | None
    bots: str | None
    level: str | None
    language: str
    load: Path | None
    save: Path | None
    asks: bool  # even if only one move is possible


def play(wishes: Wishes) -> None:
    """Play a game in this terminal."""
    language = setup.language(wishes.language)
    table = _load(wishes) if wishes.load else _begin(wishes)
    seated = seating(wishes.people, wishes.bots, wishes.level, table.seats)
    roster = setup.roster(table.game.facts, seated.bots.values())
    if wishes.save:
        if wishes.save.exists() and not (wishes.load and wishes.save.samefile(wishes.load)):
            raise Failure(f"{wishes.save} already exists: continue it with --load, or choose another name")
        table.save(wishes.save)
    with suppress(ImportError):  # arrow keys and history, where the system has them
        import readline  # noqa: F401, PLC0415
    try:
        sitting = Sitting(table, seated.people, seated.bots, roster, wishes.seed)
    except BotError as error:
        raise Failure(f"a bot does not start: {error}") from None
    files = [file.resolve() for file in (wishes.load, wishes.save) if file]
    desk = Desk(sitting, language, files, is_kept=wishes.save is not None)
    try:
        _run(sitting, desk, wishes)
    except (EOFError, KeyboardInterrupt, Leaving) as leaving:
        if not isinstance(leaving, Leaving):
            out.print()
        _keep(sitting, wishes.save)
        desk.farewell(_way_back(seated, wishes.save) if wishes.save else None)
    except CompileError as error:  # the game itself could continue on its uncompiled rules, but not the search
        _keep(sitting, wishes.save)
        raise Failure(f"{table.game.facts.title} could not be compiled: {error}") from None
    except BotError as error:
        _keep(sitting, wishes.save)
        actor = sitting.table.actor
        raise Failure(f"the bot {seated.bots[actor]} on seat {actor + 1} failed: {error}") from None
    else:
        desk.finish()
    finally:
        roster.close()


def _begin(wishes: Wishes) -> Table:
    if wishes.game is None:
        raise Failure(f"which game? (possible: {', '.join(setup.every())})")
    facts = setup.known(wishes.game)
    seats, options = setup.seat_count(facts, wishes.seats), setup.chosen(facts, wishes.options)
    seated = seating(wishes.people, wishes.bots, wishes.level, seats)  # complain before loading the game
    setup.roster(facts, seated.bots.values())
    return NamedTable(setup.at_once(wishes.game, has_bots=True), seats, options=options, deals=False)


def _load(wishes: Wishes) -> Table:
    assert wishes.load is not None
    record = setup.read(wishes.load)
    if wishes.game not in (None, record.game):
        raise Failure(f"{wishes.load} is a game of {record.game}, not of {wishes.game}")
    if wishes.seats not in (None, record.seats):
        raise Failure(f"{wishes.load} has {record.seats} seats, not {wishes.seats}")
    if wishes.options:
        raise Failure(f"{wishes.load} has its own options: --option is for new games")
    return setup.replayed(wishes.load, record, has_bots=True)


def _run(sitting: Sitting, desk: Desk, wishes: Wishes) -> None:
    """Play until the game is over or a person leaves."""
    while (actor := sitting.table.actor) != OVER:
        if actor in sitting.people:
            if wishes.asks or not sitting.make_only_move():
                desk.decide(actor)
            _keep(sitting, wishes.save)
            continue
        if actor == CHANCE:
            sitting.chance()
        else:
            with desk.waiting(actor):
                sitting.bot()
        if not sitting.people:
            desk.tell(sitting.story[-1:], SPECTATOR)
    _keep(sitting, wishes.save)


def _keep(sitting: Sitting, save: Path | None) -> None:
    if save:
        sitting.table.save(save)


def _way_back(seated: Seating, save: Path) -> str:
    """The command that resumes a saved game."""
    file = shlex.quote(str(save))
    return f"tilewright play --load {file} --save {file}{seated.flags()}"
