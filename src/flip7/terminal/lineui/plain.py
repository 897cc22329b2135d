"""The plain screen, for a screen reader, a script or a file: no colour, no drawing, one thing a line."""

from collections.abc import Callable, Sequence
from typing import TextIO

from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration_types import Sentence, Standings, Tone
from flip7.i18n.questions import Option
from flip7.i18n.rulebook import Rule
from flip7.i18n.seat_names import Names
from flip7.i18n.table import heading, seat_words, waiting_words
from flip7.terminal.lineui.screen import EndOfInput


class PlainScreen:
    """Writes to `out` and reads lines from `read`, which returns an empty text at the end of the input."""

    def __init__(self, out: TextIO, read: Callable[[], str], *, interactive: bool) -> None:
        self._out = out
        self._read = read
        self.interactive = interactive
        self._line_is_open = False

    def tell(self, sentence: Sentence) -> None:
        """Print one line a sentence; an ordinary consequence of a card follows on the card's line."""
        if sentence.tone is Tone.QUIET:
            return
        reason = f" ({sentence.reason})" if sentence.reason else ""
        text = plain(sentence.text) + reason
        if sentence.tone is Tone.FOLLOWS and self._line_is_open:
            self._out.write(f" {text}")
            return
        self._close_line()
        if sentence.tone is Tone.HEADING:
            self._out.write("\n")
        self._out.write(text)
        self._line_is_open = True

    def standings(self, standings: Standings) -> None:
        """Print the round's sums and the totals."""
        self.tell(standings.sentence)
        for row in standings.rows:
            self.note(say("standing-line", name=row.name, score=row.score, total=str(row.total), left=row.left))

    def note(self, text: str) -> None:
        """Print one line."""
        self._close_line()
        self._out.write(plain(text) + "\n")

    def command(self, text: str) -> None:
        """Print one line."""
        self.note(text)

    def seats(self, table: Table, names: Names, asked: Seat) -> None:  # noqa: ARG002 - the question says whom
        """Print every seat on a line."""
        self.note(heading(table, names))
        for seat in table.seats:
            self.note(seat_words(table, Seat(seat), names))
        for words in waiting_words(table, names):
            self.note(words)

    def before(self, seat: Seat, table: Table, names: Names) -> None:
        """Print only the asked seat; `t` prints the others."""
        self.note(seat_words(table, seat, names))
        for words in waiting_words(table, names):
            self.note(words)

    def rules(self, rules: Sequence[Rule], highlight: Sequence[str] = ()) -> None:  # noqa: ARG002 - nothing to set off
        """Print one line a rule, so that it can be searched."""
        for rule in rules:
            self.note(f"{rule.number} {rule.text}".strip())

    def options(self, options: Sequence[Option]) -> None:
        """Print one line for each."""
        for option in options:
            self.note(say("option", number=str(option.number), name=option.name, meaning=option.meaning))

    def ask(self, question: str, hint: str) -> str:
        """Print the question and read the next line."""
        self.note(f"{plain(question)} ({hint})")
        self._out.flush()
        line = self._read()
        if not line:
            raise EndOfInput
        return line.strip()

    def pause(self) -> None:
        """Do not wait."""

    def finish(self) -> None:
        """Finish the last line and flush it."""
        self._close_line()
        self._out.flush()

    def _close_line(self) -> None:
        if self._line_is_open:
            self._out.write("\n")
            self._line_is_open = False
