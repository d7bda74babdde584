"""The shelf: where games are found. In `games/`, in installed packages, and in folders that are named.

A package announces its games as entry points; folders are named by an environment variable, so that every process that
is started from here finds the same games.
"""

import keyword
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parent / "games"
GROUP = "tilewright.games"  # our own package of games, and the entry points of others: NAME = "package.NAME"
VARIABLE = "TILEWRIGHT_GAMES"  # folders of games, or of folders with games, separated as in PATH


class ShelfError(ValueError):
    """A game cannot be found where it should be, or cannot be told from another."""


@dataclass(frozen=True)
class Home:
    """Where a game is: its package's name, and its folder."""

    module: str
    folder: Path


@cache
def homes() -> dict[str, Home]:
    """The home of every game, by the game's name."""
    found: dict[str, Home] = {}
    for name, home in (*_own(), *_installed(), *_named()):
        known = found.setdefault(name, home)
        if known.folder != home.folder:
            raise ShelfError(f"there are two games called '{name}': in {known.folder} and in {home.folder}")
    return dict(sorted(found.items()))


def add(path: str | Path) -> tuple[str, ...]:
    """Add the game in a folder, or all games in its folders, here and in processes started from here; returns them."""
    before, text = os.environ.get(VARIABLE), str(Path(path).expanduser().resolve())
    if os.pathsep in text:
        raise ShelfError(f"a folder of games cannot have a '{os.pathsep}' in its name, as in {text}")
    os.environ[VARIABLE] = os.pathsep.join([*_parts(before), text])
    homes.cache_clear()
    try:
        homes()
    except ShelfError:
        _restore(before)
        raise
    return tuple(folder.name for folder in _games_in(Path(text)))


def load(home: Home) -> ModuleType:
    """The package of a game."""
    if find_spec(home.module) is None:  # its folder is named, and not where Python looks
        file = home.folder / "__init__.py"
        spec = spec_from_file_location(home.module, file, submodule_search_locations=[str(home.folder)])
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[home.module] = module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[home.module]
            raise
    return import_module(home.module)


def _restore(before: str | None) -> None:
    os.environ.pop(VARIABLE)
    if before is not None:
        os.environ[VARIABLE] = before
    homes.cache_clear()


def _parts(text: str | None) -> list[str]:
    return [part for part in (text or "").split(os.pathsep) if part]


def _own() -> Iterator[tuple[str, Home]]:
    for file in sorted(FOLDER.glob("*/rules/__init__.py")):
        name = file.parents[1].name
        yield name, Home(f"{GROUP}.{name}", file.parents[1])


def _installed() -> Iterator[tuple[str, Home]]:
    from importlib.metadata import entry_points  # noqa: PLC0415 -- slow to load, and help needs no games

    for entry in entry_points(group=GROUP):
        try:
            spec = find_spec(entry.value)
        except (ImportError, ValueError):
            spec = None
        folders = [Path(one).resolve() for one in (spec and spec.submodule_search_locations) or []]
        if entry.value.rpartition(".")[2] != entry.name or not any(map(_is_game, folders)):
            raise ShelfError(f"an installed package announces a game '{entry.name}', but {entry.value} is none")
        yield entry.name, Home(entry.value, folders[0])


def _named() -> Iterator[tuple[str, Home]]:
    for part in _parts(os.environ.get(VARIABLE)):
        for folder in _games_in(Path(part).expanduser().resolve()):
            _check_module(folder)
            yield folder.name, Home(folder.name, folder)


def _games_in(path: Path) -> list[Path]:
    """The game in a folder, or those in its folders."""
    if _is_game(path):
        return [path]
    found = sorted(filter(_is_game, path.iterdir())) if path.is_dir() else []
    if not found:
        raise ShelfError(f"there is no game in {path}: a game is a folder with __init__.py and rules/__init__.py")
    return found


def _is_game(folder: Path) -> bool:
    return all((folder / file).is_file() for file in ("__init__.py", "rules/__init__.py"))


def _check_module(folder: Path) -> None:
    """Raise ShelfError if a folder cannot be imported by its name."""
    name = folder.name
    if not name.isidentifier() or keyword.iskeyword(name):
        raise ShelfError(f"the folder of a game is named like a Python package, not '{name}' ({folder})")
    try:
        spec = find_spec(name)
    except ValueError:  # a module without a spec, such as __main__
        spec = None
    if spec is not None and folder not in [Path(one).resolve() for one in spec.submodule_search_locations or []]:
        raise ShelfError(f"a game cannot be called '{name}' ({folder}): there is another Python module of this name")
