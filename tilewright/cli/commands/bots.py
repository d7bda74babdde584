"""Commands that play many games: arena, self-play, one bot for another program, random games, counting, training."""
# ruff: noqa: PLC0415 -- each command imports what it needs when it runs, so that help appears immediately

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.commands.arguments import Game, Json, Options, Seats, bot_names


class Device(StrEnum):
    """Where games are played."""

    CPU = "cpu"
    GPU = "gpu"


Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[int, typer.Option(min=1, max=256, metavar="N", help="Worker processes.")]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster to play on; 'local' starts one here.")]
Limit = Annotated[float, typer.Option(min=0.01, metavar="SECONDS", help="Time limit per decision for external bots.")]


def arena(
    game: Game,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            autocompletion=bot_names,
            help="random, greedy, search, search:seconds=0.5,…, a level from beginner to master, py:MODULE:CLASS, "
            "or 'cmd:PROGRAM …'.",
        ),
    ],
    count: Annotated[
        int, typer.Option("-n", "--games", min=1, metavar="N", help="How many games, rounded up to whole deals.")
    ] = 100,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: Annotated[int, typer.Option(metavar="N", help="Worker processes.")] = 1,
    ray: Ray = None,
    limit: Limit = 30.0,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="DIR", help="Output folder; resumes if it exists."),
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game in DIR.")] = False,
    review: Annotated[
        bool, typer.Option("--review", help="Review every game too: mean loss a choice, and the lead without luck.")
    ] = False,
    json: Json = False,
) -> None:
    """Let bots play each other, with the same draws for every seating, and report which is stronger."""
    from tilewright.cli.arena import Wishes, arena

    arena(Wishes(game, bots, count, seats, seed, option or [], workers, ray, limit, output, records, review, json))


def tune(
    game: Game,
    bot: Annotated[
        str,
        typer.Argument(
            metavar="BOT", autocompletion=bot_names, help="The bot as it is, such as search:iterations=100."
        ),
    ],
    tries: Annotated[
        list[str],
        typer.Option("--try", metavar="SETTING=VALUE,…", help="Values to try; may be given several times."),
    ],
    count: Annotated[
        int, typer.Option("-n", "--games", min=1, metavar="N", help="How many games in all, at most.")
    ] = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = 1,
    json: Json = False,
) -> None:
    """Look for better settings of a bot: a race against the bot as it is, then fresh deals for the winner."""
    from tilewright.cli.tune import tune

    tune(game, bot, tries, count, seats, seed, option or [], workers, json)


def selfplay(
    game: Game,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...", autocompletion=bot_names, help="The bots, named as for the arena; one is enough."
        ),
    ],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="DIR", help="Output folder; resumes if it exists.")],
    count: Annotated[
        int, typer.Option("-n", "--games", min=1, metavar="N", help="How many games, rounded up to whole files.")
    ] = 100,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = 1,
    ray: Ray = None,
    limit: Limit = 30.0,
    share: Annotated[int, typer.Option(min=1, metavar="N", help="Games per file.")] = 50,
    json: Json = False,
) -> None:
    """Let bots play and save every decision as training data: Parquet files, see docs/research.md."""
    from tilewright.cli.selfplay import Wishes, selfplay

    selfplay(Wishes(game, bots, count, output, seats, seed, option or [], workers, ray, limit, share, json))


def dataset(
    game: Game,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="DIR", help="Output folder; resumes if it exists.")],
    count: Annotated[
        int, typer.Option("-n", "--games", min=1, metavar="N", help="How many games, rounded up to whole files.")
    ] = 1000,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            autocompletion=bot_names,
            help="Who plays, named as for the arena; may be given several times. By default "
            "search:iterations=400,threads=1.",
        ),
    ] = None,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = 1,
    ray: Ray = None,
    limit: Limit = 30.0,
    share: Annotated[int, typer.Option(min=1, metavar="N", help="Games per file.")] = 50,
    check: Annotated[
        bool, typer.Option("--check", help="Play nothing: compare what is there with its digests, and replay it.")
    ] = False,
    json: Json = False,
) -> None:
    """Make a data set of games between strong bots: Parquet files with a card, see docs/research.md."""
    from tilewright.cli import dataset
    from tilewright.cli.selfplay import Wishes

    if check:
        return dataset.check(game, output, json)
    bots = bot or ["search:iterations=400,threads=1"]
    wishes = Wishes(game, bots, count, output, seats, seed, option or [], workers, ray, limit, share, json)
    return dataset.make(wishes)


def bot(
    game: Game,
    bot: Annotated[
        str,
        typer.Argument(metavar="BOT", autocompletion=bot_names, help="A bot's name, such as club or search:seconds=2."),
    ],
) -> None:
    """Run one of our bots for another program, line by line on standard input and output."""
    from tilewright.cli.bot import serve

    serve(game, bot)


def simulate(
    game: Game,
    count: Annotated[int, typer.Option("-n", "--games", min=1, metavar="N", help="How many games.")] = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    threads: Annotated[int, typer.Option(min=1, max=256, metavar="N", help="CPU threads.")] = 1,
    device: Annotated[Device, typer.Option(help="Where to play: the CPU or an NVIDIA GPU.")] = Device.CPU,
    json: Json = False,
) -> None:
    """Play random games: how fast they run, and how the points are distributed.

    The same seed gives the same games on any number of threads and on a GPU.
    """
    from tilewright.cli.simulate import Wishes, simulate

    simulate(Wishes(game, count, seats, seed, option or [], threads, device.value, json))


def perft(
    game: Game,
    depth: Annotated[int, typer.Option(min=1, metavar="D", help="How many moves deep, chance included.")],
    seats: Seats = None,
    option: Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="Split by the first move.")] = False,
    json: Json = False,
) -> None:
    """Count all ways a game can begin: implementations with the same counts have the same rules."""
    from tilewright.cli.perft import count

    count(game, depth, seats, option or [], divide, json)


def train(
    game: Game,
    seats: Annotated[
        list[int] | None, typer.Option(metavar="K", help="For this number of players; may be given several times.")
    ] = None,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="DIR", help="Output folder; resumes if it exists.")
    ] = Path("build/train"),
    count: Annotated[
        int, typer.Option("-n", "--games", min=500, metavar="N", help="Games of self-play in a generation.")
    ] = 40_000,
    generations: Annotated[
        int, typer.Option(min=1, max=20, metavar="N", help="How often to learn from what was learned.")
    ] = 2,
    match: Annotated[
        int, typer.Option(min=2, metavar="N", help="Games of the match that a generation must win.")
    ] = 100,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="Who plays the match, with either estimate.")
    ] = "search:seconds=0.15,threads=1",
    seed: Annotated[int, typer.Option(help="The same seed gives the same networks.")] = 1,
    workers: Workers = 2,
    ray: Ray = None,
    device: Annotated[Device, typer.Option(help="Where self-play runs: CPU cores or an NVIDIA GPU.")] = Device.CPU,
    promote: Annotated[bool, typer.Option("--promote", help="Put what won into the game's folder.")] = False,
    json: Json = False,
) -> None:
    """Learn a better estimate for a game by self-play, and see whether it wins at equal time."""
    from tilewright.cli.setup import known
    from tilewright.cli.train import train
    from tilewright.train.factory import Order

    counts = seats or known(game).seats
    orders = [Order(game, one, count, generations, match_games=match, bot=bot, seed=seed) for one in counts]
    train(orders, output, workers, ray, device.value, promote, json)
