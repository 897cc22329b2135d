"""I. The initial deal."""

import pytest

from flip7.core.cards import FLIP_THREE, FREEZE, Card
from flip7.core.decisions import Give, HitOrStay
from flip7.core.events import DealEnded, Dealt, Froze, Hit, Stayed
from flip7.core.seats import Seat
from flip7.core.table import BUSTED, FROZEN
from tests.scenario import A, B, C, D, E, after, cards, stacked, story


def test_I1_everybody_is_dealt_one_card_the_dealer_included() -> None:
    """I.1: dealer B deals to B, C and A, in this order."""
    deal = [event for event in story("1. B / B 1 / C 2 / A 3") if isinstance(event, Dealt)]
    assert deal == [Dealt(B, Card("1")), Dealt(C, Card("2")), Dealt(A, Card("3"))]
    assert deal[0].rules == ("I.1",)


def test_I1_the_deal_is_one_lap() -> None:
    """I.1: when the deal has come to everybody it is over, and the dealer asks."""
    text = "A 1 / B 2 / C 3"
    assert story(text)[-1] == DealEnded()
    assert DealEnded().rules == ("I.1", "T.1")
    assert after(text).asked == HitOrStay(A)


@pytest.mark.parametrize("card", [FREEZE, FLIP_THREE])
def test_I2_an_action_card_stops_the_deal(card: Card) -> None:
    """I.2: B must say who gets the card before C is dealt one."""
    game = stacked(f"1 {card} 3", seats=3)
    assert game.asked == Give(B, card, (A, B, C))
    assert cards(game, C) == ""


def test_I2_what_comes_of_an_action_card_is_resolved_before_the_deal_goes_on() -> None:
    """I.2: B's Flip Three brings a Freeze, and it takes effect on A before C is dealt a card."""
    events = story("A 1 / B F3>B(2 FZ' 3; FZ>A) / C 4")
    assert events.index(Froze(A)) < events.index(Dealt(C, Card("4")))


@pytest.mark.parametrize(
    "text, target",
    [
        pytest.param("A 1 / B FZ>A / C 3", A, id="one who has a card"),
        pytest.param("A 1 / B FZ>B / C 3", B, id="oneself"),
        pytest.param("A 1 / B FZ>C / A s", C, id="one who has no card yet"),
    ],
)
def test_I3_a_freeze_dealt_now_is_used_at_once_on_anybody_active(text: str, target: Seat) -> None:
    """I.3: the Freeze that B is dealt can put any of the three out of the round."""
    assert after(text).table.places[target].status is FROZEN


@pytest.mark.parametrize(
    "text, target, before_the_target",
    [
        pytest.param("A 1 / B F3>A(7 8 9) / C 3", A, "1 7 8 9", id="one who has a card"),
        pytest.param("A 1 / B F3>B(7 8 9) / C 3", B, "7 8 9", id="oneself"),
        pytest.param("A 1 / B F3>C(7 8 9) / C s", C, "7 8 9", id="one who has no card yet"),
    ],
)
def test_I4_a_flip_three_dealt_now_is_used_at_once_on_anybody_active(
    text: str, target: Seat, before_the_target: str
) -> None:
    """I.4: the Flip Three that B is dealt can make any of the three flip."""
    assert cards(after(text), target) == before_the_target


def test_I5_a_player_frozen_before_the_deal_comes_gets_no_card() -> None:
    """I.5: A freezes B, so the deal goes from A to C."""
    game = after("A FZ>B / C 3 / D 4")
    assert cards(game, B) == "FZ"


def test_I5_a_player_busted_before_the_deal_comes_gets_no_card() -> None:
    """I.5: B busts in A's Flip Three, so the deal goes from A to C."""
    game = after("A F3>B(5 5x) / C 3 / D 4")
    assert game.table.places[B].status is BUSTED
    assert cards(game, B) == "5 5"


def test_I6_a_seat_with_cards_is_asked_when_the_deal_comes() -> None:
    """I.6: C has flipped three cards before the deal comes, so C is asked and not dealt a fourth."""
    text = "A 1 / B F3>C(2 3 4)"
    assert after(text).asked == HitOrStay(C)
    assert DealEnded() not in story(text)


def test_I6_a_seat_given_a_second_chance_is_asked_not_dealt() -> None:
    """I.6, X.3: A passes a Second Chance on to C: it is a card in front of C, so C is asked."""
    assert after("A SC / B F3>A(SC>C 1 2)").asked == HitOrStay(C)


def test_I6_hitting_when_asked_in_the_deal_is_a_hit() -> None:
    """I.6: C, asked in the deal, wants one more card: C chose it, and the deal goes on with D."""
    events = story("A 1 / B F3>C(2 3 4) / C h 5 / D 6")
    assert Hit(C, Card("5"), forced=False) in events
    assert Dealt(D, Card("6")) in events


def test_I6_staying_when_asked_in_the_deal_is_allowed() -> None:
    """I.6: C, asked in the deal, has enough and banks; the deal goes on with D."""
    events = story("A 1 / B F3>C(2 3 4) / C s / D 6")
    assert events.index(Stayed(C, forced=False)) < events.index(Dealt(D, Card("6")))


def test_I6_a_seat_that_flipped_but_kept_nothing_is_dealt_a_card() -> None:
    """I.6: D has flipped three action cards and given all away, so nothing lies before D, and D is dealt a card."""
    events = story("A F3>D(FZ' FZ' F3'; FZ>B FZ>C F3>A(1 2 3)) / D 7")
    assert Dealt(D, Card("7")) in events


def test_I7_after_the_deal_a_player_may_hold_none_or_several_cards_or_only_modifiers() -> None:
    """I.7: A and C gave their cards away, B holds a modifier, D three cards, E nothing but the Freeze."""
    game = after("A F3>D(1 2 3) / B +4 / C FZ>E / D s / A h")
    assert not game.table.dealing
    assert [cards(game, seat) for seat in (A, B, C, D, E)] == ["", "+4", "", "1 2 3", "FZ"]


@pytest.mark.parametrize(
    "text",
    [
        "A FZ>A / B 12 / C 3",
        "A FZ>D / B 12 / C 3",
        "A F3>C(1 2 3) / B 12 / C s",
        "A F3>C(1 2 F3'; F3>D(4 5 6)) / B 12 / C s / D s",
    ],
)
def test_I8_the_deal_goes_on_after_the_seat_that_was_dealt_the_card(text: str) -> None:
    """I.8: A is dealt an action card; wherever it goes, B is dealt the next card."""
    deal = [event.seat for event in story(text) if isinstance(event, Dealt)]
    assert deal[:2] == [A, B]


def test_I8_after_the_last_seat_the_deal_is_over() -> None:
    """I.8: C is dealt the last card of the deal and gives it to A; no one is left to deal to, so A is asked."""
    text = "A 1 / B 2 / C F3>A(4 5 6)"
    assert story(text)[-1] == DealEnded()
    assert after(text).asked == HitOrStay(A)
