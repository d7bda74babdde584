"""The decorators for every compiled function, with a disk cache that can never be stale.

Numba's own cache looks only at the file that defines a function, and freezes the tables it reads from other files. So
every cache folder is named after a digest of the versions, the bounds-check flag and all the files its functions may
depend on. For the kit these are its own files; for land and for a game also those of its `rules` folder and of the
packages below; for any other package all of them. A game may be in a folder outside this package.
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

from tilewright.kit import compiler, headstart

PACKAGE = Path(__file__).resolve().parent.parent
KIT = PACKAGE / "kit"
LAND = PACKAGE / "land"
BOTS = PACKAGE / "bots"
GAMES = PACKAGE / "games"
KEPT_DAYS = 14
TRIED = "TILEWRIGHT_TRIED"  # an environment variable: a folder with networks to try, GAME.npz

F = TypeVar("F", bound=Callable[..., Any])


def digest(files: Iterable[Path], *facts: str) -> str:
    """One short name for exactly these file contents and facts."""
    hasher = hashlib.sha256("\n".join(facts).encode())
    for file in files:
        hasher.update(str(file).encode())
        hasher.update(file.read_bytes())
    return hasher.hexdigest()[:20]


def sources(package: Path) -> list[Path]:
    """Every file the kernels of a package may depend on."""
    if package == KIT:
        return _files(KIT)
    if package == LAND:
        return [*sources(KIT), *_files(LAND / "rules")]
    if package.parent != PACKAGE:  # a game, wherever it is
        return [*sources(LAND), *_files(package / "rules"), *tried(package / "rules")]
    games = [file for folder in sorted(GAMES.glob("*/rules")) for file in [*_files(folder), *tried(folder)]]
    bots = [] if package == BOTS else _files(BOTS)  # batches and training call the search
    return [*sources(LAND), *games, *bots, *_files(package)]


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in (".py", ".toml", ".npz"))


def tried(rules: Path) -> list[Path]:
    """The networks of a game that are being tried instead of those in its folder, if there are any."""
    folder = os.environ.get(TRIED)
    file = Path(folder) / f"{rules.parent.name}.npz" if folder else None
    return [file] if file and file.exists() else []


def package_of(file: Path) -> Path:
    """The package that a source file belongs to: one game's folder, or another folder of tilewright."""
    path = file.resolve()
    if path.is_relative_to(PACKAGE):
        parts = path.relative_to(PACKAGE).parts
        return GAMES / parts[1] if parts[0] == "games" else PACKAGE / parts[0]
    rules = next((folder for folder in path.parents if folder.name == "rules"), None)
    if rules is None:
        raise ValueError(f"{file} has a kernel, which only the folder `rules` of a game can have")
    return rules.parent


def _home() -> Path:
    named = os.environ.get("TILEWRIGHT_CACHE")
    return Path(named) if named else Path(platformdirs.user_cache_dir("tilewright", appauthor=False))


@cache
def cache_folder(package: Path) -> Path:
    """The folder for the compiled code of a package's present sources; creates it if missing, deletes old ones."""
    versions = (compiler.VERSION, sys.version, f"boundscheck={compiler.IS_CHECKED}")
    name = f"{package.name}-{digest(sources(package), *versions)}"
    folder = _home() / "kernels" / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # with a read-only home: compile again after each boot
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
    return cast(F, _made(function, package_of(Path(function.__code__.co_filename))))


def inlined(function: F) -> F:
    """A kernel that is inlined into its caller: for one call site and many arrays, or a short loop of known length."""
    return cast(F, _made(function, package_of(Path(function.__code__.co_filename)), forceinline=True))


def compiled(function: Any, signature: Any) -> Any:
    """A kernel for one explicit signature, which may take functions; compiled when it is first called."""
    return compiler.jit_for(function, signature, cache_folder(package_of(Path(function.__code__.co_filename))))


def bind(template: Any, names: Mapping[str, Any], package: Path, name: str = "") -> Any:
    """A kernel from a plain function whose free names (`legal`, `apply`…) are the kernels of one package.

    Kernels made from one template for one package need different names.
    """
    plain = compiler.filled_in(template, names, f"{name or template.__name__}__{package.name}")
    return compiler.jit(plain, cache_folder(package))


def _made(function: Any, package: Path, **options: bool) -> Any:
    made = compiler.jit(function, cache_folder(package), **options)
    headstart.add(made, package)
    return made
