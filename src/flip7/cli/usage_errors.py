"""Usage errors in the words of this program: Typer's, pydantic's and Click's sentences are for programmers."""

import re
from collections.abc import Sequence
from typing import Final

_BAD_VALUE: Final = re.compile(r"Invalid value for '?(?P<option>--?[\w-]+|[A-Z]+)[^':]*'?: (?P<problem>.+)")
_EXTRA: Final = re.compile(r"Got unexpected extra argument\(s\) \((?P<words>.+)\)")
_NO_VALUE: Final = re.compile(r"Option '(?P<option>[^']+)' requires an argument\.?")
_FEW_VALUES: Final = re.compile(r"Option '(?P<option>[^']+)' requires (?P<count>\d+) arguments\.?")
_KINDS: Final = (
    (re.compile(r"Input should be a valid integer.*"), "it must be a whole number"),
    (re.compile(r"Input should be a valid number.*"), "it must be a number"),
    (re.compile(r"Input should be greater than or equal to (\S+)"), r"it must be at least \1"),
    (re.compile(r"Input should be less than or equal to (\S+)"), r"it must be at most \1"),
)


def in_our_words(message: str, arguments: Sequence[str]) -> str:
    """Return the message as this program would say it; `arguments` are what was typed.

    >>> in_our_words("Got unexpected extra argument(s) (b)", ["verify", "a", "b"])
    '«b» is too much: flip7 verify --help says what fits'
    """
    if extra := _EXTRA.fullmatch(message):
        return f"«{extra['words']}» is too much: {_help_of(arguments)} says what fits"
    if lonely := _NO_VALUE.fullmatch(message):
        return f"{lonely['option']} needs a value behind it: {_help_of(arguments)} says which"
    if few := _FEW_VALUES.fullmatch(message):
        return f"{few['option']} needs {few['count']} values behind it: {_help_of(arguments)} says which"
    if bad := _BAD_VALUE.fullmatch(message):
        for theirs, ours in _KINDS:
            if found := theirs.fullmatch(bad["problem"]):
                return f"{_typed(bad['option'], arguments)}: {found.expand(ours)}"
        return f"{bad['option']}: {bad['problem']}"
    return message


def _help_of(arguments: Sequence[str]) -> str:
    command = next((each for each in arguments if not each.startswith("-")), "")
    return " ".join(filter(None, ("flip7", command, "--help")))


def _typed(option: str, arguments: Sequence[str]) -> str:
    """Return the option with the value that was typed for it."""
    for at, each in enumerate(arguments):
        name, equals, value = each.partition("=")
        if name == option:
            given = value if equals else (arguments[at + 1] if at + 1 < len(arguments) else "")
            return f"{option} {given!r}"
    return option
