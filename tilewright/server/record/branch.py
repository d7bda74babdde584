"""Branches, which continue from a point of another game: who may make one, and which moves it takes over.

A bot at such a table is an engine for this very position, so a live game can be branched only if all players agree.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from tilewright.core.game import EVERYTHING, OVER
from tilewright.core.move import HIDDEN
from tilewright.server.record import likeness, replay
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Line, counted
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import LOG, TABLES
from tilewright.server.table import story
from tilewright.server.table.setup import Setup
from tilewright.server.table.state import State

MOST_COMPARED = 300  # tables in play that a position in words is compared with, those visited last
COINCIDENCE = 6  # games with this many moves in common may still be different games


@dataclass(frozen=True)
class Branched:
    """The beginning of a game, taken from another game."""

    name: str
    seats: int
    options: Mapping[str, str]
    lines: tuple[Line, ...]
    start: Mapping[str, Any] | None = None  # the position in words that it begins at, if not at its start


def must_allow(table: TableRow, state: State, seats: frozenset[int]) -> None:
    """Refused unless all players of a live game allow its analysis; a player who asks for it allows it."""
    people = [row for row in table.seats if row.kind == "person" and row.token is not None and not row.resigned]
    if state.is_over or not (people or table.event):
        return
    if table.event is not None:
        raise Refused(409, "analysis")
    if not seats:
        raise Refused(403, "not-your-seat")
    if not all(row.analysis or row.seat in seats for row in people):
        raise Refused(409, "analysis")


async def must_not_be_live(store: Store, record: State, ply: int, is_strict: bool = False) -> None:
    """Refused if an uploaded record, up to a ply, is a game people are still playing without allowing its analysis; if
    it is strict, also if it is a rated game, no matter who plays it.

    The store has the games of all processes, including those whose players are all offline.
    """
    if record.setup.start is not None:
        await _must_not_be_laid_out(store, record, ply, is_strict)
        return
    words = [entry.words for entry in record.entries[:ply]]
    for row in await store.tables(_played_alike(record.game.facts.recorded_name, words)):
        is_closed = _is_closed(row) or (is_strict and row.rated)
        if is_closed and _is_same(words, counted(await store.lines(row.code)), row.given):
            raise Refused(409, "analysis")


async def _must_not_be_laid_out(store: Store, record: State, ply: int, is_strict: bool) -> None:
    """The same for a record that begins at a position in words, which may be what such a game has come to."""
    name = record.game.facts.recorded_name
    playing = sa.select(TABLES).where(TABLES.c.status == "playing", TABLES.c.game == name)
    shown = await asyncio.to_thread(likeness.of_record, record, ply)
    for row in await store.tables(playing.order_by(TABLES.c.seen.desc()).limit(MOST_COMPARED)):
        is_closed = _is_closed(row) or (is_strict and row.rated)
        if not is_closed or (row.revision, len(row.seats)) != (record.setup.revision, record.seats):
            continue
        words = counted(await store.lines(row.code))
        if await asyncio.to_thread(likeness.is_like, record.game, Setup.of(row), words, shown):
            raise Refused(409, "analysis")


def _played_alike(game: str, words: Sequence[str]) -> sa.Select[Any]:
    """The tables in play whose log has all of these first moves, in any order."""
    first = set(words[: COINCIDENCE + 1])
    playing = sa.select(TABLES.c.code).where(TABLES.c.status == "playing", TABLES.c.game == game)
    codes = (
        sa.select(LOG.c.code)
        .where(LOG.c.code.in_(playing), LOG.c.words.in_(first))
        .group_by(LOG.c.code)
        .having(sa.func.count(LOG.c.words.distinct()) == len(first))
    )
    return sa.select(TABLES).where(TABLES.c.code.in_(codes))


def _is_closed(table: TableRow) -> bool:
    """Whether people play against each other and do not all allow analysis, or it is a game of an event."""
    if table.event is not None:
        return True
    people = [row for row in table.seats if row.kind == "person"]
    return len(people) > 1 and not all(row.analysis for row in people)


def _is_same(words: Sequence[str], played: Sequence[str], given: int) -> bool:
    """Whether two games agree as far as both have got, with enough moves beyond those given at the start."""
    shared = min(len(words), len(played))
    return shared > given + COINCIDENCE and list(words[:shared]) == list(played[:shared])


def take(state: State, ply: int, viewer: int, moves: Sequence[str] = ()) -> Branched:
    """The game up to a ply, and then these moves of the seat to move; Refused if it was over by then, if anything in it
    is hidden from the viewer, if its rules have changed, or if such a move is not possible.
    """
    entries = tuple(state.entries[:ply])  # the game may continue in the meantime
    if ply > len(entries):
        raise Refused(404, "no-ply")
    setup, knows_all = state.setup, viewer == EVERYTHING
    if setup.shown_start(state.game.name, knows_all) != setup.start:
        raise Refused(409, "hidden")
    if not knows_all and any(_hides(story.read(entry.told, viewer)) for entry in entries):
        raise Refused(409, "hidden")
    if state.game.kernels.actor(state.at(ply), 0) == OVER:
        raise Refused(409, "over")
    if state.game.facts.recorded_name != state.game.name:  # new tables are played by today's rules
        raise Refused(409, "revision")
    lines = tuple(
        Line(version, "move", entry.seat, entry.words, told=entry.told) for version, entry in enumerate(entries)
    )
    if moves:
        made, more = replay.onward(state, ply, moves)
        if made.actor == OVER:
            raise Refused(409, "over")
        lines += tuple(more)
    return Branched(state.game.name, state.seats, setup.options, lines, setup.start)


def _hides(told: msgspec.Raw) -> bool:
    return HIDDEN in _words.decode(told).words.split()


class _Words(msgspec.Struct):
    words: str


_words = msgspec.json.Decoder(_Words)
