"""The REST API of seats: leave, return, resign, and seat a bot for somebody who is absent."""

import asyncio

from litestar import post
from litestar.datastructures import State as AppState

from tilewright.server import forms, wire
from tilewright.server.bots.levels import USUAL_LEVEL
from tilewright.server.lobby.lobby import Lobby
from tilewright.server.people.holder import Holder
from tilewright.server.refusal import Refused
from tilewright.server.store.database import TableRow
from tilewright.server.table.hub import Hub
from tilewright.server.table.world import Sender

PATIENCE_S = 15.0


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave_table(state: AppState, code: str, data: forms.Leave, who: Holder) -> wire.Table:
    """Leave a seat: it is free again, or during a game a bot plays until its player returns."""
    hub: Hub = state.hub
    row = await _own(hub, code, data.seat, who)
    if row.status == "open":
        lobby: Lobby = state.lobby
        return await lobby.leave(row, data.seat)
    return await _order(hub, row, wire.Leave(data.seat, data.level or USUAL_LEVEL), who)


@post("/api/tables/{code:str}/return", status_code=200)
async def return_to_table(state: AppState, code: str, data: forms.Which, who: Holder) -> wire.Table:
    """Take a seat back from its bot."""
    row = await _own(state.hub, code, data.seat, who)
    return await _order(state.hub, row, wire.Return(data.seat), who)


@post("/api/tables/{code:str}/resign", status_code=200)
async def resign(state: AppState, code: str, data: forms.Which, who: Holder) -> wire.Table:
    """Give the game up; if others play on, a bot takes the seat."""
    row = await _own(state.hub, code, data.seat, who)
    if row.status == "open":
        raise Refused(409, "not-started")
    return await _order(state.hub, row, wire.Resign(data.seat), who)


@post("/api/tables/{code:str}/stand-in", status_code=200)
async def seat_stand_in(state: AppState, code: str, data: forms.StandIn, who: Holder) -> wire.Table:
    """Let a bot play for somebody who has been absent for longer than the table allows."""
    hub: Hub = state.hub
    row = await hub.row(code)
    if not who.seats(row):
        raise Refused(403, "not-your-seat")
    return await _order(hub, row, wire.StandIn(data.seat, data.level), who)


async def _own(hub: Hub, code: str, seat: int, who: Holder) -> TableRow:
    """The table of a seat that is theirs; Refused if it is not."""
    row = await hub.row(code)
    if seat not in who.seats(row):
        raise Refused(403, "not-your-seat")
    return row


async def _order(hub: Hub, row: TableRow, command: wire.SeatCommand, who: Holder) -> wire.Table:
    """Have the owner of the room carry a command out; Refused with its reason if it does not."""
    room = await hub.room(row.code)
    answered: asyncio.Future[wire.Refuse | None] = asyncio.get_running_loop().create_future()

    def answer(refuse: wire.Refuse | None = None) -> None:
        if not answered.done():
            answered.set_result(refuse)

    room.ask(command, Sender(who.seats(row), "", answer, done=answer))
    try:
        refuse = await asyncio.wait_for(answered, PATIENCE_S)
    except TimeoutError:
        raise Refused(503, "busy") from None
    if refuse is not None:
        raise Refused.because(409, refuse.reason)
    return hub.view(await hub.changed(row.code, is_from_here=False))


HANDLERS = [leave_table, return_to_table, resign, seat_stand_in]
