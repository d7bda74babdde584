"""Bots at tables: levels by name, and threads of their own so that nobody else waits for them."""

import os
import secrets
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from tilewright.bots.bot import Bot, Question
from tilewright.bots.roster import LEVELS, Roster
from tilewright.core.game import Game, Positions

__all__ = ["LEVELS", "USUAL_LEVEL", "decide", "make", "pool"]

USUAL_LEVEL = LEVELS[2]  # of a bot that plays for somebody who left
MOST_THREADS = max(1, (os.cpu_count() or 2) - 1)


def make(level: str, game: Game) -> Bot:
    """A new bot of a level. Only levels are taken, never other names of bots: those may run programs."""
    if level not in LEVELS:
        raise ValueError(level)
    return Roster(game.facts).make(level, secrets.randbits(63))


def decide(bot: Bot, game: Game, position: Positions, seats: int, seat: int) -> int:
    """What a bot plays, shown only what its seat may know."""
    rng = np.array([secrets.randbits(64)], dtype=np.uint64)
    question = Question.of(game, position, seats, seat, rng)
    return int(bot.decide(question).action)


def rehearse(game: Game, position: Positions, seats: int, seat: int) -> None:
    """Ask each kind of bot that levels stand for once, so that all they need is loaded."""
    roster = Roster(game.facts)
    for name in ("greedy", "search:iterations=2"):
        decide(roster.make(name, 1), game, position, seats, seat)


def pool() -> ThreadPoolExecutor:
    """Threads to think in: one core stays free for everybody else."""
    return ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="bot")
