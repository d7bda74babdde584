"""Integrity checks: the database itself, and every table's log, seats, status and game."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import sqlalchemy as sa

from tilewright.core.game import Game
from tilewright.core.move import Refusal
from tilewright.server.store.change import Line
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import CHAT, LOG, SEATS, TABLES
from tilewright.server.table.setup import Setup, rules_of
from tilewright.server.table.state import State
from tilewright.server.table.step import Step

STATUSES = ("open", "playing", "over", "closed")


@dataclass(frozen=True)
class Finding:
    """A problem with a table, or with the store itself if `code` is empty."""

    code: str
    problem: str


async def store_findings(store: Store) -> list[Finding]:
    """Problems with the database, and rows that belong to no table."""
    statement = "SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid"
    if not store.is_postgres:
        statement = "PRAGMA integrity_check"
    found = [row[0] for row in await store.rows(sa.text(statement)) if row[0] != "ok"]
    findings = [Finding("", f"index {one} is invalid" if store.is_postgres else one) for one in found]
    known = sa.select(TABLES.c.code)
    for kind in (SEATS, LOG, CHAT):
        lost = await store.rows(sa.select(kind.c.code).where(kind.c.code.not_in(known)).distinct())
        findings += [Finding(row.code, f"{kind.name} without a table") for row in lost]
    return findings


async def table_findings(store: Store, game_of: Callable[[str], Game]) -> AsyncIterator[tuple[str, list[Finding]]]:
    """The code of each table, with its problems. `game_of` raises ValueError if there is no such game."""
    for (code,) in await store.rows(sa.select(TABLES.c.code).order_by(TABLES.c.code)):
        problems = await _look(store, code, game_of)
        if problems:  # somebody may have played between two reads
            problems = await _look(store, code, game_of)
        yield code, [Finding(code, problem) for problem in problems]


async def _look(store: Store, code: str, game_of: Callable[[str], Game]) -> list[str]:
    row = await store.table(code)
    if row is None:
        return []  # it has just been deleted
    lines = await store.lines(code)
    if [line.version for line in lines] != list(range(len(lines))):
        missing = sorted(set(range(lines[-1].version + 1)) - {line.version for line in lines})
        return [f"the log has a gap: line {missing[0]} is missing"]
    if [seat.seat for seat in row.seats] != list(range(len(row.seats))) or not row.seats:
        return ["a seat is missing"]
    try:
        return _play(row, lines, game_of(rules_of(row)))
    except ValueError as error:
        return [str(error)]


def _play(row: TableRow, lines: list[Line], game: Game) -> list[str]:
    """The problems with the game of a table."""
    if row.status not in STATUSES:
        return [f"status '{row.status}' is unknown"]
    if row.revision != game.facts.revision:
        return []  # it can be read, but not replayed
    state = State(game, Setup.of(row))
    for line in lines:
        try:
            state.adopt([Step(line)])
        except (Refusal, ValueError, KeyError, IndexError, AssertionError) as error:
            return [f"line {line.version} ('{line.words}') does not replay: {error}"]
    if row.status == "open" and state.ply > row.given:
        return ["it is open, but its game has begun"]
    if row.status in ("playing", "over") and (row.status == "over") != state.is_over:
        return [f"it is {row.status}, but its game is {'over' if state.is_over else 'not over'}"]
    return []
