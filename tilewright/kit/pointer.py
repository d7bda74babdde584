"""A game's kernels as plain C functions over addresses, so that code compiled once can call any game's rules.

A position is given by the address of its bytes, a list of actions and a random stream by theirs. Only compiled code
can use these; it must keep the arrays alive itself.
"""

import warnings
from collections.abc import Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import carray, types
from numba.core import cgutils, config
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.extending import intrinsic

from tilewright.kit.contract import NAMES, _finish
from tilewright.kit.kernel import bind, cache_folder

warnings.filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)  # functions as values are its feature

# what the templates below find under these names is one game's
DTYPE: Any
MOST: Any
actor: Any
legal: Any
draw: Any
apply: Any
redeal: Any
evaluate: Any
expect: Any
finish: Any

MOST_SEATS = 8  # no game is for more
ONE = types.int64(types.int64)
TWO = types.int64(types.int64, types.int64)
THREE = types.int64(types.int64, types.int64, types.int64)
ESTIMATE = types.float64(types.int64, types.int64)


class Pointers(NamedTuple):
    """The C functions of one game; each takes the address of a position first."""

    actor: Any  # (position) -> seat, CHANCE or OVER
    legal: Any  # (position, list) -> how many
    draw: Any  # (position, rng) -> outcome
    apply: Any  # (position, action) -> 0
    redeal: Any  # (position, seat, rng) -> 0
    evaluate: Any  # (position, seat) -> estimate
    expect: Any  # (position, points) -> 0
    finish: Any  # (position, rng, list) -> actions played at random to the end


@intrinsic
def pointer(typing_context, address):
    """An address as a pointer."""

    def generate(context, builder, signature, args):
        return builder.inttoptr(args[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), generate


def _actor(p):
    return actor(carray(pointer(p), 1, DTYPE)[0])


def _legal(p, out):
    return legal(carray(pointer(p), 1, DTYPE)[0], carray(pointer(out), MOST, np.int64))


def _draw(p, rng):
    return draw(carray(pointer(p), 1, DTYPE)[0], carray(pointer(rng), 1, np.uint64))


def _apply(p, action):
    apply(carray(pointer(p), 1, DTYPE)[0], action)
    return 0


def _redeal(p, seat, rng):
    redeal(carray(pointer(p), 1, DTYPE)[0], seat, carray(pointer(rng), 1, np.uint64))
    return 0


def _evaluate(p, seat):
    return evaluate(carray(pointer(p), 1, DTYPE)[0], seat)


def _expect(p, out):
    expect(carray(pointer(p), 1, DTYPE)[0], carray(pointer(out), MOST_SEATS, np.float64))
    return 0


def _play_out(p, rng, out):
    random, actions = carray(pointer(rng), 1, np.uint64), carray(pointer(out), MOST, np.int64)
    return finish(carray(pointer(p), 1, DTYPE)[0], random, actions)


_TEMPLATES = {
    "actor": (_actor, ONE),
    "legal": (_legal, TWO),
    "draw": (_draw, TWO),
    "apply": (_apply, TWO),
    "redeal": (_redeal, THREE),
    "evaluate": (_evaluate, ESTIMATE),
    "expect": (_expect, TWO),
    "finish": (_play_out, THREE),
}


def pointers(kernels: Mapping[str, Any], dtype: np.dtype[Any], most_legal: int, room: Path) -> Pointers:
    """The C functions of one game, compiled or from the cache."""
    names = {name: kernels[name] for name in NAMES}
    names |= {"finish": bind(_finish, names, room), "DTYPE": dtype, "MOST": most_legal}
    config.CACHE_DIR = str(cache_folder(room))
    made = {}
    for name, (template, signature) in _TEMPLATES.items():
        plain = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
        plain.__qualname__ = f"{template.__name__}__{room.name}"
        made[name] = numba.cfunc(signature, cache=True)(plain)
    return Pointers(**made)
