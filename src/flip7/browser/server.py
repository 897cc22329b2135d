"""A whole server in one object: connections that speak the protocol of the socket, and requests as the REST API's."""

import logging
from collections.abc import Callable
from typing import Final

from flip7.bots.worker import BotsHere
from flip7.browser.connection import PageConnection
from flip7.browser.games import DeviceGames
from flip7.browser.http_messages import Answer, Routes
from flip7.browser.requests import DeviceRequests
from flip7.browser.store import DeviceStore, Persistence
from flip7.clock import Clock
from flip7.protocol.table_code import DEVICE_MARK
from flip7.server.config import Limits, Rate, Settings, Timeouts
from flip7.server.pubsub import LocalPubSub
from flip7.server.room_metrics import NoMetrics
from flip7.server.rooms.registry import Rooms
from flip7.server.security.log_limit import RateLimitedLog
from flip7.server.security.tokens import TableKeys

log: Final = logging.getLogger("flip7.browser")

DEVICE_LIMITS: Final = Limits(
    bot_choices_per_second=100, bot_choices_at_once=1000, bot_choices=Rate(at_once=1000, per_second=100)
)
"""Bots take turns with nobody else's here."""


class BrowserServer:
    """The server of one device. It must be made where an event loop runs."""

    def __init__(
        self,
        clock: Clock,
        persistence: Persistence,
        *,
        limits: Limits = DEVICE_LIMITS,
        timeouts: Timeouts | None = None,
    ) -> None:
        settings = Settings(public_url="", limits=limits, timeouts=timeouts or Timeouts())
        keys = TableKeys(DEVICE_MARK)
        store = DeviceStore(persistence)
        self.rooms: Rooms = Rooms(
            store,
            LocalPubSub(),
            settings,
            clock,
            NoMetrics(),
            bots=BotsHere(),
            keys=keys,
            closes_foreign=False,
        )
        self._faults = RateLimitedLog(log, clock.monotonic)
        games = DeviceGames(self.rooms, store, keys)
        self._requests = DeviceRequests(self.rooms, games, self._faults, lambda: _score_routes(persistence, clock))
        self._connections: dict[int, PageConnection] = {}

    def connect(self, connection: int, send: Callable[[str], None]) -> None:
        """Open a connection under a number that the page chooses; messages to it are sent with `send`."""
        self.disconnect(connection)
        self._connections[connection] = PageConnection(self.rooms, send, self._faults)

    def receive(self, connection: int, text: str) -> None:
        """Answer a message of a connection, after those before it; one of a closed connection is dropped."""
        if connection in self._connections:
            self._connections[connection].receive(text)

    def disconnect(self, connection: int) -> None:
        """Close a connection, if it is open."""
        if connection in self._connections:
            self._connections.pop(connection).close()

    async def request(self, method: str, target: str, body: str | None = None) -> Answer:
        """Answer a request of the REST API."""
        return await self._requests.answer(method, target, body)

    async def close(self) -> None:
        """Close all connections, and finish what is being written."""
        connections = tuple(self._connections.values())
        for number in tuple(self._connections):
            self.disconnect(number)
        for connection in connections:
            await connection.closed()
        await self.rooms.stop(0)


def _score_routes(persistence: Persistence, clock: Clock) -> Routes:
    """Load the companion: whoever plays at a table does not wait for it."""
    from flip7.browser.score_requests import ScoreRequests
    from flip7.browser.score_store import ScoreStore
    from flip7.browser.scores import DeviceScores

    return ScoreRequests(DeviceScores(ScoreStore(persistence), clock.now)).routes
