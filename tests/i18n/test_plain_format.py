"""Sentences without Fluent: what a browser says is word for word what the server and the terminal say."""

import re
from itertools import product

import pytest

from flip7.i18n import catalog
from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.i18n.plain_format import plain_format
from tools.browser_bundle import DATA

SOURCES = [path.split("/")[-2:] for path in DATA if path.endswith(".ftl") and not path.endswith("rules.ftl")]
"""Language and file of what a browser has."""
_NUMBERS = (-1, 0, 1, 2, 8, 11, 999, 16_384, 1_234_567)
_PLURALS = ("one", "other")


def test_a_browser_says_the_sentences_of_the_score_in_every_language() -> None:
    assert {language for language, file in SOURCES if file == "score.ftl"} == set(LANGUAGES)


@pytest.mark.parametrize("language, file", SOURCES)
def test_every_sentence_is_the_same_without_fluent(language: str, file: str) -> None:
    source = catalog.LOCALE.joinpath(language).joinpath(file).read_text(encoding="utf-8")
    for message in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE):
        text = re.split(r"^(?=[a-z#])", source[source.index(f"\n{message} =") + 1 :], flags=re.MULTILINE)[1]
        for values in _values(text):
            expected = catalog.say_in(language, message, **values)
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


def test_say_does_without_fluent_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "_has_fluent", lambda: False)
    monkeypatch.setattr(catalog, "_bundle_with", None)
    assert catalog.say("refused-free-seats", seats="B and C", count=2) == (
        "Seats B and C are free: each needs a person or a bot."
    )
    assert catalog.say("refused-is-here", name="نور") == "\u2068نور\u2069 is connected and is playing this seat."
    assert catalog.say_in("de", "ask-give", name="Ana", card="Freeze") == "Ana: Wer bekommt die Freeze?"


@pytest.mark.parametrize("text", ["late = { NUMBER($n) }\n", "late = { -brand }\n", "late = { $n\n", "late = }\n"])
def test_a_message_that_needs_more_of_fluent_says_so(text: str) -> None:
    with pytest.raises(AssertionError, match="late needs Fluent"):
        plain_format(text, "late", {"n": 1})


def test_lines_keep_their_shape_and_lose_what_indents_them_all() -> None:
    text = "help = \n    a   one\n      b two\n\n    c   { $n }\nnext = x\n"
    assert plain_format(text, "help", {"n": 3}, ENGLISH) == "a   one\n  b two\n\nc   3"
