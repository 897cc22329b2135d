"""F7. Flip 7."""

from flip7.core.cards import FLIP_THREE, FREEZE
from flip7.core.decisions import HitOrStay
from flip7.core.events import Discarded, Ending, FlippedSeven, FlipThreeEnded, Froze, RoundEnded, Waste
from flip7.core.seats import Points
from flip7.core.table import ACTIVE
from tests.scenario import A, B, after, story


def test_F7_1_seven_different_numbers_end_the_round_for_everybody() -> None:
    """F7.1: A flips the seventh number; B and C are still active, but the round is over for them too."""
    events = story("A 0 / B 12 / C 11 / A h F3>A(1 2 3) / B h 9 / C h F3>A(4 5 6#) = 36 21 11")
    over = RoundEnded((Points(36), Points(21), Points(11)), (ACTIVE, ACTIVE, ACTIVE), flipped_seven=A)
    assert events.index(FlippedSeven(A)) < events.index(over)


def test_F7_1_a_flip_7_in_the_deal_ends_the_round_too() -> None:
    """F7.1: B has seven numbers before the deal comes to C, who gets no card in this round."""
    game = after("A F3>B(1 2 F3'; F3>B(3 4 F3'; F3>B(5 6 7#))) = 0 43 0")
    assert game.table.round == 2


def test_F7_1_the_seventh_number_must_be_a_new_one() -> None:
    """F7.1: A has been dealt seven numbers, but one of them twice, and it was discarded: the round goes on."""
    game = after("A 0 / B 12 / C 11 / A h F3>A(SC 1 2) / B h F3>A(3 3~ 4) / C s / A h 5")
    assert game.asked == HitOrStay(B)
    assert len(game.table.places[A].line) == 6


def test_F7_2_modifiers_and_actions_do_not_count() -> None:
    """F7.2: A has six numbers, a modifier and a Second Chance before them; that is no Flip 7."""
    game = after("A 1 / B 12 / C 11 / A h F3>A(2 3 4) / B h F3>A(5 +2 SC) / C s / A h 6")
    assert game.asked == HitOrStay(B)


def test_F7_2_the_0_counts() -> None:
    """F7.2: the 0 is worth nothing, but it is the seventh different number."""
    assert FlippedSeven(A) in story("A 1 / B 12 / C 11 / A h F3>A(2 3 4) / B h F3>A(5 6 0#) = 36 12 11")


def test_F7_2_a_flip_7_may_hold_modifiers_besides() -> None:
    """F7.2: the +2 and x2 before A do not stand in the way of a Flip 7."""
    text = "A 1 / B 12 / C 11 / A h F3>A(2 +2 x2) / B h F3>A(3 4 5) / C h F3>A(6 7#) = 73 12 11"
    assert FlippedSeven(A) in story(text)


def test_F7_3_the_player_scores_15_more() -> None:
    """F7.3: 1 to 7 are 28 points, and 15 for the Flip 7; nobody else gets the 15."""
    text = "A 1 / B 12 / C 11 / A h F3>A(2 3 4) / B h F3>A(5 6 7#) = 43 12 11"
    assert after(text).table.scores == [43, 12, 11]
    assert FlippedSeven(A).rules == ("F7.1", "F7.3")


def test_F7_4_the_rest_of_a_flip_three_is_not_flipped() -> None:
    """F7.4: A's seventh number is the first card of a Flip Three; the next card is dealt to B, in the next round."""
    events = story("1. A / A 1 / B 12 / C F3>A(2 3 4) / A h F3>A(5 6 x2) / B h F3>A(7#) = 71 12 0 2. B / B 9")
    stopped = FlipThreeEnded(A, Ending.FLIP_7)
    assert stopped in events
    assert stopped.rules == ("F3.4", "F3.12")


def test_F7_4_cards_set_aside_are_discarded() -> None:
    """F7.4: A has set a Freeze and a Flip Three aside when the seventh number comes; nobody is given them."""
    events = story("A 1 / B 12 / C F3>A(2 3 4) / A h 5 / B h 9 / C h 10 / A h 6 / B h F3>A(FZ' F3' 7#) = 43 21 10")
    freeze, flip_three = Discarded(A, FREEZE, Waste.FLIP_7), Discarded(A, FLIP_THREE, Waste.FLIP_7)
    assert [event for event in events if isinstance(event, Discarded)] == [freeze, flip_three]
    assert freeze.rules == ("F3.7", "F7.4")


def test_F7_4_cards_given_out_are_discarded() -> None:
    """F7.4: A gave the Freeze to B, but A's Flip Three comes first and ends the round: B is not frozen."""
    events = story("A 1 / B 2 / C F3>A(3 4 5) / A h F3>A(F3' FZ' 6; F3>A(7 8#) FZ>B-) = 49 2 0")
    assert Discarded(B, FREEZE, Waste.FLIP_7) in events
    assert Froze(B) not in events


def test_F7_4_nothing_is_left_over_for_the_next_round() -> None:
    """F7.4: after a Flip 7 in a chain nothing is pending: all twelve cards of the round are on the discard pile."""
    table = after("A 1 / B 2 / C F3>A(3 4 5) / A h F3>A(F3' FZ' 6; F3>A(7 8#) FZ>C-) = 49 2 0").table
    assert table.pending == []
    assert len(table.discard_pile) == 12
