"""One PostgreSQL for all tests of the server."""

from collections.abc import Iterator

import pytest

from tests.server.storage.postgresql import PostgresServer, running_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server for all tests of this process."""
    with running_server() as server:
        yield server
