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
EVEN = "tabula_rasa"  # about 50 points are shared out in every game: one game says little about its players


def _play(game: str, seed: int, decide: Callable[[Table], str] | None) -> list[int]:
    """The scores of a game between random players; the first one may decide in another way."""
    rng = random.Random(seed)
    table = Table(game, seats=2, seed=seed)
    while not table.is_over:
        table.play(decide(table) if decide and table.actor == 0 else rng.choice(table.legal()))
    return table.scores


@pytest.mark.parametrize("game", names())
def test_a_whole_game(game: str, person: Come) -> None:
    ada = person()
    ada.opens(game, 2, "bots")
    ada.waits_for_the_table()
    blind = Blind(ada.page, RATES[game], game in READS_REVIEW)
    score = blind.plays()
    if game != EVEN:
        assert score > mean(score for seed in range(GAMES) for score in _play(game, seed, None))
    heard = " ".join(blind.heard)
    assert "Your turn" in heard
    assert " places " in heard


def test_an_even_game_is_decided_by_words() -> None:
    """Over many games the same policy, with the same words, is ahead of random players."""
    own = [_play(EVEN, seed, _by_words)[0] for seed in range(GAMES)]
    assert mean(own) > mean(_play(EVEN, seed, None)[0] for seed in range(GAMES)) + 2


def _by_words(table: Table) -> str:
    """The choice that sounds best, as the page names it."""
    scene = table.scene(0)
    words = [*_said(scene), *_told(table)]

    def rate(choice: Message) -> float:
        return RATES[EVEN](_say(choice), words)

    return max(scene.choices, key=lambda choice: rate(choice.label)).move


def _say(message: Message) -> str:
    return find(EVEN).say(message, "en").replace("Seat 1", "Ada").replace("Seat 2", "Ben")


def _said(scene: Scene) -> list[str]:
    return [_say(piece.tip) for piece in scene.pieces() if piece.tip]


def _told(table: Table) -> list[str]:
    """The features as the page lists them."""
    return [
        f"{_say(feature.label)}. {_say(feature.worth)} Held by "
        + ", ".join(f"{('Ada', 'Ben')[seat]} {count}" for seat, count in feature.holders)
        for feature in find(EVEN).features(table.position, 0)
    ]
