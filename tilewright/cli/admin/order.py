"""Moderation: who may chat, and which addresses are banned."""

import asyncio
import secrets
import time
from datetime import UTC, datetime
from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from tilewright.cli.admin.desk import run
from tilewright.cli.console import Failure, out, print_json
from tilewright.server.operator import moderation, notice
from tilewright.server.operator.moderation import Ban
from tilewright.server.store.database import Store

ANSWER_S = 6.0  # a running server checks every two seconds


def mute(database: str | None, data: Path | None, code: str, seat: int | None, spectators: bool, muted: bool) -> None:
    """Mute or unmute a seat, or all spectators."""
    _one_of(seat, spectators)
    number = seat - 1 if seat is not None else None
    if not run(database, data, lambda store: moderation.mute(store, code.upper(), number, muted)):
        raise Failure(f"there is no table {code.upper()}" + (f" with a seat {seat}" if seat is not None else ""), 1)
    who = f"seat {seat}" if seat is not None else "spectators"
    out.print(f"{code.upper()}: {who} may {'not ' if muted else ''}chat", markup=False)


def _one_of(seat: int | None, spectators: bool) -> None:
    if (seat is None) == (not spectators):
        raise Failure("say who is meant: --seat N or --spectators")


def ban(
    database: str | None,
    data: Path | None,
    target: str,
    seat: int | None,
    spectators: bool,
    days: int,
    reason: str,
) -> None:
    """Ban an address, or the addresses of people connected to a table."""
    if seat is not None or spectators:
        _one_of(seat, spectators)
        number = seat - 1 if seat is not None else None
        prefixes = run(database, data, lambda store: _ban_at(store, target.upper(), number, days, reason))
        if not prefixes:
            raise Failure(f"nobody was banned: no server reports such a person at {target}", 1)
    else:
        prefixes = [_prefix(target)]
        run(database, data, lambda store: moderation.ban(store, prefixes, days, reason))
    for prefix in prefixes:
        out.print(f"{prefix} is banned {f'for {days} days' if days else 'forever'}", markup=False)


def _prefix(text: str) -> str:
    try:
        return moderation.prefix_of(text)
    except ValueError as error:
        raise Failure(f"'{text}' is not an address or prefix: {error}") from None


async def _ban_at(store: Store, code: str, seat: int | None, days: int, reason: str) -> list[str]:
    """Ask the running servers, since only they know the addresses, and wait for their answer."""
    ask, before = secrets.token_hex(8), await notice.last(store)
    details = {"seat": seat, "days": days, "reason": reason, "ask": ask}
    await store.write(*notice.statements(store, notice.BAN, [code], **details))
    end = time.monotonic() + ANSWER_S
    while time.monotonic() < end:
        await asyncio.sleep(0.2)
        for one in await notice.since(store, before):
            if one.kind == notice.BANS and one.details.get("ask") == ask:
                return [str(prefix) for prefix in one.details["prefixes"]]
    return []


def unban(database: str | None, data: Path | None, text: str) -> None:
    """Lift the ban on an address."""
    prefix = _prefix(text)
    if not run(database, data, lambda store: moderation.unban(store, prefix)):
        raise Failure(f"{prefix} is not banned", 1)
    out.print(f"{prefix} is no longer banned", markup=False)


def show(database: str | None, data: Path | None, as_json: bool) -> None:
    """List the bans."""
    bans = run(database, data, moderation.bans)
    if as_json:
        print_json([{"prefix": ban.prefix, "until": _until(ban) or None, "reason": ban.reason} for ban in bans])
        return
    table = Table("prefix", "until", "reason", box=box.SIMPLE_HEAD)
    for one in bans:
        table.add_row(one.prefix, _until(one) or "forever", Text(one.reason))
    out.print(table)


def _until(one: Ban) -> str:
    return datetime.fromtimestamp(one.until, UTC).isoformat(timespec="minutes") if one.until else ""
