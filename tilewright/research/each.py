"""What a batch does to each of its positions: the same few functions on CPU cores and on a GPU.

The functions below are templates: their free names `legal`, `draw`, `apply`… are filled in with one game's kernels
and with each other. Every sweep has the same signature (position, number, random stream, list of actions, two arrays),
so that one loop drives them all.

A position's legal actions are listed right after it has changed, while it is still in the CPU cache. Sweeps that need
them later do not read the position again. The last three elements of a list are the most decisions of a game, how many
of them are left, and how many actions are legal: none if the game is over or stopped for its length.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from tilewright.kit import contract
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import bind
from tilewright.kit.random import below

BESIDE = 3  # numbers after the legal actions of a list
LIMIT, LEFT, COUNT = -3, -2, -1  # which of them is what
NO_LIMIT = 2**31 - 1  # of decisions

# in a template, these names stand for one game's kernels, or for the parts below bound to them
actor: Any
legal: Any
draw: Any
apply: Any
scores: Any
placing: Any
observe: Any
describe: Any
fixed: Any
redeal: Any
settle: Any
enlist: Any
advance: Any
begin: Any
finish: Any
sweep: Any


def _settle(p, rng):
    """Let chance move until it is a seat's turn or the game is over."""
    while actor(p) == CHANCE:
        apply(p, draw(p, rng))


def _enlist(p, out):
    """List the legal actions, none if it is over or stopped; returns who is to move."""
    who = actor(p)
    if out[len(out) + LEFT] == 0:
        who = np.int64(OVER)
    out[len(out) + COUNT] = legal(p, out) if who >= 0 else 0
    return who


def _begin(p, i, rng, out, which, actors):
    if which[i]:
        out[len(out) + LEFT] = out[len(out) + LIMIT]
        settle(p, rng)
        actors[i] = enlist(p, out)


def _go_on(p, i, rng, out, left, actors):
    """Continue from another position with this many decisions left."""
    out[len(out) + LEFT] = left[i]
    settle(p, rng)
    actors[i] = enlist(p, out)


def _advance(p, rng, out, action):
    """Play an action and the chance that follows; returns who is to move."""
    apply(p, action)
    settle(p, rng)
    out[len(out) + LEFT] -= 1
    return enlist(p, out)


def _strays(p, i, rng, out, actions, found):
    """Set `found[0]` if the action is not legal; games that are over take any."""
    count = np.int64(out[len(out) + COUNT])
    k = 0
    while k < count and out[k] != actions[i]:
        k += 1
    if k == count and count > 0:
        found[0] = 1


def _step(p, i, rng, out, actions, actors):
    if out[len(out) + COUNT] > 0:
        actors[i] = advance(p, rng, out, actions[i])


def _lists(p, i, rng, out, lists, counts):
    count = np.int64(out[len(out) + COUNT])
    for k in range(count):
        lists[i, k] = out[k]
    counts[i] = count


def _masks(p, i, rng, out, masks, _):
    masks[i, :] = 0
    for k in range(np.int64(out[len(out) + COUNT])):
        masks[i, np.int64(out[k])] = 1


def _fixed_masks(p, i, rng, out, masks, _):
    masks[i, :] = 0
    for k in range(np.int64(out[len(out) + COUNT])):
        masks[i, fixed(p, np.int64(out[k]))] = 1


def _renumber(p, i, rng, out, lists, counts):
    """Replace the first actions of each row by their numbers with a fixed meaning."""
    for k in range(counts[i]):
        lists[i, k] = fixed(p, np.int64(lists[i, k]))


def _meant(p, i, rng, out, numbers, actions):
    """The legal actions with these fixed numbers, -1 where there is none."""
    actions[i] = -1
    for k in range(np.int64(out[len(out) + COUNT])):
        if fixed(p, np.int64(out[k])) == numbers[i]:
            actions[i] = np.int64(out[k])


def _choices(p, i, rng, out, actions, _):
    count = np.int64(out[len(out) + COUNT])
    actions[i] = out[below(rng, count)] if count > 0 else -1


def _walk(p, i, rng, out, actors, made):
    """Make `made` random decisions, fewer if the game ends; sets `made` to their number."""
    steps = made[i]
    made[i] = 0
    while made[i] < steps and out[len(out) + COUNT] > 0:
        actors[i] = advance(p, rng, out, np.int64(out[below(rng, np.int64(out[len(out) + COUNT]))]))
        made[i] += 1


def _features(p, i, rng, out, viewers, features):
    viewer = viewers[i]
    if viewer < 0:
        viewer = max(np.int64(0), actor(p))
    observe(p, viewer, features[i])


def _descriptions(p, i, rng, out, starts, rows):
    """Describe each legal action, in a row from starts[i] on."""
    for k in range(np.int64(out[len(out) + COUNT])):
        describe(p, np.int64(out[k]), rows[starts[i] + k])


def _deals(p, i, rng, out, viewers, _):
    viewer = viewers[i]
    if actor(p) >= 0:
        redeal(p, actor(p) if viewer < 0 else viewer, rng)
        enlist(p, out)


def _points(p, i, rng, out, points, _):
    scores(p, points[i])


def _places(p, i, rng, out, places, _):
    placing(p, places[i])


def _results(p, i, rng, out, places, results):
    """The return of each seat if the game has ended, as `play.results` works it out; otherwise 0."""
    results[i, :] = 0
    if actor(p) != OVER:
        return
    placing(p, places[i])
    seats = len(places[i])
    while places[i, seats - 1] == 0:  # there are no such seats
        seats -= 1
    for seat in range(seats):
        shared = 0
        for other in range(seats):
            shared += places[i, other] == places[i, seat]
        results[i, seat] = (seats + 2 - 2 * places[i, seat] - shared) / (seats - 1)


def _gains(p, i, rng, out, points, gains):
    """What each seat has gained since these points were read; they are read again."""
    for seat in range(len(points[i])):
        gains[i, seat] = -points[i, seat]
    scores(p, points[i])
    for seat in range(len(points[i])):
        gains[i, seat] += points[i, seat]


def _ranks(p, i, rng, out, places, ranks):
    """Less for a worse place, if the game has ended; otherwise 0."""
    ranks[i, :] = 0
    if actor(p) == OVER:
        placing(p, places[i])
        for seat in range(len(places[i])):
            ranks[i, seat] = -places[i, seat]


def _hush(p, i, rng, out, idle, rewards):
    if idle[i]:
        rewards[i, :] = 0


def _left(p, i, rng, out, left, _):
    left[i] = out[len(out) + LEFT]


def _idle(p, i, rng, out, idle, _):
    """Mark the games in which nobody is to move."""
    idle[i] = out[len(out) + COUNT] == 0


def _stopped(p, i, rng, out, stopped, _):
    """Mark the games that were stopped for their length."""
    stopped[i] = out[len(out) + COUNT] == 0 and actor(p) != OVER


# each may use those before it
PARTS = {"settle": _settle, "enlist": _enlist, "advance": _advance, "finish": contract.finish}

SWEEPS = {
    "begin": _begin,
    "go_on": _go_on,
    "strays": _strays,
    "step": _step,
    "lists": _lists,
    "masks": _masks,
    "fixed_masks": _fixed_masks,
    "renumber": _renumber,
    "meant": _meant,
    "choices": _choices,
    "walk": _walk,
    "features": _features,
    "descriptions": _descriptions,
    "deals": _deals,
    "points": _points,
    "places": _places,
    "results": _results,
    "gains": _gains,
    "ranks": _ranks,
    "hush": _hush,
    "left": _left,
    "idle": _idle,
    "stopped": _stopped,
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
    for name, template in PARTS.items():
        names[name] = bind(template, names, package)
    made = {"playouts": bind(_playouts, names, package)}
    for name, template in SWEEPS.items():
        body = bind(template, names, package)
        loop = FunctionType(_over.__code__, _over.__globals__, f"_over_{name}")
        made[name] = bind(loop, {"sweep": body}, package)
        names[name] = body
    made["renew"] = bind(_renew, {"begin": names["begin"]}, package)
    return made
