"""The exponential function from multiplications and additions alone, so that it is bit by bit the same everywhere.

The libraries of CPUs and GPUs differ in the last bit. A bot that compares two estimates could then play differently.
"""

import math
from decimal import Decimal

import numpy as np

from tilewright.kit.kernel import kernel

_MOST = 700.0  # beyond, the result is as good as infinite, or zero
_PARTS = 32  # x is split into a whole number of these parts of log 2, and a small rest
_PART = Decimal(2).ln() / _PARTS
_HIGH = math.floor(_PART * 2**40) / 2**40  # its first bits: multiplied by a whole number without rounding
_LOW = float(_PART - Decimal(_HIGH))
_PER = float(1 / _PART)
_FRACTIONS = np.array([float(Decimal(2) ** (Decimal(k) / _PARTS)) for k in range(_PARTS)])
_LEAST = -1022  # the exponent of the first power
_POWERS = np.ldexp(1.0, np.arange(_LEAST, 1024))


@kernel
def exp(x):
    """e to the power of x, wrong by less than two units in the last place; x is limited to -700 to 700."""
    x = min(max(x, -_MOST), _MOST)
    count = math.floor(x * _PER + 0.5)
    rest = x - count * _HIGH - count * _LOW
    value = 1.0 + rest * (1.0 + rest * (1 / 2 + rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120 + rest * (1 / 720))))))
    whole = np.int64(count)
    return value * _FRACTIONS[whole % _PARTS] * _POWERS[(whole // _PARTS) - _LEAST]
