"""Sets of small numbers as the bits of a word."""

import numpy as np

from tilewright.kit.kernel import kernel

_DE_BRUIJN = 0x077CB531  # its 32 windows of five bits are all different
_PLACE = np.zeros(32, dtype=np.int64)
for _bit in range(32):
    _PLACE[(_DE_BRUIJN << _bit & 0xFFFFFFFF) >> 27] = _bit


@kernel
def lowest(word):
    """The index of the lowest set bit in a word of 32 bits that is not 0."""
    return _PLACE[((word & -word) * _DE_BRUIJN & 0xFFFFFFFF) >> 27]


@kernel
def count(word):
    """The number of set bits in a word."""
    left = np.uint64(word)
    number = 0
    while left != np.uint64(0):
        left &= left - np.uint64(1)
        number += 1
    return number
