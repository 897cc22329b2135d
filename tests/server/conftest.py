"""Tests of the server may be coroutines: each runs in a loop of its own. And one PostgreSQL for all of them."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest

from tests.server.storage.postgresql import PostgresServer, running_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server for all tests of this process."""
    with running_server() as server:
        yield server


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """The coroutine has run to its end."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    asyncio.run(test(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
