"""Measure the web table with Lighthouse on a simulated phone: its scores, its first paint and how smoothly cards move.

With the word `install`, Lighthouse is only set up, for the tests (tests/web/test_lighthouse.py).
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, CDPSession, Page

from tests.server.served import Served
from tests.web.browsers import browser_of_this_machine, the_site_is_built
from tests.web.lighthouse import WANTED, Judgement, install, judged
from tests.web.page_objects import PHONE, visitor
from tests.web.tables import table_of_bots

SLOWER: Final = 4
"""The processor of a mid-range phone is slower than this machine's by this factor, by Lighthouse's rule."""
NETWORK: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
"""A slow mobile network, as Lighthouse has it: milliseconds, bytes in a second."""
WATCHED: Final = 15_000
"""Milliseconds for which frames are counted."""
FRAME: Final = 1000 / 60
_TIMES: Final = {
    "first paint": "first-contentful-paint",
    "largest": "largest-contentful-paint",
    "blocked": "total-blocking-time",
    "speed index": "speed-index",
}
_FRAMES: Final = """(ms) => new Promise((done) => {
  const gaps = [], began = performance.now();
  let before = began;
  const next = (now) => {
    gaps.push(now - before);
    before = now;
    if (now - began < ms) requestAnimationFrame(next); else done(gaps.slice(1));
  };
  requestAnimationFrame(next);
})"""
_PAINTED: Final = """() => {
  const painted = (type, name) => new Promise((done) => {
    new PerformanceObserver((list) => {
      const found = list.getEntries().filter((entry) => !name || entry.name === name).at(-1);
      if (found) done(found.startTime);
    }).observe({ type, buffered: true });
  });
  return Promise.all([painted("paint", "first-contentful-paint"), painted("largest-contentful-paint")]);
}"""
"""Waits for both: on a busy machine a page may not be painted yet when it is asked."""


def tell(name: str, found: Judgement) -> None:
    """The figures of a page."""
    times = ", ".join(f"{each} {found.figure(audit):.0f} ms" for each, audit in _TIMES.items())
    print(f"{name}: {found.scores} {times}, layout shift {found.figure('cumulative-layout-shift'):.3f}")


def good(name: str, url: str) -> bool:
    """Whether the page has the scores that are wanted, with its figures told."""
    found = judged(url)
    tell(name, found)
    for each in found.faults():
        print(f"  {each}")
    return min(found.scores.values()) >= WANTED


def phone(browser: Browser, url: str) -> tuple[Page, CDPSession]:
    """A page of the size of a phone, and the tools of a developer for it."""
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    page = visitor(context, url).page
    return page, context.new_cdp_session(page)


def paint(name: str, url: str) -> None:
    """When the page is first painted, and when its largest part is, with the network and the processor slowed down."""
    with browser_of_this_machine() as browser:
        page, tools = phone(browser, url)
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", NETWORK)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(url)
        page.wait_for_timeout(4000)
        first, largest = page.evaluate(_PAINTED)
    print(f"{name}, slowed down: first paint after {first:.0f} ms, largest after {largest:.0f} ms")


def frames(url: str) -> None:
    """Print the time of frames while eight seats play, and the share of one that the page works."""
    with browser_of_this_machine() as browser:
        page, _ = phone(browser, url)
        page.goto(url)
        page.locator(".table").wait_for()
        page.wait_for_timeout(2000)
        browser.start_tracing(page=page, categories=["-*", "toplevel", "disabled-by-default-devtools.timeline"])
        gaps = sorted(page.evaluate(_FRAMES, WATCHED))
        events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    late = sum(gap > FRAME * 1.5 for gap in gaps)
    print(
        f"frames with 8 seats: {len(gaps) * 1000 / WATCHED:.1f} a second, median {share(gaps, 50):.1f} ms, "
        f"95 of 100 within {share(gaps, 95):.1f} ms, longest {gaps[-1]:.0f} ms, {late} of {len(gaps)} late"
    )
    work = sorted(work_of_frames(events))
    long = sum(each > FRAME for each in work)
    print(
        f"work in a frame: median {share(work, 50):.1f} ms, 95 of 100 within {share(work, 95):.1f} ms, longest "
        f"{work[-1]:.1f} ms, {long} of {len(work)} longer than a frame; {SLOWER} times slower: "
        f"{sum(each * SLOWER > FRAME for each in work)}"
    )


def share(values: list[float], percent: int) -> float:
    """The value that so many of a hundred do not exceed; the values are in order."""
    return values[min(len(values) - 1, len(values) * percent // 100)]


def work_of_frames(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds that the page's main thread ran in each sixtieth of a second, whatever else the machine did."""
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        each for each in events if each["name"] == "RunTask" and (each["pid"], each["tid"]) in mains and "tdur" in each
    ]
    began = min(each["ts"] for each in tasks)
    work = [0.0] * (int((max(each["ts"] for each in tasks) - began) / 1000 / FRAME) + 1)
    for each in tasks:
        work[int((each["ts"] - began) / 1000 / FRAME)] += each["tdur"] / 1000
    return work


def main() -> None:
    """The figures of the home page and of a table."""
    install()
    if sys.argv[1:] == ["install"]:
        return
    the_site_is_built()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder, "tables.sqlite")) as served:
        home = f"http://127.0.0.1:{served.port}/"
        table = table_of_bots(served)
        enough = [good("home", home), good("table", table)]
        paint("home", home)
        paint("table", table_of_bots(served))
        frames(table_of_bots(served, seats=8, pace=1.2))
    if not all(enough):
        sys.exit(f"some score is below {WANTED}")


if __name__ == "__main__":
    main()
