"""Bots that play like beginners: what each of their settings does, and that the levels made of them are in order."""

from typing import Any

import pytest

from tilewright.bots.arena.crew import Job, alone
from tilewright.bots.arena.plan import Plan
from tilewright.bots.arena.report import report
from tilewright.bots.bot import Question
from tilewright.bots.novice import Manner, NoviceBot
from tilewright.bots.roster import Roster
from tilewright.core.game import Positions, clone
from tilewright.core.table import Table
from tilewright.games import facts, find, names
from tilewright.kit.random import stream

every_game = pytest.mark.parametrize("name", names())

# a figure in the new city scores 4 points at once, one in the field among the cities more at the end
CITIES = (
    "draw E",
    "place 0 -1 2",
    "pass",
    "draw E",
    "place 1 -1 1",
    "pass",
    "draw H",
    "place 0 -2 1",
    "pass",
    "draw H",
)
CLOSED = (*CITIES, "place 1 -2 1")
ELSEWHERE = ("draw V", "place 1 0 0", "pass")
GIFT = "place 0 2 0"


def decision(*moves: str) -> Question:
    """The decision in Carcassonne after these moves."""
    table = Table(find("carcassonne"), 2, deals=False)
    for move in moves:
        table.play(move)
    return asked(table)


def asked(table: Table) -> Question:
    return Question.of(table.game, table.position, table.seats, table.actor, stream(1))


def after(question: Question, action: int) -> Positions:
    work = clone(question.position)
    question.game.kernels.apply(work, 0, action)
    return work


def chosen(question: Question, seeds: int = 60, **manner: Any) -> set[str]:
    """Everything that a novice plays here, with different seeds."""
    return {question.words(NoviceBot(Manner(**manner), seed).decide(question).action) for seed in range(seeds)}


# --- what it sees ---------------------------------------------------------------------------------------------------


def test_without_sight_it_takes_the_points_at_once() -> None:
    here = decision(*CLOSED)
    assert chosen(here) == {"figure field 0"}
    assert chosen(here, sight=0.0) == {"figure city 1"}
    assert chosen(here, sight=0.5) >= {"figure city 1", "figure field 0"}


def test_a_placement_is_judged_by_the_points_of_the_whole_turn() -> None:
    """The tile scores nothing by itself: the points come with the figure that is set on it."""
    assert "place 1 -2 1" in chosen(decision(*CITIES), sight=0.0)
    for placed in chosen(decision(*CITIES), sight=0.0):
        settings = decision(*CITIES, placed)
        worth = [
            settings.game.scores(after(settings, action), 2)[1] for action in settings.game.legal(settings.position)
        ]
        assert max(worth) == 4


def test_without_rivals_it_does_not_mind_what_they_get() -> None:
    """The first seat holds an open city: whoever closes it gives that seat 4 points."""
    here = decision("draw E", "place 0 1 2", "figure city 0", "draw E", "place 0 -1 2", "pass", *ELSEWHERE, "draw E")
    assert GIFT not in chosen(here, sight=0.0)
    assert GIFT in chosen(here, sight=0.0, rivals=0.0)


# --- how it chooses -------------------------------------------------------------------------------------------------


def test_it_is_unsure_among_moves_that_look_close_and_never_plays_others() -> None:
    here = decision(*CLOSED)  # the city looks 1.6 points worse than the field, the others more than five
    assert chosen(here, unsure=1.0) == {"figure field 0"}
    assert chosen(here, unsure=4.0) == {"figure field 0", "figure city 1"}
    decided = [here.words(NoviceBot(Manner(unsure=4.0), seed).decide(here).action) for seed in range(200)]
    assert 100 < decided.count("figure field 0") < 160  # 4 to 2.4


# --- levels ---------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize(("above", "below"), [("beginner", "random"), ("club", "beginner"), ("expert", "casual")])
def test_a_level_beats_the_second_one_below(name: str, above: str, below: str) -> None:
    roster, about = Roster(facts(name)), facts(name)
    match = Plan(name, about.revision, 2, (), (above, below), (roster.spelled(above), roster.spelled(below)), 1)
    results = {outcome.result.number: outcome.result for outcome in alone(Job(find, match), range(6))}
    difference = report(match, results).pair(0, 1).difference
    assert difference is not None
    assert difference.mean > 0
