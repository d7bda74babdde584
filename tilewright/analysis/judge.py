"""Judges one move of a game: what else could have been played and what that would have been worth, or how lucky a draw
was. Each move is judged by what its seat knew then and independently of all others, with the same result anywhere.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from tilewright.analysis import coach, grade, odds
from tilewright.analysis.lead import leads
from tilewright.analysis.ply import Choice, Decision, Draw, Judged, Outcome
from tilewright.analysis.strength import Strength
from tilewright.analysis.worth import Worth, seed_of
from tilewright.bots.arena.estimate import student
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Estimated:
    """A choice with the estimates of each batch, in rows with one number for each seat."""

    action: int
    points: Numbers
    leads: Numbers
    odds: Numbers

    def lead(self, seat: int) -> float:
        """The lead that a seat can expect after it."""
        return float(self.leads[:, seat].mean())


class Judge:
    """Judges the moves of one game."""

    def __init__(self, game: Game, seats: int, strength: Strength, seed: int = 0, is_built: bool = False) -> None:
        self.game, self.seats, self.strength, self.seed = game, seats, strength, seed
        self.worth = Worth(game, seats)
        self.sides = self.worth.sides
        self.model = odds.model(game.facts, seats)
        self._is_built = is_built  # the game began at a position in words

    def judge(self, position: Positions, ply: int, action: int) -> Judged:
        """What to say about the action played in a position, as move `ply` of the game, counted from 1."""
        actor = int(self.game.kernels.actor(position, 0))
        if actor == CHANCE:
            return self.draw(position, ply, action)
        return self.decision(position, ply, action, actor)

    def decision(self, position: Positions, ply: int, action: int, seat: int) -> Decision:
        """What a seat's move cost."""
        move, legal = self.game.write(position, action, EVERYTHING), self.game.legal(position)
        if len(legal) == 1:
            return Decision(ply, seat, move, 1)
        found = self.estimated(position, ply, seat, (action,))
        best, played = found[0], next(one for one in found if one.action == action)
        lead_change, lead_error = difference(played.leads, best.leads, seat)
        odds_change, odds_error = difference(played.odds, best.odds, seat)
        cost = grade.severity(-float(lead_change[seat]), -float(odds_change[seat]), self.model, self.sides)
        error = grade.severity(lead_error, odds_error, self.model, self.sides)
        judged = Decision(
            ply=ply,
            seat=seat,
            move=move,
            legal=len(legal),
            choices=tuple(self._compared(position, ply, found, played)),
            leads=_plain(lead_change),
            odds=_plain(odds_change),
            lead_error=lead_error,
            odds_error=odds_error,
            left=self._left(position, ply),
            cost=cost,
            grade="best" if played is best else grade.grade(cost, error),
        )
        told = coach.told(self.game, position, judged)
        return replace(judged, said=tuple(fact.message for fact in told), about=coach.pieces(told))

    def _left(self, position: Positions, ply: int) -> float:
        """The part of the game that is still to come before move `ply`."""
        return odds.left(self.game, position) if self._is_built else self.model.left(ply - 1)

    def _compared(
        self, position: Positions, ply: int, found: Sequence[Estimated], played: Estimated
    ) -> Iterator[Choice]:
        """The choices; the best one with the moves that are expected to follow, unless it was played."""
        seat = int(self.game.kernels.actor(position, 0))
        for one in found:
            is_better = one is found[0] and one is not played
            line = self.line(position, one.action, seat, ply) if is_better else ()
            yield self.choice(position, one, EVERYTHING, line)

    def estimated(self, position: Positions, ply: int, seat: int, also: Sequence[int] = ()) -> list[Estimated]:
        """The most promising actions, the best first, and among them `also`."""
        actions = list(dict.fromkeys([*self._promising(position, ply, seat), *also]))
        seeds = [seed_of(self.seed, ply, "batch", number) for number in range(self.strength.batches)]
        left = self._left(position, ply)
        found = [self._estimate(position, left, seat, action, seeds) for action in actions]
        return sorted(found, key=lambda one: (-one.lead(seat), one.action not in also, one.action))

    def _promising(self, position: Positions, ply: int, seat: int) -> list[int]:
        legal = self.game.legal(position)
        if len(legal) <= self.strength.choices:
            return list(legal)
        grown = self.worth.tree(position, seat, self.strength.scan, seed_of(self.seed, ply, "scan"))
        visits = {action: grown.visits(node) for action, node in grown.branches(0).items()}
        return sorted(visits, key=lambda action: (-visits[action], action))[: self.strength.choices]

    def _estimate(self, position: Positions, left: float, seat: int, action: int, seeds: Sequence[int]) -> Estimated:
        points = self.worth.after(position, seat, action, self.strength.iterations, seeds)
        after = clone(position)
        self.game.kernels.apply(after, 0, action)
        return Estimated(action, points, leads(points, self.sides), self._odds(points, after, left))

    def _odds(self, points: Numbers, position: Positions, left: float) -> Numbers:
        """The chances to win with these expected points; once the game is over they are certain."""
        actor = int(self.game.kernels.actor(position, 0))
        if actor == OVER:
            won = odds.won(self.game.places(position, self.seats), self.sides)
            return np.broadcast_to(np.array(won), points.shape)
        return self.model.odds(points, left, actor, self.sides)

    def choice(self, position: Positions, one: Estimated, viewer: int, line: Sequence[str] = ()) -> Choice:
        """A choice in words that a viewer may read, with what it is worth to the seat to move."""
        seat = int(self.game.kernels.actor(position, 0))
        return Choice(
            move=self.game.write(position, one.action, viewer),
            points=_plain(one.points.mean(axis=0)),
            lead=one.lead(seat),
            odds=_plain(one.odds.mean(axis=0)),
            line=tuple(line),
        )

    def line(self, position: Positions, action: int, seat: int, ply: int) -> tuple[str, ...]:
        """The seat's moves that are expected to follow an action before anybody else moves or anything is drawn."""
        line: list[str] = []
        after = clone(position)
        self.game.kernels.apply(after, 0, action)
        while int(self.game.kernels.actor(after, 0)) == seat and len(line) < 6:
            legal = self.game.legal(after)
            next_action = legal[0]
            if len(legal) > 1:
                grown = self.worth.tree(after, seat, self.strength.scan // 2, seed_of(self.seed, ply, "line"))
                next_action = max(grown.branches(0).items(), key=lambda branch: grown.visits(branch[1]))[0]
            line.append(self.game.write(after, next_action, EVERYTHING))
            self.game.kernels.apply(after, 0, next_action)
        return tuple(line)

    def draw(self, position: Positions, ply: int, action: int) -> Draw:
        """How lucky a draw was for every seat."""
        legal, weights = self.game.legal(position), np.array(self.game.weights(position), dtype=np.float64)
        move = self.game.write(position, action, EVERYTHING)
        if len(legal) == 1:
            nothing = (0.0,) * self.seats
            return Draw(ply, 0, move, nothing, nothing)
        seat, chances = self._knows(position, legal[0]), weights / weights.sum()
        points = np.array([self._drawn(position, ply, seat, one) for one in legal])  # [outcome, batch, seat]
        lead = leads(points, self.sides).mean(axis=1)
        left = self._left(position, ply)
        chance = np.array([self._odds_after(position, one, points[at], left) for at, one in enumerate(legal)])
        at = legal.index(action)
        return Draw(
            ply=ply,
            seat=seat,
            move=move,
            leads=_plain(self.model.luck * (lead[at] - chances @ lead)),
            odds=_plain(self.model.luck * (chance[at] - chances @ chance)),
            points=_plain(points[at].mean(axis=0)),
            outcomes=tuple(
                Outcome(self.game.write(position, one, EVERYTHING), float(chances[k]), _plain(lead[k]))
                for k, one in enumerate(legal)
            ),
        )

    def _drawn(self, position: Positions, ply: int, seat: int, outcome: int) -> Numbers:
        """The points that can be expected after a draw, one row for each batch."""
        after = clone(position)
        self.game.kernels.apply(after, 0, outcome)
        seeds = [seed_of(self.seed, ply, "draw", number) for number in range(self.strength.draw_batches)]
        return np.array([self.worth.points(after, seat, self.strength.draw_iterations, seed) for seed in seeds])

    def _odds_after(self, position: Positions, outcome: int, points: Numbers, left: float) -> Numbers:
        after = clone(position)
        self.game.kernels.apply(after, 0, outcome)
        mean: Numbers = self._odds(points, after, left).mean(axis=0)
        return mean

    def _knows(self, position: Positions, action: int) -> int:
        """The seat by whose knowledge a draw is judged: the one that sees what others do not, else the next to move.

        It follows from one possible outcome, not from the one that was drawn, so that the luck of all has no mean.
        """
        written = self.game.write(position, action, EVERYTHING)
        knowing = [seat for seat in range(self.seats) if self.game.write(position, action, seat) == written]
        after = clone(position)
        self.game.kernels.apply(after, 0, action)
        actor = int(self.game.kernels.actor(after, 0))
        if actor in knowing:
            return actor
        return knowing[0] if knowing else max(actor, 0)


def difference(one: Numbers, other: Numbers, seat: int) -> tuple[Numbers, float]:
    """The mean difference of two estimates for every seat, and half of its 95 % interval for one of them."""
    change = one - other
    batches = len(change)
    if batches < 2:
        return change.mean(axis=0), math.inf
    error = student(batches - 1) * float(change[:, seat].std(ddof=1)) / math.sqrt(batches)
    return change.mean(axis=0), error


def _plain(numbers: Numbers) -> tuple[float, ...]:
    return tuple(float(number) for number in numbers)
