"""Draws the pictures of pages in docs/pictures, as a browser shows them. Needs Chromium."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

PICTURES = Path("docs/pictures")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIETLY = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking")


class Page(NamedTuple):
    """A page, the command that makes it, and how much of it is shown."""

    picture: str
    size: str
    command: str


PAGES = (
    Page("simulate.png", "1200,1120", "simulate --bots risk:0.26,stay:25,stay:20,random --games 1000000 --seed README"),
    Page("solve.png", "1200,1100", "solve"),
    Page(
        "arena.png",
        "1200,1000",
        "arena level1 level2 level3 champion level4 level5 vengeful tourist --games 2000 --seed README",
    ),
    Page("review.png", "1200,1100", "review docs/pictures/game.json"),
)


def main() -> None:
    """The pages that are named, or all, are made and photographed."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        sys.exit(f"no browser to photograph the pages with: install one of {', '.join(BROWSERS)}")
    wanted = sys.argv[1:]
    for page in PAGES:
        if not wanted or page.picture in wanted:
            photograph(page, browser)


def photograph(page: Page, browser: str) -> None:
    """The page is made, and its picture drawn."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "page.html")
        command = [sys.executable, "-m", "flip7", *page.command.split(), "--plot", str(file)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        subprocess.run(
            [
                browser,
                *QUIETLY,
                f"--user-data-dir={folder}/profile",
                f"--window-size={page.size}",
                "--virtual-time-budget=8000",
                f"--screenshot={(PICTURES / page.picture).absolute()}",
                file.as_uri(),
            ],
            check=True,
            stderr=subprocess.DEVNULL,
        )
    print(f"drew {PICTURES / page.picture}")


if __name__ == "__main__":
    main()
