"""Rooms expire in two steps; the store keeps numbers of its own, and the addresses that its owner blocks."""  # noqa: INP001 - Alembic's folder, not a package

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Add what 0001 lacks, and keep what it holds."""
    _rooms()
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )
    op.create_table(
        "blocks",
        sa.Column("prefix", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("prefix", name="pk_blocks"),
    )


def _rooms() -> None:
    op.add_column("rooms", sa.Column("expired", sa.BigInteger, nullable=True))
    op.add_column("rooms", sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.false()))
    # Nobody noted who came to the rooms of 0001: none of them is thrown away early as a lobby that nobody joined.
    op.execute(sa.text("UPDATE rooms SET joined = true"))
    op.create_index(
        "ix_rooms_expired",
        "rooms",
        ["expired"],
        sqlite_where=sa.text("expired IS NOT NULL"),
        postgresql_where=sa.text("expired IS NOT NULL"),
    )
