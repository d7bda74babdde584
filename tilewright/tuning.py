"""Looks for better settings of a bot: `tune("carcassonne", "search:iterations=100,threads=1", {"own": [0, 0.6]})`.

Every combination of the values plays against the bot as it is, on the same deals. The better half plays on, each on
twice as many deals, until one is left. The best of many has also had luck, so it then plays on fresh deals: only these
games say whether it is better.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from tilewright import games as known
from tilewright.bots import python
from tilewright.bots.arena.estimate import Estimate
from tilewright.bots.bot import UnknownBotError
from tilewright.bots.roster import Roster
from tilewright.contest import arena, plan_of
from tilewright.core.game import Facts

MOST_CANDIDATES = 64
MOST_GAMES = 1_000_000
SEEDS = 16  # for each seed of a caller: one for each round, the last for the fresh deals

Values = Mapping[str, Sequence[Any]]  # for each setting, what to try


@dataclass(frozen=True)
class Trial:
    """How one candidate did against the bot as it is."""

    bot: str
    games: int
    wins: Estimate | None  # finished ahead; a tie counts as half
    lead: Estimate | None  # points more than the other

    def facts(self) -> dict[str, Any]:
        """As plain values."""
        wins, lead = (one.facts() if one else None for one in (self.wins, self.lead))
        return {"bot": self.bot, "games": self.games, "wins": wins, "lead": lead}

    def __str__(self) -> str:
        wins, lead = self.wins, self.lead
        share = f"{wins.mean:.1%} ({wins.low or 0:.1%} to {wins.high or 1:.1%})" if wins else "none"
        return f"{self.bot}: wins {share} of {self.games} games" + (f", lead {lead.mean:+.1f}" if lead else "")


@dataclass(frozen=True, repr=False)
class Tuning:
    """What was tried, and what came of it."""

    game: str
    bot: str
    rounds: tuple[tuple[Trial, ...], ...]  # the best first
    final: Trial  # of the winner, on fresh deals

    @property
    def is_better(self) -> bool:
        """Whether the winner is better than the bot as it is: all of its interval is above one half."""
        return self.final.wins is not None and (self.final.wins.low or 0.0) > 0.5

    @property
    def best(self) -> str:
        """The better bot, which is the old one unless the winner has proved better."""
        return self.final.bot if self.is_better else self.bot

    def facts(self) -> dict[str, Any]:
        """As plain values."""
        rounds = [[trial.facts() for trial in trials] for trials in self.rounds]
        final = self.final.facts() | {"is_better": self.is_better}
        return {"game": self.game, "bot": self.bot, "rounds": rounds, "final": final, "best": self.best}

    def __repr__(self) -> str:
        lines = [f"{self.game}, against {self.bot}"]
        for number, trials in enumerate(self.rounds, start=1):
            lines += [f"round {number}", *(f"  {trial}" for trial in trials)]
        verdict = "better" if self.is_better else "not proved better"
        return "\n".join([*lines, "fresh deals", f"  {self.final}: {verdict}"])


def tune(
    game: str,
    bot: str,
    values: Values,
    games: int = 1000,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], object] = lambda played: None,
) -> Tuning:
    """Try all combinations of these values in at most this many games; half of them decide whether the winner is
    better. `progress` is called with how many games were played since the last call.
    """
    facts = known.facts(game)
    field = candidates(facts, bot, values)
    shares = _shares(len(field), _deal(facts, bot, field, games, seats, options, seed, workers), games)

    def played(candidate: str, count: int, number: int) -> Trial:
        made = arena(
            game,
            [bot, candidate],
            count,
            seats=seats,
            options=options,
            seed=SEEDS * seed + number,
            workers=workers,
        ).report.pair(1, 0)
        progress(made.games)
        return Trial(candidate, made.games, made.wins, made.difference)

    rounds: list[tuple[Trial, ...]] = []
    for number, count in enumerate(shares[:-1]):
        rounds.append(tuple(sorted((played(one, count, number) for one in field), key=_worth, reverse=True)))
        field = [trial.bot for trial in rounds[-1][: (len(field) + 1) // 2]]
    return Tuning(game, bot, tuple(rounds), played(field[0], shares[-1], SEEDS - 1))


def candidates(facts: Facts, bot: str, values: Values) -> list[str]:
    """The bot with every combination of the values; a ValueError says what is impossible."""
    roster = Roster(facts)
    roster.check(bot)
    kind, _, rest = roster.spelled(bot).partition(":")
    if kind in (python.PREFIX, "cmd"):
        raise UnknownBotError(f"only our own bots have settings to try, not '{bot}'")
    if not values or any(isinstance(tried, str) or not tried for tried in values.values()):
        raise ValueError("tuning needs at least one setting, with a list of values to try")
    own = dict(pair.split("=", 1) for pair in rest.split(",") if pair)
    found: dict[str, None] = {}
    for chosen in product(*values.values()):
        settings = own | {name: _text(value) for name, value in zip(values, chosen, strict=True)}
        if settings != own:
            found[f"{kind}:{','.join(f'{name}={value}' for name, value in settings.items())}"] = None
        if len(found) > MOST_CANDIDATES:
            raise ValueError(f"more than {MOST_CANDIDATES} combinations: try fewer values")
    if not found:
        raise ValueError(f"these are the values that '{bot}' has")
    for name in found:
        roster.check(name)
    return list(found)


def _text(value: Any) -> str:
    """A value as it is written in the name of a bot."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _deal(
    facts: Facts,
    bot: str,
    field: list[str],
    games: int,
    seats: int | None,
    options: Mapping[str, str] | None,
    seed: int,
    workers: int,
) -> int:
    """How many games a deal of two bots has; a ValueError if they cannot be played."""
    plan = plan_of(facts, [bot, field[0]], games, seats, options or {}, seed, workers)
    if games > MOST_GAMES:
        raise ValueError(f"at most {MOST_GAMES:,} games, not {games:,}")
    return len(plan.seatings)


def _shares(count: int, deal: int, games: int) -> list[int]:
    """The games of each candidate in each round, and at last those on fresh deals, all in whole deals."""
    rounds = (count - 1).bit_length()
    least = max(2, 2 * rounds * count) * deal
    if games < least:
        what = "1 combination needs" if count == 1 else f"{count} combinations need"
        raise ValueError(f"{what} at least {least} games, not {games}")
    shares, left, field = [], games, count
    for _ in range(rounds):
        shares.append(games // 2 // rounds // (field * deal) * deal)
        left -= shares[-1] * field
        field = (field + 1) // 2
    return [*shares, left // deal * deal]


def _worth(trial: Trial) -> tuple[float, float]:
    """The more wins the better, and of equal ones the larger lead."""
    return trial.wins.mean if trial.wins else 0.0, trial.lead.mean if trial.lead else 0.0
