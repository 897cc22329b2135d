"""A game on this device: how much is loaded, how soon it starts, how fast it answers, how smooth and how large it is.

    make site && python bench/offline.py

`make bench` prints it, too. In Chromium, from the static site on loopback. Cold: nothing is there; warm: everything was
loaded and used before. A phone: the network and the processor of Lighthouse's simulated phone (`slow_phone.py`). A tap
is answered when the page gets its first event. Frames are counted while the worker makes one game after the other.

Memory is the private footprint of the process that draws the page and runs its workers, as Chromium counts it and its
task manager shows it: what would be free if the tab were closed. The program of the browser and what processes share is
not in it. It is taken by somebody who comes back to a game in a new browser, and before Python was loaded there.
"""

import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

import psutil  # type: ignore[import-untyped] # it has none
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from slow_phone import slow_host, slow_processor

from tests.web.browsers import QUIETLY, browser_of_this_machine, chromium_of_this_machine
from tests.web.device import (
    STATIC_SITE,
    DevicePage,
    game_with_bots,
    static_server,
    the_static_site_is_built,
    until_kept,
)
from tests.web.page_objects import PHONE

WARM_STARTS: Final = 5
TAPS: Final = 300
FRAMES_MS: Final = 5000
LATE_MS: Final = 1000 / 30
"""A frame that comes after this was missed."""
MEGABYTE: Final = 1e6

_FIRST_CARD: Final = """async ([module, plan]) => {
  const began = performance.now();
  const device = await import(new URL(module, document.baseURI).href);
  const { status, body } = await device.deviceRequest("/api/tables", { method: "POST", body: plan });
  const table = JSON.parse(body);
  const taken = await new Promise((done) => {
    const channel = device.openChannel((text) => {
      const message = JSON.parse(text);
      if (message.type === "welcome") done(performance.now() - began);
    });
    channel.send(JSON.stringify({ type: "hello", protocol: 1, table: table.id, token: table.token }));
  });
  if (status !== 201) throw new Error(body);
  return taken;
}"""
"""Milliseconds from the page's first call to a table with its first cards."""

_TAPS: Final = """async ([module, plan, taps]) => {
  const device = await import(new URL(module, document.baseURI).href);
  const times = [];
  while (times.length < taps) {
    const { body } = await device.deviceRequest("/api/tables", { method: "POST", body: plan });
    const table = JSON.parse(body);
    await new Promise((over) => {
      let began = null;
      const answer = (asked) => {
        if (!asked || asked.by !== "person") return;
        began = performance.now();
        const choice = asked.options.includes("hit") ? (times.length % 3 ? "hit" : "stay") : asked.options[0];
        channel.send(JSON.stringify({ type: "answer", ordinal: asked.ordinal, choice }));
      };
      const channel = device.openChannel((text) => {
        const message = JSON.parse(text);
        if (message.type === "welcome") answer(message.asked);
        if (message.type !== "happened") return;
        if (began !== null) times.push(performance.now() - began);
        began = null;
        if (message.asked && times.length < taps) answer(message.asked);
        else { channel.close(); over(); }
      });
      channel.send(JSON.stringify({ type: "hello", protocol: 1, table: table.id, token: table.token }));
    });
  }
  return times;
}"""

_FRAMES: Final = """async ([module, plan, ms]) => {
  const device = await import(new URL(module, document.baseURI).href);
  const gaps = [];
  let before = null, busy = true, events = 0;
  const next = (now) => {
    if (before !== null) gaps.push(now - before);
    before = now;
    if (busy) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const { body } = await device.deviceRequest("/api/tables", { method: "POST", body: plan });
    await device.deviceRequest(`/api/tables/${JSON.parse(body).id}/log?since=0`);
    events++;
  }
  busy = false;
  return [gaps, events];
}"""


_UNTIL_SNAPSHOT: Final = """async () => {
  const cache = await caches.open("flip7-python");
  while (!(await cache.keys()).some(({ url }) => url.includes("/snapshot-"))) await new Promise(requestAnimationFrame);
}"""
"""Wait until Python's memory is kept, from which later starts copy it."""


def arrived(context: BrowserContext, site: str) -> Page:
    """Open the site."""
    page = context.new_page()
    page.goto(site)
    page.locator("main").wait_for()
    return page


def first_card(page: Page) -> float:
    """Return the seconds until the first cards are on the table."""
    taken: float = page.evaluate(_FIRST_CARD, [DevicePage(page).module, json.dumps(game_with_bots())])
    return taken / 1000


def renderer_megabytes() -> float:
    """Return the private memory of the largest process that draws pages (Linux)."""
    return max(map(private_megabytes, renderers()))


def renderers() -> list[int]:
    """Return the processes that draw pages in the browser that was started here."""
    below = psutil.Process().children(recursive=True)
    return [process.pid for process in below if "--type=renderer" in process.cmdline()]


def private_megabytes(process: int) -> float:
    """Return the memory of a process that is no file's and not shared, swapped out or not."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    parts = re.findall(r"^(?:RssAnon|VmSwap):\s+(\d+) kB", status, re.MULTILINE)
    return sum(map(int, parts)) * 1024 / MEGABYTE


def percentile(values: Sequence[float], share: int) -> float:
    """Return the value that `share` percent of all stay below."""
    return statistics.quantiles(values, n=100)[share - 1]


def lines() -> Iterator[str]:
    """Yield every figure as a line."""
    the_static_site_is_built()
    with static_server(STATIC_SITE.parent) as address:
        site = f"{address}/{STATIC_SITE.name}/"
        with browser_of_this_machine() as browser:
            yield from _in_one_browser(browser, site)
        yield _memory(site)
    with browser_of_this_machine() as browser, slow_host(STATIC_SITE.parent) as address:
        yield _on_a_phone(browser, f"{address}/{STATIC_SITE.name}/")


def _in_one_browser(browser: Browser, site: str) -> Iterator[str]:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    page = arrived(context, site)
    cold = first_card(page)
    total = DevicePage(page).progress()["total"] / MEGABYTE
    yield f"bytes of Python and the referee, cold: {total:.2f} MB, and Pyodide's scripts (0.27 MB compressed)"
    yield f"seconds to the first card, cold: {cold:.2f}"
    until_kept(page)
    warm = []
    for _ in range(WARM_STARTS):
        page.reload()
        page.locator("main").wait_for()
        warm.append(first_card(page))
    middle = statistics.median(warm)
    yield f"seconds to the first card, warm: best {min(warm):.2f}, median {middle:.2f} of {WARM_STARTS} (bar: 1.5)"
    given = [DevicePage(page).module, json.dumps(game_with_bots(target=200))]
    taps: list[float] = page.evaluate(_TAPS, [*given, TAPS])
    p50, p99 = percentile(taps, 50), percentile(taps, 99)
    yield f"ms from a tap to its first event: p50 {p50:.1f}, p99 {p99:.1f} of {len(taps)} (bar: 50)"
    gaps, games = page.evaluate(_FRAMES, [*given, FRAMES_MS])
    late = sum(gap > LATE_MS for gap in gaps)
    rate = 1000 / statistics.mean(gaps)
    yield f"frames while the worker makes {games} games: {rate:.0f} a second, {late} of {len(gaps)} late (bar: 60)"


@contextmanager
def _at_home(profile: str) -> Iterator[BrowserContext]:
    """Open the browser of somebody who comes back to it."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=chromium_of_this_machine(),
            args=list(QUIETLY),
            viewport={"width": PHONE[0], "height": PHONE[1]},
        )
        try:
            yield context
        finally:
            context.close()


def _memory(site: str) -> str:
    with tempfile.TemporaryDirectory() as profile:
        with _at_home(profile) as context:
            page = arrived(context, site)
            first_card(page)
            until_kept(page)
            page.evaluate(_UNTIL_SNAPSHOT)
        with _at_home(profile) as context:
            page = arrived(context, site)
            before = renderer_megabytes()
            first_card(page)
            playing = renderer_megabytes()
            page.evaluate(_TAPS, [DevicePage(page).module, json.dumps(game_with_bots(target=200)), TAPS])
            after = renderer_megabytes()
    sizes = f"{playing:.0f} in a game, {after:.0f} after {TAPS} taps, {before:.0f} before Python"
    return f"private MB of the page with its workers: {sizes} (bar: 150)"


def _on_a_phone(browser: Browser, site: str) -> str:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    page = context.new_page()
    page.goto("about:blank")
    slowed = renderers()
    with slow_processor(slowed):
        began = time.monotonic()
        page.goto(site)
        page.locator("main").wait_for()
        shown = time.monotonic() - began
        played = first_card(page)
    assert set(renderers()) <= set(slowed), "the page is drawn by a process that was slowed down"
    return f"seconds on Lighthouse's phone, cold: {shown:.1f} to the page, {played:.1f} more to the first card"


def main() -> None:
    """Measure, and print one line for each figure."""
    for line in lines():
        print(line)


if __name__ == "__main__":
    main()
