"""A bag: how many of each kind are left, but not the order in which they will come."""

import numpy as np

from tilewright.kit.kernel import inlined, kernel
from tilewright.kit.random import below


@kernel
def fill(bag, counts):
    """Fill the bag with this many of each kind."""
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
    """Write the kinds first to last - 1 still in the bag, ascending, as action numbers; returns how many there are.

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
    """Write the count of each kind that `list` names, in the same order; returns the number of kinds."""
    count = 0
    for kind in range(first, last):
        if bag[kind] > 0:
            out[count] = bag[kind]
            count += 1
    return count


@kernel
def draw(bag, first, last, rng):
    """Choose a kind at random, each thing in the bag equally likely, but leave it there; the bag must not be empty."""
    at = below(rng, total(bag, first, last))
    kind = first
    passed = np.int64(0)
    for other in range(
        first, last
    ):  # to the end, without a branch: GPU threads stay together, and no CPU guesses wrong
        passed += np.int64(bag[other])
        kind += np.int64(passed <= at)
    return kind


@kernel
def deal(bag, hand, number, rng):
    """Move this many random things from the bag to the hand, adding to what it holds.

    Each thing in turn is taken with probability (still needed) / (still in the bag), so no search is needed.
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
