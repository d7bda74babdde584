"""Creates a new game: a copy of the template under its own name, in Tilewright's source or as a package of its own."""

import keyword
import re
import shutil
import sysconfig
from pathlib import Path

from tilewright import games
from tilewright.cli.console import Failure, out

TEMPLATE = Path(games.__file__).resolve().parents[1] / "template"
MOST_CHARACTERS = 30
PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "tilewright-{dashed}"
version = "0.1.0"
description = "{title}, a game for Tilewright."
requires-python = ">=3.11"
dependencies = ["tilewright"]

[project.entry-points."tilewright.games"]
{name} = "{name}"  # makes the game known to everything in Tilewright

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_SKIPPED = shutil.ignore_patterns("__pycache__")


def new(name: str, output: Path | None = None) -> None:
    """Write a small complete game and say what to do next; raises Failure if it cannot be written."""
    _check(name)
    if output is None and not games.FOLDER.is_relative_to(sysconfig.get_path("purelib")):
        home, module, project = games.FOLDER, f"tilewright.games.{name}", None
    else:
        project = (output or Path()).resolve() / name
        home, module = project, name
    folder = home / name
    for taken in (project or folder, folder):
        if taken.exists():
            raise Failure(f"there is a folder {taken} already")
    if project is not None and name in games.names():
        raise Failure(f"there is a game called '{name}' already")
    try:
        shutil.copytree(TEMPLATE, folder, ignore=_SKIPPED)
        files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
        for file in files:
            file.write_text(_renamed(file.read_text(encoding="utf-8"), name, module), encoding="utf-8")
        if project is not None:
            text = PROJECT.format(name=name, dashed=name.replace("_", "-"), title=_title(name))
            (project / "pyproject.toml").write_text(text, encoding="utf-8")
    except (OSError, shutil.Error) as error:
        shutil.rmtree(project or folder, ignore_errors=True)
        reason = getattr(error, "strerror", None) or "it cannot be written"
        raise Failure(f"no game can be added to {home}: {reason}") from None
    out.print(f"{len(files)} files in {folder}", markup=False, soft_wrap=True)
    _advise(name, project)


def _advise(name: str, project: Path | None) -> None:
    """Say what to do next."""
    steps = [
        (f"tilewright check {name}", "checks it against the laws of every game; run it after each change"),
        (f"tilewright play {name}", "plays it in this terminal"),
        ("make play" if project is None else "tilewright", "plays it in the browser"),
    ]
    if project is not None:
        steps.insert(0, (f"pip install -e {project}", "makes it known; or name it: tilewright --games DIR …"))
    width = max(len(command) for command, _ in steps)
    for command, use in steps:
        out.print(f"  {command.ljust(width)}  {use}", markup=False, soft_wrap=True)
    out.print("docs/add-a-game.md is a tour of its files")


def _check(name: str) -> None:
    if not _NAME.fullmatch(name) or len(name) > MOST_CHARACTERS:
        raise Failure(
            f"'{name[:60]}' cannot be a game's name: up to {MOST_CHARACTERS} lower-case letters and digits, "
            "words joined by single underscores, a letter first"
        )
    if games.OLDER.fullmatch(name):
        raise Failure(f"'{name}' cannot be a game's name: such names are for older revisions of games")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise Failure(f"'{name}' cannot be a game's name: it is a Python keyword")


def _title(name: str) -> str:
    return name.replace("_", " ").title()


def _renamed(text: str, name: str, module: str) -> str:
    """A file of the template, with the game's name in place of the template's."""
    return (
        text.replace("tilewright.template", module).replace('"template"', f'"{name}"').replace("Template", _title(name))
    )
