"""The devices of a person: a one-time code for another one, a list of all, and revoking their keys."""

import re
import secrets
import time
from collections.abc import Sequence

import sqlalchemy as sa

from tilewright.server.people import forms, keys
from tilewright.server.people.holder import Holder, token_hash
from tilewright.server.people.words import WORDS
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict, Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import DEVICE_CODES, KEYS, PUSHES, SEATS

CODE_S = 600
TOLD_S = 86_400  # for this long a code that has run out is told apart from a wrong one
DIGITS = 3  # twice
SHOWN_HASH = 16  # digits of a key's hash that name it
_CODE_WORDS = [word for word in WORDS if len(word) <= 6]


# ---- another device


async def offer(store: Store, person: str) -> forms.DeviceCode:
    """A new code for another device; the last one is void."""
    now = int(time.time())
    numbers = [f"{secrets.randbelow(10**DIGITS):0{DIGITS}}" for _ in range(2)]
    code = "-".join([secrets.choice(_CODE_WORDS).upper(), *numbers])
    row = {"hash": _stored(code), "person": person, "until": now + CODE_S}
    old = sa.or_(DEVICE_CODES.c.person == person, DEVICE_CODES.c.until < now - TOLD_S)
    try:
        await store.write(
            keys.locked(person),
            Statement(DEVICE_CODES.delete().where(old)),
            Statement(DEVICE_CODES.insert(), [row]),
        )
    except Conflict:
        raise Refused(401, "no-person") from None
    return forms.DeviceCode(code, CODE_S)


async def redeem(store: Store, typed: str, label: str) -> forms.Entry:
    """A key for the device on which a code was typed; the code is void afterwards."""
    stored = _stored(typed)
    rows = await store.rows(sa.select(DEVICE_CODES).where(DEVICE_CODES.c.hash == stored))
    if not rows:
        raise Refused(404, "code-unknown")
    if rows[0].until < time.time():
        raise Refused(410, "code-over")
    once = Statement(DEVICE_CODES.delete().where(DEVICE_CODES.c.hash == stored), must=1)
    try:
        return await keys.entry(store, rows[0].person, label, once)
    except Conflict:  # another device was faster, or the person was deleted
        raise Refused(404, "code-unknown") from None


def _stored(code: str) -> str:
    """What is stored of a code, however it is typed."""
    return token_hash("code:" + "".join(re.findall(r"[A-Z0-9]", code.upper())))


# ---- all devices


async def listed(store: Store, who: Holder) -> list[forms.Device]:
    """All keys of a person, the newest first."""
    found = sa.select(KEYS).where(KEYS.c.person == who.person).order_by(KEYS.c.created.desc(), KEYS.c.hash)
    return [
        forms.Device(row.hash[:SHOWN_HASH], row.kind, row.label, row.created, row.seen, row.hash == who.key)
        for row in await store.rows(found)
    ]


async def chosen(store: Store, who: Holder, device: str | None) -> list[str]:
    """The hashes of one key, or, with None, of all other devices' keys; Refused if there is no such key."""
    rows = await store.rows(sa.select(KEYS.c.hash, KEYS.c.kind).where(KEYS.c.person == who.person))
    if device is None:
        return [row.hash for row in rows if row.kind == "device" and row.hash != who.key]
    found = [row.hash for row in rows if row.hash[:SHOWN_HASH] == device]
    if not found:
        raise Refused(404, "no-device")
    return found


def revoking(person: str, hashes: Sequence[str]) -> list[Statement]:
    """Deletes keys, and voids the tokens of the person's seats, since a lost device may hold those as well. All other
    devices open these seats by their keys; if there is none, the tokens stay valid.
    """
    left = sa.select(KEYS.c.hash).where(KEYS.c.person == person, KEYS.c.kind == "device", KEYS.c.hash.not_in(hashes))
    lost = sa.select(KEYS.c.hash).where(KEYS.c.kind == "device", KEYS.c.hash.in_(hashes))
    void = SEATS.update().where(SEATS.c.person == person, sa.exists(left), sa.exists(lost)).values(token=None)
    return [
        keys.locked(person),
        Statement(void),
        Statement(DEVICE_CODES.delete().where(DEVICE_CODES.c.person == person)),
        Statement(KEYS.delete().where(KEYS.c.hash.in_(hashes)), must=len(hashes)),
        Statement(PUSHES.delete().where(PUSHES.c.player == person)),  # the other devices subscribe again
    ]
