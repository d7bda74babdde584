"""Changes that PostgreSQL does as one statement by itself: a process that freezes leaves no transaction open."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from tilewright.server.store.change import APPEND, CHANNEL, NOTIFY, OVER, Step

_TYPES = {"Boolean": "boolean", "Integer": "integer", "String": "text", "Text": "text"}
_COLUMNS = {column.name: _TYPES[type(column.type).__name__] for column in APPEND.table.columns}
_ARRAYS = ", ".join(f"CAST(:{name} AS {kind}[])" for name, kind in _COLUMNS.items())

# Lines of a log, the end of a game, and what the other processes are told, all or nothing.
CHANGE = sa.text(f"""
    WITH added AS (INSERT INTO log ({", ".join(_COLUMNS)}) SELECT * FROM unnest({_ARRAYS})),
        over AS (UPDATE tables SET status = 'over' WHERE code = ANY(CAST(:ended AS text[])) AND status = 'playing')
    SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payload AS text[])) AS payload
""")

# A line of chat, told to all processes with the number it is stored under; `head` ends where the number belongs.
SAY = sa.text(f"""
    WITH said AS (
        INSERT INTO chat (code, at, seat, name, text)
        VALUES (:code, CAST(:at AS bigint), CAST(:seat AS integer), :name, :text) RETURNING id
    )
    SELECT id, pg_notify('{CHANNEL}', CAST(:head AS text) || id || CAST(:tail AS text)) FROM said
""")


def merged(steps: Sequence[Step]) -> dict[str, list[Any]] | None:
    """The values of CHANGE that do these steps; None if there are others among them."""
    values: dict[str, list[Any]] = {name: [] for name in (*_COLUMNS, "ended", "payload")}
    for step in steps:
        if not any(step.statement is known for known in (APPEND, OVER, NOTIFY)):
            return None
        for row in step.rows or ():
            for name, value in row.items():
                values[name].append(value)
    return values
