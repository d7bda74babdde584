"""Whole games are played by a player who does not see: only roles, names and live regions are read."""

import random
from collections.abc import Callable
from statistics import mean

import pytest

from tests.browser.blind import Blind
from tests.browser.person import Person
from tests.browser.policy import RATES, READS_REVIEW
from tilewright import Table
from tilewright.games import names

Come = Callable[..., Person]
GAMES = 40  # of random players


def _random_score(game: str) -> float:
    """What a random player scores on average against another one."""
    rng = random.Random(game)
    scores = []
    for seed in range(GAMES):
        table = Table(game, seats=2, seed=seed)
        while not table.is_over:
            table.play(rng.choice(table.legal()))
        scores += table.scores
    return mean(scores)


@pytest.mark.parametrize("game", names())
def test_a_whole_game(game: str, person: Come) -> None:
    ada = person()
    ada.opens(game, 2, "bots")
    ada.waits_for_the_table()
    blind = Blind(ada.page, RATES[game], game in READS_REVIEW)
    score = blind.plays()
    print(game, score, _random_score(game), blind.decisions, len(blind.heard))
    assert score > _random_score(game)
    assert any("Your turn" in said for said in blind.heard)
