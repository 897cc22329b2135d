"""M. Modifiers."""

import pytest

from flip7.core.cards import Card
from flip7.core.events import Kept
from tests.scenario import A, after, codes, story


def test_M1_a_modifier_is_kept_above_the_line() -> None:
    """M.1: A's +10 and x2 lie above the line, the 7 in it."""
    place = after("A 7 / B 1 / C 2 / A h +10 / B s / C s / A h x2").table.places[A]
    assert codes(place.line) == "7"
    assert codes(place.above) == "+10 x2"


def test_M1_a_modifier_is_kept_by_the_player_it_is_dealt_to() -> None:
    """M.1: the dealer deals A the +8, and it is A's."""
    kept = Kept(A, Card("+8"))
    assert kept in story("A +8 / B 1 / C 2")
    assert kept.rules == ("M.1",)


def test_M1_modifiers_neither_bust_nor_flip_seven() -> None:
    """M.1: A has all six modifiers, the numbers 8 and 10 besides, and is still in the round."""
    game = after("A F3>A(+2 +4 +6) / B 1 / C 2 / A h F3>A(+8 +10 x2) / B h F3>A(8 10 12) / C s")
    assert A in game.table.active


@pytest.mark.parametrize("n", [2, 4, 6, 8, 10])
def test_M2_a_plus_card_adds_its_points(n: int) -> None:
    """M.2: A's 7 and +n are 7 + n points."""
    game = after(f"A 7 / B 1 / C 3 / A h +{n} / B s / C s / A s")
    assert game.table.scores == [7 + n, 1, 3]


@pytest.mark.parametrize("n", [2, 4, 6, 8, 10])
def test_M2_a_plus_card_counts_without_any_number(n: int) -> None:
    """M.2: A has nothing but +n and scores n points."""
    game = after(f"A +{n} / B 1 / C 3 / A s / B s / C s")
    assert game.table.scores == [n, 1, 3]


def test_M2_several_plus_cards_add_up() -> None:
    """M.2: +2, +4, +6, +8 and +10 are 30 points."""
    game = after("A F3>A(+2 +4 +6) / B 1 / C 3 / A h F3>A(+8 +10 0) / B s / C s / A s")
    assert game.table.scores == [30, 1, 3]


def test_M3_x2_doubles_the_numbers() -> None:
    """M.3: 9 and 12 with x2 are 42."""
    game = after("A F3>A(9 x2 12) / B 1 / C 3 / A s / B s / C s")
    assert game.table.scores == [42, 1, 3]


def test_M3_x2_does_not_double_the_plus_cards() -> None:
    """M.3: 9 with x2 and +10 is 18 + 10, whichever came first."""
    game = after("A F3>A(+10 x2 9) / B 1 / C 3 / A s / B s / C s")
    assert game.table.scores == [28, 1, 3]


def test_M3_x2_without_numbers_is_worth_nothing() -> None:
    """M.3: A has nothing but x2 and scores 0."""
    game = after("A x2 / B 1 / C 3 / A s / B s / C s")
    assert game.table.scores == [0, 1, 3]
