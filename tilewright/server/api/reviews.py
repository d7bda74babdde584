"""Requests about reviews: of tables whose game is over, and of uploaded records. Never of a game in progress."""

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import Parameter

from tilewright.core.scene import SPECTATOR
from tilewright.server.analysis import forms
from tilewright.server.analysis.reviews import Reviews
from tilewright.server.analysis.shown import Origin
from tilewright.server.api.rest import address_of, game_of, replay_of
from tilewright.server.events import veil
from tilewright.server.gate import limits
from tilewright.server.gate.disk import has_space
from tilewright.server.gate.limits import costs
from tilewright.server.people.holder import Holder
from tilewright.server.record import branch
from tilewright.server.refusal import Refused
from tilewright.server.table.state import State

Ticket = Annotated[str, Parameter(header="X-Review-Ticket", max_length=40, required=False)]


def _reviews(state: AppState) -> Reviews:
    reviews: Reviews = state.reviews
    return reviews


async def _game(request: Request[Any, Any, Any], origin: Origin, who: Holder) -> State:
    """The game to review; Refused if it is a table's and not over."""
    state = request.app.state
    if origin.kind == "t":
        game, _ = await game_of(state, origin.name, who)
        if not game.is_over:
            raise Refused(409, "not-over")
        await veil.must_be_over(state.hub.store, await state.hub.row(origin.name))
        return game
    return (await replay_of(request, await state.uploads.fetch(origin.name))).state


def _origin(name: str) -> Origin:
    kind, _, source = name.partition("-")
    if kind not in ("t", "r") or not source.isalnum():
        raise Refused(404, "no-review")
    return Origin(kind, source.upper() if kind == "t" else source)


@post("/api/reviews", guards=[costs(limits.REVIEW), has_space])
async def ask_review(
    request: Request[Any, Any, Any], state: AppState, data: forms.AskReview, who: Holder
) -> forms.AskedReview:
    """Ask for a review; it is worked out in the background, and shared with everybody who asks for the same game."""
    if bool(data.table) == bool(data.record):
        raise Refused(422, "malformed")
    origin = _origin(f"t-{data.table}" if data.table else f"r-{data.record}")
    game = await _game(request, origin, who)
    if origin.kind == "r":  # it may have been uploaded during the game
        await branch.must_not_be_live(state.hub.store, game, game.ply, is_strict=True)
    return await _reviews(state).ask(origin, game, data.strength, address_of(request), who.person)


@get("/api/reviews/{name:str}")
async def show_review(request: Request[Any, Any, Any], state: AppState, name: str, who: Holder) -> forms.Review:
    """Everything a review says so far."""
    origin = _origin(name)
    return await _reviews(state).show(origin, await _game(request, origin, who))


@get("/api/reviews/{name:str}/marks")
async def show_marks(
    request: Request[Any, Any, Any], state: AppState, name: str, who: Holder
) -> list[forms.ReviewMark]:
    """The grades of a game's turns for the timeline of its replay; none if it has not been reviewed."""
    origin = _origin(name)
    return await _reviews(state).marks(origin, await _game(request, origin, who))


@get("/api/reviews/{name:str}/better/{ply:int}")
async def show_better(
    request: Request[Any, Any, Any], state: AppState, name: str, ply: int, who: Holder, viewer: int = SPECTATOR
) -> forms.ReviewBetter:
    """What would have been better than a move of a reviewed game, counted from 1."""
    return await _reviews(state).better(await _game(request, _origin(name), who), ply, viewer)


@delete("/api/reviews/{name:str}")
async def cancel_review(
    request: Request[Any, Any, Any], state: AppState, name: str, who: Holder, ticket: Ticket = ""
) -> None:
    """Stop waiting for a review; if nobody else waits for it, it stops."""
    origin = _origin(name)
    await _reviews(state).cancel(await _game(request, origin, who), ticket)


HANDLERS = [ask_review, show_review, show_marks, show_better, cancel_review]
