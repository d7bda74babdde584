"""How a try at a step of a lesson is judged: by the rules of the game, and by what the lesson says of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Literal

from tilewright.core.event import Event
from tilewright.core.game import Game
from tilewright.core.message import Message
from tilewright.core.move import Refusal
from tilewright.core.table import Table
from tilewright.learn.lesson import Lesson, Step, record

MOST_TABLES = 128  # cached, each at one ply of one record


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
    return stand(game, lesson.record_of(step), step.ply)


def stand(game: Game, name: str, ply: int) -> Table:
    """The table after so many moves of a record."""
    return _replayed(game, name, ply).copy()


@lru_cache(maxsize=MOST_TABLES)
def _replayed(game: Game, name: str, ply: int) -> Table:
    return Table.replay(game, record(game.facts, name), ply)


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


def solution(game: Game, lesson: Lesson, step: Step) -> list[str]:
    """A right chain of moves: the record's own, if it is one."""
    played = list(record(game.facts, lesson.record_of(step)).moves[step.ply :])
    own = [played[: len(chain)] for chain in step.right]
    chains = [moves for moves in own if judge_moves(game, lesson, step, moves).kind == "right"]
    return chains[0] if chains else _found(game, lesson, step, [])


def _found(game: Game, lesson: Lesson, step: Step, begun: list[str]) -> list[str]:
    """The first right chain that begins like this; empty if there is none."""
    table = at(game, lesson, step)
    for move in begun:
        table.play(move)
    for move in table.legal():
        moves = [*begun, move]
        kind = judge_moves(game, lesson, step, moves).kind
        found = moves if kind == "right" else _found(game, lesson, step, moves) if kind == "onward" else []
        if found:
            return found
    return []


def _is_like(patterns: Sequence[str], moves: Sequence[str]) -> bool:
    return len(patterns) == len(moves) > 0 and all(map(fnmatchcase, moves, patterns))
