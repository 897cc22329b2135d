"""The reviews of finished games are kept."""  # noqa: INP001 - Alembic's folder, not a package

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Add a table with one review for each room."""
    op.create_table(
        "reviews",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_reviews_room_rooms", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", name="pk_reviews"),
    )
