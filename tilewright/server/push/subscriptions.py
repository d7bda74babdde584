"""The browsers that want to be told, and for whom: a person, or a seat without one."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from tilewright.server.people.holder import Holder, token_hash
from tilewright.server.store.change import Conflict, Statement
from tilewright.server.store.database import SeatRow, Store
from tilewright.server.store.schema import PERSONS, PUSHES, SEATS

MOST_DEVICES = 10  # of one player
MOST_PLAYERS = 100  # for one browser: its seats without a person


@dataclass(frozen=True)
class Subscription:
    """A browser: where its push service is, and its keys."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


async def players_of(store: Store, who: Holder) -> list[str]:
    """What a browser holds, as subscriptions name it."""
    hashes = [token_hash(token) for token in who.tokens]
    seats = sa.select(SEATS.c.token).where(SEATS.c.token.in_(hashes)).distinct()
    held = [str(row.token) for row in await store.rows(seats)] if hashes else []
    return [who.person, *held] if who.person is not None else held


async def add(store: Store, players: Iterable[str], browser: Subscription) -> None:
    """Tell a browser about these players, and forget the oldest of too many."""
    for player in players:
        await _add(store, player, browser)
        others = sa.select(PUSHES.c.endpoint).where(PUSHES.c.player == player).order_by(PUSHES.c.at.desc())
        for row in (await store.rows(others))[MOST_DEVICES:]:
            await _drop(store, PUSHES.c.endpoint == row.endpoint, PUSHES.c.player == player)
    told = sa.select(PUSHES.c.player).where(PUSHES.c.endpoint == browser.endpoint).order_by(PUSHES.c.at.desc())
    for row in (await store.rows(told))[MOST_PLAYERS:]:
        await _drop(store, PUSHES.c.endpoint == browser.endpoint, PUSHES.c.player == row.player)


async def _add(store: Store, player: str, browser: Subscription) -> None:
    values = {
        "p256dh": browser.p256dh,
        "auth": browser.auth,
        "language": browser.language,
        "at": int(time.time()),
    }
    where = (PUSHES.c.endpoint == browser.endpoint, PUSHES.c.player == player)
    try:
        await store.write(Statement(PUSHES.insert().values(endpoint=browser.endpoint, player=player, **values)))
    except Conflict:  # it is known: its keys or its language may be new
        await store.write(Statement(PUSHES.update().where(*where).values(**values)))


async def forget(store: Store, endpoint: str) -> None:
    """Tell a browser nothing more."""
    await _drop(store, PUSHES.c.endpoint == endpoint)


async def _drop(store: Store, *conditions: sa.ColumnElement[bool]) -> None:
    await store.write(Statement(PUSHES.delete().where(*conditions)))


async def of_seat(store: Store, seat: SeatRow) -> Sequence[Subscription]:
    """The browsers of the player on a seat."""
    players = [one for one in (seat.person, seat.token) if one is not None]
    rows = await store.rows(sa.select(PUSHES).where(PUSHES.c.player.in_(players)))
    found = {row.endpoint: Subscription(row.endpoint, row.p256dh, row.auth, row.language) for row in rows}
    return list(found.values())


async def expire(store: Store) -> None:
    """Delete what belongs to nobody any more: tables that are gone, tokens that were renewed, deleted people."""
    seats = sa.select(SEATS.c.token).where(SEATS.c.token == PUSHES.c.player).exists()
    people = sa.select(PERSONS.c.id).where(PERSONS.c.id == PUSHES.c.player).exists()
    await _drop(store, ~seats, ~people)
