"""Draws docs/pictures/simulate.png: the page of a simulation, as a browser shows it. Needs Chromium."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PICTURE = Path("docs/pictures/simulate.png")
SIZE = "1200,1120"
BOTS = "risk:0.26,stay:25,stay:20,random"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIETLY = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking")


def main() -> None:
    """The page is written and photographed."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        sys.exit(f"no browser to photograph the page with: install one of {', '.join(BROWSERS)}")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        simulate = [sys.executable, "-m", "flip7", "simulate", "--bots", BOTS, "--games", "1000000", "--seed", "README"]
        subprocess.run([*simulate, "--plot", page], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(
            [
                browser,
                *QUIETLY,
                f"--user-data-dir={folder}/profile",
                f"--window-size={SIZE}",
                "--virtual-time-budget=8000",
                f"--screenshot={PICTURE.absolute()}",
                page.as_uri(),
            ],
            check=True,
            stderr=subprocess.DEVNULL,
        )
    print(f"drew {PICTURE}")


if __name__ == "__main__":
    main()
