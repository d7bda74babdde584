"""The finished games of a person, and how they do in each game."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from tilewright.server.people import forms, ratings
from tilewright.server.people.ratings import LEAST_GAMES, Rating
from tilewright.server.store.database import Store
from tilewright.server.store.schema import PERSONS, RESULTS, TABLES

PAGE = 20


async def finished(store: Store, person: str, page: int, game: str = "", other: str = "") -> forms.History:
    """A page of a person's games, the latest first; those of one game or with one other person if given."""
    mine = _numbered(person).subquery()
    wanted = sa.select(mine, TABLES.c.code.is_not(None).label("kept")).outerjoin(TABLES, TABLES.c.code == mine.c.code)
    if game:
        wanted = wanted.where(mine.c.game == game)
    if other:
        wanted = wanted.where(mine.c.code.in_(sa.select(RESULTS.c.code).where(RESULTS.c.person == other)))
    wanted = wanted.order_by(mine.c.at.desc(), mine.c.number.desc(), mine.c.code).limit(PAGE + 1).offset(page * PAGE)
    rows = await store.rows(wanted)
    players = await players_of(store, [row.code for row in rows])
    return forms.History([_game(row, players[row.code]) for row in rows[:PAGE]], len(rows) > PAGE)


def _numbered(person: str) -> sa.Select[Any]:
    """A person's results; each rated one with the rating before it."""
    alike = (RESULTS.c.game, RESULTS.c.seats, RESULTS.c.number.is_(None))
    before = sa.func.lag(RESULTS.c.rating).over(partition_by=alike, order_by=RESULTS.c.number)
    return sa.select(RESULTS, before.label("before")).where(RESULTS.c.person == person)


def _game(row: Any, players: list[forms.Rival]) -> forms.Finished:
    return forms.Finished(row.code, row.game, row.at, row.seat, players, row.rated, _change(row), bool(row.kept))


def _change(row: Any) -> int | None:
    """How a game changed the rating, if there was a number before it."""
    if row.rating is None or row.before is None or row.number <= LEAST_GAMES:
        return None
    now, before = round(row.rating), round(row.before)
    return int(now - before)


async def players_of(store: Store, codes: Sequence[str]) -> dict[str, list[forms.Rival]]:
    """All seats of finished games; people who have a key are called by their name of today."""
    name = sa.func.coalesce(PERSONS.c.name, RESULTS.c.name).label("called")
    wanted = sa.select(RESULTS, name).outerjoin(PERSONS, PERSONS.c.id == RESULTS.c.person)
    found: dict[str, list[forms.Rival]] = {code: [] for code in codes}
    for row in await store.rows(wanted.where(RESULTS.c.code.in_(codes)).order_by(RESULTS.c.seat)) if codes else ():
        found[row.code].append(forms.Rival(row.seat, row.called, row.person, row.level, row.place, row.score))
    return found


def _of_live_sets() -> sa.Select[Any]:
    """The tables that have the same luck as one where people still play: their results are secret until then."""
    other = TABLES.alias()
    is_live = sa.exists().where(other.c.deal == TABLES.c.deal, other.c.status.in_(("open", "playing")))
    return sa.select(TABLES.c.code).where(TABLES.c.deal.is_not(None), is_live)


async def standings(store: Store, person: str) -> list[forms.Standing]:
    """How a person does in each game with each number of seats, as everybody may know it."""
    won = sa.func.sum(sa.case((RESULTS.c.place == 1, 1), else_=0))
    wanted = (
        sa.select(
            RESULTS.c.game,
            RESULTS.c.seats,
            sa.func.count().label("games"),
            won.label("wins"),
            sa.func.avg(RESULTS.c.score).label("score"),
        )
        .where(RESULTS.c.person == person, RESULTS.c.code.not_in(_of_live_sets()))
        .group_by(RESULTS.c.game, RESULTS.c.seats)
        .order_by(RESULTS.c.game, RESULTS.c.seats)
    )
    known = await ratings.read(store, [person])
    return [
        forms.Standing(
            game=row.game,
            seats=row.seats,
            games=row.games,
            wins=int(row.wins),
            score=round(float(row.score), 1),
            rated=known.get((person, row.game, row.seats), Rating()).shown(),
        )
        for row in await store.rows(wanted)
    ]
