"""The databases with which tests of the storage run: SQLite in a file, and a real PostgreSQL."""

from pathlib import Path

import pytest

from tests.server.storage.postgresql import PostgresServer


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: whatever takes this runs with each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "x")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.empty_database()
