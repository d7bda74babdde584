"""Changes that are one statement on PostgreSQL, so that a process that freezes leaves no transaction open."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from tilewright.server.store.change import APPEND, CHANNEL, NOTIFY, OVER, Statement

_TYPES = {"BigInteger": "bigint", "Boolean": "boolean", "Integer": "integer", "String": "text", "Text": "text"}
_COLUMNS = {column.name: _TYPES[type(column.type).__name__] for column in APPEND.table.columns}
_ARRAYS = ", ".join(f"CAST(:{name} AS {kind}[])" for name, kind in _COLUMNS.items())

# Lines of a log, the end of a game, and the notification of the other processes: all or nothing.
CHANGE = sa.text(f"""
    WITH added AS (INSERT INTO log ({", ".join(_COLUMNS)}) SELECT * FROM unnest({_ARRAYS})),
        over AS (
            UPDATE tables SET status = 'over', ended = finished.at
            FROM unnest(CAST(:over_code AS text[]), CAST(:over_at AS bigint[])) AS finished (code, at)
            WHERE tables.code = finished.code AND status = 'playing'
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
    values: dict[str, list[Any]] = {name: [] for name in (*_COLUMNS, "over_code", "over_at", "payload")}
    for statement in statements:
        if not any(statement.sql is known for known in (APPEND, OVER, NOTIFY)):
            return None
        for row in statement.rows or ():
            for name, value in row.items():
                values[name].append(value)
    return values
