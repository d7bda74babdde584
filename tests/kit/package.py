"""A copy of the package to which games are added."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tilewright.kit.kernel import PACKAGE

ROOT = PACKAGE.parent


class Copy:
    """A copy of the package without the other games, and what its command line says."""

    def __init__(self, folder: Path, *, has_client: bool = False) -> None:
        self.folder = folder
        self.games = folder / "tilewright" / "games"
        self.environment = {"PYTHONPATH": str(folder), "TILEWRIGHT_CACHE": str(folder / "cache")}
        skipped = shutil.ignore_patterns("__pycache__", "browser", *(() if has_client else ("static",)))
        shutil.copytree(PACKAGE, folder / "tilewright", ignore=skipped)
        for home in ("tests", "tools"):
            shutil.copytree(ROOT / home, folder / home, ignore=skipped)
        shutil.copytree(ROOT / "web" / "src" / "words", folder / "web" / "src" / "words")
        for game in [one for one in self.games.iterdir() if one.is_dir()]:
            shutil.rmtree(game)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            env=os.environ | self.environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )

    def tilewright(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "tilewright", *arguments)

    def said(self, *arguments: str) -> str:
        """The output of a command, which must succeed."""
        done = self.tilewright(*arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def written(self, game: str, file: str, right: str, wrong: str) -> Iterator[None]:
        """A game with a mistake put into one of its files."""
        path = self.games / game / file
        text = path.read_text(encoding="utf-8")
        assert text.count(right) == 1
        path.write_text(text.replace(right, wrong), encoding="utf-8")
        yield
        path.write_text(text, encoding="utf-8")
