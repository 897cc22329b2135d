"""Where every sentence comes from: the Fluent files of the language."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE: Final = "en"


def say(message: str, **values: str | int) -> str:
    """The message with its values filled in; a message that lacks one is a mistake of ours, not a sentence."""
    bundle = _bundle()
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, f"{message}: {errors}"
    return str(text).strip()


BROWSER: Final = "web.ftl"
"""What only the browser says."""


def source() -> str:
    """The Fluent files of the program as they are written, one after the other."""
    folder = files("flip7.words").joinpath("locale", LANGUAGE)
    parts = sorted((part for part in folder.iterdir() if part.name != BROWSER), key=lambda part: part.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


@cache
def _bundle() -> FluentBundle:
    """One bundle for the whole program, without invisible marks around what is filled in."""
    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    bundle.add_resource(FluentResource(source()))
    return bundle
