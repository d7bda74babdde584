"""A change to the store: statements that are executed together or not at all."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from tilewright.server.store.schema import JUDGED, LOG, REVIEWS, SEATS, TABLES

CHANNEL = "tilewright"  # for notifications between processes that share a PostgreSQL database
APPEND = LOG.insert()
OVER = (
    TABLES.update()
    .where(TABLES.c.code == sa.bindparam("over_code"), TABLES.c.status == "playing")  # unless it has been closed
    .values(status="over", ended=sa.bindparam("over_at"), due=None)
)
STAND_IN = (
    SEATS.update()
    .where(SEATS.c.code == sa.bindparam("seat_code"), SEATS.c.seat == sa.bindparam("seat_number"))
    .values(
        away=True,
        left_at=sa.bindparam("seat_left_at"),
        level=sa.bindparam("seat_level"),
        resigned=sa.bindparam("seat_resigned"),
    )
)
TURN = (
    TABLES.update()
    .where(TABLES.c.code == sa.bindparam("turn_code"))
    .values(asked=sa.bindparam("turn_seat"), asked_at=sa.bindparam("turn_at"), due=sa.bindparam("turn_due"))
)
MARKED_AT_ONCE = 5_000  # tables in one statement
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload")))
_learned = msgspec.json.Decoder(dict[int, str])


class Conflict(Exception):
    """The change does not fit what is stored now: another one came first."""


@dataclass(frozen=True)
class Statement:
    """One statement of a change, for several rows if given; Conflict unless it affects exactly `must` rows."""

    sql: Any
    rows: Sequence[Mapping[str, Any]] | None = None
    must: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table's log."""

    version: int
    kind: str
    seat: int
    words: str
    free: bool = False
    held: bool = False
    told: str = ""
    at: int | None = None  # service time in milliseconds


def counted(lines: Sequence[Line]) -> list[str]:
    """The words of the moves that have not been undone, in order."""
    words: list[str] = []
    for line in lines:
        if line.kind == "move":
            words.append(line.words)
        elif line.kind == "undo":
            del words[int(line.words) :]
        elif line.kind == "learn":
            for ply, other in learned(line.words).items():
                words[ply] = other
    return words


def learned(text: str) -> dict[int, str]:
    """What a line "learn" says of a game with the real material: assumed draws, by ply, that must be others."""
    return _learned.decode(text)


def append_lines(code: str, lines: Sequence[Line]) -> Statement:
    """Appends to a log; Conflict if another process has appended to it first."""
    return Statement(
        APPEND,
        [
            {
                "code": code,
                "version": line.version,
                "kind": line.kind,
                "seat": line.seat,
                "words": line.words,
                "free": line.free,
                "held": line.held,
                "told": line.told,
                "at": line.at,
            }
            for line in lines
        ],
    )


def end_game(code: str) -> Statement:
    """Marks the game of a table as over."""
    return Statement(OVER, [{"over_code": code, "over_at": int(time.time())}])


def seat_bot(code: str, seat: int, left_at: int, level: str | None, is_resigned: bool) -> Statement:
    """Lets a bot play for a person."""
    row = {
        "seat_code": code,
        "seat_number": seat,
        "seat_left_at": left_at,
        "seat_level": level,
        "seat_resigned": is_resigned,
    }
    return Statement(STAND_IN, [row])


def pass_turn(code: str, seat: int, at: int, due: int | None) -> Statement:
    """Says which seat is to move, since when, and until when."""
    row = {"turn_code": code, "turn_seat": seat if seat >= 0 else None, "turn_at": at, "turn_due": due}
    return Statement(TURN, [row])


def mark_seen(codes: Sequence[str]) -> list[Statement]:
    """Marks each of these tables as having a player connected now."""
    now = int(time.time())
    return [
        Statement(TABLES.update().where(TABLES.c.code.in_(codes[first : first + MARKED_AT_ONCE])).values(seen=now))
        for first in range(0, len(codes), MARKED_AT_ONCE)
    ]


def notify_peers(payload: str) -> Statement:
    """Notifies the other processes, once the change is stored."""
    return Statement(NOTIFY, [{"payload": payload}])


def forget_reviews(*conditions: sa.ColumnElement[bool]) -> list[Statement]:
    """Deletes the reviews that meet all conditions."""
    digests = sa.select(REVIEWS.c.digest).where(*conditions)
    return [
        Statement(JUDGED.delete().where(JUDGED.c.digest.in_(digests))),
        Statement(REVIEWS.delete().where(*conditions)),
    ]


def run(connection: sa.Connection, statements: Sequence[Statement]) -> None:
    """Execute the statements of a change within a transaction."""
    for statement in statements:
        rows = statement.rows or ()
        result = connection.execute(statement.sql, rows[0] if len(rows) == 1 else list(rows) or None)
        if statement.must is not None and result.rowcount != statement.must:
            raise Conflict
