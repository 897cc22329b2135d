"""The log: what was told, from the first card to the last, with the rules that explain what is not obvious."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration import Sentence, Standings, Told, Tone
from flip7.terminal.lineui.table import short
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD, DIM, STATUS_SIGNS, STATUS_STYLES, TONES
from flip7.terminal.style.wrap import wrapped

NARROWEST: Final = 38
"""Columns for a line of the standings."""
_LONGEST_NAME: Final = 12


class Log(RichLog):
    """What was told, the newest below."""

    def __init__(self, colours: Colours, told: Sequence[Told] = (), *, id: str | None = None) -> None:  # noqa: A002 - Textual's
        super().__init__(id=id, wrap=True, min_width=NARROWEST)
        self._colours = colours
        self._written: list[Told] = []
        self._columns = 0
        self.show(told)

    def on_resize(self, event: Resize) -> None:  # noqa: ARG002 - Textual calls that of the base by itself
        """The width is known, or another one: everything is written in it."""
        columns = self.scrollable_content_region.width
        if columns and columns != self._columns:
            self._columns = columns
            told, self._written = self._written, []
            self.clear()
            self.show(told)

    def show(self, told: Sequence[Told]) -> None:
        """What is new is written below; if something was taken back, all is written anew."""
        if list(told[: len(self._written)]) != self._written:
            self.clear()
            self._written = []
        for each in told[len(self._written) :]:
            for line in self._lines(each):
                self._write_wrapped(line)
        self._written = list(told)

    def _write_wrapped(self, line: Text) -> None:
        """In so many columns as there are, once that is known."""
        if not self._columns:
            self.write(line)
            return
        for part in wrapped(line, self.app.console, max(NARROWEST, self._columns)):
            self.write(part)

    def _lines(self, told: Told) -> list[Text]:
        match told:
            case Standings():
                return [*_in_brief(told)]
            case Sentence(tone=Tone.QUIET):
                return []
            case Sentence(tone=Tone.FOLLOWS):
                return [Text.assemble("  ", self._sentence(told))]
            case Sentence(tone=Tone.HEADING):
                return [Text(), self._sentence(told)]
            case Sentence():
                return [self._sentence(told)]

    def _sentence(self, sentence: Sentence) -> Text:
        shown = sentence.without_full_stop if sentence.tone is Tone.CARD else sentence.text
        text = styled(shown, TONES[sentence.tone], colours=self._colours)
        return Text.assemble(text, (f"  {sentence.reason}", DIM)) if sentence.reason else text


def _in_brief(standings: Standings) -> Iterator[Text]:
    """A narrow line for every seat: what the round brought, and the total. The sums were told before."""
    yield Text(plain(standings.sentence.text), style=BOLD)
    names = [short(plain(row.name), _LONGEST_NAME) for row in standings.rows]
    best = max(row.total for row in standings.rows)
    for name, row in zip(names, standings.rows, strict=True):
        total = Text(f"{row.total:>6}", style=BOLD if row.total == best else "")
        left = Text(f"  {say('standing-left', left=row.left)}", style=DIM)
        points = Text(f" {STATUS_SIGNS[row.status]}{f'+{row.points}':>4}", style=STATUS_STYLES[row.status])
        yield Text.assemble("  ", (name, BOLD), points, total, left)
