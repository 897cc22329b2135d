"""What all applications of the terminal table share."""

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter

from flip7.i18n.catalog import LANGUAGES, say, speak, spoken
from flip7.terminal.style.console import Colours, colours_of
from flip7.terminal.style.theme import DARK, LIGHT, Inks
from flip7.terminal.tui.pace import USUAL

if TYPE_CHECKING:
    from flip7.clock import Clock


@runtime_checkable
class Spoken(Protocol):
    """A screen with words on it."""

    def speak_anew(self) -> None:
        """Another language is spoken, and everything to be seen is in it."""


class TableApp(App[None]):
    """The look, and the language."""

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
        """By which everything is shown; None: the machine's. Its module is not loaded for the start screen."""
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

    def get_key_display(self, binding: Binding) -> str:
        """The space bar has a name of its own in every language."""
        return say("tui-space") if binding.key == "space" else super().get_key_display(binding)

    def action_light_or_dark(self) -> None:
        """The other of the two themes."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_other_language(self) -> None:
        """The next of those that are spoken here."""
        languages = list(LANGUAGES)
        self.speak(languages[(languages.index(spoken()) + 1) % len(languages)])

    def speak(self, language: str) -> None:
        """Every screen is in that language, also those that others lie over."""
        speak(language)
        for screen in self.screen_stack:
            if isinstance(screen, Spoken):
                screen.speak_anew()
