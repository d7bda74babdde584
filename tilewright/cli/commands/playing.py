"""Commands for players: the games, playing in the terminal, and compiling ahead of time."""
# ruff: noqa: PLC0415 -- each command imports what it needs when it runs, so that help appears immediately

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.commands.arguments import Json, Language, Options, Seats, bot_names, game_names


def games(json: Json = False) -> None:
    """List the games: their names, seats and options."""
    from tilewright.cli.games import show

    show(json)


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", autocompletion=game_names, help="A game's name; not needed with --load."),
    ] = None,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same draws.")] = None,
    option: Options = None,
    people: Annotated[
        str | None, typer.Option(metavar="SEATS", help="Seats played by people here, such as 1,3; all others are bots.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="SEATS", help="Seats played by bots, such as 2,4 or 2:club,3:greedy; all others people."),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            autocompletion=bot_names,
            help="The bot where none is named: beginner, casual (default), club, expert, master…",
        ),
    ] = None,
    language: Language = "en",
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a game from its record.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game to this file after every decision.")
    ] = None,
    ask_always: Annotated[bool, typer.Option("--ask-always", help="Ask even if only one move is possible.")] = False,
) -> None:
    """Play in this terminal, with people at the same keyboard or against bots.

    Seat 1 is you and all others are bots, unless you say otherwise.
    """
    from tilewright.cli.play import Wishes, play

    play(Wishes(game, seats, seed, option or [], people, bots, level, language, load, save, ask_always))


def warm(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="Which games; by default all.", autocompletion=game_names),
    ] = None,
    json: Json = False,
) -> None:
    """Compile games ahead of time, once per machine, so that they start without delay."""
    from tilewright.cli.warm import warm

    warm(games or [], json)
