"""What keeps people together: keys, results and ratings, clocks, colours, absence, and Web Push."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables."""
    _extend_tables()
    _extend_seats()
    op.add_column("log", sa.Column("at", sa.BigInteger))
    op.add_column("chat", sa.Column("note", sa.Text, nullable=False, server_default=""))
    _add_people()
    _add_results()
    _add_service()


def _extend_tables() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="60"))
    op.add_column("tables", sa.Column("lot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("previous", sa.String(8)))
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    op.create_index("tables_due", "tables", ["due"])


def _extend_seats() -> None:
    op.add_column("seats", sa.Column("person", sa.String(16)))
    op.add_column("seats", sa.Column("colour", sa.Integer))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("seats_person", "seats", ["person"])
    op.create_index("seats_token", "seats", ["token"])


def _add_people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "device_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False, index=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("pushes_player", "pushes", ["player"])


def _add_results() -> None:
    op.create_table(
        "results",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Double),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("results_person", "results", ["person", "at"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(48), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def _add_service() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("up_ms", sa.BigInteger, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO service (id, up_ms, at_ms) VALUES (1, 0, 0)")
