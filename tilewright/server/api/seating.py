"""The REST API of seating: names for bots, colours before the game, and a bot's seat taken over during it."""

from litestar import get, post
from litestar.datastructures import State as AppState

from tilewright.server import forms, wire
from tilewright.server.api.rest import lobby_of
from tilewright.server.lobby.badges import BOT_NAMES
from tilewright.server.people.holder import Holder


@get("/api/bot-names", sync_to_thread=False)
def list_bot_names() -> list[str]:
    """Names for bots."""
    return list(BOT_NAMES)


@post("/api/tables/{code:str}/seats/{seat:int}/colour", status_code=200)
async def set_colour(state: AppState, code: str, seat: int, data: forms.Colour, who: Holder) -> wire.Table:
    """Choose the colour of a seat; it swaps with the seat that has it."""
    return await lobby_of(state).set_colour(code, seat, data.colour, who)


@post("/api/tables/{code:str}/seats/{seat:int}/take", status_code=200)
async def take_over(state: AppState, code: str, seat: int, data: forms.TakeOver, who: Holder) -> forms.Joined:
    """Take over the seat of a bot in a running game."""
    return await lobby_of(state).take_over(code, seat, data.name, who)


HANDLERS = [list_bot_names, set_colour, take_over]
