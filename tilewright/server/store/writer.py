"""The one thread that writes to a SQLite file: all changes that wait at the same time go into one commit.

A change is one trip to this thread and one back, however much is being written.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from tilewright.server.store.change import APPEND, Conflict, Statement, run

MOST_IN_ONE_COMMIT = 500
_APPEND_SQL = str(APPEND.compile(dialect=sqlite.dialect()))  # most of what is written is lines of logs
_COLUMNS = [column.name for column in APPEND.table.columns]


@dataclass(frozen=True)
class _Waiting:
    statements: Sequence[Statement]
    done: "asyncio.Future[None]"


@dataclass
class Tally:
    """How much has been written."""

    commits: int = 0
    changes: int = 0
    seconds: float = 0.0  # spent in commits


@dataclass
class Writer:
    """The thread, and the queue of changes for it."""

    connect: Callable[[], sa.Connection]
    tally: Tally = field(default_factory=Tally)

    def begin(self) -> None:
        """Connect, and wait for changes."""
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def write(self, statements: Sequence[Statement]) -> "asyncio.Future[None]":
        """Apply a change; the future is done once the change survives a power cut."""
        waiting = _Waiting(statements, self._loop.create_future())
        self._queue.put(waiting)
        return waiting.done

    @property
    def waiting(self) -> int:
        """How many changes are waiting."""
        return self._queue.qsize()

    async def end(self) -> None:
        """Finish writing."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # ---- in the thread

    def _work(self) -> None:
        with self.connect() as connection:
            while (first := self._queue.get()) is not None:
                group = [first]
                while not self._queue.empty() and len(group) < MOST_IN_ONE_COMMIT:
                    if (more := self._queue.get()) is None:
                        self._queue.put(None)
                        break
                    group.append(more)
                outcomes = self._commit_all(connection, group)
                self._loop.call_soon_threadsafe(_settle, outcomes)
        connection.engine.dispose()  # the last connection: SQLite now moves its journal into the file

    def _commit_all(self, connection: sa.Connection, group: list[_Waiting]) -> list[tuple[_Waiting, Exception | None]]:
        error = self._commit(connection, [statement for one in group for statement in one.statements], len(group))
        if error is None or len(group) == 1:
            return [(one, error) for one in group]
        # one of them does not fit: try each alone, so that the others are stored
        return [(one, self._commit(connection, one.statements, 1)) for one in group]

    def _commit(self, connection: sa.Connection, statements: Sequence[Statement], changes: int) -> Exception | None:
        began = time.monotonic()
        try:
            if all(statement.sql is APPEND for statement in statements):
                _append(connection, statements)
            else:
                with connection.begin():
                    run(connection, statements)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            return _caused(Conflict(), error)
        except Exception as error:  # the caller has to know, and the thread must survive
            return error
        self.tally.seconds += time.monotonic() - began
        self.tally.commits += 1
        self.tally.changes += changes
        return None


def _append(connection: sa.Connection, statements: Sequence[Statement]) -> None:
    """Append to logs without SQLAlchemy, which takes longer than SQLite itself."""
    driver: Any = connection.connection.driver_connection
    try:
        driver.executemany(
            _APPEND_SQL, [tuple(map(row.get, _COLUMNS)) for statement in statements for row in statement.rows or ()]
        )
        driver.commit()
    except BaseException:
        driver.rollback()
        raise


def _caused(conflict: Conflict, by: Exception) -> Conflict:
    conflict.__cause__ = by
    return conflict


def _settle(outcomes: list[tuple[_Waiting, Exception | None]]) -> None:
    for one, error in outcomes:
        if one.done.done():
            continue  # nobody is waiting any more
        if error is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(error)
