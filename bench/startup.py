"""How long people wait: importing the package, a game's first move on a machine that has never compiled it and from the
cache, and the first click in a browser.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

from rich.console import Console
from rich.table import Table

from bench.click import first_click
from tilewright.games import facts, names

PLAY = "from tilewright import Table; t = Table({name!r}, seats=2, seed=1); t.play(t.legal()[0]); t.scores"
COMPILE = "from tilewright import warm; list(warm.run({name!r}))"


def seconds(code: str, cache: str) -> float:
    """Wall time of a fresh Python running this, minus the time of one that runs nothing."""
    environment = os.environ | {"TILEWRIGHT_CACHE": cache}

    def took(text: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", text], env=environment, check=True)
        return time.perf_counter() - began

    return max(0.0, took(code) - min(took("pass") for _ in range(2)))


def python() -> Table:
    """The first move from Python."""
    table = Table(title="Start-up from Python, in seconds")
    table.add_column("what")
    table.add_column("seconds", justify="right")
    with tempfile.TemporaryDirectory() as cache:
        for code in ("import tilewright", "from tilewright import Table"):
            table.add_row(code, f"{min(seconds(code, cache) for _ in range(3)):.3f}")
        for name in names():
            code = PLAY.format(name=name)
            table.add_row(f"{name}: first move, nothing compiled", f"{seconds(code, cache):.2f}")
            table.add_row(f"{name}: compiling", f"{seconds(COMPILE.format(name=name), cache):.1f}")
            table.add_row(f"{name}: first move, from the cache", f"{min(seconds(code, cache) for _ in range(3)):.2f}")
    return table


def browser() -> Table:
    """The first click on a server that has compiled nothing."""
    table = Table(title="The first click on a machine that has compiled nothing, in seconds")
    for column in ("game", "first own decision", "own move", "slowest", "bot", "slowest", "compiled rules"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in names():
        click = first_click(name)
        waits = [
            f"{wait:.2f}" for waited in (click.own, click.bot) for wait in (statistics.median(waited), max(waited))
        ]
        table.add_row(facts(name).title, f"{click.asked:.2f}", *waits, f"{click.switched:.0f}")
    return table


def main() -> None:
    """Print both tables."""
    Console().print(python())
    Console().print(browser())
