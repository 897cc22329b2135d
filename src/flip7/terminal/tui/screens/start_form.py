"""The form that both games start with, at the table and at the score: fields, a language, a button, a complaint.

The rules are imported when they are needed, for start-up time: see `flip7.terminal.tui.play`.
"""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static

from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say, spoken
from flip7.i18n.languages import LANGUAGES
from flip7.terminal.style.console import LINES
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.widgets.footer import KeyFooter

Result = TypeVar("Result")


class StartForm(Screen[Result | None]):
    """The base of the start screens; returns what the form says, None if somebody quits."""

    VERTICAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-short"), (LINES, "-usual")]  # noqa: RUF012 - Textual's
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", "tui-start", priority=False),
        Binding("f1", "rules", "tui-key-rules"),
        Binding("escape", "leave", "tui-key-quit"),
    ]

    # --- for those who inherit ----------------------------------------------------------------------------------------

    def fields(self) -> ComposeResult:
        """Yield the fields, each after its label."""
        raise NotImplementedError

    def notes(self) -> ComposeResult:
        """Yield what stands below the button."""
        yield from ()

    def words(self) -> dict[str, str]:
        """Return the words of the form, by the id of their place."""
        raise NotImplementedError

    def result(self) -> Result:
        """Return what the form says; raise `Flip7Error` or `ValueError` if a game cannot start so."""
        raise NotImplementedError

    # --- the form -----------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Lay out the form; `retranslate` writes its words."""
        with Vertical(id="start"):
            yield Static(id="title")
            yield Static(id="tagline")
            with Grid(id="form"):
                yield from self.fields()
                yield Label(id="for-language")
                languages = [(name, language) for language, name in LANGUAGES.items()]
                yield Select(languages, value=spoken(), allow_blank=False, id="language")
            with Horizontal(id="go"):
                yield Button(id="begin")
            yield from self.notes()
            yield Static(id="complaint", markup=False)  # it quotes what was typed
            yield Static(id="imprint")
        yield KeyFooter()

    def retranslate(self) -> None:
        """Redraw the form in the new language; what was typed and chosen stays."""
        common = {"for-language": say("tui-language"), "imprint": say("tui-not-affiliated"), "complaint": ""}
        for part, text in (common | self.words()).items():
            self.query_one(f"#{part}", Static).update(text)
        begin = self.query_one("#begin", Button)
        begin.label = say("tui-start")
        begin.refresh(layout=True)  # Textual keeps the width of the old label
        with self.prevent(Select.Changed):
            self.query_one("#language", Select).value = spoken()
        self.refresh_bindings()

    def offer(self, field: str, offered: Sequence[tuple[str, object]]) -> None:
        """Offer other words, or other values; the choice stays where it can."""
        with self.prevent(Select.Changed):
            select = self.query_one(f"#{field}", Select)
            chosen = select.value
            select.set_options(offered)
            select.value = chosen if chosen in [value for _, value in offered] else offered[0][1]

    def text(self, field: str) -> str:
        """Return what was typed into a field."""
        return self.query_one(f"#{field}", Input).value.strip()

    def names(self, field: str) -> tuple[str, ...]:
        """Return the names that were typed into a field, with commas between them."""
        return tuple(name for name in (each.strip() for each in self.text(field).split(",")) if name)

    def number(self, field: str, called: str, least: int, most: int) -> int:
        """Return the number that was typed into a field; raise `ValueError` if it is none, or out of bounds."""
        text = self.text(field)
        if not (text.isdecimal() and least <= int(text) <= most):
            raise ValueError(say("tui-no-number", field=called, least=str(least), most=str(most)))
        return int(text)

    @on(Select.Changed, "#language")
    def _speak(self, event: Select.Changed) -> None:
        app = self.app
        assert isinstance(app, TableApp), "whoever shows the start speaks several languages"
        if event.value != spoken():
            app.speak(str(event.value))

    @on(Input.Changed)
    @on(Select.Changed)
    def _forget_the_complaint(self) -> None:
        """Clear the error when the form is changed."""
        self._complain("")

    def _complain(self, words: str) -> None:
        self.query_one("#complaint", Static).update(words)

    @on(Button.Pressed, "#begin")
    @on(Input.Submitted)
    def action_start(self) -> None:
        """Start the game, or show why it cannot start so."""
        try:
            result = self.result()
        except (Flip7Error, ValueError) as error:
            self._complain(str(error))
            return
        self.dismiss(result)

    def action_rules(self) -> None:
        """Open the rules."""
        from flip7.terminal.tui.screens.modals import RulesScreen

        self.app.push_screen(RulesScreen())

    def action_leave(self) -> None:
        """Quit."""
        self.dismiss(None)
