"""The lot: seats are rotated so that the one it fell on comes first, and everybody keeps their neighbours."""

from dataclasses import asdict, replace

from tilewright.server.store.change import Line, Statement
from tilewright.server.store.database import TableRow
from tilewright.server.store.schema import SEATS, TABLES


def drawn(line: Line) -> int:
    """The seat that a "lot" line names, by its number before."""
    return int(line.words)


def rotated(row: TableRow, first: int) -> TableRow:
    """A table after its lot; one that had no lot to draw any more stays as it is."""
    if not row.lot:
        return row
    count = len(row.seats)
    seats = tuple(replace(row.seats[(first + seat) % count], seat=seat) for seat in range(count))
    return replace(row, seats=seats, host=None if row.host is None else (row.host - first) % count, lot=False)


def statements(row: TableRow) -> list[Statement]:
    """Stores the seats of a table after its lot."""
    table = TABLES.update().where(TABLES.c.code == row.code, TABLES.c.lot).values(lot=False, host=row.host)
    changes = [Statement(table, must=1)]
    for seat in row.seats:
        where = (SEATS.c.code == row.code, SEATS.c.seat == seat.seat)
        changes.append(Statement(SEATS.update().where(*where).values(asdict(seat)), must=1))
    return changes
