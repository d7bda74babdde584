"""How true reviews are: `python -m bench.review [GAME …]`, for each game

* the mean loss at each real choice for every level, in games between random levels: is the order that of the arena;
* how many planted blunders are found: the worst legal move by a search of its own, at random decisions of strong games;
* how much less the result without luck varies than the result, between equal players, and what is left over.
"""

import argparse
import json
import os
import statistics
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from tilewright.analysis.grade import GRADES
from tilewright.analysis.judge import Judge
from tilewright.analysis.lead import leads
from tilewright.analysis.review import Course, Review, review
from tilewright.analysis.strength import QUICK, USUAL
from tilewright.analysis.worth import seed_of
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.core.game import Game, Positions
from tilewright.core.record import Record
from tilewright.core.table import Table
from tilewright.games import find, names
from tilewright.kit.random import stream

LEVELS = ("beginner", "casual", "club", "expert", "search:iterations=200,threads=1")  # the last stands for master
EQUAL = "club"  # plays against itself
CACHE = Path("build/review")
PLANTED = 4  # in each strong game
TRIED = 24  # actions among which the worst one is looked for
REAL = 2.0  # points of lead: a choice where less is at stake has no blunders


@dataclass(frozen=True)
class Seat:
    """What a review says about one player of one game."""

    level: str
    choices: int
    loss: float  # mean, in points of lead
    cost: float  # mean, in chances to win
    luck: float
    start: float
    result: float


def played(name: str, levels: tuple[str, ...], seed: int) -> Record:
    game = find(name)
    roster, rng = Roster(game.facts, threads=1), stream(seed)
    table = Table(game, len(levels), seed=seed)
    bots = [roster.make(level, seed_of(seed, seat)) for seat, level in enumerate(levels)]
    while not table.is_over:
        seat, legal = table.actor, game.legal(table.position)
        asked = Question.of(game, table.position, len(levels), seat, rng, table.options)
        table.apply(legal[0] if len(legal) == 1 else bots[seat].decide(asked).action)
    return table.record


def rows(found: Review, levels: tuple[str, ...]) -> list[Seat]:
    made = []
    for seat, account in enumerate(found.accounts):
        real = found.choices(seat)
        cost = statistics.fmean([one.cost for one in real]) if real else 0.0
        loss, luck, start, result = found.error_rate(seat), account.luck, account.start, account.result
        made.append(Seat(levels[seat], len(real), loss, cost, luck, start, result))
    return made


def one_game(name: str, number: int, kind: str) -> list[dict[str, Any]]:
    """A game of mixed levels or of equals, reviewed; or a strong one with planted blunders, each judged."""
    chosen = np.random.default_rng(seed_of(name, number, kind))
    if kind == "planted":
        return planted(name, number, chosen)
    first, second = chosen.choice(len(LEVELS), 2, replace=False)
    levels = (EQUAL, EQUAL) if kind == "equal" else (LEVELS[first], LEVELS[second])
    record = played(name, levels, seed_of(name, number, kind, "game") % 2**31)
    return [asdict(seat) for seat in rows(review(find(name), record, QUICK, threads=1), levels)]


def planted(name: str, number: int, chosen: np.random.Generator) -> list[dict[str, Any]]:
    game = find(name)
    record = played(name, (LEVELS[-1],) * 2, seed_of(name, number, "planted", "game") % 2**31)
    course, judge = Course.of(game, record), Judge(game, 2, USUAL)
    open_ = [at for at, position in enumerate(course.positions[:-1]) if _is_open(game, position)]
    found: list[dict[str, Any]] = []
    for at in chosen.choice(open_, min(PLANTED, len(open_)), replace=False):
        position = course.positions[at]
        seat = int(game.kernels.actor(position, 0))
        action, loss = worst(game, position, seat, judge, chosen)
        decision = judge.decision(position, int(at) + 1, action, seat)
        found.append({"grade": decision.grade, "cost": decision.cost, "loss": loss, "legal": decision.legal})
    return found


def worst(game: Game, position: Positions, seat: int, judge: Judge, chosen: np.random.Generator) -> tuple[int, float]:
    """The legal action that leads to the least, and by how much, as a search with seeds of its own says."""
    legal = game.legal(position)
    tried = [int(action) for action in chosen.choice(legal, min(TRIED, len(legal)), replace=False)]
    seeds = [int(seed) for seed in chosen.integers(2**31, size=2)]
    leads_ = {
        action: float(leads(judge.worth.after(position, seat, action, 60, seeds), judge.sides)[:, seat].mean())
        for action in tried
    }
    action = min(leads_, key=lambda one: leads_[one])
    return action, max(leads_.values()) - leads_[action]


def _is_open(game: Game, position: Positions) -> bool:
    return int(game.kernels.actor(position, 0)) >= 0 and len(game.legal(position)) > 1


def collected(name: str, kind: str, count: int, workers: int) -> list[dict[str, Any]]:
    """The rows of all games of a kind, kept in a file that grows."""
    file = CACHE / f"{name}-{kind}.json"
    known: dict[str, list[dict[str, Any]]] = json.loads(file.read_text()) if file.exists() else {}
    missing = [number for number in range(count) if str(number) not in known]
    file.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        made = pool.map(one_game, [name] * len(missing), missing, [kind] * len(missing))
        for number, part in zip(missing, made, strict=True):
            known[str(number)] = part
            file.write_text(json.dumps(known))
    return [row for number in range(count) for row in known[str(number)]]


def mixed(name: str, count: int, workers: int) -> None:
    by_level = defaultdict(list)
    for row in collected(name, "mixed", count, workers):
        by_level[row["level"]].append(row)
    for level in LEVELS:
        seats = by_level[level]
        total = sum(row["choices"] for row in seats)
        loss = sum(row["loss"] * row["choices"] for row in seats) / max(1, total)
        cost = sum(row["cost"] * row["choices"] for row in seats) / max(1, total)
        print(f"  {level:34} {len(seats):3} seats  loss {loss:5.2f} points  {100 * cost:5.2f} % a real choice")


def equal(name: str, count: int, workers: int) -> None:
    seats = collected(name, "equal", count, workers)[::2]  # the other seat mirrors it
    result = np.array([row["result"] for row in seats], dtype=float)
    without = result - np.array([row["luck"] for row in seats], dtype=float)
    start = np.array([row["start"] for row in seats], dtype=float)
    ratio = without.var(ddof=1) / result.var(ddof=1)
    print(
        f"  equals: result {result.mean():+.1f}, sd {result.std(ddof=1):.1f}; without luck {without.mean():+.1f}, "
        f"sd {without.std(ddof=1):.1f} ({ratio:.0%} of the variance); "
        f"start {start.mean():+.1f}, sd {start.std(ddof=1):.1f}"
    )


def blunders(name: str, count: int, workers: int) -> None:
    rows_ = collected(name, "planted", count, workers)
    for label, least in (("all", 0.0), (f"that lose {REAL:g} points or more", REAL)):
        chosen = [row for row in rows_ if row["loss"] >= least]
        bad = [row for row in chosen if row["grade"] in GRADES[2:]]
        print(f"  planted, {label}: {len(bad)} of {len(chosen)} found ({len(bad) / max(1, len(chosen)):.0%})")


PARTS = {"levels": mixed, "luck": equal, "blunders": blunders}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    parser.add_argument("-n", type=int, default=40, metavar="N", help="games of each kind")
    parser.add_argument("--part", choices=PARTS, help="only this part")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    for name in chosen.games or names():
        began = time.monotonic()
        print(name, flush=True)
        for part in [PARTS[chosen.part]] if chosen.part else PARTS.values():
            part(name, chosen.n, chosen.workers)
            print(f"    {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
