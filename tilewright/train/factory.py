"""The factory of learned estimates: for each number of seats, generations of self-play, a fit and a match.

Everything is saved in a folder, so that training resumes where it stopped: the positions of each generation in parts,
its network, its curve, and the result of its match. A generation plays with the network before it. A network is
promoted into the game's folder only if it wins a duplicate match at equal time.
"""

import json
import os
import shlex
import sys
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import numpy as np

from tilewright.bots.arena.crew import Job, crew
from tilewright.bots.arena.plan import Plan
from tilewright.bots.arena.report import Pair, report
from tilewright.bots.line import LIMIT_S
from tilewright.core.game import Facts, Game
from tilewright.kit import learned
from tilewright.kit.kernel import TRIED
from tilewright.train import card
from tilewright.train.card import Made
from tilewright.train.fit import Curve, fitted, split
from tilewright.train.selfplay import Seen, played

PART = 500  # games of self-play that are saved together
TOGETHER = {"cpu": 1, "cuda": 16}  # parts that are played together on a device


@dataclass(frozen=True)
class Order:
    """What to train, and how much."""

    game: str
    seats: int
    games: int = 40_000  # of each generation
    generations: int = 2
    passes: int = 12
    match_games: int = 100
    bot: str = "search:seconds=0.15,threads=1"  # plays the match with either estimate
    seed: int = 1


@dataclass(frozen=True)
class _Find:
    """Finds a game in a worker, whose rules then use the networks in a folder."""

    find: Callable[[str], Game]
    tried: str

    def __call__(self, name: str) -> Game:
        os.environ[TRIED] = self.tried
        return self.find(name)


@dataclass(frozen=True)
class Share:
    """Plays some parts of the games and saves each, in place of playing one game of a match."""

    folder: str
    seed: int
    device: str
    shares: tuple[tuple[int, ...], ...]  # the parts of each

    def __call__(self, game: Game, plan: Plan, number: int, *_: Any) -> int:
        """Play one of the shares; returns how many parts it has."""
        parts = self.shares[number]
        games = [one for part in parts for one in range(part * PART, (part + 1) * PART)]
        seen = played(game, plan.seats, games, self.seed, self.device)
        for part in parts:
            self._save(part, seen.of(part * PART, (part + 1) * PART))
        return len(parts)

    def _save(self, part: int, seen: Seen) -> None:
        file = Path(self.folder) / f"{part:05}.npz"
        unfinished = file.with_suffix(".part.npz")
        np.savez(unfinished, games=seen.games, memory=seen.memory, points=seen.points)
        unfinished.rename(file)


class Factory:
    """Trains one game for one number of seats, in a folder."""

    def __init__(self, order: Order, find: Callable[[str], Game], facts: Facts, folder: Path) -> None:
        self.order, self.facts = order, facts
        self._find = find
        self.folder = folder / f"{order.game}-{order.seats}"

    @cached_property
    def game(self) -> Game:
        """The game, with the networks of its own folder."""
        return self._find(self.order.game)

    def tried(self, generation: int) -> Path:
        """The folder with the network of a generation; generation 0 has none, and plays as written by hand."""
        return self.folder / f"generation-{generation}"

    def file(self, generation: int) -> Path:
        """The network of a generation."""
        return self.tried(generation) / f"{self.order.game}.npz"

    def play(self, generation: int, workers: int, ray: str | None, device: str = "cpu") -> Generator[int, None, None]:
        """Play the games of a generation that are missing; yields now and then how many parts are new."""
        home = self._positions(generation)
        home.mkdir(parents=True, exist_ok=True)
        before = self.tried(generation - 1)
        if generation == 1:
            before.mkdir(exist_ok=True)
            learned.save(self.file(0), {}, self.facts.revision)
        order, facts = self.order, self.facts
        plan = Plan(order.game, facts.revision, order.seats, (), (), (), order.seed)
        missing, size = self.missing(generation), TOGETHER[device]
        shares = tuple(tuple(missing[at : at + size]) for at in range(0, len(missing), size))
        job = Job(_Find(self._find, str(before)), plan, play=Share(str(home), order.seed + generation, device, shares))
        for count in crew(job, range(len(shares)), max(2, workers), ray):  # never in this process: see `game`
            yield cast(int, count)

    def missing(self, generation: int) -> list[int]:
        """The parts of a generation that are still to be played."""
        home = self._positions(generation)
        return [number for number in range(self.parts) if not (home / f"{number:05}.npz").exists()]

    def _positions(self, generation: int) -> Path:
        return self.tried(generation) / "positions"

    @property
    def parts(self) -> int:
        """How many parts a generation has."""
        return -(-self.order.games // PART)

    def seen(self, generation: int) -> Seen:
        """The positions of a generation and of the one before it, which keep the games apart."""
        parts = []
        for one in range(max(1, generation - 1), generation + 1):
            for number in range(self.parts):
                with np.load(self._positions(one) / f"{number:05}.npz") as file:
                    games = file["games"] + one * self.parts * PART
                    parts.append(Seen(games, file["memory"], file["points"]))
        return Seen.together(parts)

    def fit(self, generation: int, tell: Callable[[int, float], None]) -> Curve:
        """Fit the network of a generation, unless that is done."""
        curve = self.tried(generation) / "curve.json"
        if not curve.exists():
            order, game = self.order, self.game
            train, test = split(self.seen(generation), order.seats, game.inputs)
            row, found = fitted(train, test, game.facts.sides(order.seats), order.seed, order.passes, tell)
            learned.save(self.file(generation), {order.seats: row}, self.facts.revision)
            curve.write_text(json.dumps({"before": found.before, "after": found.after, "positions": len(train)}))
        facts = json.loads(curve.read_text())
        return Curve(facts["before"], tuple(facts["after"]))

    def bot(self, generation: int) -> str:
        """A program that plays with the network of a generation."""
        run = f"{shlex.quote(sys.executable)} -m tilewright bot {self.order.game}"
        tried = shlex.quote(f"{TRIED}={self.tried(generation)}")
        return f"cmd:env {tried} {run} {self.order.bot}"

    def match(self, generation: int, against: int, workers: int) -> Pair:
        """A duplicate match of two generations at equal time."""
        order = self.order
        bots = (self.bot(generation), self.bot(against))
        sides = self.facts.sides(order.seats)
        plan = Plan(order.game, self.facts.revision, order.seats, (), bots, bots, order.seed, sides)
        job = Job(self._find, plan, 2 * LIMIT_S)  # a new network is compiled first
        numbers = range(plan.whole(order.match_games))
        results = {one.result.number: one.result for one in crew(job, numbers, workers)}
        return report(plan, results).pair(0, 1)

    def promote(self, generation: int, pair: Pair) -> Path:
        """Put the network of a generation into the game's folder, with its card; its kernels are then recompiled."""
        rules, seats = self.facts.folder / "rules", self.order.seats
        home = rules / learned.FILE
        rows = learned.networks(home) | learned.networks(self.file(generation))
        learned.save(home, rows, self.facts.revision)
        card.replace(rules, self.facts.title, seats, self._made(generation, pair, card.digest(rules, seats)))
        return home

    def _made(self, generation: int, pair: Pair, digest: str) -> Made:
        order, curve = self.order, self.fit(generation, lambda *_: None)
        wins = pair.wins.facts() if pair.wins else {}
        return Made(
            f"tilewright train {order.game} --seats {order.seats} --games {order.games} "
            f"--generations {order.generations} --seed {order.seed} --promote",
            f"{order.games:,} games in each of {generation} generations",
            f"{curve.before:.2f} → {curve.after[-1]:.2f} points",
            f"{wins['mean']:.1%} ({wins['low']:.0%}–{wins['high']:.0%}) of {pair.games} games of `{order.bot}`",
            digest,
        )
