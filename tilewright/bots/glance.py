"""Looks one move ahead like the greedy bot, through the game's kernels as they are: for rules that run uncompiled."""

import random
import time

import numpy as np
from numpy.typing import NDArray

from tilewright.bots.bot import Question
from tilewright.core.game import CHANCE, Positions, clone
from tilewright.kit.majority import lead
from tilewright.kit.random import word

LIMIT_S = 1.2  # people wait for it; compiled rules need a few milliseconds


def look_ahead(question: Question, rng: NDArray[np.uint64], samples: int) -> tuple[list[int], list[float]]:
    """Legal actions, and the lead of each summed over the same deals: as many deals as fit into the time, at most
    `samples`. If there is not even time for one, it tries only some of the actions.
    """
    game, end = question.game, time.monotonic() + LIMIT_S
    legal = game.legal(question.position)
    order = random.Random(int(rng[0])).sample(legal, len(legal))  # if time runs out, no action is more likely tried
    added = dict.fromkeys(legal, 0.0)
    for sample in range(samples):
        dealt = clone(question.position)
        game.kernels.redeal(dealt, 0, question.seat, rng)
        is_certain = dealt.tobytes() == question.position.tobytes()
        start = np.uint64(word(rng))
        leads: dict[int, float] = {}
        for action in order:
            if leads and time.monotonic() > end:
                break
            leads[action], is_settled = _lead_after(question, dealt, action, start)
            is_certain = is_certain and is_settled
        if len(leads) < len(legal):
            return (list(leads), list(leads.values())) if sample == 0 else (legal, [added[one] for one in legal])
        added = {action: added[action] + leads[action] for action in legal}
        if is_certain:
            break
    return legal, [added[one] for one in legal]


def _lead_after(question: Question, dealt: Positions, action: int, start: np.uint64) -> tuple[float, bool]:
    """The lead that a seat can expect after an action and the chance that follows, and whether none followed."""
    game, is_settled = question.game, True
    work, luck = clone(dealt), np.array([start], dtype=np.uint64)
    game.kernels.apply(work, 0, action)
    while game.kernels.actor(work, 0) == CHANCE:
        is_settled = False
        game.kernels.apply(work, 0, game.kernels.draw(work, 0, luck))
    points = game.expected(work, question.seats)
    sides = np.array(game.facts.sides(question.seats), dtype=np.int64)
    return float(lead(points, sides, question.seats, question.seat)), is_settled
