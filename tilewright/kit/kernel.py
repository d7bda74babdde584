"""The one decorator over every compiled function, with a disk cache that can never be stale.

Numba's own cache looks only at the file a function stands in, and freezes the tables it reads from other files. So
every cache folder is named after a digest of all the files its functions may depend on, of the versions and of the
bounds-check flag: for the kit its own files, for land and for a game also those of its `rules` folder and of the rooms
below, for any other room everything.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

from tilewright.kit import compiler

PACKAGE = Path(__file__).resolve().parent.parent
KIT = PACKAGE / "kit"
LAND = PACKAGE / "land"
GAMES = PACKAGE / "games"
KEPT_DAYS = 14

F = TypeVar("F", bound=Callable[..., Any])


def digest(files: Iterable[Path], *facts: str) -> str:
    """One short name for exactly these file contents and facts."""
    hasher = hashlib.sha256("\n".join(facts).encode())
    for file in files:
        hasher.update(str(file).encode())
        hasher.update(file.read_bytes())
    return hasher.hexdigest()[:20]


def sources(room: Path) -> list[Path]:
    """Every file the kernels of a room may depend on."""
    if room == KIT:
        return _files(KIT)
    if room == LAND:
        return [*sources(KIT), *_files(LAND / "rules")]
    if room.parent == GAMES:
        return [*sources(LAND), *_files(room / "rules")]
    games = [file for folder in sorted(GAMES.glob("*/rules")) for file in _files(folder)]
    return [*sources(LAND), *games, *_files(room)]


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in (".py", ".toml"))


def room_of(file: Path) -> Path:
    """The room a source file belongs to: one game's folder, or another folder of the package."""
    parts = file.resolve().relative_to(PACKAGE).parts
    return GAMES / parts[1] if parts[0] == "games" else PACKAGE / parts[0]


def _home() -> Path:
    named = os.environ.get("TILEWRIGHT_CACHE")
    return Path(named) if named else Path(platformdirs.user_cache_dir("tilewright", appauthor=False))


@cache
def cache_folder(room: Path) -> Path:
    """The folder for compiled code of exactly these sources; made if missing, old ones deleted."""
    versions = (compiler.VERSION, sys.version, f"boundscheck={compiler.IS_CHECKED}")
    name = f"{room.name}-{digest(sources(room), *versions)}"
    folder = _home() / "kernels" / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # a read-only home still plays, compiling again each time the machine starts
        folder = Path(tempfile.gettempdir()) / f"tilewright-{os.getuid() if hasattr(os, 'getuid') else 0}" / name
        folder.mkdir(parents=True, exist_ok=True)
    _forget_old(folder)
    return folder


def _forget_old(current: Path) -> None:
    limit = time.time() - KEPT_DAYS * 86400
    for folder in current.parent.iterdir():
        if folder != current and folder.is_dir() and folder.stat().st_mtime < limit:
            shutil.rmtree(folder, ignore_errors=True)


def kernel(function: F) -> F:
    """Compile a plain function when it is first called, without the interpreter lock, cached on disk."""
    return cast(F, compiler.jit(function, cache_folder(room_of(Path(function.__code__.co_filename)))))


def inlined(function: F) -> F:
    """A kernel that becomes part of what calls it: for one place and many arrays, or a short loop of known length."""
    folder = cache_folder(room_of(Path(function.__code__.co_filename)))
    return cast(F, compiler.jit(function, folder, forceinline=True))


def compiled(function: Any, signature: Any) -> Any:
    """A kernel compiled for one explicit signature, which may take functions."""
    return compiler.jit_for(function, signature, cache_folder(room_of(Path(function.__code__.co_filename))))


def bind(template: Any, names: Mapping[str, Any], room: Path, name: str = "") -> Any:
    """A kernel from a plain function whose free names (`legal`, `apply`…) are the kernels of one room.

    Kernels made from one template for one room need different names.
    """
    plain = compiler.filled_in(template, names, f"{name or template.__name__}__{room.name}")
    return compiler.jit(plain, cache_folder(room))
