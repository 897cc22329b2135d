"""Rulings: the order of everything, by the referee."""

import pytest

from flip7.core.cards import Card
from flip7.i18n.markup import plain
from flip7.play.ruling import Ruling
from flip7.record import BadPosition, from_notation
from tests.scenario import C


def picture(text: str) -> list[str]:
    return [plain(line) for line in Ruling.of_record(from_notation(text)).picture()]


def test_F3_9_nothing_takes_effect_until_all_is_handed_out() -> None:
    assert picture("A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 6; FZ>C F3>C-)") == [
        "1. A drew a Flip Three.",
        "2. A gives the Flip Three to B. (F3.1)",
        "│  3. B flips 1 of 3: Freeze. Set aside until the three are flipped. (F3.6)",
        "│  4. B flips 2 of 3: Flip Three. Set aside until the three are flipped. (F3.6)",
        "│  5. B flips 3 of 3: 6. 2+6 = 8. (F3.2)",
        "│  6. B hands out the Freeze to C. It waits until everything is handed out. (F3.9)",
        "│  7. B hands out the Flip Three to C. (F3.8)",
        "│  8. C is frozen and banks 3. (FZ.2)",
        "│  9. The Flip Three before C is discarded: C is out already. (F3.10)",
        "→ B, hit or stay? (T.6)",
    ]


def test_F3_11_a_chain_goes_to_its_end_before_the_level_above() -> None:
    lines = picture("A 1 / B 2 / C 3 / A h F3>B(F3' FZ' 6; F3>C(4 F3' 5; F3>A(7 8 9)) FZ>A)")
    assert "│  │  14. A flips 1 of 3: 7. 1+7 = 8. (F3.2)" in lines
    assert lines[-2:] == ["│  17. A is frozen and banks 1+7+8+9 = 25. (FZ.2)", "→ B, hit or stay? (T.6)"]


@pytest.mark.parametrize(
    "text, first, last",
    [
        ("A 1 / B FZ>A", "1. B is dealt a Freeze.", "→ Which card came up for B? (T.6)"),
        ("A SC / B 2 / C 3 / A h SC>C", "1. A drew a Second Chance.", "→ B, hit or stay? (T.6)"),
        ("A 1 / B 2 / A s / B h FZ>B = 1 2", "1. B drew a Freeze.", "→ The round is over. (E.1)"),
    ],
)
def test_only_the_last_turn_is_told(text: str, first: str, last: str) -> None:
    lines = picture(text)
    assert lines[0] == first
    assert lines[-1] == last


def test_the_rules_are_those_that_it_rests_on() -> None:
    ruling = Ruling.of_hands(["Ana", "Ben", "Cleo"], ["", "5 SC", "7"])
    ruling.answer(Card("FZ"))
    ruling.answer(C)
    assert ruling.over
    assert ruling.rules() == ["T.2", "FZ.1", "FZ.2", "T.6"]


def test_a_situation_that_cannot_be() -> None:
    with pytest.raises(BadPosition):
        Ruling.of_hands(["Ana", "Ben"], ["7 7", ""])
