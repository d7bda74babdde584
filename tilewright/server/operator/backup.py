"""Backup of the whole store while the server runs, and restore."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from tilewright.server.operator import lock, preflight
from tilewright.server.operator.preflight import Unusable
from tilewright.server.store.database import Store
from tilewright.server.store.schema import LEASES, OWNERS, TABLES

OWN_ONLY = 0o600  # a backup contains the secrets behind the draws of running games


def save(url: str, target: Path) -> None:
    """Write a backup to a new file; Unusable if that cannot be done."""
    if target.exists():
        raise Unusable(f"{target} already exists")
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWN_ONLY))
        file = preflight.file_of(url)
        if file is not None:
            _copy(file, part)
        else:
            _run("pg_dump", url, "--format=custom", "--no-owner", *_without_owners(), f"--file={part}")
        _sync(part)
        part.rename(target)
    except OSError as error:
        raise Unusable(f"{target} cannot be written: {error.strerror}") from None
    except sqlite3.Error as error:
        raise Unusable(f"{target} cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def _copy(file: Path, target: Path) -> None:
    """Copy in one step: a copy in several steps would restart with every move. Readers do not block writers."""
    read_only = f"{file.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(read_only, uri=True)) as source, closing(sqlite3.connect(target)) as made:
        source.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")  # one file, without a journal
    preflight.check_file(target, is_checked=True, is_source=True)


def restore(url: str, source: Path, may_overwrite: bool) -> None:
    """Replace the store with a backup; Unusable while a server runs, or if a store may not be overwritten."""
    file = preflight.file_of(url)
    if not source.is_file():
        raise Unusable(f"there is no file {source}")
    if file is None:
        _restore_postgres(url, source, may_overwrite)
        return
    preflight.check_file(source, is_checked=True, is_source=True)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with lock.held(preflight.lock_of(file)):
            _put(file, source, may_overwrite)
    except lock.Locked as locked:
        raise Unusable(f"{file} is in use: stop the server first ({locked.holder})") from None
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror}") from None


def _put(file: Path, source: Path, may_overwrite: bool) -> None:
    if file.exists() and not may_overwrite:
        raise Unusable(f"{file} already exists; --yes replaces it")
    part = file.with_name(file.name + ".part")
    shutil.copyfile(source, part)
    part.chmod(OWN_ONLY)
    _sync(part)
    for suffix in ("-wal", "-shm"):
        file.with_name(file.name + suffix).unlink(missing_ok=True)
    part.replace(file)
    _sync(file.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# ---- PostgreSQL


def _without_owners() -> list[str]:
    """Leave out which process owns which table, since that means nothing after a restore."""
    return [f"--exclude-table-data={table.name}" for table in (OWNERS, LEASES)]


def _restore_postgres(url: str, source: Path, may_overwrite: bool) -> None:
    asyncio.run(_check_free(url, may_overwrite))
    name = sa.make_url(url).database or ""
    options = ["--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error"]
    _run("pg_restore", url, *options, f"--dbname={name}", str(source))


async def _check_free(url: str, may_overwrite: bool) -> None:
    await preflight.check_postgres(url)
    servers, tables = await _users(url)
    shown = sa.make_url(url).render_as_string(hide_password=True)
    if servers:
        raise Unusable(f"{shown} is in use: stop all servers first ({servers} running)")
    if tables and not may_overwrite:
        raise Unusable(f"{shown} already contains tables; --yes replaces them")


async def _users(url: str) -> tuple[int, int]:
    """How many servers are using a database, and whether it contains any table (0 or 1)."""
    store = Store(url)
    try:
        if not await store.rows(sa.text("SELECT 1 WHERE to_regclass('tables') IS NOT NULL")):
            return 0, 0
        alive = sa.select(OWNERS).where(OWNERS.c.until > sa.text("extract(epoch from clock_timestamp())"))
        return len(await store.rows(alive)), len(await store.rows(sa.select(TABLES.c.code).limit(1)))
    finally:
        await store.close()


def _run(program: str, url: str, *options: str) -> None:
    """Run one of PostgreSQL's programs; the password is in the environment, where others cannot read it."""
    where = sa.make_url(url)
    if shutil.which(program) is None:
        raise Unusable(f"{program} is not installed here: it comes with PostgreSQL's client programs")
    place = {"PGHOST": where.host, "PGPORT": where.port, "PGUSER": where.username, "PGDATABASE": where.database}
    environment = {name: str(value) for name, value in place.items() if value} | os.environ
    if where.password is not None:
        environment["PGPASSWORD"] = str(where.password)
    done = subprocess.run([program, *options], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unusable(f"{program} failed: {done.stderr.strip().splitlines()[-1] if done.stderr else done.returncode}")
