"""The REST API for people: their name, their devices, their backup words, and all that is kept about them."""

from datetime import date
from typing import Any

from litestar import Response, delete, get, post
from litestar.datastructures import State as AppState

from tilewright.server.gate import limits
from tilewright.server.gate.disk import has_space
from tilewright.server.gate.limits import costs
from tilewright.server.operator import person as data_of
from tilewright.server.people import claim, devices, eviction, forms, history, keys, ratings
from tilewright.server.people.holder import Holder
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict
from tilewright.server.store.database import Store
from tilewright.server.table.hub import Hub


def hub_of(state: AppState) -> Hub:
    """The rooms of this process."""
    hub: Hub = state.hub
    return hub


def store_of(state: AppState) -> Store:
    """The store."""
    return hub_of(state).store


def known(who: Holder) -> str:
    """The person who asks; Refused if the request has no valid key."""
    if who.person is None:
        raise Refused(401, "no-person")
    return who.person


# ---- a person


@post("/api/me", guards=[costs(limits.PERSON), has_space])
async def create_person(state: AppState, data: forms.NewPerson) -> forms.Entry:
    """A new person, and the key of this device."""
    return await keys.create(store_of(state), data.name, data.label)


@get("/api/me")
async def show_me(state: AppState, who: Holder) -> forms.Me:
    """The person of this device, and how they do in each game."""
    store, person = store_of(state), known(who)
    assert who.key is not None
    hub_of(state).spawn(keys.see(store, person, who.key))
    name, created = await keys.facts(store, person)
    standings = await history.standings(store, person)
    levels = {level: round(ratings.of_level(level).value) for level in ratings.LEVELS}
    return forms.Me(person, name, created, sum(one.games for one in standings), standings, levels)


@post("/api/me/name", status_code=200)
async def rename(state: AppState, data: forms.Called, who: Holder) -> forms.Called:
    """Change the name; seats that are taken already keep theirs."""
    return forms.Called(await keys.rename(store_of(state), known(who), data.name))


@post("/api/me/claim", status_code=200)
async def claim_seats(state: AppState, data: forms.Claim, who: Holder) -> forms.Claimed:
    """Seats of these tokens become the person's, unless they are somebody else's."""
    codes = await claim.claim(store_of(state), known(who), data.tokens)
    for code in codes:
        await hub_of(state).changed(code)
    return forms.Claimed(codes)


# ---- devices


@get("/api/me/devices")
async def list_devices(state: AppState, who: Holder) -> list[forms.Device]:
    """All keys of the person, the newest first; backup words are one of them."""
    known(who)
    return await devices.listed(store_of(state), who)


@post("/api/me/devices/code")
async def offer_code(state: AppState, who: Holder) -> forms.DeviceCode:
    """A code for another device."""
    return await devices.offer(store_of(state), known(who))


@post("/api/me/devices/enter", guards=[costs(limits.GUESS)])
async def enter_code(state: AppState, data: forms.Enter) -> forms.Entry:
    """This device becomes another one of the person who was shown the code."""
    return await devices.redeem(store_of(state), data.typed, data.label)


@delete("/api/me/devices/{device:str}", status_code=200)
async def revoke_device(state: AppState, device: str, who: Holder) -> list[forms.Device]:
    """Revoke a key; `others` revokes those of all other devices. The keys that are left."""
    return await _revoke(state, who, None if device == "others" else device)


async def _revoke(state: AppState, who: Holder, device: str | None) -> list[forms.Device]:
    person, store = known(who), store_of(state)
    if hashes := await devices.chosen(store, who, device):
        try:
            await eviction.write(hub_of(state), person, devices.revoking(person, hashes))
        except Conflict:
            raise Refused(409, "stale") from None
    return await devices.listed(store, who)


# ---- backup words


@post("/api/me/words")
async def back_up(state: AppState, who: Holder) -> forms.BackupWords:
    """New backup words; the old ones are void."""
    return forms.BackupWords(await keys.back_up(store_of(state), known(who)))


@post("/api/me/restore", guards=[costs(limits.GUESS)])
async def restore(state: AppState, data: forms.Enter) -> forms.Entry:
    """This device becomes one of the person who has these backup words."""
    return await keys.restore(store_of(state), data.typed, data.label)


# ---- all that is kept


@get("/api/me/export", guards=[costs(limits.EXPORT)])
async def export(state: AppState, who: Holder) -> Response[dict[str, Any]]:
    """All that the server keeps about the person, as one file."""
    store = store_of(state)
    found = await data_of.export(store, await data_of.by_id(store, known(who)))
    name = f"tilewright-{date.today().isoformat()}.json"
    return Response(found, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/api/me/delete", status_code=200)
async def delete_me(state: AppState, data: forms.Called, who: Holder) -> forms.Claimed:
    """Delete the person and all that is kept about them; the name has to be given as a confirmation. Running games
    can be played to their end with the tokens of their seats; returns the codes of these tables.
    """
    store, person = store_of(state), known(who)
    if keys.cleaned(data.name) != await keys.name_of(store, person):
        raise Refused(422, "other-name")
    found = await data_of.by_id(store, person)
    await data_of.forget(store, found, keeps_playing=True)
    await eviction.write(hub_of(state), person, [])
    return forms.Claimed(sorted({code for code, _ in found.seats}))


HANDLERS = [
    create_person,
    show_me,
    rename,
    claim_seats,
    list_devices,
    offer_code,
    enter_code,
    revoke_device,
    back_up,
    restore,
    export,
    delete_me,
]
