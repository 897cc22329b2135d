"""Sees to it that there is a Chromium for the tests in a browser: this machine's, or Debian's, or Playwright's."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.browsers import SHELL, chromium_of_this_machine


def ways() -> Iterator[list[str]]:
    """Yield the commands that may install one here, the best first."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        for package in (SHELL, "chromium"):
            yield ["sh", "-c", f"apt-get update -qq; apt-get install -qq --yes --no-install-recommends {package}"]
    yield [sys.executable, "-m", "playwright", "install", "chromium"]


def main() -> None:
    """There is one, or it is said what to do."""
    if chromium_of_this_machine():
        return
    print("Setting up Chromium, for the tests in a browser")
    for way in ways():
        subprocess.run(way, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        if chromium_of_this_machine():
            return
    sys.exit(
        "The tests in a browser need Chromium, and it could not be installed: install it, or name it in FLIP7_CHROMIUM."
    )


if __name__ == "__main__":
    main()
