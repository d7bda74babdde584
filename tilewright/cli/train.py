"""Learns a better estimate for a game: self-play, a fit, a match at equal time, and promotion of what won it."""

from collections.abc import Iterable
from pathlib import Path

from tilewright import games
from tilewright.bots.arena.crew import CrewError
from tilewright.bots.arena.report import Pair
from tilewright.cli import setup
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, aside, out
from tilewright.train.factory import Factory, Order


def train(orders: Iterable[Order], folder: Path, workers: int, ray: str | None, is_promoted: bool) -> None:
    """Train a game for each number of seats, and say what came of it."""
    for order in orders:
        factory = Factory(order, games.find, setup.known(order.game), folder)
        if factory.game.inputs.own == 0:
            raise Failure(f"{order.game} has no inputs to learn from: see docs/add-a-game.md")
        try:
            _train(factory, workers, ray, is_promoted)
        except CrewError as error:
            raise Failure(str(error)) from None


def _train(factory: Factory, workers: int, ray: str | None, is_promoted: bool) -> None:
    order, best = factory.order, 0
    out.print(f"{order.game}, {order.seats} seats, in {factory.folder}", markup=False, soft_wrap=True)
    for generation in range(1, order.generations + 1):
        with counting() as progress:
            bar = progress.add_task(f"generation {generation}", total=factory.parts)
            progress.update(bar, completed=factory.parts - len(factory.missing(generation)))
            for _ in factory.play(generation, workers, ray):
                progress.advance(bar)
        curve = factory.fit(generation, lambda number, error: aside.print(f"  pass {number}: {error:.3f} points"))
        pair = factory.match(generation, best, workers)
        out.print(
            f"  generation {generation}: error of leads {curve.before:.2f} → {curve.after[-1]:.2f} points, ", end=""
        )
        out.print(f"{_told(pair)} against {_named(best)}", markup=False)
        if pair.wins and (pair.wins.low or 0) > 0.5:
            best = generation
    if best and is_promoted:
        out.print(f"  promoted generation {best} to {factory.promote(best)}", markup=False, soft_wrap=True)
    else:
        out.print("  nothing was promoted", markup=False)


def _named(generation: int) -> str:
    return f"generation {generation}" if generation else "the estimate written by hand"


def _told(pair: Pair) -> str:
    if pair.wins is None:
        return "no games"
    low, high = pair.wins.low or 0.0, pair.wins.high or 1.0
    return f"{pair.wins.mean:.1%} ({low:.0%}–{high:.0%}) of {pair.games} games"
