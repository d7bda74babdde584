"""Sets of small numbers as the bits of a word."""

import numpy as np

from tilewright.kit.kernel import kernel


@kernel
def count(word):
    """How many bits of an unsigned word are set."""
    number = 0
    while word != np.uint64(0):
        word &= word - np.uint64(1)
        number += 1
    return number
