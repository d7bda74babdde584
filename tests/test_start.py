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
import sys
from tilewright import Table
for name in sys.argv[1:]:
    table = Table(name, seed=4)
    for _ in range(3):
        table.play(table.legal()[-1])
    assert not table.game.is_compiled()
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


def test_a_table_from_python_answers_before_anything_is_compiled(tmp_path: Path) -> None:
    positions = python(BEGINS, tmp_path, *FINISHED).split()
    assert marks(tmp_path) == []
    assert positions == [begun(name).position.tobytes().hex() for name in FINISHED]


def test_a_table_from_python_switches_to_the_compiled_rules(tmp_path: Path) -> None:
    record = python(SWITCHES, almost(SMALL, tmp_path), SMALL)
    assert len(marks(tmp_path)) == 1
    table = Table(SMALL, seed=4)
    while not table.is_over:
        table.play(table.legal()[-1])
    assert record.strip() == table.record.write().strip()
