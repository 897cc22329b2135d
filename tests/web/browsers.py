"""The browser that tests and tools drive: the Chromium of this machine, which talks to nobody but our server."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parents[2]
SITE: Final = ROOT / "src" / "flip7" / "server" / "site"
SHELL: Final = "chromium-headless-shell"
"""Chromium without a window: the same pages in two thirds of the time."""
_NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_USUAL: Final = Path("/usr/bin/chromium")
QUIETLY: Final = (
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)


def chromium_of_this_machine() -> str | None:
    """Where Chromium is: of the system, or of Playwright; None if nowhere."""
    found = os.environ.get("FLIP7_CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None and _USUAL.exists():
        found = str(_USUAL)
    return found or _of_playwright()


def _of_playwright() -> str | None:
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.exists() else None


@contextmanager
def browser_of_this_machine(*options: str) -> Iterator[Browser]:
    """A browser without a window; it is gone at the end."""
    chromium = chromium_of_this_machine()
    assert chromium is not None, "there is no Chromium here: `make .venv/.chromium` installs one, as `make test` does"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*QUIETLY, *options])
        try:
            yield browser
        finally:
            browser.close()


def the_site_is_built() -> None:
    """There is a site to look at."""
    assert (SITE / "index.html").is_file(), "the browser's side is not built: `make web` builds it"
