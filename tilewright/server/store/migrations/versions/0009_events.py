"""Events: who takes part, who played where, and tables that have the same luck."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables."""
    for name in ("event", "deal"):
        op.add_column("tables", sa.Column(name, sa.String(8)))
        op.create_index(f"tables_{name}", "tables", [name])
    _add_events()
    op.create_table(
        "entrants",
        sa.Column("event", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("person", sa.String(16)),
        sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("entrants_person", "entrants", ["person"])
    op.create_index("entrants_token", "entrants", ["token"])
    op.create_table(
        "pairings",
        sa.Column("event", sa.String(8), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("skill", sa.Text),
    )


def _add_events() -> None:
    op.create_table(
        "events",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("form", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("host", sa.String(64)),
        sa.Column("host_person", sa.String(16)),
    )
    op.create_index("events_status", "events", ["status"])
