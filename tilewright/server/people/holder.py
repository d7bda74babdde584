"""Who makes a request: the seat tokens that their browser holds, and the person behind its key."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from tilewright.server.store.database import SeatRow, Store, TableRow
from tilewright.server.store.schema import KEYS, PERSONS

MOST_TOKENS = 16  # of one request


def token_hash(token: str) -> str:
    """The hash of a token or a key; only this is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Holder:
    """A browser, by what it can open."""

    tokens: tuple[str, ...] = ()
    person: str | None = None
    key: str | None = None  # the hash of the key, if it is a person's

    def seats(self, row: TableRow) -> frozenset[int]:
        """The seats that are theirs."""
        hashes = {token_hash(token) for token in self.tokens}
        return frozenset(seat.seat for seat in row.seats if self._has(seat, hashes))

    def _has(self, seat: SeatRow, hashes: set[str]) -> bool:
        if seat.kind != "person":
            return False
        return (seat.token is not None and seat.token in hashes) or (
            self.person is not None and seat.person == self.person
        )


async def find(store: Store, tokens: Iterable[str], key: str) -> Holder:
    """Who holds these tokens and this key."""
    held, person = tuple(tokens)[:MOST_TOKENS], await person_of(store, key)
    return Holder(held, person, token_hash(key) if person is not None else None)


async def person_of(store: Store, key: str) -> str | None:
    """The person a device's key belongs to; None if it opens nothing."""
    if not key:
        return None
    wanted = sa.select(KEYS.c.person).join(PERSONS, PERSONS.c.id == KEYS.c.person)
    rows = await store.rows(wanted.where(KEYS.c.hash == token_hash(key), KEYS.c.kind == "device"))
    return str(rows[0].person) if rows else None
