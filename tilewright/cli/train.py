"""Learns a better estimate for a game: self-play, a fit, a match at equal time, and promotion of what won it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tilewright import games
from tilewright.bots.arena.crew import CrewError
from tilewright.bots.arena.plot import PlotError
from tilewright.bots.arena.report import Pair
from tilewright.cli import setup
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, aside, out, print_json
from tilewright.cli.simulate import DEVICES
from tilewright.research.engine import check
from tilewright.train import plot
from tilewright.train.factory import Factory, Order
from tilewright.train.fit import Curve


def train(
    orders: Iterable[Order], folder: Path, workers: int, ray: str | None, device: str, is_promoted: bool, as_json: bool
) -> None:
    """Train a game for each number of seats, and say what came of it."""
    device = DEVICES[device]
    _check(device, ray)
    found = []
    for order in orders:
        factory = Factory(order, games.find, setup.known(order.game), folder)
        if factory.game.inputs.own == 0:
            raise Failure(f"{order.game} has no inputs to learn from: see docs/add-a-game.md")
        aside.print(f"{order.game}, {order.seats} seats, in {factory.folder}", markup=False, soft_wrap=True)
        try:
            rows, best, pair = _trained(factory, workers, ray, device)
        except CrewError as error:
            raise Failure(str(error)) from None
        promoted = str(factory.promote(best, pair)) if pair and is_promoted else None
        found.append({"seats": order.seats, "generations": rows, "best": best, "promoted": promoted})
    if as_json:
        print_json(found)
        return
    for one in found:
        _show(one)


def _check(device: str, ray: str | None) -> None:
    """Refuse a GPU that is not there, or that a cluster would have to have."""
    if device == "cpu":
        return
    if ray is not None:
        raise Failure("choose --ray or --device gpu: a cluster plays on CPU cores")
    try:
        check(device)
    except RuntimeError as error:
        raise Failure(str(error)) from None


def _trained(
    factory: Factory, workers: int, ray: str | None, device: str
) -> tuple[list[dict[str, Any]], int, Pair | None]:
    """What came of each generation, which is the best (0 is the estimate written by hand), and the match it won."""
    rows, best, won = [], 0, None
    for generation in range(1, factory.order.generations + 1):
        with counting() as progress:
            missing = len(factory.missing(generation))
            bar = progress.add_task(f"generation {generation}", total=factory.parts, completed=factory.parts - missing)
            for count in factory.play(generation, workers, ray, device):
                progress.advance(bar, count)
        curve = factory.fit(generation, lambda number, error: aside.print(f"  pass {number}: {error:.3f} points"))
        aside.print("  a match at equal time", markup=False)
        pair = factory.match(generation, best, workers)
        rows.append(_row(generation, curve, pair, best))
        if (rows[-1]["low"] or 0.0) > 0.5:
            best, won = generation, pair
    _plot(factory)
    return rows, best, won


def _plot(factory: Factory) -> None:
    try:
        aside.print(f"  curves in {plot.draw(factory)[0]}", markup=False, soft_wrap=True)
    except PlotError as error:
        aside.print(f"  {error}", markup=False)


def _row(generation: int, curve: Curve, pair: Pair, against: int) -> dict[str, Any]:
    wins = pair.wins.facts() if pair.wins else {"mean": None, "low": None, "high": None}
    errors = {"error_before": round(curve.before, 3), "error": round(curve.after[-1], 3)}
    return {"generation": generation, **errors, "against": against, "games": pair.games, **wins}


def _show(found: dict[str, Any]) -> None:
    out.print(f"{found['seats']} seats", markup=False)
    for row in found["generations"]:
        against = f"generation {row['against']}" if row["against"] else "the estimate written by hand"
        out.print(
            f"  generation {row['generation']}: error of leads {row['error_before']:.2f} → {row['error']:.2f} points, "
            f"{row['mean'] or 0:.1%} ({row['low'] or 0:.0%}–{row['high'] or 1:.0%}) of {row['games']} games "
            f"against {against}",
            markup=False,
            soft_wrap=True,
        )
    out.print(f"  promoted to {found['promoted']}" if found["promoted"] else "  nothing was promoted", soft_wrap=True)
