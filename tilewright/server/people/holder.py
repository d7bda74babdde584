"""Who makes a request: the seat tokens that their browser holds, and the person behind its key."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from tilewright.server.store.database import SeatRow, Store, TableRow
from tilewright.server.store.schema import KEYS

MOST_TOKENS = 16  # of one request


def token_hash(token: str) -> str:
    """The hash of a token or a key; only this is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Holder:
    """A browser, by what it can open."""

    tokens: tuple[str, ...] = ()
    person: str | None = None

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
    return Holder(tuple(tokens)[:MOST_TOKENS], await person_of(store, key))


async def person_of(store: Store, key: str) -> str | None:
    """The person a key belongs to; None if it opens nothing."""
    if not key:
        return None
    rows = await store.rows(sa.select(KEYS.c.person).where(KEYS.c.hash == token_hash(key)))
    return str(rows[0].person) if rows else None
