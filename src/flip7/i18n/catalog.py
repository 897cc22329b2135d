"""Where every sentence comes from: the Fluent files of the language that is spoken.

Everything is said in English until `speak` says otherwise. What a language has no sentence for is said in English: the
commands for people who study, the environments and the server speak nothing else.
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch", "fr": "Français", "es": "Español", "ja": "日本語"}
"""Each by its own name. The browser speaks the same (web/src/i18n/index.svelte.ts)."""
BROWSER: Final = "web.ftl"
"""What only the browser says."""
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_PLAIN: Final = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n(?: *\n)* )", re.MULTILINE)
"""A message on one line, with nothing to fill in."""
_RIGHT_TO_LEFT: Final = {"R", "AL", "AN"}
"""Unicode's classes of letters and digits that are written from right to left."""
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


class _Speaker:
    """Whoever speaks in this process, to everybody who uses it: in one language at a time."""

    language: str = ENGLISH


_speaker: Final = _Speaker()


def speak(language: str) -> None:
    """From now on everything is said in that language, one of `LANGUAGES`."""
    assert language in LANGUAGES, f"nobody here speaks {language!r}"
    _speaker.language = language


def spoken() -> str:
    """The language in which everything is said now."""
    return _speaker.language


def say(message: str, **values: str | int) -> str:
    """The message with its values filled in; a message that lacks one is a mistake of ours, not a sentence."""
    return say_in(_speaker.language, message, **values)


def say_in(language: str, message: str, **values: str | int) -> str:
    """The same in that language, whichever is spoken."""
    if message not in _homes(language):
        language = ENGLISH
    plain = _plain(language).get(message)
    return _filled_in(message, values, language) if plain is None else plain


def _filled_in(message: str, values: dict[str, str | int], language: str) -> str:
    bundle = _bundle_with(message, language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle.format_pattern(pattern, {name: _isolated(value) for name, value in values.items()})
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
    """The Fluent files of the program as they are written, one after the other."""
    return "\n".join(_texts(language))


@cache
def _texts(language: str) -> tuple[str, ...]:
    folder = files("flip7.i18n").joinpath("locale", language)
    parts = sorted((part for part in folder.iterdir() if part.name != BROWSER), key=lambda part: part.name)
    return tuple(part.read_text(encoding="utf-8") for part in parts)


@cache
def _plain(language: str) -> dict[str, str]:
    """The messages that are their own text: said without Fluent, which takes a while to load.

    The start screen of the terminal table is made of them. A test holds that Fluent would say the same.
    """
    return {name: value.strip() for text in _texts(language) for name, value in _PLAIN.findall(text)}


@cache
def _homes(language: str) -> dict[str, str]:
    """For each message the file that has it. Reading a file takes longer than finding what is in it."""
    return {name: text for text in _texts(language) for name in _MESSAGE.findall(text)}


def _bundle_with(message: str, language: str) -> "FluentBundle":
    """The bundle of the whole program; a file is read when something of it is said for the first time."""
    from fluent.runtime import FluentResource

    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(_homes(language)[message]))
    return bundle


@cache
def _bundle(language: str) -> "FluentBundle":
    """One bundle for each language, with its plurals; `_isolated` isolates the few values that need it."""
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)
