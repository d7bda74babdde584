"""Commands run by tests, and their answers."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tilewright import Table
from tilewright.games import FOLDER, facts, names

ONE = names()[0]
every_game = pytest.mark.parametrize("name", names())


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Answer]


def spawn(*arguments: object, typed: str = "", begin: str = "", **settings: str) -> Answer:
    """Run a command in its own process, by Python code if some is given to begin with."""
    program = ["-c", begin] if begin else ["-m", "tilewright"]
    command = [sys.executable, *program, *(str(argument) for argument in arguments)]
    environment = os.environ | {"COLUMNS": "100", "PYTHONIOENCODING": "utf-8"} | settings
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def golden(name: str) -> Path:
    return sorted((FOLDER / name / "tests" / "golden").glob("*.game"))[0]


def began(name: str, tmp_path: Path, moves: int = 12) -> Path:
    """A game of a few moves, saved in a file."""
    table = Table(name, facts(name).seats[0], seed=5)
    while len(table.moves) < moves:
        table.play(table.legal()[0])
    table.save(tmp_path / "begun.game")
    return tmp_path / "begun.game"
