"""The contract: the kernels of every game, their arguments, and the functions over (positions, index) made from them.

A game's kernels take one record. Calls from Python are faster through functions that take an array of positions and an
index. Those are made here from templates, whose free names are filled in with one game's kernels.
"""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tilewright.kit import default, headstart
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import bind, package_of
from tilewright.kit.random import below


class Kind(Enum):
    """What a kernel takes after the position."""

    NUMBER = auto()  # a seat, an action, a number of seats
    OPTIONS = auto()  # an array with the number of each option's value
    ACTIONS = auto()  # an array long enough for the most legal actions a position can have
    SCORES = auto()  # an array of integers, one for each seat
    ESTIMATES = auto()  # an array of floats, one for each seat and room for what they follow from (`kit/learned.py`)
    FEATURES = auto()  # an array for an observation, or for the description of an action
    STREAM = auto()  # a stream of random numbers


class Signature(NamedTuple):
    """The arguments of a kernel after the position, and whether it returns an integer."""

    takes: tuple[Kind, ...] = ()
    returns: bool = False


CONTRACT = {
    "start": Signature((Kind.NUMBER, Kind.OPTIONS)),
    "actor": Signature(returns=True),
    "legal": Signature((Kind.ACTIONS,), returns=True),
    "pick": Signature((Kind.STREAM, Kind.ACTIONS), returns=True),
    "weights": Signature((Kind.ACTIONS,), returns=True),
    "draw": Signature((Kind.STREAM,), returns=True),
    "apply": Signature((Kind.NUMBER,)),
    "scores": Signature((Kind.SCORES,)),
    "placing": Signature((Kind.SCORES,)),
    "redeal": Signature((Kind.NUMBER, Kind.STREAM)),
    "expect": Signature((Kind.ESTIMATES,)),
    "observe": Signature((Kind.NUMBER, Kind.FEATURES)),
    "describe": Signature((Kind.NUMBER, Kind.FEATURES)),
    "fixed": Signature((Kind.NUMBER,), returns=True),
    "check": Signature(returns=True),
    "close": Signature(),
}
"""Every kernel of a game, by name."""

FINISH = Signature((Kind.STREAM, Kind.ACTIONS), returns=True)  # of `finish`, which is made from a game's kernels

DEFAULTS = {
    "scores": default.scores,
    "placing": default.placing,
    "redeal": default.redeal,
    "describe": default.describe,
    "fixed": default.fixed,
    "close": default.close,
}
"""The kernels a game may leave out."""


class ContractError(ValueError):
    """The rules lack a kernel, or have one with other arguments."""


# in a template, these names stand for one game's kernels
rule: Any
actor: Any
legal: Any
pick: Any
draw: Any
apply: Any


def _alone(positions, index):
    return rule(positions[index])


def _with_one(positions, index, one):
    return rule(positions[index], one)


def _with_two(positions, index, one, two):
    return rule(positions[index], one, two)


_TEMPLATES = (_alone, _with_one, _with_two)  # by the number of arguments after the position


def _pick(p, rng, out):
    """A random legal action: the default of `pick`, which a game may replace by something faster that does the same."""
    return np.int64(out[below(rng, legal(p, out))])


def finish(p, rng, out):
    """Play at random to the end; returns the number of actions.

    Chance and seats have separate loops: the threads of a GPU wait for each other at the end of each, so that games
    whose turns have more decisions do not fall out of step with the others for ever.
    """
    count = 0
    while True:
        while actor(p) == CHANCE:
            apply(p, draw(p, rng))
            count += 1
        if actor(p) == OVER:
            return count
        while actor(p) >= 0:
            apply(p, pick(p, rng, out))
            count += 1


def kernels(rules: Mapping[str, Any]) -> dict[str, Any]:
    """A game's kernels over one record, defaults included; raises ContractError if one is missing or wrong."""
    given = {name: found for name, found in rules.items() if name in CONTRACT and callable(found)}
    known: dict[str, Any] = {**DEFAULTS, **given}
    if "pick" not in known and "legal" in known:
        known["pick"] = _picking(known["legal"])
    missing = [name for name in CONTRACT if name not in known]
    if missing:
        raise ContractError(f"the rules have no kernel {' and no kernel '.join(missing)}")
    for name, (takes, _) in CONTRACT.items():
        code = getattr(known[name], "py_func", known[name]).__code__
        if code.co_argcount != 1 + len(takes):
            wanted = ", ".join(["position", *(kind.name.lower() for kind in takes)])
            raise ContractError(f"the kernel {name} takes ({wanted}), not {code.co_argcount} arguments")
    return {name: known[name] for name in CONTRACT}


@cache
def _picking(legal: Any) -> Any:
    """The default of `pick` for the rules with this `legal`."""
    code = getattr(legal, "py_func", legal).__code__
    return bind(_pick, {"legal": legal}, package_of(Path(code.co_filename)), "pick_listed")


def bound(rules: Mapping[str, Any], package: Path) -> dict[str, Callable[..., Any]]:
    """The functions over (positions, index) of one game, by name."""
    made = {
        name: bind(_TEMPLATES[len(CONTRACT[name].takes)], {"rule": kernel}, package, name)
        for name, kernel in kernels(rules).items()
    }
    for one in made.values():
        headstart.add(one, package)
    return made
