"""The commands about puzzles: `tilewright puzzles` lists them, `tilewright puzzles solve` asks one."""
# ruff: noqa: PLC0415 -- each command imports what it needs when it runs, so that help appears immediately

from typing import Annotated

import typer

from tilewright.cli.commands.arguments import Game, Json, Language

app = typer.Typer(
    name="puzzles",
    help="Puzzles from games of our bots: list, solve, mine and check them.",
    invoke_without_command=True,
    add_completion=False,
)


@app.callback()
def _puzzles(context: typer.Context, json: Json = False) -> None:
    if context.invoked_subcommand is None:
        from tilewright.cli.puzzles.listing import show

        show(json)


@app.command("solve")
def _solve(
    game: Game,
    name: Annotated[str | None, typer.Argument(metavar="[PUZZLE]", help="A puzzle's name; by default today's.")] = None,
    language: Language = "en",
) -> None:
    """Solve a puzzle in this terminal."""
    from tilewright.cli.puzzles.solve import solve

    solve(game, name, language)


@app.command("mine")
def _mine(
    game: Game,
    count: Annotated[int, typer.Option("-n", "--count", min=1, metavar="N", help="Puzzles of this edition.")] = 150,
    edition: Annotated[int, typer.Option(min=1, max=99, metavar="N", help="New puzzles need a new edition.")] = 1,
) -> None:
    """Mine puzzles from games of strong bots, into the game's folder; resumes an edition that was interrupted.

    The same edition gives the same puzzles on every machine.
    """
    from tilewright.cli.puzzles.quarry import mine

    mine(game, count, edition)


@app.command("check")
def _check(game: Game, json: Json = False) -> None:
    """Check the puzzles of a game: they can be reached and played, and the reason can be told."""
    from tilewright.cli.puzzles.quarry import check

    check(game, json)
