"""Tuning finds what is better, says so only on fresh deals, and keeps to its number of games."""

from typing import Any

import pytest

import tilewright
from tilewright import contest, tuning
from tilewright.contest import Contest
from tilewright.games import facts
from tilewright.tuning import MOST_CANDIDATES, candidates, tune

GAME = "tabula_rasa"


def test_the_best_of_several_settings_is_found() -> None:
    done: list[int] = []
    found = tune(GAME, "greedy:slips=0.9", {"slips": [0.6, 0.0, 0.8, 0.3]}, 400, seed=1, progress=done.append)
    assert found.best == found.final.bot == "greedy:slips=0.0"
    assert found.is_better
    assert [len(trials) for trials in found.rounds] == [4, 2]
    assert [trials[0].games for trials in found.rounds] == [24, 50]
    trials = [trial for trials in (*found.rounds, (found.final,)) for trial in trials]
    assert sum(done) == sum(trial.games for trial in trials) <= 400
    assert found.final.games >= 200
    assert repr(found).splitlines()[-1].endswith(": better")


def test_what_is_worse_is_not_proposed() -> None:
    found = tilewright.tune(GAME, "greedy", {"slips": [0.5, 0.9]}, 160)
    assert found.rounds[0][0].bot == found.final.bot == "greedy:slips=0.5"
    assert not found.is_better
    assert found.best == "greedy"
    assert repr(found).endswith(": not proved better")


def test_the_winner_is_judged_by_other_deals_than_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, int]] = []
    real = contest.arena

    def arena(game: str, bots: list[str], games: int, **more: Any) -> Contest:
        asked.append((bots[1], games, more["seed"]))
        return real(game, bots, games, **more)

    monkeypatch.setattr(tuning, "arena", arena)
    tune(GAME, "greedy", {"slips": [0.2, 0.4, 0.6]}, 60, seed=7)
    seeds = [seed for _, _, seed in asked]
    assert len(asked) == 3 + 2 + 1
    assert seeds[:3] == [seeds[0]] * 3
    assert seeds[3:5] == [seeds[3]] * 2
    assert len(set(seeds)) == 3
    assert not set(seeds) & set(range(16 * 8, 16 * 9)), "the deals of another seed"


def test_candidates_are_all_combinations_that_differ() -> None:
    known = facts(GAME)
    made = candidates(known, "search:iterations=50,own=0", {"own": ["0", 0.5], "eager": [True, False]})
    assert made == [f"search:iterations=50,own={own},eager={eager}" for own in ("0", "0.5") for eager in ("yes", "no")]
    assert candidates(known, "search:own=0", {"own": [0, 1]}) == ["search:own=1"]
    assert candidates(known, "expert", {"slips": [0.5]}) == ["greedy:slips=0.5"]


@pytest.mark.parametrize(
    ("bot", "values", "games", "reason"),
    [
        ("greedy", {}, 100, "at least one setting"),
        ("greedy", {"slips": "0.5"}, 100, "with a list of values"),
        ("greedy", {"slips": []}, 100, "with a list of values"),
        ("greedy:slips=0.5", {"slips": [0.5]}, 100, "these are the values"),
        ("greedy", {"speed": [1]}, 100, "has no setting 'speed"),
        ("greedy", {"slips": [2]}, 100, "from 0 to 1, not '2'"),
        ("chess", {"slips": [1]}, 100, "there is no bot 'chess'"),
        ("cmd:true", {"slips": [1]}, 100, "only our own bots have settings"),
        ("greedy", {"slips": [0.1, 0.2, 0.3]}, 23, "3 combinations need at least 24 games, not 23"),
        ("greedy", {"slips": [0.1]}, 3, "1 combination needs at least 4 games, not 3"),
        ("greedy", {"slips": [0.1]}, 10**9, "at most 1,000,000 games"),
        ("greedy", {"unsure": range(MOST_CANDIDATES + 2)}, 10**5, "try fewer values"),
    ],
)
def test_what_cannot_be_tried_is_refused(bot: str, values: dict[str, Any], games: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        tune(GAME, bot, values, games)
