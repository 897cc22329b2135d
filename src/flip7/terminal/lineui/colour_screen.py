"""The colour screen of the line UI, for people at a terminal."""

import re
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.narration_types import Sentence, Standings, Tone
from flip7.i18n.questions import Option
from flip7.i18n.rulebook import Rule
from flip7.i18n.seat_names import Names
from flip7.terminal.lineui.screen import EndOfInput
from flip7.terminal.lineui.standings import draw_standings
from flip7.terminal.lineui.table import draw_table
from flip7.terminal.style.console import colours_of
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD, DIM, GOLD_INK, POPPY, TONES
from flip7.terminal.style.wrap import wrapped

_INDENT: Final = "  "
_FURTHER: Final = "  "


def _forget_what_was_typed_ahead() -> None:
    """Discard typed-ahead input: nobody answers a question that they have not seen."""
    try:
        import termios
    except ImportError:  # pragma: no cover - there is none on Windows
        return
    if sys.stdin.isatty():
        with suppress(termios.error):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


class ColourScreen:
    """Draws on the console; `pace` is how many seconds a card is seen before its consequence."""

    interactive: bool = True

    def __init__(self, console: Console, pace: float = 0.0) -> None:
        self._console = console
        self._pace = pace
        self._colours = colours_of(console)
        self._column = 0

    def tell(self, sentence: Sentence) -> None:
        """Print a line a sentence; the new sum of a card's owner follows on the card's line."""
        match sentence.tone:
            case Tone.QUIET:
                return
            case Tone.HEADING:
                self._heading(sentence)
            case Tone.FOLLOWS:
                self._follow(self._sentence(sentence))
            case _:
                self._begin(self._sentence(sentence))

    def standings(self, standings: Standings) -> None:
        """Print the round's sums, the totals, and a progress bar for everybody."""
        self._close_line()
        self._console.print()
        for line in draw_standings(standings, self._console.width):
            self._console.print(line)

    def note(self, text: str) -> None:
        """Print a line that is not part of the game."""
        self._close_line()
        self._console.print(self._styled(text))

    def command(self, text: str) -> None:
        """Print a line and leave it to the terminal to show it on several."""
        self._close_line()
        self._console.print(self._styled(text), soft_wrap=True)

    def seats(self, table: Table, names: Names, asked: Seat) -> None:
        """Print every seat: total, seven slots, what lies above the line, and what it is worth."""
        self._close_line()
        for line in draw_table(table, names, asked, colours=self._colours, width=self._console.width):
            self._console.print(line)

    def before(self, seat: Seat, table: Table, names: Names) -> None:
        """Print the whole table."""
        self._close_line()
        self._console.print()
        self.seats(table, names, seat)

    def rules(self, rules: Sequence[Rule], highlight: Sequence[str] = ()) -> None:
        """Print the rules beside their numbers, the search words highlighted."""
        self._close_line()
        title = ""
        for rule in rules:
            if rule.title != title and len(rules) > 1:
                title = rule.title
                self._console.print(Text(f"\n{title}", style=BOLD))
            self._rule(rule, highlight)

    def options(self, options: Sequence[Option]) -> None:
        """Print one line for each, its number in front."""
        self._close_line()
        for option in options:
            number = (f"  {option.number:>2}  ", POPPY)
            self._console.print(Text.assemble(number, self._styled(option.name), " ", self._styled(option.meaning)))

    def ask(self, question: str, hint: str) -> str:
        """Print the question and read a line."""
        self._close_line()
        prompt = Text.assemble(self._styled(question, POPPY), ("  " + hint + " ", DIM), ("> ", POPPY))
        _forget_what_was_typed_ahead()
        try:
            return self._console.input(prompt)
        except EOFError:
            self._console.print()
            raise EndOfInput from None
        except KeyboardInterrupt:
            self._console.print()
            raise

    def pause(self) -> None:
        """Wait, so that the card is seen."""
        if self._pace:
            time.sleep(self._pace)

    def finish(self) -> None:
        """Finish the last line."""
        self._close_line()

    def _styled(self, marked: str, style: Style | None = None) -> Text:
        return styled(marked, style, colours=self._colours)

    def _sentence(self, sentence: Sentence) -> Text:
        shown = sentence.without_full_stop if sentence.tone is Tone.CARD else sentence.text
        text = self._styled(shown, TONES[sentence.tone])
        reason = f"  {sentence.reason}" if sentence.reason else ""
        return Text.assemble(text, (reason, DIM))

    def _heading(self, sentence: Sentence) -> None:
        self._close_line()
        self._console.print()
        self._console.rule(self._styled(sentence.text, BOLD), align="left", style="dim")

    def _rule(self, rule: Rule, highlight: Sequence[str]) -> None:
        text = Text(rule.text)
        if highlight:
            text.highlight_regex("(?i)" + "|".join(map(re.escape, highlight)), GOLD_INK)
        number = Text(f"{rule.number or '·':<6}", style=POPPY)
        lines = wrapped(text, self._console, max(20, min(self._console.width, 100) - 7))
        for at, line in enumerate(lines):
            self._console.print(Text.assemble(number if at == 0 else " " * 6, " ", line))

    def _begin(self, text: Text) -> None:
        """Print the text on a line of its own, which stays open for what follows."""
        self._close_line()
        first, *more = wrapped(text, self._console, self._console.width - len(_INDENT) - len(_FURTHER))
        self._write(Text.assemble(_INDENT, first))
        for line in more:
            self._close_line()
            self._write(Text.assemble(_INDENT, _FURTHER, line))

    def _follow(self, text: Text) -> None:
        """Print the text on the open line, if there is room."""
        if self._column and self._column + len(_INDENT) + text.cell_len <= self._console.width:
            self._write(Text.assemble(_INDENT, text))
        else:
            self._begin(text)

    def _write(self, text: Text) -> None:
        self._console.print(text, end="", soft_wrap=True)
        self._column += text.cell_len

    def _close_line(self) -> None:
        if self._column:
            self._console.print()
            self._column = 0
