"""The numbered rules, read from docs/rules.md."""

import re
from pathlib import Path

import pytest

from flip7.i18n.catalog import speak
from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.i18n.rulebook import all_rules, find_rules, rule

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "rules.md"
LOCALE = ROOT / "src" / "flip7" / "i18n" / "locale"
NUMBER = re.compile(r"(?<![A-Z0-9])[A-Z][A-Z0-9]*\.\d+")
SOURCE = re.compile(r"\b00[0-4]\b|seeds", flags=re.ASCII | re.IGNORECASE)
"""A document that the rules were drawn from. ASCII: in Japanese no space parts «003» from the word after it."""


def test_every_number_of_the_document_is_read_once() -> None:
    written = re.findall(r"^(?:- |\| )([A-Z][A-Z0-9]*\.\d+) ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [each.number for each in all_rules() if each.number] == written
    assert len(written) == 80


def test_texts_are_whole_sentences_without_marks() -> None:
    for each in all_rules():
        assert each.text.endswith((".", ")", "»"))
        assert not re.search(r"[`*|]", each.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_read_names_no_source(language: str) -> None:
    """The document itself does, for engineers, in the reasons of rulings."""
    assert SOURCE.search(DOCUMENT.read_text(encoding="utf-8"))
    named = [each.number for each in all_rules(language) if SOURCE.search(f"{each.title} {each.text}")]
    assert not named, f"a source is named in {named}"


def test_players_read_the_question_and_the_ruling_but_not_the_reason() -> None:
    found = rule("X.5")
    assert found is not None
    assert found.text == "May a Second Chance be kept for a later round? No (SC.5)."


def test_rules_know_their_section() -> None:
    found = rule("fz.3")
    assert found is not None
    assert (found.section, found.title) == ("FZ", "Freeze")


def test_words_are_rules_without_a_number() -> None:
    assert any(each.text.startswith("Seat: a player's place") for each in all_rules() if not each.number)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH])
def test_every_text_of_the_rules_is_translated(language: str) -> None:
    english, translated = all_rules(ENGLISH), all_rules(language)
    assert [(each.number, each.section) for each in translated] == [(each.number, each.section) for each in english]
    same = [each.number for each, own in zip(english, translated, strict=True) if own.text == each.text]
    assert not same, f"not translated: {same}"


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH])
def test_a_translated_rule_names_the_same_rules(language: str) -> None:
    for each, own in zip(all_rules(ENGLISH), all_rules(language), strict=True):
        assert set(NUMBER.findall(own.text)) == set(NUMBER.findall(each.text)), each.number


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH])
def test_a_language_has_no_text_of_a_rule_that_does_not_exist(language: str) -> None:
    numbers = {f"rule-{each.number.replace('.', '-')}" for each in all_rules() if each.number}
    numbers |= {f"rule-word-{place}" for place in range(1, 1 + sum(not each.number for each in all_rules()))}
    sections = {f"rules-section-{each.section or 'words'}" for each in all_rules()}
    text = (LOCALE / language / "rules.ftl").read_text(encoding="utf-8")
    written = re.findall(r"^(rules?-[\w-]+) =", text, flags=re.MULTILINE)
    assert sorted(written) == sorted(numbers | sections)


def test_the_rules_are_read_in_the_language_that_is_spoken() -> None:
    speak("de")
    try:
        assert all_rules() == all_rules("de")
        assert find_rules(["Eiszeit"])
        assert [each.number for each in find_rules(["freeze"])] == [
            each.number for each in all_rules(ENGLISH) if "freeze" in f"{each.title} {each.text}".casefold()
        ], "as it stands on the card, and shown in German"
        assert {*find_rules(["freeze"])} <= {*all_rules("de")}
    finally:
        speak(ENGLISH)
