"""Something that is looked for in a thread, in words: not there yet, found, or why it cannot be."""

from collections.abc import Callable
from typing import TypeVar

from rich.text import Text

from flip7.core.errors import Flip7Error
from flip7.extras import MissingExtra
from flip7.i18n.catalog import say
from flip7.i18n.extras import extra_words
from flip7.terminal.style.palette import DIM

T = TypeVar("T")


def found_words(found: T | Flip7Error | MissingExtra | None, words: Callable[[T], Text]) -> Text:
    """Return the words of what was found, or a sentence until it is there, or in its place."""
    if found is None:
        return Text(say("tui-coach-thinks"), style=DIM)
    if isinstance(found, Flip7Error):
        return Text(str(found))
    if isinstance(found, MissingExtra):
        return Text(extra_words(found))
    return words(found)
