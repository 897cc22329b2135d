"""Pictures of screens: what Textual draws, as SVG. `pytest tests/tui --snapshot-update` draws them anew."""

import re
from pathlib import Path
from typing import Any

from syrupy.extensions.image import SVGImageSnapshotExtension
from syrupy.location import PyTestLocation
from syrupy.types import SnapshotIndex
from textual.app import App

SMALL = (80, 24)
LARGE = (140, 45)


class Pictures(SVGImageSnapshotExtension):
    """One file for each picture, called as the picture is."""

    @classmethod
    def dirname(cls, *, test_location: PyTestLocation) -> str:
        """Beside the tests."""
        return str(Path(test_location.filepath).parent / "pictures" / test_location.basename)

    @classmethod
    def get_snapshot_name(cls, *, test_location: PyTestLocation, index: SnapshotIndex = 0) -> str:  # noqa: ARG003
        """The name that the test gives it."""
        return str(index)


def picture(app: App[Any]) -> str:
    """The screen as SVG; the numbers in its class names, which change from run to run, are the same in all."""
    drawn = app.export_screenshot(simplify=True)
    return re.sub(r"terminal-\d+", "terminal-7", drawn)
