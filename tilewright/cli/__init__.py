"""The command line: `tilewright play carcassonne` and all other commands.

No command knows a game by name. Mistakes in the arguments are reported in one line, with exit status 2.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from tilewright import __version__
from tilewright.cli import admin, conformance, puzzles
from tilewright.cli.commands import bots, making, playing, records, serving
from tilewright.cli.console import Failure, complain
from tilewright.shelf import ShelfError, add

app = typer.Typer(
    name="tilewright",
    help="Tile-laying board games, exactly as their rulebooks say. Without a command: play in the browser.",
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

# what only the server needs: without the extra `server` these are missing
SERVER = {
    "aiosqlite",
    "alembic",
    "asyncpg",
    "certifi",
    "cryptography",
    "httpcore",
    "litestar",
    "sqlalchemy",
    "uvicorn",
    "uvloop",
    "websockets",
}

# Typer's usage errors, whichever Click it uses
_UsageError: type[Exception] = typer.BadParameter.__mro__[2]


@app.callback(invoke_without_command=True)
def _tilewright(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
    games: Annotated[
        list[Path] | None,
        typer.Option("--games", metavar="DIR", help="A folder with games of your own; may be given several times."),
    ] = None,
) -> None:
    if version:
        typer.echo(f"tilewright {__version__}")
        raise typer.Exit
    for folder in games or ():
        add(folder)
    if context.invoked_subcommand is None:
        from tilewright.cli.serve import open_at_home  # noqa: PLC0415 -- so that help and lists appear immediately

        open_at_home()


for command in (
    playing.games,
    playing.play,
    playing.warm,
    records.replay,
    records.review,
    records.render,
    records.convert,
    records.verify,
    bots.arena,
    bots.tune,
    bots.selfplay,
    bots.dataset,
    bots.bot,
    bots.simulate,
    bots.perft,
    bots.train,
    making.new,
    making.check,
    serving.serve,
):
    app.command(command.__name__)(command)
app.add_typer(puzzles.app)
app.add_typer(conformance.app)
app.add_typer(admin.app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status."""
    try:
        status = app(args=None if arguments is None else list(arguments), prog_name="tilewright", standalone_mode=False)
        sys.stdout.flush()
        return int(status or 0)
    except Failure as failure:
        return complain(str(failure), failure.status)
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, typer.Abort):
        complain("stopped")
        return 130
    except _UsageError as error:
        return complain(_words(error))
    except ShelfError as error:
        return complain(str(error))
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in SERVER:
            raise
        return complain(f"the server is not installed: pip install 'tilewright[server]' ({error.name} is missing)")


def _words(error: Exception) -> str:
    """One of Typer's error messages, with a pointer to the help."""
    context = getattr(error, "ctx", None)
    seek = f" (see {context.command_path} --help)" if context is not None else ""
    near = getattr(error, "possibilities", None)  # options, where one is misspelled
    if near:
        return f"No such option {getattr(error, 'option_name', '')}. Did you mean {' or '.join(near)}?{seek}"
    text: str = getattr(error, "format_message", error.__str__)()
    return f"{text.replace('Value error, ', '').rstrip('.')}{seek}"
