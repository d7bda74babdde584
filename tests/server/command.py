"""`tilewright admin` as an operator uses it: changes run in their own process, everything else in this one."""

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from tests.server.process import ROOT
from tilewright.cli import main


class Operator:
    """The operator of a store."""

    def __init__(self, data: Path, database: str | None = None) -> None:
        self.place = ["--database", database] if database else ["--data", str(data)]

    def words(self, *words: str) -> list[str]:
        return ["admin", words[0], *self.place, *words[1:]]

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command in a process, whether it succeeds or not."""
        return subprocess.run(
            [sys.executable, "-m", "tilewright", *self.words(*words)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def do(self, *words: str) -> str:
        """Run a command in a process, which must succeed; returns what it prints."""
        done = self.run(*words)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def here(self, *words: str) -> tuple[int, str, str]:
        """Run a command in this process; returns its exit status, its output and its errors."""
        with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as aside:
            status = main(self.words(*words))
        return status, out.getvalue(), aside.getvalue()

    def ask(self, *words: str, status: int = 0) -> Any:
        """The answer of a command in JSON."""
        found, out, aside = self.here(*words)
        assert found == status, aside
        return json.loads(out)

    def refused(self, *words: str, status: int = 1) -> str:
        """The one line that says why a command is refused."""
        found, _, aside = self.here(*words)
        assert found == status, (found, aside)
        assert aside.count("\n") == 1, aside
        return aside
