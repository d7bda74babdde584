"""Reviews as they are stored: which there are, who waits for them, which process works on them, and what they say."""

import hashlib
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from tilewright.core.record import Record
from tilewright.server.analysis.forms import Strength
from tilewright.server.store.change import Conflict, Statement, forget_reviews
from tilewright.server.store.database import Store
from tilewright.server.store.schema import JUDGED, REVIEWS

DAY_S = 86_400
LEASE_S = 45  # a process that has not renewed its leases for this long has died
MOST_ASKERS = 50  # remembered for one review
TOTAL_BYTES = 300_000_000  # of all reviews; beyond, the least recently read are deleted
TRIM_TO = 0.9
DELETED_AT_ONCE = 200
STRENGTHS: tuple[Strength, ...] = ("quick", "usual")  # each is worked out after those before it


def digest_of(record: Record) -> str:
    """The same for the same game, no matter who played it: a digest of its moves and of what its rules depend on."""
    head: list[Any] = [record.game, record.revision, record.seats, sorted(record.options.items())]
    head += [] if record.position is None else [record.position]
    return hashlib.sha256(json.dumps([head, record.moves]).encode()).hexdigest()[:40]


@dataclass(frozen=True, slots=True)
class Stored:
    """A review as stored."""

    digest: str
    record: str
    plies: int
    strength: Strength
    status: str
    askers: str

    @property
    def waiting(self) -> list[str]:
        """The hashes of the tickets of those who wait for it."""
        return list(json.loads(self.askers))


class Shelf:
    """All reviews in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, digest: str) -> Stored | None:
        """A review; None if nobody has asked for it."""
        columns = [getattr(REVIEWS.c, name) for name in Stored.__slots__]
        rows = await self.store.rows(sa.select(*columns).where(REVIEWS.c.digest == digest))
        return Stored(*rows[0]) if rows else None

    async def add(self, digest: str, source: str, record: Record, strength: Strength, asker: str) -> None:
        """A new review; Conflict if there is one."""
        text, now = record.write(), int(time.time())
        values = {
            "digest": digest,
            "source": source,
            "record": text,
            "plies": len(record.moves),
            "strength": strength,
            "status": "working",
            "askers": json.dumps([asker]),
            "fetched": now,
            "leased": 0,
            "size": len(text),
        }
        await self.store.write(Statement(REVIEWS.insert().values(values)))

    async def change(self, was: Stored, status: str, strength: Strength, askers: Sequence[str]) -> None:
        """Change a review; Conflict if somebody else has changed it first."""
        same = (
            REVIEWS.c.digest == was.digest,
            REVIEWS.c.status == was.status,
            REVIEWS.c.strength == was.strength,
            REVIEWS.c.askers == was.askers,
        )
        values = {"status": status, "strength": strength, "askers": json.dumps(list(askers)[-MOST_ASKERS:])}
        await self.store.write(Statement(REVIEWS.update().where(*same).values(values), must=1))

    # ---- who works on it

    async def claim(self, digest: str) -> bool:
        """Whether this process may work on a review: nobody else does, and it is wanted."""
        now = int(time.time())
        free = (REVIEWS.c.digest == digest, REVIEWS.c.status == "working", REVIEWS.c.leased < now)
        return await self._changed(REVIEWS.update().where(*free).values(leased=now + LEASE_S))

    async def renew(self, digests: Sequence[str]) -> None:
        """Keep what this process works on."""
        own = REVIEWS.update().where(REVIEWS.c.digest.in_(digests), REVIEWS.c.status == "working")
        await self.store.write(Statement(own.values(leased=int(time.time()) + LEASE_S)))

    async def release(self, digest: str) -> None:
        """Let another process work on a review."""
        await self.store.write(Statement(REVIEWS.update().where(REVIEWS.c.digest == digest).values(leased=0)))

    async def release_all(self) -> None:
        """Nobody works on any review: for a store that only one process uses, when it starts."""
        await self.store.write(Statement(REVIEWS.update().values(leased=0)))

    async def unattended(self) -> list[str]:
        """The reviews that are wanted and that no process works on."""
        wanted = (REVIEWS.c.status == "working", REVIEWS.c.leased < int(time.time()))
        return [row.digest for row in await self.store.rows(sa.select(REVIEWS.c.digest).where(*wanted))]

    async def _changed(self, update: sa.Update) -> bool:
        try:
            await self.store.write(Statement(update, must=1))
        except Conflict:
            return False
        return True

    # ---- what it says

    async def keep(self, digest: str, strength: Strength, ply: int, said: str) -> bool:
        """Store what is said about a move; False if it is there already, or the review is not wanted any more."""
        wanted = REVIEWS.update().where(REVIEWS.c.digest == digest, REVIEWS.c.status == "working")
        row = {"digest": digest, "strength": strength, "ply": ply, "said": said}
        try:
            await self.store.write(
                Statement(JUDGED.insert().values(row)),
                Statement(wanted.values(size=REVIEWS.c.size + len(said)), must=1),
            )
        except Conflict:
            return False
        return True

    async def said(self, digest: str) -> dict[Strength, dict[int, str]]:
        """Everything said about a game, by strength and ply."""
        found: dict[Strength, dict[int, str]] = {name: {} for name in STRENGTHS}
        for row in await self.store.rows(sa.select(JUDGED).where(JUDGED.c.digest == digest)):
            found[row.strength][row.ply] = row.said
        return found

    async def best(self, digest: str, ply: int) -> str | None:
        """The best that is said about a move; None if it has not been judged."""
        chosen = sa.select(JUDGED.c.strength, JUDGED.c.said).where(JUDGED.c.digest == digest, JUDGED.c.ply == ply)
        found = {row.strength: str(row.said) for row in await self.store.rows(chosen)}
        return next((found[name] for name in reversed(STRENGTHS) if name in found), None)

    async def counts(self, digest: str) -> dict[Strength, int]:
        """How many moves are judged, by strength."""
        counted = sa.select(JUDGED.c.strength, sa.func.count()).where(JUDGED.c.digest == digest)
        rows = await self.store.rows(counted.group_by(JUDGED.c.strength))
        return dict.fromkeys(STRENGTHS, 0) | {strength: int(count) for strength, count in rows}

    async def plies(self, digest: str, strength: Strength) -> set[int]:
        """The moves that are judged."""
        chosen = sa.select(JUDGED.c.ply).where(JUDGED.c.digest == digest, JUDGED.c.strength == strength)
        return {row.ply for row in await self.store.rows(chosen)}

    async def touch(self, digest: str) -> None:
        """A review has been read; noted once a day at most."""
        now = int(time.time())
        old = (REVIEWS.c.digest == digest, REVIEWS.c.fetched < now - DAY_S)
        if await self.store.rows(sa.select(REVIEWS.c.digest).where(*old)):
            await self.store.write(Statement(REVIEWS.update().where(*old).values(fetched=now)))


async def expire(store: Store, days: int, total_bytes: int = TOTAL_BYTES) -> int:
    """Delete reviews that nobody has read for some days (0: keep them), then, if there are too many, the least recently
    read ones; returns how many were deleted.
    """
    gone: list[str] = []
    if days > 0:
        old = sa.select(REVIEWS.c.digest).where(REVIEWS.c.fetched < int(time.time()) - days * DAY_S)
        gone = [row.digest for row in await store.rows(old)]
        await _delete(store, gone)
    surplus = await _surplus(store, total_bytes)
    await _delete(store, surplus)
    return len(gone) + len(surplus)


async def _surplus(store: Store, total_bytes: int) -> list[str]:
    """The least recently read reviews that have to go so that the rest fits."""
    total = int((await store.rows(sa.select(sa.func.coalesce(sa.func.sum(REVIEWS.c.size), 0))))[0][0])
    found: list[str] = []
    if total <= total_bytes:
        return found
    rows: Sequence[Any] = await store.rows(sa.select(REVIEWS.c.digest, REVIEWS.c.size).order_by(REVIEWS.c.fetched))
    for row in rows:
        if total <= total_bytes * TRIM_TO:
            break
        total -= row.size
        found.append(row.digest)
    return found


async def _delete(store: Store, digests: Sequence[str]) -> None:
    for first in range(0, len(digests), DELETED_AT_ONCE):
        await store.write(*forget_reviews(REVIEWS.c.digest.in_(digests[first : first + DELETED_AT_ONCE])))
