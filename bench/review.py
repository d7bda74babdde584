"""How true reviews are: `python -m bench.review [GAME …]`, for each game

* the mean loss at each real choice for every level, in games between random levels: is the order that of the arena, and
  what is a point of loss worth in the result without luck;
* how much less the result without luck varies than the result, between equal players, and which weight of luck leaves
  least (`--fit` writes it into the game's `odds.toml`);
* how many planted blunders are found: the worst legal move by a search of its own, at random decisions of strong games.

Every game is kept in a file, with all its draws, so that figures can be worked out again without playing.
"""

import argparse
import json
import os
import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from bench import luck
from bench.odds import written
from tilewright.analysis import odds
from tilewright.analysis.grade import GRADES
from tilewright.analysis.judge import Judge
from tilewright.analysis.lead import leads
from tilewright.analysis.ply import Draw
from tilewright.analysis.review import Course
from tilewright.analysis.strength import QUICK, USUAL
from tilewright.analysis.worth import seed_of
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.core.game import CHANCE, Game, Positions
from tilewright.core.record import Record
from tilewright.core.table import Table
from tilewright.games import facts, find, names
from tilewright.kit.random import stream

LEVELS = ("beginner", "casual", "club", "expert", "search:iterations=200,threads=1")  # the last stands for master
EQUAL = "search:iterations=100,threads=1"  # plays against itself
FOLDER = Path("build/review")
KINDS = ("mixed", "equal", "planted")
PLANTED = 4  # in each strong game
TRIED = 24  # actions among which the worst one is looked for
REAL = 2.0  # points of lead: a choice where less is at stake has no blunders


Row = dict[str, Any]  # what is kept of one game


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


def judge_of(game: Game, seats: int, seed: int = 0) -> Judge:
    """Judges quickly, and weighs luck in full: which weight is best is measured here."""
    judge = Judge(game, seats, QUICK, seed)
    judge.model = replace(judge.model, luck=1.0)
    return judge


def one_game(name: str, seats: int, kind: str, number: int) -> Row:
    """A game of mixed levels or of equals, reviewed; or a strong one with planted blunders, each judged."""
    chosen = np.random.default_rng(seed_of(name, number, kind))
    if kind == "planted":
        return {"blunders": planted(name, number, chosen)}
    mixture = tuple(LEVELS[at] for at in chosen.choice(len(LEVELS), seats, replace=False))
    levels = (EQUAL,) * seats if kind == "equal" else mixture
    course = Course.of(find(name), played(name, levels, seed_of(name, number, kind, "game") % 2**31))
    return equal(course) if kind == "equal" else mixed(course, levels)


def mixed(course: Course, levels: Sequence[str]) -> Row:
    """Everything is judged; the result, luck and losses are those of the first seat."""
    judge = judge_of(course.game, len(levels))
    found = course.review([course.judge(judge, ply + 1) for ply in range(len(course.actions))], QUICK)
    seats = []
    for seat, level in enumerate(levels):
        real = found.choices(seat)
        cost = statistics.fmean([one.cost for one in real]) if real else 0.0
        seats.append({"level": level, "choices": len(real), "loss": found.error_rate(seat), "cost": cost})
    one = found.accounts[0]
    return {"seats": seats, "result": one.result, "luck": one.luck, "losses": one.own + one.others}


def equal(course: Course) -> Row:
    """Only draws are judged, and each of them twice: how far the two differ is the noise of one."""
    game, end, seats = course.game, course.positions[-1], course.record.seats
    judges = [judge_of(game, seats, seed) for seed in (0, 1)]
    draws = []
    for at, (position, action) in enumerate(zip(course.positions, course.actions, strict=False)):
        if int(game.kernels.actor(position, 0)) == CHANCE and len(game.legal(position)) > 1:
            draws.append(drawn(*(judge.draw(position, at + 1, action) for judge in judges)))
    sides = game.facts.sides(seats)
    lead = leads(np.array(game.scores(end, seats), dtype=np.float64), sides)
    return {"result": float(lead[0]), "won": odds.won(game.places(end, seats), sides)[0], "draws": draws}


def drawn(one: Draw, again: Draw) -> Row:
    """What is kept of a draw, for the first seat."""
    chances = np.array([outcome.probability for outcome in one.outcomes])
    worths = np.array([outcome.leads[0] for outcome in one.outcomes])
    spread = float(np.sqrt(chances @ (worths - chances @ worths) ** 2))
    return {
        "ply": one.ply,
        "outcomes": len(chances),
        "spread": spread,
        "luck": [one.leads[0], again.leads[0]],
        "odds": [one.odds[0], again.odds[0]],
    }


def planted(name: str, number: int, chosen: np.random.Generator) -> list[Row]:
    game = find(name)
    record = played(name, (LEVELS[-1],) * 2, seed_of(name, number, "planted", "game") % 2**31)
    course, judge = Course.of(game, record), Judge(game, 2, USUAL)
    open_ = [at for at, position in enumerate(course.positions[:-1]) if _is_open(game, position)]
    found: list[Row] = []
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


# ---- played once, and kept


def collected(wanted: Sequence[tuple[str, int, str, int]], folder: Path, workers: int) -> None:
    """Play what is missing, all games at once; each is kept in a file."""
    missing = [one for one in wanted if not _file(folder, *one).exists()]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = {pool.submit(one_game, *one): one for one in missing}
        for done, job in enumerate(as_completed(jobs), start=1):
            file = _file(folder, *jobs[job])
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(job.result()))
            print(f"\r{done} of {len(missing)} games", end="\n" if done == len(missing) else "", flush=True)


def _file(folder: Path, name: str, seats: int, kind: str, number: int) -> Path:
    return folder / f"{name}-{seats}" / f"{kind}-{number:04}.json"


def kept(folder: Path, name: str, seats: int, kind: str) -> list[Row]:
    """All games of a kind, in order."""
    return [json.loads(file.read_text()) for file in sorted((folder / f"{name}-{seats}").glob(f"{kind}-*.json"))]


# ---- what they say


def levels(rows: Sequence[Row]) -> Iterator[str]:
    """The loss at each real choice of every level, and what losses are worth."""
    by_level = defaultdict(list)
    for seat in (seat for row in rows for seat in row["seats"]):
        by_level[seat["level"]].append(seat)
    for level in LEVELS:
        seats = by_level[level]
        total = max(1, sum(seat["choices"] for seat in seats))
        loss, cost = (sum(seat[what] * seat["choices"] for seat in seats) / total for what in ("loss", "cost"))
        yield f"{level:34} {len(seats):3} seats  loss {loss:5.2f} points  {100 * cost:5.2f} % a real choice"


def lucks(rows: Sequence[Row], unit: str = "luck") -> luck.Numbers:
    """The luck of each game, by one judgement of its draws."""
    return np.array([sum(one[unit][0] for one in row["draws"]) for row in rows])


def results(rows: Sequence[Row], unit: str = "result") -> luck.Numbers:
    return np.array([row[unit] for row in rows], dtype=np.float64)


def told(folder: Path, name: str, seats: int) -> Row:
    """All figures of a game that are about luck, for the page and for programs."""
    found: Row = {"game": name, "seats": seats}
    if len(rows := kept(folder, name, seats, "equal")) > 2:
        result, drawn_luck = results(rows), lucks(rows)
        found |= {
            "games": len(rows),
            "weight": luck.measured(luck.weight, result, drawn_luck),
            "weight of chances": luck.measured(luck.weight, results(rows, "won"), lucks(rows, "odds")),
            "left": luck.measured(luck.left, result, drawn_luck),
            "left, weighed": luck.measured(luck.left_unseen, result, drawn_luck),
        }
    if len(rows := kept(folder, name, seats, "mixed")) > 2:
        weighed = found["weight"].value if "weight" in found else 1.0
        columns = (results(rows), results(rows, "losses"), results(rows, "luck"))
        found["worth"] = luck.measured(partial(luck.worth, weighed=weighed), *columns)
    return found


def table(rows: Sequence[Row]) -> str:
    """The table of the page."""
    columns = ("games", "left", "left, weighed", "weight", "weight of chances", "worth")
    lines = ["| game | " + " | ".join(columns) + " |", "|---" + "|--:" * len(columns) + "|"]
    for row in rows:
        lines.append(f"| {facts(row['game']).title} | " + " | ".join(str(row.get(one, "")) for one in columns) + " |")
    return "\n".join(lines)


def blunders(rows: Sequence[Row]) -> Iterator[str]:
    """How many planted blunders were found."""
    every = [one for row in rows for one in row["blunders"]]
    for label, least in (("all", 0.0), (f"that lose {REAL:g} points or more", REAL)):
        chosen = [one for one in every if one["loss"] >= least]
        bad = [one for one in chosen if one["grade"] in GRADES[2:]]
        yield f"planted, {label}: {len(bad)} of {len(chosen)} found ({len(bad) / max(1, len(chosen)):.0%})"


def fit(name: str, seats: int, weighed: float) -> None:
    """Keep the weight of luck for a number of seats."""
    models = {each: odds.model(facts(name), each) for each in facts(name).seats}
    models[seats] = replace(models[seats], luck=weighed)
    (facts(name).folder / odds.FILE).write_text(written(models), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    parser.add_argument("-n", type=int, default=40, metavar="N", help="games of each kind")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS), help="only these kinds")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept")
    parser.add_argument("--fit", action="store_true", help="write the weight of luck into each game's odds.toml")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    games, seats = [name for name in chosen.games or names() if chosen.seats in facts(name).seats], chosen.seats
    wanted = [(name, seats, kind, number) for number in range(chosen.n) for kind in chosen.kinds for name in games]
    collected(wanted, chosen.folder, chosen.workers)
    rows = [told(chosen.folder, name, seats) for name in games]
    for name in games:
        print(name, *levels(kept(chosen.folder, name, seats, "mixed")), sep="\n  ")
        print("", *blunders(kept(chosen.folder, name, seats, "planted")), sep="  ")
    print(table(rows))
    (chosen.folder / f"figures-{seats}.json").write_text(json.dumps(rows, default=vars, indent=1))
    for row in rows if chosen.fit else ():
        fit(row["game"], seats, row["weight"].value)


if __name__ == "__main__":
    main()
