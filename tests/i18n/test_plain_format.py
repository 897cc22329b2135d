"""Sentences are formatted without Fluent's own package: every message reads word for word as Fluent would write it."""

import re
from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource

from flip7.i18n import catalog
from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.i18n.plain_format import plain_format

RULES = "rules.ftl"
"""It has other names than messages have; `i18n/rulebook.py` reads it."""
SOURCES = [
    (language, file.name)
    for language in LANGUAGES
    for file in sorted(catalog.LOCALE.joinpath(language).iterdir(), key=lambda file: file.name)
    if file.name not in {*catalog.BROWSER, RULES}
]
"""Language and file of everything that Python says."""
_NUMBERS = (-1, 0, 1, 2, 8, 11, 999, 16_384, 1_234_567)
_PLURALS = ("one", "other")


def text_of(language: str, file: str) -> str:
    return catalog.LOCALE.joinpath(language).joinpath(file).read_text(encoding="utf-8")


@cache
def bundle(language: str, file: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(text_of(language, file)))
    return found


def by_fluent(language: str, file: str, message: str, values: dict[str, str | int]) -> str:
    pattern = bundle(language, file).get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle(language, file).format_pattern(pattern, values)
    assert not errors, (message, errors)
    return str(text).strip()


def test_everything_is_said_in_english_and_what_people_hear_in_every_language() -> None:
    assert {language for language, file in SOURCES if file == "score.ftl"} == set(LANGUAGES)
    assert {file for language, file in SOURCES if language == ENGLISH} >= {"game.ftl", "simulate.ftl", "server.ftl"}


@pytest.mark.parametrize("language, file", SOURCES)
def test_every_sentence_is_the_one_that_fluent_would_write(language: str, file: str) -> None:
    source = text_of(language, file)
    found = re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)
    assert found
    for message in found:
        text = re.split(r"^(?=[a-z#])", source[f"\n{source}".index(f"\n{message} =") :], flags=re.MULTILINE)[1]
        for values in _values(text):
            expected = by_fluent(language, file, message, values)
            assert plain_format(source, message, values, language) == expected, (language, message, values)


def _values(text: str) -> list[dict[str, str | int]]:
    """Values for a message: numbers, then words, and every word that it chooses by."""
    names = sorted(set(re.findall(r"\$(\w+)", text)))
    chosen = sorted(set(re.findall(r"\$(\w+)\s*->", text)))
    keys = [key for key in re.findall(r"\[([a-z][\w-]*)\]", text) if key not in _PLURALS]
    found: list[dict[str, str | int]] = [dict.fromkeys(names, number) for number in _NUMBERS]
    words: dict[str, str | int] = dict.fromkeys(names, "Zoë { $most } A")
    for number, keyed in product((1, 3), [{}, *({name: key} for name in chosen for key in keys)]):
        found.append(words | dict.fromkeys(chosen, number) | keyed)
    return found


@pytest.mark.parametrize("text", ["late = { NUMBER($n) }\n", "late = { -brand }\n", "late = { $n\n", "late = }\n"])
def test_a_message_that_needs_more_of_fluent_says_so(text: str) -> None:
    with pytest.raises(AssertionError, match="late needs Fluent"):
        plain_format(text, "late", {"n": 1})


@pytest.mark.parametrize("text", ["late = { $n }\n", "late = { $n ->\n    [one] one\n   *[other] more\n}\n"])
def test_a_value_that_is_not_given_is_an_assertion_error(text: str) -> None:
    with pytest.raises(AssertionError, match="the message wants n, which is not in"):
        plain_format(text, "late", {"m": 1})


def test_lines_keep_their_shape_and_lose_what_indents_them_all() -> None:
    text = "help = \n    a   one\n      b two\n\n    c   { $n }\nnext = x\n"
    assert plain_format(text, "help", {"n": 3}, ENGLISH) == "a   one\n  b two\n\nc   3"
