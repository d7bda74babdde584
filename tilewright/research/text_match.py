"""A fair comparison of programs that read and write: the same deals from the same seats against the same bots.

A reader is a function from a question to an answer, see `research/text.py`; bots, by their names, play the same games
beside them. What is refused is asked again a few times; after that a random move is played, and all of it is counted.
"""

import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tilewright.bots.arena.estimate import Estimate, average, share
from tilewright.research.given import whole
from tilewright.research.text import TextEnv
from tilewright.research.wording import Bounds

Reader = Callable[[str], str]
SEEDS = 1_000_000  # deals of one seed


@dataclass
class Played:
    """One game of one contestant."""

    deal: int
    seat: int
    points: int = 0
    lead: int = 0  # over the best seat on another place
    win: float = 0.0  # 1 for the first place, shared by ties
    decisions: int = 0
    refused: int = 0  # answers
    given_up: int = 0  # decisions, played at random instead
    tokens_read: int = 0
    tokens_written: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Comparison:
    """The games of all contestants; it shows itself as a table."""

    games: Mapping[str, list[Played]]
    heading: str

    def wins(self, name: str) -> Estimate | None:
        """The share of first places, by deals."""
        return share([(game.deal, game.win) for game in self.games[name]])

    def lead(self, name: str) -> Estimate | None:
        """The mean lead at the end."""
        return average([(game.deal, game.lead) for game in self.games[name]])

    def ahead(self, name: str, other: str) -> Estimate | None:
        """By how much more one contestant leads than another in the same deal from the same seat."""
        pairs = zip(self.games[name], self.games[other], strict=True)
        return average([(one.deal, one.lead - two.lead) for one, two in pairs])

    @property
    def rows(self) -> list[dict[str, float | str]]:
        """A row for each contestant; what is counted is for each decision, tokens for each game."""
        return [self._row(name, games) for name, games in self.games.items()]

    def _row(self, name: str, games: list[Played]) -> dict[str, float | str]:
        decisions = sum(game.decisions for game in games)
        wins = self.wins(name)
        return {
            "contestant": name,
            "games": len(games),
            "wins": wins.mean if wins else 0.0,
            "points": sum(game.points for game in games) / len(games),
            "lead": sum(game.lead for game in games) / len(games),
            "refused": sum(game.refused for game in games) / decisions,
            "given up": sum(game.given_up for game in games) / decisions,
            "tokens read": sum(game.tokens_read for game in games) / len(games),
            "tokens written": sum(game.tokens_written for game in games) / len(games),
            "seconds": sum(game.seconds for game in games) / len(games),
        }

    def __repr__(self) -> str:
        rows = [{key: _shown(key, value) for key, value in row.items()} for row in self.rows]
        widths = {key: max(len(key), *(len(row[key]) for row in rows)) for key in rows[0]}
        lines = [
            "  ".join(f"{row[key]:>{width}}" for key, width in widths.items())
            for row in [{key: key for key in widths}, *rows]
        ]
        return "\n".join([self.heading, *lines])


def _shown(key: str, value: float | str) -> str:
    if isinstance(value, str):
        return value
    if key in ("wins", "refused", "given up"):
        return f"{value:.1%}"
    return f"{value:,.0f}" if key in ("games", "tokens read", "tokens written") else f"{value:.1f}"


@dataclass
class Rules:
    """What holds for all contestants alike."""

    retries: int = 2  # after an answer that was refused
    most_tokens: int | None = None  # read and written in one game; after that all moves are random
    bounds: Bounds = field(default_factory=Bounds)


def compare(
    game: str,
    contestants: Mapping[str, Reader | str],
    deals: int = 10,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    opponents: str = "greedy",
    seed: int = 0,
    language: str = "en",
    foretold: bool = True,
    rules: Rules | None = None,
) -> Comparison:
    """Let every contestant play every deal from every seat; each is a reader, or the name of a bot.

    A reader with a method `begin(rules)` is given the rules of the game before every game. What a reader raises ends
    the comparison.
    """
    if not contestants:
        raise ValueError("a comparison needs at least one contestant")
    holding, deals = rules or Rules(), whole("the number of deals", deals, 1)
    env = TextEnv(game, seats, options, opponents, language, foretold, holding.bounds)
    games: dict[str, list[Played]] = {name: [] for name in contestants}
    try:
        for deal in range(deals):
            for seat in range(env.seats):
                for name, contestant in contestants.items():
                    env.begin(SEEDS * seed + deal, seat)
                    one = Played(deal, seat)
                    games[name].append(one)
                    _play(env, contestant, one, holding)
    finally:
        env.close()
    heading = f"{game}: {deals} × {env.seats} games with {env.seats} seats against {opponents}, seed {seed}"
    return Comparison(games, heading)


def _play(env: TextEnv, contestant: Reader | str, game: Played, rules: Rules) -> None:
    """Play a game that has begun."""
    bot = env.bot(contestant) if isinstance(contestant, str) else None
    began = time.perf_counter()
    if hasattr(contestant, "begin"):
        contestant.begin(env.rules)
    while env.seat == game.seat:
        game.decisions += 1
        if bot is not None:
            env.ask(bot)
        elif not isinstance(contestant, str):
            _answer(env, contestant, game, rules)
    game.seconds = time.perf_counter() - began
    points, places = env.scores, env.places
    others = [score for score, place in zip(points, places, strict=True) if place != places[game.seat]]
    game.points, game.lead = points[game.seat], points[game.seat] - max(others, default=points[game.seat])
    game.win = 1 / places.count(1) if places[game.seat] == 1 else 0.0


def _answer(env: TextEnv, reader: Reader, game: Played, rules: Rules) -> None:
    """One decision of a reader."""
    text, count = env.question, rules.bounds.count
    for _ in range(rules.retries + 1):
        spent = game.tokens_read + game.tokens_written
        if rules.most_tokens is not None and spent + count(text) > rules.most_tokens:
            break
        answer = reader(text)
        game.tokens_read += count(text)
        game.tokens_written += count(answer)
        turn = env.step(answer)
        if not turn.refusal:
            return
        game.refused += 1
        text = turn.text
    game.given_up += 1
    env.skip()


class MostPoints:
    """A reader without a model: it plays the move whose line names the most points for its seat, in English texts."""

    _MOVE = re.compile(r"(\d+)\. .+? — (.*)")
    _SCORES = re.compile(r"Seats? ([\d, and]+) scores? (\d+) points?")
    _CHANGE = re.compile(r"Points: (\d+) instead of (\d+)")
    _HOLDS = re.compile(r"(Seats? [\d, and]+) holds? it(?: together)?\. Worth (\d+) points? now")

    def __call__(self, text: str) -> str:
        """The number of the move."""
        seat = re.search(r"You are seat (\d+)", text)
        assert seat, "this is no question in English"
        found = [
            (self._worth(move[2], seat[1]), -int(move[1])) for move in map(self._MOVE.match, text.splitlines()) if move
        ]
        return str(-max(found)[1])

    def _worth(self, line: str, seat: str) -> float:
        worth = 0.0
        for seats, points in self._SCORES.findall(line):
            worth += int(points) if seat in re.findall(r"\d+", seats) else -int(points)
        for seats, points in self._HOLDS.findall(line):
            worth += int(points) / len(re.findall(r"\d+", seats)) if seat in re.findall(r"\d+", seats) else 0
        return worth + sum(0.5 * (int(new) - int(old)) for new, old in self._CHANGE.findall(line))
