"""How fast bots think: search iterations compared with plain playouts from the same positions, and the first answer."""

import tempfile
import time
from dataclasses import replace

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.startup import seconds
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.bots.search import SearchBot, Tree
from tilewright.core.game import OVER, Positions, clone
from tilewright.games import FOLDER, facts, find, names, rules
from tilewright.kit import contract
from tilewright.kit.kernel import bind
from tilewright.kit.random import stream
from tilewright.kit.shape import MOST_SEATS

SHARES = (0.0, 0.3, 0.6)  # how far into the game the positions are
SECONDS = 0.7
ROUNDS = 3  # alternating, the best counts: other work on the machine slows down single rounds
DEALS = 256
ASK = """
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.games import facts, find
from tilewright.kit.random import stream
from tilewright import warm
from tilewright.table import Table
if not warm.are_bots_ready({name!r}):
    for _ in warm.run({name!r}, has_bots=True): pass
t = Table({name!r}, seats={seats}, seed=1)
while len(t.legal()) == 1: t.play(t.legal()[0])
bot = Roster(facts({name!r})).make("search:iterations=10", 1)
bot.decide(Question.of(t.game, t.position, t.seats, t.actor, stream(1)))
"""


def _repeat(positions, deals, rng, out, points):  # type: ignore[no-untyped-def]
    for number in range(len(deals)):
        positions[0] = deals[number]
        finish(positions[0], rng, out)  # type: ignore[name-defined]  # noqa: F821
        scores(positions[0], points)  # type: ignore[name-defined]  # noqa: F821


def walk(name: str) -> list[Positions]:
    """Positions of a random game in which a seat is to move."""
    game, rng, found = find(name), stream(3), []
    position = game.new(facts(name).seats[0])
    while (actor := game.kernels.actor(position, 0)) != OVER:
        legal = game.legal(position)
        if actor >= 0 and len(legal) > 1:
            found.append(clone(position))
        action = game.kernels.draw(position, 0, rng) if actor < 0 else legal[len(found) * 7 % len(legal)]
        game.kernels.apply(position, 0, int(action))
    return [found[int(share * len(found))] for share in SHARES]


def playouts(name: str, position: Positions) -> float:
    """Playouts a second on one core, from where the search begins: hidden information is dealt beforehand."""
    game, kernels = find(name), rules(name)
    kernels["finish"] = bind(contract.finish, kernels, FOLDER / name)
    repeat = bind(_repeat, kernels, FOLDER / name)
    out, rng, points = np.zeros(game.most_legal, dtype=np.int64), stream(1), np.zeros(MOST_SEATS, dtype=np.int64)
    deals, seat = np.repeat(position, DEALS), int(game.kernels.actor(position, 0))
    for number in range(DEALS):
        game.kernels.redeal(deals, number, seat, rng)
    repeat(clone(position), deals[:1], rng, out, points)
    count, spent = 0, 0.0
    while spent < SECONDS:
        began = time.process_time()
        repeat(clone(position), deals, rng, out, points)
        spent += time.process_time() - began
        count += DEALS
    return count / spent


def iterations(name: str, position: Positions, is_playout: bool) -> float:
    """Iterations of the search a second, in one tree on one core, as it plays this game by default or with playouts."""
    game, seats = find(name), facts(name).seats[0]
    seat = int(game.kernels.actor(position, 0))
    with Roster(game.facts) as roster:
        usual = roster.make("search", 1)
    assert isinstance(usual, SearchBot)
    tree = Tree(
        Question.of(game, position, seats, seat, stream(1)),
        replace(usual.settings, playout=is_playout),
        stream(2),
        np.zeros(1, dtype=np.int64),
    )
    tree.grow(1)
    first, spent = tree.iterations, 0.0
    while spent < SECONDS:
        began = time.process_time()
        tree.grow(1000)
        spent += time.process_time() - began
    return (tree.iterations - first) / spent


def main() -> None:
    table = Table(title="On one core, a second: random playouts, iterations with playouts, and iterations as bots play")
    for column in ("position", "playouts", "iterations", "ratio", "as played"):
        table.add_column(column, justify="left" if column == "position" else "right", no_wrap=True)
    for name in names():
        for share, position in zip(SHARES, walk(name), strict=True):
            rounds = [(playouts(name, position), iterations(name, position, is_playout=True)) for _ in range(ROUNDS)]
            plain, searched = (max(rates) for rates in zip(*rounds, strict=True))
            numbers = [f"{plain:,.0f}", f"{searched:,.0f}", f"{searched / plain:.2f}"]
            table.add_row(f"{name} after {share:.0%}", *numbers, f"{iterations(name, position, False):,.0f}")
    Console().print(table)
    waits = Table("bot", "seconds", title="First answer of the search")
    with tempfile.TemporaryDirectory() as cache:
        for name in names():
            code = ASK.format(name=name, seats=facts(name).seats[0])
            waits.add_row(f"{name}: compiling", f"{seconds(code, cache):.1f}")
            waits.add_row(f"{name}: from the cache", f"{min(seconds(code, cache) for _ in range(2)):.2f}")
    Console().print(waits)
