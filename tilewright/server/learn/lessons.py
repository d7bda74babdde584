"""Steps of lessons as a learner sees them, and what is said of a try."""

from functools import lru_cache

from msgspec import Raw

from tilewright.core.game import CHANCE, Facts, Game
from tilewright.core.message import Message
from tilewright.core.scene import Feature
from tilewright.core.table import Table
from tilewright.learn import course
from tilewright.learn.course import Verdict
from tilewright.learn.lesson import Lesson, Step, lessons, names, record
from tilewright.server.learn import forms, tale
from tilewright.server.refusal import Refused

MOST_STEPS = 64  # cached
MOST_TURNS = 8  # shown between two steps


def facts_of(facts: Facts) -> forms.Course:
    """The lessons of a game."""
    made = [
        forms.LessonFacts(one.name, one.order, one.minutes, [step.name for step in one.steps], one.mistakes)
        for one in lessons(facts)
    ]
    return forms.Course(facts.name, made)


def find(facts: Facts, name: str, number: int) -> tuple[Lesson, Step]:
    """A step of a lesson, counted from 0."""
    lesson = next((one for one in lessons(facts) if one.name == name), None)
    if lesson is None or not 0 <= number < len(lesson.steps):
        raise Refused(404, "no-lesson")
    return lesson, lesson.steps[number]


@lru_cache(maxsize=MOST_STEPS)
def step_of(game: Game, name: str, number: int) -> forms.LessonStep:
    """A step as the learner sees it."""
    lesson, step = find(game.facts, name, number)
    seat, table = lesson.seat_of(step), course.at(game, lesson, step)
    before = lesson.steps[number - 1] if number else None
    return forms.LessonStep(
        name=step.name,
        ask=step.ask,
        answers=step.answers,
        show=step.show,
        clauses=step.clauses,
        record=lesson.record_of(step),
        ply=step.ply,
        seat=seat,
        names=names(table.seats, seat),
        sides=game.facts.sides(table.seats),
        turns=_turns(game, lesson, before, step) if before else [],
        scene=table.scene(seat),
    )


def _turns(game: Game, lesson: Lesson, before: Step, step: Step) -> list[forms.LessonTurn]:
    """The turns between two steps of one record; of many, the last ones."""
    name = lesson.record_of(step)
    if lesson.record_of(before) != name or lesson.seat_of(before) != lesson.seat_of(step):
        return []
    table, turns, mover = course.at(game, lesson, before), list[forms.LessonTurn](), CHANCE
    for move in record(game.facts, name).moves[before.ply : step.ply]:
        actor, told = table.actor, tale.play(table, move, lesson.seat_of(step))
        scene = table.scene(lesson.seat_of(step))
        if turns and actor in (CHANCE, mover):
            turns[-1] = forms.LessonTurn([*turns[-1].moves, told], scene)
        else:
            turns.append(forms.LessonTurn([told], scene))
            mover = actor
    return turns[-MOST_TURNS:]


def judged(game: Game, name: str, number: int, given: forms.Try) -> forms.Judged:
    """What is said of a try."""
    lesson, step = find(game.facts, name, number)
    if step.ask == "move":
        moves = course.solution(game, lesson, step) if given.show else given.moves
        if not moves:
            raise Refused(422, "malformed")
        return _of_moves(game, lesson, step, moves)
    answer = step.answer if given.show else given.answer
    if answer is None:
        raise Refused(422, "malformed")
    verdict = course.judge_answer(lesson, step, answer)
    return forms.Judged(verdict.kind, _said(verdict), [], answer)


def _of_moves(game: Game, lesson: Lesson, step: Step, moves: list[str]) -> forms.Judged:
    verdict, seat = course.judge_moves(game, lesson, step, moves), lesson.seat_of(step)
    judged = forms.Judged(verdict.kind, _said(verdict), moves, None, verdict.reason, verdict.clause, verdict.points)
    if verdict.kind not in ("right", "onward"):
        return judged
    table = course.at(game, lesson, step)
    judged.told = _played(table, moves, seat)
    judged.features = _scored(table, seat, verdict)
    judged.scene = table.scene(seat)
    return judged


def _played(table: Table, moves: list[str], seat: int) -> list[Raw]:
    return [tale.play(table, move, seat) for move in moves]


def _scored(table: Table, seat: int, verdict: Verdict) -> list[Feature]:
    """The features that the events are about."""
    about = {event.feature for event in verdict.events if event.points and event.feature}
    return [one for one in table.game.features(table.position, seat) if one.id in about] if about else []


def _said(verdict: Verdict) -> Message | None:
    return Message.of(verdict.words, points=verdict.points) if verdict.words else None
