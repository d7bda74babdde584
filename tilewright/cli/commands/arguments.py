"""The arguments and options that several commands take."""

from pathlib import Path
from typing import Annotated

import typer


def game_names(incomplete: str) -> list[str]:
    """The games a shell can complete a word to."""
    from tilewright.shelf import homes  # noqa: PLC0415 -- most commands run without completing anything

    return [name for name in homes() if name.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    """The bots a shell can complete a word to."""
    from tilewright.bots.roster import LEVELS  # noqa: PLC0415

    return [name for name in ("random", "greedy", "search", *LEVELS) if name.startswith(incomplete)]


Game = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game's name, as `tilewright games` lists it.", autocompletion=game_names),
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `play --save` writes it.")]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="K", help="Number of players; by default the fewest possible.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A variant, such as river=yes; may be given several times."),
]
Language = Annotated[str, typer.Option("--language", metavar="XX", help="de, en, fr, it or nl.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
