"""The REST API of invitations: seats that are kept for people one has played with."""

from litestar import get, post
from litestar.datastructures import State as AppState

from tilewright.server import wire
from tilewright.server.api.me import hub_of, known, store_of
from tilewright.server.people import forms, invitation
from tilewright.server.people.holder import Holder
from tilewright.server.refusal import Refused


@get("/api/me/invitations")
async def list_invitations(state: AppState, who: Holder) -> list[wire.Table]:
    """The open tables at which a seat is kept for the person."""
    return [hub_of(state).view(row) for row in await invitation.waiting(store_of(state), known(who))]


@post("/api/tables/{code:str}/invite", status_code=200)
async def invite(state: AppState, code: str, data: forms.Guest, who: Holder) -> wire.Table:
    """Keep an open seat for somebody with whom one has finished a game; anybody who has a seat may do that."""
    hub, person = hub_of(state), known(who)
    row = await hub.row(code)
    if row.status != "open":
        raise Refused(409, "not-open")
    if not who.seats(row):
        raise Refused(403, "not-your-seat")
    await invitation.invite(hub.store, row, person, data.person)
    return hub.view(await hub.changed(row.code))


@post("/api/tables/{code:str}/decline", status_code=200)
async def decline(state: AppState, code: str, who: Holder) -> wire.Table:
    """Free the seat that is kept for the person."""
    hub, person = hub_of(state), known(who)
    row = await hub.row(code)
    await invitation.decline(hub.store, row.code, person)
    return hub.view(await hub.changed(row.code))


HANDLERS = [list_invitations, invite, decline]
