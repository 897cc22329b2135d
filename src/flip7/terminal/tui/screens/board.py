"""The base of all screens with a board: its keys and actions for reading, scrolling and the pace."""

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar

from textual.binding import Binding, BindingType
from textual.screen import Screen

from flip7.i18n.catalog import say
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.screens.modals import HelpScreen, LogScreen, RulesScreen, WhyScreen
from flip7.terminal.tui.widgets.board import PAGE, Board

Result = TypeVar("Result")

_PACE_TOAST_SECONDS: Final = 2
"""The time for which the new speed is shown."""


class BoardScreen(Screen[Result]):
    """A screen with a board. Subclasses say which scene is shown, and put these bindings where they belong."""

    AUTO_FOCUS: ClassVar[str] = ""
    READING_KEYS: ClassVar[list[BindingType]] = [
        Binding("l", "log", "tui-key-log"),
        Binding("w", "why", "tui-key-why"),
        Binding("r", "rules", "tui-key-rules"),
    ]
    PACE_KEYS: ClassVar[list[BindingType]] = [
        Binding("minus", "pace(-1)", "tui-key-slower", show=False),
        Binding("plus,equals_sign", "pace(1)", "tui-key-faster", show=False),
    ]
    PAGE_KEYS: ClassVar[list[BindingType]] = [
        Binding("pageup", f"look(-{PAGE})", show=False),
        Binding("pagedown", f"look({PAGE})", show=False),
    ]
    HELP_KEYS: ClassVar[list[BindingType]] = [Binding("question_mark", "help", "tui-key-help")]

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours

    @property
    def scene(self) -> Scene | None:
        """The scene on the board; None before there is a game."""
        raise NotImplementedError

    def help_text(self) -> str:
        """Return the keys of this screen."""
        raise NotImplementedError

    def change_pace(self, by: int) -> int:
        """Change the speed by that many steps and return it."""
        raise NotImplementedError

    def action_look(self, by: int) -> None:
        """Scroll the board."""
        self.query_one(Board).look(by)

    def action_pace(self, by: int) -> None:
        """Change the speed and show it."""
        self.notify(say("tui-speed", speed=self.change_pace(by)), timeout=_PACE_TOAST_SECONDS)

    def action_log(self) -> None:
        """Open the log of everything that happened so far."""
        self._read(lambda scene: LogScreen(scene, self._colours))

    def action_why(self) -> None:
        """Open the rules behind what just happened."""
        self._read(lambda scene: WhyScreen(scene, self._colours))

    def _read(self, sheet: Callable[[Scene], LogScreen | WhyScreen]) -> None:
        if self.scene is not None:
            self.app.push_screen(sheet(self.scene))

    def action_rules(self) -> None:
        """Open the rules."""
        self.app.push_screen(RulesScreen())

    def action_help(self) -> None:
        """Open the help."""
        self.app.push_screen(HelpScreen(self.help_text))
