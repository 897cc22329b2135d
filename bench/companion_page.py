"""Time from a tap to the picture, on the companion's page in a real browser: a live game of twelve on a phone.

`python bench/companion_page.py` prints p50 and p99 from the pointer going down to the first frame that shows the new
board, and the same for a correction of the first card. The page must be built (`make web`). Wall-clock time: it says
something on a quiet machine alone, so the load is printed beside it.
"""

import os
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web import ui_states  # noqa: E402
from tests.web.browsers import browser_of_this_machine, the_site_is_built  # noqa: E402
from tests.web.companion import Companion, line_up  # noqa: E402
from tests.web.page_objects import PHONE, visitor  # noqa: E402

PLAYERS: Final = 12
TAPS: Final = 200
STAY_CHANCE: Final = 0.2
WATCH: Final = """() => {
  let tapped = 0, due = false;
  window.taps = [];
  addEventListener("pointerdown", (event) => (tapped = event.timeStamp), true);
  new MutationObserver(() => {
    if (!tapped || due) return;
    due = true;
    // the message comes after the frame that the mutation is in
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.taps.push(performance.now() - tapped);
        [tapped, due] = [0, false];
      };
      port2.postMessage(null);
    });
  }).observe(document.querySelector("main.board"), { subtree: true, childList: true, characterData: true });
}"""
"""Notes for each tap the milliseconds until the board is drawn anew."""


def lines() -> list[str]:
    """Every figure as a line."""
    the_site_is_built()
    with (
        TemporaryDirectory() as folder,
        ui_states.serving(Path(folder) / "tables.sqlite", ui_states.PLAIN) as served,
        browser_of_this_machine() as browser,
    ):
        context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
        person = visitor(context, f"http://127.0.0.1:{served.port}")
        person.page.add_init_script(line_up(*(f"P{seat}" for seat in range(PLAYERS)), depth="live"))
        person.open("/score")
        Companion(person).start()
        return _measured(person.page)


def _measured(page: Page) -> list[str]:
    page.evaluate(WATCH)
    random = Random(1)
    while len(page.evaluate("taps")) < TAPS:
        _tap(page, random)
    times: list[float] = sorted(page.evaluate("taps"))
    page.evaluate("taps.length = 0")
    page.get_by_role("button", name="What was entered").click()
    page.get_by_role("button", name="The round before").click(click_count=9)
    page.locator("dialog ol button").first.click()
    page.locator('dialog [data-card="9"]').click()
    page.wait_for_function("() => taps.length > 0")
    corrected: float = page.evaluate("taps[0]")
    p50, p99 = times[len(times) // 2], times[int(0.99 * len(times))]
    taps = (
        f"{len(times)} taps of {PLAYERS} players, pointer down to picture: {p50:.0f} ms p50, {p99:.0f} ms p99 (bar: 50)"
    )
    correction = f"correct the first card: {corrected:.0f} ms (bar: 200)"
    return [f"{taps} (bar: 50); {correction}; load {os.getloadavg()[0]:.1f}"]


def _tap(page: Page, random: Random) -> None:
    """Tap what the referee asks for: a player, «Hit», «Stay», or a card that can be; and wait for the picture."""
    if page.locator(".dock .result").count():
        page.locator(".dock .result ~ .btn").click()
        page.locator(".dock .result").wait_for(state="detached")
    before = len(page.evaluate("taps"))
    gifts, moves = page.locator(".dock .gift"), page.locator(".dock .two .btn")
    if gifts.count():
        gifts.nth(random.randrange(gifts.count())).click()
    elif moves.count():
        moves.nth(0 if random.random() < STAY_CHANCE else 1).click()
    else:
        keys = page.locator('.dock [data-card]:not([aria-disabled="true"])')
        keys.nth(random.randrange(keys.count())).click()
    page.wait_for_function("(before) => taps.length > before", arg=before)


if __name__ == "__main__":
    for line in lines():
        print(line)
