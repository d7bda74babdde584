"""The chat of a table: who may say something, under which name, and each message only once."""

import time
from collections import deque

from tilewright.core.message import Message
from tilewright.server import names, wire
from tilewright.server.refusal import Refused
from tilewright.server.store.database import SHOWN_CHAT
from tilewright.server.table.audience import Audience
from tilewright.server.table.live import LiveTable
from tilewright.server.table.world import Sender, World


class Chat:
    """Stores and sends what is said at one table."""

    def __init__(self, world: World, table: LiveTable, audience: Audience) -> None:
        self._world, self._table, self._audience = world, table, audience
        self._said: deque[tuple[str, int | None, str | None]] = deque(maxlen=SHOWN_CHAT)

    async def say(self, say: wire.Say, sender: Sender) -> None:
        """A player or a spectator says something; Refused if they may not."""
        text = names.plain(say.text)[: wire.MOST_CHAT]
        if say.seat is not None and say.seat not in sender.seats:
            raise Refused(403, "not-your-seat")
        if not text:
            raise Refused(422, "malformed")
        self._table.must_not_be_closed()
        if self._is_muted(say.seat, sender.seats):
            raise Refused(403, "muted")
        seated = [seat.name for seat in self._table.row.seats]
        name = seated[say.seat] if say.seat is not None else names.numbered(sender.name, seated)
        key = (name, say.seat, say.id)
        if say.id is not None and key in self._said:
            return  # sent again by a browser that got no answer
        await self._spread(wire.Chat(int(time.time()), say.seat, name, text))
        self._said.append(key)

    async def tell(self, note: Message) -> None:
        """Say what has happened at the table."""
        await self._spread(wire.Chat(int(time.time()), None, "", "", note))

    async def _spread(self, said: wire.Chat) -> None:
        self._audience.hear(said, await self._world.say(self._table.row.code, said))

    def _is_muted(self, seat: int | None, seats: frozenset[int]) -> bool:
        """A muted player may not chat as a spectator either."""
        row, speaking = self._table.row, {seat} if seat is not None else seats
        return any(row.seats[one].muted for one in speaking) if speaking else row.muted
