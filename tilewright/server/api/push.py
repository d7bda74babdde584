"""Web Push: a browser asks to be told when it is its player's turn."""

from litestar import get, post
from litestar.datastructures import State as AppState

from tilewright.server import forms
from tilewright.server.gate import limits
from tilewright.server.gate.disk import has_space
from tilewright.server.gate.limits import costs
from tilewright.server.people.holder import Holder
from tilewright.server.push import outlet, sealing, subscriptions
from tilewright.server.push.subscriptions import Subscription
from tilewright.server.refusal import Refused


@get("/api/push")
async def push_key(state: AppState) -> forms.PushKey:
    """The public key of this server."""
    return forms.PushKey(await state.hub.herald.key())


@post("/api/push", status_code=200, guards=[costs(limits.CREATE), has_space])
async def subscribe(state: AppState, who: Holder, data: forms.Subscribe) -> forms.Subscribed:
    """Tell a browser when it is the turn of the person whose key it has, or of the seats whose tokens it has."""
    is_usable = outlet.is_allowed(data.endpoint, state.settings.push_anywhere)
    if not is_usable or not sealing.are_keys(data.p256dh, data.auth):
        raise Refused(422, "no-push")
    players = await subscriptions.players_of(state.hub.store, who)
    if not players:
        raise Refused(403, "not-your-seat")
    browser = Subscription(data.endpoint, data.p256dh, data.auth, data.language)
    await subscriptions.add(state.hub.store, players, browser)
    return forms.Subscribed(len(players))


@post("/api/push/forget", status_code=200)
async def unsubscribe(state: AppState, data: forms.Unsubscribe) -> forms.Subscribed:
    """Tell a browser nothing more; only it knows its endpoint."""
    await subscriptions.forget(state.hub.store, data.endpoint)
    return forms.Subscribed(0)


HANDLERS = [push_key, subscribe, unsubscribe]
