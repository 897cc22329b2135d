"""The readers of a database, in threads of their own."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine, Select
from sqlalchemy.exc import SQLAlchemyError

from flip7.server.storage.engine import MAX_READERS
from flip7.server.storage.errors import trouble, trouble_of
from flip7.server.storage.url import Place


class Reader:
    """Runs queries until it is closed, a few at once."""

    def __init__(self, place: Place, engine: Engine) -> None:
        self._place = place
        self._engine = engine
        self._threads = ThreadPoolExecutor(MAX_READERS, thread_name_prefix="flip7-reader")
        self._closed = False

    async def read(self, query: Select[Any], asked: Mapping[str, object]) -> Sequence[Any]:
        """Fetch all rows that answer the query."""
        self.check_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, query, asked)
        except SQLAlchemyError as error:
            raise trouble_of(self._place, error) from error

    def check_open(self) -> None:
        """Raise `StoreTrouble` if it has been closed."""
        if self._closed:
            raise trouble(self._place, "the database has been closed")

    def close(self) -> None:
        """Refuse what comes later, and wait for what is under way."""
        self._closed = True
        self._threads.shutdown()

    def _ask(self, query: Select[Any], asked: Mapping[str, object]) -> Sequence[Any]:
        with self._engine.connect() as connection:
            return connection.execute(query, asked).all()
