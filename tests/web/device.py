"""Games on this device in a real browser: the static site on a plain web server, and a page that speaks with its worker."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, Literal, cast
from unittest.mock import patch

from playwright.sync_api import Page, Route

from flip7.server.rooms import create
from tests.browser.device import asked_of, device
from tests.web.browsers import ROOT
from tests.web.page_objects import Visitor

STATIC_SITE: Final = ROOT / "build" / "site"
WORKER: Final = "**/assets/worker-*.js"
PIECES: Final = re.compile(r"/python/[0-9a-f]+-\d+$")
"""The pieces of Python; scripts and snapshots have other names."""

_CALL: Final = """async ([module, name, ...given]) => {
  const device = await import(new URL(module, document.baseURI.replace(/#.*/, "")).href);
  return device[name](...given);
}"""
_START: Final = """async (module) => {
  const device = await import(new URL(module, document.baseURI.replace(/#.*/, "")).href);
  return device.startDevice().then(() => null, (refused) => refused.reason);
}"""
_PROGRESS: Final = """async (module) => {
  const device = await import(new URL(module, document.baseURI.replace(/#.*/, "")).href);
  return new Promise((resolve) => device.watchDevice(resolve)());
}"""
_UNTIL: Final = """async ([module, state]) => {
  const device = await import(new URL(module, document.baseURI.replace(/#.*/, "")).href);
  return new Promise((resolve) => device.watchDevice((progress) => { if (progress.state === state) resolve(progress); }));
}"""
"""Not `wait_for_function`, which takes the promise of an asynchronous function for true."""
_REMEMBER: Final = (
    "(tokens) => { for (const [key, token] of Object.entries(tokens)) localStorage.setItem(key, token); }"
)
STATE: Final = """async () => {
  const kept = await caches.match(new URL(".", location.href).pathname, { cacheName: "flip7-state" });
  return kept?.json();
}"""
"""The contents of the service worker's caches: `current` and `next`, two versions of the site."""
_UNTIL_KEPT: Final = f"""async ([field, version]) => {{
  for (;;) {{
    const found = (await ({STATE})())?.[field];
    if (found && (version === null || found === version)) return;
    await new Promise(requestAnimationFrame);
  }}
}}"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the standard library's
        """Print nothing."""


@contextmanager
def static_server(folder: Path) -> Iterator[str]:
    """Serve a folder as `python -m http.server` does, and yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def the_static_site_is_built() -> None:
    """There is a static site to look at."""
    assert (STATIC_SITE / "index.html").is_file(), "the static site is not built: `make site` builds it"


class DevicePage:
    """The server on the device of a page, as the page's own scripts use it."""

    def __init__(self, page: Page, site: Path = STATIC_SITE) -> None:
        self.page = page
        files = json.loads((site / "files.json").read_text(encoding="utf-8"))["files"]
        (self.module,) = [f"./{each}" for each in files if each.startswith("assets/deviceServer-")]

    def start(self) -> str | None:
        """Start it; the reason comes back if it does not."""
        return cast("str | None", self.page.evaluate(_START, self.module))

    def take_over(self) -> None:
        """Take the games over from another tab."""
        self.page.evaluate(_CALL, [self.module, "takeOver"])

    def progress(self) -> dict[str, Any]:
        """The progress of the installation."""
        return cast("dict[str, Any]", self.page.evaluate(_PROGRESS, self.module))

    def storage_problem(self) -> str | None:
        """Why games are in memory only."""
        return cast("str | None", self.page.evaluate(_CALL, [self.module, "storageProblem"]))

    def request(self, path: str, method: str = "GET", body: object = None) -> dict[str, Any]:
        """Send a request as over HTTP."""
        text = body if isinstance(body, str) or body is None else json.dumps(body)
        options = {"method": method, **({} if text is None else {"body": text})}
        return cast("dict[str, Any]", self.page.evaluate(_CALL, [self.module, "deviceRequest", path, options]))

    def found(self, **plan: object) -> dict[str, Any]:
        """Make a table on the device, and remember its host's token."""
        answer = self.request("/api/tables", "POST", plan)
        assert answer["status"] == 201, answer
        founded: dict[str, Any] = json.loads(answer["body"])
        self.remember(founded)
        return founded

    def remember(self, founded: dict[str, Any]) -> None:
        """Be the person who made that table."""
        tokens = {f"flip7:token:{founded[key]}": founded["token"] for key in ("id", "code")}
        self.page.evaluate(_REMEMBER, tokens)

    def restore(self, backup: str) -> None:
        """Add the games of a backup."""
        answer = self.request("/api/device/restore", "POST", backup)
        assert json.loads(answer["body"]) == {"restored": 1, "skipped": 0}, answer

    def until(self, state: str) -> dict[str, Any]:
        """Wait until it is in that state."""
        return cast("dict[str, Any]", self.page.evaluate(_UNTIL, [self.module, state]))


def game_with_bots(target: int = 30, seats: int = 3) -> dict[str, object]:
    """A game of one person against bots that answer at once.

    To a few points it may be over before the person is asked: a bot's Freeze, or a bust in a Flip Three, and a good round.
    """
    return {
        "name": "Ann",
        "seats": seats,
        "bots": [{"seat": seat, "bot": "level1"} for seat in range(1, seats)],
        "rules": {"target": target},
        "options": {"bot_seconds": 0},
        "start": True,
    }


def backup_with_secret(secret: int, plan: dict[str, object]) -> tuple[str, dict[str, Any]]:
    """Return a backup of one game with known cards, begun in this Python, and its host: nothing in a browser can choose the cards."""

    async def make() -> tuple[str, dict[str, Any]]:
        async with device() as server:
            founded: dict[str, Any] = await asked_of(server, "POST", "/api/tables", plan)
            return (await server.request("GET", "/api/device/backup", None)).body, founded

    known = SimpleNamespace(token_bytes=lambda size: secret.to_bytes(size, "big"))
    with patch.object(create, "secrets", known):
        return asyncio.run(make())


def until_kept(page: Page, field: Literal["current", "next"] = "current", version: str | None = None) -> None:
    """Wait until everything of a version of the site is kept: to be opened without a network, or to be taken next."""
    page.evaluate(_UNTIL_KEPT, [field, version])


def before_the_worker(page: Page, code: str) -> None:
    """Have the worker run that first: it has no other way in than its own script."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=f"{code}\n{response.text()}")

    page.route(WORKER, answer)


def open_table(person: Visitor, code: str) -> None:
    """Show the table."""
    person.page.goto(f"{person.address}/t/{code}")
    person.until_seen(".table")
