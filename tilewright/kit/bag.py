"""A bag: how many of each kind are left, never in which order they will come."""

import numpy as np

from tilewright.kit.kernel import inlined, kernel
from tilewright.kit.random import below


@kernel
def fill(bag, counts):
    """Put so many of each kind in."""
    for kind in range(len(counts)):
        bag[kind] = counts[kind]


@inlined
def total(bag, first, last):
    """How many things of the kinds first to last - 1 are in the bag."""
    count = np.int64(0)
    for kind in range(first, last):
        count += np.int64(bag[kind])
    return count


@kernel
def kinds(bag, first, last, out):
    """The kinds still in the bag, ascending; how many."""
    count = 0
    for kind in range(first, last):
        if bag[kind] > 0:
            out[count] = kind
            count += 1
    return count


@kernel
def draw(bag, first, last, rng):
    """One kind at random, each thing in the bag equally likely; the bag must not be empty. Nothing is taken out."""
    return nth(bag, first, below(rng, total(bag, first, last)))


@kernel
def nth(bag, first, at):
    """The kind of the thing with this number, counted from 0 and from the first kind on."""
    kind = first
    while at >= bag[kind]:
        at -= bag[kind]
        kind += 1
    return kind


@kernel
def deal(bag, hand, number, rng):
    """Draw so many things at random from the bag; they replace what the hand held.

    Which things are dealt and which are left over is one and the same choice, so the smaller part is drawn.
    """
    left = total(bag, 0, len(bag))
    if 2 * number <= left:
        hand[:] = 0
        _move(bag, hand, number, left, rng)
    else:
        for kind in range(len(bag)):
            hand[kind] = bag[kind]
        bag[:] = 0
        _move(hand, bag, left - number, left, rng)


@kernel
def _move(source, target, number, left, rng):
    """Move so many things at random; left: how many there are."""
    for _ in range(number):
        kind = nth(source, 0, below(rng, left))
        left -= 1
        source[kind] -= 1
        target[kind] += 1
