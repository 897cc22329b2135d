"""The language of what is printed: by option, by environment, or as the terminal is set up."""

import json
import re

import pytest

from flip7.i18n.languages import ENGLISH, LANGUAGES
from tests.cli.command import Command

GAME = "A 12 / B 5 / A h 4 / B s"


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that is set up in German."""
    monkeypatch.setenv("LANG", "de_AT.UTF-8")


def test_a_game_is_told_in_the_language_of_the_option(flip7: Command) -> None:
    flip7.with_file("game.f7", GAME)
    assert "A bekommt eine 12." in flip7("replay", "game.f7", "--language", "de").out
    assert "A is dealt a 12." in flip7("replay", "game.f7").out


@pytest.mark.usefixtures("german")
def test_a_game_is_told_in_the_language_of_the_terminal(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    flip7.with_file("game.f7", GAME)
    assert "A bekommt eine 12." in flip7("replay", "game.f7").out
    assert "A is dealt a 12." in flip7("replay", "game.f7", "--language", "en").out
    monkeypatch.setenv("FLIP7_LANGUAGE", "en")
    assert "A is dealt a 12." in flip7("replay", "game.f7").out


@pytest.mark.parametrize(
    "command",
    [
        ["play"],
        ["join", "BCD234"],
        ["replay", "game.f7"],
        ["bots"],
        ["rules"],
        ["advise", "game.f7"],
        ["review", "game.f7"],
        ["verify", "game.f7"],
    ],
    ids=lambda command: command[0],
)
def test_a_language_that_nobody_speaks_is_refused(
    flip7: Command, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    flip7.with_file("game.f7", GAME)
    offered = "there is en (English), de (Deutsch), fr (Français), es (Español), ja (日本語)"
    assert flip7.refused(*command, "--language", "nl") == f"--language 'nl': {offered}"
    monkeypatch.setenv("FLIP7_LANGUAGE", "klingon")
    assert flip7.refused(*command) == f"FLIP7_LANGUAGE 'klingon': {offered}"


@pytest.mark.usefixtures("german")
def test_help_is_in_english(flip7: Command) -> None:
    assert "Play a game" in flip7("play", "--help").out


@pytest.mark.usefixtures("german")
def test_programs_read_english_unless_they_ask_for_another_language(flip7: Command) -> None:
    english = json.loads(flip7("bots", "--json").out)
    assert "Would rather have few points than none." in [bot["character"] for bot in english]
    assert json.loads(flip7("bots", "--json", "--language", "de").out) != english
    assert "Would rather have few points than none." not in flip7("bots").out


@pytest.mark.usefixtures("german")
def test_what_studies_games_speaks_english(flip7: Command) -> None:
    assert "bust" in flip7("solve", "--cards", "12 11 10 9 8 7", "--gone", "0 1 2 2 3 3 3").out


def test_a_whole_game_in_french(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = "\n".join(["?", "h", "nonsense", *["s", "1", "2"] * 60])
    played = ("play", "--seed", "pipe", "--target", "15", "--names", "Ana,Ben", "--seats", "2")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    english = flip7(*played, answers=answers).lines
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    french = flip7(*played, answers=answers).lines
    assert french[0] == "Flip 7 en 15 points\N{NARROW NO-BREAK SPACE}: Ana et Ben."
    assert "Ana dit stop et empoche 4+10 = 14." in french
    assert len(french) == len(english)
    same = {line for line in french if line in english}
    assert all(line == "" or "SC.1" in line for line in same), same


@pytest.mark.integration  # it loads the kernel
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH])
def test_a_review_is_told_in_every_language(flip7: Command, language: str) -> None:
    flip7.with_file("game.f7", '[Target "30"]\nA 12 / B 5 / A h FZ>B / A h 9 / A s')
    english = flip7("review", "game.f7").lines
    told = flip7("review", "game.f7", "--language", language).lines
    assert len(told) == len(english)
    assert [line for line in told if line in english and re.search("[a-z]{2}", line)] == []
    assert flip7("review", "game.f7", "--json", "--language", "en").out == flip7("review", "game.f7", "--json").out


@pytest.mark.integration
@pytest.mark.usefixtures("german")
def test_the_page_of_a_review_is_in_english_throughout(flip7: Command) -> None:
    flip7.with_file("game.f7", '[Target "10"]\nA 12 / B 5 / A s / B s')
    assert "Runde 1: B sagt mit 5 Punkten Stopp" in flip7("review", "game.f7", "--plot", "page.html").out
    page = (flip7.folder / "page.html").read_text()
    assert "B stays with 5 points" in page
    assert "Stopp" not in page
