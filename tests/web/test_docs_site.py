"""The documentation, opened as files by a browser without a network. `make site-docs` builds it and checks its links."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.page_objects import DESKTOP, PHONE

pytestmark = pytest.mark.e2e  # the parts that it is made of have unit tests: tests/tools/test_docs_site.py

SITE = Path(__file__).parents[2] / "build" / "docs-site"
PAGES = ("index.html", "tutorial.html", "rules.html", "protocol.html", "api/game.html", "api/index.html")


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page without a network; at the end, nothing was asked of one, and nothing was complained of."""
    assert (SITE / "index.html").exists(), "run `make site-docs`"
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, offline=True)
    page, asked, complaints = context.new_page(), [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:", "about:"))] == []
    assert complaints == []


def open_file(page: Page, name: str) -> None:
    page.goto((SITE / name).as_uri())


def test_the_search_finds_a_rule_and_a_public_name_offline(page: Page) -> None:
    open_file(page, "tutorial.html")
    page.keyboard.press("/")  # opens the search of the theme
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")
    page.keyboard.type("usual_target")
    expect(page.locator(".md-search-result__list a[href*='api/']").first).to_be_visible()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("second chance")
    expect(page.locator(".md-search-result__list a[href*='rules.html']").first).to_be_visible()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_the_screen_and_shows_its_pictures(page: Page, name: str) -> None:
    open_file(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("[...document.images].filter((image) => image.complete && !image.naturalWidth).length") == 0
    expect(page.locator("h1").first).to_be_visible()


def test_the_recorded_game_moves_unless_motion_is_unwelcome(page: Page) -> None:
    open_file(page, "pictures/recorded-game.svg")
    film = "getComputedStyle(document.querySelector('.film')).animationName"
    assert page.evaluate(film) == "film"
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(film) == "none"
