"""Who plays a seat during a game: its player, or a bot because they left, resigned or are absent."""

from typing import Any

from tilewright.server import wire
from tilewright.server.bots import levels
from tilewright.server.people import ratings
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Statement
from tilewright.server.store.database import SeatRow
from tilewright.server.store.schema import SEATS
from tilewright.server.table import note, step
from tilewright.server.table.audience import Audience
from tilewright.server.table.chat import Chat
from tilewright.server.table.live import LiveTable
from tilewright.server.table.log import Log
from tilewright.server.table.world import Sender, World


class Seating:
    """Carries out what players want with the seats of one table. What has been done already is not done again."""

    def __init__(self, world: World, table: LiveTable, audience: Audience, log: Log, chat: Chat) -> None:
        self._world, self._table, self._audience, self._log, self._chat = world, table, audience, log, chat

    async def do(self, command: wire.SeatCommand, sender: Sender) -> None:
        """Carry out a command; Refused says why not, Conflict that the table has changed in the meantime."""
        self._table.must_not_be_closed()
        if command.seat >= len(self._table.row.seats):
            raise Refused(422, "malformed")
        seat = self._table.row.seats[command.seat]
        if self._table.row.by_hand and self._table.row.status == "playing":  # no bot plays with the real game
            raise Refused(409, "by-hand")
        if isinstance(command, wire.StandIn):
            await self._seat_stand_in(seat, command.level, sender)
            return
        if seat.seat not in sender.seats:
            raise Refused(403, "not-your-seat")
        if isinstance(command, wire.Leave):
            await self._leave(seat, command.level)
        elif isinstance(command, wire.Return):
            await self._return(seat)
        else:
            await self._resign(seat)

    async def _leave(self, seat: SeatRow, level: str) -> None:
        if not seat.away:
            await self._seat_bot(seat, level)
            if self._table.row.status == "playing":
                await self._chat.tell(note.left(seat.seat, level))

    async def _return(self, seat: SeatRow) -> None:
        if seat.resigned:
            raise Refused(409, "resigned")
        self._audience.absence.begin_again(seat.seat)
        if seat.away:
            await self._change(seat, away=False)
            await self._chat.tell(note.returned(seat.seat))

    async def _resign(self, seat: SeatRow) -> None:
        if seat.resigned:
            return
        state = self._table.playing()
        await self._log.append(step.resign(state, seat.seat, self._table.is_decided_without(seat.seat)))

    # ---- for somebody who is absent

    async def _seat_stand_in(self, seat: SeatRow, level: str, sender: Sender) -> None:
        present = self._audience.present()
        helpers = (sender.seats & self._table.people() & present) - {seat.seat}
        if not helpers:
            raise Refused(403, "not-present")
        self._must_be_absent(seat)
        await self._seat_bot(seat, level)
        await self._chat.tell(note.stand_in(seat.seat, min(helpers), level))

    def _must_be_absent(self, seat: SeatRow) -> None:
        if self._table.row.status != "playing":
            raise Refused(409, self._table.row.status if self._table.row.status == "over" else "not-started")
        if seat.kind != "person" or seat.away:
            raise Refused(409, "stand-in-there")
        absent_s = self._audience.absence.seconds(seat.seat)
        if absent_s is None:
            raise Refused(409, "is-here", seat=seat.seat + 1)
        if days := self._table.days:
            raise Refused(409, "days", days=days)
        if absent_s < self._table.row.patience:
            raise Refused(409, "too-early", seconds=self._table.row.patience - absent_s)

    # ---- in the store

    async def _seat_bot(self, seat: SeatRow, level: str) -> None:
        if level not in levels.LEVELS:
            raise Refused(422, "no-level")
        state, code = self._table.state, self._table.row.code
        version = state.version if state is not None else await self._world.store.length(code)
        await self._change(seat, ratings.not_rated(code), away=True, left_at=version, level=level)

    async def _change(self, seat: SeatRow, *others: Statement, **values: Any) -> None:
        """Change a seat that is still as it was, and tell everybody."""
        code = self._table.row.code
        where = (SEATS.c.code == code, SEATS.c.seat == seat.seat, SEATS.c.away == seat.away, SEATS.c.kind == "person")
        await self._world.store.write(Statement(SEATS.update().where(*where).values(values), must=1), *others)
        await self._world.changed(code)
