"""What can be written to the store at once: statements done together or not at all."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from tilewright.server.store.schema import LOG, TABLES

CHANNEL = "tilewright"  # on which PostgreSQL carries what the processes tell each other
APPEND = LOG.insert()
OVER = (
    TABLES.update()
    .where(TABLES.c.code == sa.bindparam("ended"), TABLES.c.status == "playing")  # not if it was closed meanwhile
    .values(status="over")
)
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload")))


class Conflict(Exception):
    """The change does not fit what is stored now: somebody else was faster."""


@dataclass(frozen=True)
class Step:
    """One statement of a change, for several rows if given; Conflict unless it meets exactly `must` rows."""

    statement: Any
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


def counted(lines: Sequence[Line]) -> list[str]:
    """The words of the moves that count, in order."""
    words: list[str] = []
    for line in lines:
        if line.kind == "move":
            words.append(line.words)
        elif line.kind == "undo":
            del words[int(line.words) :]
    return words


def lines_step(code: str, lines: Sequence[Line]) -> Step:
    """Append to a log; Conflict if another has done so meanwhile."""
    return Step(
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
            }
            for line in lines
        ],
    )


def over_step(code: str) -> Step:
    """The game of a table is over."""
    return Step(OVER, [{"ended": code}])


def notify_step(payload: str) -> Step:
    """Tell the other processes, once the change is stored."""
    return Step(NOTIFY, [{"payload": payload}])


def run(connection: sa.Connection, steps: Sequence[Step]) -> None:
    """Do the steps of a change within a transaction."""
    for step in steps:
        rows = step.rows or ()
        result = connection.execute(step.statement, rows[0] if len(rows) == 1 else list(rows) or None)
        if step.must is not None and result.rowcount != step.must:
            raise Conflict
