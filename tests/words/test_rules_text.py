"""The numbered rules, read from docs/rules.md."""

import re
from pathlib import Path

from flip7.words.rules_text import all_rules, rule

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules.md"


def test_every_number_of_the_document_is_read_once() -> None:
    written = re.findall(r"^(?:- |\| )([A-Z][A-Z0-9]*\.\d+) ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [each.number for each in all_rules() if each.number] == written
    assert len(written) == 76


def test_texts_are_whole_sentences_without_marks() -> None:
    for each in all_rules():
        assert each.text.endswith((".", ")", "»"))
        assert not re.search(r"[`*|]", each.text)


def test_rules_know_their_section() -> None:
    found = rule("fz.3")
    assert found is not None
    assert (found.section, found.title) == ("FZ", "Freeze")


def test_words_are_rules_without_a_number() -> None:
    assert any(each.text.startswith("Seat: a player's place") for each in all_rules() if not each.number)
