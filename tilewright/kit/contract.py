"""From a game's kernels over one record to functions over (positions, index), which are quick to call from Python.

The functions below are templates: their free names `start`, `legal`, `apply`… are filled in with one game's kernels.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tilewright.kit.kernel import bind
from tilewright.kit.random import below

NAMES = (
    "start",
    "actor",
    "legal",
    "weights",
    "draw",
    "apply",
    "scores",
    "placing",
    "redeal",
    "evaluate",
    "expect",
    "observe",
    "check",
)

# what a template finds under these names is one game's kernel
start: Any
actor: Any
legal: Any
weights: Any
draw: Any
apply: Any
scores: Any
placing: Any
redeal: Any
evaluate: Any
expect: Any
observe: Any
check: Any
finish: Any


def _start(positions, index, seats, options):
    start(positions[index], seats, options)


def _actor(positions, index):
    return actor(positions[index])


def _legal(positions, index, out):
    return legal(positions[index], out)


def _weights(positions, index, out):
    return weights(positions[index], out)


def _draw(positions, index, rng):
    return draw(positions[index], rng)


def _apply(positions, index, action):
    apply(positions[index], action)


def _scores(positions, index, out):
    scores(positions[index], out)


def _placing(positions, index, out):
    placing(positions[index], out)


def _redeal(positions, index, seat, rng):
    redeal(positions[index], seat, rng)


def _evaluate(positions, index, seat):
    return evaluate(positions[index], seat)


def _expect(positions, index, out):
    expect(positions[index], out)


def _observe(positions, index, seat, out):
    observe(positions[index], seat, out)


def _check(positions, index):
    return check(positions[index])


def _finish(p, rng, out):
    """Play at random to the end; how many actions that took."""
    count = 0
    while True:
        who = actor(p)
        if who == -2:  # OVER
            return count
        if who == -1:  # CHANCE
            apply(p, draw(p, rng))
        else:
            apply(p, out[below(rng, legal(p, out))])
        count += 1


def _playouts(positions, seats, options, rng, out, results):
    """Play a random game for each row of results, which gets the points; how many actions in all.

    Works on positions[0]; positions[1] must be all zeros.
    """
    count = 0
    for number in range(len(results)):
        positions[0] = positions[1]
        p = positions[0]
        start(p, seats, options)
        count += finish(p, rng, out)
        scores(p, results[number])
    return count


_TEMPLATES = {
    "start": _start,
    "actor": _actor,
    "legal": _legal,
    "weights": _weights,
    "draw": _draw,
    "apply": _apply,
    "scores": _scores,
    "placing": _placing,
    "redeal": _redeal,
    "evaluate": _evaluate,
    "expect": _expect,
    "observe": _observe,
    "check": _check,
    "playouts": _playouts,
}


def bound(kernels: Mapping[str, Any], room: Path) -> dict[str, Callable[..., Any]]:
    """The functions over (positions, index) of one game, by name."""
    names = {name: kernels[name] for name in NAMES}
    names["finish"] = bind(_finish, names, room)
    return {name: bind(template, names, room) for name, template in _TEMPLATES.items()}
