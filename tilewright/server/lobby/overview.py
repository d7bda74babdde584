"""My tables as the lobby shows them: the most urgent ones, and one page of a list."""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from tilewright.server import forms
from tilewright.server.lobby import listing, mine
from tilewright.server.lobby.mine import GROUPS, PAGE, Found, Hands
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import LOG, RESULTS, TABLES
from tilewright.server.table import story
from tilewright.server.table.hub import Hub

NOTHING = forms.MyTables("", dict.fromkeys((*GROUPS, "hidden"), 0), {}, "others", [], [], False)


async def show(hub: Hub, wish: forms.Mine, person: str | None) -> forms.MyTables:
    """What a browser or a person may see of their tables."""
    hands = Hands.of(wish.tokens, person)
    if hands.are_empty:
        return NOTHING
    shelf = await mine.find(hub.store, hands)
    turns, group = shelf.turns(), wish.group or shelf.usual()
    if wish.words:
        found = (await mine.find(hub.store, hands, wish.words, wish.games)).tables
    else:
        found = shelf.hidden() if wish.hidden else shelf.listed(group)
    listed = found[wish.page * PAGE : (wish.page + 1) * PAGE]
    rows = await _rows(hub.store, [one.code for one in (*turns, *listed)])
    lasts = await _lasts(hub.store, [one.code for one in turns])
    results = await _results(hub.store, [one.code for one in listed if one.group == "over"])

    def made(found: Sequence[Found]) -> list[forms.MyTable]:
        return [_table(hub, rows[one.code], one, hands, lasts, results) for one in found if one.code in rows]

    answer = forms.MyTables("", shelf.counts(), shelf.games(), group, made(turns), made(listed), False)
    answer.more = len(found) > (wish.page + 1) * PAGE
    answer.mark = hashlib.sha256(msgspec.json.encode(answer)).hexdigest()[:16]
    for one in (*answer.turns, *answer.tables):  # not part of the mark: browsers count the time down themselves
        one.left_ms = _left_ms(rows[one.table.code], hub.world.service.now_ms())
    return answer


def _left_ms(row: TableRow, now_ms: int) -> int | None:
    return max(0, row.due - now_ms) if row.due is not None and row.status == "playing" else None


def _table(
    hub: Hub,
    row: TableRow,
    found: Found,
    hands: Hands,
    lasts: dict[str, str],
    results: dict[tuple[str, int], tuple[int, int]],
) -> forms.MyTable:
    seats, tokens = hands.seats(row)
    ends = [results[row.code, seat] for seat in seats if (row.code, seat) in results]
    place, score = min(ends, default=(None, None))
    told = lasts.get(row.code)
    return forms.MyTable(
        table=listing.card(hub, row),
        group=found.group,
        seats=seats,
        tokens=tokens,
        since=row.asked_at,
        last=story.read(told, min(seats)) if told else None,
        place=place,
        score=score,
        hidden=found.hidden,
    )


async def _rows(store: Store, codes: Sequence[str]) -> dict[str, TableRow]:
    chosen = sa.select(TABLES).where(TABLES.c.code.in_(codes))
    return {row.code: row for row in await store.tables(chosen)} if codes else {}


async def _lasts(store: Store, codes: Sequence[str]) -> dict[str, str]:
    """The log entry of the last decision at each table, unless it was undone."""
    own = LOG.alias()
    latest = (
        sa.select(own.c.version)
        .where(own.c.code == TABLES.c.code, own.c.seat >= 0, own.c.kind.in_(("move", "undo")))
        .order_by(own.c.version.desc())
        .limit(1)
        .scalar_subquery()
    )
    line = sa.and_(LOG.c.code == TABLES.c.code, LOG.c.version == latest)
    chosen = sa.select(LOG.c.code, LOG.c.told).select_from(TABLES).join(LOG, line)
    rows: Sequence[Any] = (
        await store.rows(chosen.where(TABLES.c.code.in_(codes), LOG.c.kind == "move")) if codes else ()
    )
    return {row.code: row.told for row in rows}


async def _results(store: Store, codes: Sequence[str]) -> dict[tuple[str, int], tuple[int, int]]:
    """The place and the score of each seat."""
    chosen = sa.select(RESULTS.c.code, RESULTS.c.seat, RESULTS.c.place, RESULTS.c.score)
    rows: Sequence[Any] = await store.rows(chosen.where(RESULTS.c.code.in_(codes))) if codes else ()
    return {(row.code, row.seat): (row.place, row.score) for row in rows}
