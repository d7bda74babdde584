"""What the server keeps of a person besides their seats and chat: as one export, and deleted."""

from typing import Any

import sqlalchemy as sa

from tilewright.server.store.change import Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import (
    DEVICE_CODES,
    ENTRANTS,
    EVENTS,
    KEYS,
    PERSONS,
    PUSHES,
    PUZZLE_ANSWERS,
    PUZZLE_PEOPLE,
    RATINGS,
    RESULTS,
)

NAMELESS = "—"


async def export(store: Store, person: str) -> dict[str, Any]:
    """A person's row, keys without their hashes, results, ratings, answers to puzzles and places to be notified."""
    who = [row._asdict() for row in await store.rows(sa.select(PERSONS).where(PERSONS.c.id == person))]
    return {
        "person": who[0] if who else None,
        "keys": await _rows(store, KEYS, KEYS.c.person == person, without=("hash", "person")),
        "results": await _rows(store, RESULTS, RESULTS.c.person == person, without=("person",)),
        "ratings": await _rows(store, RATINGS, RATINGS.c.player == person, without=("player",)),
        "events": await _rows(store, ENTRANTS, ENTRANTS.c.person == person, without=("token", "person")),
        "puzzles": await _rows(store, PUZZLE_ANSWERS, PUZZLE_ANSWERS.c.person == person, without=("person",)),
        "puzzle_rating": await _rows(store, PUZZLE_PEOPLE, PUZZLE_PEOPLE.c.person == person, without=("person",)),
        "notifications": await _rows(store, PUSHES, PUSHES.c.player == person, without=("player", "p256dh", "auth")),
    }


async def _rows(
    store: Store, table: sa.Table, where: sa.ColumnElement[bool], without: tuple[str, ...]
) -> list[dict[str, Any]]:
    columns = [column for column in table.c if column.name not in without]
    return [row._asdict() for row in await store.rows(sa.select(*columns).where(where))]


def deletion(person: str) -> list[Statement]:
    """Deletes all of that; finished games keep a nameless row for the others."""
    return [
        Statement(PERSONS.delete().where(PERSONS.c.id == person)),
        Statement(DEVICE_CODES.delete().where(DEVICE_CODES.c.person == person)),
        Statement(KEYS.delete().where(KEYS.c.person == person)),
        Statement(RATINGS.delete().where(RATINGS.c.player == person)),
        Statement(PUZZLE_ANSWERS.delete().where(PUZZLE_ANSWERS.c.person == person)),
        Statement(PUZZLE_PEOPLE.delete().where(PUZZLE_PEOPLE.c.person == person)),
        Statement(PUSHES.delete().where(PUSHES.c.player == person)),
        Statement(
            ENTRANTS.update()
            .where(ENTRANTS.c.person == person)
            .values(person=None, token=None, name=NAMELESS, left=True)
        ),
        Statement(EVENTS.update().where(EVENTS.c.host_person == person).values(host=None, host_person=None)),
        Statement(
            RESULTS.update()
            .where(RESULTS.c.person == person)
            .values(person=None, name=NAMELESS, rating=None, deviation=None, number=None)
        ),
    ]
