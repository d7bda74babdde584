"""Mines puzzles: plays games of strong bots, and keeps the decisions where one choice is clearly best, the obvious one
is not, and the reason can be told. The same edition and number always give the same game and the same puzzles, on every
machine.

Most decisions fall away at once: the search that plays the game agrees with what is obvious. What remains is compared
with more and more iterations, each time by what the seat knows, and in the end once more with other seeds.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tilewright.analysis import reason
from tilewright.analysis.lead import leads
from tilewright.analysis.puzzle import Puzzle, Source
from tilewright.analysis.worth import Worth, seed_of
from tilewright.bots.bot import Question
from tilewright.bots.simple import GreedyBot
from tilewright.core.game import EVERYTHING, Game, Positions, clone
from tilewright.core.record import Record
from tilewright.core.table import Table

LOGISTIC = math.sqrt(3) / math.pi  # scale of a logistic distribution with standard deviation 1
SPREAD_GAMES = 32  # of greedy bots, from which the usual spread of results is estimated
CLEAR = 0.03  # of an even game's chance to win: what the next best choice loses at least
WRONG = 0.07  # what the obvious choice loses at least
EQUAL = 0.01  # choices that differ by less are as good
SAME = 0.003  # and by less than this, the same: turned pieces, or another order of the same moves
MOST_ANSWERS = 2  # that are not the same
MOST_SAME = 6
CLOSEST = 6  # further choices that are looked at again at most
PROMISING = 4  # choices of the search that are compared
EASE = 0.75  # part of these limits that the first comparison has to reach
FEWEST, MOST = 3, 80  # legal moves
EARLIEST = 0.12  # part of the game after which puzzles begin
APART = 3  # moves between two puzzles of one game at least
TEMPTING = 4.0  # how much easier a puzzle is if the other choices lose much
SURE = 2.5  # standard errors by which the next best choice is worse at least

_EMPTY = Record("", 0, 0, {}, ())

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Budget:
    """How long to think: independent estimates of each choice, and iterations of each of them."""

    batches: int
    iterations: int


PLAY = 160  # iterations for each move of a game
GLANCE = Budget(2, 40)  # at the search's choice and the obvious one
LOOK = Budget(4, 100)  # at what the search likes
SWEEP = Budget(2, 40)  # over all other moves
PROOF = Budget(8, 300)  # once more with other seeds


@dataclass(frozen=True)
class Compared:
    """What choices are worth to the seat to move: one row for each action, one column for each batch."""

    actions: tuple[int, ...]
    worths: Numbers

    @cached_property
    def means(self) -> Mapping[int, float]:
        """The mean worth of each action."""
        return {action: float(row.mean()) for action, row in zip(self.actions, self.worths, strict=True)}

    @property
    def ranked(self) -> list[int]:
        """The actions, the best first."""
        return sorted(self.actions, key=lambda action: (-self.means[action], action))

    def losses(self, best: int) -> dict[int, float]:
        """What each action is worth less than one of them."""
        return {action: self.means[best] - worth for action, worth in self.means.items()}

    def with_(self, other: "Compared") -> "Compared":
        """Both together; they must have been estimated with the same seeds."""
        return Compared((*self.actions, *other.actions), np.concatenate([self.worths, other.worths]))

    def gap(self, better: int, worse: int) -> tuple[float, float]:
        """By how much one action is better than another, and the standard error."""
        change = self.worths[self.actions.index(better)] - self.worths[self.actions.index(worse)]
        return float(change.mean()), float(change.std(ddof=1) / math.sqrt(len(change)))


@dataclass(frozen=True)
class Candidate:
    """A decision that may become a puzzle."""

    position: Positions
    ply: int
    seat: int
    legal: tuple[int, ...]
    promising: tuple[int, ...]  # what the search visits most
    obvious: int
    rank: int  # of the search's choice among what is obvious, from 0

    @property
    def found(self) -> int:
        """What the search plays."""
        return self.promising[0]


def seats_of(game: Game, number: int) -> int:
    """With how many seats a game is played: mostly two, and every fifth game more."""
    fewest, most = game.facts.seats[0], min(4, game.facts.seats[-1])
    return fewest if number % 5 < 4 else fewest + 1 + number // 5 % max(1, most - fewest)


def edition(game: Game, folder: Path, number: int, count: int) -> Iterator[tuple[int, int]]:
    """Mine an edition until it has this many puzzles, or the rest of an interrupted one; after each game, how many
    games were played and how many puzzles there are.
    """
    folder.mkdir(exist_ok=True)
    files = sorted(folder.glob(f"{number}-*.txt"))
    found = sum(len(Source.read(file.stem, file.read_text(encoding="utf-8")).puzzles) for file in files)
    at = int(files[-1].stem.partition("-")[2]) + 1 if files else 0
    miners = {seats: Miner(game, seats, number) for seats in game.facts.seats}
    while found < count:
        source = miners[seats_of(game, at)].mine(at)
        if source.puzzles:
            (folder / f"{source.name}.txt").write_text(source.write(), encoding="utf-8")
        found, at = found + len(source.puzzles), at + 1
        yield at, found


class Miner:
    """Mines one game with one number of seats."""

    def __init__(self, game: Game, seats: int, edition: int) -> None:
        self.game, self.seats, self.edition = game, seats, edition
        self.worth = Worth(game, seats)

    @cached_property
    def point(self) -> float:
        """The chance to win that one point of lead is worth at the beginning of an even game."""
        results = [self._greedy(number) for number in range(SPREAD_GAMES)]
        sides = len(set(self.worth.sides))
        return (1 / sides) * (1 - 1 / sides) / max(0.05, LOGISTIC * float(np.std(results)))

    def _greedy(self, number: int) -> list[float]:
        """The leads at the end of a game of greedy bots."""
        table, bot = Table(self.game, self.seats, seed=seed_of("spread", number)), GreedyBot(number)
        while not table.is_over:
            table.apply(bot.decide(Question(self.game, table.position, self.seats, table.actor)).action)
        points = np.array(table.scores, dtype=np.float64)
        return [float(lead) for lead in leads(points, self.worth.sides)]

    def mine(self, number: int) -> Source:
        """Play one game and find its puzzles."""
        name, table, candidates = f"{self.edition}-{number:04}", self._table(number), list[Candidate]()
        while not table.is_over:
            legal = self.game.legal(table.position)
            action = legal[0]
            if len(legal) > 1:
                visits = self._visits(table.position, table.actor, len(table.moves), number)
                action = max(visits, key=lambda one: (visits[one], -one))
                candidates += self._candidates(table, legal, visits)
            table.apply(action)
        first = EARLIEST * len(table.moves)
        found = self._kept([one for one in candidates if one.ply >= first], number)
        made = [replace(one, name=f"{name}-{one.ply}", source=name, record=table.record) for one in found]
        return Source(name, table.record, tuple(one for one in made if self._has_reason(one)))

    def _has_reason(self, one: Puzzle) -> bool:
        return bool(reason.said_at(Table.replay(self.game, one.record, one.ply), one))

    def _kept(self, candidates: Sequence[Candidate], number: int) -> list[Puzzle]:
        """The puzzles of a game: apart from each other, and never twice the same answer or the same temptation."""
        found: list[Puzzle] = []
        for one in candidates:
            known = {move for each in found for move in (*each.answers, each.obvious)}
            words = {self.game.write(one.position, action, EVERYTHING) for action in (one.found, one.obvious)}
            if words & known or (found and one.ply - found[-1].ply < APART):
                continue
            made = self._puzzle(one, number)
            found += [made] if made and not known.intersection(made.answers) else []
        return found

    def _table(self, number: int) -> Table:
        return Table(self.game, self.seats, seed=seed_of("puzzles", self.game.name, self.edition, number))

    def _visits(self, position: Positions, seat: int, ply: int, number: int) -> dict[int, int]:
        grown = self.worth.tree(position, seat, PLAY, seed_of("play", self.edition, number, ply))
        return {action: grown.visits(node) for action, node in grown.branches(0).items()}

    def _candidates(self, table: Table, legal: Sequence[int], visits: Mapping[int, int]) -> Iterator[Candidate]:
        """The decision, if what is obvious is not what the search plays."""
        if not FEWEST <= len(legal) <= MOST:
            return
        promising = tuple(sorted(visits, key=lambda one: (-visits[one], one))[:PROMISING])
        first = promising[0]
        question = Question(self.game, table.position, self.seats, table.actor)
        actions, estimates = GreedyBot(0).estimated(question)
        worths = dict(zip(actions, estimates, strict=True))
        order = sorted(worths, key=lambda one: (-worths[one], one))
        if math.isclose(worths[first], worths[order[0]], abs_tol=1e-6):
            return
        yield Candidate(
            clone(table.position), len(table.moves), table.actor, tuple(legal), promising, order[0], order.index(first)
        )

    def _puzzle(self, one: Candidate, number: int) -> Puzzle | None:
        """The puzzle of a decision; None if it is none. The cheapest comparison comes first."""
        glance = self._compare(one, {one.found, one.obvious}, GLANCE, number)
        if glance.gap(one.found, one.obvious)[0] < WRONG / 2 / self.point:
            return None
        look = self._compare(one, {*one.promising, one.obvious}, LOOK, number)
        if not self._answers(look, one.obvious, EASE):
            return None
        best = look.ranked[0]
        sweep = self._compare(one, {*one.legal} - {*look.actions} | {best}, SWEEP, number)
        close = [action for action, loss in sweep.losses(best).items() if action != best and loss < CLEAR / self.point]
        look = look.with_(self._compare(one, set(close), LOOK, number)) if close else look
        if len(close) > CLOSEST or not self._answers(look, one.obvious, EASE):
            return None
        nearest = [action for action, loss in look.losses(look.ranked[0]).items() if loss < 1.5 * CLEAR / self.point]
        proof = self._compare(one, {*nearest, *look.ranked[:3], best, one.obvious}, PROOF, number, "proof")
        answers = self._answers(proof, one.obvious)
        if not answers:
            return None
        losses = {**sweep.losses(best), **look.losses(best), **proof.losses(answers[0])}
        least = min(losses[action] for action in proof.actions if action not in answers)
        return self._made(one, answers, losses, least)

    def _kinds(self, compared: Compared, actions: Sequence[int]) -> int:
        """How many of these choices are not the same."""
        means = sorted(compared.means[action] for action in actions)
        return len(means[:1]) + sum(other - one > SAME / self.point for one, other in pairwise(means))

    def _answers(self, compared: Compared, obvious: int, ease: float = 1.0) -> list[int]:
        """The choices that are clearly best, the best first; none if it is not clear."""
        best = compared.ranked[0]
        equal = [action for action in compared.ranked if compared.gap(best, action)[0] < EQUAL / self.point]
        others = [action for action in compared.ranked if action not in equal]
        if obvious in equal or len(equal) > MOST_SAME or self._kinds(compared, equal) > MOST_ANSWERS:
            return []
        for action in others:
            gap, error = compared.gap(equal[-1], action)
            if gap < ease * max((WRONG if action == obvious else CLEAR) / self.point, SURE * error):
                return []
        return equal

    def _made(self, one: Candidate, answers: Sequence[int], losses: Mapping[int, float], least: float) -> Puzzle:
        """The puzzle; `least` is what the next best choice loses."""
        words = {action: self.game.write(one.position, action, EVERYTHING) for action in one.legal}
        return Puzzle(
            name="",
            source="",
            record=_EMPTY,
            ply=one.ply,
            difficulty=math.log2((1 + one.rank) * math.sqrt(len(one.legal))) - TEMPTING * least * self.point,
            answers=tuple(words[action] for action in answers),
            obvious=words[one.obvious],
            losses={words[action]: max(loss, least) for action, loss in losses.items() if action not in answers},
        )

    def _compare(
        self, one: Candidate, actions: Sequence[int] | set[int], budget: Budget, number: int, what: str = "look"
    ) -> Compared:
        ordered = tuple(sorted(actions))
        seeds = [seed_of(what, self.edition, number, one.ply, batch) for batch in range(budget.batches)]
        rows = [self._worths(one, action, budget, seeds) for action in ordered]
        return Compared(ordered, np.array(rows))

    def _worths(self, one: Candidate, action: int, budget: Budget, seeds: Sequence[int]) -> Numbers:
        points = self.worth.after(one.position, one.seat, action, budget.iterations, seeds)
        lead: Numbers = leads(points, self.worth.sides)[:, one.seat]
        return lead
