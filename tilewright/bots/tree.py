"""Monte Carlo tree search for any game, compiled once: rules are function pointers, and positions are bytes.

Each iteration deals again everything the searching seat cannot know, walks down the tree by an upper confidence bound,
adds one node, estimates it, and adds the estimate to every node on the path. Chance is sampled, and its outcomes are
branches of the tree. The worth of a position for a seat is its expected standing, squashed into -1 to 1: its lead in
points, plus (if so set) a fraction of its own points, so that it does not give up points to cost another just as many.

A node's branches are a linked list. `seen` counts how often a branch could have been taken, because with hidden
cards not every action is legal every time.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.kit import compiler
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import compiled, inlined, kernel
from tilewright.kit.majority import lead
from tilewright.kit.pointer import POINTERS, address
from tilewright.kit.random import below, stream, word
from tilewright.kit.shape import MOST_SEATS, ROOM

# The tree is one array of words; a node's number is the index of its first word. `links` views them as integers,
# `values` views the same memory as floats. Indexes are unsigned: checking for a negative one costs more than the read.
ACTION, CHILD, SIBLING, VISITS, SEEN, PRIOR, TOTALS = np.arange(7, dtype=np.uint64)  # TOTALS: one per seat
USED, SIZE, START = range(3)  # counts: words used by all nodes, words of one node, the node of the position searched
ROOT = NONE = np.uint32(0)  # the first node of all, from which a new tree is searched; it is not a branch of any node

DEEPEST = 400
PATIENCE = 240  # playouts from a node before it gets branches: adding them earlier does not pay off
UNTRIED = np.float32(1.0e6)  # the bound of an unknown branch
_MANY, _HALVINGS = np.uint32(4096), np.uint32(4)
_LOGS = np.log(np.arange(1, _MANY + 1)).astype(np.float32)
_SIXTEEN = np.float32(math.log(1 << _HALVINGS))


class Nodes(NamedTuple):
    """The memory of a tree."""

    links: NDArray[np.uint32]  # the words of all nodes as integers
    values: NDArray[np.float32]  # the same words as floats
    counts: NDArray[np.uint64]  # USED, SIZE and START


class Space(NamedTuple):
    """The arrays a search works with."""

    root: NDArray[np.uint8]  # the position that is searched, as bytes
    work: NDArray[np.uint8]  # where an iteration plays
    trial: NDArray[np.uint8]  # where a single action is tried
    rng: NDArray[np.uint64]
    luck: NDArray[np.uint64]  # [0]: what the luck of the visits of a branch of the root follows from
    stop: NDArray[np.int64]  # [0] is not 0: stop
    actions: NDArray[np.int64]  # the legal ones
    marks: NDArray[np.int8]  # for each action number, 1 if it is legal and not yet considered
    path: NDArray[np.uint32]  # the nodes from the root to the leaf
    points: NDArray[np.float64]  # what each seat can expect at the leaf
    forecast: NDArray[np.float64]  # the same, summed over all iterations
    sides: NDArray[np.int64]  # the side each seat plays for
    centre: NDArray[np.float64]  # the standing of each seat that counts as even


class Numbers(NamedTuple):
    """The settings of a search; `search.Settings` says what they mean."""

    seats: int
    explore: float
    scale: float
    prior_weight: float
    width: float
    growth: float
    ahead: float
    own: float
    is_eager: bool
    is_playout: bool


def new_nodes(most: int, seats: int) -> Nodes:
    """Memory for a tree of at most this many nodes, all unused."""
    words = int(TOTALS) + seats
    links = np.empty(most * words, dtype=np.uint32)
    return Nodes(links, links.view(np.float32), np.array([0, words, 0], dtype=np.uint64))


def new_space(
    root: NDArray[np.uint8],
    rng: NDArray[np.uint64],
    stop: NDArray[np.int64],
    most_legal: int,
    actions: int,
    sides: Sequence[int],
) -> Space:
    """The arrays for searching a position of a game with these numbers of legal actions (at most) and of actions."""
    return Space(
        root,
        root.copy(),
        root.copy(),
        rng,
        rng.copy(),
        stop,
        np.zeros(max(most_legal, MOST_SEATS), dtype=np.int64),
        np.zeros(actions, dtype=np.int8),
        np.zeros(DEEPEST, dtype=np.uint32),
        np.zeros(ROOM),
        np.zeros(MOST_SEATS),
        np.array(sides, dtype=np.int64),
        np.zeros(MOST_SEATS),
    )


@kernel
def standing(points, sides, seats, seat, own):
    """A seat's standing, given everyone's points: its lead plus a weighted share of its own points."""
    return lead(points, sides, seats, seat) + own * points[seat]


@kernel
def _worth(space, numbers, seat):
    """The standing relative to what counts as even, as a number from -1 to 1: a tanh accurate to two digits."""
    stands = standing(space.points, space.sides, numbers.seats, seat, numbers.own)
    x = (stands - space.centre[seat]) / numbers.scale
    x = min(3.0, max(-3.0, x))
    return x * (27.0 + x * x) / (27.0 + 9.0 * x * x)


@kernel
def _log(number):
    """The logarithm of number + 1, from a table; for large numbers to three digits."""
    above = np.float32(0.0)
    while number >= _MANY:
        number >>= _HALVINGS
        above += _SIXTEEN
    return _LOGS[number] + above


@kernel
def copy(source, target):
    """Copy bytes in a plain loop, because a slice takes seconds to compile."""
    for k in range(len(source)):
        target[k] = source[k]


@kernel
def new_node(nodes, action):
    """Add a node without branches; returns its number."""
    links = nodes.links
    node = np.uint32(nodes.counts[USED])
    nodes.counts[USED] += nodes.counts[SIZE]
    links[node + ACTION] = action
    links[node + CHILD] = NONE
    links[node + SIBLING] = NONE
    links[node + VISITS] = 0
    links[node + SEEN] = 0
    for at in range(node + PRIOR, nodes.counts[USED]):
        nodes.values[at] = 0.0
    return node


@inlined
def _is_full(nodes):
    return nodes.counts[USED] >= len(nodes.links)


@kernel
def _push(nodes, node, child):
    """Add a branch to a node as the first one."""
    nodes.links[child + SIBLING] = nodes.links[node + CHILD]
    nodes.links[node + CHILD] = child


@kernel
def _hang(nodes, node, child):
    """Add a branch to a node; branches are sorted by their priors, best first."""
    links, values = nodes.links, nodes.values
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
def branch(nodes, node, action):
    """The branch of a node for an action, or NONE."""
    child = nodes.links[node + CHILD]
    while child != NONE and nodes.links[child + ACTION] != action:
        child = nodes.links[child + SIBLING]
    return child


@inlined
def _try(rules, space, action):
    """Play an action in a copy of the position, and estimate the result."""
    copy(space.work, space.trial)
    rules.apply(address(space.trial), action)
    rules.expect(address(space.trial), address(space.points))


@kernel
def _expand(rules, nodes, space, numbers, node, seat, count):
    """Give a node branches for the legal actions that have none (the marked ones), next to each other in memory.

    Each gets the worth of the resulting position. Without estimates they are all unknown, and a random one comes first.
    """
    first = below(space.rng, count) if numbers.is_playout else 0
    for k in range(count):
        action = space.actions[(first + k) % count]
        if space.marks[action] == 0 or _is_full(nodes):
            continue
        space.marks[action] = 0
        child = new_node(nodes, action)
        if numbers.is_playout:
            _push(nodes, node, child)
            continue
        _try(rules, space, action)
        nodes.values[child + PRIOR] = _worth(space, numbers, seat)
        _hang(nodes, node, child)


@kernel
def _mark_legal(space, count):
    for k in range(count):
        space.marks[space.actions[k]] = 1


@inlined
def _choose(nodes, space, numbers, node, seat, missing):
    """The legal branch with the highest bound, and how many legal actions have no branch; unmarks those that do."""
    links, values, marks = nodes.links, nodes.values, space.marks
    width = numbers.width
    if numbers.growth > 0.0:
        width += numbers.growth * math.sqrt(links[node + VISITS])
    weight = np.float32(numbers.prior_weight)
    explore = np.float32(numbers.explore)
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
def _leaf(rules, space, numbers):
    """What each seat can expect in a new position, or with playouts at the end of a random one."""
    if numbers.is_playout:
        rules.finish(address(space.work), address(space.rng), address(space.actions))
    rules.expect(address(space.work), address(space.points))


@kernel
def best_of(rules, space, numbers, seat, count):
    """The legal action with the best estimate right after it."""
    best = space.actions[0]
    if count > 1:
        best_standing = -1.0e9
        for k in range(count):
            _try(rules, space, space.actions[k])
            stands = standing(space.points, space.sides, numbers.seats, seat, numbers.own)
            if stands > best_standing:
                best_standing = stands
                best = space.actions[k]
    return best


@kernel
def _play_on(rules, space, numbers):
    """Play some decisions beyond the tree, each the one with the best estimate right after it."""
    work, left = address(space.work), numbers.ahead
    while left > 0.0:
        who = rules.actor(work)
        if who == OVER:
            return
        if who == CHANCE:
            rules.apply(work, rules.draw(work, address(space.rng)))
            continue
        left -= 1.0
        count = rules.legal(work, address(space.actions))
        rules.apply(work, best_of(rules, space, numbers, who, count))


@inlined
def _let_chance_move(rules, nodes, space, node):
    """Draw an outcome and play it; returns its branch, or NONE if the tree is full."""
    outcome = rules.draw(address(space.work), address(space.rng))
    rules.apply(address(space.work), outcome)
    child = branch(nodes, node, outcome)
    if child == NONE and not _is_full(nodes):
        child = new_node(nodes, outcome)
        _push(nodes, node, child)
    return child


@inlined
def _deal(rules, nodes, space, seat, branch):
    """Deal again what a seat cannot know before a branch of the root is played: its n-th visit meets the same luck as
    the n-th visit of every other branch, so that they differ less by luck and more by worth.
    """
    space.rng[0] = space.luck[0] + np.uint64(nodes.links[branch + VISITS])
    space.rng[0] = word(space.rng)
    rules.redeal(address(space.work), seat, address(space.rng))


@inlined
def _decide(rules, nodes, space, numbers, node, seat, asked):
    """Choose and play a branch for the seat to move, adding missing branches first; returns it, or NONE if full."""
    count = rules.legal(address(space.work), address(space.actions))
    _mark_legal(space, count)
    best, missing = _choose(nodes, space, numbers, node, seat, count)
    if missing > 0:
        _expand(rules, nodes, space, numbers, node, seat, count)
        _mark_legal(space, count)
        best, missing = _choose(nodes, space, numbers, node, seat, count)
        for k in range(count):
            space.marks[space.actions[k]] = 0
    if best != NONE:
        if node == space.path[0] and seat == asked:
            _deal(rules, nodes, space, seat, best)
        rules.apply(address(space.work), nodes.links[best + ACTION])
    return best


@inlined
def _walk(rules, nodes, space, numbers, asked):
    """Walk from the root to a leaf; returns its depth, and leaves in `points` what each seat can expect there."""
    node = np.uint32(nodes.counts[START])
    depth = 0
    space.path[0] = node
    patience = 0  # visits before a node gets branches
    if not numbers.is_eager:
        patience = PATIENCE if numbers.is_playout else 1
    while depth + 2 < DEEPEST:
        who = rules.actor(address(space.work))
        if who == OVER:
            break
        is_new = nodes.links[node + CHILD] == NONE
        if is_new and depth > 0 and nodes.links[node + VISITS] < patience:
            _leaf(rules, space, numbers)
            return depth
        if who == CHANCE:
            child = _let_chance_move(rules, nodes, space, node)
        else:
            child = _decide(rules, nodes, space, numbers, node, who, asked)
        if child == NONE:
            break
        node = child
        depth += 1
        space.path[depth] = node
        if is_new and who >= 0 and numbers.is_eager:
            break
    _play_on(rules, space, numbers)
    rules.expect(address(space.work), address(space.points))
    return depth


@inlined
def _add_up(nodes, space, numbers, depth):
    """Add the worth of the leaf to every node on the path."""
    for seat in range(numbers.seats):
        space.forecast[seat] += space.points[seat]
        worth = _worth(space, numbers, seat)
        total = TOTALS + np.uint64(seat)
        for k in range(depth + 1):
            nodes.values[space.path[k] + total] += worth
    for k in range(depth + 1):
        nodes.links[space.path[k] + VISITS] += np.uint32(1)


def iterate(rules, nodes, space, numbers, seat, iterations):
    """Iterate for a seat; returns the number of iterations done."""
    for iteration in range(iterations):
        if space.stop[0] != 0:
            return iteration
        copy(space.root, space.work)
        rules.redeal(address(space.work), seat, address(space.rng))  # the branches of the root are estimated, too
        _add_up(nodes, space, numbers, _walk(rules, nodes, space, numbers, seat))
    return iterations


def _look_at_once(rules, space, numbers, seat):
    """The legal action of the root with the best estimate right after it, by what a seat knows."""
    copy(space.root, space.work)
    rules.redeal(address(space.work), seat, address(space.rng))
    count = rules.legal(address(space.work), address(space.actions))
    return best_of(rules, space, numbers, seat, count)


NODES = compiler.type_of(new_nodes(1, 1))
SPACE = compiler.type_of(new_space(np.zeros(1, np.uint8), stream(0), np.zeros(1, np.int64), 1, 1, (0,)))
NUMBERS = compiler.type_of(Numbers(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, False, False))

search: Any = compiled(
    iterate,
    compiler.signature(compiler.NUMBER, POINTERS, NODES, SPACE, NUMBERS, compiler.NUMBER, compiler.NUMBER),
)

best_at_once: Any = compiled(
    _look_at_once, compiler.signature(compiler.NUMBER, POINTERS, SPACE, NUMBERS, compiler.NUMBER)
)
