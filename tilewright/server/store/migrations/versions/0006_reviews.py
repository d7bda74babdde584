"""Reviews of finished games, and what they say about each move."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "reviews",
        sa.Column("digest", sa.String(40), primary_key=True),
        sa.Column("source", sa.String(40), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("strength", sa.String(8), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("askers", sa.Text, nullable=False),
        sa.Column("fetched", sa.BigInteger, nullable=False),
        sa.Column("leased", sa.BigInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
    )
    op.create_index("reviews_source", "reviews", ["source"])
    op.create_index("reviews_fetched", "reviews", ["fetched"])
    op.create_index("reviews_status", "reviews", ["status"])
    op.create_table(
        "judged",
        sa.Column("digest", sa.String(40), primary_key=True),
        sa.Column("strength", sa.String(8), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("said", sa.Text, nullable=False),
    )
