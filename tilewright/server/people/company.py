"""The people a person has played with, and what everybody may know of somebody."""

from typing import Any

import sqlalchemy as sa

from tilewright.server.people import forms, history, keys
from tilewright.server.store.database import Store
from tilewright.server.store.schema import PERSONS, RESULTS

PAGE = 50


def _met(person: str) -> sa.Select[Any]:
    """Everybody who played to the end of a game with a person, and how often."""
    mine = RESULTS.alias()
    return (
        sa.select(PERSONS.c.id, PERSONS.c.name, sa.func.count().label("games"), sa.func.max(RESULTS.c.at).label("last"))
        .join(mine, sa.and_(mine.c.code == RESULTS.c.code, mine.c.person == person))
        .join(PERSONS, PERSONS.c.id == RESULTS.c.person)
        .where(RESULTS.c.person != person)
        .group_by(PERSONS.c.id, PERSONS.c.name)
    )


async def met(store: Store, person: str, page: int) -> forms.People:
    """A page of them, the latest first."""
    latest = _met(person).order_by(sa.func.max(RESULTS.c.at).desc(), PERSONS.c.id)
    rows = await store.rows(latest.limit(PAGE + 1).offset(page * PAGE))
    people = [forms.Met(row.id, row.name, row.games, row.last) for row in rows[:PAGE]]
    return forms.People(people, len(rows) > PAGE)


async def profile(store: Store, person: str, asking: str | None) -> forms.Profile:
    """A person as somebody else sees them; Refused if they do not exist."""
    name = await keys.name_of(store, person)
    standings = await history.standings(store, person)
    shared = await together(store, asking, person) if asking is not None else 0
    return forms.Profile(person, name, sum(one.games for one in standings), standings, shared)


async def together(store: Store, one: str, other: str) -> int:
    """How many games two people have finished together."""
    rows = await store.rows(_met(one).where(RESULTS.c.person == other)) if one != other else ()
    return int(rows[0].games) if rows else 0
