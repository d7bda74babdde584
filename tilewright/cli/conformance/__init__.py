"""The commands about the conformance kit: `tilewright conformance write`, `run` and `answer`."""
# ruff: noqa: PLC0415 -- each command imports what it needs when it runs, so that help appears immediately

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.commands.arguments import Json, game_names

app = typer.Typer(
    name="conformance",
    help="The conformance kit: does an engine in any language play by these rules?",
    no_args_is_help=True,
    add_completion=False,
)


@app.command("write")
def _write(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder that is empty or not there yet.")],
    game: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", autocompletion=game_names, help="By default all games."),
    ] = None,
    json: Json = False,
) -> None:
    """Write the kit: positions, moves, their results, refusals and final scores as JSON. It is always the same."""
    from tilewright.cli.conformance.report import write

    write(folder, game or [], json)


@app.command("run")
def _run(
    kit: Annotated[Path, typer.Argument(metavar="KIT", help="A folder that `conformance write` made.")],
    command: Annotated[list[str], typer.Argument(metavar="-- COMMAND...", help="The engine, and its arguments.")],
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", autocompletion=game_names, help="Only this game; repeatable.")
    ] = None,
    limit: Annotated[float, typer.Option(min=0.01, metavar="SECONDS", help="Time limit for each answer.")] = 30.0,
    json: Json = False,
) -> None:
    """Ask an engine every question of the kit, and tell by case what it answers wrongly and which clause says so."""
    from tilewright.cli.conformance.report import run

    raise typer.Exit(run(kit, command, game or [], limit, json))


@app.command("answer")
def _answer() -> None:
    """Be an engine: answer the questions of a kit by our own rules, a line of JSON at a time."""
    from tilewright.cli.conformance.report import answer

    answer()
