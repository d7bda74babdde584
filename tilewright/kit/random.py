"""Random numbers inside kernels: one word of state per stream, the same on every machine.

A stream is an array of one unsigned 64-bit word (SplitMix64). Streams with different seeds are independent, so a
million games can have one each.
"""

import numpy as np
from numpy.typing import NDArray

from tilewright.kit.compiler import IS_INTERPRETED
from tilewright.kit.kernel import inlined, kernel

if IS_INTERPRETED:  # words wrap around on purpose; NumPy warns about it when kernels run interpreted
    np.seterr(over="ignore")

Rng = NDArray[np.uint64]

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_A = np.uint64(0xBF58476D1CE4E5B9)
_MIX_B = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_ALL = 0xFFFFFFFFFFFFFFFF


def stream(seed: int) -> Rng:
    """A new stream of random numbers for kernels."""
    return np.array([seed & _ALL], dtype=np.uint64)


def streams(seed: int, count: int, first: int = 0) -> Rng:
    """Independent streams, one per row; row i does not depend on the count."""
    numbers = np.arange(first + 1, first + count + 1, dtype=np.uint64)
    made: Rng = _mix(np.uint64(seed & _ALL) + numbers * _STEP).reshape(count, 1)
    return made


def _mix(z):
    """SplitMix64's mixing of one word, or of an array of them."""
    z = (z ^ (z >> _S30)) * _MIX_A
    z = (z ^ (z >> _S27)) * _MIX_B
    return z ^ (z >> _S31)


_mixed = inlined(_mix)


@kernel
def word(rng):
    """The next 64 random bits."""
    rng[0] = rng[0] + _STEP
    return _mixed(rng[0])


@kernel
def below(rng, limit):
    """A random number from 0 to limit - 1, all exactly equally likely; limit below 2**31."""
    n = np.uint64(limit)
    product = (word(rng) >> _S32) * n
    low = product & _LOW
    if low < n:
        threshold = (_LOW - n + np.uint64(1)) % n
        while low < threshold:
            product = (word(rng) >> _S32) * n
            low = product & _LOW
    return np.int64(product >> _S32)
