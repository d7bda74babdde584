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
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import platformdirs
from numba.core import caching, config, types
from numba.core.caching import IndexDataCacheFile

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

PACKAGE = Path(__file__).resolve().parent.parent
KIT = PACKAGE / "kit"
LAND = PACKAGE / "land"
GAMES = PACKAGE / "games"
KEPT_DAYS = 14

# without Numba's runtime no kernel can allocate, and nobody counts who holds an array: that took a tenth of all time
_OPTIONS = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}

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
    """Where compiled code of exactly these sources is kept; made if missing, old ones cleared away."""
    versions = (numba.__version__, sys.version, f"boundscheck={config.BOUNDSCHECK}")
    name = f"{room.name}-{digest(sources(room), *versions)}"
    folder = _home() / "kernels" / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # a read-only home still plays, compiling anew each time the machine starts
        folder = Path(tempfile.gettempdir()) / f"tilewright-{os.getuid() if hasattr(os, 'getuid') else 0}" / name
        folder.mkdir(parents=True, exist_ok=True)
    _forget_old(folder)
    return folder


def _forget_old(current: Path) -> None:
    limit = time.time() - KEPT_DAYS * 86400
    for folder in current.parent.iterdir():
        if folder != current and folder.is_dir() and folder.stat().st_mtime < limit:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Nobody else writes to a cache folder meanwhile: Numba gives two versions of one function that are saved at the
    same moment the same file, and who loads one may then be given the other.
    """
    with (folder / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class _OneWriter(IndexDataCacheFile):  # type: ignore[misc]
    """Numba's files of one function, written by one process at a time."""

    def save(self, key: Any, data: Any) -> None:
        """Keep a compiled version of the function."""
        with _alone_in(Path(self._cache_path)):
            super().save(key, data)


caching.IndexDataCacheFile = _OneWriter


def kernel(function: F) -> F:
    """Compile a plain function when it is first called, without the interpreter lock, cached on disk."""
    return _compile(function, room_of(Path(function.__code__.co_filename)))


def inlined(function: F) -> F:
    """A kernel that becomes part of what calls it: for one place and many arrays, or a short loop of known length."""
    return _compile(function, room_of(Path(function.__code__.co_filename)), forceinline=True)


def compiled(function: Any, signature: Any) -> Any:
    """A kernel compiled for one explicit signature, which may take functions; needed where Numba cannot find it out."""
    if config.DISABLE_JIT:
        return function
    config.CACHE_DIR = str(cache_folder(room_of(Path(function.__code__.co_filename))))
    return numba.njit([signature], **_OPTIONS)(function)


def _compile(function: F, room: Path, **options: bool) -> F:
    config.CACHE_DIR = str(cache_folder(room))  # Numba looks at it when a function is decorated
    made = numba.njit(**_OPTIONS, **options)(function)
    if not config.DISABLE_JIT:
        _take_constants_as_numbers(made)
    return cast(F, made)


def _take_constants_as_numbers(dispatcher: Any) -> None:
    """Numba would compile a kernel anew for every constant that another kernel calls it with."""
    resolve = dispatcher.get_call_template

    def resolve_numbers(args: Iterable[Any], keywords: Mapping[str, Any]) -> Any:
        return resolve(
            tuple(types.unliteral(kind) for kind in args),
            {name: types.unliteral(kind) for name, kind in keywords.items()},
        )

    dispatcher.get_call_template = resolve_numbers


def bind(template: Any, names: Mapping[str, Any], room: Path) -> Callable[..., Any]:
    """A kernel from a plain function whose free names (`legal`, `apply`…) are the kernels of one room.

    The names become globals and not a closure, because Numba never finds closures again in its cache.
    """
    plain = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    plain.__qualname__ = f"{template.__name__}__{room.name}"
    plain.__module__ = template.__module__
    return _compile(plain, room)
