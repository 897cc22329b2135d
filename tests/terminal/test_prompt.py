"""Parsing what a person typed."""

import pytest

from flip7.core.cards import FREEZE
from flip7.core.decisions import HIT, STAY, Choice, Give, HitOrStay
from flip7.i18n.seat_names import Names
from flip7.terminal.lineui.prompt import Ask, Command, Unclear, understand
from tests.scenario import A, B, C, D

NAMES = Names(["Ana", "Ben", "Bea", "T"])
GIVE = Give(A, FREEZE, (A, B, C, D))


@pytest.mark.parametrize(
    "typed, ask, argument",
    [
        ("?", Ask.HELP, ""),
        ("help", Ask.HELP, ""),
        ("t", Ask.TABLE, ""),
        ("T", Ask.TABLE, ""),
        ("odds", Ask.ODDS, ""),
        ("w", Ask.WHY, ""),
        ("r F3.6", Ask.RULE, "F3.6"),
        ("r", Ask.RULE, ""),
        ("rule second chance", Ask.RULE, "second chance"),
        ("save my game.json", Ask.SAVE, "my game.json"),
        ("save", Ask.SAVE, ""),
        ("q", Ask.QUIT, ""),
        ("quit", Ask.QUIT, ""),
    ],
)
def test_commands_work_at_every_question(typed: str, ask: Ask, argument: str) -> None:
    assert understand(typed, HitOrStay(A), NAMES) == Command(ask, argument)
    assert understand(typed, GIVE, NAMES) == Command(ask, argument)


@pytest.mark.parametrize("typed, choice", [("h", HIT), ("Hit", HIT), ("s", STAY), (" STAY ", STAY)])
def test_hit_and_stay(typed: str, choice: Choice) -> None:
    assert understand(typed, HitOrStay(A), NAMES) is choice


@pytest.mark.parametrize(
    "typed, seat",
    [("1", A), ("4", D), ("ana", A), ("a", A), ("ben", B), ("bea", C), ("Ben", B), ("c", C), ("d", D)],
)
def test_a_seat_by_number_name_beginning_or_letter(typed: str, seat: int) -> None:
    assert understand(typed, GIVE, NAMES) == seat


@pytest.mark.parametrize("typed", ["", " ", "0", "5", "b", "be", "zoe", "hit", "-1", "\u0661"])
def test_what_is_unclear_is_not_guessed(typed: str) -> None:
    assert isinstance(understand(typed, GIVE, NAMES), Unclear)


def test_somebody_who_cannot_get_the_card_is_not_meant() -> None:
    assert isinstance(understand("ben", Give(A, FREEZE, (A, C)), NAMES), Unclear)
    assert understand("b", Give(A, FREEZE, (A, C)), NAMES) == C


def test_a_finger_still_at_hit_or_stay_gives_no_card_away() -> None:
    """«s» is not the beginning of Stella: it was meant for the question before."""
    asked = Give(A, FREEZE, (A, B, C))
    names = Names(("Hal", "Ben", "Stella"))
    assert isinstance(understand("s", asked, names), Unclear)
    assert isinstance(understand("h", asked, names), Unclear)
    assert understand("st", asked, names) == C
