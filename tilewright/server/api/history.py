"""The REST API for results: finished games, statistics, and people one has played with."""

from typing import Annotated

from litestar import get
from litestar.datastructures import State as AppState
from litestar.params import Parameter

from tilewright.server.api.me import known, store_of
from tilewright.server.people import company, forms, history, statistics
from tilewright.server.people.holder import Holder

Page = Annotated[int, Parameter(ge=0, le=1000)]
Seats = Annotated[int, Parameter(ge=1, le=16)]
Short = Annotated[str, Parameter(max_length=40)]


@get("/api/me/history")
async def list_history(
    state: AppState, who: Holder, page: Page = 0, game: Short = "", other: Short = ""
) -> forms.History:
    """Finished games, the latest first, 20 per page; of one game, or with one other person, if given."""
    return await history.finished(store_of(state), known(who), page, game, other)


@get("/api/me/statistics/{game:str}/{seats:int}")
async def show_statistics(state: AppState, who: Holder, game: str, seats: Seats) -> forms.Statistics:
    """Where points come from, how results changed, and against whom."""
    return await statistics.of(store_of(state), known(who), game, seats)


@get("/api/me/people")
async def list_people(state: AppState, who: Holder, page: Page = 0) -> forms.People:
    """The people one has finished games with, the latest first, 50 per page."""
    return await company.met(store_of(state), known(who), page)


@get("/api/persons/{person:str}")
async def show_person(state: AppState, who: Holder, person: str) -> forms.Profile:
    """What everybody may know of a person."""
    return await company.profile(store_of(state), person, who.person)


HANDLERS = [list_history, show_statistics, list_people, show_person]
