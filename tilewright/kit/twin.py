"""Twins of kernels: the same code, with everything it refers to translated as well, for a GPU or for plain Python.

A kernel refers to other kernels, modules and tables by global name. Its twin gets its own globals, in which kernels
are twins, modules are stand-ins with twins inside, and tables are where the twin can read them.
"""

import dis
from collections.abc import Callable
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

PACKAGE = "tilewright"


def as_it_is(value: Any) -> Any:
    """The value itself, for twins that are plain Python."""
    return value


def _root(module: str) -> str:
    return module.partition(".")[0]


def lookups(code: CodeType) -> list[tuple[str, str]]:
    """Every global name a function looks up, each with the attribute read directly from it, or "".

    Read from the bytecode, as Numba itself resolves globals. Breaks with a new Python: NameError in
    test_a_simulated_gpu_plays_the_same_games_bit_by_bit, and in tests/test_headstart.py.
    """
    found = []
    steps = list(dis.get_instructions(code))
    for step, following in zip(steps, [*steps[1:], steps[-1]], strict=True):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            found.append((step.argval, following.argval if following.opname in ("LOAD_ATTR", "LOAD_METHOD") else ""))
    return found


class Twins:
    """Makes the twins of kernels, each only once."""

    def __init__(self, compiled: Callable[[Any], Any] = as_it_is, table: Callable[[Any], Any] = as_it_is) -> None:
        self._compiled = compiled
        self._table = table
        self._twins: dict[int, Any] = {}
        self._kept: list[Any] = []  # keeps the objects alive whose ids are keys of `_twins`
        self._modules: dict[str, ModuleType] = {}

    def replace(self, kernel: Any, twin: Any) -> None:
        """Use this as the twin of a kernel."""
        self._keep(kernel, twin)
        self._keep(twin, twin)

    def function(self, kernel: Any, **names: Any) -> Any:
        """The twin of a kernel, or of a plain function with values for its free names."""
        plain = getattr(kernel, "py_func", kernel)
        if not names and id(plain) in self._twins:
            return self._twins[id(plain)]
        twin = self._compiled(self.plain(plain, **names))
        if not names:
            self._keep(plain, twin)
        self._keep(twin, twin)
        return twin

    def plain(self, function: Any, **names: Any) -> FunctionType:
        """A function with the same code, whose globals are twins."""
        known = {**function.__globals__, **names}
        globals_: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        ours = (PACKAGE, _root(function.__module__))  # the rules may be those of a game from outside
        for name, attribute in lookups(function.__code__):
            if name in known:
                globals_[name] = self._twin(known[name], attribute, ours)
        twin = FunctionType(function.__code__, globals_, function.__name__)
        twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
        return twin

    def _twin(self, value: Any, attribute: str, ours: tuple[str, str]) -> Any:
        if isinstance(value, ModuleType) and _root(value.__name__) in ours:
            return self._module(value, attribute, ours)
        if id(value) in self._twins:
            return self._twins[id(value)]
        if hasattr(value, "py_func") or (isinstance(value, FunctionType) and _root(value.__module__) in ours):
            return self.function(value)
        if isinstance(value, np.ndarray):
            self._keep(value, self._table(value))
            return self._twins[id(value)]
        return value

    def _module(self, module: ModuleType, attribute: str, ours: tuple[str, str]) -> ModuleType:
        stand_in = self._modules.setdefault(module.__name__, ModuleType(module.__name__))
        if not hasattr(stand_in, attribute):
            setattr(stand_in, attribute, self._twin(getattr(module, attribute), "", ours))
        return stand_in

    def _keep(self, value: Any, twin: Any) -> None:
        self._twins[id(value)] = twin
        self._kept.append(value)
