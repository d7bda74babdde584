"""Plays like people who are still learning a game: it often does not see what a move leads to, and is unsure.

It thinks its own turn through, guesses what is hidden and what is drawn, and never plays a move that looks bad to it.
It uses the game's kernels as they are, so it plays the same on rules that run uncompiled if it has the time.
"""

import math
import time
from dataclasses import dataclass
from random import Random
from statistics import fmean

import numpy as np

from tilewright.bots import glance
from tilewright.bots.bot import Answer, Question
from tilewright.core.game import CHANCE, Positions, clone
from tilewright.kit.majority import lead
from tilewright.kit.random import stream
from tilewright.kit.shape import ROOM

FURTHER = 3  # decisions of the same turn that it thinks through


@dataclass(frozen=True)
class Manner:
    """How much a novice sees, and how sure it is."""

    sight: float = 1.0  # how often it sees what a move leads to; of others it sees only the points of this turn
    rivals: float = 1.0  # the share it sees of the points of others
    guesses: int = 1  # at what is hidden and what is drawn
    unsure: float = 0.0  # it may play moves that look less than this many points worse than the best


class NoviceBot:
    """A bot that looks one turn ahead, with the weaknesses of people."""

    def __init__(self, manner: Manner, seed: int) -> None:
        self._manner = manner
        self._random = Random(seed)

    def decide(self, question: Question) -> Answer:
        """A move that looks good, the better the likelier."""
        looks = self._looks(question)
        best = max(looks.values())
        [choice] = self._random.choices(list(looks), [self._weight(best - look) for look in looks.values()])
        return Answer(choice, line=(question.words(choice),), iterations=len(looks))

    def stop(self) -> None:
        """Nothing to do: it never takes long."""

    def _weight(self, behind: float) -> float:
        """How likely it plays a move that looks this many points worse than the best."""
        unsure = self._manner.unsure
        return max(0.0, unsure - behind) if unsure else float(behind == 0)

    def _looks(self, question: Question) -> dict[int, float]:
        """How good each move looks: its points, and what may come of it, or of a usual move if it does not see that.

        With uncompiled rules, only the moves that it has time for, in random order.
        """
        legal = question.game.legal(question.position)
        view = _View(question, self._manner, self._random)
        found: list[tuple[int, bool, float, float]] = []
        for action in self._random.sample(legal, len(legal)):
            if found and view.is_late():
                break
            is_seen = self._random.random() < self._manner.sight
            found.append((action, is_seen, *view.after(action, is_seen)))
        usual = fmean(future for _, _, _, future in found)
        return {action: points + (future if is_seen else usual) for action, is_seen, points, future in found}


class _View:
    """What a novice sees of the positions after its moves."""

    def __init__(self, question: Question, manner: Manner, rng: Random) -> None:
        self._game, self._seats, self._seat = question.game, question.seats, question.seat
        self._rivals = manner.rivals
        self._end = math.inf if question.game.is_compiled() else time.monotonic() + glance.LIMIT_S
        self._guesses = [(_guessed(question, rng), rng.getrandbits(64)) for _ in range(manner.guesses)]
        self._sides = np.array(question.game.facts.sides(question.seats), dtype=np.int64)
        self._scores, self._points = np.zeros(question.game.facts.seats[-1], dtype=np.int64), np.zeros(ROOM)

    def is_late(self) -> bool:
        """Whether the time is up, which compiled rules never need."""
        return time.monotonic() > self._end

    def after(self, action: int, is_seen: bool) -> tuple[float, float]:
        """The points after an action and the decisions that follow in the same turn, and those that may still come."""
        ends = [self._end_of_turn(position, action, luck, is_seen) for position, luck in self._guesses]
        now = fmean(self._now(one) for one in ends)
        return now, fmean(self._worth(one) for one in ends) - now

    def _end_of_turn(self, position: Positions, action: int, luck: int, is_seen: bool) -> Positions:
        worth = self._worth if is_seen else self._now
        work = self._played(position, action, luck)
        for _ in range(FURTHER):
            if self._game.kernels.actor(work, 0) != self._seat or self.is_late():
                break
            work = max((self._played(work, one, luck) for one in self._game.legal(work)), key=worth)
        return work

    def _played(self, position: Positions, action: int, luck: int) -> Positions:
        """The position after an action and the chance that follows, with the same luck every time."""
        kernels, work, rng = self._game.kernels, clone(position), stream(luck)
        kernels.apply(work, 0, action)
        while kernels.actor(work, 0) == CHANCE:
            kernels.apply(work, 0, kernels.draw(work, 0, rng))
        return work

    def _now(self, position: Positions) -> float:
        """The standing by the points so far."""
        self._game.kernels.scores(position, 0, self._scores)
        self._points[: len(self._scores)] = self._scores
        return self._standing()

    def _worth(self, position: Positions) -> float:
        """The standing by the points that can be expected at the end."""
        self._game.kernels.expect(position, 0, self._points)
        return self._standing()

    def _standing(self) -> float:
        """Its own points, less as much of the others' as it sees."""
        ahead = float(lead(self._points, self._sides, self._seats, self._seat))
        return (1 - self._rivals) * float(self._points[self._seat]) + self._rivals * ahead


def _guessed(question: Question, rng: Random) -> Positions:
    """The position with everything that is hidden from the seat dealt again."""
    dealt = clone(question.position)
    question.game.kernels.redeal(dealt, 0, question.seat, stream(rng.getrandbits(64)))
    return dealt
