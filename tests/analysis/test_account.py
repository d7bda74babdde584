"""Luck and skill: they add up to the result, luck has no mean, and nothing hidden is used."""

from dataclasses import replace

import numpy as np
import pytest

from tests.analysis.games import TINY, played, reviewed
from tilewright.analysis import odds, stored
from tilewright.analysis.account import Account
from tilewright.analysis.judge import Judge
from tilewright.analysis.lead import leads
from tilewright.analysis.ply import Decision, Draw
from tilewright.analysis.review import Course, review
from tilewright.core.game import CHANCE, clone
from tilewright.games import facts, find, names
from tilewright.kit.random import stream

every_game = pytest.mark.parametrize("name", names())
both_ways = pytest.mark.parametrize("bot", ["random", "greedy"])
every_setup = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in names() for seats in facts(name).seats]
)


def total(account: Account) -> float:
    return account.start + account.luck + account.own + account.others


@every_setup
def test_start_luck_and_losses_are_exactly_the_result(name: str, seats: int) -> None:
    for bot in ("random", "greedy") if seats == 2 else ("greedy",):
        found = reviewed(name, seats, bot)
        assert found.is_over
        sides = find(name).facts.sides(seats)
        result = leads(np.array(found.scores, dtype=np.float64), sides)
        for seat, account in enumerate(found.accounts):
            assert total(account) == pytest.approx(result[seat], abs=1e-9)
            assert account.luck == pytest.approx(sum(draw.leads[seat] for draw in found.draws), abs=1e-9)
            own = sum(one.leads[seat] for one in found.decisions if one.leads and one.seat == seat)
            others = sum(one.leads[seat] for one in found.decisions if one.leads and one.seat != seat)
            assert (account.own, account.others) == pytest.approx((own, others), abs=1e-9)
        won = odds.won(found.places, sides)
        assert [total(account) for account in found.chances] == pytest.approx(won, abs=1e-9)


@every_game
def test_nobody_gains_by_a_move_worse_than_the_best(name: str) -> None:
    for one in reviewed(name, 2, "random").decisions:
        if one.choices:
            assert one.loss >= 0
            assert one.choices[0].lead == max(choice.lead for choice in one.choices)
            assert one.played.move == one.move
            assert one.best.move != one.move or one.grade == "best"
        else:
            assert one.legal == 1
            assert one.grade is None
            assert one.loss == 0


@every_game
def test_the_luck_of_all_possible_draws_has_no_mean(name: str) -> None:
    """Whatever the estimates are worth: so the result without luck is right on average."""
    course = Course.of(find(name), played(name, 2, "greedy"))
    judge = Judge(find(name), 2, TINY)
    plies = [at for at, position in enumerate(course.positions[:-1]) if find(name).kernels.actor(position, 0) == CHANCE]
    for at in plies[:: max(1, len(plies) // 2)]:
        position, game = course.positions[at], find(name)
        legal, weights = game.legal(position), np.array(game.weights(position), dtype=np.float64)
        luck = np.array([judge.draw(position, at + 1, action).leads for action in legal])
        assert weights @ luck / weights.sum() == pytest.approx(np.zeros(2), abs=1e-9)


def test_luck_counts_by_its_weight_and_the_accounts_stay_exact() -> None:
    """What it does not count for is in the start."""
    game, course = find("tabula_rasa"), Course.of(find("tabula_rasa"), played("tabula_rasa", 2, "greedy"))
    found = {}
    for weight in (1.0, 0.25):
        judge = Judge(game, 2, TINY)
        judge.model = replace(judge.model, luck=weight)
        plies = [course.judge(judge, ply + 1) for ply in range(len(course.actions))]
        found[weight] = course.review(plies, TINY).accounts
    for full, part in zip(found[1.0], found[0.25], strict=True):
        assert part.luck == pytest.approx(full.luck / 4)
        assert part.start == pytest.approx(full.start + 0.75 * full.luck)
        assert (part.own, part.others, part.result) == (full.own, full.others, full.result)
    assert any(one.luck for one in found[1.0])


@pytest.mark.parametrize("name", ["tabula_rasa", "castles_of_tuscany"])
def test_a_decision_is_judged_by_what_its_seat_knew(name: str) -> None:
    """Whatever the others hold, and whatever comes next, the same is said."""
    game, course = find(name), Course.of(find(name), played(name, 2, "greedy"))
    judge, rng, compared = Judge(game, 2, TINY), stream(3), 0
    for at in range(20, len(course.actions), 17):
        position, seat = course.positions[at], int(game.kernels.actor(course.positions[at], 0))
        if seat == CHANCE or len(game.legal(position)) == 1:
            continue
        other = clone(position)
        game.kernels.redeal(other, 0, seat, rng)
        compared += other.tobytes() != position.tobytes()
        assert judge.judge(position, at + 1, course.actions[at]) == judge.judge(other, at + 1, course.actions[at])
    assert compared


def test_a_review_is_the_same_on_one_thread_and_on_two() -> None:
    record = played("tabula_rasa", 2, "random")
    assert review(find("tabula_rasa"), record, TINY, 1).plies == review(find("tabula_rasa"), record, TINY, 2).plies


@every_game
def test_judgements_can_be_stored(name: str) -> None:
    for one in reviewed(name, 2, "greedy").plies:
        assert stored.read(stored.write(one)) == one


def test_turns_hold_a_seats_decisions_together() -> None:
    found = reviewed("carcassonne", 2, "greedy")
    assert [one for turn in found.turns for one in turn.decisions] == list(found.decisions)
    for before, after in zip(found.turns, found.turns[1:], strict=False):
        assert before.seat != after.seat
        assert after.number == before.number + 1
    assert all(turn.loss == pytest.approx(sum(one.loss for one in turn.decisions)) for turn in found.turns)


def test_plies_are_decisions_and_draws_in_order() -> None:
    found = reviewed("cornwall", 2, "greedy")
    assert [one.ply for one in found.plies] == list(range(1, len(found.record.moves) + 1))
    assert [one.move for one in found.plies] == list(found.record.moves)
    assert {type(one) for one in found.plies} == {Decision, Draw}
