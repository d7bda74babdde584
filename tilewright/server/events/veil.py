"""What hides the tables of a set from each other: whoever has seen one knows what is drawn at the others.

Nobody sees a table of a set, live or as a replay, before their own table of it is over, and onlookers not before all of
them are. The secret behind the draws is published when all are over.
"""

from collections.abc import Sequence

import sqlalchemy as sa

from tilewright.server.people.holder import Holder
from tilewright.server.refusal import Refused
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import TABLES


def is_seen(row: TableRow, others: Sequence[TableRow], who: Holder) -> bool:
    """Whether somebody may see a table, given all tables of its set."""
    if row.deal is None or who.seats(row) or not is_live(others):
        return True
    own = [one for one in others if who.seats(one)]
    return bool(own) and not is_live(own)


def is_live(tables: Sequence[TableRow]) -> bool:
    """Whether the game of any of these tables is still being played."""
    return any(one.status in ("open", "playing") for one in tables)


async def tables_of(store: Store, deal: str | None) -> list[TableRow]:
    """All tables of a set; none if there is no set."""
    return [] if deal is None else await store.tables(sa.select(TABLES).where(TABLES.c.deal == deal))


async def must_see(store: Store, row: TableRow, who: Holder) -> None:
    """Refused if somebody may not see this table yet."""
    if not is_seen(row, await tables_of(store, row.deal), who):
        raise Refused(403, "veiled")


async def is_drawing(store: Store, row: TableRow) -> bool:
    """Whether the secret of a table is still needed at another one."""
    return is_live(await tables_of(store, row.deal))


async def must_be_over(store: Store, row: TableRow) -> None:
    """Refused while any table of the set is still being played: for what helps its players."""
    if await is_drawing(store, row):
        raise Refused(403, "veiled")
