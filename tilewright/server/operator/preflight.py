"""Checks a store before it is used: an unusable one is refused, with the reason, before anything changes."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from tilewright.server.operator import lock
from tilewright.server.store.schema import REVISION, STORED_REVISION

log = logging.getLogger(__name__)

MAGIC = b"SQLite format 3\0"
MOST_CHECKED = 2 << 30  # bytes; checking a larger file at every start would take too long
CONNECT_S = 10.0


class Unusable(Exception):
    """The store cannot be used; the text says why."""


def file_of(url: str) -> Path | None:
    """The SQLite file of an address; None for PostgreSQL and for a store in memory."""
    made = sa.make_url(url)
    is_file = made.get_backend_name() == "sqlite" and made.database not in (None, "", ":memory:")
    return Path(str(made.database)) if is_file else None


def lock_of(file: Path) -> Path:
    """The lock file next to a SQLite file."""
    return file.with_suffix(".lock")


@contextmanager
def claimed(url: str, about: str = "", is_thorough: bool = False) -> Iterator[None]:
    """Check a store and, if it is a file, lock it for this process; Unusable says why that failed."""
    file = file_of(url)
    with ExitStack() as stack:
        if file is None:
            asyncio.run(check_postgres(url))
        else:
            _claim(file, stack, about)
            check_file(file, is_checked=is_thorough or not _is_huge(file))
        yield


def _claim(file: Path, stack: ExitStack, about: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        stack.enter_context(lock.held(lock_of(file), about))
    except lock.Locked as locked:
        raise Unusable(f"{file} is in use by another server: {locked.holder}") from None
    except OSError as error:
        raise Unusable(f"{file.parent} cannot be written: {error.strerror}") from None


# ---- SQLite


def _is_huge(file: Path) -> bool:
    size = file.stat().st_size if file.exists() else 0
    if size > MOST_CHECKED:
        log.warning("%s has %d MB and is not checked at every start; --check checks it", file, size >> 20)
    return size > MOST_CHECKED


def check_file(file: Path, *, is_checked: bool, is_source: bool = False) -> None:
    """Unusable unless the file is one of our stores or does not exist yet; a source, which is only read, must be a
    store. With `is_checked`, every page is checked.
    """
    journal = file.with_name(file.name + "-wal")
    size = file.stat().st_size if file.exists() else 0
    if size == 0:
        if is_source:
            raise Unusable(f"{file} is empty" if file.exists() else f"there is no file {file}")
        if journal.exists() and journal.stat().st_size:
            raise Unusable(f"{file.name} is missing or empty, but {journal} is not: restore a backup, or delete both")
        _check_writable(file)
        return
    with file.open("rb") as start:
        if start.read(len(MAGIC)) != MAGIC:
            raise Unusable(f"{file} is not a SQLite database")
    if not is_source:
        _check_writable(file)
    try:
        with closing(_opened(file, is_source)) as connection:
            _check_content(file, connection, is_checked)
    except sqlite3.Error as error:
        raise Unusable(f"{file} is damaged ({error}): restore a backup") from None


def _check_writable(file: Path) -> None:
    wanted = [file.parent] + ([file] if file.exists() else [])
    for path in wanted:
        if not os.access(path, os.W_OK):
            raise Unusable(f"{path} cannot be written")


def _opened(file: Path, is_source: bool) -> sqlite3.Connection:
    mode = "ro" if is_source else "rw"
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=10)


def _check_content(file: Path, connection: sqlite3.Connection, is_checked: bool) -> None:
    if is_checked:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise Unusable(f"{file} is damaged ({' '.join(found.split())}): restore a backup")
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if STORED_REVISION.name not in names:
        if names:
            raise Unusable(f"{file} belongs to another program")
        return
    check_revision(str(file), [one for (one,) in connection.execute(f"SELECT * FROM {STORED_REVISION.name}")])


def check_revision(store: str, stored: list[str]) -> None:
    """Unusable if a newer version has written the store."""
    if stored and max(stored) > REVISION:
        raise Unusable(
            f"{store} was made by a newer version of Tilewright (schema {max(stored)}, this one has {REVISION})"
        )


# ---- PostgreSQL


async def check_postgres(url: str) -> None:
    """Unusable unless the database answers and its schema is not newer than ours."""
    import asyncpg  # noqa: PLC0415 -- few servers need it

    url = url.replace("postgres://", "postgresql://", 1)
    shown = sa.make_url(url).render_as_string(hide_password=True)
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_S)
    except TimeoutError:
        raise Unusable(f"{shown} does not answer within {CONNECT_S:.0f} seconds") from None
    except OSError as error:
        raise Unusable(f"{shown} does not answer: {error.strerror or error}") from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise Unusable(f"{shown} refuses the connection: {error}") from None
    try:
        name = STORED_REVISION.name
        if await connection.fetchval("SELECT to_regclass($1)", name) is not None:
            check_revision(shown, [row[0] for row in await connection.fetch(f"SELECT version_num FROM {name}")])
    finally:
        await connection.close()
