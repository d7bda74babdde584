"""Where tables and their logs are kept: a SQLite file, or PostgreSQL by its address.

A change is a list of statements done together or not at all; when `write` returns, it survives a power cut. To SQLite
one thread writes for all (see writer.py); PostgreSQL groups commits by itself, and appends are a single statement there
(see statement.py).
"""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tilewright.server.change import Conflict, Line, Step, run
from tilewright.server.schema import CHAT, LOG, REVISION, SEATS, STORED_REVISION, TABLES, UPLOADS
from tilewright.server.statement import CHANGE, merged
from tilewright.server.writer import Tally, Writer

HERE = Path(__file__).resolve().parent
MIGRATION_LOCK = 7311940  # any number of our own: simultaneous starts on PostgreSQL wait for each other
SHOWN_CHAT = 50
# A process that freezes or loses its network in the middle of something must not block the others.
POSTGRES_SETTINGS = {
    "idle_in_transaction_session_timeout": "2000",
    "lock_timeout": "2000",
    "statement_timeout": "5000",
    "tcp_user_timeout": "10000",
}
ANSWER_S = 10.0  # a statement without an answer has lost its connection


@dataclass(frozen=True)
class SeatRow:
    """A seat as stored."""

    seat: int
    kind: str
    name: str
    level: str | None
    token: str | None  # hashed
    away: bool
    left_at: int | None = None
    analysis: bool = False
    muted: bool = False


@dataclass(frozen=True)
class TableRow:
    """A table as stored."""

    code: str
    game: str
    revision: int
    options: dict[str, str]
    title: str
    public: bool
    status: str
    created: int
    host: int | None
    secret: str
    rematch: str | None
    seats: tuple[SeatRow, ...] = ()
    given: int = 0  # moves taken over from another game
    seen: int = 0
    muted: bool = False


@dataclass(frozen=True)
class ChatRow:
    """Something said."""

    at: int
    seat: int | None
    name: str
    text: str
    id: int = 0


@dataclass
class Store:
    """The database. Everything that changes it goes through `write`."""

    url: str
    engine: AsyncEngine = field(init=False)
    readers: AsyncEngine = field(init=False)
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        if self.is_postgres:
            options = {"server_settings": POSTGRES_SETTINGS, "timeout": ANSWER_S, "command_timeout": ANSWER_S}
            self.engine = create_async_engine(
                self._address, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=options
            )
            self.readers = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        else:
            self.engine = create_async_engine(self.url, pool_size=1, max_overflow=0)
            self.readers = create_async_engine(self.url, pool_size=2, max_overflow=2)
            for engine in (self.engine, self.readers):
                sa.event.listen(engine.sync_engine, "connect", _durable)
        self._writer: Writer | None = None

    @property
    def is_postgres(self) -> bool:
        """Whether several processes may share this store."""
        return self.url.startswith("postgres")

    @property
    def _address(self) -> str:
        plain = self.url.replace("postgres://", "postgresql://", 1)
        return plain.replace("postgresql://", "postgresql+asyncpg://", 1)

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        # a migration may take longer than the time limits of PostgreSQL allow
        engine = create_async_engine(self._address, poolclass=NullPool) if self.is_postgres else self.engine
        async with engine.begin() as connection:
            if self.is_postgres:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_bring_up_to_date)
        if not self.is_postgres:
            self._writer = Writer(self._connect, self.tally)
            self._writer.begin()

    def _connect(self) -> sa.Connection:
        """The connection that writes; it belongs to the writer's thread."""
        engine = sa.create_engine(self.url.replace("+aiosqlite", ""))
        sa.event.listen(engine, "connect", _durable)
        return engine.connect()

    async def close(self) -> None:
        """Finish what waits, and let go of the database."""
        if self._writer is not None:
            await self._writer.end()
        await self.engine.dispose()
        await self.readers.dispose()

    # ---- writing

    async def write(self, *steps: Step) -> None:
        """Do a change, durably; Conflict if it does not fit."""
        if self._writer is not None:
            await self._writer.write(steps)
            return
        began = time.monotonic()
        merged_values = merged(steps)
        try:
            if merged_values is not None:
                await self.rows(CHANGE, merged_values)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(run, steps)
        except IntegrityError as error:
            raise Conflict from error
        self.tally.seconds += time.monotonic() - began
        self.tally.commits += 1
        self.tally.changes += 1

    # ---- reading

    async def rows(self, statement: Any, values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        """What a statement finds."""
        async with self.readers.connect() as connection:
            return (await connection.execute(statement, values)).all()

    async def table(self, code: str) -> TableRow | None:
        """A table with its seats."""
        found = await self._tables(sa.select(TABLES).where(TABLES.c.code == code))
        return found[0] if found else None

    async def listed(self, status: str | None, game: str | None, most: int) -> list[TableRow]:
        """Public tables, newest first."""
        statement = sa.select(TABLES).where(TABLES.c.public).order_by(TABLES.c.created.desc(), TABLES.c.code)
        if status is not None:
            statement = statement.where(TABLES.c.status == status)
        if game is not None:
            statement = statement.where(TABLES.c.game == game)
        return await self._tables(statement.limit(most))

    async def _tables(self, statement: Any) -> list[TableRow]:
        rows = await self.rows(statement)
        codes = [row.code for row in rows]
        chosen = sa.select(SEATS).where(SEATS.c.code.in_(codes)).order_by(SEATS.c.seat)
        seats: dict[str, list[SeatRow]] = {code: [] for code in codes}
        for row in await self.rows(chosen) if codes else ():
            seats[row.code].append(SeatRow(**{key: value for key, value in row._mapping.items() if key != "code"}))
        return [
            TableRow(**{**row._mapping, "options": json.loads(row.options), "seats": tuple(seats[row.code])})
            for row in rows
        ]

    async def playing(self) -> list[str]:
        """The codes of all tables that are being played."""
        return [row.code for row in await self.rows(sa.select(TABLES.c.code).where(TABLES.c.status == "playing"))]

    async def lines(self, code: str, since: int = 0) -> list[Line]:
        """The lines of a log from a version on."""
        statement = sa.select(LOG).where(LOG.c.code == code, LOG.c.version >= since).order_by(LOG.c.version)
        return [
            Line(row.version, row.kind, row.seat, row.words, row.free, row.held, row.told)
            for row in await self.rows(statement)
        ]

    async def chat(self, code: str) -> list[ChatRow]:
        """What was said last."""
        statement = sa.select(CHAT).where(CHAT.c.code == code).order_by(CHAT.c.id.desc()).limit(SHOWN_CHAT)
        return [ChatRow(row.at, row.seat, row.name, row.text, row.id) for row in reversed(await self.rows(statement))]

    async def upload(self, number: str) -> str | None:
        """The text of an uploaded record."""
        rows = await self.rows(sa.select(UPLOADS.c.text).where(UPLOADS.c.id == number))
        return str(rows[0].text) if rows else None

    async def count(self) -> dict[str, int]:
        """How many tables there are, by status; also shows that the store answers."""
        statement = sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status)
        return {status: int(count) for status, count in await self.rows(statement)}


def _durable(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _bring_up_to_date(connection: sa.Connection) -> None:
    is_known = sa.inspect(connection).has_table(STORED_REVISION.name)
    if not is_known or connection.execute(sa.select(STORED_REVISION)).scalars().all() != [REVISION]:
        _migrate(connection)


def _migrate(connection: sa.Connection) -> None:
    from alembic import command  # noqa: PLC0415 -- slow to load, and seldom needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(HERE / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
