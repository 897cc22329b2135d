"""Migrations: bring the tables of a database up to this version, with Alembic."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from flip7.server.storage.errors import trouble
from flip7.server.storage.schema import VERSION_TABLE
from flip7.server.storage.url import Place

FOLDER: Final = Path(__file__).parent / "migrations"


def upgrade(connection: Connection, place: Place) -> None:
    """Make or upgrade the tables of a database.

    Raise `StoreTrouble`, and change nothing, if another program made its tables, or a newer flip7.
    """
    config = _config(connection)
    _check_ours(connection, place)
    _check_not_newer(connection, place, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def _check_ours(connection: Connection, place: Place) -> None:
    there = inspect(connection).get_table_names()
    if there and VERSION_TABLE not in there:
        raise trouble(place, "this database belongs to another program; it was not changed")


def _check_not_newer(connection: Connection, place: Place, known: ScriptDirectory) -> None:
    reached = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if not set(reached) <= {revision.revision for revision in known.walk_revisions()}:
        raise trouble(place, "a newer flip7 made this database, and this one cannot read it")
