"""How soon a puzzle stands there: from the tap on «Solve a puzzle» or «Next» until it takes an answer.

    make web && python bench/puzzles.py

In Chromium, from the static site on loopback, and again with the processor of Lighthouse's phone (`slow_phone.py`). The
table takes an answer 300 ms after it is shown, so that a fast finger does not answer by accident: that is not counted.
"""

import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from offline import renderers
from playwright.sync_api import Browser, Page
from slow_phone import slow_processor

from tests.web.browsers import browser_of_this_machine
from tests.web.device import STATIC_SITE, static_server, the_static_site_is_built
from tests.web.page_objects import PHONE

TAPS: Final = 12

_TAP: Final = """() => new Promise((done) => {
  const began = performance.now();
  const before = location.href;
  const look = () => {
    const there = location.href !== before && document.querySelector(".puzzle:not(.told) .table:not(.laying) .decide");
    if (there) requestAnimationFrame(() => done(performance.now() - began));
    else requestAnimationFrame(look);
  };
  document.querySelector("a.btn.hit").click();
  look();
})"""


def taps(page: Page, address: str) -> list[float]:
    """Solve puzzles; return the milliseconds from each tap to the next position."""
    page.goto(f"{address}#/puzzles")
    page.locator("a.btn.hit").wait_for()
    page.wait_for_load_state("networkidle")
    found = [page.evaluate(_TAP)]
    for _ in range(TAPS):
        page.wait_for_function("() => document.querySelector('.decide .hit:enabled, .givebtn:enabled')")
        page.locator(".decide .hit, .givebtn").first.click()
        page.locator(".verdict").wait_for()
        page.wait_for_load_state("networkidle")
        found.append(page.evaluate(_TAP))
    return found


def lines() -> Iterator[str]:
    """Yield every figure as a line."""
    the_static_site_is_built()
    with browser_of_this_machine() as browser, static_server(STATIC_SITE.parent) as address:
        site = f"{address}/{STATIC_SITE.name}/"
        yield _line("desktop", taps(_page(browser), site))
        page = _page(browser)
        with slow_processor(renderers()):
            yield _line("Lighthouse's phone", taps(page, site))


def _page(browser: Browser) -> Page:
    page = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}).new_page()
    page.goto("about:blank")
    return page


def _line(where: str, found: list[float]) -> str:
    first, *others = found
    return (
        f"milliseconds from tap to position, {where}: {first:.0f} for the first puzzle, then "
        f"{statistics.median(others):.0f} in the middle, {max(others):.0f} at most (bar: 200)"
    )


def main() -> None:
    """Measure, and print one line for each figure."""
    for line in lines():
        print(line)


if __name__ == "__main__":
    main()
