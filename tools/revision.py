"""Keeps the present rules of a game for its old records, before they change: `python -m tools.revision GAME`.

The copy is a game folder like any other, GAME_rN, that no list shows: records of revision N are replayed by it.
"""

import re
import shutil
import sys
from pathlib import Path

from tilewright import games

NOT_KEPT = shutil.ignore_patterns("__pycache__", "tests", "scenarios", "learn", "puzzles", "*.json", "odds.toml")


def keep(name: str) -> Path:
    """Copy a game under the name of its revision; returns the new folder."""
    facts = games.facts(name)
    older = f"{name}_r{facts.revision}"
    folder = games.FOLDER / older
    if folder.exists():
        raise SystemExit(f"{folder} is there already: raise the revision of {name} first")
    shutil.copytree(facts.folder, folder, ignore=NOT_KEPT)
    for file in folder.rglob("*.py"):
        text = re.sub(rf"\btilewright\.games\.{name}\b", f"tilewright.games.{older}", file.read_text(encoding="utf-8"))
        file.write_text(text.replace(f'name="{name}"', f'name="{older}"'), encoding="utf-8")
    return folder


def main() -> None:
    """Keep the games that are named."""
    for name in sys.argv[1:]:
        print(keep(name))


if __name__ == "__main__":
    main()
