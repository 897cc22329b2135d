"""Modal screens: help, log, rules with a search, and why something happened."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, Static

from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.i18n.rulebook import Rule, find_rules, rule
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD, DIM, GOLD_INK, POPPY
from flip7.terminal.style.wrap import wrapped
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.widgets.board import PAGE
from flip7.terminal.tui.widgets.log import Log
from flip7.terminal.tui.widgets.stage import together

_MAX_EXPLAINED: Final = 6
"""The number of last happenings that «why?» explains."""
_NUMBER_COLUMNS: Final = 7
"""Columns for the number of a rule."""


@dataclass(frozen=True, slots=True)
class _Paragraph:
    """A paragraph, and the rule number before it, if it has one."""

    body: Text
    number: str = ""


class RuleText(Widget):
    """Rules beside their numbers, with a hanging indent."""

    def __init__(self, paragraphs: Sequence[_Paragraph] = ()) -> None:
        super().__init__()
        self.paragraphs: Sequence[_Paragraph] = paragraphs

    def show(self, paragraphs: Sequence[_Paragraph]) -> None:
        """Show other paragraphs."""
        self.paragraphs = paragraphs
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - Textual's
        """Return the lines needed in that width, and a free one below."""
        return len(self._lines(width)) + 1

    def render(self) -> Text:
        """Render all paragraphs."""
        return Text("\n", no_wrap=True).join(self._lines(self.content_size.width))

    def _lines(self, width: int) -> list[Text]:
        return [line for each in self.paragraphs for line in self._laid_out(each, width)]

    def _laid_out(self, paragraph: _Paragraph, width: int) -> list[Text]:
        column = _NUMBER_COLUMNS if paragraph.number else 0
        lines = wrapped(paragraph.body, self.app.console, max(1, width - column))
        numbers = [f"{paragraph.number:<{column}}", *[" " * column] * (len(lines) - 1)]
        return [Text.assemble((number, POPPY), line) for number, line in zip(numbers, lines, strict=True)]


class Sheet(ModalScreen[None]):
    """The base of modal screens: a framed text that scrolls."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", "tui-key-close"),
        Binding("f2", "app.light_or_dark", show=False),
        Binding("f3", "app.other_language", show=False),
        Binding("up", "look(-1)", show=False),
        Binding("down", "look(1)", show=False),
        Binding("pageup", f"look(-{PAGE})", show=False),
        Binding("pagedown", f"look({PAGE})", show=False),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the frame with its title."""
        with Vertical(id="sheet") as sheet:
            sheet.border_title = self.heading()
            sheet.border_subtitle = say("tui-sheet-keys")
            yield from self.inside()

    def retranslate(self) -> None:
        """Redraw the modal in the new language."""
        self.refresh(recompose=True)

    def action_look(self, by: int) -> None:
        """Scroll, wherever the focus is."""
        self.scrolled().scroll_relative(y=by, animate=False)

    def scrolled(self) -> Widget:
        """Return the widget that scrolls."""
        return self.query_one(VerticalScroll)

    def heading(self) -> str:
        """Return the title."""
        raise NotImplementedError

    def inside(self) -> ComposeResult:
        """Compose the content."""
        raise NotImplementedError


class HelpScreen(Sheet):
    """The keys."""

    def __init__(self, keys: Callable[[], str]) -> None:
        super().__init__()
        self._keys = keys

    def heading(self) -> str:
        """«Keys»"""
        return say("tui-help-title")

    def inside(self) -> ComposeResult:
        """Compose the list of keys."""
        with VerticalScroll():
            yield Static(self._keys(), markup=False)


class LogScreen(Sheet):
    """The log, scrolled to the newest line."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("l", "dismiss", show=False)]

    def __init__(self, scene: Scene, colours: Colours) -> None:
        super().__init__()
        self._scene = scene
        self._colours = colours

    def heading(self) -> str:
        """«What happened»"""
        return say("tui-log")

    def scrolled(self) -> Widget:
        """Return the log, which scrolls by itself."""
        return self.query_one(Log)

    def inside(self) -> ComposeResult:
        """Compose the log as it stands beside a wide table."""
        if not self._scene.told:
            yield Static(say("why-nothing"))
        yield Log(self._colours, self._scene.told)


class WhyScreen(Sheet):
    """The last things that happened, with the rules behind them."""

    def __init__(self, scene: Scene, colours: Colours) -> None:
        super().__init__()
        self._scene = scene
        self._colours = colours

    def heading(self) -> str:
        """«Why?»"""
        return say("tui-why-title")

    def inside(self) -> ComposeResult:
        """Compose the explanations, the newest first."""
        told = together(self._scene.told)
        with VerticalScroll():
            if not told:
                yield Static(say("why-nothing"))
            for sentences in reversed(told[-_MAX_EXPLAINED:]):
                words = [styled(each.text, BOLD, colours=self._colours) for each in sentences]
                yield Static(Text(" ").join(words))
                numbers = dict.fromkeys(number for each in sentences for number in each.rules)
                found = [each for number in numbers if (each := rule(number)) is not None]
                yield RuleText(_paragraphs(found, ()))


class RulesScreen(Sheet):
    """The rules, with a search field."""

    def heading(self) -> str:
        """«Rules»"""
        return say("tui-rules-title")

    def retranslate(self) -> None:
        """Redraw the screen in the new language, and repeat the search."""
        sheet, field = self.query_one("#sheet"), self.query_one(Input)
        sheet.border_title, sheet.border_subtitle = self.heading(), say("tui-sheet-keys")
        field.placeholder = say("tui-rules-search")
        self._search(field.value)

    def inside(self) -> ComposeResult:
        """Compose the search field and the results."""
        yield Input(placeholder=say("tui-rules-search"))
        with VerticalScroll():
            yield RuleText()

    def on_mount(self) -> None:
        """Show all rules at first."""
        self._search("")

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        self._search(event.value)

    def _search(self, text: str) -> None:
        words = text.split()
        try:
            found = _paragraphs(find_rules(words), words)
        except Flip7Error as error:
            found = [_Paragraph(Text(str(error), style=DIM))]
        self.query_one(RuleText).show(found)


def _paragraphs(rules: Sequence[Rule], highlight: Sequence[str]) -> list[_Paragraph]:
    """Lay out rules; where there are several, each section has its title."""
    paragraphs = []
    title = ""
    for each in rules:
        if each.title != title and len(rules) > 1:
            title = each.title
            paragraphs.append(_Paragraph(Text(f"\n{title}", style=BOLD)))
        body = Text(each.text)
        body.highlight_words(highlight, GOLD_INK, case_sensitive=False)
        paragraphs.append(_Paragraph(body, each.number or "·"))
    return paragraphs
