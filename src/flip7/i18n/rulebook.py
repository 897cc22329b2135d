"""The numbered rules, read from the document that people read (docs/rules.md).

The document is English, and the one that counts. Other languages have every text of it in their rules.ftl.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say, say_in, spoken
from flip7.i18n.languages import ENGLISH

_SECTION: Final = re.compile(r"## (?:(?P<key>[A-Z][A-Z0-9]*)\. )?(?P<title>.+)")
_RULE: Final = re.compile(r"- (?P<number>[A-Z][A-Z0-9]*\.\d+) (?P<text>.+)")
_RULING: Final = re.compile(r"\| (?P<number>[A-Z]+\.\d+) \|(?P<cells>.+)\|$")
_NUMBER: Final = re.compile(r"[A-Z][A-Z0-9]*\.\d+")


class NoRule(Flip7Error):
    """No rule fits the query."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; the definition of a word has no number."""

    number: str
    text: str
    section: str
    """The key of its section, such as F3; empty for the words."""
    title: str


def rule(number: str) -> Rule | None:
    """Return the rule of that number, in upper or lower case."""
    return next((each for each in all_rules() if each.number == number.upper()), None)


def find_rules(words: Sequence[str]) -> list[Rule]:
    """Return the rules of these numbers and sections, or else those that hold all the words; without words, all.

    The cards have English names on them: words that no rule of another language holds are looked for in English.
    """
    named = [_named(word.upper()) for word in words]
    if all(named):
        return [each for rules in named for each in rules] if words else list(all_rules())
    rules = all_rules()
    found = [each for each in rules if _holds(each, words)]
    if not found:
        found = [each for each, english in zip(rules, all_rules(ENGLISH), strict=True) if _holds(english, words)]
    if not found:
        raise NoRule(_nothing(words))
    return found


def _named(word: str) -> list[Rule]:
    return [each for each in all_rules() if each.number and word in (each.number, each.section)]


def _holds(each: Rule, words: Sequence[str]) -> bool:
    """Return whether every word is in the rule or in the title of its section."""
    text = _typed(f"{each.title} {each.text}")
    return all(_typed(word) in text for word in words)


def _typed(text: str) -> str:
    """Fold the text as people type it: in lower case, and with an x for the sign of the card that doubles."""
    return text.casefold().replace("\N{MULTIPLICATION SIGN}", "x")


def _nothing(words: Sequence[str]) -> str:
    """Say which number is missing, or which words are in no rule."""
    for word in map(str.upper, words):
        section = _named(word.partition(".")[0]) if _NUMBER.fullmatch(word) else []
        if section and not _named(word):
            first, last = section[0], section[-1]
            return say("rules-no-number", number=word, section=first.section, first=first.number, last=last.number)
    return say("rules-none", words=" ".join(words))


def all_rules(language: str | None = None) -> tuple[Rule, ...]:
    """Return every rule of the document, in its order, in that language or the current one."""
    return _rules_in(spoken() if language is None else language)


@cache
def _rules_in(language: str) -> tuple[Rule, ...]:
    rules = tuple(_read(_document()))
    return rules if language == ENGLISH else tuple(_translated(rules, language))


def _translated(rules: Iterable[Rule], language: str) -> Iterator[Rule]:
    """Translate the rules; what defines a word has no number, and is known by its place among the words."""
    words = 0
    for each in rules:
        words += not each.number
        name = each.number.replace(".", "-") or f"word-{words}"
        title = say_in(language, f"rules-section-{each.section or 'words'}")
        yield replace(each, text=say_in(language, f"rule-{name}"), title=title)


def _document() -> str:
    """Return the text that was packaged with the program, or in a source checkout the document itself."""
    checkout = Path(__file__).parents[3] / "docs" / "rules.md"
    candidates: tuple[Traversable, ...] = (files("flip7").joinpath("rules.md"), checkout)
    for place in candidates:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise NoRule(say("rules-missing"))


def _read(document: str) -> Iterator[Rule]:
    key = title = ""
    for line in _whole_lines(document):
        if found := _SECTION.fullmatch(line):
            key, title = found["key"] or "", _without_marks(found["title"])
        elif found := _RULE.fullmatch(line):
            yield Rule(found["number"], _without_marks(found["text"]), key, title)
        elif found := _RULING.fullmatch(line):
            yield Rule(found["number"], _ruling(found["cells"]), key, title)
        elif line.startswith("- **"):
            yield Rule("", _without_marks(line.removeprefix("- ")), key, title)


def _whole_lines(document: str) -> Iterator[str]:
    """Join the lines that a list item is broken into."""
    whole = ""
    for line in document.splitlines():
        if line.startswith("  ") and whole:
            whole += f" {line.strip()}"
        else:
            yield whole
            whole = line.rstrip()
    yield whole


def _ruling(cells: str) -> str:
    """Return a row of the rulings as players read it: question and ruling, without the reason and its sources."""
    question, ruling, _ = (_without_marks(cell.strip()) for cell in cells.split("|"))
    if question.endswith("?"):
        return f"{_capital(question)} {_capital(ruling)}."
    return f"{_capital(question)}: {ruling}."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _without_marks(text: str) -> str:
    return re.sub(r"\*\*|`|(?<!\w)\*|\*(?!\w)", "", text)
