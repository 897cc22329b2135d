"""Lighthouse's simulated phone, for a page with workers: a slow network and a slow processor.

The browser's own throttling leaves workers out, and it is a worker that downloads and runs Python. So the host is slow,
for all alike; it compresses text, as hosts of pages do. And the processes of the pages stand still three quarters of
the time, with all their threads (Linux, macOS).
"""

import gzip
import os
import signal
import threading
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

BYTES_A_SECOND: Final = 1_638_400 / 8
"""Lighthouse's slow mobile network: 1.6 Mbit/s."""
ROUND_TRIP_SECONDS: Final = 0.15
SLOWER: Final = 4
"""The processor of a mid-range phone is slower than this machine's by this factor, by Lighthouse's rule."""
_RUNS_SECONDS: Final = 0.005
"""A process runs for so long, and then stands still while others, faster, would run."""
_CHUNK: Final = 16 * 1024
_TEXT: Final = {".html", ".js", ".css", ".json", ".svg", ".webmanifest"}


class _Line:
    """The one line to the phone: whoever sends waits until those before are through."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._free = 0.0

    def send(self, size: int) -> None:
        with self._lock:
            begins = max(self._free, time.monotonic())
            self._free = begins + size / BYTES_A_SECOND
        time.sleep(max(0.0, self._free - time.monotonic()))


class _SlowHandler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *given: object, line: _Line, directory: str) -> None:
        self._line = line
        super().__init__(*given, directory=directory)  # type: ignore[arg-type] # those of the standard library

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        time.sleep(ROUND_TRIP_SECONDS)
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path.name))
        if path.suffix in _TEXT:
            body = gzip.compress(body)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for at in range(0, len(body), _CHUNK):
            part = body[at : at + _CHUNK]
            self._line.send(len(part))
            self.wfile.write(part)

    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser was closed
            super().handle()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the standard library's
        """Print nothing."""


@contextmanager
def slow_host(folder: Path) -> Iterator[str]:
    """Serve a folder slowly; its address comes back."""
    handler = partial(_SlowHandler, line=_Line(), directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def slow_processor(processes: Collection[int]) -> Iterator[None]:
    """Slow down those processes."""
    over = threading.Event()

    def tell(what: signal.Signals) -> None:
        for each in processes:
            with suppress(ProcessLookupError):
                os.kill(each, what)

    def alternate() -> None:
        while not over.is_set():
            tell(signal.SIGSTOP)
            time.sleep(_RUNS_SECONDS * (SLOWER - 1))
            tell(signal.SIGCONT)
            time.sleep(_RUNS_SECONDS)

    thread = threading.Thread(target=alternate, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
