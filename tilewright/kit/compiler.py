"""Everything that depends on Numba's internals. No other file of the package imports Numba, except for GPUs.

Tested with Numba 0.68.1 and CPython 3.11. Each trick says what it is for and, after "Breaks", what you will see if a
Numba update breaks it. tests/test_kernel_cache.py, test_modes.py and test_bots.py use all of them. Code that depends
on numba-cuda is in research/numba_cuda.py, because the kit must not need it.
"""

import threading
import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import carray, types
from numba.core import caching, cgutils, config
from numba.core.caching import IndexDataCacheFile
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic

from tilewright.kit.twin import Twins

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

VERSION = numba.__version__
IS_INTERPRETED = bool(config.DISABLE_JIT)  # NUMBA_DISABLE_JIT=1: kernels are plain Python
IS_CHECKED = bool(config.BOUNDSCHECK)  # NUMBA_BOUNDSCHECK=1: an index out of bounds is an IndexError

# `_nrt`, an undocumented option, leaves Numba's runtime out: a kernel that allocates does not compile, and references
# are not counted, which took a tenth of the run time. `no_cfunc_wrapper` leaves out the wrapper that only C would call.
# Breaks: "Unrecognized options" at import; or test_a_kernel_that_allocates_is_refused_with_cause_and_place.
_OPTIONS = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}


# --- compiling ------------------------------------------------------------------------------------------------------


def jit(function: Any, folder: Path, **options: bool) -> Any:
    """A kernel that is compiled when it is first called, and saved in a folder."""
    _save_in(folder)
    made = numba.njit(**_OPTIONS, **options)(function)
    if not IS_INTERPRETED:
        _take_constants_as_numbers(made)
    return made


def jit_for(function: Any, signature: Any, folder: Path) -> Any:
    """A kernel for one signature, compiled when it is first called or by `complete`.

    Numba cannot infer that an argument is a function.
    """
    if IS_INTERPRETED:
        return function
    _save_in(folder)
    made = numba.njit(**_OPTIONS)(function)
    made.__class__ = _Incomplete
    made.awaited = signature
    return made


class _Incomplete(CPUDispatcher):  # type: ignore[misc]
    """A kernel that still has to be compiled for its signature; then its class is Numba's own, and calls cost nothing
    more. Breaks: TypeError about `__class__` when bots/tree.py is imported.
    """

    def __call__(self, *arguments: Any) -> Any:
        complete(self)
        return self(*arguments)


def complete(kernel: Any) -> None:
    """Compile a kernel for its signature now, unless that is done."""
    with _completing:
        if isinstance(kernel, _Incomplete):
            kernel.compile(kernel.awaited)
            kernel.disable_compile()
            kernel.__class__ = CPUDispatcher


_completing = threading.Lock()


def c_function(function: Any, signature: Any, folder: Path) -> Any:
    """A C function, compiled immediately, that compiled code can take as a value."""
    _save_in(folder)
    return numba.cfunc(signature, cache=True)(function)


def inserted(function: Any) -> Any:
    """A function whose body is inserted into the C function that calls it; unlike a kernel, it may return an array.

    Breaks: a TypingError that says "Only accept returning of array" when a game is compiled for bots.
    """
    return numba.njit(inline="always")(function)


def compile_like(kernel: Any, *arguments: Any) -> None:
    """Compile a kernel for arguments of these types, without calling it."""
    kernel.compile(tuple(numba.typeof(argument) for argument in arguments))


def _save_in(folder: Path) -> None:
    """Set the cache folder of the next decorated function: Numba reads this setting at that moment only.

    Breaks: test_a_change_in_another_file_is_noticed, and folders called __pycache__ with files ending in .nbi.
    """
    config.CACHE_DIR = str(folder)


def _take_constants_as_numbers(dispatcher: Any) -> None:
    """Treat constant arguments as plain numbers; otherwise Numba compiles a version of the kernel for each constant.

    Breaks: games take many times longer to compile (`python -m bench startup`).
    """
    resolve = dispatcher.get_call_template

    def resolve_numbers(args: Iterable[Any], keywords: Mapping[str, Any]) -> Any:
        return resolve(
            tuple(types.unliteral(kind) for kind in args),
            {name: types.unliteral(kind) for name, kind in keywords.items()},
        )

    dispatcher.get_call_template = resolve_numbers


# --- running uncompiled ---------------------------------------------------------------------------------------------


class _Uncompiled(CPUDispatcher):  # type: ignore[misc]
    """A kernel that runs as plain Python when Python calls it; compiling it, or kernels that call it, works as usual.

    Plain Python calls only twins, never kernels, so a call that has begun stays uncompiled to its end. The class is
    all that changes: with Numba's own class again, calls cost nothing more. Breaks: TypeError about `__class__` in
    tests/test_headstart.py.
    """

    def __call__(self, *arguments: Any) -> Any:
        if is_compiled_here():
            return super().__call__(*arguments)
        with np.errstate(over="ignore"):  # random words wrap around on purpose
            return _as_compiled(_plain_twin(self)(*arguments))


def set_compiled(kernels: Iterable[Any], is_compiled: bool) -> None:
    """Choose how these kernels run when Python calls them: compiled, or as plain Python."""
    for one in kernels:
        one.__class__ = CPUDispatcher if is_compiled else _Uncompiled


def is_compiled_here() -> bool:
    """Whether all kernels run compiled in this thread."""
    return getattr(_thread, "is_compiled", False)


@contextmanager
def compiled_here() -> Iterator[None]:
    """Run all kernels compiled in this thread."""
    _thread.is_compiled = True
    try:
        yield
    finally:
        _thread.is_compiled = False


def _plain_twin(kernel: Any) -> Any:
    with _twinning:
        return _twins.function(kernel)


def _as_compiled(value: Any) -> Any:
    """A value as compiled code would return it: never one of NumPy's numbers."""
    if isinstance(value, tuple):
        return tuple(map(_as_compiled, value))
    return value.item() if isinstance(value, np.generic) else value


_thread = threading.local()
_twins, _twinning = Twins(), threading.Lock()


# --- the cache on disk ----------------------------------------------------------------------------------------------


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Keep other processes from writing to a cache folder."""
    with (folder / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class _OneWriter(IndexDataCacheFile):  # type: ignore[misc]
    """Numba's cache files of one function, written by one process at a time.

    Numba gives two versions of a function that are saved at the same moment the same file name; a process that loads
    one of them may then get the other. Breaks: test_two_that_save_at_once_do_not_take_each_others_place.
    """

    def save(self, key: Any, data: Any) -> None:
        """Save a compiled version of the function."""
        with _alone_in(Path(self._cache_path)):
            super().save(key, data)


caching.IndexDataCacheFile = _OneWriter


# --- templates ------------------------------------------------------------------------------------------------------


def filled_in(template: Any, names: Mapping[str, Any], qualname: str) -> FunctionType:
    """A plain function with the code of a template and these values for its free names.

    The names become globals, not a closure, because Numba does not cache closures. The cache names its files after
    the qualified name, so it must be different for each function. Breaks: every start compiles again
    (`python -m bench startup`), or a game calls another game's kernels.
    """
    plain = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    plain.__qualname__, plain.__module__ = qualname, template.__module__
    return plain


# --- functions as values --------------------------------------------------------------------------------------------

# Numba warns that C functions as values are experimental. The search relies on them: it is compiled once for all games.
# Breaks: a TypeError that names FunctionType when bots/tree.py is imported.
warnings.filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)

NUMBER, NOTHING = types.int64, types.void
type_of = numba.typeof


def number_of(arguments: int) -> Any:
    """The signature of a C function that takes this many integers and returns one."""
    return types.int64(*[types.int64] * arguments)


def named_functions(kind: Any, signatures: Iterable[Any]) -> Any:
    """The type of a NamedTuple of C functions with these signatures."""
    return types.NamedTuple([types.FunctionType(one) for one in signatures], kind)


def signature(returns: Any, *arguments: Any) -> Any:
    """The signature of a kernel that is compiled immediately."""
    return returns(*arguments)


# --- addresses ------------------------------------------------------------------------------------------------------

array_at = carray  # (pointer, length, dtype): the array that begins there


@intrinsic
def pointer(typing_context, address):
    """Convert an integer to a pointer, for which Numba has no function.

    Breaks: a TypingError or LoweringError that names `pointer` when a game is compiled for bots.
    """

    def generate(context, builder, signature, args):
        return builder.inttoptr(args[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), generate
