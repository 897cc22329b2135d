"""The footer: the keys that can be pressed now."""

from typing import Final

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.widgets import Footer
from textual.widgets._footer import FooterKey

from flip7.i18n.catalog import say
from flip7.terminal.style.console import COLUMNS

_TEXTUAL_DESCRIPTIONS: Final = {"Dismiss menu": "tui-key-close"}
"""Descriptions of Textual's own keys, by the message that translates them."""
_OPTIONAL_ACTIONS: Final = (("files",), ("depth",), ("log", "people"), ("odds",), ("rules",))
"""Actions that the footer may leave out, one group after the other: the help names their keys."""
_PADDING_COLUMNS: Final = 3
"""Columns of padding around a key and its description."""


class KeyFooter(Footer):
    """A footer whose keys all stay in sight, also in a terminal that was made too small."""

    def __init__(self) -> None:
        super().__init__(show_command_palette=False)

    def compose(self) -> ComposeResult:
        """Translate the descriptions, which are message ids, and leave some keys out where there is no room."""
        keys = list(super().compose())
        for key in keys:
            if isinstance(key, FooterKey):
                key.description = say(_TEXTUAL_DESCRIPTIONS.get(key.description, key.description))
                key.set_class(self.compact, "-compact", update=False)  # else each key is styled a second time
        named = [key for key in keys if isinstance(key, FooterKey)]
        for optional in _OPTIONAL_ACTIONS:
            if sum(map(_columns, named)) <= self.size.width:
                break
            named = [key for key in named if key.action not in optional]
        yield from (key for key in keys if not isinstance(key, FooterKey) or key in named)

    def on_resize(self) -> None:
        """Put the keys closer together where there is little room."""
        self.compact: bool = self.size.width < COLUMNS
        self.refresh(recompose=True)


def _columns(key: FooterKey) -> int:
    return cell_len(key.key_display) + cell_len(key.description) + _PADDING_COLUMNS
