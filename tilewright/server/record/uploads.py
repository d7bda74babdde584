"""Uploaded records: what is accepted, how much from one address, and how long it is kept."""

import time
from collections import Counter

import sqlalchemy as sa

from tilewright.core.record import Record, RecordError, is_json, lines_of, tidy
from tilewright.server.record import replay
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict, Statement, forget_reviews
from tilewright.server.store.database import Store
from tilewright.server.store.schema import REVIEWS, UPLOADS

DAY_S = 86_400
MB = 1_000_000
MOST_RECORD = 256 * 1024  # bytes
MOST_NOTE = 4 * 1024  # of one note
MOST_NOTES = 16 * 1024  # of all notes together
MOST_A_DAY = 20 * MB  # of one address
TRIM_TO = 0.9  # when uploads exceed their limit they are cut to this fraction of it, so that this happens rarely
DELETED_AT_ONCE = 500


def check(data: bytes) -> str:
    """The text form of a record, if it is not too long; Refused names the line that is."""
    if len(data) > MOST_RECORD:
        raise Refused(413, "too-long")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].count(b"\n")
        raise Refused(422, "record", line=before + 1, reason="not UTF-8") from None
    if is_json(text):
        text = _from_json(text)
    notes = 0
    for number, line in enumerate(lines_of(text), start=1):
        if "\0" in line:
            raise Refused(422, "record", line=number, reason="a zero byte")
        if tidy(line).partition(" ")[0] == "note":
            size = len(line.encode())
            notes += size
            if size > MOST_NOTE:
                raise Refused(422, "record", line=number, reason=f"a note longer than {MOST_NOTE:,} bytes")
            if notes > MOST_NOTES:
                raise Refused(422, "record", line=number, reason=f"more than {MOST_NOTES:,} bytes of notes")
    return text


def _from_json(text: str) -> str:
    """The text form of a record in JSON, so that both are stored as one."""
    try:
        made = Record.from_json(text).write()
    except RecordError as error:
        raise Refused(422, "record", line=error.line, reason=error.reason[:300]) from None
    if len(made.encode()) > MOST_RECORD:
        raise Refused(413, "too-long")
    return made


class Uploads:
    """The records that people have uploaded, at most `total_mb` megabytes in total."""

    def __init__(self, store: Store, total_mb: int, is_limited: bool) -> None:
        self._store = store
        self._total = total_mb * MB
        self._is_limited = is_limited
        self._today: Counter[str] = Counter()  # bytes by address
        self._day = 0
        self._known: int | None = None  # bytes of all uploads, as far as this process knows

    def count(self, address: str, size: int) -> None:
        """Count what an address uploads; Refused if that is too much for one day."""
        if not self._is_limited:
            return
        day = int(time.time()) // DAY_S
        if day != self._day:
            self._today.clear()
            self._day = day
        if self._today[address] + size > MOST_A_DAY:
            raise Refused(429, "too-much")
        self._today[address] += size

    async def keep(self, text: str) -> None:
        """Store a record; if the total is too large, the least recently fetched ones are deleted."""
        size = len(text.encode())
        try:
            await self._store.write(Statement(_insert(text, size)))
        except Conflict:  # somebody has uploaded the same before
            await self._touch(replay.number(text))
            return
        self._known = await _total(self._store) if self._known is None else self._known + size
        if self._known > self._total:
            await expire_uploads(self._store, 0, self._total)
            self._known = None

    async def fetch(self, number: str) -> str:
        """The text of a record, which counts as fetched now; Refused if there is none."""
        if not number.isalnum() or len(number) > 32:
            raise Refused(404, "no-record")
        chosen = sa.select(UPLOADS.c.text, UPLOADS.c.fetched).where(UPLOADS.c.id == number)
        rows = await self._store.rows(chosen)
        if not rows:
            raise Refused(404, "no-record")
        if time.time() - rows[0].fetched > DAY_S:
            await self._touch(number)
        return str(rows[0].text)

    async def _touch(self, number: str) -> None:
        await self._store.write(
            Statement(UPLOADS.update().where(UPLOADS.c.id == number).values(fetched=int(time.time())))
        )


def _insert(text: str, size: int) -> sa.Insert:
    now = int(time.time())
    return UPLOADS.insert().values(id=replay.number(text), at=now, text=text, fetched=now, size=size)


async def _total(store: Store) -> int:
    return int((await store.rows(sa.select(sa.func.coalesce(sa.func.sum(UPLOADS.c.size), 0))))[0][0])


async def expire_uploads(store: Store, days: int, total_bytes: int) -> int:
    """Delete uploads not fetched for `days` (0: keep them), then, if the rest exceeds the total, the least recently
    fetched ones; returns how many were deleted.
    """
    now = int(time.time())
    unknown = UPLOADS.c.fetched == 0  # stored before this was counted: their time starts now
    await store.write(
        Statement(UPLOADS.update().where(unknown).values(fetched=now, size=sa.func.length(UPLOADS.c.text)))
    )
    gone: list[str] = []
    if days > 0:
        old = sa.select(UPLOADS.c.id).where(UPLOADS.c.fetched < now - days * DAY_S)
        gone = [row.id for row in await store.rows(old)]
        await _delete(store, gone)
    if await _total(store) > total_bytes:
        surplus = await _surplus(store, total_bytes)
        await _delete(store, surplus)
        gone += surplus
    return len(gone)


async def _surplus(store: Store, total_bytes: int) -> list[str]:
    """The least recently fetched uploads that have to go so that the rest fits."""
    excess = await _total(store) - int(total_bytes * TRIM_TO)
    found = []
    for row in await store.rows(sa.select(UPLOADS.c.id, UPLOADS.c.size).order_by(UPLOADS.c.fetched, UPLOADS.c.at)):
        if excess <= 0:
            break
        excess -= row.size
        found.append(row.id)
    return found


async def _delete(store: Store, numbers: list[str]) -> None:
    for first in range(0, len(numbers), DELETED_AT_ONCE):
        some = numbers[first : first + DELETED_AT_ONCE]
        reviews = forget_reviews(REVIEWS.c.source.in_([f"r-{number}" for number in some]))
        await store.write(Statement(UPLOADS.delete().where(UPLOADS.c.id.in_(some))), *reviews)
