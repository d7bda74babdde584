"""The weight of luck that the benchmark finds: it takes out what can be taken out, and leaves the mean alone."""

from functools import partial

import numpy as np
import pytest

from bench import luck


def games(noise: float, count: int = 400) -> tuple[luck.Numbers, luck.Numbers, luck.Numbers]:
    """Results of skill, losses and luck, and the luck as it is estimated."""
    rng = np.random.default_rng(5)
    skill, losses, brought = rng.normal(0, 6, count), rng.normal(0, 5, count), rng.normal(0, 10, count)
    return skill + losses + brought, losses, brought + rng.normal(0, noise, count)


@pytest.mark.parametrize("noise", [0.0, 10.0, 30.0])
def test_noisy_luck_weighs_less_and_then_always_helps(noise: float) -> None:
    result, _, estimated = games(noise)
    assert luck.weight(result, estimated) == pytest.approx(100 / (100 + noise**2), abs=0.12)
    assert luck.left_unseen(result, estimated) < min(1.02, luck.left(result, estimated) + 0.02)
    if noise == 30.0:
        assert luck.left(result, estimated) > 2


def test_a_point_of_loss_is_worth_a_point() -> None:
    result, losses, estimated = games(10.0)
    found = luck.measured(partial(luck.worth, weighed=0.5), result, losses, estimated)
    assert found.low < 1 < found.high
    assert found.high - found.low < 0.6
    assert luck.worth(result, 2 * losses, estimated) == pytest.approx(luck.worth(result, losses, estimated) / 2)


def test_an_interval_narrows_with_more_games() -> None:
    few, many = (luck.measured(luck.weight, *games(10.0, count)[::2]) for count in (30, 300))
    assert few.low < many.value < few.high
    assert many.high - many.low < 0.6 * (few.high - few.low)
    assert str(many) == f"{many.value:.2f} [{many.low:.2f}–{many.high:.2f}]"
