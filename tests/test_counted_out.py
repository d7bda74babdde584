"""Endings that are counted out are the best there are, as plain brute force in Python says."""

import numpy as np
import pytest

from tests.kit.play import Setup
from tilewright.bots import ending
from tilewright.bots.bot import Question
from tilewright.bots.search import SearchBot, Settings
from tilewright.bots.simple import GreedyBot
from tilewright.core.game import CHANCE, OVER, Game, Positions, clone
from tilewright.kit.majority import lead

MOST = 3000  # moves that brute force can check in a moment


def endings(setup: Setup, seed: int) -> list[Positions]:
    """The decisions in the last moves of a game between greedy bots, from the last one back."""
    game, position, bot, seen = setup.game, setup.position(), GreedyBot(seed), []
    rng = np.array([seed + 1], dtype=np.uint64)
    while (who := int(game.kernels.actor(position, 0))) != OVER:
        if who == CHANCE:
            action = int(game.kernels.draw(position, 0, rng))
        else:
            legal = game.legal(position)
            if len(legal) > 1:
                seen.append(clone(position))
            action = bot.decide(Question(game, position, setup.seats, who)).action
        game.kernels.apply(position, 0, action)
    return seen[:-7:-1]


def points(game: Game, position: Positions, seats: int) -> list[float]:
    """The points of all seats with best play, by trying everything."""
    who = int(game.kernels.actor(position, 0))
    if who == OVER:
        return [float(score) for score in game.scores(position, seats)]
    found = []
    for action in game.legal(position):
        after = clone(position)
        game.kernels.apply(after, 0, action)
        found.append(points(game, after, seats))
    if who == CHANCE:
        weights = np.array(game.weights(position), dtype=float)
        return list(weights / weights.sum() @ np.array(found))
    return max(found, key=lambda one: led(game, one, seats, who))


def led(game: Game, found: list[float], seats: int, seat: int) -> float:
    sides = np.array(game.facts.sides(seats))
    return float(lead(np.array(found), sides, seats, seat))  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    "setup",
    [Setup("carcassonne", 2), Setup("carcassonne", 3), Setup("wheel_of_fortune", 2), Setup("cornwall", 2)],
    ids=str,
)
def test_the_last_moves_are_the_best(setup: Setup) -> None:
    game, checked = setup.game, 0
    for seed in range(3):
        for position in endings(setup, seed):
            seat = int(game.kernels.actor(position, 0))
            question = Question(game, position, setup.seats, seat)
            counted = ending.counted_out(question, MOST)
            if counted is None:
                break
            best = points(game, position, setup.seats)
            assert list(counted.points) == pytest.approx(best)
            after = clone(position)
            game.kernels.apply(after, 0, counted.best)
            ends = points(game, after, setup.seats)
            assert led(game, ends, setup.seats, seat) == pytest.approx(led(game, best, setup.seats, seat))
            answer = SearchBot(1, Settings(iterations=MOST // 10, threads=1)).decide(question)
            assert answer.action == counted.best
            assert list(answer.scores) == pytest.approx(best)
            checked += 1
    assert checked >= 4


def test_what_is_hidden_or_far_away_is_not_counted_out() -> None:
    setup = Setup("tabula_rasa", 2)
    last = endings(setup, 0)[3]
    seat = int(setup.game.kernels.actor(last, 0))
    assert ending.counted_out(Question(setup.game, last, 2, seat), 10**6) is None
    first = Setup("carcassonne", 2)
    position = first.position()
    first.game.kernels.apply(position, 0, first.game.legal(position)[0])
    assert ending.counted_out(Question(first.game, position, 2, 0), 10**6) is None
