"""The command line: `tilewright play carcassonne` and all other commands.

No command knows a game by name. Mistakes in the arguments are reported in one line, with exit status 2.
"""
# ruff: noqa: PLC0415 -- each command imports what it needs when it runs, so that help and lists appear immediately

import os
import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tilewright import __version__
from tilewright.cli import admin, puzzles
from tilewright.cli.console import Failure, complain

app = typer.Typer(
    name="tilewright",
    help="Tile-laying board games, exactly as their rulebooks say. Without a command: play in the browser.",
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

# Typer's usage errors, whichever Click it uses
_UsageError: type[Exception] = typer.BadParameter.__mro__[2]


class Theme(StrEnum):
    """The two themes of every picture."""

    DAY = "day"
    DUSK = "dusk"


class Device(StrEnum):
    """Where random games are played."""

    CPU = "cpu"
    GPU = "gpu"


_Game = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, as `tilewright games` lists it.")]
_Record = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `play --save` writes it.")]
_Seats = Annotated[
    int | None, typer.Option("--seats", metavar="K", help="Number of players; by default the fewest possible.")
]
_Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A variant, such as river=yes; may be given several times."),
]
_Language = Annotated[str, typer.Option("--language", metavar="XX", help="de, en, fr, it or nl.")]
_Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]


@app.callback(invoke_without_command=True)
def _tilewright(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    if version:
        typer.echo(f"tilewright {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from tilewright.cli.serve import open_at_home

        open_at_home()


@app.command("games")
def _games(json: _Json = False) -> None:
    """List the games: their names, seats and options."""
    from tilewright.cli.games import show

    show(json)


@app.command("play")
def _play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's name; not needed with --load.")] = None,
    seats: _Seats = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same draws.")] = None,
    option: _Options = None,
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
            metavar="BOT", help="The bot where none is named: beginner, casual (default), club, expert, master…"
        ),
    ] = None,
    language: _Language = "en",
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


@app.command("arena")
def _arena(
    game: _Game,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="random, greedy, search, search:seconds=0.5,…, a level from beginner to master, or 'cmd:PROGRAM …'.",
        ),
    ],
    count: Annotated[
        int, typer.Option("-n", "--games", min=1, metavar="N", help="How many games, rounded up to whole deals.")
    ] = 100,
    seats: _Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: _Options = None,
    workers: Annotated[int, typer.Option(metavar="N", help="Worker processes.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster to play on; 'local' starts one here.")
    ] = None,
    limit: Annotated[
        float, typer.Option(min=0.01, metavar="SECONDS", help="Time limit per decision for external bots.")
    ] = 30.0,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="DIR", help="Output folder; resumes if it exists."),
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game in DIR.")] = False,
    review: Annotated[
        bool, typer.Option("--review", help="Review every game too: mean loss a choice, and the lead without luck.")
    ] = False,
    json: _Json = False,
) -> None:
    """Let bots play each other, with the same draws for every seating, and report which is stronger."""
    from tilewright.cli.arena import Wishes, arena

    arena(Wishes(game, bots, count, seats, seed, option or [], workers, ray, limit, output, records, review, json))


@app.command("selfplay")
def _selfplay(
    game: _Game,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="The bots, named as for the arena; one is enough.")
    ],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="DIR", help="Output folder; resumes if it exists.")],
    count: Annotated[
        int, typer.Option("-n", "--games", min=1, metavar="N", help="How many games, rounded up to whole files.")
    ] = 100,
    seats: _Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: _Options = None,
    workers: Annotated[int, typer.Option(min=1, max=256, metavar="N", help="Worker processes.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster to play on; 'local' starts one here.")
    ] = None,
    limit: Annotated[
        float, typer.Option(min=0.01, metavar="SECONDS", help="Time limit per decision for external bots.")
    ] = 30.0,
    share: Annotated[int, typer.Option(min=1, metavar="N", help="Games per file.")] = 50,
    json: _Json = False,
) -> None:
    """Let bots play and save every decision as training data: Parquet files, see docs/research.md."""
    from tilewright.cli.selfplay import Wishes, selfplay

    selfplay(Wishes(game, bots, count, output, seats, seed, option or [], workers, ray, limit, share, json))


@app.command("bot")
def _bot(
    game: _Game,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="A bot's name, such as club or search:seconds=2.")],
) -> None:
    """Run one of our bots for another program, line by line on standard input and output."""
    from tilewright.cli.bot import serve

    serve(game, bot)


@app.command("simulate")
def _simulate(
    game: _Game,
    count: Annotated[int, typer.Option("-n", "--games", min=1, metavar="N", help="How many games.")] = 1000,
    seats: _Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: _Options = None,
    threads: Annotated[int, typer.Option(min=1, max=256, metavar="N", help="CPU threads.")] = 1,
    device: Annotated[Device, typer.Option(help="Where to play: the CPU or an NVIDIA GPU.")] = Device.CPU,
    json: _Json = False,
) -> None:
    """Play random games: how fast they run, and how the points are distributed.

    The same seed gives the same games on any number of threads and on a GPU.
    """
    from tilewright.cli.simulate import Wishes, simulate

    simulate(Wishes(game, count, seats, seed, option or [], threads, device.value, json))


@app.command("new")
def _new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new game's name, such as stone_age.")],
) -> None:
    """Create a new game: a small complete one for you to change."""
    from tilewright.cli.new import new

    new(name)


@app.command("check")
def _check(
    game: _Game,
    count: Annotated[int, typer.Option("-n", "--games", min=1, metavar="N", help="Games for each setup.")] = 3,
    limit: Annotated[
        float, typer.Option(min=1, metavar="SECONDS", help="How long a kernel may run before it counts as endless.")
    ] = 60.0,
    json: _Json = False,
) -> None:
    """Check that a game obeys the laws of every game, first with bounds checks and then as it is played.

    It runs in separate processes: a crash or an endless loop is reported with the kernel that caused it.
    """
    from tilewright.cli.check import check

    check(game, count, limit, json)


@app.command("replay")
def _replay(
    file: _Record,
    to: Annotated[int | None, typer.Option("--to", metavar="PLY", help="Stop after this many moves.")] = None,
    board: Annotated[bool, typer.Option("--board", help="Draw the table at the end.")] = False,
    language: _Language = "en",
    json: _Json = False,
) -> None:
    """Replay a game move by move: what each move did, and the score at the end."""
    from tilewright.cli.replay import replay

    replay(file, to, board, language, json)


@app.command("review")
def _review(
    file: _Record,
    strength: Annotated[str, typer.Option(metavar="NAME", help="How hard to think: quick, usual or deep.")] = "usual",
    html: Annotated[
        Path | None, typer.Option("--html", metavar="PAGE", help="Write one self-contained page with pictures.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="List every turn, not only those that cost something.")
    ] = False,
    threads: Annotated[
        int | None, typer.Option(min=1, max=256, metavar="N", help="How many cores to use; by default all.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster to work on; 'local' starts one here.")
    ] = None,
    language: _Language = "en",
    json: _Json = False,
) -> None:
    """Review a game: grade every turn, find the better move, and separate luck from skill."""
    from tilewright.cli.review import review_file

    shown = review_file(file, strength, threads, ray, everything, language)
    if html is not None:
        shown.save(html)
    elif json:
        shown.json()
    else:
        shown.print()


@app.command("render")
def _render(
    file: _Record,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="PICTURE", help="Output file, ending in .svg or .png.")
    ],
    ply: Annotated[
        int | None, typer.Option(metavar="N", help="After this many moves; by default after the last.")
    ] = None,
    viewer: Annotated[
        int | None, typer.Option(metavar="SEAT", help="As this seat sees it; by default as a spectator.")
    ] = None,
    theme: Annotated[Theme, typer.Option(help="Day or dusk.")] = Theme.DAY,
    language: _Language = "en",
    width: Annotated[int | None, typer.Option(min=16, max=8192, metavar="PX", help="Width in pixels.")] = None,
    json: _Json = False,
) -> None:
    """Draw the table at any point of a game, as SVG or PNG."""
    from tilewright.cli.render import render

    render(file, output, ply, viewer, theme, language, width, json)


@app.command("perft")
def _perft(
    game: _Game,
    depth: Annotated[int, typer.Option(min=1, metavar="D", help="How many moves deep, chance included.")],
    seats: _Seats = None,
    option: _Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="Split by the first move.")] = False,
    json: _Json = False,
) -> None:
    """Count all ways a game can begin: implementations with the same counts have the same rules."""
    from tilewright.cli.perft import count

    count(game, depth, seats, option or [], divide, json)


@app.command("serve")
def _serve(
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


@app.command("train")
def _train(
    game: _Game,
    seats: Annotated[
        list[int] | None, typer.Option(metavar="N", help="For this number of seats; may be repeated. By default all.")
    ] = None,
    folder: Annotated[Path, typer.Option(help="Where everything is kept; training goes on where it stopped.")] = Path(
        "build/train"
    ),
    count: Annotated[int, typer.Option("-n", "--games", min=500, help="Games of self-play in a generation.")] = 40_000,
    generations: Annotated[int, typer.Option(min=1, max=20, help="How often to learn from what was learned.")] = 2,
    match: Annotated[int, typer.Option(min=2, help="Games of the match that a generation must win.")] = 100,
    bot: Annotated[str, typer.Option(help="Who plays the match, with either estimate.")] = "search:seconds=0.15,threads=1",
    seed: Annotated[int, typer.Option(help="For everything random.")] = 1,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Processes on this machine.")] = os.cpu_count() or 1,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster instead.")] = None,
    promote: Annotated[bool, typer.Option("--promote", help="Put what won into the game's folder.")] = False,
) -> None:
    """Learn a better estimate for a game by self-play, and see whether it wins at equal time."""
    from tilewright.cli.setup import known
    from tilewright.cli.train import train
    from tilewright.train.factory import Order

    train(
        [
            Order(game, one, count, generations, match_games=match, bot=bot, seed=seed)
            for one in seats or known(game).seats
        ],
        folder,
        workers,
        ray,
        promote,
    )


@app.command("verify")
def _verify(
    file: _Record,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment you noted when the game began.")
    ] = None,
    nonce: Annotated[str | None, typer.Option(metavar="HEX", help="The nonce your own browser added.")] = None,
    json: _Json = False,
) -> None:
    """Check that every draw of a finished game follows from the secret and nonces committed to at its start."""
    from tilewright.cli.verify import verify

    verify(file, commitment, nonce, json)


@app.command("warm")
def _warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; by default all.")] = None,
    json: _Json = False,
) -> None:
    """Compile games ahead of time, once per machine, so that they start without delay."""
    from tilewright.cli.warm import warm

    warm(games or [], json)


app.add_typer(puzzles.app)
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


def _words(error: Exception) -> str:
    """One of Typer's error messages, with a pointer to the help."""
    context = getattr(error, "ctx", None)
    seek = f" (see {context.command_path} --help)" if context is not None else ""
    return f"{getattr(error, 'format_message', error.__str__)().rstrip('.')}{seek}"
