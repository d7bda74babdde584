"""Monte-Carlo tree search over any game, compiled once: rules are pointers to it, and positions are bytes.

Every iteration deals anew what the searching seat cannot know, walks down the tree by an upper confidence bound,
adds one node, estimates it, and adds the estimate to every node on the way. Chance is sampled, and its outcomes
are branches of the tree. Worth is how well a seat is expected to stand, squeezed into -1 to 1: its lead in points,
and if asked for a little of its own points besides, so that it does not give up points to cost another just as many.

A node's branches are a linked list. `seen` counts how often a branch could have been taken, because with hidden
cards not every action is legal every time.
"""

import math
from typing import Any

import numpy as np
from numba import types

from tilewright.kit.kernel import compiled, inlined, kernel
from tilewright.kit.pointer import ESTIMATE, MOST_SEATS, ONE, THREE, TWO
from tilewright.kit.random import below

# The tree is one run of words; a node's number is where its words begin. `links` shows them as whole numbers, `values`
# the same memory as fractions. Numbers are unsigned, because an index that may be negative costs more than it reads.
ACTION, CHILD, SIBLING, VISITS, SEEN, PRIOR, TOTALS = np.arange(7, dtype=np.uint64)  # from TOTALS on what each seat got
USED, SIZE = range(2)  # counts: the words of all nodes, the words of one
ROOT = NONE = np.uint32(0)  # the root is nobody's branch

# settings, as an array of numbers
EXPLORE, SCALE, PRIOR_WEIGHT, WIDTH, GROWTH, EAGER, PLAYOUT, AHEAD, OWN, CENTRE = range(10)

DEEPEST = 400
SIDE = CENTRE + MOST_SEATS  # from CENTRE on the standing of each seat that counts as even
SETTINGS = SIDE + MOST_SEATS  # from SIDE on the side each seat plays for
PATIENCE = 240  # playouts from a node before it gets branches: fewer cost more than they tell
UNTRIED = np.float32(1.0e6)  # the bound of a branch of which nothing is known
_MANY, _HALVINGS = np.uint32(4096), np.uint32(4)
_LOGS = np.log(np.arange(1, _MANY + 1)).astype(np.float32)
_SIXTEEN = np.float32(math.log(1 << _HALVINGS))

_F_ONE, _F_TWO, _F_THREE = types.FunctionType(ONE), types.FunctionType(TWO), types.FunctionType(THREE)
RULES = types.Tuple((_F_ONE, _F_TWO, _F_TWO, _F_TWO, _F_THREE, types.FunctionType(ESTIMATE), _F_TWO, _F_THREE))


@kernel
def standing(points, seats, seat, settings):
    """How well a seat stands with these points of all: its lead over the best of another side, and its own weighed."""
    best = -1.0e9
    for other in range(seats):
        if settings[SIDE + other] != settings[SIDE + seat]:
            best = max(best, points[other])
    return points[seat] - best + settings[OWN] * points[seat]


@kernel
def _worth(points, seats, seat, settings):
    """The same as a number between -1 and 1, seen from what counts as even: a hyperbolic tangent to two digits."""
    x = (standing(points, seats, seat, settings) - settings[CENTRE + seat]) / settings[SCALE]
    x = min(3.0, max(-3.0, x))
    return x * (27.0 + x * x) / (27.0 + 9.0 * x * x)


@kernel
def _log(number):
    """The logarithm of the number after this one, looked up; of large numbers to three digits."""
    above = np.float32(0.0)
    while number >= _MANY:
        number >>= _HALVINGS
        above += _SIXTEEN
    return _LOGS[number] + above


@kernel
def address(array):
    """Where an array lies."""
    return np.int64(array.ctypes.data)


@kernel
def copy(source, target):
    """Copy bytes; as a plain loop, because the compiler takes seconds over a slice."""
    for k in range(len(source)):
        target[k] = source[k]


@kernel
def new_node(links, values, counts, action):
    """A node without branches; its number."""
    node = np.uint32(counts[USED])
    counts[USED] += counts[SIZE]
    links[node + ACTION] = action
    links[node + CHILD] = NONE
    links[node + SIBLING] = NONE
    links[node + VISITS] = 0
    links[node + SEEN] = 0
    for word in range(node + PRIOR, counts[USED]):
        values[word] = 0.0
    return node


@kernel
def _push(links, node, child):
    """Add a branch to a node as the first one."""
    links[child + SIBLING] = links[node + CHILD]
    links[node + CHILD] = child


@kernel
def _hang(links, values, node, child):
    """Add a branch to a node; branches stand in the order of their priors, best first."""
    prior = values[child + PRIOR]
    before = NONE
    after = links[node + CHILD]
    while after != NONE and values[after + PRIOR] >= prior:
        before = after
        after = links[after + SIBLING]
    links[child + SIBLING] = after
    if before == NONE:
        links[node + CHILD] = child
    else:
        links[before + SIBLING] = child


@kernel
def _branch(links, node, action):
    """The branch of a node for an action, or NONE."""
    child = links[node + CHILD]
    while child != NONE and links[child + ACTION] != action:
        child = links[child + SIBLING]
    return child


@kernel
def _expand(rules, work, trial, seats, rng, links, values, counts, settings, node, seat, actions, count, marks, points):
    """Give a node branches for the legal actions that have none (those marked), side by side in memory.

    Each with the worth of what follows; without estimates nothing is known of them, and chance says which comes first.
    """
    _, _, _, apply, _, _, expect, _ = rules
    first = below(rng, count) if settings[PLAYOUT] != 0.0 else 0
    for k in range(count):
        action = actions[(first + k) % count]
        if marks[action] == 0 or counts[USED] >= len(links):
            continue
        marks[action] = 0
        child = new_node(links, values, counts, action)
        if settings[PLAYOUT] != 0.0:
            _push(links, node, child)
            continue
        copy(work, trial)
        apply(address(trial), action)
        expect(address(trial), address(points))
        values[child + PRIOR] = _worth(points, seats, seat, settings)
        _hang(links, values, node, child)


@kernel
def _mark_legal(actions, count, marks):
    for k in range(count):
        marks[actions[k]] = 1


@inlined
def _choose(links, values, settings, node, seat, marks, missing):
    """The legal branch with the highest confidence bound, and how many legal actions have none; unmarks the rest."""
    width = settings[WIDTH]
    if settings[GROWTH] > 0.0:
        width += settings[GROWTH] * math.sqrt(links[node + VISITS])
    weight = np.float32(settings[PRIOR_WEIGHT])
    explore = np.float32(settings[EXPLORE])
    total = TOTALS + np.uint64(seat)
    best = NONE
    best_bound = np.float32(-1.0e9)
    child = links[node + CHILD]
    while child != NONE:
        action = links[child + ACTION]
        if marks[action] == 1:
            marks[action] = 0
            missing -= 1
            if width > 0.0:
                width -= 1.0
                seen = links[child + SEEN] + np.uint32(1)
                links[child + SEEN] = seen
                bound = UNTRIED
                known = np.float32(links[child + VISITS]) + weight
                if known > 0.0:
                    share = np.float32(1.0) / known
                    mean = (values[child + total] + weight * values[child + PRIOR]) * share
                    bound = mean + explore * math.sqrt(_log(seen) * share)
                best = child if bound > best_bound else best
                best_bound = max(bound, best_bound)
        child = links[child + SIBLING]
    return best, missing


@inlined
def _leaf(rules, work, rng, settings, actions, points):
    """What a position not looked into yet brings each seat; if asked for, after it was played out at random."""
    if settings[PLAYOUT] != 0.0:
        finish = rules[7]
        finish(address(work), address(rng), address(actions))
    rules[6](address(work), address(points))


@kernel
def _play_on(rules, work, trial, seats, rng, settings, actions, points):
    """Some decisions beyond the tree, each the one with the best estimate right after it."""
    actor, legal, draw, apply, _, _, expect, _ = rules
    left = settings[AHEAD]
    while left > 0.0:
        who = actor(address(work))
        if who == -2:  # OVER
            return
        if who == -1:  # CHANCE
            apply(address(work), draw(address(work), address(rng)))
            continue
        left -= 1.0
        count = legal(address(work), address(actions))
        best = actions[0]
        if count > 1:
            best_standing = -1.0e9
            for k in range(count):
                copy(work, trial)
                apply(address(trial), actions[k])
                expect(address(trial), address(points))
                stands = standing(points, seats, who, settings)
                if stands > best_standing:
                    best_standing = stands
                    best = actions[k]
        apply(address(work), best)


@inlined
def _let_chance_move(rules, work, rng, links, values, counts, node):
    """Draw an outcome and play it; the branch it leads to, NONE if the tree is full."""
    _, _, draw, apply, _, _, _, _ = rules
    outcome = draw(address(work), address(rng))
    apply(address(work), outcome)
    child = _branch(links, node, outcome)
    if child == NONE and counts[USED] < len(links):
        child = new_node(links, values, counts, outcome)
        _push(links, node, child)
    return child


@inlined
def _decide(rules, work, trial, seats, rng, links, values, counts, settings, actions, marks, node, who, points):
    """Choose a branch for the seat that is asked and play it, after adding branches that are missing; NONE if full."""
    _, legal, _, apply, _, _, _, _ = rules
    count = legal(address(work), address(actions))
    _mark_legal(actions, count, marks)
    best, missing = _choose(links, values, settings, node, who, marks, count)
    if missing > 0:
        _expand(
            rules, work, trial, seats, rng, links, values, counts, settings, node, who, actions, count, marks, points
        )
        _mark_legal(actions, count, marks)
        best, missing = _choose(links, values, settings, node, who, marks, count)
        for k in range(count):
            marks[actions[k]] = 0
    if best != NONE:
        apply(address(work), links[best + ACTION])
    return best


@inlined
def _walk(rules, work, trial, seats, rng, links, values, counts, settings, actions, marks, path, points):
    """From the root to a leaf; how deep it lies, and in `points` what it brings each seat."""
    actor = rules[0]
    node = ROOT
    depth = 0
    path[0] = ROOT
    patience = 0  # visits before a node gets branches
    if settings[EAGER] == 0.0:
        patience = PATIENCE if settings[PLAYOUT] != 0.0 else 1
    while depth + 2 < DEEPEST:
        who = actor(address(work))
        if who == -2:  # OVER
            break
        is_new = links[node + CHILD] == NONE
        if is_new and depth > 0 and links[node + VISITS] < patience:
            _leaf(rules, work, rng, settings, actions, points)
            return depth
        if who == -1:  # CHANCE
            child = _let_chance_move(rules, work, rng, links, values, counts, node)
        else:
            child = _decide(
                rules, work, trial, seats, rng, links, values, counts, settings, actions, marks, node, who, points
            )
        if child == NONE:
            break
        node = child
        depth += 1
        path[depth] = node
        if is_new and who >= 0 and settings[EAGER] != 0.0:
            break
    _play_on(rules, work, trial, seats, rng, settings, actions, points)
    rules[6](address(work), address(points))
    return depth


def _search(
    rules,
    root,
    work,
    trial,
    seats,
    seat,
    iterations,
    rng,
    stop,
    links,
    values,
    counts,
    settings,
    actions,
    marks,
    path,
    points,
    forecast,
):
    """Iterate; how many iterations were done; `forecast` sums the points up."""
    redeal = rules[4]
    for iteration in range(iterations):
        if stop[0] != 0:
            return iteration
        copy(root, work)
        redeal(address(work), seat, address(rng))
        depth = _walk(rules, work, trial, seats, rng, links, values, counts, settings, actions, marks, path, points)
        for s in range(seats):
            forecast[s] += points[s]
            worth = _worth(points, seats, s, settings)
            total = TOTALS + np.uint64(s)
            for k in range(depth + 1):
                values[path[k] + total] += worth
        for k in range(depth + 1):
            links[path[k] + VISITS] += np.uint32(1)
    return iterations


_BYTES, _LONGS, _FLOATS = types.uint8[::1], types.int64[::1], types.float64[::1]

search: Any = compiled(
    _search,
    types.int64(
        RULES,
        _BYTES,
        _BYTES,
        _BYTES,
        types.int64,
        types.int64,
        types.int64,
        types.uint64[::1],
        _LONGS,
        types.uint32[::1],
        types.float32[::1],
        types.uint64[::1],
        _FLOATS,
        _LONGS,
        types.int8[::1],
        types.uint32[::1],
        _FLOATS,
        _FLOATS,
    ),
)
