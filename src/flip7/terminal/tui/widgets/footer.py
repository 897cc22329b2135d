"""The keys at the lower edge."""

from typing import Final

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.widgets import Footer
from textual.widgets._footer import FooterKey

from flip7.i18n.catalog import say
from flip7.terminal.style.console import COLUMNS

_TEXTUALS_OWN: Final = {"Dismiss menu": "tui-key-close"}
"""Keys that a list of Textual's brings along."""
_WHERE_THERE_IS_ROOM: Final = ("log", "people")
"""What can be done by a key that the line may leave out: the help names it."""
_AROUND: Final = 3
"""Columns around the words for a key."""


class KeyFooter(Footer):
    """All keys stay in sight, also in a terminal that was made smaller than a table needs."""

    def __init__(self) -> None:
        super().__init__(show_command_palette=False)

    def compose(self) -> ComposeResult:
        """A key is described by the name of a message, which is said whenever the line is drawn."""
        keys = list(super().compose())
        for key in keys:
            if isinstance(key, FooterKey):
                key.description = say(_TEXTUALS_OWN.get(key.description, key.description))
        named = [key for key in keys if isinstance(key, FooterKey)]
        has_room = sum(map(_columns, named)) <= self.size.width
        yield from (key for key in keys if has_room or key not in named or key.action not in _WHERE_THERE_IS_ROOM)

    def on_resize(self) -> None:
        """Where there is little room, the keys stand closer."""
        self.compact: bool = self.size.width < COLUMNS
        self.refresh(recompose=True)


def _columns(key: FooterKey) -> int:
    return cell_len(key.key_display) + cell_len(key.description) + _AROUND
