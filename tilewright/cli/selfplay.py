"""Training data from games between bots, with a progress bar."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tilewright.bots.arena.crew import CrewError
from tilewright.bots.arena.plan import Plan, PlanError
from tilewright.cli import setup
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, out, print_json

if TYPE_CHECKING:
    from tilewright.research.selfplay import Folder


@dataclass(frozen=True)
class Wishes:
    """What to play, as typed on the command line."""

    game: str
    bots: list[str]
    count: int
    folder: Path
    seats: int | None
    seed: int
    options: list[str]
    workers: int
    ray: str | None
    limit_s: float
    share: int
    as_json: bool


@dataclass(frozen=True)
class Done:
    """What there is now."""

    folder: "Folder"
    games: int
    played: int  # of them, now

    def tell(self, as_json: bool) -> None:
        """Say so."""
        path = self.folder.path
        if as_json:
            print_json({"folder": str(path), "games": self.games, "played": self.played})
        else:
            out.print(f"{path}: {self.games} games, {self.played} of them new", markup=False, soft_wrap=True)


def selfplay(wishes: Wishes) -> None:
    """Play and save the games that are missing."""
    with laboratory():
        from tilewright.research.selfplay import Folder  # noqa: PLC0415 -- an extra
    fill(wishes, Folder).tell(wishes.as_json)


@contextmanager
def laboratory() -> Iterator[None]:
    """Imports what the extra `lab` installs; raises Failure without it."""
    try:
        yield
    except ImportError as error:
        raise Failure(f"{error.name} is not installed: pip install 'tilewright[lab]'") from None


def fill(wishes: Wishes, kind: "type[Folder]") -> Done:
    """Play and save the games that are missing in a folder of this kind."""
    from tilewright.research import selfplay as lab  # noqa: PLC0415 -- an extra

    facts = setup.known(wishes.game)
    seats, options = setup.seat_count(facts, wishes.seats), setup.chosen(facts, wishes.options)
    roster = setup.roster(facts, wishes.bots)
    spelled = tuple(roster.spelled(bot) for bot in wishes.bots)
    chosen, sides = tuple(options.items()), facts.sides(seats)
    plan = Plan(facts.name, facts.revision, seats, chosen, tuple(wishes.bots), spelled, wishes.seed, sides)
    try:
        assert plan.seatings
        folder = kind(wishes.folder, plan, wishes.share)
        setup.ready(wishes.game, has_bots=True)
        total = -(-wishes.count // wishes.share) * wishes.share
        with counting() as progress:
            known = sum(folder.is_done(share) for share in range(total // wishes.share)) * wishes.share
            bar = progress.add_task(facts.title, total=total, completed=known)
            played = lab.selfplay(
                folder,
                wishes.count,
                wishes.workers,
                wishes.ray,
                wishes.limit_s,
                lambda games: progress.advance(bar, games),
            )
    except (PlanError, CrewError, lab.SelfplayError) as error:
        raise Failure(str(error)) from None
    return Done(folder, total, played)
