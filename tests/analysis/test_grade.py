"""Grades and forecasts: the same limits everywhere, and chances that behave like chances."""

import numpy as np
import pytest

from tilewright.analysis import grade, odds
from tilewright.analysis.lead import leads
from tilewright.analysis.odds import KNOTS, rough
from tilewright.core.game import CHANCE
from tilewright.games import facts, names

every_setup = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in names() for seats in facts(name).seats]
)


@pytest.mark.parametrize(
    ("cost", "error", "expected"),
    [
        (0.0, 0.0, "best"),
        (0.0024, 0.0, "best"),
        (0.0026, 0.0, "good"),
        (0.016, 0.001, "inaccurate"),
        (0.05, 0.001, "mistake"),
        (0.09, 0.001, "blunder"),
        (0.2, 0.3, "good"),
    ],
)
def test_a_grade_follows_the_loss_unless_it_may_be_chance(cost: float, error: float, expected: str) -> None:
    assert grade.grade(cost, error) == expected


def test_points_given_away_in_a_decided_game_count() -> None:
    model, sides = odds.model(facts("carcassonne"), 2), (0, 1)
    assert grade.severity(6.0, 0.0, model, sides) == pytest.approx(model.even(6.0, sides))
    assert grade.grade(grade.severity(6.0, 0.0, model, sides), 0.0) in ("mistake", "blunder")
    assert grade.severity(0.1, 0.3, model, sides) == 0.3


@every_setup
def test_every_game_has_a_forecast_of_its_own(name: str, seats: int) -> None:
    model, sides = odds.model(facts(name), seats), facts(name).sides(seats)
    assert model != rough(seats)
    assert len(model.scales) == len(model.spreads) == len(model.growths) == len(KNOTS)
    points = np.arange(seats, dtype=np.float64) * 3.0
    for left in (1.0, 0.5, 0.0):
        chance = model.odds(points, left, CHANCE, sides)
        assert sum({side: chance[seat] for seat, side in enumerate(sides)}.values()) == pytest.approx(1.0)
        more = points + 2.0 * (np.array(sides) == sides[0])
        assert model.odds(more, left, CHANCE, sides)[0] > chance[0]
        low, high = model.range(points, left, CHANCE)
        assert (low < high).all()


def test_the_same_lead_counts_more_near_the_end() -> None:
    for name in names():
        model, points = odds.model(facts(name), 2), np.array([4.0, 0.0])
        early, late = (model.odds(points, left, CHANCE, (0, 1))[0] for left in (1.0, 0.05))
        assert late > early


def test_a_game_without_a_file_gets_a_rough_forecast() -> None:
    model = rough(3)
    assert model.odds(np.array([9.0, 0.0, 0.0]), 0.05, CHANCE, (0, 1, 2))[0] > 0.8


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    assert leads(np.array([10.0, 4.0, 1.0]), (0, 1, 2)) == pytest.approx([7.5, -1.5, -6.0])
    assert leads(np.array([8.0, 5.0, 8.0, 5.0]), (0, 1, 0, 1)) == pytest.approx([3.0, -3.0, 3.0, -3.0])


def test_partners_win_together() -> None:
    assert odds.won([1, 3, 1, 3], (0, 1, 0, 1)) == (1.0, 0.0, 1.0, 0.0)
    assert odds.won([1, 1, 3], (0, 1, 2)) == (0.5, 0.5, 0.0)


def test_how_far_a_game_is_follows_from_its_moves() -> None:
    assert [rough(2).left(ply) for ply in (0, 75, 150, 300)] == [1.0, 0.5, 0.0, 0.0]
