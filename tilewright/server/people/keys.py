"""People and their keys: a person is created with the key of its first device; backup words are a key too.

Every change of somebody's keys begins with their row in `persons`, so that none can be added while they are deleted.
"""

import secrets
import time

import sqlalchemy as sa

from tilewright.server import names
from tilewright.server.people import forms, words
from tilewright.server.people.holder import token_hash
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict, Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import KEYS, PERSONS

ID_BYTES, KEY_BYTES = 12, 32
MOST_DEVICES = 20
MOST_LABEL = 40
SEEN_EVERY_S = 600  # how exactly it is known when a device was last used


async def create(store: Store, name: str, label: str) -> forms.Entry:
    """A new person, and the key of their first device."""
    person, now = secrets.token_urlsafe(ID_BYTES), int(time.time())
    shown = cleaned(name)
    row = {"id": person, "name": shown, "created": now, "seen": now}
    key, adding = new_key(person, label)
    await store.write(Statement(PERSONS.insert(), [row]), adding)
    return forms.Entry(person, shown, key)


def cleaned(name: str) -> str:
    """A name as it is shown; Refused if nothing visible is left."""
    shown = names.name(name)
    if not shown:
        raise Refused(422, "no-name")
    return shown


def locked(person: str) -> Statement:
    """Makes other changes of this person wait; Conflict if there is no such person any more."""
    return Statement(PERSONS.update().where(PERSONS.c.id == person).values(seen=int(time.time())), must=1)


def new_key(person: str, label: str) -> tuple[str, Statement]:
    """The key of one more device, and the statement that stores it."""
    key = secrets.token_urlsafe(KEY_BYTES)
    return key, _adding(token_hash(key), person, "device", names.plain(label)[:MOST_LABEL])


def _adding(stored: str, person: str, kind: str, label: str) -> Statement:
    now = int(time.time())
    row = {"hash": stored, "person": person, "kind": kind, "label": label, "created": now, "seen": now}
    return Statement(KEYS.insert(), [row])


async def entry(store: Store, person: str, label: str, *first: Statement) -> forms.Entry:
    """One more device for a person, if all of `first` can be done; Conflict otherwise."""
    counted = await store.rows(sa.select(sa.func.count()).where(KEYS.c.person == person, KEYS.c.kind == "device"))
    if counted[0][0] >= MOST_DEVICES:
        raise Refused(409, "too-many-devices", most=MOST_DEVICES)
    key, adding = new_key(person, label)
    await store.write(locked(person), *first, adding)
    return forms.Entry(person, await name_of(store, person), key)


async def facts(store: Store, person: str) -> tuple[str, int]:
    """What a person is called, and since when they have had a key; Refused if they do not exist."""
    rows = await store.rows(sa.select(PERSONS.c.name, PERSONS.c.created).where(PERSONS.c.id == person))
    if not rows:
        raise Refused(404, "no-such-person")
    return str(rows[0].name), int(rows[0].created)


async def name_of(store: Store, person: str) -> str:
    """What a person is called; Refused if they do not exist."""
    return (await facts(store, person))[0]


async def rename(store: Store, person: str, name: str) -> str:
    """Call a person something else from now on; what they are called now."""
    shown = cleaned(name)
    await _write(store, Statement(PERSONS.update().where(PERSONS.c.id == person).values(name=shown), must=1))
    return shown


async def see(store: Store, person: str, key: str) -> None:
    """Remember that a device is used now, unless that has been done a moment ago."""
    now = int(time.time())
    old = KEYS.update().where(KEYS.c.hash == key, KEYS.c.seen < now - SEEN_EVERY_S).values(seen=now)
    recent = sa.select(KEYS.c.hash).where(KEYS.c.hash == key, KEYS.c.seen < now - SEEN_EVERY_S)
    if await store.rows(recent):
        await store.write(Statement(old), Statement(PERSONS.update().where(PERSONS.c.id == person).values(seen=now)))


# ---- backup words


async def back_up(store: Store, person: str) -> list[str]:
    """New backup words for a person; the old ones are void."""
    made = words.generate()
    old = KEYS.delete().where(KEYS.c.person == person, KEYS.c.kind == "words")
    await _write(store, locked(person), Statement(old), _adding(words.stored(made), person, "words", ""))
    return made


async def restore(store: Store, typed: str, label: str) -> forms.Entry:
    """A key for the device on which somebody has typed their backup words."""
    stored = words.stored(words.read(typed))
    rows = await store.rows(sa.select(KEYS.c.person).where(KEYS.c.hash == stored, KEYS.c.kind == "words"))
    if not rows:
        raise Refused(404, "words-unknown")
    used = Statement(KEYS.update().where(KEYS.c.hash == stored).values(seen=int(time.time())), must=1)
    try:
        return await entry(store, rows[0].person, label, used)
    except Conflict:  # replaced or deleted in the meantime
        raise Refused(404, "words-unknown") from None


async def _write(store: Store, *statements: Statement) -> None:
    try:
        await store.write(*statements)
    except Conflict:
        raise Refused(401, "no-person") from None
