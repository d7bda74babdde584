"""Who makes a request: found once, for all handlers that ask for `who`."""

from typing import Annotated

from litestar.datastructures import State as AppState
from litestar.params import Parameter

from tilewright.server.people import holder
from tilewright.server.people.holder import Holder

Tokens = Annotated[str, Parameter(header="X-Seat-Tokens", max_length=1200, required=False)]
Key = Annotated[str, Parameter(header="X-Person-Key", max_length=64, required=False)]


async def find_holder(state: AppState, tokens: Tokens = "", key: Key = "") -> Holder:
    """The holder of the tokens and the key that a request names."""
    split = [token.strip() for token in tokens.split(",") if token.strip()]
    return await holder.find(state.hub.store, split, key)
