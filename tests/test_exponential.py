"""The exponential function is right, and the same on every machine."""

import math
from decimal import Decimal

import numpy as np

from tilewright.kit.exponential import exp


def test_it_is_wrong_by_less_than_two_units_in_the_last_place() -> None:
    rng = np.random.default_rng(1)
    for x in [0.0, 1.0, -1.0, *rng.normal(0, 1, 200), *rng.uniform(-650, 650, 200)]:
        right = Decimal(float(x)).exp()
        assert abs(Decimal(float(exp(float(x)))) - right) < 2 * Decimal(math.ulp(float(right)))  # type: ignore[no-untyped-call]


def test_plain_python_computes_the_same_bits() -> None:
    plain = getattr(exp, "py_func", exp)
    for x in np.random.default_rng(2).normal(0, 20, 500).tolist():
        assert float(plain(x)) == exp(x)  # type: ignore[no-untyped-call]


def test_it_has_limits_instead_of_infinity() -> None:
    assert 0 < exp(-1e9) < 1e-300  # type: ignore[no-untyped-call]
    assert 1e300 < exp(1e9) < math.inf  # type: ignore[no-untyped-call]
