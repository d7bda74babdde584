"""Tables that continue from a point of another game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the number of moves that a table has taken over."""
    op.add_column("tables", sa.Column("given", sa.Integer, nullable=False, server_default="0"))
