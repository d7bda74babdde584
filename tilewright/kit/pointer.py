"""A game's kernels as plain C functions over addresses, so that code compiled once can call any game's rules.

Positions, lists of actions and random streams are passed as addresses. Only compiled code can use these functions, and
it must keep the arrays alive itself.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tilewright.kit import compiler, contract
from tilewright.kit.compiler import array_at, inserted, pointer
from tilewright.kit.contract import CONTRACT, FINISH, Kind
from tilewright.kit.kernel import bind, cache_folder, kernel
from tilewright.kit.shape import ROOM


class Pointers(NamedTuple):
    """The C functions of one game; each takes the address of a position first and returns an integer."""

    actor: Any  # (position) -> seat, CHANCE or OVER
    legal: Any  # (position, actions) -> how many
    weights: Any  # (position, weights) -> how many
    draw: Any  # (position, rng) -> outcome
    apply: Any  # (position, action) -> 0
    redeal: Any  # (position, seat, rng) -> 0
    expect: Any  # (position, estimates) -> 0
    finish: Any  # (position, rng, actions) -> actions played at random to the end


SIGNATURES = {**CONTRACT, "finish": FINISH}

POINTERS = compiler.named_functions(
    Pointers, [compiler.number_of(1 + len(SIGNATURES[name].takes)) for name in Pointers._fields]
)
"""The type of `Pointers` in the signature of a kernel."""


@kernel
def address(array):
    """The address of an array."""
    return np.int64(array.ctypes.data)


# in the templates below, these names stand for one game's values, or for functions that read the caller's arguments
DTYPE: Any
MOST: Any
rule: Any
positions: Any
first: Any
second: Any
returned: Any


def _positions(place):
    return array_at(pointer(place), 1, DTYPE)


def _actions(place):
    return array_at(pointer(place), MOST, np.int64)


@inserted
def _stream(place):
    return array_at(pointer(place), 1, np.uint64)


@inserted
def _estimates(place):
    return array_at(pointer(place), ROOM, np.float64)


@inserted
def _number(value):
    return value


@inserted
def _zero(nothing):
    return 0


def _alone(p):
    return returned(rule(positions(p)[0]))


def _with_one(p, one):
    return returned(rule(positions(p)[0], first(one)))


def _with_two(p, one, two):
    return returned(rule(positions(p)[0], first(one), second(two)))


TEMPLATES = (_alone, _with_one, _with_two)  # by the number of arguments after the position


def pointers(rules: Mapping[str, Any], dtype: np.dtype[Any], most_legal: int, package: Path) -> Pointers:
    """The C functions of one game, compiled or loaded from the cache."""
    kernels = contract.kernels(rules)
    kernels["finish"] = bind(contract.finish, kernels, package)
    readers = {
        Kind.NUMBER: _number,
        Kind.STREAM: _stream,
        Kind.ESTIMATES: _estimates,
        Kind.ACTIONS: inserted(compiler.filled_in(_actions, {"MOST": most_legal}, "actions")),
    }
    whole = inserted(compiler.filled_in(_positions, {"DTYPE": dtype}, "positions"))
    made = {}
    for name in Pointers._fields:
        takes, returns = SIGNATURES[name]
        names = {"rule": kernels[name], "positions": whole, "returned": _number if returns else _zero}
        names |= {place: readers[kind] for place, kind in zip(("first", "second"), takes, strict=False)}
        plain = compiler.filled_in(TEMPLATES[len(takes)], names, f"{name}__{package.name}")
        made[name] = compiler.c_function(plain, compiler.number_of(1 + len(takes)), cache_folder(package))
    return Pointers(**made)
