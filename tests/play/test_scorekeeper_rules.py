"""For each ruling that needs a person's choice, the live score keeper asks exactly that; for all others, nothing."""

import pytest

from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE
from flip7.core.decisions import Decision, Give, HitOrStay, WhichCard
from flip7.core.seats import seat_letter
from flip7.i18n.rulebook import all_rules
from tests.play.kept_games import live
from tests.scenario import A, B, C

THREE = '[A "Ana"] [B "Ben"] [C "Cleo"]'

CHOICES: list[tuple[str, str, Decision]] = [
    ("I.3", "A 1 / B FZ?", Give(B, FREEZE, (A, B))),
    ("I.3", "A 1 / B 2 / C FZ?", Give(C, FREEZE, (A, B, C))),
    ("I.4", f"{THREE} A F3?", Give(A, FLIP_THREE, (A, B, C))),
    ("I.6", f"{THREE} A F3>B(1 2 3)", HitOrStay(B)),
    ("T.1", "A 1 / B 2 / C 3", HitOrStay(A)),
    ("T.1", "A 1 / B 2 / C 3 / A s / B h 4", HitOrStay(C)),
    ("T.1", "A 1 / B 2 / C 3 / A s / B h 4 / C s", HitOrStay(B)),
    ("T.5", "A 1 / B 2 / C 3 / A h F3>B(FZ' 5 6; FZ?)", Give(B, FREEZE, (A, B, C))),
    ("T.6", "A 1 / B 2 / C 3 / A h F3>C(5 F3' 6; F3>A(7 8 9))", HitOrStay(B)),
    ("FZ.1", "A 1 / B 2 / C 3 / A h FZ?", Give(A, FREEZE, (A, B, C))),
    ("F3.1", "A 1 / B 2 / C 3 / A s / B h F3?", Give(B, FLIP_THREE, (B, C))),
    ("F3.8", "A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 6; FZ?)", Give(B, FREEZE, (A, B, C))),
    ("F3.9", "A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 6; FZ>B F3?)", Give(B, FLIP_THREE, (A, B, C))),
    ("X.10", "A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 6; FZ>C F3?)", Give(B, FLIP_THREE, (A, B, C))),
    ("SC.3", "A SC / B 2 / C 3 / A h SC?", Give(A, SECOND_CHANCE, (B, C))),
    ("SC.4", "A SC / B 2 / C 3 / A h 5 / B s / C s / A h 5~", HitOrStay(A)),
    ("X.3", "A SC / B 2 / C F3>A(SC>B 3 4)", HitOrStay(A)),
]
"""The rule, a game, and what the people at the table decide then."""

CARDS: list[tuple[str, str, str]] = [
    ("I.1", "A 1 / B ?", "B"),
    ("I.5", "A FZ>B / C ?", "C"),
    ("I.8", "A F3>C(1 2 3) / B ?", "B"),
    ("T.2", "A 1 / B 2 / C 3 / A h ?", "A"),
    ("T.4", "A 1 / B FZ>C / A s / B h ?", "B"),
    ("F3.2", "A 1 / B 2 / C 3 / A h F3>C(4 ?", "C"),
    ("F3.3", "A 1 / B 2 / C 3 / A h F3>C(3x) / B h ?", "B"),
    ("F3.5", "A 1 / B 2 / C 3 / A h F3>C(SC 3~ ?", "C"),
    ("F3.11", "A 1 / B 2 / C 3 / A h F3>B(F3' 4 5; F3>C(6 ?", "C"),
    ("N.3", "A 1 / B 2 / C 3 / A h ?", "A"),
    ("X.12", "A FZ>B / C FZ>A / C h ?", "C"),
]
"""The rule, a game, and for whom the next card comes up: nobody decides anything before it."""

FORCED: list[tuple[str, str, Decision]] = [
    (
        "FZ.4",
        "1. A / A 1 / B 2 / C 3 / A s / B s / C h F3>C(FZ' 4 5; FZ>C) = 1 2 12 2. B / B 6 / C 7 / A 8",
        HitOrStay(B),
    ),
    ("X.9", "A 1 / B 2 / C 3 / A s / B s / C h F3>C(4 5 6)", HitOrStay(C)),
    ("SC.3", "A SC / B SC / C 3 / A h SC>C", HitOrStay(B)),
    ("SC.3", "A SC / B SC / A h SC-", HitOrStay(B)),
    ("F3.10", "A 1 / B 2 / C 3 / A h F3>B(FZ' FZ' 6; FZ>C FZ>C-)", HitOrStay(B)),
]
"""The rule, a game in which there was nothing to choose, and what is asked next."""

NO_CHOICE = {
    *("D.1", "D.2", "D.3", "D.4", "D.5", "D.6", "S.1", "S.2", "S.3", "I.2", "I.7", "T.3", "B.1", "B.2", "B.3"),
    *("F7.1", "F7.2", "F7.3", "F7.4", "FZ.2", "FZ.3", "FZ.5", "F3.4", "F3.6", "F3.7", "F3.12"),
    *("SC.1", "SC.2", "SC.5", "M.1", "M.2", "M.3", "E.1", "E.2", "E.3", "N.1", "N.2", "N.4", "G.1", "G.2"),
    *("X.1", "X.2", "X.4", "X.5", "X.6", "X.7", "X.8", "X.11", "X.13", "X.14", "X.15", "X.16"),
}
"""The rules after which nobody at the table has anything to say."""


@pytest.mark.parametrize("number, text, asked", [*CHOICES, *FORCED])
def test_what_is_asked_is_what_the_rule_says(number: str, text: str, asked: Decision) -> None:
    keeper = live(text)
    assert keeper.asked == asked, number
    assert not isinstance(keeper.asked, WhichCard)


@pytest.mark.parametrize("number, text, whose", CARDS)
def test_the_next_card_is_asked_for_without_a_choice(number: str, text: str, whose: str) -> None:
    keeper = live(text)
    assert isinstance(keeper.asked, WhichCard), number
    assert seat_letter(keeper.asked.seat) == whose


def test_every_rule_is_here() -> None:
    """A new rule must say whether it asks anybody."""
    asking = {number for number, _, _ in (*CHOICES, *CARDS, *FORCED)}
    assert asking | NO_CHOICE == {rule.number for rule in all_rules() if rule.number}
    assert not asking & NO_CHOICE
