"""The lobby, tables and records as requests and answers."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Literal, TypeVar

from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.params import Parameter
from litestar.response import Response

from tilewright import games
from tilewright.core.game import EVERYTHING
from tilewright.core.palette import SEATS, THEMES
from tilewright.core.record import Record, RecordError
from tilewright.core.scene import SPECTATOR
from tilewright.server import branch, forms, players, replay, wire
from tilewright.server.change import Conflict
from tilewright.server.hub import Hub
from tilewright.server.lobby import Lobby, seats_of
from tilewright.server.refusal import Refused
from tilewright.server.state import State

MOST_RECORD = 1_000_000
LOADING_S = 5.0
Found = TypeVar("Found")

Tokens = Annotated[str, Parameter(header="X-Seat-Tokens", max_length=1200, required=False)]


def _split(tokens: str) -> list[str]:
    return [token.strip() for token in tokens.split(",") if token.strip()][:16]


def lobby_of(state: AppState) -> Lobby:
    """The lobby of this process."""
    lobby: Lobby = state.lobby
    return lobby


# ---- what there is


@get("/api/games")
async def list_games(state: AppState) -> list[dict[str, Any]]:
    """All games, without compiling any."""
    return [
        {
            "name": facts.name,
            "title": facts.title,
            "seats": list(facts.seats),
            "minutes": facts.minutes,
            "revision": facts.revision,
            "options": [{"name": option.name, "values": list(option.values)} for option in facts.options],
            "turn_clause": facts.turn_clause,
            "ready": state.hub.oven.game(facts.name) is not None,
        }
        for facts in map(games.facts, games.names())
    ]


@get("/api/levels", sync_to_thread=False)
def list_levels() -> list[str]:
    """The levels of bots, the weakest first."""
    return list(players.LEVELS)


@get("/api/look", sync_to_thread=False)
def look() -> dict[str, Any]:
    """The colours of seats and pages."""
    return {"seats": SEATS, "themes": {name: palette.interface for name, palette in THEMES.items()}}


# ---- tables


@get("/api/tables")
async def list_tables(
    state: AppState, status: Literal["open", "playing", "over"] | None = None, game: str | None = None
) -> list[wire.Table]:
    """Public tables, newest first."""
    if game is not None and game not in games.names():
        return []
    return await lobby_of(state).listed(status, game)


@post("/api/tables")
async def create_table(state: AppState, data: forms.Create) -> forms.Created:
    """A new table."""
    return await lobby_of(state).create(data)


@get("/api/tables/{code:str}")
async def show_table(state: AppState, code: str) -> wire.Table:
    """One table."""
    return await lobby_of(state).hub.table(code)


@post("/api/tables/{code:str}/join", status_code=200)
async def join_table(state: AppState, code: str, data: forms.Join) -> forms.Joined:
    """Take an open seat."""
    return await lobby_of(state).join(code, data)


@post("/api/tables/{code:str}/seats/{seat:int}", status_code=200)
async def set_seat(state: AppState, code: str, seat: int, data: forms.SeatWish, tokens: Tokens = "") -> forms.Changed:
    """The host says who shall sit on a seat."""
    return await lobby_of(state).set_seat(code, seat, data, _split(tokens))


@post("/api/tables/{code:str}/start", status_code=200)
async def start_table(state: AppState, code: str, data: forms.Start, tokens: Tokens = "") -> wire.Table:
    """The host begins."""
    return await lobby_of(state).start(code, data, _split(tokens))


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave_table(state: AppState, code: str, data: forms.Which, tokens: Tokens = "") -> wire.Table:
    """Get up from a seat."""
    return await lobby_of(state).leave(code, data.seat, _split(tokens))


@post("/api/tables/{code:str}/return", status_code=200)
async def return_to_table(state: AppState, code: str, data: forms.Which, tokens: Tokens = "") -> wire.Table:
    """Take a seat back from its bot."""
    return await lobby_of(state).come_back(code, data.seat, _split(tokens))


@post("/api/tables/{code:str}/token", status_code=200)
async def renew_token(state: AppState, code: str, data: forms.Which, tokens: Tokens = "") -> forms.Renewed:
    """A new token for a seat, instead of the old one."""
    return await lobby_of(state).renew(code, data.seat, _split(tokens))


@post("/api/tables/{code:str}/rematch", status_code=200)
async def rematch(state: AppState, code: str, tokens: Tokens = "") -> forms.Changed:
    """The same people once more."""
    return await lobby_of(state).rematch(code, _split(tokens))


async def _game_of(state: AppState, code: str, tokens: str) -> tuple[State, int]:
    """A table's game, and whose eyes the tokens open."""
    hub: Hub = state.hub
    row = await hub.row(code)
    if row.status == "open":
        raise Refused(409, "not-started")
    room = await hub.room(row.code)
    if room.state is None and not room.is_outdated:
        with suppress(TimeoutError):  # right after a start it is only being loaded
            await asyncio.wait_for(room.is_seated.wait(), LOADING_S)
    if room.state is None:
        raise Refused(409, "revision" if room.is_outdated else "compiling")
    seats = seats_of(row, _split(tokens))
    return room.state, min(seats, default=SPECTATOR)


@get("/api/tables/{code:str}/record", media_type="text/plain")
async def table_record(state: AppState, code: str, tokens: Tokens = "") -> str:
    """The record as this seat may read it."""
    game, viewer = await _game_of(state, code, tokens)
    return game.record(viewer).write()


@get("/api/tables/{code:str}/story")
async def table_story(state: AppState, code: str, tokens: Tokens = "") -> forms.Story:
    """All moves as this seat may read them."""
    game, viewer = await _game_of(state, code, tokens)
    return forms.Story(game.version, game.ply, list(game.told(viewer)))


@get("/api/tables/{code:str}/scene/{ply:int}")
async def table_scene(
    state: AppState, code: str, ply: int, viewer: int | None = None, tokens: Tokens = ""
) -> forms.Moment:
    """The table at an earlier point, through one's own eyes; through any once the game is over."""
    game, eyes = await _eyes_on(state, code, viewer, tokens)
    return _found(await asyncio.to_thread(replay.moment, game, ply, eyes))


@get("/api/tables/{code:str}/features/{ply:int}")
async def table_features(
    state: AppState, code: str, ply: int, viewer: int | None = None, tokens: Tokens = ""
) -> forms.Belonging:
    """What belongs together at an earlier point, through the same eyes."""
    game, eyes = await _eyes_on(state, code, viewer, tokens)
    return _found(await asyncio.to_thread(replay.belonging, game, ply, eyes))


async def _eyes_on(state: AppState, code: str, viewer: int | None, tokens: str) -> tuple[State, int]:
    """A table's game, and the eyes it may be seen through."""
    game, own = await _game_of(state, code, tokens)
    row = await lobby_of(state).hub.row(code)
    wanted = own if viewer is None else viewer
    if wanted != own and wanted != SPECTATOR and not game.is_over and wanted not in seats_of(row, _split(tokens)):
        raise Refused(403, "not-your-seat")
    return game, wanted


@post("/api/tables/{code:str}/branch")
async def branch_table(state: AppState, code: str, data: forms.Branch, tokens: Tokens = "") -> forms.Created:
    """A new table that plays on from a point of this one, if the asker may know all that happened until then."""
    game, own = await _game_of(state, code, tokens)
    taken = await asyncio.to_thread(branch.take, game, data.ply, EVERYTHING if game.is_over else own)
    return await lobby_of(state).branch(taken, data)


def _found(found: Found | None) -> Found:
    if found is None:
        raise Refused(404, "no-ply")
    return found


# ---- records


@post("/api/records", request_max_body_size=MOST_RECORD + 1000)
async def upload_record(request: Request[Any, Any, Any], state: AppState) -> forms.Upload:
    """Keep a record for replay."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused(422, "record", line=1, reason="not UTF-8") from None
    if len(text) > MOST_RECORD or "\0" in text:
        raise Refused(413, "too-long")
    game = await _replay(state, text)
    with suppress(Conflict):  # somebody may have uploaded the same before
        await state.hub.store.write(replay.step(text))
    return replay.about(text, game)


async def _replay(state: AppState, text: str) -> State:
    try:
        name = Record.read(text).game
        if name not in games.names():
            raise Refused(404, "no-game")
        game = state.hub.oven.game(name)
        if game is None:
            state.hub.spawn(state.hub.oven.ready(name))
            raise Refused(409, "compiling")
        return await asyncio.to_thread(replay.replayed, game, text)
    except RecordError as error:
        raise Refused(422, "record", line=error.line, reason=error.reason[:300]) from None


async def _text(state: AppState, number: str) -> str:
    text = await state.hub.store.upload(number) if number.isalnum() and len(number) <= 32 else None
    if text is None:
        raise Refused(404, "no-record")
    return str(text)


@get("/api/records/{number:str}")
async def show_record(state: AppState, number: str) -> forms.Upload:
    """What an uploaded record is of."""
    text = await _text(state, number)
    return replay.about(text, await _replay(state, text))


@get("/api/records/{number:str}/text", media_type="text/plain")
async def record_text(state: AppState, number: str) -> str:
    """An uploaded record."""
    return await _text(state, number)


@get("/api/records/{number:str}/story")
async def record_story(state: AppState, number: str) -> forms.Story:
    """All moves of an uploaded record."""
    game = await _replay(state, await _text(state, number))
    return forms.Story(game.version, game.ply, list(game.told(-2)))


@get("/api/records/{number:str}/scene/{ply:int}")
async def record_scene(state: AppState, number: str, ply: int, viewer: int = SPECTATOR) -> forms.Moment:
    """An uploaded record at one point."""
    game = await _replay(state, await _text(state, number))
    return _found(await asyncio.to_thread(replay.moment, game, ply, viewer))


@get("/api/records/{number:str}/features/{ply:int}")
async def record_features(state: AppState, number: str, ply: int, viewer: int = SPECTATOR) -> forms.Belonging:
    """What belongs together in an uploaded record at one point."""
    game = await _replay(state, await _text(state, number))
    return _found(await asyncio.to_thread(replay.belonging, game, ply, viewer))


@post("/api/records/{number:str}/branch")
async def branch_record(state: AppState, number: str, data: forms.Branch) -> forms.Created:
    """A new table that plays on from a point of an uploaded record."""
    game = await _replay(state, await _text(state, number))
    return await lobby_of(state).branch(await asyncio.to_thread(branch.take, game, data.ply, EVERYTHING), data)


# ---- how it goes


@get("/health")
async def health(state: AppState) -> Response[dict[str, Any]]:
    """Whether the store answers."""
    from tilewright import __version__  # noqa: PLC0415

    hub: Hub = state.hub
    try:
        counts = await asyncio.wait_for(hub.store.count(), 5)
    except Exception:
        return Response({"ok": False}, status_code=503)
    database = "postgresql" if hub.store.is_postgres else "sqlite"
    return Response({"ok": True, "version": __version__, "database": database, "tables": sum(counts.values())})


@get("/metrics", media_type="text/plain")
async def metrics(state: AppState) -> str:
    """Numbers for Prometheus."""
    hub: Hub = state.hub
    lines = []
    for status, count in (await hub.store.count()).items():
        lines.append(f'tilewright_tables{{status="{status}"}} {count}')
    numbers = {
        "rooms": len(hub.rooms),
        "sockets": len(state.sockets),
        "commits_total": hub.store.tally.commits,
        "commit_seconds_total": round(hub.store.tally.seconds, 3),
        "changes_total": hub.store.tally.changes,
        "moves_total": hub.world.counts.get("moves", 0),
        "refused_total": hub.world.counts.get("refused", 0),
    }
    lines += [f"tilewright_{name} {value}" for name, value in numbers.items()]
    return "\n".join([*lines, ""])


HANDLERS = [
    list_games,
    list_levels,
    look,
    list_tables,
    create_table,
    show_table,
    join_table,
    set_seat,
    start_table,
    leave_table,
    return_to_table,
    renew_token,
    rematch,
    table_record,
    table_story,
    table_scene,
    table_features,
    branch_table,
    upload_record,
    show_record,
    record_text,
    record_story,
    record_scene,
    record_features,
    branch_record,
    health,
    metrics,
]
