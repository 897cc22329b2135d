"""`flip7 rules`: all, one, a section, a search."""

import pytest

from flip7.i18n.catalog import say_in
from flip7.i18n.languages import LANGUAGES
from flip7.i18n.rulebook import all_rules
from tests.cli.command import Command


def test_all_rules_are_shown(flip7: Command) -> None:
    lines = flip7("rules").lines
    assert {line.split()[0] for line in lines} >= {rule.number for rule in all_rules() if rule.number}
    assert len(lines) == len(all_rules())


@pytest.mark.parametrize("number", ["F3.6", "f3.6"])
def test_one_rule(flip7: Command, number: str) -> None:
    assert flip7("rules", number).lines == ["F3.6 A Freeze or Flip Three drawn on the way is set aside."]


def test_a_rule_that_is_broken_into_lines_is_shown_whole(flip7: Command) -> None:
    (line,) = flip7("rules", "T.6").lines
    assert line.startswith("T.6 After an action card is resolved")
    assert line.endswith("wherever the card went and however long the chain of Flip Threes was.")


def test_a_section(flip7: Command) -> None:
    assert [line.split()[0] for line in flip7("rules", "f3").lines] == [f"F3.{number}" for number in range(1, 13)]


def test_rulings_are_rules(flip7: Command) -> None:
    (line,) = flip7("rules", "X.6").lines
    assert line == "X.6 May a player refuse to be saved by a Second Chance? No, it is used by itself."


def test_several_numbers(flip7: Command) -> None:
    assert [line.split()[0] for line in flip7("rules", "B.1", "g.2").lines] == ["B.1", "G.2"]


def test_a_search_finds_what_a_rule_and_its_section_say(flip7: Command) -> None:
    found = {line.split()[0] for line in flip7("rules", "FREEZE").lines}
    assert {"F3.6", "FZ.3", "D.4"} <= found
    assert "B.1" not in found


def test_a_search_for_several_words_wants_them_all(flip7: Command) -> None:
    assert [line.split()[0] for line in flip7("rules", "bust", "stops").lines] == ["F3.3"]


@pytest.mark.parametrize(
    "words, says",
    [
        (["unicorn"], "no rule says «unicorn»"),
        (["F3.99"], "there is no rule F3.99; section F3 has F3.1 to F3.12"),
        (["Q.1"], "no rule says «Q.1»"),
    ],
)
def test_nothing_found_is_one_line(flip7: Command, words: list[str], says: str) -> None:
    assert flip7.refused("rules", *words) == says


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_read_in_every_language(flip7: Command, language: str) -> None:
    """The sentences are those of the full screen and of the browser."""
    lines = flip7("rules", "--language", language).lines
    assert lines == [f"{rule.number} {rule.text}".strip() for rule in all_rules(language)]


def test_the_rules_are_read_and_searched_in_the_language_of_the_terminal(
    flip7: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    (ruling,) = flip7("rules", "F3.6").lines
    assert ruling in flip7("rules", "beiseitegelegt").lines
    assert flip7.refused("rules", "Backgammon") == say_in("de", "rules-none", words="Backgammon")
