"""Word wrap, also for languages without spaces between words."""

from typing import Final
from unicodedata import category

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

_SMALL: Final = "ーっゃゅょぁぃぅぇぉッャュョァィゥェォ"
_NEVER_FIRST: Final = {"Pe", "Pf", "Po"}
_NEVER_LAST: Final = {"Ps", "Pi"}
"""Closing and opening signs, by their category: 。」 do not begin a line of Japanese, 「 does not end one."""


def wrapped(text: Text, console: Console, width: int) -> list[Text]:
    """Wrap the text to that many columns.

    Rich breaks lines at spaces alone, and a Japanese sentence has one only where a name or a card stands.
    """
    if text.cell_len == len(text.plain):
        return list(text.wrap(console, width))
    lines = [line for whole in text.split("\n", allow_blank=True) for line in whole.divide(_breaks(whole.plain, width))]
    for line in lines:
        line.rstrip()
    return lines


def _breaks(text: str, width: int) -> list[int]:
    """Return where the second line begins, and every further one."""
    breaks: list[int] = []
    start, last = 0, 0
    for at, character in enumerate(text):
        if _may_begin_a_line(text, at):
            last = at
        for better in (last, at):  # within a word only if there is no other place
            if better > start and character != " " and cell_len(text[start : at + 1]) > width:
                start = better
                breaks.append(start)
    return breaks


def _may_begin_a_line(text: str, at: int) -> bool:
    if at == 0 or text[at] == " ":
        return False
    before, here = text[at - 1], text[at]
    if here in _SMALL or category(here) in _NEVER_FIRST or category(before) in _NEVER_LAST:
        return False
    return before == " " or cell_len(here) > 1 or cell_len(before) > 1
