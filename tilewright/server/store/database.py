"""The database of tables and their logs: a SQLite file or PostgreSQL.

A change is a list of statements that are executed together or not at all; once `write` returns, it survives a power
cut. One thread does all writing to SQLite (see writer.py); PostgreSQL groups commits by itself, and an append is a
single statement there (see postgres.py).
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

from tilewright.server.store.change import Conflict, Line, Statement, run
from tilewright.server.store.health import Health
from tilewright.server.store.postgres import CHANGE, merged
from tilewright.server.store.schema import CHAT, LOG, REVISION, SEATS, STORED_REVISION, TABLES, ByHand, SeatKind, Status
from tilewright.server.store.writer import Tally, Writer

HERE = Path(__file__).resolve().parent
MIGRATION_LOCK = 7311940  # an arbitrary number: simultaneous starts on PostgreSQL wait for each other
SHOWN_CHAT = 50
# A process that freezes or loses its network during a statement must not block the others.
POSTGRES_SETTINGS = {
    "idle_in_transaction_session_timeout": "2000",
    "lock_timeout": "2000",
    "statement_timeout": "5000",
    "tcp_user_timeout": "10000",
}
ANSWER_S = 10.0  # after this time without an answer the connection counts as lost


def address(database: str, folder: Path) -> str:
    """The address of a store: the database if one is given, else a file in a folder."""
    return database or f"sqlite+aiosqlite:///{folder / 'tables.db'}"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat as stored."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    token: str | None  # hashed
    away: bool
    left_at: int | None = None
    analysis: bool = False
    muted: bool = False
    person: str | None = None
    colour: int | None = None
    resigned: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as stored."""

    code: str
    game: str
    revision: int
    options: dict[str, str]
    title: str
    public: bool
    status: Status
    created: int
    host: int | None
    secret: str
    rematch: str | None
    seats: tuple[SeatRow, ...] = ()
    given: int = 0  # this many moves were taken over from another game
    seen: int = 0
    muted: bool = False
    clock: str = ""
    due: int | None = None
    patience: int = 60
    lot: bool = False
    rated: bool = False
    takeover: bool = False
    hints: bool = False
    by_hand: ByHand = ""
    previous: str | None = None
    ended: int | None = None
    asked: int | None = None
    asked_at: int | None = None
    event: str | None = None
    deal: str | None = None  # the set of tables that have the same luck
    start: Mapping[str, Any] | None = None  # the position in words that the game begins at, if not at its start


def _read(row: Any) -> dict[str, Any]:
    """What is stored of a table as JSON."""
    return {"options": json.loads(row.options), "start": json.loads(row.start) if row.start else None}


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A chat message as stored."""

    at: int
    seat: int | None
    name: str
    text: str
    id: int = 0
    note: str = ""


@dataclass
class Store:
    """The database. Everything that changes it goes through `write`."""

    url: str
    engine: AsyncEngine = field(init=False)
    readers: AsyncEngine = field(init=False)
    tally: Tally = field(default_factory=Tally)
    health: Health = field(default_factory=Health)

    def __post_init__(self) -> None:
        if self.is_postgres:
            options = {"server_settings": POSTGRES_SETTINGS, "timeout": ANSWER_S, "command_timeout": ANSWER_S}
            self.engine = create_async_engine(
                self._address, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=options
            )
            sa.event.listen(self.engine.sync_engine, "handle_error", _replace_if_lost)
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
        """Bring the schema up to date, and start the writer."""
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
        """The connection for writing; it belongs to the writer's thread."""
        engine = sa.create_engine(self.url.replace("+aiosqlite", ""))
        sa.event.listen(engine, "connect", _durable)
        return engine.connect()

    async def close(self) -> None:
        """Finish writing, and disconnect."""
        if self._writer is not None:
            await self._writer.end()
        await self.engine.dispose()
        await self.readers.dispose()

    # ---- writing

    async def write(self, *statements: Statement) -> None:
        """Apply a change durably; Conflict if it does not fit."""
        try:
            await self._write(statements)
        except Conflict:
            self.health.succeeded()  # the store works; only the change did not fit
            raise
        except Exception as error:
            self.health.failed(error)
            raise
        self.health.succeeded()

    @property
    def waiting(self) -> int:
        """How many changes are waiting to be written."""
        return self._writer.waiting if self._writer is not None else 0

    async def _write(self, statements: Sequence[Statement]) -> None:
        if self._writer is not None:
            await self._writer.write(statements)
            return
        began = time.monotonic()
        merged_values = merged(statements)
        try:
            if merged_values is not None:
                await self.rows(CHANGE, merged_values)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(run, statements)
        except IntegrityError as error:
            raise Conflict from error
        self.tally.seconds += time.monotonic() - began
        self.tally.commits += 1
        self.tally.changes += 1

    # ---- reading

    async def rows(self, statement: Any, values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        """The rows a statement finds."""
        async with self.readers.connect() as connection:
            return (await connection.execute(statement, values)).all()

    async def table(self, code: str) -> TableRow | None:
        """A table with its seats."""
        found = await self.tables(sa.select(TABLES).where(TABLES.c.code == code))
        return found[0] if found else None

    async def listed(self, conditions: Sequence[Any], most: int, skip: int = 0) -> list[TableRow]:
        """Tables that meet all conditions, newest first."""
        statement = sa.select(TABLES).where(*conditions).order_by(TABLES.c.created.desc(), TABLES.c.code)
        return await self.tables(statement.limit(most).offset(skip))

    async def tables(self, statement: Any) -> list[TableRow]:
        """The tables a statement finds, with their seats."""
        rows = await self.rows(statement)
        codes = [row.code for row in rows]
        chosen = sa.select(SEATS).where(SEATS.c.code.in_(codes)).order_by(SEATS.c.seat)
        seats: dict[str, list[SeatRow]] = {code: [] for code in codes}
        for row in await self.rows(chosen) if codes else ():
            seats[row.code].append(SeatRow(**{key: value for key, value in row._mapping.items() if key != "code"}))
        return [TableRow(**{**row._mapping, **_read(row), "seats": tuple(seats[row.code])}) for row in rows]

    async def playing_bots(self) -> list[str]:
        """The codes of all tables in play at which a bot has a seat or stands in, the most recently visited first."""
        is_bot = sa.or_(SEATS.c.kind == "bot", SEATS.c.away)
        codes = sa.select(SEATS.c.code).where(is_bot)
        statement = sa.select(TABLES.c.code).where(TABLES.c.status == "playing", TABLES.c.code.in_(codes))
        return [row.code for row in await self.rows(statement.order_by(TABLES.c.seen.desc()))]

    async def lines(self, code: str, since: int = 0) -> list[Line]:
        """The lines of a log from a version on."""
        statement = sa.select(LOG).where(LOG.c.code == code, LOG.c.version >= since).order_by(LOG.c.version)
        return [
            Line(row.version, row.kind, row.seat, row.words, row.free, row.held, row.told, row.at)
            for row in await self.rows(statement)
        ]

    async def length(self, code: str) -> int:
        """How many lines a log has."""
        rows = await self.rows(sa.select(sa.func.max(LOG.c.version)).where(LOG.c.code == code))
        return 0 if rows[0][0] is None else int(rows[0][0]) + 1

    async def chat(self, code: str) -> list[ChatRow]:
        """The last chat messages."""
        statement = sa.select(CHAT).where(CHAT.c.code == code).order_by(CHAT.c.id.desc()).limit(SHOWN_CHAT)
        return [
            ChatRow(row.at, row.seat, row.name, row.text, row.id, row.note)
            for row in reversed(await self.rows(statement))
        ]

    async def answer(self) -> None:
        """Return normally if the store can be read."""
        await self.rows(sa.select(TABLES.c.code).limit(1))

    async def count(self) -> dict[str, int]:
        """How many tables there are, by status."""
        statement = sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status)
        return {status: int(count) for status, count in await self.rows(statement)}


def _replace_if_lost(context: sa.engine.ExceptionContext) -> None:
    """Replace a connection that fails its ping in any way: one that is just being cut is not closed yet."""
    if context.is_pre_ping:
        context.is_disconnect = True


def _durable(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
    connection.create_function("lower", 1, _lower, deterministic=True)  # SQLite's own lowercases only A to Z


def _lower(value: Any) -> Any:
    return value.lower() if isinstance(value, str) else value


def _bring_up_to_date(connection: sa.Connection) -> None:
    is_known = sa.inspect(connection).has_table(STORED_REVISION.name)
    if not is_known or connection.execute(sa.select(STORED_REVISION)).scalars().all() != [REVISION]:
        _migrate(connection)


def _migrate(connection: sa.Connection) -> None:
    from alembic import command  # noqa: PLC0415 -- slow to import, and rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(HERE / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
