"""A log that cannot be had soon keeps nobody from playing, nor from leaving."""

import asyncio
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import Any, cast

import pytest

from flip7.server.messages import TableView
from flip7.tui.past import told_before

DRIPS = 300
"""For half a minute: longer than anybody may be kept."""


class Dripping(BaseHTTPRequestHandler):
    """Says a little, again and again."""

    to_the_end = threading.Event()
    """Somebody has listened to all of it."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        for _ in range(DRIPS):
            try:
                self.wfile.write(b" ")
            except OSError:
                return
            time.sleep(0.1)
        self.to_the_end.set()

    def log_message(self, *args: Any) -> None:  # noqa: ANN401 - the server's
        pass


@pytest.fixture
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Dripping) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_log_that_drips_is_given_up_and_its_thread_as_well(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.tui.past._PATIENCE", 0.3)
    room = cast("TableView", SimpleNamespace(id="a table", number=5, game="there is one"))
    assert asyncio.run(told_before(address, room)) is None  # it has waited for its threads to end
    assert not Dripping.to_the_end.is_set()
