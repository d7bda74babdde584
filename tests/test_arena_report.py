"""The numbers of the arena: estimates with honest intervals, and reports that add up."""

import random
import statistics

import pytest

from tests.kit.arena import plan
from tilewright.bots.arena.estimate import Estimate, average, share, student
from tilewright.bots.arena.match import Fault, Result
from tilewright.bots.arena.report import report


def test_students_distribution() -> None:
    table = {1: 12.706, 4: 2.776, 5: 2.571, 7: 2.365, 10: 2.228, 20: 2.086, 30: 2.042, 60: 2.000, 1000: 1.962}
    for freedom, value in table.items():
        assert student(freedom) == pytest.approx(value, abs=0.002)


def test_an_average_of_single_games_is_the_usual_interval() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 1.0, 6.0]
    estimate = average(enumerate(values))
    assert estimate is not None
    assert estimate.low is not None
    reach = 2.571 * statistics.stdev(values) / len(values) ** 0.5
    assert (estimate.mean, estimate.low) == pytest.approx((4.5, 4.5 - reach), abs=0.002)


def test_games_that_share_their_luck_count_as_one() -> None:
    single = average((deal, value) for deal, value in enumerate([1.0, 2.0, 4.0, 9.0]))
    doubled = average((deal, value) for deal, value in enumerate([1.0, 2.0, 4.0, 9.0]) for _ in range(5))
    assert single == doubled
    assert average([]) is None
    assert average([(0, 1.0), (0, 3.0)]) == Estimate(2.0, None, None)


def test_shares_stay_between_0_and_1_and_are_honest_about_few_games() -> None:
    always = share((deal, 1.0) for deal in range(100) for _ in range(2))
    assert always is not None
    assert (always.mean, always.high) == pytest.approx((1.0, 1.0))
    assert always.high is not None
    assert always.high <= 1
    assert always.low == pytest.approx(0.962, abs=0.002)  # Wilson for 100 of 100, with Student's factor
    never = share((deal, 0.0) for deal in range(100))
    assert never is not None
    assert never.low == 0.0


@pytest.mark.parametrize("truth", [0.5, 0.85])
def test_intervals_contain_the_truth_as_often_as_they_claim(truth: float) -> None:
    rng = random.Random(4)
    held = {"average": 0, "share": 0}
    for _ in range(400):
        samples = []
        for deal in range(25):
            luck = rng.gauss(0, 0.1)
            samples += [(deal, float(rng.random() < truth + luck)) for _ in range(2)]
        for kind, estimate in (("average", average(samples)), ("share", share(samples))):
            assert estimate is not None
            assert estimate.low is not None
            assert estimate.high is not None
            held[kind] += estimate.low <= truth <= estimate.high
    assert all(0.9 <= count / 400 <= 0.99 for count in held.values()), held


def result(number: int, seating: tuple[int, ...], scores: tuple[int, ...], fault: Fault | None = None) -> Result:
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    seats = len(seating)
    return Result(
        number, number // 2, seating, scores, places, (10,) * seats, (0.5,) * seats, (0.1,) * seats, 40, fault
    )


def test_a_report_adds_up() -> None:
    made = plan("a", "b")
    results = [((0, 1), (50, 40)), ((1, 0), (44, 44)), ((0, 1), (30, 60)), ((1, 0), (10, 70))]
    summed = report(made, {number: result(number, *facts) for number, facts in enumerate(results)})
    a, b = summed.standings
    assert (a.wins, b.wins) != (None, None)
    assert a.wins is not None
    assert a.wins.mean == (1 + 0.5 + 0 + 1) / 4
    assert a.points is not None
    assert a.points.mean == (50 + 44 + 30 + 70) / 4
    assert a.lead is not None
    assert a.lead.mean == (10 + 0 - 30 + 60) / 4
    assert (a.decisions, a.seconds_each, a.per_second, a.longest_s) == (40, 0.05, 20.0, 0.1)
    assert a.rating.mu > b.rating.mu
    pair = summed.pair(1, 0)
    assert pair.wins is not None
    assert pair.wins.mean == 1 - a.wins.mean
    assert pair.difference is not None
    assert pair.difference.mean == -a.lead.mean
    assert summed.seat_wins == ((1 + 0.5 + 0 + 0) / 4, (0 + 0.5 + 1 + 1) / 4)


def test_a_bot_on_two_seats_is_rated_once() -> None:
    made = plan("a", "b", seats=4)
    summed = report(made, {0: result(0, (0, 0, 1, 1), (40, 30, 20, 10)), 1: result(1, (0, 1, 0, 1), (9, 8, 7, 6))})
    a, b = summed.standings
    assert a.games == 2
    assert a.rating.mu > 25 > b.rating.mu
    assert a.wins is not None
    assert a.wins.mean == 1
