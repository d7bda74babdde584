"""How games ended: one row for each seat, written in the same change as the last line of the log."""

import json
import time
from collections import Counter
from typing import Any

import msgspec

from tilewright.server.bots.levels import USUAL_LEVEL
from tilewright.server.store.change import Statement
from tilewright.server.store.database import SeatRow, TableRow
from tilewright.server.store.schema import RESULTS
from tilewright.server.table.state import State
from tilewright.server.table.story import ALL


class _Points(msgspec.Struct):
    kind: str
    seat: int
    points: int


class _Reading(msgspec.Struct):
    events: list[_Points]


_readings = msgspec.json.Decoder(dict[str, _Reading])


def statements(row: TableRow, state: State) -> list[Statement]:
    """Stores how a game ended."""
    over, sources, now = state.over(), _sources(state), int(time.time())
    assert over is not None
    shared = {"code": row.code, "game": row.game, "seats": len(row.seats), "rated": is_rated(row), "at": now}
    rows: list[dict[str, Any]] = [
        {
            **shared,
            "seat": seat.seat,
            "person": seat.person,
            "name": seat.name,
            "level": _level(seat),
            "place": over.places[seat.seat],
            "score": over.scores[seat.seat],
            "sources": json.dumps(sources[seat.seat]),
        }
        for seat in row.seats
    ]
    return [Statement(RESULTS.insert(), rows)]


def is_rated(row: TableRow) -> bool:
    """Whether a game counts for ratings: agreed on by people who all have keys and have all played to the end."""
    people = [seat for seat in row.seats if seat.kind == "person"]
    known = {seat.person for seat in people if seat.person is not None and (seat.resigned or not seat.away)}
    return row.rated and not row.given and bool(people) and len(known) == len(people)


def _level(seat: SeatRow) -> str | None:
    """The level of the bot that made the last moves of a seat."""
    plays = seat.kind == "bot" or seat.away or seat.resigned
    return (seat.level or USUAL_LEVEL) if plays else None


def _sources(state: State) -> list[dict[str, int]]:
    """The points of each seat by kind of event, as in the final table of the browser."""
    sums: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    for entry in state.entries:
        for event in _readings.decode(entry.told)[ALL].events:
            if event.points and event.seat >= 0:
                sums[event.seat][event.kind] += event.points
    return [dict(one) for one in sums]
