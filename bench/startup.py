"""How long people wait: importing the package, compiling a game for the first time, loading it from the cache."""

import os
import subprocess
import sys
import tempfile
import time

from rich.console import Console
from rich.table import Table

from tilewright.games import names

PLAY = "from tilewright import Table; t = Table({name!r}, seats=2, seed=1); t.play(t.legal()[0]); t.scores"


def seconds(code: str, cache: str) -> float:
    """Wall time of a fresh Python running this, minus the time of one that runs nothing."""
    environment = os.environ | {"TILEWRIGHT_CACHE": cache}

    def took(text: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", text], env=environment, check=True)
        return time.perf_counter() - began

    return max(0.0, took(code) - min(took("pass") for _ in range(2)))


def main() -> None:
    table = Table(title="Start-up in seconds")
    for column in ("what", "seconds"):
        table.add_column(column, justify="left" if column == "what" else "right")
    with tempfile.TemporaryDirectory() as cache:
        for code in ("import tilewright", "from tilewright import Table"):
            table.add_row(code, f"{min(seconds(code, cache) for _ in range(3)):.3f}")
        for name in names():
            code = PLAY.format(name=name)
            table.add_row(f"{name}: first play, compiling", f"{seconds(code, cache):.1f}")
            table.add_row(f"{name}: first play, from the cache", f"{min(seconds(code, cache) for _ in range(3)):.2f}")
    Console().print(table)
