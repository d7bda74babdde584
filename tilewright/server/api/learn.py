"""Requests about lessons and examples. Nothing of them is stored: a browser sends all moves since the beginning."""

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State as AppState

from tilewright import games
from tilewright.core.game import Game
from tilewright.core.move import Refusal
from tilewright.server.api.rest import replays_of
from tilewright.server.bots.dispatcher import Busy, WorkerDied
from tilewright.server.gate import limits
from tilewright.server.gate.limits import costs
from tilewright.server.learn import examples, forms, lessons
from tilewright.server.refusal import Refused
from tilewright.server.table import advice
from tilewright.server.table.inquiry import Answer
from tilewright.server.wire import Advice


async def _game(state: AppState, name: str) -> Game:
    """A game, prepared first if necessary; it need not be compiled."""
    if name not in games.names():
        raise Refused(404, "no-game")
    game: Game = await state.hub.loader.load(name)
    return game


@get("/api/learn", sync_to_thread=True)
def list_courses() -> list[forms.Course]:
    """The lessons of all games."""
    return [lessons.facts_of(games.facts(name)) for name in games.names()]


@get("/api/learn/{game:str}/{lesson:str}/{step:int}", guards=[costs(limits.LEARN)])
async def show_step(state: AppState, game: str, lesson: str, step: int) -> forms.LessonStep:
    """A step of a lesson, counted from 0."""
    return await replays_of(state).run(lessons.step_of, await _game(state, game), lesson, step)


@post("/api/learn/{game:str}/{lesson:str}/{step:int}", status_code=200, guards=[costs(limits.LEARN)])
async def try_step(state: AppState, game: str, lesson: str, step: int, data: forms.Try) -> forms.Judged:
    """A try at a step."""
    return await replays_of(state).run(lessons.judged, await _game(state, game), lesson, step, data)


@post("/api/learn/{game:str}/example", status_code=200, guards=[costs(limits.LEARN)])
async def show_example(state: AppState, game: str, data: forms.AskExample) -> forms.Example:
    """An example after some moves."""
    return await replays_of(state).run(examples.shown, await _game(state, game), data)


@post("/api/learn/{game:str}/question", status_code=200)
async def ask_about(state: AppState, game: str, data: forms.AskAbout) -> Answer:
    """A question about the table of a step or an example."""
    try:
        return await replays_of(state).run(examples.answer, await _game(state, game), data)
    except Refusal:
        raise Refused(409, "stale") from None


@post("/api/learn/{game:str}/hint", status_code=200, guards=[costs(limits.HINT)])
async def hint_at(request: Request[Any, Any, Any], state: AppState, game: str, data: forms.AskHint) -> Advice:
    """A hint for the seat to move at the table of a step or an example; bots at tables come first."""
    found, address = await _game(state, game), state.limits.key(request.client)
    if not found.is_compiled():
        raise Refused(409, "compiling")
    try:
        name = examples.find(found.facts, data.name)
        table = await replays_of(state).run(examples.reached, found, name, data.ply, data.moves)
    except Refusal:
        raise Refused(409, "stale") from None
    seat, position, seats = table.actor, table.position, table.seats
    if seat < 0:
        raise Refused(409, "not-asked")
    try:
        said = await state.hub.bots.advise(address, found, position, seats, seat, len(table.moves), True)
    except (Busy, WorkerDied):
        raise Refused(503, "hint-busy") from None
    return await asyncio.to_thread(advice.told, found, position, seats, seat, said)


HANDLERS = [list_courses, show_step, try_step, show_example, ask_about, hint_at]
