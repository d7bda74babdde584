"""Plays each level against the one below, and writes the ladder into docs/strength.md: `python -m bench.ladder`.

Every finished game is saved, and the same command resumes. A match is played again once the rules, the estimates or the
bots have changed. Only the rows of what was played are replaced on the page. The master is measured by itself, with
`--top BOT`: a bot that plays in its place, because its own 0.9 seconds a move take hours.
"""

import argparse
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from openskill.models import PlackettLuce

from tilewright import bots
from tilewright.bots.arena.crew import Job, crew
from tilewright.bots.arena.estimate import Estimate
from tilewright.bots.arena.folder import Folder
from tilewright.bots.arena.plan import Plan
from tilewright.bots.arena.report import report
from tilewright.bots.roster import LEVELS, Roster
from tilewright.games import facts, find, names
from tilewright.kit.kernel import digest, sources
from tilewright.server.people.ratings import POINTS_A_MU

PAGE = Path("docs/strength.md")
LADDER = ("random", *LEVELS[:-1])
GAMES, GAMES_OF_MORE = 200, 60  # of each step with two seats, and with more


@dataclass(frozen=True)
class Ladder:
    """Where the matches of one game with one number of seats are played."""

    game: str
    seats: int
    games: int | None
    seed: int
    workers: int
    folder: Path

    @property
    def title(self) -> str:
        """The first cells of its rows."""
        return f"| {facts(self.game).title} | {self.seats} |"

    def wins(self, above: str, below: str) -> tuple[int, Estimate]:
        """How many games of a step there are, after playing the missing ones, and how often the first bot is ahead."""
        about = facts(self.game)
        pair, roster = (above, below), Roster(about)
        spelled = tuple(roster.spelled(one) for one in pair)
        sides = about.sides(self.seats)
        plan = Plan(self.game, about.revision, self.seats, (), pair, spelled, self.seed, sides)
        count = plan.whole(self.games or (GAMES if self.seats == 2 else GAMES_OF_MORE))
        code = [*sources(about.folder), *sorted(Path(bots.__file__).parent.glob("*.py"))]
        folder = Folder(self.folder / f"{self.game}-{self.seats}" / digest(code, str(plan.facts())), plan)
        results = folder.results()
        for outcome in crew(Job(find, plan), (n for n in range(count) if n not in results), self.workers):
            folder.add(outcome, is_recorded=False)
            results[outcome.result.number] = outcome.result
        wins = report(plan, {number: results[number] for number in range(count)}).pair(0, 1).wins
        if wins is None or wins.low is None:
            raise SystemExit(f"{count} games are too few: play at least two deals")
        print(f"{self.title} {above} against {below}: {_share(wins)}", flush=True)
        return count, wins


def distance(share: float, games: int, seats: int) -> float:
    """How far apart ratings must be for openskill to expect this share of wins, in points as people see them.

    A whole share counts as if half a game had ended the other way.
    """
    within = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return POINTS_A_MU * PlackettLuce().beta * math.sqrt(seats) * math.log(within / (1 - within))


def rated(steps: Iterable[tuple[int, Estimate]], seats: int) -> Iterator[str]:
    """The rating of each level, and how sure its distance to the level below is."""
    rating = 0.0
    for games, wins in steps:
        assert wins.low is not None
        step = distance(wins.mean, games, seats)
        rating += step
        yield f"{rating:.0f} ± {step - distance(wins.low, games, seats):.0f}"


def replaced(page: str, section: str, rows: Sequence[str]) -> str:
    """The page with these rows in a table between two marks; its other rows stay, in the order of games and seats."""
    begin, end = f"<!-- {section} -->\n", f"<!-- end of {section} -->\n"
    if begin not in page or end not in page:
        raise SystemExit(f"{PAGE} has no section between {begin.strip()} and {end.strip()}")
    before, _, rest = page.partition(begin)
    table, _, after = rest.partition(end)
    head, _, known = table.rpartition("--:|\n")
    kept = {_key(row): row for row in [*known.splitlines(), *rows] if row.startswith("| ")}
    body = "".join(f"{kept[key]}\n" for key in sorted(kept))
    return f"{before}{begin}{head}--:|\n{body}\n{end}{after}"


def _key(row: str) -> tuple[int, int]:
    title, seats = (cell.strip() for cell in row.split("|")[1:3])
    return [facts(name).title for name in names()].index(title), int(seats)


def _share(wins: Estimate) -> str:
    assert wins.low is not None
    assert wins.high is not None
    return f"{100 * wins.mean:.0f} % ({100 * wins.low:.0f}–{100 * wins.high:.0f})"


def _write(section: str, row: str) -> None:
    PAGE.write_text(replaced(PAGE.read_text(encoding="utf-8"), section, [row]), encoding="utf-8")


def climb(ladder: Ladder) -> None:
    """Play all steps below the master, and write their rows."""
    steps = [ladder.wins(above, below) for below, above in pairwise(LADDER)]
    _write("ratings of levels", " ".join([ladder.title, "0 |", *(f"{one} |" for one in rated(steps, ladder.seats))]))
    shares = [f"{_share(wins)} |" for _, wins in steps]
    _write("steps of levels", " ".join([ladder.title, f"{steps[0][0]} |", *shares]))


def reach(ladder: Ladder, bot: str) -> None:
    """Play the step to the master, with another bot in its place, and write its row."""
    games, wins = ladder.wins(bot, LADDER[-1])
    _write("step to the master", f"{ladder.title} `{bot}` | {games} | {_share(wins)} |")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    parser.add_argument("--seats", type=int, action="append", help="with how many seats; all if not said")
    parser.add_argument("--top", metavar="BOT", help="only the step to the master, with this bot in its place")
    parser.add_argument(
        "-n", type=int, metavar="N", help=f"games of each step: {GAMES} with two seats, {GAMES_OF_MORE} with more"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--folder", type=Path, default=Path("build/ladder"), help="where matches are stored")
    wishes = parser.parse_args()
    for seats in wishes.seats or (2, 3, 4, 5):
        for game in wishes.games or names():
            if seats in facts(game).seats:
                ladder = Ladder(game, seats, wishes.n, wishes.seed, wishes.workers, wishes.folder)
                reach(ladder, wishes.top) if wishes.top else climb(ladder)


if __name__ == "__main__":
    main()
