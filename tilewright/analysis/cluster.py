"""A review on the machines of a Ray cluster: every move is judged on its own, so they share the work move by move."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from tilewright.analysis.judge import Judge
from tilewright.analysis.ply import Judged
from tilewright.analysis.review import Course, Review
from tilewright.analysis.strength import Strength
from tilewright.bots.arena.crew import Job, on_ray
from tilewright.bots.arena.plan import Plan
from tilewright.core.game import Game
from tilewright.core.record import Record


@cache
def _course(game: Game, text: str) -> Course:
    return Course.of(game, Record.read(text))


@dataclass(frozen=True)
class _Judging:
    """Judges one move of a record, in place of playing one game of a match."""

    text: str
    strength: Strength

    def __call__(self, game: Game, plan: Plan, ply: int, *_: Any) -> Judged:
        course = _course(game, self.text)
        judge = Judge(game, plan.seats, self.strength, is_built=course.record.position is not None)
        return course.judge(judge, ply)


def review(
    find: Callable[[str], Game],
    record: Record,
    strength: Strength,
    address: str,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a record on a cluster; raises CrewError if there is none."""
    course, count = _course(find(record.game), record.write()), len(record.moves)
    plan = Plan(record.game, record.revision, record.seats, tuple(record.options.items()), (), (), 0)
    job = Job(find, plan, play=_Judging(record.write(), strength))
    judged: dict[int, Judged] = {}
    for done in on_ray(job, range(1, count + 1), address):
        one = cast(Judged, done)
        judged[one.ply] = one
        if progress is not None:
            progress(len(judged), count)
    return course.review([judged[ply] for ply in sorted(judged)], strength)
