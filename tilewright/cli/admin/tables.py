"""Tables as an operator sees them: listed, closed, deleted."""

import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from tilewright.cli.admin.desk import confirm, run
from tilewright.cli.console import Failure, out, print_json
from tilewright.server.operator import census, moderation, retention
from tilewright.server.operator.census import Wanted
from tilewright.server.store.database import Store, TableRow

DAY_S, HOUR_S = 86_400, 3_600


def show(
    database: str | None,
    data: Path | None,
    status: str | None,
    game: str | None,
    older: int | None,
    name: str | None,
    page: int,
    size: int,
    as_json: bool,
) -> None:
    """List tables."""
    wanted = Wanted(status, game, older, name)

    async def look(store: Store) -> tuple[int, list[TableRow]]:
        return await census.count(store, wanted), await census.page(store, wanted, (page - 1) * size, size)

    count, rows = run(database, data, look)
    if as_json:
        print_json({"count": count, "page": page, "tables": [_plain(row) for row in rows]})
        return
    pages = max(1, -(-count // size))
    table = Table(box=box.SIMPLE_HEAD, caption=f"tables: {count}, page {page} of {pages}", caption_justify="left")
    for heading in ("code", "status", "game", "created", "seen", "people", "bots", "title"):
        table.add_column(heading, justify="right" if heading == "bots" else "left")
    for row in rows:
        one = _plain(row)
        cells = (row.code, row.status, row.game, _ago(row.created), _ago(row.seen))
        table.add_row(*cells, Text(", ".join(one["people"])), str(len(one["bots"])), Text(row.title))
    out.print(table)


def _plain(row: TableRow) -> dict[str, Any]:
    return {
        "code": row.code,
        "status": row.status,
        "game": row.game,
        "title": row.title,
        "public": row.public,
        "created": _date(row.created),
        "seen": _date(row.seen) if row.seen else None,
        "people": [seat.name for seat in row.seats if seat.kind == "person"],
        "bots": [seat.level for seat in row.seats if seat.kind == "bot"],
        "open_seats": sum(seat.kind == "open" for seat in row.seats),
        "muted": [seat.seat + 1 for seat in row.seats if seat.muted],
        "spectators_muted": row.muted,
    }


def _date(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _ago(at: int) -> str:
    seconds = int(time.time()) - at
    if not at:
        return "never"
    return f"{seconds // DAY_S} d ago" if seconds >= 2 * DAY_S else f"{seconds // HOUR_S} h ago"


def close(database: str | None, data: Path | None, codes: Sequence[str]) -> None:
    """Close tables."""
    _each(database, data, codes, moderation.close, "closed")


def delete(database: str | None, data: Path | None, codes: Sequence[str], yes: bool) -> None:
    """Delete tables, after confirmation."""
    confirm(f"Delete {', '.join(code.upper() for code in codes)} with all moves and chat, for good?", yes)
    _each(database, data, codes, moderation.delete, "deleted")


def _each(
    database: str | None,
    data: Path | None,
    codes: Sequence[str],
    deed: Callable[[Store, str], Awaitable[bool]],
    done: str,
) -> None:
    """Do something to each of these tables; those that do not exist are named at the end."""

    async def work(store: Store) -> list[str]:
        return [code for code in dict.fromkeys(map(str.upper, codes)) if not await deed(store, code)]

    missing = run(database, data, work)
    for code in dict.fromkeys(map(str.upper, codes)):
        if code not in missing:
            out.print(f"{code} {done}", markup=False)
    if missing:
        raise Failure(f"there is no table {', '.join(missing)}", 1)


def purge(
    database: str | None,
    data: Path | None,
    days: int,
    statuses: Sequence[str],
    is_dry: bool,
    yes: bool,
    as_json: bool,
) -> None:
    """Delete old tables, after confirmation."""
    chosen = tuple(map(str, statuses))
    if not is_dry:
        confirm(f"Delete all tables that are {' or '.join(chosen)} and {days} days old, for good?", yes)

    async def work(store: Store) -> list[str]:
        if is_dry:
            return await retention.idle_codes(store, chosen, days)
        return [code async for code in retention.purge(store, chosen, days)]

    codes = run(database, data, work)
    if as_json:
        print_json({"dry_run": is_dry, "count": len(codes), "codes": codes})
    elif is_dry:
        out.print(f"tables that would be deleted: {len(codes)}\n{' '.join(codes)}".strip(), markup=False)
    else:
        out.print(f"tables deleted: {len(codes)}", markup=False)
