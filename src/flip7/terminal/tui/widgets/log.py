"""The log: the narration from the first card to the last, with the rules behind what is not obvious."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration_types import Sentence, Standings, Told, Tone
from flip7.terminal.lineui.table import short
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD, DIM, STATUS_SIGNS, STATUS_STYLES, TONES
from flip7.terminal.style.wrap import wrapped

MIN_COLUMNS: Final = 38
"""Columns of a line of the standings."""
_LONGEST_NAME: Final = 12


class Log(RichLog):
    """The log, the newest line at the bottom."""

    def __init__(self, colours: Colours, told: Sequence[Told] = (), *, id: str | None = None) -> None:  # noqa: A002 - Textual's
        super().__init__(id=id, wrap=True, min_width=MIN_COLUMNS)
        self._colours = colours
        self._written: list[Told] = []
        self._columns = 0
        self.show(told)

    def on_resize(self, event: Resize) -> None:  # noqa: ARG002 - Textual calls that of the base by itself
        """Wrap everything to the new width."""
        columns = self.scrollable_content_region.width
        if columns and columns != self._columns:
            self._columns = columns
            told, self._written = self._written, []
            self.clear()
            self.show(told)

    def show(self, told: Sequence[Told]) -> None:
        """Append what is new; rewrite everything after an undo."""
        if list(told[: len(self._written)]) != self._written:
            self.clear()
            self._written = []
        for each in told[len(self._written) :]:
            for line in self._lines(each):
                self._write_wrapped(line)
        self._written = list(told)

    def _write_wrapped(self, line: Text) -> None:
        """Write a text wrapped to the log's width, once that is known."""
        if not self._columns:
            self.write(line)
            return
        for part in wrapped(line, self.app.console, max(MIN_COLUMNS, self._columns)):
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
    """Return a narrow line for every seat: the round's points and the total. The sums were told before."""
    yield Text(plain(standings.sentence.text), style=BOLD)
    names = [short(plain(row.name), _LONGEST_NAME) for row in standings.rows]
    best = max(row.total for row in standings.rows)
    for name, row in zip(names, standings.rows, strict=True):
        total = Text(f"{row.total:>6}", style=BOLD if row.total == best else "")
        left = Text(f"  {say('standing-left', left=row.left)}", style=DIM)
        points = Text(f" {STATUS_SIGNS[row.status]}{f'+{row.points}':>4}", style=STATUS_STYLES[row.status])
        yield Text.assemble("  ", (name, BOLD), points, total, left)
