"""The levels of bots, and the decisions of a bot of each level."""

import secrets
from functools import cache

import numpy as np

from tilewright.bots.bot import Bot, Question
from tilewright.bots.roster import LEVELS, Roster
from tilewright.core.game import Game, Positions

__all__ = ["LEVELS", "USUAL_LEVEL", "decide", "is_search", "make", "question", "quick_level"]

USUAL_LEVEL = LEVELS[2]  # of a bot that plays for somebody who has left
QUICKEST = "greedy"  # for a game in which all levels search


@cache
def _roster(game: Game) -> Roster:
    return Roster(game.facts, threads=1)


def is_search(level: str, game: Game) -> bool:
    """Whether bots of this level search, which takes about a second."""
    return _roster(game).is_search(level)


def quick_level(game: Game) -> str:
    """The strongest level that does not search."""
    return next((level for level in reversed(LEVELS) if not is_search(level, game)), QUICKEST)


def make(level: str, game: Game, seed: int) -> Bot:
    """A new bot of a level, which uses one core. Other bots are refused: their names may start programs."""
    if level not in LEVELS and level != QUICKEST:
        raise ValueError(level)
    return _roster(game).make(level, seed)


def question(game: Game, position: Positions, seats: int, seat: int) -> Question:
    """What a bot is shown: the position, with everything its seat does not know redealt at random."""
    rng = np.array([secrets.randbits(64)], dtype=np.uint64)
    return Question.of(game, position, seats, seat, rng)


def decide(level: str, asked: Question, seed: int | None = None) -> int:
    """The action that a bot of this level chooses."""
    bot = make(level, asked.game, secrets.randbits(63) if seed is None else seed)
    return int(bot.decide(asked).action)
