"""Creates a new game: a copy of the template under its own name."""

import keyword
import re
import shutil
from pathlib import Path

from tilewright import games
from tilewright.cli.console import Failure, out

TEMPLATE = Path(games.__file__).resolve().parents[1] / "template"
MOST_CHARACTERS = 30
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_SKIPPED = shutil.ignore_patterns("__pycache__")


def new(name: str) -> None:
    """Write a small complete game and say what to do next; raises Failure if it cannot be written."""
    _check(name)
    folder = games.FOLDER / name
    if folder.exists():
        raise Failure(f"there is a folder {folder} already")
    try:
        shutil.copytree(TEMPLATE, folder, ignore=_SKIPPED)
        files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
        for file in files:
            file.write_text(_renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8")
    except (OSError, shutil.Error) as error:
        shutil.rmtree(folder, ignore_errors=True)
        reason = getattr(error, "strerror", None) or "it cannot be written"
        raise Failure(f"no game can be added to {games.FOLDER}: {reason}") from None
    out.print(f"{len(files)} files in {folder}", markup=False, soft_wrap=True)
    for command, use in (
        (f"tilewright check {name}", "checks it against the laws of every game; run it after each change"),
        (f"tilewright play {name}", "plays it in this terminal"),
        ("make play", "plays it in the browser"),
    ):
        out.print(f"  {command.ljust(len(name) + 17)}  {use}", soft_wrap=True)
    out.print("docs/add-a-game.md is a tour of its files")


def _check(name: str) -> None:
    if not _NAME.fullmatch(name) or len(name) > MOST_CHARACTERS:
        raise Failure(
            f"'{name[:60]}' cannot be a game's name: up to {MOST_CHARACTERS} lower-case letters and digits, "
            "words joined by single underscores, a letter first"
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise Failure(f"'{name}' cannot be a game's name: it is a Python keyword")


def _renamed(text: str, name: str) -> str:
    """A file of the template, with the game's name in place of the template's."""
    title = name.replace("_", " ").title()
    return (
        text.replace("tilewright.template", f"tilewright.games.{name}")
        .replace('"template"', f'"{name}"')
        .replace("Template", title)
    )
