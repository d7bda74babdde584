"""What the lobby writes: new tables, seats that change, and the locks that keep two of them apart."""

import json
from dataclasses import asdict
from typing import Any

from tilewright.server.lobby import badges
from tilewright.server.store.change import Statement
from tilewright.server.store.database import SeatRow, TableRow
from tilewright.server.store.schema import SEATS, TABLES, Status


def still_open(code: str) -> list[Statement]:
    """Lock the row of the table while seats change, so that the game cannot start in the meantime."""
    return still(code, "open")


def still(code: str, status: Status) -> list[Statement]:
    """Lock the row of a table that has this status."""
    same = TABLES.update().where(TABLES.c.code == code, TABLES.c.status == status).values(status=status)
    return [Statement(same, must=1)]


def change_seat(code: str, number: int, values: dict[str, Any]) -> Statement:
    """Some columns of a seat."""
    where = (SEATS.c.code == code, SEATS.c.seat == number)
    return Statement(SEATS.update().where(*where).values(values), must=1)


def set_seat(code: str, seat: SeatRow, must_be: str | None = None) -> Statement:
    """A whole seat, if its kind is still the one it must have."""
    where = [SEATS.c.code == code, SEATS.c.seat == seat.seat]
    if must_be is not None:
        where.append(SEATS.c.kind == must_be)
    values = {key: value for key, value in asdict(seat).items() if key != "seat"}
    return Statement(SEATS.update().where(*where).values(values), must=1)


def recolour(row: TableRow, number: int, colour: int) -> list[Statement]:
    """Another colour for a seat, unless somebody else has just changed one of the two."""
    return [
        Statement(
            SEATS.update()
            .where(SEATS.c.code == row.code, SEATS.c.seat == seat.seat)
            .where(SEATS.c.colour.is_not_distinct_from(row.seats[seat.seat].colour))
            .values(colour=seat.colour),
            must=1,
        )
        for seat in badges.recoloured(row.seats, number, colour)
    ]


def insert(row: TableRow) -> list[Statement]:
    """A new table with its seats."""
    start = "" if row.start is None else json.dumps(row.start)
    table = {**asdict(row), "options": json.dumps(row.options), "start": start}
    del table["seats"]
    seats = [{"code": row.code, **asdict(one)} for one in row.seats]
    return [Statement(TABLES.insert(), [table]), Statement(SEATS.insert(), seats)]
