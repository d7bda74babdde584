"""Requests about positions laid out by hand. Nothing of them is stored: a browser sends the whole position."""

from litestar import post
from litestar.datastructures import State as AppState
from litestar.response import Response

from tilewright import games
from tilewright.core.game import Game
from tilewright.core.record import TEXT_TYPE
from tilewright.server.api.rest import replays_of
from tilewright.server.editor import drafts, forms
from tilewright.server.gate import limits
from tilewright.server.gate.limits import costs
from tilewright.server.refusal import Refused
from tilewright.server.table.inquiry import Answer


async def _game(state: AppState, name: str) -> Game:
    """A game whose positions can be laid out, prepared first if necessary; it need not be compiled."""
    if name not in games.names() or not games.has_editor(name):
        raise Refused(404, "no-editor")
    game: Game = await state.hub.loader.load(name)
    return game


@post("/api/build/{game:str}", status_code=200, guards=[costs(limits.BUILD)])
async def draft(state: AppState, game: str, data: forms.AskDraft) -> forms.Draft:
    """A position after an edit."""
    return await replays_of(state).run(drafts.drafted, await _game(state, game), data)


@post("/api/build/{game:str}/question", status_code=200)
async def ask_about_draft(state: AppState, game: str, data: forms.AskAboutDraft) -> Answer:
    """A question about a position."""
    return await replays_of(state).run(drafts.answer, await _game(state, game), data)


@post("/api/build/{game:str}/record", status_code=200, guards=[costs(limits.BUILD)])
async def record_of_draft(state: AppState, game: str, data: forms.AskDraft) -> Response[str]:
    """The record of a game that begins with a position."""
    return Response(await replays_of(state).run(drafts.record, await _game(state, game), data), media_type=TEXT_TYPE)


HANDLERS = [draft, ask_about_draft, record_of_draft]
