"""What all applications of the terminal table share."""

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter

from flip7.lines.terminal import Colours, colours_of
from flip7.tui.look import DARK, LIGHT, Inks
from flip7.tui.pace import USUAL


class TableApp(App[None]):
    """The look."""

    CSS_PATH: ClassVar[Path] = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    TITLE: str | None = "Flip 7"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "light_or_dark", show=False),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self, pace: int = USUAL, colours: Colours | None = None) -> None:
        super().__init__()
        self.pace = pace
        self.colours: Colours = colours_of(Console()) if colours is None else colours
        self._inks = {theme.name: Inks(theme) for theme in (DARK, LIGHT)}
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = DARK.name

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The inks of the theme, before anything is done for terminals with fewer colours."""
        return [self._inks[self.theme], *super().get_line_filters()]

    def on_mount(self) -> None:
        """Whoever closes the terminal, or ends the process, leaves."""
        for end in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, end):  # not everywhere
                with suppress(NotImplementedError, RuntimeError, ValueError):
                    asyncio.get_running_loop().add_signal_handler(getattr(signal, end), self.end)

    def end(self) -> None:
        """The terminal was closed, or the process is to end."""
        self.exit()

    def action_light_or_dark(self) -> None:
        """The other of the two themes."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
