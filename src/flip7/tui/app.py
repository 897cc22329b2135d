"""What all applications of the terminal table share."""

from pathlib import Path
from typing import ClassVar

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType

from flip7.lines.terminal import Colours, colours_of
from flip7.tui.look import DARK, LIGHT
from flip7.tui.pace import USUAL


class TableApp(App[None]):
    """The look."""

    CSS_PATH: ClassVar[Path] = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    TITLE: str | None = "Flip 7"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "light_or_dark", show=False)]

    def __init__(self, pace: int = USUAL, colours: Colours | None = None) -> None:
        super().__init__()
        self.pace = pace
        self.colours: Colours = colours_of(Console()) if colours is None else colours
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = DARK.name

    def action_light_or_dark(self) -> None:
        """The other of the two themes."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
