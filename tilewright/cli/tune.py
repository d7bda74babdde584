"""Looks for better settings of a bot, shows how far it is, and prints what it has found."""

from collections.abc import Sequence

from tilewright.bots.arena.crew import CrewError
from tilewright.cli import setup
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, out, print_json
from tilewright.tuning import tune as tuned


def tune(
    game: str,
    bot: str,
    tries: Sequence[str],
    count: int,
    seats: int | None,
    seed: int,
    options: list[str],
    workers: int,
    as_json: bool,
) -> None:
    """Try settings, and print how every candidate did."""
    facts = setup.known(game)
    chosen = setup.chosen(facts, options)
    values = _values(tries)
    with counting() as progress:
        bar = progress.add_task(game, total=count)
        try:
            found = tuned(
                game,
                bot,
                values,
                count,
                seats=seats,
                options=chosen,
                seed=seed,
                workers=workers,
                progress=lambda played: progress.advance(bar, played),
            )
        except (ValueError, CrewError) as error:
            raise Failure(str(error)) from None
    if as_json:
        print_json(found.facts())
    else:
        out.print(repr(found), markup=False, highlight=False, soft_wrap=True)


def _values(tries: Sequence[str]) -> dict[str, list[str]]:
    """What to try for each setting: `own=0,0.3` are two values of `own`."""
    values: dict[str, list[str]] = {}
    for one in tries:
        name, equals, listed = one.partition("=")
        if not equals or not name or not all(listed.split(",")):
            raise Failure(f"--try takes SETTING=VALUE,VALUE…, not '{one}'")
        if name in values:
            raise Failure(f"setting {name} is given twice: --try {name}={','.join(values[name])},{listed}")
        values[name] = listed.split(",")
    return values
