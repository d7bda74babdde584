"""The head start of a game that is not compiled yet: its kernels run as plain Python until they are.

Kernels of the kit and of land are shared by games, so they run uncompiled with the game that began last and compiled
again with the one that ended last; the results are the same either way.
"""

import threading
from collections import defaultdict
from pathlib import Path
from typing import Any

from tilewright.kit import compiler

_KIT = Path(__file__).resolve().parent
_SHARED = (_KIT, _KIT.parent / "land")  # the packages whose kernels games share

_kernels: dict[Path, list[Any]] = defaultdict(list)
_running: dict[Path, "_Run"] = {}
_lock = threading.Lock()


class _Run:
    """One head start, on or failed."""

    def __init__(self) -> None:
        self.is_over = threading.Event()
        self.failure: Exception | None = None


def add(kernel: Any, package: Path) -> None:
    """A new kernel of a package."""
    _kernels[package].append(kernel)
    if package in _running or (package in _SHARED and _running):
        compiler.set_compiled([kernel], False)


def is_on(package: Path) -> bool:
    """Whether the kernels of a package run uncompiled: during a head start, or always with NUMBA_DISABLE_JIT=1."""
    return compiler.IS_INTERPRETED or (package in _running and not compiler.is_compiled_here())


def begin(package: Path) -> bool:
    """Run the kernels of a package uncompiled; returns whether they were compiled before."""
    with _lock:
        if compiler.IS_INTERPRETED or package in _running:
            return False
        _running[package] = _Run()
        compiler.set_compiled(_with_shared(package), False)
        return True


def end(package: Path) -> None:
    """Run the kernels of a package compiled: all of them are loaded."""
    with _lock:
        run = _running.pop(package)
        compiler.set_compiled(_with_shared(package), True)
        run.is_over.set()


def fail(package: Path, failure: Exception) -> None:
    """The kernels of a package cannot be compiled: they stay uncompiled, and callers of `wait` get the error."""
    _running[package].failure = failure
    _running[package].is_over.set()


def wait(package: Path) -> None:
    """Wait until the kernels of a package are compiled; raises what prevented it."""
    run = _running.get(package)
    if run is not None and not compiler.is_compiled_here():
        run.is_over.wait()
        if run.failure is not None:
            raise run.failure


def _with_shared(package: Path) -> list[Any]:
    return [one for room in (package, *_SHARED) for one in _kernels[room]]
