"""Requests about puzzles. Without a key nothing is stored; with one, the first answer to each puzzle counts."""

import time
from datetime import date, timedelta
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.params import Parameter

from tilewright import games
from tilewright.analysis import puzzle as mined
from tilewright.analysis.puzzle import Puzzle
from tilewright.core.game import Game
from tilewright.core.move import Refusal
from tilewright.server.api.me import store_of
from tilewright.server.api.rest import open_branch, replay_of, replays_of
from tilewright.server.forms import Branch, Created
from tilewright.server.gate import limits
from tilewright.server.gate.disk import has_space
from tilewright.server.gate.limits import costs
from tilewright.server.people.holder import Holder
from tilewright.server.puzzles import board, forms, standing
from tilewright.server.record import branch
from tilewright.server.refusal import Refused
from tilewright.server.table.inquiry import Answer

COMING = 30  # days whose puzzles are not offered before their day

Day = Annotated[str, Parameter(max_length=10, required=False)]


def _day(number: int) -> date:
    return date(1970, 1, 1) + timedelta(days=number)


def _daily(day: date) -> list[Puzzle]:
    """The puzzles of a day, of all games that have some."""
    found = (mined.daily(games.facts(name), day) for name in games.names())
    return [one for one in found if one is not None]


def _offered(game: str, day: date) -> list[Puzzle]:
    """All puzzles of a game but those of the days to come."""
    facts = games.facts(game)
    known, ahead = mined.puzzles(facts), [mined.daily(facts, day + timedelta(days=k)) for k in range(1, COMING + 1)]
    coming = {one.name for one in ahead if one and len(known) > 2 * COMING}
    return [one for one in known if one.name not in coming]


def _named(name: str) -> str:
    if name not in games.names():
        raise Refused(404, "no-game")
    return name


async def _found(state: AppState, game: str, name: str) -> tuple[Game, Puzzle]:
    """A puzzle, and its game, prepared first if necessary."""
    puzzle = await replays_of(state).run(board.find, games.facts(_named(game)), name)
    found: Game = await state.hub.loader.load(game)
    return found, puzzle


@get("/api/puzzles", guards=[costs(limits.LEARN)])
async def show_daily(state: AppState, who: Holder, day: Day = "") -> forms.PuzzlesOfDay:
    """The puzzles of today, or of a day that is over."""
    today = _day(standing.today())
    try:
        wanted = date.fromisoformat(day) if day else today
    except ValueError:
        raise Refused(422, "malformed") from None
    if not mined.FIRST_DAY <= wanted <= today:
        raise Refused(404, "no-puzzle")
    store, found = store_of(state), await replays_of(state).run(_daily, wanted)
    return forms.PuzzlesOfDay(
        day=wanted.isoformat(),
        today=today.isoformat(),
        seconds=standing.DAY_S - int(time.time()) % standing.DAY_S,
        puzzles=await standing.facts(store, found, who.person) if found else [],
        days=await standing.days(store, who.person) if who.person else None,
    )


@get("/api/puzzles/{game:str}", guards=[costs(limits.LEARN)])
async def list_puzzles(state: AppState, game: str, who: Holder) -> list[forms.PuzzleFacts]:
    """The puzzles of a game, without those of the days to come."""
    found = await replays_of(state).run(_offered, _named(game), _day(standing.today()))
    return await standing.facts(store_of(state), found, who.person) if found else []


@get("/api/puzzles/{game:str}/{name:str}", guards=[costs(limits.LEARN)])
async def show_puzzle(state: AppState, game: str, name: str, who: Holder) -> forms.PuzzleTable:
    """A puzzle as its seat sees it."""
    found, puzzle = await _found(state, game, name)
    (facts,) = await standing.facts(store_of(state), [puzzle], who.person)
    return await replays_of(state).run(board.shown, found, puzzle, facts)


@post("/api/puzzles/{game:str}/{name:str}", status_code=200, guards=[costs(limits.LEARN)])
async def try_puzzle(state: AppState, game: str, name: str, data: forms.PuzzleTry, who: Holder) -> forms.PuzzleJudged:
    """A try at a puzzle, or the wish to be shown the answer."""
    found, puzzle = await _found(state, game, name)
    judged = await replays_of(state).run(board.judged, found, puzzle, data)
    if judged.kind == "refused":
        return judged
    store = store_of(state)
    if who.person is not None:
        change = await standing.answer(store, who.person, puzzle, judged.kind)
        judged.days = await standing.days(store, who.person)
        judged.change = round(change) if change is not None and judged.days.rated.value is not None else None
    (judged.facts,) = await standing.facts(store, [puzzle], who.person)
    return judged


@post("/api/puzzles/{game:str}/{name:str}/question", status_code=200)
async def ask_puzzle(state: AppState, game: str, name: str, data: forms.PuzzleQuestion) -> Answer:
    """A question about the table of a puzzle."""
    found, puzzle = await _found(state, game, name)
    try:
        return await replays_of(state).run(board.answer, found, puzzle, data)
    except Refusal:
        raise Refused(409, "stale") from None


@post("/api/puzzles/{game:str}/{name:str}/branch", guards=[costs(limits.BRANCH), has_space])
async def branch_puzzle(
    request: Request[Any, Any, Any], state: AppState, game: str, name: str, data: Branch, who: Holder
) -> Created:
    """A new table that continues the game of a puzzle from its decision."""
    _, puzzle = await _found(state, game, name)
    if data.ply != puzzle.ply:
        raise Refused(404, "no-ply")
    began = (await replay_of(request, puzzle.beginning.write())).state
    await branch.must_not_be_live(state.hub.store, began, puzzle.ply)
    return await open_branch(request, began, data, who)


HANDLERS = [show_daily, list_puzzles, show_puzzle, try_puzzle, ask_puzzle, branch_puzzle]
