"""Invitations: an open seat is kept for somebody with whom the person who invites has finished a game.

Such a seat is open and has a person; only they can take it, and the host can free it like any other.
"""

import sqlalchemy as sa

from tilewright.server.people import company, keys
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict, Statement
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import SEATS, TABLES

MOST = 50  # invitations that are listed


async def invite(store: Store, row: TableRow, host: str, guest: str) -> None:
    """Keep a seat for somebody; Refused if they are strangers, or no seat is free."""
    if any(seat.person == guest for seat in row.seats):
        return
    if not await company.together(store, host, guest):
        raise Refused(403, "stranger")
    free = next((seat.seat for seat in row.seats if seat.kind == "open" and seat.person is None), None)
    if free is None:
        raise Refused(409, "full")
    name = await keys.name_of(store, guest)
    where = (SEATS.c.code == row.code, SEATS.c.seat == free, SEATS.c.kind == "open", SEATS.c.person.is_(None))
    await _write(store, row.code, Statement(SEATS.update().where(*where).values(person=guest, name=name), must=1))


async def decline(store: Store, code: str, guest: str) -> None:
    """Free the seat that was kept for somebody."""
    where = (SEATS.c.code == code, SEATS.c.person == guest, SEATS.c.kind == "open")
    await _write(store, code, Statement(SEATS.update().where(*where).values(person=None, name="")))


async def _write(store: Store, code: str, change: Statement) -> None:
    still_open = TABLES.update().where(TABLES.c.code == code, TABLES.c.status == "open").values(status="open")
    try:
        await store.write(Statement(still_open, must=1), change)
    except Conflict:  # the game has started, or somebody took that seat
        raise Refused(409, "stale") from None


async def waiting(store: Store, guest: str) -> list[TableRow]:
    """The open tables at which a seat is kept for somebody, newest first."""
    kept = sa.select(SEATS.c.code).where(SEATS.c.person == guest, SEATS.c.kind == "open")
    return await store.listed([TABLES.c.status == "open", TABLES.c.code.in_(kept)], MOST)
