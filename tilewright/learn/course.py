"""How a try at a step of a lesson is judged: by the rules of the game, and by what the lesson says of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal

from tilewright.core.event import Event
from tilewright.core.game import Game
from tilewright.core.message import Message
from tilewright.core.move import Refusal
from tilewright.core.table import Table
from tilewright.learn.lesson import Lesson, Step, record


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of a try; `words` is the key of the lesson's message about it."""

    kind: Literal["right", "onward", "near", "refused", "other"]  # onward: right so far, more moves are needed
    words: str = ""
    clause: str = ""  # of a move that the rules refuse, with the reason
    reason: Message | None = None
    events: tuple[Event, ...] = ()  # what the moves brought
    points: int = 0  # that the learner scored by them


def at(game: Game, lesson: Lesson, step: Step) -> Table:
    """The table at the beginning of a step."""
    return Table.replay(game, record(game.facts, lesson.record_of(step)), step.ply)


def judge_moves(game: Game, lesson: Lesson, step: Step, moves: Sequence[str]) -> Verdict:
    """What is said of a chain of moves of which all but the last have been found to lead onward."""
    own, table = f"lesson-{lesson.name}-{step.name}", at(game, lesson, step)
    near = next((near for near in step.near if _is_like(near.moves, moves)), None)
    events: list[Event] = []
    for move in moves:
        try:
            events += table.play(move, lesson.seat_of(step))
        except Refusal as refusal:
            words = f"{own}-near-{near.say}" if near else ""
            return Verdict("refused", words, refusal.clause, refusal.reason)
    if near:
        return Verdict("near", f"{own}-near-{near.say}")
    points = sum(event.points for event in events if event.seat == lesson.seat_of(step))
    if any(_is_like(chain, moves) for chain in step.right):
        return Verdict("right", f"{own}-praise", events=tuple(events), points=points)
    if any(_is_like(chain[: len(moves)], moves) for chain in step.right):
        return Verdict("onward", events=tuple(events), points=points)
    return Verdict("other", f"{own}-other")


def judge_answer(lesson: Lesson, step: Step, answer: int) -> Verdict:
    """What is said of an answer to a question."""
    own = f"lesson-{lesson.name}-{step.name}"
    if answer == step.answer:
        return Verdict("right", f"{own}-praise")
    near = next((near for near in step.near if near.answer == answer), None)
    return Verdict("near", f"{own}-near-{near.say}") if near else Verdict("other", f"{own}-other")


def _is_like(patterns: Sequence[str], moves: Sequence[str]) -> bool:
    return len(patterns) == len(moves) > 0 and all(map(fnmatchcase, moves, patterns))
