"""Random games by the thousand: how fast they run, and how the points are distributed."""

import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tilewright.cli import setup
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, out, print_json
from tilewright.core.game import Game
from tilewright.core.palette import SEATS
from tilewright.research.batch import RandomGames
from tilewright.terminal import art_text

CHUNK_S = 0.15  # between two steps of the progress bar
GPU_CHUNK = 100_000  # games of the first step on a GPU, where fewer games take nearly as long
DEVICES = {"cpu": "cpu", "gpu": "cuda"}  # as research calls them
BARS = 16  # rows of the histogram
BAR_WIDTH = 50


@dataclass
class Tally:
    """How often each number of points came up, for one seat."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, points: Any) -> None:
        """Count an array of points."""
        values, counts = np.unique(points, return_counts=True)
        self.counts.update(dict(zip(values.tolist(), counts.tolist(), strict=True)))

    @property
    def games(self) -> int:
        """How many were counted."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """The average."""
        return sum(points * count for points, count in self.counts.items()) / self.games

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample."""
        mean = self.mean
        squares = sum(count * (points - mean) ** 2 for points, count in self.counts.items())
        return math.sqrt(squares / max(1, self.games - 1))

    def quantile(self, share: float) -> float:
        """The points that this share of the games stays below, interpolated linearly."""
        at = share * (self.games - 1)
        low, high = self._at(math.floor(at)), self._at(math.ceil(at))
        return low + (high - low) * (at - math.floor(at))

    def _at(self, index: int) -> int:
        for points in sorted(self.counts):
            index -= self.counts[points]
            if index < 0:
                return points
        raise IndexError(index)

    def summary(self) -> dict[str, float]:
        """The summary statistics."""
        return {
            "mean": round(self.mean, 3),
            "sd": round(self.deviation, 3),
            "min": min(self.counts),
            "q1": self.quantile(0.25),
            "median": self.quantile(0.5),
            "q3": self.quantile(0.75),
            "max": max(self.counts),
        }


@dataclass(frozen=True)
class Wishes:
    """The arguments of the command."""

    game: str
    count: int
    seats: int | None
    seed: int
    options: Sequence[str]
    threads: int
    device: str  # cpu or gpu
    as_json: bool

    @property
    def is_one_core(self) -> bool:
        """Whether time is measured as the CPU time of one core, not as wall-clock time."""
        return self.device == "cpu" and self.threads == 1


@dataclass(frozen=True)
class Run:
    """The results of many games."""

    tallies: list[Tally]
    decisions: int  # chance included
    cpu_s: float
    seconds: float  # wall-clock time


def simulate(wishes: Wishes) -> None:
    """Play random games and print how they went."""
    name, count, seed = wishes.game, wishes.count, wishes.seed
    facts = setup.known(name)
    seat_count, chosen = setup.seat_count(facts, wishes.seats), setup.chosen(facts, wishes.options)
    game = setup.ready(name)
    try:
        device = DEVICES[wishes.device]
        machine = RandomGames(name, seat_count, chosen, seed, device, wishes.threads)
    except RuntimeError as error:  # there is no GPU
        raise Failure(str(error)) from None
    run = _run(machine, count, seat_count, facts.title, 1 if wishes.device == "cpu" else GPU_CHUNK)
    took = run.cpu_s if wishes.is_one_core else run.seconds
    speed = count / took, run.decisions / took
    if wishes.as_json:
        print_json(
            {
                "game": name,
                "revision": facts.revision,
                "games": count,
                "seats": seat_count,
                "seed": seed,
                "options": chosen,
                "device": wishes.device,
                "threads": wishes.threads,
                "cpu_s": round(run.cpu_s, 6),
                "seconds": round(run.seconds, 6),
                "games_per_s": round(speed[0], 1),
                "decisions": run.decisions,
                "decisions_per_s": round(speed[1], 1),
                "mean_scores": [round(tally.mean, 3) for tally in run.tallies],
                "scores": [tally.summary() for tally in run.tallies],
            }
        )
        return
    title = " · ".join(
        [facts.title, f"{seat_count} seats", *(f"{option} {value}" for option, value in chosen.items()), f"seed {seed}"]
    )
    out.print(Text(title, "bold"))
    each = f"{run.decisions / count:,.1f} decisions each, chance included"
    out.print(f"{count:,} games, {each}, in {took:.3f} s {_where(wishes)}")
    out.print(f"[bold]{speed[0]:,.0f}[/] games/s   [bold]{speed[1]:,.0f}[/] decisions/s")
    out.print(_summary(game, run.tallies))
    out.print(_histogram(run.tallies))


def _where(wishes: Wishes) -> str:
    if wishes.device == "gpu":
        return "on the GPU"
    return "of one core" if wishes.is_one_core else f"on {wishes.threads} threads"


def _run(machine: RandomGames, count: int, seats: int, title: str, chunk: int) -> Run:
    """Play the games in chunks, one per update of the progress bar; the chunk size does not change the games."""
    machine.play(0, 1)  # loads the compiled code
    tallies = [Tally() for _ in range(seats)]
    done, decisions, cpu_s, seconds = 0, 0, 0.0, 0.0
    with counting(auto_refresh=False) as progress:
        bar = progress.add_task(title, total=count)
        while done < count:
            began, cpu_began = time.perf_counter(), time.process_time()
            points, actions = machine.play(done, min(chunk, count - done))
            spent = time.perf_counter() - began
            seconds += spent
            cpu_s += time.process_time() - cpu_began
            done += len(points)
            decisions += int(actions.sum())
            for seat, tally in enumerate(tallies):
                tally.add(points[:, seat])
            progress.update(bar, completed=done, refresh=True)
            chunk = max(1, min(4 * chunk, int(len(points) * CHUNK_S / max(spent, 1e-6))))
    return Run(tallies, decisions, max(cpu_s, 1e-9), max(seconds, 1e-9))


def _summary(game: Game, tallies: Sequence[Tally]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("points")
    for heading in ("mean", "sd", "min", "quarter", "median", "three quarters", "max"):
        table.add_column(heading, justify="right")
    for seat, tally in enumerate(tallies):
        numbers = tally.summary()
        table.add_row(
            Text.assemble(art_text(game, f"chip/{SEATS[seat].name}"), f" seat {seat + 1}"),
            f"[bold]{numbers['mean']:.2f}[/]",
            f"{numbers['sd']:.2f}",
            *(f"{numbers[key]:g}" for key in ("min", "q1", "median", "q3", "max")),
        )
    return table


def _histogram(tallies: Sequence[Tally]) -> Group:
    """How often each number of points came up, over all seats."""
    counts: Counter[int] = sum((tally.counts for tally in tallies), Counter())
    least, most = min(counts), max(counts)
    step = _step((most - least + 1) / BARS)
    first = math.floor(least / step) * step
    rows = dict.fromkeys(range(first, most + 1, step), 0)
    for points, count in counts.items():
        rows[first + (points - first) // step * step] += count
    longest = max(rows.values())
    width = max(len(str(first)), len(str(most + step)))
    return Group(
        *(
            Text.assemble(
                f"{start:>{width}}" + (f"–{start + step - 1:<{width}} " if step > 1 else " "),
                ("█" * round(BAR_WIDTH * count / longest) or ("▏" if count else ""), "#8f78e0"),
                (f" {count / counts.total():.1%}", "dim"),
            )
            for start, count in rows.items()
        )
    )


def _step(least: float) -> int:
    """The smallest round number (1, 2, 5, 10, 20, 50…) that is not less than this."""
    scale = 1
    while True:
        for factor in (1, 2, 5):
            if factor * scale >= least:
                return factor * scale
        scale *= 10
