"""The application: which screen is seen."""

from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from flip7.tui.look import DARK, LIGHT
from flip7.tui.session import TableSession
from flip7.tui.table_screen import TableScreen


class TableApp(App[None]):
    """A table, from sitting down to leaving."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, session: TableSession, *, odds: bool = True, pace: int | None = None) -> None:
        super().__init__()
        self.session = session
        self._odds = odds
        self._pace = pace

    def on_mount(self) -> None:
        """The table is set."""
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self.push_screen(TableScreen(self.session, odds=self._odds, pace=self._pace))
