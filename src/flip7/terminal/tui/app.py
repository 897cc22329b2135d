"""The base of the full-screen apps: theme, language, signals."""

import asyncio
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, runtime_checkable

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import LineFilter
from textual.notifications import SeverityLevel

from flip7.i18n.catalog import say, speak, spoken
from flip7.i18n.languages import LANGUAGES
from flip7.terminal.style.console import Colours, colours_of
from flip7.terminal.style.theme import DARK, LIGHT, Inks
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screen_diff import ScreenDiff, lean

if TYPE_CHECKING:
    from textual.screen import Screen

    from flip7.clock import Clock


@runtime_checkable
class Translatable(Protocol):
    """A screen whose text can change its language."""

    def retranslate(self) -> None:
        """Redraw everything in the new language."""


class TableApp(App[None]):
    """An app with our themes and languages."""

    CSS_PATH: ClassVar[Path] = Path(__file__).with_name("theme.tcss")
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    TITLE: str | None = "Flip 7"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "light_or_dark", show=False),
        Binding("f3", "other_language", show=False),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self, pace: int = USUAL, colours: Colours | None = None, clock: "Clock | None" = None) -> None:
        super().__init__()
        self.clock = clock
        """The clock of all animations; None: the machine's. Its module is not imported for the start screen."""
        self.pace = pace
        self.colours: Colours = colours_of(Console()) if colours is None else colours
        self._inks = {theme.name: Inks(theme) for theme in (DARK, LIGHT)}
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = DARK.name
        self._interrupted = False

    def run(self, *given: Any, **more: Any) -> None:  # noqa: ANN401 - Textual's
        """Run the app; a Ctrl-C that comes before the terminal is ours counts as soon as there is a screen to leave.

        `asyncio.run` would cancel whatever is coming up, and Textual print the traceback of a screen without widgets.
        """
        try:
            before = signal.signal(signal.SIGINT, self._interrupt)
        except ValueError:  # not in the main thread: there no signal arrives
            super().run(*given, **more)
            return
        try:
            super().run(*given, **more)
        finally:
            signal.signal(signal.SIGINT, before)

    def _interrupt(self, *_: object) -> None:
        self._interrupted = True

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Put the theme's colours before Textual's filters for terminals with fewer colours."""
        return [self._inks[self.theme], *super().get_line_filters()]

    def get_driver_class(self) -> type[Driver]:
        """Return a driver that ends with its terminal and sends only the cells that change.

        Not on Windows, where Textual cuts what it writes.
        """
        self._screen_diff = ScreenDiff()
        driver = super().get_driver_class()
        if sys.platform == "win32":
            return driver
        from flip7.terminal.tui.driver import TerminalDriver  # not for Windows

        ours = TerminalDriver if issubclass(TerminalDriver, driver) else driver  # another one: TEXTUAL_DRIVER
        return lean(ours, self._screen_diff)

    def on_resize(self) -> None:
        """Have everything painted anew: what the terminal shows after a change of its size is not known."""
        self._screen_diff.forget()

    def on_mount(self) -> None:
        """Quit when the terminal is closed or the process is told to end."""
        for end in ("SIGHUP", "SIGTERM", "SIGINT"):
            if hasattr(signal, end):  # Windows has no SIGHUP
                with suppress(NotImplementedError, RuntimeError, ValueError):
                    asyncio.get_running_loop().add_signal_handler(getattr(signal, end), self.end)
        if self._interrupted:
            self.end()

    def end(self) -> None:
        """Quit because the terminal was closed, or the process is to end."""
        self.leave()

    async def action_quit(self) -> None:
        """Quit by Ctrl-C."""
        self.leave()

    def leave(self, shown: "Screen[Any] | None" = None) -> None:
        """Exit as soon as the top screen is there.

        After `exit` Textual mounts nothing any more, and a screen that is just coming up would not find its widgets.
        """
        if not self.screen_stack:  # left already: a closed terminal is told by a signal, and by the end of the input
            return
        top = self.screen
        if top is shown:
            self.exit()
        else:
            top.call_later(self.leave, top)  # handled behind its mount

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = True,
    ) -> None:
        """Show one toast at a time: the new one in the place of the last."""
        self.clear_notifications()
        super().notify(message, title=title, severity=severity, timeout=timeout, markup=markup)

    def get_key_display(self, binding: Binding) -> str:
        """Translate the name of the space bar."""
        return say("tui-space") if binding.key == "space" else super().get_key_display(binding)

    def action_light_or_dark(self) -> None:
        """Switch between the dark and the light theme."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_other_language(self) -> None:
        """Switch to the next language."""
        languages = list(LANGUAGES)
        self.speak(languages[(languages.index(spoken()) + 1) % len(languages)])

    def speak(self, language: str) -> None:
        """Switch the language of all screens, also of covered ones."""
        speak(language)
        for screen in self.screen_stack:
            if isinstance(screen, Translatable):
                screen.retranslate()
