"""Training data from games between bots, with a progress bar."""

from dataclasses import dataclass
from pathlib import Path

from tilewright.bots.arena.crew import CrewError
from tilewright.bots.arena.plan import Plan, PlanError
from tilewright.cli import setup
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, out, print_json


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


def selfplay(wishes: Wishes) -> None:
    """Play and save the games that are missing."""
    try:
        from tilewright.research import selfplay as lab  # noqa: PLC0415 -- an extra
    except ImportError as error:
        raise Failure(f"{error.name} is not installed: pip install 'tilewright[lab]'") from None
    facts = setup.known(wishes.game)
    seats, options = setup.seat_count(facts, wishes.seats), setup.chosen(facts, wishes.options)
    roster = setup.roster(facts, wishes.bots)
    spelled = tuple(roster.spelled(bot) for bot in wishes.bots)
    plan = Plan(facts.name, facts.revision, seats, tuple(options.items()), tuple(wishes.bots), spelled, wishes.seed)
    try:
        assert plan.seatings
        folder = lab.Folder(wishes.folder, plan, wishes.share)
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
    if wishes.as_json:
        print_json({"folder": str(wishes.folder), "games": total, "played": played})
    else:
        out.print(f"{wishes.folder}: {total} games, {played} of them new", markup=False, soft_wrap=True)
