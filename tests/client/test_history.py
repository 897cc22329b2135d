"""A log that cannot be had soon keeps nobody from playing, nor from leaving."""

import asyncio
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import Any, cast

import pytest

from flip7.client.history import _TIMEOUT_SECONDS, past_of
from flip7.protocol.messages import TableView
from tests.server.clocks import FakeClock
from tests.server.server_in_process import PATIENCE
from tests.terminal.clocks import TurnedClock

pytestmark = pytest.mark.integration  # a server that really listens

DRIPS = 300
"""One a second for five minutes: longer than anybody may be kept."""


class Looked(FakeClock):
    """A second has gone by whenever somebody looks at it."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = threading.Semaphore(0)

    def monotonic(self) -> float:
        self.ticks += 1
        self.looks.release()
        return self.ticks


class Dripping(BaseHTTPRequestHandler):
    """Says a little, again and again: always after somebody has looked at the clock."""

    clock: Looked
    drips: int

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        for _ in range(DRIPS):
            if not self.clock.looks.acquire(timeout=PATIENCE):
                return  # nobody listens any more
            type(self).drips += 1
            try:
                self.wfile.write(b" ")
            except OSError:
                return

    def log_message(self, *args: Any) -> None:  # noqa: ANN401 - the server's
        pass


@pytest.fixture
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Dripping) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


ROOM = cast("TableView", SimpleNamespace(id="a table", number=5, game="there is one"))


def test_a_log_that_drips_is_given_up_and_its_thread_as_well(address: str) -> None:
    Dripping.clock, Dripping.drips = Looked(), 0
    assert asyncio.run(past_of(address, ROOM, Dripping.clock)) is None  # it has waited for its threads to end
    assert 1 < Dripping.drips < 10


async def test_a_log_that_says_nothing_is_given_up(address: str) -> None:
    clock, silent = TurnedClock(), Looked()
    Dripping.clock, Dripping.drips = silent, 0
    asking = asyncio.create_task(past_of(address, ROOM, clock))
    await clock.until_set_for(_TIMEOUT_SECONDS)
    await clock.turn(_TIMEOUT_SECONDS - 0.1)
    assert not asking.done()
    await clock.turn(0.1)
    assert await asking is None
    silent.looks.release(DRIPS)  # so that the thread ends, too
