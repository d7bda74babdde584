"""The REST API: games, tables and records."""

import asyncio
from contextlib import suppress
from typing import Any, TypeVar

from litestar import Request, get, post
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState
from litestar.response import Response

from tilewright import games
from tilewright.analysis import puzzle
from tilewright.core.game import EVERYTHING
from tilewright.core.palette import SEATS, THEMES
from tilewright.core.record import TEXT_TYPE, Record, RecordError
from tilewright.core.scene import SPECTATOR
from tilewright.learn import lesson
from tilewright.learn.pieces import pieces
from tilewright.server import forms, wire
from tilewright.server.api import download
from tilewright.server.api.download import Form
from tilewright.server.bots import levels
from tilewright.server.events import veil
from tilewright.server.gate import limits
from tilewright.server.gate.disk import has_space
from tilewright.server.gate.limits import costs
from tilewright.server.lobby.lobby import Lobby
from tilewright.server.people.holder import Holder
from tilewright.server.puzzles import standing
from tilewright.server.record import branch, people, replay, uploads
from tilewright.server.record.cache import Replays
from tilewright.server.record.replay import Replay
from tilewright.server.refusal import Refused
from tilewright.server.table.hub import Hub
from tilewright.server.table.state import State

LOADING_S = 5.0
Found = TypeVar("Found")


def address_of(request: Request[Any, Any, Any]) -> str:
    """The address that limits are counted by."""
    return limits.Limits.key(request.client)


def lobby_of(state: AppState) -> Lobby:
    """The lobby of this process."""
    lobby: Lobby = state.lobby
    return lobby


def replays_of(state: AppState) -> Replays:
    """The replays of this process."""
    replays: Replays = state.replays
    return replays


# ---- games


@get("/api/games")
async def list_games(state: AppState) -> list[forms.GameFacts]:
    """All games, without compiling any."""
    return [
        forms.GameFacts(
            name=facts.name,
            title=facts.title,
            seats=tuple(facts.seats),
            sides=[facts.sides(seats) for seats in facts.seats],
            minutes=facts.minutes,
            revision=facts.revision,
            options=[forms.GameOption(option.name, option.values) for option in facts.options],
            turn_clause=facts.turn_clause,
            ready=state.hub.loader.game(facts.name) is not None,
            draft=games.is_draft(facts.name),
            lesson=lesson.minutes(facts),
            hands=games.has_hands(facts.name),
            builds=games.has_editor(facts.name),
        )
        for facts in map(games.facts, games.names())
    ]


@get("/api/games/{game:str}/pieces", sync_to_thread=True, cache_control=CacheControlHeader(public=True, max_age=300))
def explanations(game: str) -> forms.Explanations:
    """Which words explain which piece of a game."""
    if game not in games.names():
        raise Refused(404, "no-game")
    return forms.Explanations(pieces(games.facts(game)), games.suggests(game))


@get("/api/levels", sync_to_thread=False)
def list_levels() -> list[str]:
    """The levels of bots, weakest first."""
    return list(levels.LEVELS)


@get("/api/look", sync_to_thread=False)
def look() -> forms.Look:
    """The colours of seats and pages."""
    return forms.Look(SEATS, {name: palette.interface for name, palette in THEMES.items()})


# ---- tables


@post("/api/tables", guards=[costs(limits.CREATE), has_space])
async def create_table(
    request: Request[Any, Any, Any], state: AppState, data: forms.Create, who: Holder
) -> forms.Created:
    """A new table."""
    return await lobby_of(state).create(data, address_of(request), who)


@get("/api/tables/{code:str}")
async def show_table(state: AppState, code: str) -> wire.Table:
    """One table."""
    return await lobby_of(state).hub.table(code)


@post("/api/tables/{code:str}/join", status_code=200)
async def join_table(state: AppState, code: str, data: forms.Join, who: Holder) -> forms.Joined:
    """Take an open seat."""
    return await lobby_of(state).join(code, data, who)


@post("/api/tables/{code:str}/seats/{seat:int}", status_code=200)
async def set_seat(state: AppState, code: str, seat: int, data: forms.NewSeat, who: Holder) -> forms.Changed:
    """The host decides who takes a seat."""
    return await lobby_of(state).set_seat(code, seat, data, who)


@post("/api/tables/{code:str}/start", status_code=200)
async def start_table(state: AppState, code: str, data: forms.Start, who: Holder) -> wire.Table:
    """The host starts the game."""
    return await lobby_of(state).start(code, data, who)


@post("/api/tables/{code:str}/token", status_code=200)
async def renew_token(state: AppState, code: str, data: forms.Which, who: Holder) -> forms.Renewed:
    """Replace the token of a seat by a new one."""
    return await lobby_of(state).renew(code, data.seat, who)


@post("/api/tables/{code:str}/rematch", status_code=200, guards=[has_space])
async def rematch(request: Request[Any, Any, Any], state: AppState, code: str, who: Holder) -> forms.Changed:
    """A new game for the same players."""
    return await lobby_of(state).rematch(code, who, address_of(request))


@post("/api/tables/{code:str}/analysis", status_code=200)
async def allow_analysis(state: AppState, code: str, data: forms.Allow, who: Holder) -> wire.Table:
    """Allow or disallow analysis of this game while it is live."""
    return await lobby_of(state).allow_analysis(code, data.seat, data.allow, who)


@post("/api/tables/{code:str}/mute", status_code=200)
async def mute(state: AppState, code: str, data: forms.Mute, who: Holder) -> wire.Table:
    """The host mutes or unmutes a seat, or all spectators."""
    return await lobby_of(state).mute(code, data.seat, data.muted, who)


@post("/api/tables/{code:str}/close", status_code=200)
async def close_table(state: AppState, code: str, who: Holder) -> wire.Table:
    """The host closes the table."""
    return await lobby_of(state).close(code, who)


async def game_of(state: AppState, code: str, who: Holder) -> tuple[State, int]:
    """A table's game, and the viewer that the tokens identify."""
    hub: Hub = state.hub
    row = await hub.row(code)
    if row.status == "open":
        raise Refused(409, "not-started")
    await veil.must_see(hub.store, row, who)
    room = await hub.room(row.code)
    if room.state is None and not room.table.is_outdated:
        with suppress(TimeoutError):  # right after a start the game may still be loading
            await asyncio.wait_for(room.is_loaded.wait(), LOADING_S)
    if room.state is None:
        raise Refused(409, "revision" if room.table.is_outdated else "compiling")
    seats = who.seats(row)
    return room.state, min(seats, default=SPECTATOR)


@get("/api/tables/{code:str}/record", media_type=TEXT_TYPE)
async def table_record(
    state: AppState, code: str, who: Holder, names: bool = True, form: Form = "text"
) -> Response[str]:
    """The record as this seat may read it, with or without the names of its people, as text or as JSON."""
    game, viewer = await game_of(state, code, who)
    hub: Hub = state.hub
    made = await people.record(hub.store, await hub.row(code), game, viewer, names)
    return download.download(made, form, f"{made.game}-{code}")


@get("/api/tables/{code:str}/story")
async def table_story(state: AppState, code: str, who: Holder) -> forms.Story:
    """All moves as this seat may read them."""
    game, viewer = await game_of(state, code, who)
    return forms.Story(game.version, game.ply, list(game.told(viewer)))


@get("/api/tables/{code:str}/scene/{ply:int}")
async def table_scene(state: AppState, code: str, ply: int, who: Holder, viewer: int | None = None) -> forms.Still:
    """The table at an earlier point as the caller sees it, or, once the game is over, as any seat sees it."""
    game, eyes = await _eyes_on(state, code, viewer, who)
    return _found(await asyncio.to_thread(replay.still, game, ply, eyes))


@get("/api/tables/{code:str}/features/{ply:int}")
async def table_features(
    state: AppState, code: str, ply: int, who: Holder, viewer: int | None = None
) -> forms.StillFeatures:
    """The features at an earlier point, as the same viewer may see them."""
    game, eyes = await _eyes_on(state, code, viewer, who)
    return _found(await asyncio.to_thread(replay.features, game, ply, eyes))


@get("/api/tables/{code:str}/closing")
async def table_closing(state: AppState, code: str, who: Holder, viewer: int | None = None) -> forms.Closing:
    """The final scoring of a game that is over."""
    game, eyes = await _eyes_on(state, code, viewer, who)
    return _found(await asyncio.to_thread(replay.closing, game, eyes))


async def _eyes_on(state: AppState, code: str, viewer: int | None, who: Holder) -> tuple[State, int]:
    """A table's game, and the viewer it is shown to."""
    game, own = await game_of(state, code, who)
    row = await lobby_of(state).hub.row(code)
    wanted = own if viewer is None else viewer
    if wanted != own and wanted != SPECTATOR and not game.is_over and wanted not in who.seats(row):
        raise Refused(403, "not-your-seat")
    return game, wanted


@post("/api/tables/{code:str}/branch", guards=[costs(limits.BRANCH), has_space])
async def branch_table(
    request: Request[Any, Any, Any], state: AppState, code: str, data: forms.Branch, who: Holder
) -> forms.Created:
    """A new table that continues this game from some point; a live game only if all its players allow analysis."""
    game, own = await game_of(state, code, who)
    row = await lobby_of(state).hub.row(code)
    branch.must_allow(row, game, who.seats(row))
    await veil.must_be_over(lobby_of(state).store, row)
    return await open_branch(request, game, data, who, EVERYTHING if game.is_over else own)


async def open_branch(
    request: Request[Any, Any, Any], game: State, wish: forms.Branch, who: Holder, viewer: int = EVERYTHING
) -> forms.Created:
    """A new table that continues a game from what a viewer knows of it. Refused before a puzzle that a person has not
    answered: bots and hints at that table would know its answer.
    """
    state, replays = request.app.state, replays_of(request.app.state)
    if who.person is not None and game.setup.start is None:
        moves = tuple(entry.words for entry in game.entries[: wish.ply])
        coming = await replays.run(puzzle.ahead, game.game, game.setup.options, moves)
        await standing.must_have_answered(state.hub.store, who.person, coming)
    taken = await replays.run(branch.take, game, wish.ply, viewer, wish.moves)
    return await lobby_of(state).branch(taken, wish, address_of(request), who)


def _found(found: Found | None) -> Found:
    if found is None:
        raise Refused(404, "no-ply")
    return found


# ---- records


@post(
    "/api/records",
    request_max_body_size=uploads.MOST_RECORD + 1000,
    guards=[costs(limits.UPLOAD), has_space],
)
async def upload_record(request: Request[Any, Any, Any], state: AppState) -> forms.RecordFacts:
    """Store a record for replay, as text or as JSON."""
    body = await request.body()
    text = uploads.check(body)
    made = await replay_of(request, text, 0, body.decode())
    state.uploads.count(address_of(request), len(body))
    await state.uploads.keep(text)
    return replay.facts(made)


async def replay_of(
    request: Request[Any, Any, Any], text: str, cost: int = limits.REPLAY, sent: str | None = None
) -> Replay:
    """The replay of a record; its cost is charged unless the replay is cached. Mistakes are named by the line of the
    text that was sent, which may be JSON.
    """
    state, replays, number = request.app.state, replays_of(request.app.state), replay.number(text)
    cached = replays.cached(number)
    if cached is not None:
        return cached
    try:
        record = Record.read(text if sent is None else sent)
        if record.game not in games.names():
            raise Refused(404, "no-game")
        rules = games.played(record.game, record.revision)
        game = state.hub.loader.game(rules)
        if game is None:
            state.hub.spawn(state.hub.loader.load(rules))
            raise Refused(409, "compiling")
        return await replays.get(game, number, record, lambda: state.limits.charge(address_of(request), cost))
    except RecordError as error:
        raise Refused(422, "record", line=error.line, reason=error.reason[:300]) from None


@get("/api/records/{number:str}")
async def show_record(request: Request[Any, Any, Any], state: AppState, number: str) -> forms.RecordFacts:
    """What an uploaded record contains."""
    text = await state.uploads.fetch(number)
    return replay.facts(await replay_of(request, text))


@get("/api/records/{number:str}/text", media_type=TEXT_TYPE)
async def record_text(state: AppState, number: str, form: Form = "text") -> Response[str]:
    """An uploaded record, as it was uploaded, or as JSON."""
    text: str = await state.uploads.fetch(number)
    return download.stored(text, form, number)


@get("/api/records/{number:str}/story")
async def record_story(request: Request[Any, Any, Any], state: AppState, number: str) -> forms.Story:
    """All moves of an uploaded record."""
    game = (await replay_of(request, await state.uploads.fetch(number))).state
    return forms.Story(game.version, game.ply, list(game.told(EVERYTHING)))


@get("/api/records/{number:str}/scene/{ply:int}")
async def record_scene(
    request: Request[Any, Any, Any], state: AppState, number: str, ply: int, viewer: int = SPECTATOR
) -> forms.Still:
    """An uploaded record at one point."""
    game = (await replay_of(request, await state.uploads.fetch(number))).state
    return _found(await replays_of(state).run(replay.still, game, ply, viewer))


@get("/api/records/{number:str}/features/{ply:int}")
async def record_features(
    request: Request[Any, Any, Any], state: AppState, number: str, ply: int, viewer: int = SPECTATOR
) -> forms.StillFeatures:
    """The features in an uploaded record at one point."""
    game = (await replay_of(request, await state.uploads.fetch(number))).state
    return _found(await replays_of(state).run(replay.features, game, ply, viewer))


@get("/api/records/{number:str}/closing")
async def record_closing(
    request: Request[Any, Any, Any], state: AppState, number: str, viewer: int = SPECTATOR
) -> forms.Closing:
    """The final scoring of an uploaded record."""
    game = (await replay_of(request, await state.uploads.fetch(number))).state
    return _found(await replays_of(state).run(replay.closing, game, viewer))


@post("/api/records/{number:str}/branch", guards=[costs(limits.BRANCH), has_space])
async def branch_record(
    request: Request[Any, Any, Any], state: AppState, number: str, data: forms.Branch, who: Holder
) -> forms.Created:
    """A new table that continues an uploaded record from some point, unless its game is still being played here."""
    game = (await replay_of(request, await state.uploads.fetch(number))).state
    await branch.must_not_be_live(state.hub.store, game, data.ply)
    return await open_branch(request, game, data, who)


HANDLERS = [
    list_games,
    explanations,
    list_levels,
    look,
    create_table,
    show_table,
    join_table,
    set_seat,
    start_table,
    renew_token,
    rematch,
    allow_analysis,
    mute,
    close_table,
    table_record,
    table_story,
    table_scene,
    table_features,
    table_closing,
    branch_table,
    upload_record,
    show_record,
    record_text,
    record_story,
    record_scene,
    record_features,
    record_closing,
    branch_record,
]
