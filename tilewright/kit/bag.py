"""A bag: how many of each kind are left, never in which order they will come."""

import numpy as np

from tilewright.kit.kernel import inlined, kernel
from tilewright.kit.random import below


@kernel
def fill(bag, counts):
    """Put this many of each kind in."""
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
def list(bag, first, last, offset, out):
    """The kinds first to last - 1 still in the bag, ascending, as action numbers from `offset` on; how many.

    Kind k is the action offset + k.
    """
    count = 0
    for kind in range(first, last):
        if bag[kind] > 0:
            out[count] = offset + kind
            count += 1
    return count


@kernel
def counts(bag, first, last, out):
    """How many there are of each kind that `list` names, in the same order; how many kinds."""
    count = 0
    for kind in range(first, last):
        if bag[kind] > 0:
            out[count] = bag[kind]
            count += 1
    return count


@kernel
def draw(bag, first, last, rng):
    """One kind at random, each thing in the bag equally likely; the bag must not be empty. Nothing is taken out."""
    at = below(rng, total(bag, first, last))
    kind = first
    while at >= bag[kind]:
        at -= bag[kind]
        kind += 1
    return kind


@kernel
def deal(bag, hand, number, rng):
    """Move a number of things at random from the bag to the hand, which keeps what it holds.

    One thing after another is taken or left, as likely as the hand still needs it: that needs no search.
    """
    left = total(bag, 0, len(bag))
    for kind in range(len(bag)):
        taken = np.int64(0)
        for _ in range(bag[kind]):
            is_taken = np.int64(below(rng, left) < number)
            taken += is_taken
            number -= is_taken
            left -= 1
        bag[kind] -= taken
        hand[kind] += taken
