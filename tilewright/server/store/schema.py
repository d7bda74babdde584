"""The tables of the database. The log is append-only: a second line with the same version cannot be written."""

from typing import Literal

import sqlalchemy as sa

SeatKind = Literal["person", "bot", "open"]
ByHand = Literal["", "unknown", "entered"]  # with the real game: what the server knows of hidden hands; "" if it deals
Status = Literal["open", "playing", "over", "closed"]  # of a table

REVISION = "0011"  # of the tables below: the newest migration
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
    sa.Column("clock", sa.Text, nullable=False, server_default=""),  # JSON, see table/clock.py; empty: none
    sa.Column("due", sa.BigInteger),  # when the time of the seat to move is up, in service time (store/service.py)
    sa.Column("patience", sa.Integer, nullable=False, server_default="60"),  # seconds until a stand-in may be seated
    sa.Column("lot", sa.Boolean, nullable=False, server_default=sa.false()),  # the first player is drawn by lot
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("takeover", sa.Boolean, nullable=False, server_default=sa.false()),  # visitors may take over bots' seats
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # agreed although people play each other
    sa.Column("by_hand", sa.String(8), nullable=False, server_default=""),  # with the real game: ByHand
    sa.Column("previous", sa.String(8)),  # the table whose rematch this is
    sa.Column("ended", sa.BigInteger),  # when the game was over, or the table closed
    sa.Column("asked", sa.Integer),  # the seat to move; NULL until the game has begun
    sa.Column("asked_at", sa.BigInteger),  # since when
    sa.Column("event", sa.String(8)),  # whose table it is
    sa.Column("deal", sa.String(8)),  # the set of tables that have the same luck
    sa.Column("start", sa.Text, nullable=False, server_default=""),  # JSON: the position the game begins at, if any
    sa.Index("tables_listed", "public", "status", "created"),
    sa.Index("tables_due", "due"),
    sa.Index("tables_event", "event"),
    sa.Index("tables_deal", "deal"),
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
    sa.Column("person", sa.String(16)),  # who plays here, if they have a key
    sa.Column("colour", sa.Integer),  # which colours of the palette; NULL: those of the seat's number
    sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),  # lost, and a bot plays on
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),  # not listed to its player any more
    sa.Index("seats_person", "person"),
    sa.Index("seats_token", "token"),
)

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),  # counted from 0
    sa.Column("kind", sa.String(8), nullable=False),  # move, undo, end, chance, clock, flag or resign
    sa.Column("seat", sa.Integer, nullable=False),  # -1: chance
    sa.Column("words", sa.Text, nullable=False),  # of an undo: the ply it leads back to
    sa.Column("free", sa.Boolean, nullable=False),  # the move revealed nothing: it can be undone
    sa.Column("held", sa.Boolean, nullable=False),  # the turn waits until its seat ends it
    sa.Column("told", sa.Text, nullable=False),  # JSON: the log entry for each viewer, see table/story.py
    sa.Column("at", sa.BigInteger),  # when it was written, in milliseconds of service time
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
    sa.Column("note", sa.Text, nullable=False, server_default=""),  # JSON: a message from the server instead of text
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

# Reviews of finished games: one for each game, however often it is uploaded.
REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("digest", sa.String(40), primary_key=True),  # of the game's moves, and of all that its rules depend on
    sa.Column("source", sa.String(40), nullable=False),  # where it was first asked for: it is deleted with it
    sa.Column("record", sa.Text, nullable=False),  # the moves alone
    sa.Column("plies", sa.Integer, nullable=False),
    sa.Column("strength", sa.String(8), nullable=False),  # the highest that was asked for
    sa.Column("status", sa.String(10), nullable=False),  # working, done, cancelled or failed
    sa.Column("askers", sa.Text, nullable=False),  # JSON: hashes of the tickets of those who wait for it
    sa.Column("fetched", sa.BigInteger, nullable=False),  # when it was last read
    sa.Column("leased", sa.BigInteger, nullable=False),  # until when a process works on it
    sa.Column("size", sa.Integer, nullable=False),  # bytes, with everything said so far
    sa.Index("reviews_source", "source"),
    sa.Index("reviews_fetched", "fetched"),
    sa.Index("reviews_status", "status"),
)

# What a review says about one move.
JUDGED = sa.Table(
    "judged",
    METADATA,
    sa.Column("digest", sa.String(40), primary_key=True),
    sa.Column("strength", sa.String(8), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),  # counted from 1
    sa.Column("said", sa.Text, nullable=False),  # JSON, see analysis/stored.py
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

# People who have a key. Their browsers hold the keys; the server has only hashes.
PERSONS = sa.Table(
    "persons",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(16), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # device or words
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

# One-time codes that add another device.
DEVICE_CODES = sa.Table(
    "device_codes",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(16), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# How games ended: one row for each seat.
RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("person", sa.String(16)),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.String(40)),  # of a bot, or of the stand-in that played to the end
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("sources", sa.Text, nullable=False),  # JSON: where the points came from
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("rating", sa.Double),  # after this game, as people see it
    sa.Column("deviation", sa.Double),  # of that rating
    sa.Column("number", sa.Integer),  # of this game among the rated ones of this player, game and number of seats
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("results_person", "person", "at"),
)

RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("player", sa.String(48), primary_key=True),  # a person's id, or a bot's level
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

# The first answer of each person to each puzzle, and when they solved it, at the first try or later.
PUZZLE_ANSWERS = sa.Table(
    "puzzle_answers",
    METADATA,
    sa.Column("person", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(40), primary_key=True),
    sa.Column("right", sa.Boolean, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),  # the answer, before it was solved
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("solved_day", sa.Integer),  # days since 1970 in UTC; NULL: not solved yet
    sa.Column("change", sa.Double, nullable=False),  # of the person's rating, as people see it
    sa.Index("puzzle_answers_day", "person", "solved_day"),
)

PUZZLE_PEOPLE = sa.Table(
    "puzzle_people",
    METADATA,
    sa.Column("person", sa.String(16), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),
)

# How hard puzzles are, by who solves them; nothing in it is about a person.
PUZZLE_RATINGS = sa.Table(
    "puzzle_ratings",
    METADATA,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(40), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),  # at the first try
)

# Events: sets of tables with the same luck, and small tournaments.
EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("form", sa.String(12), nullable=False),  # duplicate, circle or swiss
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("seats", sa.Integer, nullable=False),  # of each table
    sa.Column("rounds", sa.Integer, nullable=False),  # 0: as many as there are to be, known when it starts
    sa.Column("clock", sa.Text, nullable=False),  # JSON, as of a table
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("level", sa.String(40), nullable=False),  # of the bots that fill in
    sa.Column("pause", sa.Integer, nullable=False),  # seconds between two rounds
    sa.Column("status", sa.String(8), nullable=False),  # Status, as of a table
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger),
    sa.Column("round", sa.Integer, nullable=False),  # 0 before the first one
    sa.Column("due", sa.BigInteger),  # when the next round begins, once all games of this one are over
    sa.Column("host", sa.String(64)),  # the hash of their token
    sa.Column("host_person", sa.String(16)),
    sa.Index("events_status", "status"),
)

# Who takes part in an event.
ENTRANTS = sa.Table(
    "entrants",
    METADATA,
    sa.Column("event", sa.String(8), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # from 0, in the order of joining
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("token", sa.String(64)),  # SHA-256 of the token, which opens their seats at all tables of the event
    sa.Column("person", sa.String(16)),
    sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("entrants_person", "person"),
    sa.Index("entrants_token", "token"),
)

# Who played where in an event.
PAIRINGS = sa.Table(
    "pairings",
    METADATA,
    sa.Column("event", sa.String(8), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),  # from 1
    sa.Column("number", sa.Integer, primary_key=True),  # of the table, from 1
    sa.Column("code", sa.String(8), nullable=False),  # of the table
    sa.Column("seats", sa.Text, nullable=False),  # JSON: the number of each seat's entrant, or null for a bot
    sa.Column("skill", sa.Text),  # JSON: each seat's points without luck, once the game has been reviewed
)

# Where to notify browsers that it is their turn.
PUSHES = sa.Table(
    "pushes",
    METADATA,
    sa.Column("endpoint", sa.Text, primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True),  # a person's id, or the hash of a seat's token
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("pushes_player", "player"),
)

# Values that all processes share and nobody sets by hand, such as the keys for Web Push.
SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# Service time: the total uptime of this server. Clocks stop while it is down.
SERVICE = sa.Table(
    "service",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("up_ms", sa.BigInteger, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),  # when `up_ms` was last increased
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
