"""Claims: the seats whose tokens a browser holds become the person's, one at each table, with their results."""

from collections.abc import Iterable

import sqlalchemy as sa

from tilewright.server.people import keys
from tilewright.server.people.holder import token_hash
from tilewright.server.store.change import Conflict, Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import RESULTS, SEATS

Place = tuple[str, int]  # code and seat


async def claim(store: Store, person: str, tokens: Iterable[str]) -> list[str]:
    """Give a person the seats of these tokens that are nobody's; returns the codes of their tables."""
    hashes = {token_hash(token) for token in tokens}
    wanted = sa.select(SEATS.c.code, SEATS.c.seat).where(
        SEATS.c.token.in_(hashes), SEATS.c.kind == "person", SEATS.c.person.is_(None), ~_sits(person)
    )
    first: dict[str, int] = {}  # of several seats at one table, as at a shared screen, the others are guests'
    for row in await store.rows(wanted.order_by(SEATS.c.code, SEATS.c.seat)):
        first.setdefault(row.code, row.seat)
    return [code for code, seat in first.items() if await _take(store, person, (code, seat), hashes)]


def _sits(person: str) -> sa.ColumnElement[bool]:
    """Whether a person has a seat at the table of a seat."""
    mine = SEATS.alias()
    return sa.exists(sa.select(mine.c.seat).where(mine.c.code == SEATS.c.code, mine.c.person == person))


async def _take(store: Store, person: str, place: Place, hashes: set[str]) -> bool:
    where = (SEATS.c.code == place[0], SEATS.c.seat == place[1], SEATS.c.person.is_(None), SEATS.c.token.in_(hashes))
    result = RESULTS.update().where(
        RESULTS.c.code == place[0], RESULTS.c.seat == place[1], RESULTS.c.person.is_(None), ~RESULTS.c.rated
    )
    try:
        await store.write(
            keys.locked(person),
            Statement(SEATS.update().where(*where).values(person=person), must=1),
            Statement(result.values(person=person)),
        )
    except Conflict:  # somebody else's by now
        return False
    return True
