"""A seat at the best of the open tables, for somebody who just wants to play."""

from collections.abc import Sequence

import msgspec

from tilewright.server import forms, wire
from tilewright.server.lobby import listing
from tilewright.server.lobby.lobby import Lobby
from tilewright.server.people.holder import Holder
from tilewright.server.refusal import Refused
from tilewright.server.store.schema import TABLES

MOST = 100  # tables that are compared


async def sit(lobby: Lobby, wish: forms.Anywhere, who: Holder) -> forms.Joined:
    """Take a seat at the best open table; Refused if there is none."""
    for table in await _best(lobby, wish, who):
        try:
            return await lobby.join(table.code, forms.Join(wish.name), who)
        except Refused as refused:
            if refused.status not in (404, 409):  # else somebody else was faster
                raise
    raise Refused(404, "no-open-table")


async def _best(lobby: Lobby, wish: forms.Anywhere, who: Holder) -> list[wire.Table]:
    """Open tables with a free seat, the best first."""
    filters = msgspec.structs.replace(wish.filters, free=True)
    chosen = [*listing.conditions("open"), *listing.passing(filters), TABLES.c.code.not_in(wish.avoid)]
    if who.person is None:
        chosen.append(~TABLES.c.rated)
    rows = await lobby.store.listed(chosen, MOST)
    tables = [lobby.hub.view(row) for row in rows if not who.seats(row)]
    return sorted(tables, key=lambda table: _merit(table, wish.known))


def _merit(table: wire.Table, known: Sequence[str]) -> tuple[bool, bool, int, int]:
    """Known games first, then tables whose host is there, then those that can start soonest, then the oldest."""
    is_host_here = table.host is not None and table.seats[table.host].present
    free = sum(seat.kind == "open" for seat in table.seats)
    return table.game not in known, not is_host_here, free, table.created
