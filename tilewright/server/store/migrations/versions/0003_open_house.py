"""What a public server needs: absence, consent, moderation and retention."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables."""
    op.add_column("tables", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("left_at", sa.Integer))
    op.add_column("seats", sa.Column("analysis", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("uploads", sa.Column("fetched", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("uploads", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.create_index("uploads_fetched", "uploads", ["fetched"])
    op.create_table(
        "bans",
        sa.Column("prefix", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("code", sa.String(8)),
        sa.Column("text", sa.Text, nullable=False),
    )
