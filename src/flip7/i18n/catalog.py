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
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.i18n.plain_format import plain_format

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE: Final = files("flip7.i18n").joinpath("locale")
"""A folder of Fluent files for each language."""
BROWSER: Final = frozenset(
    {"about.ftl", "advice-page.ftl", "companion.ftl", "daily-page.ftl", "insight.ftl", "web.ftl"}
)
"""The files of messages that only the browser uses."""
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_PLAIN: Final = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n(?: *\n)* +[^ .\n])", re.MULTILINE)
"""A message whose text is one line, with nothing to fill in; attributes may follow."""
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
    plain = _plain(language).get(message)
    return _filled_in(message, values, language) if plain is None else plain


def _filled_in(message: str, values: dict[str, str | int], language: str) -> str:
    shown = {name: _isolated(value) for name, value in values.items()}
    if not _has_fluent():
        return plain_format(_homes(language)[message], message, shown, language)
    bundle = _bundle_with(message, language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle.format_pattern(pattern, shown)
    assert not errors, f"{message}: {errors}"
    return str(text).strip()


def _isolated(value: str | int) -> str | int:
    """Isolate a name that is written from right to left, so that the numbers beside it stay where they are.

    Fluent could isolate every value, but then all output would hold invisible marks.
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
def _plain(language: str) -> dict[str, str]:
    """Return the messages that are their own text: they need no Fluent, which takes a while to load.

    The start screen of the terminal table is made of them. A test holds that Fluent would say the same.
    """
    return {name: value.strip() for text in _texts(language) for name, value in _PLAIN.findall(text)}


@cache
def _homes(language: str) -> dict[str, str]:
    """Return the file that has each message. Parsing a file takes longer than finding what is in it."""
    return {name: text for text in _texts(language) for name in _MESSAGE.findall(text)}


@cache
def _has_fluent() -> bool:
    """Return whether Fluent is installed; a browser has no need of all it can."""
    return find_spec("fluent") is not None


def _bundle_with(message: str, language: str) -> "FluentBundle":
    """Return the bundle of the whole program; a file is parsed when its first message is used."""
    from fluent.runtime import FluentResource  # start-up time: the start screen needs no Fluent

    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(_homes(language)[message]))
    return bundle


@cache
def _bundle(language: str) -> "FluentBundle":
    """Return the bundle of a language, with its plurals; `_isolated` isolates the few values that need it."""
    from fluent.runtime import FluentBundle  # start-up time, too

    return FluentBundle([language], use_isolating=False)
