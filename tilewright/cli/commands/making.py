"""Commands for those who make a game: begin one, and check it."""
# ruff: noqa: PLC0415 -- each command imports what it needs when it runs, so that help appears immediately

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.commands.arguments import Game, Json


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new game's name, such as stone_age.")],
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="DIR",
            help="Make it a package of its own in this folder; by default a part of Tilewright, if this is its source.",
        ),
    ] = None,
) -> None:
    """Create a new game: a small complete one for you to change."""
    from tilewright.cli.new import new

    new(name, output)


def check(
    game: Game,
    count: Annotated[int, typer.Option("-n", "--games", min=1, metavar="N", help="Games for each setup.")] = 3,
    limit: Annotated[
        float, typer.Option(min=1, metavar="SECONDS", help="How long a kernel may run before it counts as endless.")
    ] = 60.0,
    json: Json = False,
) -> None:
    """Check that a game obeys the laws of every game, first with bounds checks and then as it is played.

    It runs in separate processes: a crash or an endless loop is reported with the kernel that caused it.
    """
    from tilewright.cli.check import check

    check(game, count, limit, json)
