"""Sockets whose keys are void lose their seats at once, in every process."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import sqlalchemy as sa

from tilewright.server.refusal import Refused
from tilewright.server.store.change import Statement
from tilewright.server.store.schema import KEYS
from tilewright.server.table.world import AGAIN

if TYPE_CHECKING:
    from tilewright.server.table.hub import Hub


async def write(hub: "Hub", person: str, statements: Sequence[Statement]) -> None:
    """Make a change that voids keys or seats of a person, and have every process act on it."""
    told = [hub.relay.person_changed(person)] if hub.relay is not None else []
    await hub.store.write(*statements, *told)
    await evict(hub, person)


async def evict(hub: "Hub", person: str) -> None:
    """Send those away whose keys are void, and read the person's tables again."""
    valid = {row.hash for row in await hub.store.rows(sa.select(KEYS.c.hash).where(KEYS.c.person == person))}
    for code, room in tuple(hub.rooms.items()):
        for viewer in tuple(room.audience.viewers):
            if viewer.person == person and viewer.key not in valid:
                viewer.seats = frozenset()  # at once: they may have sent more already
                viewer.stop(AGAIN)  # they reconnect with the tokens they have
        if any(seat.person == person for seat in room.row.seats):
            await _refresh(hub, code)


async def _refresh(hub: "Hub", code: str) -> None:
    try:
        await hub.changed(code, is_from_here=False)
    except Refused:
        return  # it has been deleted
