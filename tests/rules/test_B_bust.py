"""B. Busting."""

import pytest

from flip7.core.cards import FREEZE, Card
from flip7.core.decisions import Give
from flip7.core.events import Busted, Saved
from flip7.core.table import ACTIVE, BUSTED
from tests.scenario import A, B, C, after, cards, story


def test_B1_a_number_that_is_in_the_line_already_busts() -> None:
    """B.1: A has a 7 and is dealt another."""
    text = "A 7 / B 2 / C 3 / A h 9 / B s / C s / A h 7x"
    bust = Busted(A, Card("7"))
    assert bust in story(text)
    assert bust.rules == ("B.1", "B.2")


def test_B1_the_same_number_before_another_player_does_not_bust() -> None:
    """B.1: only one's own line counts: all three have a 7."""
    assert after("A 7 / B 7 / C 7 / A s").table.active == (B, C)


def test_B1_the_0_busts_like_any_number() -> None:
    """B.1: with two decks there are two 0s, and the second one busts A."""
    assert after('[Decks "2"] A 0 / B 1 / C 2 / A h 0x').table.places[A].status is BUSTED


def test_B1_a_second_chance_saves_once() -> None:
    """B.1: A's Second Chance takes the second 7, but A still has the first, and the third busts."""
    events = story("A 7 / B 2 / C 3 / A h SC / B s / C s / A h 7~ / A h 7x")
    assert events.index(Saved(A, Card("7"))) < events.index(Busted(A, Card("7")))


def test_B2_a_busted_player_scores_nothing() -> None:
    """B.2: A had 12, 11 and +10; all of it is lost."""
    assert after("A 12 / B 2 / C 3 / A h 11 / B s / C s / A h +10 / A h 12x = 0 2 3").table.scores == [0, 2, 3]


def test_B2_a_bust_costs_nothing_of_earlier_rounds() -> None:
    """B.2: A busts in round 2 and keeps the 12 points of round 1."""
    game = after(
        "1. A / A 12 / B 2 / C 3 / A s / B s / C s = 12 2 3 2. B / B 5 / C 6 / A 7 / B s / C s / A h 7x = 0 5 6"
    )
    assert game.table.scores == [12, 7, 9]


def test_B2_a_busted_player_is_out_at_once() -> None:
    """B.2: A can no longer be given a card, and is not asked again."""
    game = after("A 7 / B 2 / C 3 / A h 7x / B h 4 / C h 5 / B h FZ?")
    assert game.asked == Give(B, FREEZE, (B, C))


@pytest.mark.parametrize(
    "text, before_a",
    [
        pytest.param("A 4 / B 1 / C 3 / A h +4", "4 +4", id="a 4 and +4"),
        pytest.param("A +4 / B 1 / C 3 / A h 4", "+4 4", id="+4 and a 4"),
        pytest.param("A 2 / B 1 / C 3 / A h x2", "2 x2", id="a 2 and x2"),
        pytest.param('[Decks "2"] A +4 / B 1 / C 3 / A h +4', "+4 +4", id="+4 twice"),
        pytest.param('[Decks "2"] A x2 / B 1 / C 3 / A h x2', "x2 x2", id="x2 twice"),
        pytest.param("A SC / B 1 / C 3 / A h SC>B", "SC", id="a Second Chance twice"),
        pytest.param("A F3>A(5 6 F3'; F3>A(7 8 F3'; F3>B(7 8 9)))", "5 6 7 8", id="a Flip Three three times"),
        pytest.param("A 5 / B FZ>B / C FZ>C / A h +2", "5 +2", id="a Freeze twice"),
    ],
)
def test_B3_modifiers_and_actions_never_bust(text: str, before_a: str) -> None:
    """B.3: only numbers bust; A has or sees the same modifier or action twice and is still in the round."""
    game = after(text)
    assert game.table.places[A].status is ACTIVE
    assert cards(game, A) == before_a
