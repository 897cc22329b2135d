"""The application: which screen is seen."""

from collections.abc import Callable

from textual.app import App

from flip7.tui.look import DARK, LIGHT
from flip7.tui.session import TableSession
from flip7.tui.showing import USUAL
from flip7.tui.table_screen import Left, TableScreen


class TableApp(App[Left]):
    """A table, from sitting down to leaving."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Callable[[], TableSession], *, odds: bool = True, pace: int = USUAL) -> None:
        super().__init__()
        self._session = session
        self._odds = odds
        self._pace = pace

    def on_mount(self) -> None:
        """The table is set."""
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = DARK.name
        self.push_screen(TableScreen(self._session(), odds=self._odds, pace=self._pace), self.exit)
