"""Everything that depends on how Numba works inside. No other file of the package imports Numba, except for GPUs.

Tried with Numba 0.68.1 and CPython 3.11. Each trick says what it is for and how it shows when an update
of Numba breaks it. tests/test_kernel_cache.py, test_modes.py and test_bots.py use all of them. What depends on
numba-cuda is in research/numba_cuda.py, because the kit must not need it.
"""

import dis
import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import numba
from numba import carray, types
from numba.core import caching, cgutils, config
from numba.core.caching import IndexDataCacheFile
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.extending import intrinsic

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

VERSION = numba.__version__
IS_INTERPRETED = bool(config.DISABLE_JIT)  # NUMBA_DISABLE_JIT=1: kernels are plain Python
IS_CHECKED = bool(config.BOUNDSCHECK)  # NUMBA_BOUNDSCHECK=1: an index out of bounds is an IndexError

# `_nrt`, an option without documentation, leaves Numba's runtime out: a kernel that allocates does not compile, and no
# references are counted, which took a tenth of all time. `no_cfunc_wrapper` leaves out what only C would call.
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
    """A kernel compiled at once for one signature: Numba cannot infer that an argument is a function."""
    if IS_INTERPRETED:
        return function
    _save_in(folder)
    return numba.njit([signature], **_OPTIONS)(function)


def c_function(function: Any, signature: Any, folder: Path) -> Any:
    """A C function, compiled at once, that compiled code can take as a value."""
    _save_in(folder)
    return numba.cfunc(signature, cache=True)(function)


def inserted(function: Any) -> Any:
    """A function whose body is inserted into the C function that calls it: it may return an array, as no kernel may.

    Breaks: a TypingError that says "Only accept returning of array" when a game is compiled for bots.
    """
    return numba.njit(inline="always")(function)


def compile_like(kernel: Any, *arguments: Any) -> None:
    """Compile a kernel for arguments of these types, without calling it."""
    kernel.compile(tuple(numba.typeof(argument) for argument in arguments))


def _save_in(folder: Path) -> None:
    """Choose the cache folder of the function decorated next: Numba reads this setting then, and only then.

    Breaks: test_a_change_in_another_file_is_noticed, and folders called __pycache__ with files ending in .nbi.
    """
    config.CACHE_DIR = str(folder)


def _take_constants_as_numbers(dispatcher: Any) -> None:
    """Otherwise Numba compiles another version of a kernel for every constant that a kernel calls it with.

    Breaks: games take many times longer to compile (`python -m bench startup`).
    """
    resolve = dispatcher.get_call_template

    def resolve_numbers(args: Iterable[Any], keywords: Mapping[str, Any]) -> Any:
        return resolve(
            tuple(types.unliteral(kind) for kind in args),
            {name: types.unliteral(kind) for name, kind in keywords.items()},
        )

    dispatcher.get_call_template = resolve_numbers


# --- the cache on disk ----------------------------------------------------------------------------------------------


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Keep other processes from writing to a cache folder."""
    with (folder / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class _OneWriter(IndexDataCacheFile):  # type: ignore[misc]
    """Numba's files of one function, written by one process at a time.

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
    """A plain function with the code of a template, whose free names are these.

    The names become globals and not a closure, because Numba does not cache closures. The cache names its files after
    the qualified name, so it must be different for each function. Breaks: every start compiles again
    (`python -m bench startup`), or a game calls another game's kernels.
    """
    plain = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    plain.__qualname__, plain.__module__ = qualname, template.__module__
    return plain


def lookups(code: CodeType) -> list[tuple[str, str]]:
    """Every global name a function looks up, each with the attribute that is read from it at once, or "".

    Read from the bytecode, as Numba itself resolves globals. Breaks with a new Python: NameError in
    test_a_simulated_gpu_plays_the_same_games_bit_by_bit.
    """
    found = []
    steps = list(dis.get_instructions(code))
    for step, following in zip(steps, [*steps[1:], steps[-1]], strict=True):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            found.append((step.argval, following.argval if following.opname in ("LOAD_ATTR", "LOAD_METHOD") else ""))
    return found


# --- functions as values --------------------------------------------------------------------------------------------

# Numba calls C functions as values an experimental feature, and warns. One search for all games is built upon it.
# Breaks: a TypeError that names FunctionType when bots/tree.py is imported.
warnings.filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)

NUMBER = types.int64
type_of = numba.typeof


def number_of(arguments: int) -> Any:
    """The signature of a C function that takes some whole numbers and returns one."""
    return types.int64(*[types.int64] * arguments)


def named_functions(kind: Any, signatures: Iterable[Any]) -> Any:
    """The type of a NamedTuple of C functions with these signatures."""
    return types.NamedTuple([types.FunctionType(one) for one in signatures], kind)


def signature(returns: Any, *arguments: Any) -> Any:
    """The signature of a kernel that is compiled at once."""
    return returns(*arguments)


# --- addresses ------------------------------------------------------------------------------------------------------

array_at = carray  # (pointer, length, dtype): the array that begins there


@intrinsic
def pointer(typing_context, address):
    """A whole number as a pointer, which Numba has no function for.

    Breaks: a TypingError or LoweringError that names `pointer` when a game is compiled for bots.
    """

    def generate(context, builder, signature, args):
        return builder.inttoptr(args[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), generate
