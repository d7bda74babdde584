"""The REST API of the lobby: public tables, my own tables, and a seat at any open table."""

from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import Parameter

from tilewright.server import forms, wire
from tilewright.server.gate import limits
from tilewright.server.lobby import anywhere, mine, overview
from tilewright.server.lobby.billboard import Billboard, Wanted
from tilewright.server.people.holder import Holder
from tilewright.server.refusal import Refused

MOST_BODY = 80_000  # a browser without a key may hold a thousand tokens

Games = Annotated[list[str] | None, Parameter(max_items=50)]
Seats = Annotated[int | None, Parameter(ge=1, le=16)]
Page = Annotated[int, Parameter(ge=0, le=1000)]
Words = Annotated[str, Parameter(max_length=60)]
Mark = Annotated[str, Parameter(header="If-None-Match", max_length=200, required=False)]


def _charge_search(request: Request[Any, Any, Any], words: str) -> None:
    if words:
        request.app.state.limits.charge(limits.Limits.key(request.client), limits.SEARCH)


@get("/api/tables")
async def list_tables(
    request: Request[Any, Any, Any],
    state: AppState,
    status: Literal["open", "playing", "over"] | None = None,
    game: Games = None,
    seats: Seats = None,
    pace: forms.Pace | None = None,
    rated: bool = False,
    free: bool = False,
    page: Page = 0,
    q: Words = "",
    mark: Mark = "",
) -> Response[list[wire.Table]]:
    """Public tables, newest first, 50 per page; `q` selects those whose title, host's name or code contains it."""
    _charge_search(request, q)
    billboard: Billboard = state.billboard
    found = await billboard.page(Wanted(status, forms.Filters(tuple(game or ()), seats, pace, rated, free), page, q))
    is_known = found.mark in mark
    body: Any = None if is_known else found.body
    return Response(
        body,
        status_code=304 if is_known else 200,
        media_type="application/json",
        headers={"ETag": f'"{found.mark}"'},
    )


@post("/api/mine", status_code=200, request_max_body_size=MOST_BODY)
async def list_mine(
    request: Request[Any, Any, Any], state: AppState, data: forms.Mine, who: Holder
) -> forms.MyTables | None:
    """My tables, 20 per page; null if nothing has changed since the answer with this mark."""
    _charge_search(request, data.words)
    shown = await overview.show(state.hub, data, who.person)
    return None if shown.mark and shown.mark == data.mark else shown


@post("/api/mine/hide", status_code=200)
async def hide_table(state: AppState, data: forms.Hide, who: Holder) -> forms.Hide:
    """Hide a table from my lists, or show it again."""
    row = await state.hub.row(data.code)
    seats = who.seats(row)
    if not seats:
        raise Refused(403, "not-your-seat")
    await mine.hide(state.hub.store, row.code, seats, data.hidden)
    return data


@post("/api/anywhere", status_code=200)
async def sit_anywhere(state: AppState, data: forms.Anywhere, who: Holder) -> forms.Joined:
    """Take a seat at the best open table."""
    return await anywhere.sit(state.lobby, data, who)


HANDLERS = [list_tables, list_mine, hide_table, sit_anywhere]
