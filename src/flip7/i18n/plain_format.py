"""Format the messages of Fluent files without the package `fluent.runtime`, which brings Babel: 32 MB, 10 compressed.

It reads what our messages are made of: text, values, string literals, and choices by a number, a plural or a word. A
test holds that Fluent would say the same of every message (tests/i18n/test_plain_format.py).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from flip7.i18n.languages import ENGLISH

_NAME: Final = re.compile(r"[A-Za-z][\w-]*")
_VALUE: Final = re.compile(r"\$([A-Za-z][\w-]*)\s*")
_LITERAL: Final = re.compile(r'"([^"\\\n{}]*)"\s*')
_KEY: Final = re.compile(r"(\*?)\[\s*([\w-]+)\s*\]")
_SPACE: Final = re.compile(r"\s*")
_TEXT: Final = re.compile(r"[^{}\n]+")
_NEW_LINE: Final = re.compile(r"\n(?P<empty>(?: *\n)*)(?P<indent> *)")
_ENDS_A_PATTERN: Final = ("[", "*", "}", ".", "")
_GROUPS: Final = {"de": ".", "es": ".", "fr": "\u202f"}
"""The separator between groups of three digits, where it is not a comma."""
_NO_PLURAL: Final = frozenset({"ja"})
_ZERO_IS_SINGULAR: Final = frozenset({"fr"})


@dataclass(frozen=True, slots=True)
class _Value:
    name: str


@dataclass(frozen=True, slots=True)
class _Break:
    """New lines in a text, and how far the next one is indented."""

    lines: int
    indent: int


@dataclass(frozen=True, slots=True)
class _Choice:
    name: str
    variants: Mapping[str, "_Pattern"]
    default: "_Pattern"


_Pattern = tuple[str | _Value | _Choice, ...]


def plain_format(source: str, message: str, values: Mapping[str, str | int], language: str = ENGLISH) -> str:
    """Return the message of that name from the text of its Fluent file, with its values filled in.

    >>> plain_format("free = { $seats } seats are free.", "free", {"seats": 3})
    '3 seats are free.'
    """
    return _filled(_parsed(source, message), values, language).strip()


def _filled(pattern: _Pattern, values: Mapping[str, str | int], language: str) -> str:
    return "".join(_piece(each, values, language) for each in pattern)


def _piece(each: str | _Value | _Choice, values: Mapping[str, str | int], language: str) -> str:
    match each:
        case str():
            return each
        case _Value(name):
            return _shown(_given(values, name), language)
        case _Choice(name, variants, default):
            keys = _keys(_given(values, name), language)
            chosen = next((variants[key] for key in keys if key in variants), default)
            return _filled(chosen, values, language)


def _given(values: Mapping[str, str | int], name: str) -> str | int:
    assert name in values, f"the message wants {name}, which is not in {values}"
    return values[name]


def _keys(value: str | int, language: str) -> tuple[str, ...]:
    """Return the variants that fit the value, the closest first: a number itself, then its plural."""
    if isinstance(value, str):
        return (value,)
    is_singular = abs(value) == 1 or (value == 0 and language in _ZERO_IS_SINGULAR)
    return (str(value), "one" if is_singular and language not in _NO_PLURAL else "other")


def _shown(value: str | int, language: str) -> str:
    """Show a number as the language does: in groups of three digits."""
    return value if isinstance(value, str) else f"{value:,}".replace(",", _GROUPS.get(language, ","))


# --- parsing ----------------------------------------------------------------------------------------------------------


@cache
def _parsed(source: str, message: str) -> _Pattern:
    found = re.search(rf"^{re.escape(message)} = ?", source, re.MULTILINE)
    assert found is not None, f"there is no message {message}"
    return _Parser(source, found.end(), message).pattern()


class _Parser:
    """Reads the pattern of one message, from a place in the text of its file."""

    def __init__(self, text: str, at: int, message: str) -> None:
        self._text = text
        self._at = at
        self._message = message

    def pattern(self) -> _Pattern:
        """Read up to the end of the message, or of the variant of a choice."""
        parts: list[str | _Value | _Choice | _Break] = []
        while self._at < len(self._text):
            if self._text[self._at] == "{":
                parts.append(self._placeable())
            elif (text := _TEXT.match(self._text, self._at)) is not None:
                parts.append(text[0])
                self._at = text.end()
            elif (line := self._line()) is not None:
                parts.append(line)
            else:
                break
        return _joined(parts)

    def _line(self) -> _Break | None:
        """Read new lines, unless the pattern ends with them."""
        found = _NEW_LINE.match(self._text, self._at)
        assert found is not None, f"{self._message} needs Fluent"
        after = self._text[found.end() : found.end() + 1]
        if after in _ENDS_A_PATTERN or (not found["indent"] and after != "{"):
            return None
        self._at = found.end()
        return _Break(1 + found["empty"].count("\n"), len(found["indent"]))

    def _placeable(self) -> str | _Value | _Choice:
        self._at += 1
        self._skip(_SPACE)
        if (literal := self._skip(_LITERAL)) is not None:
            found: str | _Value | _Choice = literal[1]
        else:
            value = self._skip(_VALUE)
            assert value is not None, f"{self._message} needs Fluent"
            found = self._choice(value[1]) if self._text.startswith("->", self._at) else _Value(value[1])
        assert self._text.startswith("}", self._at), f"{self._message} needs Fluent"
        self._at += 1
        return found

    def _choice(self, name: str) -> _Choice:
        self._at += len("->")
        variants: dict[str, _Pattern] = {}
        default = None
        self._skip(_SPACE)
        while (key := self._skip(_KEY)) is not None:
            variants[key[2]] = self.pattern()
            default = key[2] if key[1] else default
            self._skip(_SPACE)
        assert default is not None, f"{self._message} needs Fluent"
        return _Choice(name, variants, variants[default])

    def _skip(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self._text, self._at)
        if found is not None:
            self._at = found.end()
        return found


def _joined(parts: list[str | _Value | _Choice | _Break]) -> _Pattern:
    """Take away the indentation that all lines have in common, and the space before and behind the text."""
    common = min((each.indent for each in parts if isinstance(each, _Break)), default=0)
    found = ["\n" * each.lines + " " * (each.indent - common) if isinstance(each, _Break) else each for each in parts]
    if found and isinstance(found[0], str):
        found[0] = found[0].lstrip(" \n")
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n")
    return tuple(each for each in found if each != "")
