"""What is kept about puzzles: the first answer of each person who has a key, their rating and days, and how hard each
puzzle is.

A person plays against a puzzle: who solves it at the first try wins, else the puzzle does. Both ratings move, in the
model that rates games. Only the first answer counts, once for all devices of a person, and being shown the answer
counts as a wrong one. An answer is stored together with what it does to both ratings, or not at all.
"""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from tilewright import games
from tilewright.analysis import puzzle as puzzles
from tilewright.analysis.puzzle import Puzzle
from tilewright.server.people import ratings
from tilewright.server.people.ratings import Rating
from tilewright.server.puzzles import forms
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict, Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import PERSONS, PUZZLE_ANSWERS, PUZZLE_PEOPLE, PUZZLE_RATINGS

DAY_S = 86_400
TRIES = 20  # at an answer while others answer the same puzzle
EASIEST, HARDEST, SIGMA = 18.0, 32.0, 4.0  # ratings of puzzles that nobody has answered yet
LEVELS = (20.3, 22.7, 27.3, 29.7)  # ratings from which on a puzzle has one of the levels 2 to 5
DAYS_SHOWN = 7

Kind = Literal["right", "wrong", "shown"]
Key = tuple[str, str]  # game and name of a puzzle


@dataclass(frozen=True)
class Hardness:
    """How hard a puzzle is, and how many people have tried and solved it."""

    rating: Rating
    solved: int = 0

    @property
    def level(self) -> int:
        """From 1 to 5."""
        return 1 + sum(self.rating.mu >= limit for limit in LEVELS)


def today() -> int:
    """Days since 1970, in UTC."""
    return int(time.time()) // DAY_S


def estimated(puzzle: Puzzle) -> Hardness:
    """How hard a puzzle is before anybody has tried it."""
    rank = puzzles.rank(games.facts(puzzle.record.game), puzzle)
    return Hardness(Rating(EASIEST + (HARDEST - EASIEST) * rank, SIGMA))


async def facts(store: Store, wanted: Sequence[Puzzle], person: str | None) -> list[forms.PuzzleFacts]:
    """These puzzles, with the answers of a person."""
    known = await _hardness(store, wanted)
    mine = await _answers(store, person, {one.record.game for one in wanted}) if person else {}
    return [_facts(one, known[_key(one)], mine.get(_key(one))) for one in wanted]


def _facts(puzzle: Puzzle, hardness: Hardness, answer: Any | None) -> forms.PuzzleFacts:
    first: Literal["right", "wrong"] | None = None
    if answer is not None:
        first = "right" if answer.right else "wrong"
    is_done = answer is not None and answer.solved_day is not None
    game, tries = puzzle.record.game, hardness.rating.games
    return forms.PuzzleFacts(game, puzzle.name, hardness.level, tries, hardness.solved, first, is_done)


def _key(puzzle: Puzzle) -> Key:
    return puzzle.record.game, puzzle.name


async def _hardness(store: Store, wanted: Sequence[Puzzle]) -> dict[Key, Hardness]:
    in_games = PUZZLE_RATINGS.c.game.in_(sorted({one.record.game for one in wanted}))
    select = sa.select(PUZZLE_RATINGS).where(in_games)
    if len(wanted) <= len(games.names()):
        select = select.where(PUZZLE_RATINGS.c.puzzle.in_([one.name for one in wanted]))
    stored = {
        (row.game, row.puzzle): Hardness(Rating(row.mu, row.sigma, row.tries), row.solved)
        for row in await store.rows(select)
    }
    return {_key(one): stored.get(_key(one)) or estimated(one) for one in wanted}


async def _answers(store: Store, person: str, of: Iterable[str]) -> Mapping[Key, Any]:
    wanted = sa.select(PUZZLE_ANSWERS).where(PUZZLE_ANSWERS.c.person == person, PUZZLE_ANSWERS.c.game.in_(list(of)))
    return {(row.game, row.puzzle): row for row in await store.rows(wanted)}


# ---- an answer


async def answer(store: Store, person: str, puzzle: Puzzle, kind: Kind) -> float | None:
    """Keep an answer: the first one with what it does to both ratings, later ones only if they solve the puzzle.
    Returns the change of the person's rating by their first answer, if this is it.
    """
    for _ in range(TRIES):
        first = (await _answers(store, person, [puzzle.record.game])).get(_key(puzzle))
        if first is not None:
            await _later(store, person, puzzle, kind)
            return None
        statements, change = await _first(store, person, puzzle, kind)
        try:
            await store.write(*statements)
        except Conflict:
            continue  # somebody else has answered it, or this person on another device
        return change
    raise Refused(409, "stale")


async def must_have_answered(store: Store, person: str, wanted: Sequence[Puzzle]) -> None:
    """Refused unless a person has answered these puzzles: only the first answer counts, so it is given without help."""
    answered = await _answers(store, person, {one.record.game for one in wanted}) if wanted else {}
    if any(_key(one) not in answered for one in wanted):
        raise Refused(409, "puzzle-first")


async def _later(store: Store, person: str, puzzle: Puzzle, kind: Kind) -> None:
    """A later answer fills the row of days if it is right; who was shown the answer has not solved the puzzle."""
    where = (PUZZLE_ANSWERS.c.person == person, PUZZLE_ANSWERS.c.game == puzzle.record.game)
    open_yet = (PUZZLE_ANSWERS.c.puzzle == puzzle.name, PUZZLE_ANSWERS.c.solved_day.is_(None), ~PUZZLE_ANSWERS.c.shown)
    values: dict[str, Any] = {"solved_day": today()} if kind == "right" else {"shown": True}
    if kind != "wrong":
        await store.write(Statement(PUZZLE_ANSWERS.update().where(*where, *open_yet).values(values)))


async def _first(store: Store, person: str, puzzle: Puzzle, kind: Kind) -> tuple[list[Statement], float]:
    is_right = kind == "right"
    own, hardness = await _rating(store, person), (await _hardness(store, [puzzle]))[_key(puzzle)]
    places = (1, 2) if is_right else (2, 1)
    mine, its = ratings.after([own, hardness.rating], (0, 1), places)
    change = mine.value - own.value
    row = {
        "person": person,
        "game": puzzle.record.game,
        "puzzle": puzzle.name,
        "right": is_right,
        "at": int(time.time()),
        "shown": kind == "shown",
        "solved_day": today() if is_right else None,
        "change": change,
    }
    exists = Statement(PERSONS.update().where(PERSONS.c.id == person).values(id=person), must=1)
    solved = hardness.solved + is_right
    return [
        exists,
        Statement(PUZZLE_ANSWERS.insert(), [row]),
        _own(person, own, mine),
        _its(puzzle, hardness, its, solved),
    ], change


def _own(person: str, old: Rating, new: Rating) -> Statement:
    values = {"mu": new.mu, "sigma": new.sigma, "answers": new.games}
    if not old.games:
        return Statement(PUZZLE_PEOPLE.insert(), [{"person": person, **values}])
    where = (PUZZLE_PEOPLE.c.person == person, PUZZLE_PEOPLE.c.answers == old.games)
    return Statement(PUZZLE_PEOPLE.update().where(*where).values(values), must=1)


def _its(puzzle: Puzzle, old: Hardness, new: Rating, solved: int) -> Statement:
    game, name = _key(puzzle)
    values = {"mu": new.mu, "sigma": new.sigma, "tries": new.games, "solved": solved}
    if not old.rating.games:
        return Statement(PUZZLE_RATINGS.insert(), [{"game": game, "puzzle": name, **values}])
    where = (PUZZLE_RATINGS.c.game == game, PUZZLE_RATINGS.c.puzzle == name)
    return Statement(
        PUZZLE_RATINGS.update().where(*where, PUZZLE_RATINGS.c.tries == old.rating.games).values(values), must=1
    )


async def _rating(store: Store, person: str) -> Rating:
    rows = await store.rows(sa.select(PUZZLE_PEOPLE).where(PUZZLE_PEOPLE.c.person == person))
    return Rating(rows[0].mu, rows[0].sigma, rows[0].answers) if rows else Rating()


# ---- the row of days


async def days(store: Store, person: str) -> forms.PuzzleDays:
    """The rating of a person, and the days on which they have solved a puzzle."""
    solved = PUZZLE_ANSWERS.c.solved_day
    wanted = (
        sa.select(solved, sa.func.count().label("puzzles"))
        .where(PUZZLE_ANSWERS.c.person == person, solved.is_not(None))
        .group_by(solved)
        .order_by(solved)
    )
    rows = await store.rows(wanted)
    found, now = [int(row.solved_day) for row in rows], today()
    return forms.PuzzleDays(
        rated=(await _rating(store, person)).shown(),
        solved=sum(int(row.puzzles) for row in rows),
        streak=streak(found, now),
        longest=longest(found),
        week=[day in found for day in range(now - DAYS_SHOWN + 1, now + 1)],
    )


def streak(found: Sequence[int], now: int) -> int:
    """How many days in a row up to today; a day that is not over yet breaks no row."""
    last = now if now in found else now - 1
    count = 0
    while last - count in found:
        count += 1
    return count


def longest(found: Sequence[int]) -> int:
    """The longest row of days; `found` ascends."""
    best = run = 0
    before = None
    for day in found:
        run = run + 1 if before == day - 1 else 1
        best, before = max(best, run), day
    return best
