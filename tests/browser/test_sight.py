"""Whole games are played by a player who does not see: only roles, names and live regions are read."""

import random
from collections.abc import Callable
from statistics import mean

import pytest

from tests.browser.blind import Blind
from tests.browser.person import Person
from tests.browser.policy import RATES, READS_REVIEW
from tilewright import Table
from tilewright.core.message import Message
from tilewright.core.scene import Scene
from tilewright.games import find, names

Come = Callable[..., Person]
GAMES = 30  # of random players
# One game of these says little about its players: in Tabula Rasa about 50 points are shared out in any case, and in
# Cornwall the same player gets 36 points or 109. Over many games they must be ahead of random players by this much.
LUCKY = {"cornwall": 20, "tabula_rasa": 2}


def _play(game: str, seed: int, decide: Callable[[Table], str] | None) -> list[int]:
    """The scores of a game between random players; the first one may decide in another way."""
    rng = random.Random(seed)
    table = Table(game, seats=2, seed=seed)
    while not table.is_over:
        if decide and table.actor == 0:
            table.play(decide(table))
        else:
            table.apply(rng.choice(table.game.legal(table.position)))
    return table.scores


@pytest.mark.parametrize("game", names())
def test_a_whole_game(game: str, person: Come) -> None:
    ada = person()
    ada.opens(game, 2, "bots")
    ada.waits_for_the_table()
    blind = Blind(ada.page, RATES[game], game in READS_REVIEW)
    score = blind.plays()
    assert score > 0
    if game not in LUCKY:
        assert score > mean(score for seed in range(GAMES) for score in _play(game, seed, None))
    heard = " ".join(blind.heard)
    assert "Your turn" in heard
    assert " places " in heard


@pytest.mark.parametrize(("game", "ahead"), LUCKY.items())
def test_a_game_of_luck_is_decided_by_words(game: str, ahead: int) -> None:
    """Over many games the same policy, with the same words, is ahead of random players."""
    own = [_play(game, seed, _by_words)[0] for seed in range(GAMES)]
    assert mean(own) > mean(_play(game, seed, None)[0] for seed in range(GAMES)) + ahead


def _by_words(table: Table) -> str:
    """The choice that sounds best, as the page names it."""
    scene, game = table.scene(0), table.game.facts.name
    words = [*_said(scene, game), *(_told(table, game) if game in READS_REVIEW else [])]

    def rate(choice: Message) -> float:
        return RATES[game](_say(choice, game), words)

    return max(scene.choices, key=lambda choice: rate(choice.label)).move


def _say(message: Message, game: str) -> str:
    return find(game).say(message, "en").replace("Seat 1", "Ada").replace("Seat 2", "Ben")


def _said(scene: Scene, game: str) -> list[str]:
    return [_say(piece.tip, game) for piece in scene.pieces() if piece.tip]


def _told(table: Table, game: str) -> list[str]:
    """The features as the page lists them."""
    return [
        f"{_say(feature.label, game)}. {_say(feature.worth, game)} Held by "
        + ", ".join(f"{('Ada', 'Ben')[seat]} {count}" for seat, count in feature.holders)
        for feature in find(game).features(table.position, 0)
    ]
