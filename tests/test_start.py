"""From Python a game is played at once on a machine that has never compiled it, and it is the same game as ever."""

import os
import subprocess
import sys
from pathlib import Path

from tests.kit.cold import almost, marks
from tests.kit.play import FINISHED
from tilewright import Table

SMALL = "tabula_rasa"
BEGINS = """
import sys, threading
from tilewright import Table, warm
from tilewright.bots import glance
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.kit.random import stream

warm.run = lambda *arguments: threading.Event().wait()  # nothing is compiled in the background
glance.LIMIT_S = 0.05
for name in sys.argv[1:]:
    table = Table(name, seed=4)
    for _ in range(3):
        table.play(table.legal()[-1])
    assert not table.game.is_compiled()
    table.scene(table.actor)
    table.game.features(table.position, table.actor)
    asked = Question.of(table.game, table.position, table.seats, table.actor, stream(1))
    assert Roster(table.game.facts).make("club", 1).decide(asked).action in table.game.legal(table.position)
    print(table.position.tobytes().hex())
"""
SWITCHES = """
import sys, time
from tilewright import Table
table = Table(sys.argv[1], seed=4)
table.play(table.legal()[-1])
assert not table.game.is_compiled()
while not table.game.is_compiled():
    time.sleep(0.01)
while not table.is_over:
    table.play(table.legal()[-1])
print(table.record.write())
"""


def python(code: str, cache: Path, *names: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *names],
        env=os.environ | {"TILEWRIGHT_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def begun(name: str) -> Table:
    table = Table(name, seed=4)
    for _ in range(3):
        table.play(table.legal()[-1])
    return table


def test_a_table_from_python_and_its_bots_answer_without_compiling_anything(tmp_path: Path) -> None:
    positions = python(BEGINS, tmp_path, *FINISHED).split()
    assert list(tmp_path.rglob("*.nbi")) == []  # files that Numba writes
    assert positions == [begun(name).position.tobytes().hex() for name in FINISHED]


def test_a_table_from_python_switches_to_the_compiled_rules(tmp_path: Path) -> None:
    record = python(SWITCHES, almost(SMALL, tmp_path), SMALL)
    assert len(marks(tmp_path)) == 1
    table = Table(SMALL, seed=4)
    while not table.is_over:
        table.play(table.legal()[-1])
    assert record.strip() == table.record.write().strip()
