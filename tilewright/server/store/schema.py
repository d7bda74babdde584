"""The tables of the database. The log is append-only: a second line with the same version cannot be written."""

from typing import Literal

import sqlalchemy as sa

SeatKind = Literal["person", "bot", "open"]
Status = Literal["open", "playing", "over", "closed"]  # of a table

REVISION = "0003"  # of the tables below: the newest migration
METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),  # Status
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("host", sa.Integer),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("rematch", sa.String(8)),
    sa.Column("given", sa.Integer, nullable=False, server_default="0"),  # moves that come from another game
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # when a seated person was last connected
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),  # spectators may not chat
    sa.Index("tables_listed", "public", "status", "created"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # SeatKind
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.String(40)),
    sa.Column("token", sa.String(64)),  # SHA-256 of the token, never the token
    sa.Column("away", sa.Boolean, nullable=False),  # the player has left: a bot stands in
    sa.Column("left_at", sa.Integer),  # the version they left at, until they are told what they missed
    sa.Column("analysis", sa.Boolean, nullable=False, server_default=sa.false()),  # allows analysis of the live game
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),  # may not chat
)

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),  # counted from 0
    sa.Column("kind", sa.String(8), nullable=False),  # move, undo, end or chance
    sa.Column("seat", sa.Integer, nullable=False),  # -1: chance
    sa.Column("words", sa.Text, nullable=False),  # of an undo: the ply it leads back to
    sa.Column("free", sa.Boolean, nullable=False),  # the move revealed nothing: it can be undone
    sa.Column("held", sa.Boolean, nullable=False),  # the turn waits until its seat ends it
    sa.Column("told", sa.Text, nullable=False),  # JSON: the log entry for each viewer, see table/story.py
)

CHAT = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("code", sa.String(8), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

UPLOADS = sa.Table(
    "uploads",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("fetched", sa.BigInteger, nullable=False, server_default="0"),  # when it was last read
    sa.Column("size", sa.Integer, nullable=False, server_default="0"),  # bytes
    sa.Index("uploads_fetched", "fetched"),
)

# Banned addresses, as prefixes (203.0.113.0/24); until 0: for ever.
BANS = sa.Table(
    "bans",
    METADATA,
    sa.Column("prefix", sa.String(64), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
)

# What an operator's command has changed while servers run; every process reads new rows.
NOTICES = sa.Table(
    "notices",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("code", sa.String(8)),
    sa.Column("text", sa.Text, nullable=False),
)

# Several processes on one database: which are alive, and which owns which room.
OWNERS = sa.Table(
    "owners",
    METADATA,
    sa.Column("owner", sa.String(32), primary_key=True),
    sa.Column("until", sa.Double, nullable=False),  # by the database's clock
)

LEASES = sa.Table(
    "leases",
    METADATA,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("owner", sa.String(32), nullable=False),
)

# Alembic's own table: which revision a database has.
STORED_REVISION = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32)))
