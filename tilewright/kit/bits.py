"""Sets of small numbers as the bits of a word."""

import numpy as np

from tilewright.kit.kernel import kernel


@kernel
def count(word):
    """The number of set bits in a word."""
    left = np.uint64(word)
    number = 0
    while left != np.uint64(0):
        left &= left - np.uint64(1)
        number += 1
    return number
