"""The entry point in Pyodide: connect the server to the worker's IndexedDB and to the page.

The only module that knows JavaScript. Its functions are called from there, with JavaScript's objects.
"""

from collections.abc import Awaitable, Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from flip7.browser.server import BrowserServer
from flip7.clock import SystemClock


class JsPersistence(Protocol):
    """A JavaScript object whose methods return promises."""

    def rooms(self) -> Awaitable[str]:
        """Read what is kept of all rooms."""

    def entries(self, room: str) -> Awaitable[str]:
        """Read the log of a room."""

    def scores(self) -> Awaitable[str]:
        """Read what is kept of all score games."""

    def taps(self, game: str) -> Awaitable[str]:
        """Read the entries of a score game."""

    def write(self, changes: str) -> Awaitable[None]:
        """Write in one transaction."""


class _Persistence:
    """A persistence of JavaScript, as the store wants it."""

    def __init__(self, given: JsPersistence) -> None:
        self._given = given

    async def rooms(self) -> str:
        """Read what is kept of all rooms."""
        return await self._given.rooms()

    async def entries(self, room: str) -> str:
        """Read the log of a room."""
        return await self._given.entries(room)

    async def scores(self) -> str:
        """Read what is kept of all score games."""
        return await self._given.scores()

    async def taps(self, game: str) -> str:
        """Read the entries of a score game."""
        return await self._given.taps(game)

    async def write(self, changes: str) -> None:
        """Write in one transaction."""
        await self._given.write(changes)


class JsServer:
    """The server as JavaScript calls it."""

    def __init__(self, server: BrowserServer, post: Callable[[int, str], object]) -> None:
        self._server = server
        self._post = post

    def connect(self, connection: int) -> None:
        """Open a connection; what it is sent is posted with its number."""
        self._server.connect(connection, lambda text: self._posted(connection, text))

    def receive(self, connection: int, text: str) -> None:
        """Answer a message of a connection."""
        self._server.receive(connection, text)

    def disconnect(self, connection: int) -> None:
        """Close a connection."""
        self._server.disconnect(connection)

    async def request(self, method: str, target: str, body: str | None = None) -> object:
        """Answer a request: `[status, media_type, body, filename]`."""
        answer = await self._server.request(method, target, body if isinstance(body, str) else None)
        return _as_js([answer.status, answer.media_type, answer.body, answer.filename])

    def _posted(self, connection: int, text: str) -> None:
        self._post(connection, text)


def _as_js(values: list[object]) -> object:
    """Convert to a JavaScript array; in other Pythons, where tests run, nothing needs to be converted."""
    if find_spec("pyodide") is None:
        return values
    to_js: Callable[[object], object] = import_module("pyodide.ffi").to_js
    return to_js(values)


def start(persistence: JsPersistence, post: Callable[[int, str], object]) -> JsServer:
    """Start the server; `post(connection, text)` sends the page a message."""
    return JsServer(BrowserServer(SystemClock(), _Persistence(persistence)), post)
