"""Whose turn it is and since when, bots to take over, and how far each rating can be trusted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tables", sa.Column("takeover", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("asked", sa.Integer))
    op.add_column("tables", sa.Column("asked_at", sa.BigInteger))
    op.add_column("results", sa.Column("deviation", sa.Double))
    op.add_column("results", sa.Column("number", sa.Integer))
