"""How true the forecasts are: fits them to games between bots, and measures them on games they have not seen.

`python -m bench.odds [GAME …]` plays the games, writes each game's `odds.toml` and the page `docs/odds.md`.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.analysis.odds import FILE, KNOTS, LEAST, Model, won
from tilewright.analysis.odds import model as known
from tilewright.analysis.worth import Worth, seed_of
from tilewright.bots import tree
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.bots.search import Settings, _odds
from tilewright.core.game import CHANCE, OVER, Game, Positions, clone
from tilewright.games import facts, find, names
from tilewright.kit.random import stream

PAGE = Path("docs/odds.md")
CACHE = Path("build/odds")
SLIP = 0.04  # of all moves are random, so that all kinds of positions occur
ITERATIONS = 80  # of the estimate that is calibrated
SAMPLED = 4  # positions of each game
SEARCHED = {"castles_of_tuscany": "search:iterations=24,threads=1"}  # half of the games: looking one move ahead is slow
BINS = 10
ZERO = (0.0,) * len(KNOTS)

Numbers = NDArray[np.float64]


@dataclass
class Sample:
    """Positions of many games: what was expected, and how it ended. One row for each position."""

    game: NDArray[np.int64]  # number of the game
    ply: Numbers
    length: Numbers  # moves of the whole game
    actor: NDArray[np.int64]
    points: Numbers  # [position, seat]: expected
    final: Numbers  # [position, seat]
    won: Numbers  # [position, seat]

    def of(self, chosen: NDArray[np.bool_]) -> "Sample":
        return Sample(**{name: values[chosen] for name, values in vars(self).items()})


class Player:
    """Plays games quickly, with slips."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game, self.seats, self.rng = game, seats, stream(seed)
        self.slips = np.random.default_rng(seed)
        self.worth = Worth(game, seats)
        name = SEARCHED.get(game.name)
        self.bot = Roster(game.facts).make(name, seed) if name else None
        self.numbers = Settings(ahead=1.0).numbers(seats)
        self.stop = np.zeros(1, dtype=np.int64)

    def games(self, count: int, first: int) -> Iterator[dict[str, list[object]]]:
        for number in range(first, first + count):
            yield self.one(number)

    def one(self, number: int) -> dict[str, list[object]]:
        """One game: the positions at decisions, of which some are estimated once its length is known."""
        game, position, seen, ply = self.game, self.game.new(self.seats), [], 0
        self.is_searched = number % 4 < 2
        while (actor := int(game.kernels.actor(position, 0))) != OVER:
            if actor == CHANCE:
                action = int(game.kernels.draw(position, 0, self.rng))
            else:
                seen.append((ply, actor, clone(position)))
                action = self._action(position, actor)
            game.kernels.apply(position, 0, action)
            ply += 1
        picked = sorted({int(self.slips.integers(len(seen))) for _ in range(SAMPLED)})
        rows: dict[str, list[object]] = {name: [] for name in Sample.__annotations__}
        final = game.scores(position, self.seats)
        shares = won(game.places(position, self.seats), self.worth.sides)
        for at in picked:
            when, actor, found = seen[at]
            points = self.worth.points(found, actor, ITERATIONS, seed_of(number, when))
            values = (number, when, ply, actor, points.tolist(), final, shares)
            for name, value in zip(rows, values, strict=True):
                rows[name].append(value)
        return rows

    def _action(self, position: Positions, actor: int) -> int:
        legal = self.game.legal(position)
        if len(legal) == 1 or self.slips.random() < SLIP:
            return int(self.slips.choice(legal))
        if self.bot is not None and self.is_searched:
            return int(self.bot.decide(Question.of(self.game, position, self.seats, actor, self.rng)).action)
        return self._at_once(position, actor)

    def _at_once(self, position: Positions, actor: int) -> int:
        space = tree.new_space(
            position.view(np.uint8), self.rng, self.stop, self.game.most_legal, self.game.actions, self.worth.sides
        )
        return int(tree.best_at_once(self.game.pointers(), space, self.numbers, actor))


def _played(name: str, seats: int, count: int, first: int) -> dict[str, list[object]]:
    rows: dict[str, list[object]] = {field: [] for field in Sample.__annotations__}
    for game in Player(find(name), seats, seed_of("odds", name, seats, first)).games(count, first):
        for field, values in game.items():
            rows[field] += values
    return rows


def sampled(name: str, seats: int, count: int, workers: int) -> Sample:
    """The games of one number of seats; played once and kept in a folder. More than asked for are welcome."""
    file = CACHE / f"{name}-{seats}-{count:05}.json"
    known = [one for one in sorted(CACHE.glob(f"{name}-{seats}-*.json")) if one.name >= file.name]
    if known:
        rows = json.loads(known[-1].read_text())
    else:
        rows = {field: [] for field in Sample.__annotations__}
        starts = range(0, count, 50)
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            sizes = [min(50, count - start) for start in starts]
            for part in pool.map(_played, [name] * len(sizes), [seats] * len(sizes), sizes, starts):
                for field, values in part.items():
                    rows[field] += values
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(rows))
    return Sample(**{field: np.array(values) for field, values in rows.items()})


# ---- fitting


def _model(values: Numbers, plies: float, seats: int, growths: Sequence[float], spreads: Sequence[float]) -> Model:
    scales = np.maximum(np.exp(values[: len(KNOTS)]), LEAST)
    offsets = values[len(KNOTS) : len(KNOTS) + seats]
    return Model(
        plies, tuple(scales), tuple(growths), tuple(spreads), tuple(offsets - offsets.mean()), float(values[-1])
    )


def _left(sample: Sample, plies: float) -> Numbers:
    """The part of the game that is still to come."""
    return np.clip(1.0 - sample.ply / plies, 0.0, 1.0)


def chances(model: Model, sample: Sample, sides: Sequence[int]) -> Numbers:
    """The forecast chances of all positions."""
    rows = zip(sample.points, _left(sample, model.plies), sample.actor, strict=True)
    return np.array([model.odds(points, float(left), int(actor), sides) for points, left, actor in rows])


def _fast(values: Numbers, plies: float, sample: Sample, sides: Sequence[int]) -> Numbers:
    """The same for all rows at once."""
    seats = sample.points.shape[1]
    left = _left(sample, plies)
    model = _model(values, plies, seats, ZERO, ZERO)
    scale = np.maximum(np.interp(left, KNOTS, model.scales), LEAST)
    is_actor = np.arange(seats)[None, :] == sample.actor[:, None]
    strength = (sample.points + left[:, None] * (np.array(model.seats) + model.turn * is_actor)) / scale[:, None]
    teams, own = sorted(set(sides)), np.asarray(sides)
    worths = np.stack([strength[:, own == team].mean(axis=1) for team in teams], axis=1)
    worths = np.exp(worths - worths.max(axis=1, keepdims=True))
    result: Numbers = (worths / worths.sum(axis=1, keepdims=True))[:, [teams.index(side) for side in sides]]
    return result


def log_loss(chance: Numbers, outcome: Numbers) -> float:
    return float(-(outcome * np.log(np.clip(chance, 1e-9, 1.0))).sum(axis=1).mean())


def fitted(sample: Sample, sides: Sequence[int]) -> Model:
    """The model with the least logarithmic loss: one number after the other, in steps that become smaller."""
    seats = sample.points.shape[1]
    plies = float(sample.length.mean())
    values = np.concatenate([np.log(np.linspace(1.0, 10.0, len(KNOTS))), np.zeros(seats + 1)])
    best = log_loss(_fast(values, plies, sample, sides), sample.won) + _roughness(values)
    step = np.concatenate([np.full(len(KNOTS), 0.5), np.full(seats + 1, 2.0)])
    for _ in range(14):
        for at in range(len(values)):
            for sign in (1.0, -1.0):
                tried = values.copy()
                tried[at] += sign * step[at]
                loss = log_loss(_fast(tried, plies, sample, sides), sample.won) + _roughness(tried)
                if loss < best - 1e-7:
                    best, values = loss, tried
                    break
        step *= 0.75
    return _model(values, plies, seats, *_errors(sample, plies))


def _roughness(values: Numbers) -> float:
    """Keeps the scales smooth and the points of seats small where few games say otherwise."""
    scales, offsets = values[: len(KNOTS)], values[len(KNOTS) :]
    return float(
        4e-3 * (np.diff(scales, 2) ** 2).sum() + 4e-3 * (scales[-1] - scales[-2]) ** 2 + 3e-4 * (offsets**2).sum()
    )


def _errors(sample: Sample, plies: float) -> tuple[list[float], list[float]]:
    """The mean and the standard deviation of what final points exceed expected ones by, near each knot."""
    left = _left(sample, plies)
    errors = sample.final - sample.points
    means, spreads = [], []
    for knot in KNOTS:
        weight = np.exp(-0.5 * ((left - knot) / (0.02 + 0.1 * knot)) ** 2)[:, None] * np.ones_like(errors)
        mean = (weight * errors).sum() / weight.sum()
        means.append(float(mean))
        spreads.append(float(np.sqrt((weight * (errors - mean) ** 2).sum() / weight.sum())))
    return means, spreads


# ---- measuring


def raw(sample: Sample, sides: Sequence[int]) -> Numbers:
    """The chances that the search itself names."""
    own = np.asarray(sides)
    others = np.where(own[:, None] != own[None, :], 0.0, -np.inf)
    best = (sample.points[:, None, :] + others[None]).max(axis=2)
    return np.array([_odds(np.tanh(row / Settings().scale)) for row in sample.points - best])


def curve(chance: Numbers, outcome: Numbers) -> list[tuple[float, float, int]]:
    """For each bin: mean forecast, frequency, and how many."""
    flat, real = chance.ravel(), outcome.ravel()
    at = np.minimum((flat * BINS).astype(int), BINS - 1)
    return [
        (float(flat[at == one].mean()), float(real[at == one].mean()), int((at == one).sum()))
        for one in range(BINS)
        if (at == one).any()
    ]


def calibration_error(bins: Sequence[tuple[float, float, int]]) -> float:
    total = sum(count for _, _, count in bins)
    return sum(count * abs(said - real) for said, real, count in bins) / total


def brier(chance: Numbers, outcome: Numbers) -> float:
    return float(((chance - outcome) ** 2).mean())


def within(model: Model, sample: Sample) -> float:
    """How often the final points lie in the range that four of five should."""
    hits = []
    parts = _left(sample, model.plies)
    for points, left, actor, final in zip(sample.points, parts, sample.actor, sample.final, strict=True):
        low, high = model.range(points, float(left), int(actor))
        hits.append(((low <= final) & (final <= high)).mean())
    return float(np.mean(hits))


def measured(name: str, seats: int, count: int, workers: int) -> tuple[Model, dict[str, Any]]:
    """The model of one number of seats, fitted to half of the games, and how true it is on the others."""
    sample, sides = sampled(name, seats, count, workers), facts(name).sides(seats)
    is_fit = sample.game % 2 == 0
    model = fitted(sample.of(is_fit), sides)
    unseen = sample.of(~is_fit)
    chance, plain = chances(model, unseen, sides), raw(unseen, sides)
    bins = curve(chance, unseen.won)
    return model, {
        "game": name,
        "seats": seats,
        "games": len(set(unseen.game.tolist())),
        "positions": len(unseen.ply),
        "ece": calibration_error(bins),
        "raw_ece": calibration_error(curve(plain, unseen.won)),
        "brier": brier(chance, unseen.won),
        "raw_brier": brier(plain, unseen.won),
        "within": within(model, unseen),
        "curve": bins,
    }


def written(models: dict[int, Model]) -> str:
    """A game's `odds.toml`."""
    lines = ["# how expected points become chances to win; written by `python -m bench.odds`"]
    for seats, model in models.items():
        lines += ["", f"[seats-{seats}]", f"plies = {model.plies:.1f}"]
        for field in ("scales", "growths", "spreads", "seats"):
            lines.append(f"{field} = [{', '.join(f'{value:.3f}' for value in getattr(model, field))}]")
        lines += [f"turn = {model.turn:.3f}", f"luck = {model.luck:.2f}"]
    return "\n".join([*lines, ""])


HEAD = """# Forecasts

How true are the chances that reviews, hints and live odds show? Bots played games with four slips in a hundred moves.
Half of the games were used to fit each game's `odds.toml`; the others, which the forecast has not seen, measure it.
`python -m bench.odds` plays, fits and writes this page again.

A forecast starts from the points that the search expects for each seat (80 iterations). It is measured by

* the **calibration error**: of all forecasts near 30 %, how far from 30 % are the wins, averaged over ten bins
  (goal: at most 0.03);
* the **Brier score**: the mean squared distance between forecast and result (less is better), next to that of the
  chances that the search itself names;
* the **range**: how many seats ended within the range of points that should hold four of five.

| game | seats | games | positions | calibration error | of the search | Brier score | of the search | in the range |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
"""
CURVES = """
## Curves

Mean forecast → share of wins in each tenth, with the number of forecasts in brackets.

"""


def page(rows: Sequence[dict[str, Any]]) -> str:
    """The page that publishes the figures."""
    lines, curves = [], []
    for row in rows:
        title = facts(row["game"]).title
        lines.append(
            f"| {title} | {row['seats']} | {row['games']:,} | {row['positions']:,} | {row['ece']:.3f} | "
            f"{row['raw_ece']:.3f} | {row['brier']:.4f} | {row['raw_brier']:.4f} | {row['within']:.0%} |".replace(
                "%", " %"
            )
        )
        bins = " · ".join(f"{100 * said:.0f} → {100 * real:.0f} ({count})" for said, real, count in row["curve"])
        curves.append(f"* **{title}, {row['seats']} seats**: {bins}")
    return HEAD + "\n".join(lines) + "\n" + CURVES + "\n".join(curves) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.odds", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    parser.add_argument("-n", type=int, default=1800, metavar="N", help="games for each number of seats")
    parser.add_argument("--seats", type=int, help="only this number of seats; the others stay as they are")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    for name in chosen.games or names():
        counts = [chosen.seats] if chosen.seats else facts(name).seats
        models, began = (
            {seats: known(facts(name), seats) for seats in facts(name).seats if seats not in counts},
            time.monotonic(),
        )
        for seats in counts:
            model, row = measured(name, seats, chosen.n, chosen.workers)
            models[seats] = replace(model, luck=known(facts(name), seats).luck)  # which `bench.review` fits
            CACHE.mkdir(parents=True, exist_ok=True)
            (CACHE / f"{name}-{seats}.json").write_text(json.dumps(row))
            print(
                f"{name} {seats}: {row['positions']} positions, calibration error {row['ece']:.3f} "
                f"(search {row['raw_ece']:.3f}), Brier {row['brier']:.4f} ({row['raw_brier']:.4f}), "
                f"within range {row['within']:.2f}, {time.monotonic() - began:.0f} s",
                flush=True,
            )
        (facts(name).folder / FILE).write_text(written(dict(sorted(models.items()))), encoding="utf-8")
    files = [CACHE / f"{name}-{seats}.json" for name in names() for seats in facts(name).seats]
    PAGE.write_text(page([json.loads(file.read_text()) for file in files if file.exists()]), encoding="utf-8")


if __name__ == "__main__":
    main()
