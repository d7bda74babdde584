"""What an operator or a host can do: close and delete tables, mute and ban people."""

import ipaddress
import time
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from tilewright.server.operator import notice
from tilewright.server.store.change import Conflict, Statement, forget_reviews
from tilewright.server.store.database import Store
from tilewright.server.store.schema import BANS, CHAT, LEASES, LOG, RESULTS, REVIEWS, SEATS, TABLES

DAY_S = 86_400
FOR_EVER = 0
WIDEST = {4: 8, 6: 16}  # bits of the widest prefix that can be banned; a wider one is a mistake


@dataclass(frozen=True)
class Ban:
    """A banned address prefix."""

    prefix: str
    until: int
    reason: str


# ---- tables


def closing(code: str, *conditions: sa.ColumnElement[bool]) -> Statement:
    """Closes a table for ever, if it still meets the conditions; its game stays readable."""
    closed = TABLES.update().where(TABLES.c.code == code, *conditions)
    return Statement(closed.values(status="closed", ended=int(time.time()), due=None), must=1)


def deletion(code: str, *conditions: sa.ColumnElement[bool]) -> list[Statement]:
    """Deletes a table and everything that belongs to it, if it still meets the conditions."""
    first = Statement(TABLES.delete().where(TABLES.c.code == code, *conditions), must=1)
    return [first, *remains(code)]


def remains(code: str) -> list[Statement]:
    """Deletes what is left of a deleted table, but not the results of people who have keys."""
    referring = TABLES.update().where(TABLES.c.rematch == code).values(rematch=None)
    people = sa.select(RESULTS.c.code).where(RESULTS.c.code == code, RESULTS.c.person.is_not(None))
    return [
        Statement(referring),
        Statement(RESULTS.delete().where(RESULTS.c.code == code, RESULTS.c.code.not_in(people))),
        *(Statement(kind.delete().where(kind.c.code == code)) for kind in (SEATS, LOG, CHAT, LEASES)),
        *forget_reviews(REVIEWS.c.source == f"t-{code}"),
    ]


async def close(store: Store, code: str) -> bool:
    """Close a table, and tell running servers; False if there is none."""
    return await _done(store, [closing(code), *notice.statements(store, notice.TABLE, [code])])


async def archive(store: Store, code: str, note: Statement, *conditions: sa.ColumnElement[bool]) -> bool:
    """Close a table nobody returns to, with a note in its chat; False if somebody has returned."""
    told = notice.statements(store, notice.PERSON, [code], seats=[])  # its chat is read again, too
    return await _done(store, [closing(code, *conditions), note, *told])


async def delete(store: Store, code: str, *conditions: sa.ColumnElement[bool]) -> bool:
    """Delete a table, and tell running servers; False if there is none that meets the conditions."""
    return await _done(store, [*deletion(code, *conditions), *notice.statements(store, notice.TABLE, [code])])


async def mute(store: Store, code: str, seat: int | None, muted: bool) -> bool:
    """Mute or unmute a seat, or all spectators, and tell running servers; False if there is no such seat."""
    return await _done(store, [muting(code, seat, muted), *notice.statements(store, notice.TABLE, [code])])


def muting(code: str, seat: int | None, muted: bool) -> Statement:
    """Mutes or unmutes a seat, or all spectators."""
    if seat is None:
        return Statement(TABLES.update().where(TABLES.c.code == code).values(muted=muted), must=1)
    return Statement(SEATS.update().where(SEATS.c.code == code, SEATS.c.seat == seat).values(muted=muted), must=1)


async def _done(store: Store, statements: Sequence[Statement]) -> bool:
    try:
        await store.write(*statements)
    except Conflict:
        return False
    return True


# ---- addresses


def prefix_of(address: str) -> str:
    """The prefix to ban for an address: an IPv4 address, the /64 of an IPv6 address, or the prefix given.

    ValueError if it is malformed or too wide.
    """
    network = ipaddress.ip_network(address, strict=False)
    if isinstance(network, ipaddress.IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen == 128:
            return f"{mapped}/32"
        if network.prefixlen > 64:
            network = network.supernet(new_prefix=64)
    if network.prefixlen < WIDEST[network.version]:
        raise ValueError(f"/{network.prefixlen} is too wide")
    return str(network)


def covers(prefix: str, address: str) -> bool:
    """Whether a prefix contains an address."""
    try:
        return ipaddress.ip_network(prefix_of(address)).subnet_of(ipaddress.ip_network(prefix))  # type: ignore[arg-type]
    except (ValueError, TypeError):  # not an address, or one of the other IP version
        return False


async def ban(store: Store, prefixes: Sequence[str], days: int, reason: str, ask: str = "") -> None:
    """Ban prefixes for some days (0: for ever), and tell running servers."""
    until = int(time.time()) + days * DAY_S if days else FOR_EVER
    rows = [{"prefix": prefix, "until": until, "reason": reason} for prefix in prefixes]
    changes = (
        [Statement(BANS.delete().where(BANS.c.prefix.in_(list(prefixes)))), Statement(BANS.insert(), rows)]
        if rows
        else []
    )
    await store.write(*changes, *notice.statements(store, notice.BANS, prefixes=list(prefixes), ask=ask))


async def unban(store: Store, prefix: str) -> bool:
    """Lift the ban of a prefix; False if it is not banned."""
    lifted = Statement(BANS.delete().where(BANS.c.prefix == prefix), must=1)
    return await _done(store, [lifted, *notice.statements(store, notice.BANS)])


async def bans(store: Store) -> list[Ban]:
    """The prefixes that are banned now."""
    now = int(time.time())
    wanted = sa.select(BANS).where(sa.or_(BANS.c.until == FOR_EVER, BANS.c.until > now)).order_by(BANS.c.prefix)
    return [Ban(row.prefix, row.until, row.reason) for row in await store.rows(wanted)]


def lapsed() -> Statement:
    """Deletes the bans that have expired."""
    return Statement(BANS.delete().where(BANS.c.until != FOR_EVER, BANS.c.until <= int(time.time())))
