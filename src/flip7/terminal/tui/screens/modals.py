"""What can be read beside the table: the keys, the log, the rules with a search, and why something happened."""

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
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.widgets.board import PAGE
from flip7.terminal.tui.widgets.log import Log
from flip7.terminal.tui.widgets.stage import together

_EXPLAINED: Final = 6
_NUMBERS: Final = 7
"""Columns for the number of a rule."""


@dataclass(frozen=True, slots=True)
class _Paragraph:
    """Some words, and the number that stands before them, if one does."""

    body: Text
    number: str = ""


class RuleText(Widget):
    """Rules to read: their words stand beside their numbers, also from the second line on."""

    def __init__(self, paragraphs: Sequence[_Paragraph] = ()) -> None:
        super().__init__()
        self.paragraphs: Sequence[_Paragraph] = paragraphs

    def show(self, paragraphs: Sequence[_Paragraph]) -> None:
        """Other ones."""
        self.paragraphs = paragraphs
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - Textual's
        """As many lines as they need in that width, and a free one below."""
        return len(self._lines(width)) + 1

    def render(self) -> Text:
        """All of them."""
        return Text("\n", no_wrap=True).join(self._lines(self.content_size.width))

    def _lines(self, width: int) -> list[Text]:
        return [line for each in self.paragraphs for line in self._laid_out(each, width)]

    def _laid_out(self, paragraph: _Paragraph, width: int) -> list[Text]:
        column = _NUMBERS if paragraph.number else 0
        lines = paragraph.body.wrap(self.app.console, max(1, width - column))
        numbers = [f"{paragraph.number:<{column}}", *[" " * column] * (len(lines) - 1)]
        return [Text.assemble((number, POPPY), line) for number, line in zip(numbers, lines, strict=True)]


class Sheet(ModalScreen[None]):
    """Something to read, and to close again."""

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
        """A frame with a title."""
        with Vertical(id="sheet") as sheet:
            sheet.border_title = self.heading()
            sheet.border_subtitle = say("tui-sheet-keys")
            yield from self.inside()

    def speak_anew(self) -> None:
        """The sheet is written anew."""
        self.refresh(recompose=True)

    def action_look(self, by: int) -> None:
        """What has no room is scrolled, wherever one types."""
        self.scrolled().scroll_relative(y=by, animate=False)

    def scrolled(self) -> Widget:
        """What has more lines than there is room for."""
        return self.query_one(VerticalScroll)

    def heading(self) -> str:
        """What the sheet is about."""
        raise NotImplementedError

    def inside(self) -> ComposeResult:
        """What is to be read."""
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
        """All of them."""
        with VerticalScroll():
            yield Static(self._keys(), markup=False)


class LogScreen(Sheet):
    """Everything that happened, from the first card to the newest, which is seen first."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("l", "dismiss", show=False)]

    def __init__(self, scene: Scene, colours: Colours) -> None:
        super().__init__()
        self._scene = scene
        self._colours = colours

    def heading(self) -> str:
        """«What happened»"""
        return say("tui-log")

    def scrolled(self) -> Widget:
        """The log scrolls by itself."""
        return self.query_one(Log)

    def inside(self) -> ComposeResult:
        """As it stands beside the table where there is room."""
        if not self._scene.told:
            yield Static(say("why-nothing"))
        yield Log(self._colours, self._scene.told)


class WhyScreen(Sheet):
    """The last things that happened, with the rules that they rest on."""

    def __init__(self, scene: Scene, colours: Colours) -> None:
        super().__init__()
        self._scene = scene
        self._colours = colours

    def heading(self) -> str:
        """«Why?»"""
        return say("tui-why-title")

    def inside(self) -> ComposeResult:
        """The newest first."""
        told = together(self._scene.told)
        with VerticalScroll():
            if not told:
                yield Static(say("why-nothing"))
            for sentences in reversed(told[-_EXPLAINED:]):
                words = [styled(each.text, BOLD, colours=self._colours) for each in sentences]
                yield Static(Text(" ").join(words))
                numbers = dict.fromkeys(number for each in sentences for number in each.rules)
                found = [each for number in numbers if (each := rule(number)) is not None]
                yield RuleText(_paragraphs(found, ()))


class RulesScreen(Sheet):
    """The rules, with a search."""

    def heading(self) -> str:
        """«Rules»"""
        return say("tui-rules-title")

    def speak_anew(self) -> None:
        """What was looked for stays; the rules themselves are in English."""
        sheet, field = self.query_one("#sheet"), self.query_one(Input)
        sheet.border_title, sheet.border_subtitle = self.heading(), say("tui-sheet-keys")
        field.placeholder = say("tui-rules-search")
        self._search(field.value)

    def inside(self) -> ComposeResult:
        """A field to search in, and what was found."""
        yield Input(placeholder=say("tui-rules-search"))
        with VerticalScroll():
            yield RuleText()

    def on_mount(self) -> None:
        """All rules, at first."""
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
    """The rules, each section of several with its title."""
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
