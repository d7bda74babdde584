"""One person's data: export and deletion. A person is identified by a name, a token or a seat."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import sqlalchemy as sa

from tilewright.core.record import Record
from tilewright.server.operator import notice
from tilewright.server.people.holder import token_hash
from tilewright.server.store.change import Conflict, Line, Statement
from tilewright.server.store.database import SeatRow, Store, TableRow
from tilewright.server.store.schema import CHAT, SEATS, TABLES
from tilewright.server.table import chance, story

NAMELESS = "—"


@dataclass(frozen=True)
class Person:
    """The seats somebody has, and the name they chat under as a spectator."""

    seats: tuple[tuple[str, int], ...]  # code and seat
    name: str | None = None


async def is_known(store: Store, person: Person) -> bool:
    """Whether the store has any data about a person."""
    return bool(person.seats or await store.rows(sa.select(CHAT.c.id).where(_said(person)).limit(1)))


async def by_name(store: Store, name: str) -> Person:
    """Everybody with exactly this name: names are not unique."""
    return replace(await _seated(store, SEATS.c.name == name, SEATS.c.kind == "person"), name=name)


async def by_token(store: Store, token: str) -> Person:
    """The holder of a token; after a rematch it opens a seat at each table."""
    return await _seated(store, SEATS.c.token == token_hash(token))


async def by_seat(store: Store, code: str, seat: int) -> Person:
    """The person on a seat, at all tables where their token is valid."""
    here = await store.rows(
        sa.select(SEATS).where(SEATS.c.code == code, SEATS.c.seat == seat, SEATS.c.kind == "person")
    )
    if not here:
        return Person(())
    if here[0].token is None:
        return Person(((code, seat),))
    return await _seated(store, SEATS.c.token == here[0].token)


async def _seated(store: Store, *conditions: sa.ColumnElement[bool]) -> Person:
    rows = await store.rows(sa.select(SEATS.c.code, SEATS.c.seat).where(*conditions).order_by(SEATS.c.code))
    return Person(tuple((row.code, row.seat) for row in rows))


# ---- export


async def export(store: Store, person: Person) -> dict[str, Any]:
    """All data about a person."""
    tables = []
    for code in sorted({code for code, _ in person.seats}):
        row = await store.table(code)
        if row is not None:
            mine = [seat for where, seat in person.seats if where == code]
            tables.append(await _table(store, row, mine))
    said = await store.rows(sa.select(CHAT).where(_said(person)).order_by(CHAT.c.id))
    chat = [{"table": one.code, "at": one.at, "seat": one.seat, "name": one.name, "text": one.text} for one in said]
    return {"tables": tables, "chat": chat}


async def _table(store: Store, row: TableRow, mine: Sequence[int]) -> dict[str, Any]:
    lines = await store.lines(row.code)
    return {
        "code": row.code,
        "game": row.game,
        "title": row.title,
        "status": row.status,
        "created": row.created,
        "seen": row.seen,
        "is_host": row.host in mine,
        "seats": [_seat(row.seats[seat]) for seat in mine],
        "record": record(row, lines, min(mine)).write(),
    }


def _seat(seat: SeatRow) -> dict[str, Any]:
    return {"seat": seat.seat, "name": seat.name, "away": seat.away, "muted": seat.muted, "analysis": seat.analysis}


def record(row: TableRow, lines: Sequence[Line], viewer: int) -> Record:
    """A table's record as a seat may read it, made from the log alone: the game need not be compiled, and may have
    changed its revision since.
    """
    moves: list[Line] = []
    contributions: tuple[chance.Contribution, ...] = ()
    for line in lines:
        if line.kind == "move":
            moves.append(line)
        elif line.kind == "undo":
            del moves[int(line.words) :]
        elif line.kind == "chance":
            contributions = chance.stored(line.words)
    notes = [f"table {row.code}"]
    words = [line.words for line in moves]
    if row.status == "over":
        notes += chance.notes(row.secret, contributions, row.given)
    else:
        notes.append(chance.COMMITMENT_NOTE + chance.commitment(row.secret))
        words = [msgspec.json.decode(story.read(line.told, viewer))["words"] for line in moves]
    return Record(row.game, row.revision, len(row.seats), dict(row.options), tuple(words), tuple(notes))


def _said(person: Person) -> sa.ColumnElement[bool]:
    seated = sa.tuple_(CHAT.c.code, CHAT.c.seat).in_(person.seats)
    return sa.or_(seated, sa.and_(CHAT.c.seat.is_(None), CHAT.c.name == person.name)) if person.name else seated


# ---- deletion


async def forget(store: Store, person: Person) -> None:
    """Delete a person's name, chat and tokens, table by table, and tell running servers."""
    for code in sorted({code for code, _ in person.seats}):
        mine = [seat for where, seat in person.seats if where == code]
        while not await _forget_at(store, code, mine):
            pass  # the game has just started or ended: try again
    talked = await store.rows(sa.select(CHAT.c.code).where(_said(person)).distinct())
    if codes := [row.code for row in talked]:
        await store.write(
            Statement(CHAT.delete().where(_said(person))), *notice.statements(store, notice.PERSON, codes, seats=[])
        )


async def _forget_at(store: Store, code: str, mine: Sequence[int]) -> bool:
    row = await store.table(code)
    if row is None:
        return True
    unchanged = TABLES.update().where(TABLES.c.code == code, TABLES.c.status == row.status).values(status=row.status)
    statements = [statement for seat in mine for statement in _forget_seat(row, seat)]
    told = notice.statements(store, notice.PERSON, [code], seats=list(mine))
    try:
        await store.write(Statement(unchanged, must=1), *statements, *_new_host(row, mine), *told)
    except Conflict:
        return False
    return True


def _forget_seat(row: TableRow, seat: int) -> list[Statement]:
    where = (SEATS.c.code == row.code, SEATS.c.seat == seat)
    gone: dict[str, Any] = {"name": NAMELESS, "token": None, "away": row.status == "playing"}
    if row.status == "open":
        gone = {"kind": "open", "name": "", "token": None, "away": False}
    return [
        Statement(SEATS.update().where(*where).values(gone)),
        Statement(CHAT.delete().where(CHAT.c.code == row.code, CHAT.c.seat == seat)),
    ]


def _new_host(row: TableRow, gone: Sequence[int]) -> list[Statement]:
    if row.host not in gone:
        return []
    heirs = [one.seat for one in row.seats if one.kind == "person" and one.token is not None and one.seat not in gone]
    return [Statement(TABLES.update().where(TABLES.c.code == row.code).values(host=min(heirs, default=None)))]
