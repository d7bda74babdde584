"""The review of a game: every decision graded, every draw weighed, and the sum of luck and skill."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tilewright.analysis import grade, odds
from tilewright.analysis.account import Account, accounts, real_choices
from tilewright.analysis.grade import GRADES, Grade, Play
from tilewright.analysis.judge import Judge
from tilewright.analysis.lead import leads
from tilewright.analysis.ply import Decision, Draw, Judged
from tilewright.analysis.strength import USUAL, Strength
from tilewright.core.game import OVER, Game, Positions
from tilewright.core.message import Message
from tilewright.core.record import Record
from tilewright.core.table import Table


@dataclass(frozen=True)
class Turn:
    """A seat's decisions until another seat moves, graded together: a tile and the figure on it are one turn."""

    number: int  # counted from 1
    seat: int
    decisions: tuple[Decision, ...]
    grade: Grade | None  # None if nothing could be chosen

    @property
    def loss(self) -> float:
        """The points of lead that it cost."""
        return sum(one.loss for one in self.decisions)

    @property
    def chance_lost(self) -> float:
        """The chance to win that it cost."""
        return sum(one.chance_lost for one in self.decisions)

    @property
    def worst(self) -> Decision:
        """The decision that cost most."""
        return max(self.decisions, key=lambda one: one.cost)

    @property
    def said(self) -> tuple[Message, ...]:
        """What the coach says about it."""
        return self._spoken.said

    @property
    def about(self) -> tuple[str, ...]:
        """The pieces that the coach's sentences are about."""
        return self._spoken.about

    @property
    def _spoken(self) -> Decision:
        """The decision that cost most of those the coach has something to say about."""
        return max(self.decisions, key=lambda one: (bool(one.said), one.cost))


@dataclass(frozen=True)
class Moment:
    """The forecast before a decision, or at the end."""

    ply: int  # moves played so far
    points: tuple[float, ...]
    low: tuple[float, ...]  # four of five games end between these
    high: tuple[float, ...]
    odds: tuple[float, ...]


@dataclass(frozen=True)
class Review:
    """Everything the engine says about a game. The game must be over for `accounts`."""

    game: Game
    record: Record
    strength: Strength
    plies: tuple[Judged, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    is_over: bool

    @property
    def seats(self) -> int:
        """How many seats played."""
        return self.record.seats

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.game.facts.sides(self.seats)

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The moves of all seats."""
        return tuple(one for one in self.plies if isinstance(one, Decision))

    @cached_property
    def draws(self) -> tuple[Draw, ...]:
        """What was drawn."""
        return tuple(one for one in self.plies if isinstance(one, Draw))

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """The decisions in turns."""
        return tuple(turns(self.decisions))

    @cached_property
    def accounts(self) -> tuple[Account, ...]:
        """Luck and skill of each seat, in points of lead."""
        result = leads(np.array(self.scores, dtype=np.float64), self.sides)
        return accounts(self.plies, [float(lead) for lead in result], "leads")

    @cached_property
    def chances(self) -> tuple[Account, ...]:
        """Luck and skill of each seat, in chances to win."""
        return accounts(self.plies, odds.won(self.places, self.sides), "odds")

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The forecast before each decision that was a choice, and at the end."""
        model = odds.model(self.game.facts, self.seats)
        return tuple(_moments(self, model))

    def choices(self, seat: int) -> list[Decision]:
        """A seat's decisions that were real choices."""
        model = odds.model(self.game.facts, self.seats)
        return real_choices(self.plies, seat, grade.LIMITS[1] / max(model.even(1.0, self.sides), 1e-9))

    def error_rate(self, seat: int) -> float:
        """The mean loss of a seat at each real choice, in points of lead."""
        real = self.choices(seat)
        return sum(one.loss for one in real) / len(real) if real else 0.0

    def play(self, seat: int) -> Play | None:
        """A word for a seat's play in the whole game; None without a real choice."""
        real = self.choices(seat)
        return grade.play(sum(one.cost for one in real) / len(real)) if real else None

    def luckiest(self, count: int = 5) -> list[Draw]:
        """The draws that moved the chances most."""
        return sorted(self.draws, key=lambda draw: (-max(map(abs, draw.leads), default=0.0), draw.ply))[:count]

    def _repr_html_(self) -> str:
        from tilewright.analysis.page import body  # noqa: PLC0415 -- only notebooks and pages need it

        return body(self)

    def turning_points(self) -> list[Turn]:
        """The turns graded as mistakes and worse, in order."""
        return [turn for turn in self.turns if turn.grade in ("mistake", "blunder")]


def turns(decisions: Iterable[Decision]) -> Iterator[Turn]:
    """Decisions in turns, which end when another seat moves."""
    together: list[Decision] = []
    number = 0
    for one in decisions:
        if together and one.seat != together[0].seat:
            number += 1
            yield _turn(number, together)
            together = []
        together.append(one)
    if together:
        yield _turn(number + 1, together)


def _turn(number: int, decisions: Sequence[Decision]) -> Turn:
    graded = [one for one in decisions if one.grade is not None]
    if not graded:
        return Turn(number, decisions[0].seat, tuple(decisions), None)
    worst = max(GRADES.index(one.grade) for one in graded if one.grade is not None)
    if worst <= 1:
        return Turn(number, decisions[0].seat, tuple(decisions), GRADES[worst])
    cost = sum(one.cost for one in graded if one.grade not in ("best", "good"))
    return Turn(number, decisions[0].seat, tuple(decisions), grade.grade(cost, 0.0))


def _moments(review: Review, model: odds.Model) -> Iterator[Moment]:
    for one in review.decisions:
        if one.choices:
            points = np.array(one.best.points)
            low, high = model.range(points, one.left, one.seat)
            yield Moment(one.ply - 1, one.best.points, tuple(low.tolist()), tuple(high.tolist()), one.best.odds)
    if review.is_over:
        final = tuple(float(score) for score in review.scores)
        yield Moment(len(review.record.moves), final, final, final, odds.won(review.places, review.sides))


@dataclass(frozen=True)
class Course:
    """A record that can be judged move by move: the position before each move, and its action."""

    game: Game
    record: Record
    positions: tuple[Positions, ...]  # before each move, and at the end
    actions: tuple[int, ...]

    @classmethod
    def of(cls, game: Game, record: Record) -> "Course":
        """Replay a record; RecordError names the line that is wrong."""
        table = Table.replay(game, record, 0)
        positions, actions = [table.position], []
        again = Table.replay(game, record)  # names the line that is wrong
        assert len(again.moves) == len(record.moves)
        for move in record.moves:
            action = game.read(table.position, move)
            table.apply(action)
            actions.append(action)
            positions.append(table.position)
        return cls(game, record, tuple(positions), tuple(actions))

    def judge(self, judge: Judge, ply: int) -> Judged:
        """What to say about move `ply`, counted from 1."""
        return judge.judge(self.positions[ply - 1], ply, self.actions[ply - 1])

    def review(self, plies: Sequence[Judged], strength: Strength) -> Review:
        """The review, once all moves are judged."""
        end, seats = self.positions[-1], self.record.seats
        return Review(
            game=self.game,
            record=self.record,
            strength=strength,
            plies=tuple(plies),
            scores=tuple(self.game.scores(end, seats)),
            places=tuple(self.game.places(end, seats)),
            is_over=int(self.game.kernels.actor(end, 0)) == OVER,
        )


def review(
    game: Game,
    record: Record,
    strength: Strength = USUAL,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a record on some threads (all cores by default); `progress` hears how many moves are judged."""
    course = Course.of(game, record)
    judge = Judge(game, record.seats, strength, is_built=record.position is not None)
    game.pointers()
    count = len(course.actions)
    judged: list[Judged] = []
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for one in pool.map(lambda ply: course.judge(judge, ply), range(1, count + 1)):
            judged.append(one)
            if progress is not None:
                progress(len(judged), count)
    return course.review(judged, strength)
