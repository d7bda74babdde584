"""Tables at which people play with the real game and enter what they draw."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("by_hand", sa.String(8), nullable=False, server_default=""))
