"""What a batch does to each of its positions: the same few functions on CPU cores and on a GPU.

The functions below are templates: their free names `legal`, `draw`, `apply`… are filled in with one game's kernels
and with each other. Every sweep has the same signature (position, number, random stream, list of actions, two arrays),
so that one loop drives them all.

A position's legal actions are listed right after it has changed, while it is still in the CPU cache; the last element
of the list is their count. Sweeps that need them later do not read the position again.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from tilewright.kit import contract
from tilewright.kit.actor import CHANCE
from tilewright.kit.kernel import bind
from tilewright.kit.random import below

# in a template, these names stand for one game's kernels, or for the parts below bound to them
actor: Any
legal: Any
draw: Any
apply: Any
scores: Any
placing: Any
observe: Any
settle: Any
enlist: Any
begin: Any
finish: Any
sweep: Any


def _settle(p, rng):
    """Let chance move until it is a seat's turn or the game is over."""
    while actor(p) == CHANCE:
        apply(p, draw(p, rng))


def _enlist(p, out):
    """List the legal actions, none if it is over; returns who is to move."""
    who = actor(p)
    out[len(out) - 1] = legal(p, out) if who >= 0 else 0
    return who


def _begin(p, i, rng, out, which, actors):
    if which[i]:
        settle(p, rng)
        actors[i] = enlist(p, out)


def _step(p, i, rng, out, actions, actors):
    if actors[i] >= 0:
        apply(p, actions[i])
        settle(p, rng)
        actors[i] = enlist(p, out)


def _lists(p, i, rng, out, lists, counts):
    count = np.int64(out[len(out) - 1])
    for k in range(count):
        lists[i, k] = out[k]
    counts[i] = count


def _masks(p, i, rng, out, masks, _):
    masks[i, :] = 0
    for k in range(np.int64(out[len(out) - 1])):
        masks[i, np.int64(out[k])] = 1


def _choices(p, i, rng, out, actions, _):
    count = np.int64(out[len(out) - 1])
    actions[i] = out[below(rng, count)] if count > 0 else -1


def _walk(p, i, rng, out, actors, made):
    """Make `made` random decisions, fewer if the game ends; sets `made` to their number."""
    steps = made[i]
    made[i] = 0
    while made[i] < steps and actors[i] >= 0:
        apply(p, np.int64(out[below(rng, np.int64(out[len(out) - 1]))]))
        settle(p, rng)
        actors[i] = enlist(p, out)
        made[i] += 1


def _features(p, i, rng, out, viewers, features):
    viewer = viewers[i]
    if viewer < 0:
        viewer = max(np.int64(0), actor(p))
    observe(p, viewer, features[i])


def _points(p, i, rng, out, points, _):
    scores(p, points[i])


def _places(p, i, rng, out, places, _):
    placing(p, places[i])


PARTS = {"settle": _settle, "enlist": _enlist, "finish": contract.finish}

SWEEPS = {
    "begin": _begin,
    "step": _step,
    "lists": _lists,
    "masks": _masks,
    "choices": _choices,
    "walk": _walk,
    "features": _features,
    "points": _points,
    "places": _places,
}


def _over(positions, streams, lists, first, last, one, two):
    """One sweep over the positions first to last - 1."""
    for i in range(first, last):
        sweep(positions[i], i, streams[i], lists[i], one, two)


def _renew(positions, streams, lists, started, first, last, which, actors):
    """Restart those of the positions first to last - 1 that are chosen."""
    for i in range(first, last):
        if which[i]:
            positions[i] = started[0]
            begin(positions[i], i, streams[i], lists[i], which, actors)


def _playouts(positions, source, seeds, out, first, last, points, actions):
    """Play copies of positions to the end in positions[0]; row i starts from source[i % len(source)]."""
    for i in range(first, last):
        positions[0] = source[i % len(source)]
        actions[i] = finish(positions[0], seeds[i], out)
        scores(positions[0], points[i])


def bound(kernels: Mapping[str, Any], package: Path) -> dict[str, Callable[..., Any]]:
    """Every sweep of one game as a compiled loop over (positions, streams, lists, first, last, two arrays)."""
    names = {**kernels, "below": below}
    names |= {name: bind(template, names, package) for name, template in PARTS.items()}
    made = {"playouts": bind(_playouts, names, package)}
    for name, template in SWEEPS.items():
        body = bind(template, names, package)
        loop = FunctionType(_over.__code__, _over.__globals__, f"_over_{name}")
        made[name] = bind(loop, {"sweep": body}, package)
        names[name] = body
    made["renew"] = bind(_renew, {"begin": names["begin"]}, package)
    return made
