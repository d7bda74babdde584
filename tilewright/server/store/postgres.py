"""Changes that are one statement on PostgreSQL, so that a process that freezes leaves no transaction open."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from tilewright.server.store.change import APPEND, CHANNEL, NOTIFY, OVER, STAND_IN, TURN, Statement

_TYPES = {"BigInteger": "bigint", "Boolean": "boolean", "Integer": "integer", "String": "text", "Text": "text"}
_COLUMNS = {column.name: _TYPES[type(column.type).__name__] for column in APPEND.table.columns}
_OTHERS = (
    *("over_code", "over_at", "turn_code", "turn_seat", "turn_at", "turn_due", "payload"),
    *("seat_code", "seat_number", "seat_left_at", "seat_level", "seat_resigned"),
)
_ARRAYS = ", ".join(f"CAST(:{name} AS {kind}[])" for name, kind in _COLUMNS.items())

# Lines of a log, the end of a game or of a turn, a stand-in, and the notification of the other processes: all or
# nothing. A change has one table, and never both its end and a turn: two updates of one row would not both be done.
CHANGE = sa.text(f"""
    WITH added AS (INSERT INTO log ({", ".join(_COLUMNS)}) SELECT * FROM unnest({_ARRAYS})),
        over AS (
            UPDATE tables SET status = 'over', ended = finished.at, due = NULL
            FROM unnest(CAST(:over_code AS text[]), CAST(:over_at AS bigint[])) AS finished (code, at)
            WHERE tables.code = finished.code AND status = 'playing'
        ),
        passed AS (
            UPDATE tables SET asked = turn.seat, asked_at = turn.at, due = turn.due
            FROM unnest(
                CAST(:turn_code AS text[]), CAST(:turn_seat AS integer[]), CAST(:turn_at AS bigint[]),
                CAST(:turn_due AS bigint[])
            ) AS turn (code, seat, at, due)
            WHERE tables.code = turn.code
        ),
        seated AS (
            UPDATE seats SET away = true, left_at = gone.left_at, level = gone.level, resigned = gone.resigned
            FROM unnest(
                CAST(:seat_code AS text[]), CAST(:seat_number AS integer[]), CAST(:seat_left_at AS integer[]),
                CAST(:seat_level AS text[]), CAST(:seat_resigned AS boolean[])
            ) AS gone (code, seat, left_at, level, resigned)
            WHERE seats.code = gone.code AND seats.seat = gone.seat
        )
    SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payload AS text[])) AS payload
""")

# A chat message, sent to all processes with its id in the store; the id belongs between `head` and `tail`.
SAY = sa.text(f"""
    WITH said AS (
        INSERT INTO chat (code, at, seat, name, text, note)
        VALUES (:code, CAST(:at AS bigint), CAST(:seat AS integer), :name, :text, :note) RETURNING id
    )
    SELECT id, pg_notify('{CHANNEL}', CAST(:head AS text) || id || CAST(:tail AS text)) FROM said
""")


def merged(statements: Sequence[Statement]) -> dict[str, list[Any]] | None:
    """The values with which CHANGE executes all these statements; None if it cannot execute one of them."""
    values: dict[str, list[Any]] = {name: [] for name in (*_COLUMNS, *_OTHERS)}
    for statement in statements:
        if not any(statement.sql is known for known in (APPEND, OVER, TURN, STAND_IN, NOTIFY)):
            return None
        for row in statement.rows or ():
            for name, value in row.items():
                values[name].append(value)
    return values
