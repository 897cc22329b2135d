"""The five languages say the same, and the one that is wanted is chosen."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

import flip7.i18n
from flip7.i18n.catalog import BROWSER
from flip7.i18n.languages import ENGLISH, LANGUAGES, NoLanguage, wanted

WEB = Path(__file__).parents[2] / "web" / "src"
LOCALE = Path(flip7.i18n.__file__).parent / "locale"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
TRANSLATED = [
    "advice",
    "bots",
    "daily",
    "game",
    "hindsight",
    "games",
    "join",
    "playout",
    "preview",
    "puzzles",
    "review",
    "rulings",
    "score",
    "sheet",
    "table",
    "tui",
    "you",
]
RULES = "rules"
"""Their English is docs/rules.md; tests/i18n/test_rulebook.py holds the two together."""
ONLY_ENGLISH = ["arena", "envs", "review-report", "server", "simulate", "solve"]
"""For people who study, and for programs."""
WIDEST_HELP = 76
WIDEST_ON_A_SHEET = 66
HELPS = {
    "game": ["help", "help-which-card", "help-commands"],
    "score": ["score-help-pad", "score-help-hands", "score-help"],
    "tui": ["tui-help", "tui-replay-help", "tui-score-help"],
}
COUNTS = (0, 1, 2, 5, 21, 1234)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def text(language: str, name: str) -> str:
    return (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str, name: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(text(language, name)).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)], f"{language}/{name}.ftl has junk"
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Anatomy(Visitor):
    """The parts of a message: the values it shows, those it decides by, and the cases of each."""

    def __init__(self, message: ftl.Message) -> None:
        self.shown: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        self.visit(message)

    @property
    def values(self) -> set[str]:
        return self.shown | set(self.cases)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        keys = [variant.key for variant in node.variants]
        names = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
        self.cases.setdefault(node.selector.id.name, set()).update(names)
        for variant in node.variants:
            self.visit(variant.value)

    def is_counted(self, value: str) -> bool:
        return any(case in CATEGORIES or case.isdecimal() for case in self.cases.get(value, ()))


def samples(own: Anatomy, english: Anatomy) -> Iterator[dict[str, str | int]]:
    """Values for a message: every count, and every word that it decides by."""
    for at, count in enumerate(COUNTS):
        yield {value: _sample(value, own, english, count, at) for value in english.values}


def _sample(value: str, own: Anatomy, english: Anatomy, count: int, at: int) -> str | int:
    if own.is_counted(value) or english.is_counted(value):
        return count
    words = sorted(english.cases.get(value, ()))
    return words[at % len(words)] if words else f"<{value}>"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", TRANSLATED)
class TestEveryLanguage:
    """The files that people hear from are in all five."""

    def test_has_exactly_the_english_messages_in_their_order(self, language: str, name: str) -> None:
        assert list(messages(language, name)) == list(messages(ENGLISH, name))

    def test_has_exactly_the_english_attributes(self, language: str, name: str) -> None:
        english = messages(ENGLISH, name)
        for said, message in messages(language, name).items():
            assert [each.id.name for each in message.attributes] == [each.id.name for each in english[said].attributes]

    def test_shows_what_english_shows_and_knows_of_no_other_value(self, language: str, name: str) -> None:
        english = messages(ENGLISH, name)
        for said, message in messages(language, name).items():
            mine, theirs = Anatomy(message), Anatomy(english[said])
            assert mine.values <= theirs.values, said
            assert theirs.shown <= mine.values, said

    def test_decides_by_the_words_that_english_decides_by(self, language: str, name: str) -> None:
        english = messages(ENGLISH, name)
        for said, message in messages(language, name).items():
            mine, theirs = Anatomy(message), Anatomy(english[said])
            for value, cases in mine.cases.items():
                if not (mine.is_counted(value) or theirs.is_counted(value)):
                    assert cases == theirs.cases.get(value), said

    def test_makes_a_sentence_of_anything(self, language: str, name: str) -> None:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text(language, name)))
        english = messages(ENGLISH, name)
        for said, message in messages(language, name).items():
            pattern = bundle.get_message(said).value
            assert pattern is not None, said
            for values in samples(Anatomy(message), Anatomy(english[said])):
                sentence, errors = bundle.format_pattern(pattern, values)
                assert not errors, said
                assert str(sentence).strip(), said
                assert "{" not in str(sentence), said


def test_the_rest_is_in_english_only() -> None:
    assert sorted(path.stem for path in (LOCALE / ENGLISH).iterdir() if path.name not in BROWSER) == sorted(
        TRANSLATED + ONLY_ENGLISH
    )
    for language in OTHERS:
        own = {path.name for path in (LOCALE / language).iterdir()}
        assert own == {*BROWSER, *(f"{name}.ftl" for name in (*TRANSLATED, RULES))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name, widest", [("game", WIDEST_HELP), ("score", WIDEST_HELP), ("tui", WIDEST_ON_A_SHEET)])
def test_a_line_of_help_fits_into_the_smallest_terminal(name: str, widest: int, language: str) -> None:
    for said in HELPS[name]:
        value = messages(language, name)[said].value
        assert value is not None
        lines = "".join(part.value for part in value.elements if isinstance(part, ftl.TextElement)).splitlines()
        assert len(lines) > 2, said
        assert [line for line in lines if cell_len(line) > widest] == [], said


# --- choosing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given, environment, language",
    [
        ("", {}, "en"),
        ("fr", {"FLIP7_LANGUAGE": "de", "LANG": "ja_JP.UTF-8"}, "fr"),
        ("DE", {}, "de"),
        ("es-MX", {}, "es"),
        ("", {"FLIP7_LANGUAGE": "de", "LC_ALL": "ja_JP.UTF-8"}, "de"),
        ("", {"FLIP7_LANGUAGE": "", "LANG": "ja_JP.UTF-8"}, "ja"),
        ("", {"LC_ALL": "fr_CA.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "es_ES"}, "fr"),
        ("", {"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "es_ES"}, "de"),
        ("", {"LANG": "de_AT.UTF-8"}, "de"),
        ("", {"LANG": "de@euro"}, "de"),
        ("", {"LANG": "ja"}, "ja"),
        ("", {"LANG": "nl_NL.UTF-8"}, "en"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("", {"LANG": "POSIX"}, "en"),
        ("", {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ("", {"LANG": "deutsch"}, "en"),
    ],
)
def test_the_language_that_is_wanted(given: str, environment: dict[str, str], language: str) -> None:
    assert wanted(given, environment) == language


@pytest.mark.parametrize(
    "given, environment, where",
    [("nl", {}, "--language 'nl'"), ("", {"FLIP7_LANGUAGE": "Deutsch"}, "FLIP7_LANGUAGE 'Deutsch'")],
)
def test_a_language_that_is_not_spoken_is_refused_with_those_that_are(
    given: str, environment: dict[str, str], where: str
) -> None:
    offered = "there is en (English), de (Deutsch), fr (Français), es (Español), ja (日本語)"
    with pytest.raises(NoLanguage) as refused:
        wanted(given, environment)
    assert str(refused.value) == f"{where}: {offered}"


def test_the_browser_offers_the_same_languages_in_the_same_order() -> None:
    source = (WEB / "i18n" / "index.svelte.ts").read_text(encoding="utf-8")
    listed = re.search(r"export const LANGUAGES = \{(.*?)\}", source, re.DOTALL)
    assert listed is not None
    assert re.findall(r'(\w+): "([^"]+)"', listed[1]) == list(LANGUAGES.items())
