"""Rooms, the codes that lead to them, and their logs."""  # noqa: INP001 - Alembic's folder, not a package

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Create the first tables in an empty database."""
    _rooms()
    _codes()
    _log()


def _rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_phase", "rooms", ["phase"])
    op.create_index(
        "ix_rooms_open_to_all",
        "rooms",
        ["created", "id"],
        sqlite_where=sa.text("public = 1 AND phase != 'over'"),
        postgresql_where=sa.text("public = true AND phase != 'over'"),
    )


def _codes() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_codes_room_rooms", ondelete="CASCADE"),
    )
    op.create_index("ix_codes_room", "codes", ["room"])


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_log_room_rooms", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
