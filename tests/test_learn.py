"""What players learn from is true and whole: lessons, words for pieces and questions, rules for readers."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.kit import golden, scenario
from tests.kit.play import FINISHED
from tests.kit.words import every_language, keys_of, parts
from tilewright import words
from tilewright.core.game import CHANCE, OVER
from tilewright.core.message import Message
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR, Scene
from tilewright.core.table import Table
from tilewright.games import FOLDER, facts, find
from tilewright.learn import course, rules
from tilewright.learn.lesson import Lesson, Step, keys, lessons, record
from tilewright.learn.pieces import Explained, pieces

TAUGHT = [name for name in FINISHED if (FOLDER / name / "learn").is_dir()]
LESSONS = [(name, lesson) for name in TAUGHT for lesson in lessons(facts(name))]
STEPS = [(name, lesson, step) for name, lesson in LESSONS for step in lesson.steps]
MOST_WORDS = {"text": 35, "praise": 20, "near": 30, "other": 30, "hint": 30, "task": 25}
LONGER = 1.34  # in other languages than English

every_game = pytest.mark.parametrize("name", TAUGHT)
every_lesson = pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=lambda one: getattr(one, "name", one))
every_step = pytest.mark.parametrize(("name", "lesson", "step"), STEPS, ids=lambda one: getattr(one, "name", one))


# ---- lessons


@every_game
def test_a_game_has_a_first_lesson_and_two_or_three_more(name: str) -> None:
    first, *more = lessons(facts(name))
    assert first.name == "first"
    assert 6 <= len(first.steps) <= 12
    assert first.minutes <= 8
    assert 2 <= len(more) <= 3
    assert [lesson.order for lesson in lessons(facts(name))] == list(range(1, len(more) + 2))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/learn/*.txt")), ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_the_records_of_lessons_hold(path: Path) -> None:
    assert scenario.run(path) > 0


@every_lesson
def test_steps_have_names_of_their_own(name: str, lesson: Lesson) -> None:
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)


@every_step
def test_the_learner_can_do_the_task_and_can_fail_it(name: str, lesson: Lesson, step: Step) -> None:
    game = find(name)
    assert 0 <= step.ply <= len(record(game.facts, lesson.record_of(step)).moves)
    if step.ask == "move":
        tried = [course.judge_moves(game, lesson, step, moves).kind for moves in _tries(lesson, step, name)]
        assert "right" in tried
        assert {"near", "other"} & set(tried), "no legal move is wrong"
        assert all(_ends_right(lesson, step, name, chain) for chain in step.right), "some right chain is not"
    elif step.ask == "look":
        assert (step.right, step.near, step.answer) == ((), (), None)
    else:
        assert step.answer is not None
        assert step.ask == "number" or 1 <= step.answer <= step.answers
        assert course.judge_answer(lesson, step, step.answer).kind == "right"
        assert course.judge_answer(lesson, step, step.answer + 1).kind in ("near", "other")


@every_step
def test_what_is_near_is_never_right(name: str, lesson: Lesson, step: Step) -> None:
    game = find(name)
    for near in step.near:
        if step.ask != "move":
            assert course.judge_answer(lesson, step, near.answer or 0).words.endswith(f"-near-{near.say}")
            continue
        alike = _alike(lesson, step, name, near.moves) or _filled(near.moves)
        verdicts = [course.judge_moves(game, lesson, step, moves) for moves in alike]
        assert all(verdict.words.endswith(f"-near-{near.say}") for verdict in verdicts), near.moves
        assert any(verdict.kind == "near" or verdict.clause for verdict in verdicts), (
            f"{near.moves}: refused by no rule"
        )


@every_step
def test_what_glows_is_on_the_table(name: str, lesson: Lesson, step: Step) -> None:
    scene = course.at(find(name), lesson, step).scene(lesson.seat_of(step))
    ids = {area.id for area in scene.areas} | {piece.id for piece in scene.pieces()}
    ids |= {spot.id for area in scene.areas for spot in area.spots}
    assert set(step.show) <= ids
    assert set(step.clauses) <= _all_clauses(name)


def _tries(lesson: Lesson, step: Step, name: str) -> Iterator[tuple[str, ...]]:
    """Every chain of legal moves that the step would answer."""
    game = find(name)
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        begun = waiting.pop()
        table = course.at(game, lesson, step)
        for move in begun:
            table.play(move)
        assert table.actor == lesson.seat_of(step), "it is not the learner's turn"
        for move in table.legal():
            yield (*begun, move)
            if course.judge_moves(game, lesson, step, (*begun, move)).kind == "onward":
                waiting.append((*begun, move))


def _alike(lesson: Lesson, step: Step, name: str, chain: tuple[str, ...]) -> list[tuple[str, ...]]:
    found = (moves for moves in _tries(lesson, step, name) if len(moves) == len(chain))
    return [moves for moves in found if all(map(fnmatchcase, moves, chain))]


def _filled(chain: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What a chain of illegal moves may mean, with digits for its question marks."""
    return [tuple(move.replace("?", digit) for move in chain) for digit in "012345"]


def _ends_right(lesson: Lesson, step: Step, name: str, chain: tuple[str, ...]) -> bool:
    alike = _alike(lesson, step, name, chain)
    return any(course.judge_moves(find(name), lesson, step, moves).kind == "right" for moves in alike)


# ---- words


def _words(name: str, language: str) -> dict[str, str]:
    return {key: _plain(one.text) for key, one in parts(FOLDER / name / "learn" / "words", language).items()}


def _plain(text: str) -> str:
    return text.partition("=")[2].strip()


def _needed(name: str) -> set[str]:
    found = {"game-in-a-minute"} | {key for lesson in lessons(facts(name)) for key in keys(lesson)}
    for piece in pieces(facts(name)):
        found |= {f"piece-{piece.name}", f"piece-{piece.name}-does"}
    for prompt in _prompts(name):
        found |= {prompt.replace("prompt-", "help-"), prompt.replace("prompt-", "help-") + "-matters"}
    return found


@every_game
@every_language
def test_every_word_is_there_and_none_is_unused(name: str, language: str) -> None:
    found = set(_words(name, language))
    worths = {f"piece-{piece.name}-worth" for piece in pieces(facts(name))}
    unprompted = {key for key in found if key.startswith("help-")} - _helps_possible(name)
    assert _needed(name) - found == set()
    assert found - _needed(name) - worths - _helps_possible(name) == set()
    assert not unprompted


def _helps_possible(name: str) -> set[str]:
    prompts = {key.replace("prompt-", "help-") for key in keys_of(name) if key.startswith("prompt-")}
    return prompts | {f"{key}-matters" for key in prompts}


@every_game
@every_language
def test_lessons_are_short(name: str, language: str) -> None:
    factor = 1.0 if language == "en" else LONGER
    for key, text in _words(name, language).items():
        kind = next((kind for kind in MOST_WORDS if re.search(rf"^lesson-.+-{kind}(-|$)", key)), None)
        if kind:
            assert len(text.split()) <= MOST_WORDS[kind] * factor, f"{key}: {len(text.split())} words"


@every_game
@every_language
def test_words_can_be_said(name: str, language: str) -> None:
    say = words.speaker(FOLDER / name / "learn" / "words", *words.homes(facts(name)))
    for key in _words(name, language):
        assert say(Message.of(key, points=3), language)


# ---- pieces and questions


def _scenes(name: str) -> Iterator[Scene]:
    """Golden games at every number of seats, seen by everybody after every move."""
    for file in sorted(golden.folder(name).glob("*.game")):
        game = Record.read(file.read_text(encoding="utf-8"))
        table = Table.replay(find(name), game, 0)
        for ply in range(len(game.moves) + 1):
            viewers = range(SPECTATOR, game.seats) if ply % 5 == 0 else (max(table.actor, SPECTATOR),)
            yield from (table.scene(viewer) for viewer in viewers)
            if ply < len(game.moves):
                table.play(game.moves[ply])


def _prompts(name: str) -> set[str]:
    """The questions of the golden games."""
    return {scene.prompt.key for scene in _seen(name) if scene.asked not in (CHANCE, OVER)}


_cache: dict[str, list[Scene]] = {}


def _seen(name: str) -> list[Scene]:
    if name not in _cache:
        _cache[name] = list(_scenes(name))
    return _cache[name]


@every_game
def test_no_piece_is_silent(name: str) -> None:
    kinds = pieces(facts(name))
    art, spots, areas = set(), set(), set()
    for scene in _seen(name):
        art |= {piece.art for piece in scene.pieces()} | {one.art for panel in scene.panels for one in panel.supplies}
        art |= {heap.art for heap in scene.heaps}
        spots |= {spot.id for area in scene.areas for spot in area.spots}
        areas |= {area.id for area in scene.areas}
    assert _silent(art, [kind.art for kind in kinds]) == []
    assert _silent(spots, [kind.spots for kind in kinds]) == []
    assert _silent(areas, [kind.areas for kind in kinds]) == []


def _silent(ids: set[str], patterns: list[tuple[str, ...]]) -> list[str]:
    known = [pattern for group in patterns for pattern in group]
    return sorted(one for one in ids if not any(fnmatchcase(one, pattern) for pattern in known))


@every_game
def test_every_kind_of_piece_occurs(name: str) -> None:
    """A pattern that matches nothing is a mistake."""
    possible = {*find(name).art.ids()}
    for scene in _seen(name):
        possible |= {piece.art for piece in scene.pieces()}
        possible |= {one.art for panel in scene.panels for one in panel.supplies}
        possible |= {area.id for area in scene.areas} | {spot.id for area in scene.areas for spot in area.spots}
    for kind in pieces(facts(name)):
        assert _patterns(kind)
        for pattern in _patterns(kind):
            assert any(fnmatchcase(one, pattern) for one in possible), f"{kind.name}: {pattern}"
        assert set(kind.clauses) <= _all_clauses(name)


def _patterns(kind: Explained) -> tuple[str, ...]:
    return (*kind.art, *kind.spots, *kind.areas)


# ---- rules for readers


def _all_clauses(name: str) -> set[str]:
    return set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", (FOLDER / name / "RULES.md").read_text(encoding="utf-8"), re.M))


def _page(name: str, language: str) -> str:
    return rules.file(facts(name), language).read_text(encoding="utf-8")


@every_game
def test_every_clause_is_told(name: str) -> None:
    told = set(rules.clauses(_page(name, "en")))
    assert told <= _all_clauses(name)
    assert {clause for clause in _all_clauses(name) if int(clause.split(".")[0]) <= 5} - told == set()


@every_game
@every_language
def test_all_languages_tell_the_same(name: str, language: str) -> None:
    english, page = _page(name, "en"), _page(name, language)
    assert [len(marks) for marks, _ in rules.HEADING.findall(page)] == [
        len(marks) for marks, _ in rules.HEADING.findall(english)
    ]
    assert rules.CLAUSES.findall(page) == rules.CLAUSES.findall(english)
    shown = [(one.kind, one.name, one.ply) for one in rules.shown(page)]
    assert shown == [(one.kind, one.name, one.ply) for one in rules.shown(english)]
    assert shown
    assert all(one.caption for one in rules.shown(page))


@every_game
def test_pictures_show_what_exists(name: str) -> None:
    for one in rules.shown(_page(name, "en")):
        if one.kind == "piece":
            assert one.name in find(name).art.ids(), one.name
        else:
            moves = record(facts(name), rules.home(one.name)).moves
            assert one.ply is None or one.ply <= len(moves), one.name
