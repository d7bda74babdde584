"""The operator's commands: `tilewright admin list` and the others, which work on a store while the server runs.

Seats are counted from 1, as on the screen.
"""
# ruff: noqa: PLC0415 -- each command imports what it needs when it runs, so that help appears immediately

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="admin",
    help="Manage a server: its tables, its people and its store.",
    no_args_is_help=True,
    add_completion=False,
)


class Status(StrEnum):
    """The status of a table."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


_Database = Annotated[str | None, typer.Option(metavar="URL", help="postgresql://…; by default a file.")]
_Data = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Folder of that file; by default the user's data folder.")
]
_Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
_Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]
_Codes = Annotated[list[str], typer.Argument(metavar="CODE...", help="The codes of tables.")]
_Code = Annotated[str, typer.Argument(metavar="CODE", help="The code of a table.")]
_Seat = Annotated[int | None, typer.Option("--seat", min=1, metavar="N", help="The person in this seat.")]
_Spectators = Annotated[bool, typer.Option("--spectators", help="All spectators.")]
_Name = Annotated[str | None, typer.Option("--name", metavar="NAME", help="Everybody with exactly this name.")]
_Token = Annotated[str | None, typer.Option("--token", metavar="TOKEN", help="The holder of this token.")]
_At = Annotated[str | None, typer.Option("--seat", metavar="CODE:N", help="The person in this seat of a table.")]
_Person = Annotated[str | None, typer.Option("--person", metavar="ID", help="The person with this id.")]
_File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]
_Older = Annotated[int | None, typer.Option("--older", min=0, metavar="DAYS", help="Nobody was there for this long.")]


# ---- tables


@app.command("list")
def _list(
    status: Annotated[Status | None, typer.Option(help="Only tables with this status.")] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only tables of this game.")] = None,
    older: _Older = None,
    name: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Only tables with this text in their title or in a name.")
    ] = None,
    page: Annotated[int, typer.Option(min=1, metavar="N", help="Which page.")] = 1,
    size: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="Tables on a page.")] = 50,
    json: _Json = False,
    database: _Database = None,
    data: _Data = None,
) -> None:
    """List tables, newest first, including private ones."""
    from tilewright.cli.admin import tables

    tables.show(database, data, status, game, older, name, page, size, json)


@app.command("close")
def _close(codes: _Codes, database: _Database = None, data: _Data = None) -> None:
    """Close tables: nobody can continue the game, but the record stays readable."""
    from tilewright.cli.admin import tables

    tables.close(database, data, codes)


@app.command("delete")
def _delete(codes: _Codes, yes: _Yes = False, database: _Database = None, data: _Data = None) -> None:
    """Delete tables with their records and chat."""
    from tilewright.cli.admin import tables

    tables.delete(database, data, codes, yes)


@app.command("purge")
def _purge(
    older: Annotated[int, typer.Option(min=0, metavar="DAYS", help="Nobody was there for this long.")],
    status: Annotated[
        list[Status] | None, typer.Option(help="Tables with this status; by default over and closed; repeatable.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only list the tables that would be deleted.")] = False,
    yes: _Yes = False,
    json: _Json = False,
    database: _Database = None,
    data: _Data = None,
) -> None:
    """Delete old tables."""
    from tilewright.cli.admin import tables

    tables.purge(database, data, older, status or [Status.OVER, Status.CLOSED], dry_run, yes, json)


# ---- order


@app.command("mute")
def _mute(
    code: _Code, seat: _Seat = None, spectators: _Spectators = False, database: _Database = None, data: _Data = None
) -> None:
    """Stop a player, or all spectators of a table, from chatting."""
    from tilewright.cli.admin import order

    order.mute(database, data, code, seat, spectators, True)


@app.command("unmute")
def _unmute(
    code: _Code, seat: _Seat = None, spectators: _Spectators = False, database: _Database = None, data: _Data = None
) -> None:
    """Let them chat again."""
    from tilewright.cli.admin import order

    order.mute(database, data, code, seat, spectators, False)


@app.command("ban")
def _ban(
    target: Annotated[
        str, typer.Argument(metavar="PREFIX|CODE", help="An address or prefix; with --seat or --spectators, a table.")
    ],
    seat: _Seat = None,
    spectators: _Spectators = False,
    days: Annotated[int, typer.Option(min=0, metavar="N", help="For this long; 0 is forever.")] = 0,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="A note for yourself.")] = "",
    database: _Database = None,
    data: _Data = None,
) -> None:
    """Ban an address: an IPv4 address, the /64 of an IPv6 address, or a prefix.

    With a table's code, bans the addresses of people who are connected there now.
    """
    from tilewright.cli.admin import order

    order.ban(database, data, target, seat, spectators, days, reason)


@app.command("unban")
def _unban(
    prefix: Annotated[str, typer.Argument(metavar="PREFIX", help="As `admin bans` lists it.")],
    database: _Database = None,
    data: _Data = None,
) -> None:
    """Let an address in again."""
    from tilewright.cli.admin import order

    order.unban(database, data, prefix)


@app.command("bans")
def _bans(json: _Json = False, database: _Database = None, data: _Data = None) -> None:
    """List the banned addresses."""
    from tilewright.cli.admin import order

    order.show(database, data, json)


# ---- people


@app.command("export")
def _export(
    name: _Name = None,
    token: _Token = None,
    seat: _At = None,
    person: _Person = None,
    database: _Database = None,
    data: _Data = None,
) -> None:
    """Print everything the store has about one person, as JSON: seats, tables, records and chat."""
    from tilewright.cli.admin import people

    people.export(database, data, people.Who(name, token, seat, person))


@app.command("forget")
def _forget(
    name: _Name = None,
    token: _Token = None,
    seat: _At = None,
    person: _Person = None,
    yes: _Yes = False,
    database: _Database = None,
    data: _Data = None,
) -> None:
    """Delete a person's name, chat and tokens; in a running game a bot takes the seat."""
    from tilewright.cli.admin import people

    people.forget(database, data, people.Who(name, token, seat, person), yes)


# ---- the store


@app.command("backup")
def _backup(file: _File, database: _Database = None, data: _Data = None) -> None:
    """Save the whole store, while the server runs."""
    from tilewright.cli.admin import care

    care.backup(database, data, file)


@app.command("restore")
def _restore(file: _File, yes: _Yes = False, database: _Database = None, data: _Data = None) -> None:
    """Replace the store with a backup, while no server runs."""
    from tilewright.cli.admin import care

    care.restore(database, data, file, yes)


@app.command("check")
def _check(json: _Json = False, database: _Database = None, data: _Data = None) -> None:
    """Check the store and replay every game; exit status 1 if anything is wrong."""
    from tilewright.cli.admin import care

    care.check(database, data, json)
