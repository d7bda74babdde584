"""The people of a game: as its table knows them, for its record, and as an uploaded record names them."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from tilewright.core.played import Played, Player, TimeControl
from tilewright.core.record import Record
from tilewright.server import forms, names
from tilewright.server.bots import levels
from tilewright.server.store.database import SeatRow, Store, TableRow
from tilewright.server.store.schema import RESULTS
from tilewright.server.table.clock import rule_of
from tilewright.server.table.state import State
from tilewright.server.table.world import colour_of
from tilewright.server.wire import Clock

MOST_TITLE = 60
LONGEST_S, LONGEST_TURN_S, MOST_DAYS = 86_400, 3_600, 60  # of a clock, as for a new table


async def record(store: Store, row: TableRow, state: State, viewer: int, with_names: bool) -> Record:
    """The record of a table as a viewer may read it, with its people; without names also without the table's code."""
    made, known = state.record(viewer), await played(store, row)
    if with_names:
        return replace(made, notes=(*made.notes, *known.notes()))
    anonymous = (note for note in made.notes if not note.startswith("table "))
    return replace(made, notes=(*anonymous, *known.nameless().notes()))


async def played(store: Store, row: TableRow) -> Played:
    """Who plays at a table, when, by which clock, and how it ended."""
    rule, results = rule_of(row.clock), await _results(store, row.code) if row.status == "over" else {}
    return Played(
        players=tuple(_player(seat, results.get(seat.seat)) for seat in row.seats),
        title=row.title,
        date=datetime.fromtimestamp(row.ended or row.created, UTC).date().isoformat(),
        clock=TimeControl(rule.main_s, rule.turn_s, rule.days, rule.at_zero) if rule else None,
        rated=row.rated,
    )


async def _results(store: Store, code: str) -> dict[int, Any]:
    return {row.seat: row for row in await store.rows(sa.select(RESULTS).where(RESULTS.c.code == code))}


def _player(seat: SeatRow, result: Any) -> Player:
    level = seat.level or "" if seat.kind == "bot" else ""
    if result is None:
        return Player(seat.name, level, colour=colour_of(seat))
    rating = None if result.rating is None else round(result.rating)
    return Player(seat.name, level, rating, colour_of(seat), result.place, result.score)


def forms_of(notes: tuple[str, ...], seats: int) -> forms.Played:
    """What the notes of an uploaded record say, cleaned: anybody can have written them."""
    said = Played.read(notes, seats)
    return forms.Played(
        players=[_cleaned(player) for player in said.players],
        title=names.plain(said.title)[:MOST_TITLE],
        date=said.date,
        clock=_clock(said.clock),
        rated=said.rated,
    )


def _cleaned(player: Player) -> forms.RecordPlayer:
    level = player.level if player.level in levels.LEVELS else None
    return forms.RecordPlayer(names.name(player.name), level, player.rating, player.colour, player.place, player.points)


def _clock(clock: TimeControl | None) -> Clock | None:
    if clock is None or clock.main_s > LONGEST_S or clock.turn_s > LONGEST_TURN_S or clock.days > MOST_DAYS:
        return None
    return Clock(clock.main_s, clock.turn_s, clock.days, clock.at_zero)
