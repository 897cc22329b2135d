"""The message catalogue: translations from the Fluent files, in the current language.

The language is English until `speak` sets another. A message that a language lacks is in English: the commands for
research, the environments and the server have no other.
"""

import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Final

from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.i18n.plain_format import plain_format

LOCALE: Final = files("flip7.i18n").joinpath("locale")
"""A folder of Fluent files for each language."""
BROWSER: Final = frozenset(
    {
        "about.ftl",
        "advice-page.ftl",
        "check.ftl",
        "coach.ftl",
        "companion.ftl",
        "daily-page.ftl",
        "insight.ftl",
        "puzzles-page.ftl",
        "replay.ftl",
        "share.ftl",
        "web.ftl",
        "whatif.ftl",
        "you-page.ftl",
    }
)
"""The files of messages that only the browser uses."""
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_RIGHT_TO_LEFT: Final = {"R", "AL", "AN"}
"""Unicode's bidirectional classes of letters and digits that are written from right to left."""
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


class _Current:
    """The current language of this process."""

    language: str = ENGLISH


_current: Final = _Current()
_for_now: Final[ContextVar[str | None]] = ContextVar("language", default=None)
"""The language of one request, where each may ask for its own."""


def speak(language: str) -> None:
    """Set the current language, one of `LANGUAGES`."""
    assert language in LANGUAGES, f"there is no language {language!r}"
    _current.language = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Answer one request in that language, one of `LANGUAGES`; tasks beside it keep theirs."""
    assert language in LANGUAGES, f"there is no language {language!r}"
    token = _for_now.set(language)
    try:
        yield
    finally:
        _for_now.reset(token)


def spoken() -> str:
    """Return the current language."""
    return _for_now.get() or _current.language


def say(message: str, **values: str | int) -> str:
    """Translate a message and fill in its values; a missing value is an assertion error."""
    return say_in(spoken(), message, **values)


def say_in(language: str, message: str, **values: str | int) -> str:
    """Translate a message to that language, whichever is current."""
    if message not in _homes(language):
        language = ENGLISH
    shown = {name: _isolated(value) for name, value in values.items()}
    return plain_format(_homes(language)[message], message, shown, language)


def _isolated(value: str | int) -> str | int:
    """Isolate a name that is written from right to left, so that the numbers beside it stay where they are.

    As Fluent does with every value by default; but then all output would hold invisible marks.
    """
    if isinstance(value, int) or value.isascii():
        return value
    turns = any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in value)
    return f"{_ISOLATE}{value}{_END_OF_ISOLATE}" if turns else value


def source(language: str = ENGLISH) -> str:
    """Return the Fluent files of the program, one after the other."""
    return "\n".join(_texts(language))


@cache
def _texts(language: str) -> tuple[str, ...]:
    folder = LOCALE.joinpath(language)
    parts = sorted((part for part in folder.iterdir() if part.name not in BROWSER), key=lambda part: part.name)
    return tuple(part.read_text(encoding="utf-8") for part in parts)


@cache
def _homes(language: str) -> dict[str, str]:
    """Return the file that has each message. Parsing a file takes longer than finding what is in it."""
    return {name: text for text in _texts(language) for name in _MESSAGE.findall(text)}
