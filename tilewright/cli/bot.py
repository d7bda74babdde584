"""One of our bots for other programs, over standard input and output."""

import sys

from tilewright.bots.guest import Guest
from tilewright.cli import setup


def serve(name: str, bot: str) -> None:
    """Answer the line protocol until `quit` or the end of the input."""
    roster = setup.roster(setup.known(name), [bot])
    game = setup.ready(name, has_bots=True)

    def say(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    with roster:
        Guest(game, f"tilewright {bot}", lambda seed: roster.make(bot, seed), say).serve(sys.stdin)
