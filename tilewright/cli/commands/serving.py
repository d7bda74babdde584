"""The command that serves live games."""
# ruff: noqa: PLC0415 -- each command imports what it needs when it runs, so that help appears immediately

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="postgresql://… for several processes; by default a file.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Folder of that file; by default the user's data folder.")
    ] = None,
    opens: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    pace: Annotated[
        float, typer.Option(min=0, max=10, metavar="SECONDS", help="Shortest time of a move where only bots play.")
    ] = 0.4,
    gather: Annotated[
        float,
        typer.Option(min=0, max=60, metavar="SECONDS", help="The first draw waits this long for people to connect."),
    ] = 3.0,
    limit: Annotated[
        int, typer.Option(min=0, metavar="N", help="Requests a minute from one address; 0 is no limit.")
    ] = 600,
    proxied: Annotated[
        bool, typer.Option("--proxied", help="Behind a reverse proxy on this machine: trust its X-Forwarded-For.")
    ] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL", help="An address people reach this server by, such as https://games.example.org; repeatable."
        ),
    ] = None,
    uploads: Annotated[int, typer.Option(min=1, metavar="MB", help="Space for uploaded records.")] = 500,
    reserve: Annotated[
        int | None,
        typer.Option(
            min=0, metavar="MB", help="Start nothing new while less than this is free on the disk; by default 500."
        ),
    ] = None,
    keep_over: Annotated[
        int, typer.Option(min=0, metavar="DAYS", help="Delete finished tables after this time; 0 keeps them.")
    ] = 0,
    keep_idle: Annotated[
        int, typer.Option(min=0, metavar="DAYS", help="Archive games that nobody has returned to; 0 never does.")
    ] = 30,
    keep_open: Annotated[
        int, typer.Option(min=0, metavar="DAYS", help="Delete tables that were never started; 0 keeps them.")
    ] = 7,
    keep_chat: Annotated[int, typer.Option(min=0, metavar="DAYS", help="Delete chat after this time; 0 keeps it.")] = 0,
    keep_uploads: Annotated[
        int, typer.Option(min=0, metavar="DAYS", help="Delete uploaded records that nobody reads; 0 keeps them.")
    ] = 30,
    contact: Annotated[str, typer.Option(metavar="TEXT", help="How to reach you, for the privacy page.")] = "",
    push_anywhere: Annotated[
        bool, typer.Option("--push-anywhere", help="Notify through push services in private networks too.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check the database file at startup even if it is huge.")
    ] = False,
    bot_workers: Annotated[
        int | None,
        typer.Option(
            min=1, max=256, metavar="N", help="Processes for bot searches; by default one less than the cores."
        ),
    ] = None,
) -> None:
    """Serve live games to browsers, on this machine or across the network."""
    from tilewright.cli.place import folder_of
    from tilewright.cli.serve import serve
    from tilewright.server.app import Settings
    from tilewright.server.bots.dispatcher import USUAL_WORKERS
    from tilewright.server.operator.retention import Keep

    keep = Keep(keep_over, keep_idle, keep_open, keep_chat, keep_uploads)
    serve(
        Settings(
            database=database or "",
            data=folder_of(database, data),
            bot_pace_s=pace,
            bot_workers=bot_workers or USUAL_WORKERS,
            gather_s=gather,
            requests_per_minute=limit,
            origins=frozenset(origin or []),
            is_proxied=proxied,
            uploads_mb=uploads,
            reserve_mb=reserve,
            keep=keep,
            contact=contact,
            push_anywhere=push_anywhere,
        ),
        host,
        port,
        opens,
        check,
    )
