"""Where every sentence comes from: the Fluent files of the language."""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE: Final = "en"
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_PLAIN: Final = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n(?: *\n)* )", re.MULTILINE)
"""A message on one line, with nothing to fill in."""


def say(message: str, **values: str | int) -> str:
    """The message with its values filled in; a message that lacks one is a mistake of ours, not a sentence."""
    plain = _plain().get(message)
    return _filled_in(message, values) if plain is None else plain


def _filled_in(message: str, values: dict[str, str | int]) -> str:
    bundle = _bundle_with(message)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, f"{message}: {errors}"
    return str(text).strip()


BROWSER: Final = "web.ftl"
"""What only the browser says."""


def source() -> str:
    """The Fluent files of the program as they are written, one after the other."""
    return "\n".join(_texts())


@cache
def _texts() -> tuple[str, ...]:
    folder = files("flip7.words").joinpath("locale", LANGUAGE)
    parts = sorted((part for part in folder.iterdir() if part.name != BROWSER), key=lambda part: part.name)
    return tuple(part.read_text(encoding="utf-8") for part in parts)


@cache
def _plain() -> dict[str, str]:
    """The messages that are their own text: said without Fluent, which takes a while to load.

    The start screen of the terminal table is made of them. A test holds that Fluent would say the same.
    """
    return {name: value.strip() for text in _texts() for name, value in _PLAIN.findall(text)}


@cache
def _homes() -> dict[str, str]:
    """For each message the file that has it. Reading a file takes longer than finding what is in it."""
    return {name: text for text in _texts() for name in _MESSAGE.findall(text)}


def _bundle_with(message: str) -> "FluentBundle":
    """The bundle of the whole program; a file is read when something of it is said for the first time."""
    from fluent.runtime import FluentResource

    bundle = _bundle()
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(_homes()[message]))
    return bundle


@cache
def _bundle() -> "FluentBundle":
    """One bundle for the whole program, without invisible marks around what is filled in."""
    from fluent.runtime import FluentBundle

    return FluentBundle([LANGUAGE], use_isolating=False)
