"""Pictures of screens: what Textual draws, as SVG. `pytest tests/terminal --snapshot-update` draws them anew."""

import re
from typing import Any

from textual.app import App

SMALL = (80, 24)
LARGE = (140, 45)


def picture(app: App[Any]) -> str:
    """The screen as SVG; the numbers in its class names, which change from run to run, are the same in all."""
    drawn = re.sub(r"terminal-\d+", "terminal-7", app.export_screenshot(simplify=True))
    return re.sub(r"@font-face {.*?}", "", drawn, flags=re.DOTALL)  # no font is fetched from elsewhere
