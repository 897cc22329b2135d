"""A server, a browser, and people who come with one."""

import asyncio
from asyncio.events import _set_running_loop
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.server.served import Served
from tests.web import ui_states
from tests.web.browsers import browser_of_this_machine, the_site_is_built
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, Visitor, Wishes, visitor

Visit = Callable[..., Visitor]
_FORGET: Final = """async () => {
  localStorage.clear();
  const gone = (name) => new Promise((done, failed) => {
    Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: failed });
  });
  for (const { name } of await indexedDB.databases()) await gone(name);
}"""
"""No games and no wishes are left of whoever had the phone before; Python is still there."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """A browser for all tests of this process, and the event loop of Playwright, which stands still between them."""
    the_site_is_built()
    with browser_of_this_machine() as browser:
        loop = asyncio.get_running_loop()
        _set_running_loop(None)
        yield browser, loop
        _set_running_loop(loop)


@pytest.fixture
def browser(chromium: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """The browser. While a test has it, this thread has a running event loop; before and after, others can run theirs."""
    browser, loop = chromium
    _set_running_loop(loop)
    yield browser
    _set_running_loop(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of this process."""
    with ui_states.serving(tmp_path_factory.mktemp("served") / "tables.sqlite", ui_states.PLAIN) as served:
        yield served


@pytest.fixture
def served(server: Served) -> Served:
    """That server; nobody has a card to give early in a game, unless the test deals other cards."""
    ui_states.deal(server, ui_states.PLAIN)
    return server


@pytest.fixture
def address(served: Served) -> str:
    """Where that server is."""
    return f"http://127.0.0.1:{served.port}"


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Makes people with a browser of their own; at the end, none of their browsers has complained."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(
        size: tuple[int, int] = DESKTOP,
        wishes: Wishes | None = None,
        name: str | None = "Ann",
        *,
        at: str | None = None,
        **options: Any,  # noqa: ANN401 - those of Playwright
    ) -> Visitor:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        contexts.append(context)
        visitors.append(visitor(context, at or address, wishes, name))
        return visitors[-1]

    yield come
    complaints = [each for one in visitors for each in one.unforgiven()]
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture(scope="session")
def shared(chromium: tuple[Browser, asyncio.AbstractEventLoop], server: Served) -> Iterator[BrowserContext]:
    """A phone's browser in which a game on the device was dealt, so that it has Python: that takes seconds."""
    browser, loop = chromium
    _set_running_loop(loop)
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    first = visitor(context, f"http://127.0.0.1:{server.port}", {"speed": AT_ONCE})
    first.page.add_init_script(ui_states.line_up("Ana", "Ben"))
    first.open("/device").click("Deal")
    first.until("pass", "turn", "give", "summary")
    first.page.close()
    _set_running_loop(None)
    yield context
    _set_running_loop(loop)
    context.close()
    _set_running_loop(None)


@pytest.fixture
def phone(browser: Browser, shared: BrowserContext, address: str) -> Iterator[Visitor]:
    """A visitor with a phone that was never used for a game; at the end, no error was logged."""
    assert shared in browser.contexts, "this fixture has the event loop of Playwright run"
    page = shared.new_page()
    page.goto(f"{address}/api/health")
    page.evaluate(_FORGET)
    page.close()
    person = visitor(shared, address, {"speed": AT_ONCE})
    yield person
    complaints = person.unforgiven()
    person.page.close()
    assert not complaints


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file for the tables of a server of one test."""
    return tmp_path / "tables.sqlite"
