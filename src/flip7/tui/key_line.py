"""The keys at the lower edge."""

from typing import Final

from textual.app import ComposeResult
from textual.widgets import Footer
from textual.widgets._footer import FooterKey

from flip7.lines.terminal import COLUMNS
from flip7.words.fluent import say

_TEXTUALS_OWN: Final = {"Dismiss menu": "tui-key-close"}
"""Keys that a list of Textual's brings along."""


class KeyLine(Footer):
    """All keys stay in sight, also in a terminal that was made smaller than a table needs."""

    def __init__(self) -> None:
        super().__init__(show_command_palette=False)

    def compose(self) -> ComposeResult:
        """A key is described by the name of a message, which is said whenever the line is drawn."""
        for key in super().compose():
            if isinstance(key, FooterKey):
                key.description = say(_TEXTUALS_OWN.get(key.description, key.description))
            yield key

    def on_resize(self) -> None:
        """Where there is little room, the keys stand closer."""
        self.compact: bool = self.size.width < COLUMNS
