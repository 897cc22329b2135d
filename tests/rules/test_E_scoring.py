"""E. The end of a round, and its score."""

import pytest

from flip7.core.events import RoundEnded
from flip7.core.seats import Points
from flip7.core.table import ACTIVE, BUSTED, FROZEN, STAYED
from tests.scenario import B, after, story


def rounds_ended(text: str) -> list[RoundEnded]:
    """The ends of rounds in the text."""
    return [event for event in story(text) if isinstance(event, RoundEnded)]


def test_E1_a_round_ends_when_nobody_is_active() -> None:
    """E.1: A stayed, B busted, and C is frozen: the round is over, and nobody has flipped 7."""
    text = "A 5 / B 7 / C 3 / A s / B h 7x / C h FZ>C = 5 0 3"
    ended = RoundEnded((Points(5), Points(0), Points(3)), (STAYED, BUSTED, FROZEN), flipped_seven=None)
    assert rounds_ended(text) == [ended]
    assert ended.rules == ("E.1", "E.2", "N.1")


def test_E1_a_round_goes_on_while_anybody_is_active() -> None:
    """E.1: A and C are out and B alone plays on, as long as B likes."""
    text = "A 5 / B 7 / C 3 / A s / B h 8 / C s / B h 9 / B h 10"
    assert rounds_ended(text) == []
    assert after(text).table.active == (B,)


def test_E1_a_round_can_end_in_the_deal() -> None:
    """E.1: each of the three freezes themselves, and nobody is left."""
    assert len(rounds_ended("A FZ>A / B FZ>B / C FZ>C = 0 0 0")) == 1


def test_E1_a_flip_7_ends_a_round_at_once() -> None:
    """E.1: A flips 7 although B and C are active."""
    (ended,) = rounds_ended("A 0 / B 9 / C 10 / A h F3>A(1 2 3) / B h F3>A(4 5 7#) = 37 9 10")
    assert ended.statuses == (ACTIVE, ACTIVE, ACTIVE)


def test_E2_numbers_then_x2_then_plus_cards_then_the_flip_7() -> None:
    """E.2: 1 to 7 are 28, doubled 56, with +4 and +6 66, and with the Flip 7 81 points."""
    text = "A F3>A(+4 x2 +6) / B F3>A(1 2 3) / C F3>A(4 5 6) / A h 7#"
    assert rounds_ended(text)[0].points == (81, 0, 0)


def test_E2_everybody_scores_who_did_not_bust() -> None:
    """E.2: at A's Flip 7, B, who stayed, C, who is frozen, and D, who is active, score; E has no card; F has busted."""
    text = (
        "A F3>A(0 1 2) / B 12 / C 11 / D +8 / E F3>A(3 4 5) / F 9"
        " / A h FZ>C / B s / D h 10 / E h F3>F(+10 9x) / A h 6# = 36 12 11 18 0 0"
    )
    (ended,) = rounds_ended(text)
    assert ended.points == (36, 12, 11, 18, 0, 0)
    assert ended.statuses == (ACTIVE, STAYED, FROZEN, ACTIVE, ACTIVE, BUSTED)


def test_E2_points_are_added_to_the_total() -> None:
    """E.2: A scores 5 and then 8 and has 13."""
    game = after("1. A / A 5 / B 7 / C 3 / A s / B s / C s = 5 7 3 2. B / B 2 / C 4 / A 8 / B s / C s / A s = 8 2 4")
    assert game.table.scores == [13, 9, 7]


@pytest.mark.parametrize(
    "text, points",
    [
        pytest.param("A F3>A(7 11 +8) / B 1 / A h x2 / B s / A s", 44, id="7, 11, +8, x2"),
        pytest.param("A +4 / B 1 / A h x2 / B s / A s", 4, id="only +4 and x2"),
        pytest.param("A F3>A(x2 +10 0) / B F3>A(1 2 3) / A h F3>A(4 5 6#)", 67, id="0 to 6, x2, +10"),
    ],
)
def test_E3_worked_examples(text: str, points: int) -> None:
    """E.3: (7+11)x2+8 is 44; without numbers +4 and x2 are 4; 21x2+10+15 is 67."""
    assert rounds_ended(text)[0].points[0] == points
