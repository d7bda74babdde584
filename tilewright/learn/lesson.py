"""Lessons: positions of a game, each with a few words and a task that is done with the moves of the game.

A lesson is a file `learn/NAME.toml` in the game's folder. Its positions come from records: a scenario next to it
(`learn/NAME.txt`) or one of the game's `scenarios/`. Its words are in `learn/words`, with keys made of the lesson's and
the step's name: `lesson-first-lay-text`.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from tilewright.core import scenario
from tilewright.core.game import Facts
from tilewright.core.record import Record

FOLDER = "learn"
OTHERS = ("Ben", "Clara", "David", "Eva", "Finn")  # who plays with the learner, in the order of play


class Near(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A try that is tempting and wrong: moves of which the last is the wrong one, or an answer; and what to say."""

    say: str
    moves: tuple[str, ...] = ()
    answer: int | None = None


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position with one idea."""

    name: str
    ply: int  # the table after this many moves of the record
    ask: Literal["move", "choice", "number", "look"] = "move"
    right: tuple[tuple[str, ...], ...] = ()  # chains of moves, or patterns of moves
    answer: int | None = None  # of a choice, counted from 1
    answers: int = 0  # how many there are to choose from
    near: tuple[Near, ...] = ()
    show: tuple[str, ...] = ()  # ids of what glows
    clauses: tuple[str, ...] = ()
    record: str = ""  # if it is not the lesson's
    seat: int | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some steps, one after the other."""

    record: str
    minutes: int
    order: int
    steps: tuple[Step, ...]
    seat: int = 0  # of the learner; everybody else and chance follow the record
    mistakes: tuple[str, ...] = ()  # clauses whose refusals it helps with
    name: str = ""  # of its file

    def record_of(self, step: Step) -> str:
        """The name of the record that a step is taken from."""
        return step.record or self.record

    def seat_of(self, step: Step) -> int:
        """The seat of the learner in a step."""
        return self.seat if step.seat is None else step.seat


def keys(lesson: Lesson) -> set[str]:
    """All messages of a lesson."""
    found = {f"lesson-{lesson.name}", f"lesson-{lesson.name}-about"}
    for step in lesson.steps:
        own = f"lesson-{lesson.name}-{step.name}"
        tails = ["", "-text"]
        if step.ask != "look":
            tails += ["-task", "-praise", "-other"]
        if step.ask == "move":
            tails.append("-hint")
        tails += [f"-answer-{number + 1}" for number in range(step.answers)]
        tails += [f"-near-{near.say}" for near in step.near]
        found |= {own + tail for tail in tails}
    return found


def names(seats: int, learner: int) -> list[str]:
    """Who plays, by seat: Ben is the next after the learner, who has no name."""
    others = ("", *OTHERS)
    return [others[(seat - learner) % seats] for seat in range(seats)]


@cache
def lessons(facts: Facts) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; none if it has none."""
    files = sorted((facts.folder / FOLDER).glob("*.toml"))
    return tuple(sorted((_load(file) for file in files if file.stem != "pieces"), key=lambda one: one.order))


def minutes(facts: Facts) -> int:
    """How long the first lesson takes; 0 if there is none."""
    return next((lesson.minutes for lesson in lessons(facts)), 0)


def _load(file: Path) -> Lesson:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert({**data, "name": file.stem}, Lesson)


@cache
def record(facts: Facts, name: str) -> Record:
    """A record that lessons and examples use: `scenarios/NAME`, or NAME in the folder of the lessons."""
    home = facts.folder if name.startswith("scenarios/") else facts.folder / FOLDER
    return scenario.read((home / f"{name}.txt").read_text(encoding="utf-8"))[0]
