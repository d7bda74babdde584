"""A data set of games between bots with its card, made with a progress bar, or checked."""

import shlex
from pathlib import Path

from tilewright.cli import setup
from tilewright.cli.console import Failure, out, print_json
from tilewright.cli.selfplay import Wishes, fill, laboratory


def make(wishes: Wishes) -> None:
    """Play the games that are missing, and write the card."""
    with laboratory():
        from tilewright.research.lecture import Lectures  # noqa: PLC0415 -- an extra
    done = fill(wishes, Lectures)
    assert isinstance(done.folder, Lectures)
    done.folder.finish(done.games, command(wishes, done.games))
    done.tell(wishes.as_json)


def command(wishes: Wishes, count: int) -> str:
    """The command that makes the same data set again."""
    words = ["tilewright", "dataset", wishes.game, "-n", str(count), "--seed", str(wishes.seed)]
    words += [word for bot in wishes.bots for word in ("--bot", bot)]
    words += ["--seats", str(wishes.seats)] if wishes.seats else []
    words += [word for option in wishes.options for word in ("--option", option)]
    return shlex.join([*words, "--share", str(wishes.share), "-o", wishes.folder.name])


def check(name: str, folder: Path, as_json: bool) -> None:
    """Compare a data set with its digests, and play its games again."""
    with laboratory():
        from tilewright.research.dataset import Dataset, DatasetError  # noqa: PLC0415
    setup.ready(name)
    try:
        data = Dataset(folder)
        if data.facts["game"] != name:
            raise DatasetError(f"{folder} has games of {data.facts['game']}, not of {name}")
        decisions, games = data.check(), data.games(["game"]).num_rows
    except DatasetError as error:
        raise Failure(str(error)) from None
    if as_json:
        print_json({"folder": str(folder), "games": games, "decisions": decisions, "digest": data.digest})
    else:
        out.print(
            f"{folder}: {games} games with {decisions} decisions, as they were played", markup=False, soft_wrap=True
        )
