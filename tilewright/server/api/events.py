"""The REST API of events: tables that have the same luck, round robins, and Swiss tournaments."""

import csv
import io
from typing import Literal

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State as AppState

from tilewright.server.events import forms, page
from tilewright.server.events.events import Events
from tilewright.server.gate import limits
from tilewright.server.gate.disk import has_space
from tilewright.server.gate.limits import costs
from tilewright.server.people.holder import Holder


def _events(state: AppState) -> Events:
    events: Events = state.events
    return events


@post("/api/events", guards=[costs(limits.CREATE), has_space])
async def create_event(state: AppState, data: forms.NewEvent, who: Holder) -> forms.Entered:
    """A new event."""
    return await _events(state).create(data, who)


@get("/api/events/{code:str}")
async def show_event(state: AppState, code: str, who: Holder) -> forms.EventPage:
    """An event: who takes part, who plays where, and how it stands."""
    return await _events(state).show(code, who)


@post("/api/events/{code:str}/enter", status_code=200)
async def enter_event(state: AppState, code: str, data: forms.EnterEvent, who: Holder) -> forms.Entered:
    """Take part in an event."""
    return await _events(state).enter(code, data.name, who)


@post("/api/events/{code:str}/remove", status_code=200)
async def remove_entrant(state: AppState, code: str, data: forms.RemoveEntrant, who: Holder) -> forms.EventPage:
    """Leave an event, or, as its host, remove somebody; a bot plays in their place."""
    return await _events(state).remove(code, data.number, who)


@post("/api/events/{code:str}/start", status_code=200, guards=[has_space])
async def start_event(state: AppState, code: str, who: Holder) -> forms.EventPage:
    """The host starts the first round, or the next one before its time."""
    return await _events(state).start(code, who)


@post("/api/events/{code:str}/close", status_code=200)
async def close_event(state: AppState, code: str, who: Holder) -> forms.EventPage:
    """The host ends an event early."""
    return await _events(state).close(code, who)


@get("/api/events/{code:str}/export")
async def export_event(
    state: AppState, code: str, who: Holder, form: Literal["json", "csv"] = "json"
) -> Response[bytes]:
    """Standings and results as a file, as far as the caller may see them."""
    shown = await _events(state).show(code, who)
    headers = {"Content-Disposition": f'attachment; filename="event-{shown.code}.{form}"'}
    if form == "json":
        return Response(msgspec.json.encode(shown), media_type="application/json", headers=headers)
    text = io.StringIO()
    csv.writer(text).writerows(page.lines(shown))
    return Response(text.getvalue().encode("utf-8-sig"), media_type="text/csv; charset=utf-8", headers=headers)


HANDLERS = [create_event, show_event, enter_event, remove_entrant, start_event, close_event, export_event]
