"""Database tables, for SQLite and PostgreSQL: the schema, created by the migrations beside this module."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    literal_column,
    true,
)

from flip7.protocol.room_options import Phase

VERSION_TABLE: Final = "flip7_version"
"""Where the database says which migration it has reached; a database without it is not ours."""

# So that a constraint has the same name in every database, and a later migration can name it.
tables: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

rooms: Final = Table(
    "rooms",
    tables,
    Column("id", Text, primary_key=True),
    # The code with which it was made. Where a code leads now stands in `codes`: a rematch takes it along.
    Column("code", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("phase", Text, nullable=False),
    # When a sweep found that it is old; it is removed a while later.
    Column("expired", BigInteger, nullable=True),
    # Somebody besides its founder has come.
    Column("joined", Boolean, nullable=False, server_default=false()),
)

codes: Final = Table(
    "codes",
    tables,
    Column("code", Text, primary_key=True),
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False, index=True),
)

log: Final = Table(
    "log",
    tables,
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("act", LargeBinary, nullable=False),
    # A room's entries lie side by side, in order.
    sqlite_with_rowid=False,
)

meta: Final = Table(
    "meta",
    tables,
    Column("key", Text, primary_key=True),
    Column("value", BigInteger, nullable=False),
)
"""Numbers that belong to the whole store."""

blocks: Final = Table(
    "blocks",
    tables,
    Column("prefix", Text, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("until", BigInteger, nullable=True),
)
"""Addresses from which nobody may come."""

reviews: Final = Table(
    "reviews",
    tables,
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    # The schema of the report: one of another version is made anew.
    Column("version", Integer, nullable=False),
    Column("report", LargeBinary, nullable=False),
)
"""The review of each finished game that somebody has asked for."""

not_over: Final = rooms.c.phase != literal_column(f"'{Phase.OVER}'")
"""A constant in the text of a query, not a parameter: only so does a database see that the index below serves it."""

marked: Final = rooms.c.expired.is_not(None)
open_to_all: Final = (rooms.c.public == true()) & not_over

Index("ix_rooms_phase", rooms.c.phase)
Index("ix_rooms_open_to_all", rooms.c.created, rooms.c.id, sqlite_where=open_to_all, postgresql_where=open_to_all)
Index("ix_rooms_expired", rooms.c.expired, sqlite_where=marked, postgresql_where=marked)
