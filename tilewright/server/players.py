"""Bots at tables: levels by name, and threads of their own so that nobody else waits for them."""

import os
import secrets
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from tilewright.bots.bot import Bot, Question
from tilewright.core.game import Game, Positions

LEVELS = ("beginner", "casual", "club", "expert", "master")  # the weakest first
MOST_THREADS = max(1, (os.cpu_count() or 2) - 1)


def make(level: str, game: Game) -> Bot:
    """A new bot of a level."""
    from tilewright.bots.search import SearchBot, Settings  # noqa: PLC0415 -- brings Numba along
    from tilewright.bots.simple import GreedyBot, RandomBot  # noqa: PLC0415

    seed = secrets.randbits(63)
    match level:
        case "beginner":
            return RandomBot(seed)
        case "casual" | "club":
            return GreedyBot(seed)
        case "expert":
            return SearchBot(seed, Settings(iterations=60, threads=1, nodes=50_000))
    return SearchBot(seed, Settings(seconds=0.9, threads=1, nodes=200_000))


def decide(bot: Bot, game: Game, position: Positions, seats: int, seat: int) -> int:
    """What a bot plays, shown only what its seat may know."""
    rng = np.array([secrets.randbits(64)], dtype=np.uint64)
    question = Question.of(game, position, seats, seat, rng)
    return int(bot.decide(question).action)


def pool() -> ThreadPoolExecutor:
    """Threads to think in: one core stays free for everybody else."""
    return ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="bot")
