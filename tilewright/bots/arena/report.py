"""The results of a match: each bot's wins, points, rating and speed."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from openskill.models import PlackettLuce

from tilewright.bots.arena.estimate import Estimate, Sample, average, share
from tilewright.bots.arena.match import Result
from tilewright.bots.arena.plan import Plan


@dataclass(frozen=True)
class Rating:
    """Strength as openskill measures it: a new bot has 25, and the uncertainty shrinks with every game."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    label: str
    stands_for: str
    games: int
    wins: Estimate | None  # first places, shared ones as fractions
    points: Estimate | None
    lead: Estimate | None  # own points minus the best points of the seats on other places
    rating: Rating
    loss: Estimate | None  # mean loss at each real choice, in points of lead; None if games were not reviewed
    skill: Estimate | None  # lead over the mean of the others without luck, likewise
    decisions: int
    seconds: float
    longest_s: float
    faults: int

    @property
    def seconds_each(self) -> float:
        """The time for one decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def per_second(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds if self.seconds else 0.0


@dataclass(frozen=True)
class Pair:
    """How one bot did in the games against another."""

    bot: int
    other: int
    games: int
    wins: Estimate | None  # finished ahead of the other; a tie counts as half
    difference: Estimate | None  # in points


@dataclass(frozen=True)
class Report:
    """A match so far."""

    plan: Plan
    results: tuple[Result, ...]  # in the order of their numbers
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    seat_wins: tuple[float, ...]  # first places by seat: does it matter who begins?

    @property
    def deals(self) -> int:
        """How many deals were played, wholly or in part."""
        return len({result.deal for result in self.results})

    def pair(self, bot: int, other: int) -> Pair:
        """One bot against another."""
        return next(pair for pair in self.pairs if (pair.bot, pair.other) == (bot, other))

    def facts(self) -> dict[str, Any]:
        """The report as plain values."""
        labels = self.plan.labels
        return self.plan.facts() | {
            "games": len(self.results),
            "deals": self.deals,
            "standings": [_standing_facts(standing) for standing in self.standings],
            "pairs": [
                {
                    "bot": labels[pair.bot],
                    "other": labels[pair.other],
                    "games": pair.games,
                    "wins": _facts(pair.wins),
                    "difference": _facts(pair.difference),
                }
                for pair in self.pairs
            ],
            "seat_wins": [round(wins, 4) for wins in self.seat_wins],
            "faults": [
                {
                    "game": result.number + 1,
                    "bot": labels[result.seating[result.fault.seat]],
                    "seat": result.fault.seat + 1,
                    "ply": result.fault.ply,
                    "reason": result.fault.reason,
                }
                for result in self.results
                if result.fault
            ],
        }


def _facts(estimate: Estimate | None) -> dict[str, float | None] | None:
    return estimate.facts() if estimate else None


def _standing_facts(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.label,
        "stands_for": standing.stands_for,
        "games": standing.games,
        "wins": _facts(standing.wins),
        "points": _facts(standing.points),
        "lead": _facts(standing.lead),
        "rating": {"mu": round(standing.rating.mu, 3), "sigma": round(standing.rating.sigma, 3)},
        "loss": _facts(standing.loss),
        "skill": _facts(standing.skill),
        "decisions": standing.decisions,
        "seconds_per_decision": round(standing.seconds_each, 6),
        "longest_s": round(standing.longest_s, 6),
        "decisions_per_s": round(standing.per_second, 2),
        "faults": standing.faults,
    }


def report(plan: Plan, results: Mapping[int, Result]) -> Report:
    """The report on these results."""
    ordered = tuple(results[number] for number in sorted(results))
    rated = _ratings(len(plan.bots), ordered)
    bots = range(len(plan.bots))
    return Report(
        plan=plan,
        results=ordered,
        standings=tuple(_standing(plan, bot, rated[bot], ordered) for bot in bots),
        pairs=tuple(_pair(bot, other, ordered) for bot, other in permutations(bots, 2)),
        seat_wins=tuple(
            sum(_wins(result, [seat]) for result in ordered) / max(1, len(ordered)) for seat in range(plan.seats)
        ),
    )


def _seats(result: Result, bot: int) -> list[int]:
    return [seat for seat, sitting in enumerate(result.seating) if sitting == bot]


def _wins(result: Result, seats: Sequence[int]) -> float:
    """These seats' share of the first place."""
    return sum(result.places[seat] == 1 for seat in seats) / result.places.count(1)


def _standing(plan: Plan, bot: int, rating: Rating, results: Sequence[Result]) -> Standing:
    played = [(result, seats) for result in results if (seats := _seats(result, bot))]
    whole = [(result, seats) for result, seats in played if result.fault is None]
    reviewed = [(result, seats) for result, seats in whole if result.losses]

    def mean(of: Iterable[float]) -> float:
        listed = list(of)
        return sum(listed) / len(listed)

    return Standing(
        label=plan.labels[bot],
        stands_for=plan.spelled[bot],
        games=len(played),
        wins=share((result.deal, _wins(result, seats)) for result, seats in played),
        points=average((result.deal, mean(result.scores[seat] for seat in seats)) for result, seats in whole),
        lead=average((result.deal, mean(result.lead(seat) for seat in seats)) for result, seats in whole),
        rating=rating,
        loss=average((result.deal, mean(result.losses[seat] for seat in seats)) for result, seats in reviewed),
        skill=average((result.deal, mean(_skill(result, seat) for seat in seats)) for result, seats in reviewed),
        decisions=sum(result.decisions[seat] for result, seats in played for seat in seats),
        seconds=sum(result.seconds[seat] for result, seats in played for seat in seats),
        longest_s=max((result.longest[seat] for result, seats in played for seat in seats), default=0.0),
        faults=sum(result.fault is not None and result.fault.seat in seats for result, seats in played),
    )


def _skill(result: Result, seat: int) -> float:
    """A seat's points less the mean of those on other places, without luck."""
    others = [
        points for points, place in zip(result.scores, result.places, strict=True) if place != result.places[seat]
    ]
    return result.scores[seat] - sum(others) / len(others) - result.lucks[seat] if others else -result.lucks[seat]


def _pair(bot: int, other: int, results: Sequence[Result]) -> Pair:
    wins: list[Sample] = []
    differences: list[Sample] = []
    for result in results:
        meetings = [(own, its) for own in _seats(result, bot) for its in _seats(result, other)]
        if not meetings:
            continue
        before = [_before(result.places[own], result.places[its]) for own, its in meetings]
        wins.append((result.deal, sum(before) / len(before)))
        if result.fault is None:
            gaps = [result.scores[own] - result.scores[its] for own, its in meetings]
            differences.append((result.deal, sum(gaps) / len(gaps)))
    return Pair(bot, other, len(wins), share(wins), average(differences))


def _before(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


def _ratings(bots: int, results: Sequence[Result]) -> list[Rating]:
    """Ratings after all games in order. A bot with two seats in a game gets the sum of both changes."""
    model = PlackettLuce()
    rated = [Rating(model.mu, model.sigma) for _ in range(bots)]
    for result in results:
        teams = [[model.rating(mu=rated[bot].mu, sigma=rated[bot].sigma)] for bot in result.seating]
        after = model.rate(teams, ranks=[float(place) for place in result.places])
        gains: dict[int, float] = defaultdict(float)
        shrinks: dict[int, float] = defaultdict(lambda: 1.0)
        for bot, [new] in zip(result.seating, after, strict=True):
            gains[bot] += new.mu - rated[bot].mu
            shrinks[bot] *= new.sigma / rated[bot].sigma
        for bot, gain in gains.items():
            rated[bot] = Rating(rated[bot].mu + gain, rated[bot].sigma * shrinks[bot])
    return rated
