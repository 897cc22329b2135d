"""T. Turns."""

import pytest

from flip7.core.cards import FLIP_THREE, FREEZE, Card
from flip7.core.decisions import HIT, STAY, Give, HitOrStay, IllegalChoice, WhichCard
from flip7.core.events import Hit, Kept, Stayed
from flip7.core.seats import Seat
from flip7.core.table import STAYED
from tests.scenario import A, B, C, D, after, cards, play, stacked, story


def turns(text: str) -> list[Seat]:
    """The seats that hit or stayed, in order."""
    return [event.seat for event in story(text) if isinstance(event, Hit | Stayed)]


def test_T1_everybody_active_is_asked_round_and_round() -> None:
    """T.1: A stays in the first lap and C busts in the second; the asking goes on with the others, in turn order."""
    text = "A 1 / B 2 / C 3 / D 4 / A s / B h 5 / C h 6 / D h 7 / B h 8 / C h 6x / D h 9 / B h 10"
    assert turns(text) == [A, B, C, D, B, C, D, B]
    assert after(text).asked == HitOrStay(D)


def test_T1_the_asking_goes_clockwise_from_the_dealer() -> None:
    """T.1, X.2: C deals, so C is asked first, then A, then B."""
    text = "1. C / C 1 / A 2 / B 3 / C h 4 / A s"
    assert turns(text) == [C, A]
    assert after(text).asked == HitOrStay(B)


def test_T1_hit_and_stay_are_the_only_answers() -> None:
    """T.1: «Hit or stay?» is not answered with a seat, and such an answer changes nothing."""
    game = stacked("1 2 3", seats=3)
    assert game.asked == HitOrStay(A)
    assert game.asked.options == (HIT, STAY)
    with pytest.raises(IllegalChoice):
        game.play(B)
    assert game.asked == HitOrStay(A)


def test_T2_a_hit_is_one_card_and_then_the_next_player() -> None:
    """T.2: A hits, has one card more, and B is asked."""
    game = after("A 1 / B 2 / C 3 / A h 4")
    assert cards(game, A) == "1 4"
    assert game.asked == HitOrStay(B)


def test_T2_a_hit_is_told_as_a_choice() -> None:
    """T.2: A hit of their own will, and the card joined A's line."""
    hit, kept = Hit(A, Card("4"), forced=False), Kept(A, Card("4"))
    events = story("A 1 / B 2 / C 3 / A h 4")
    assert events.index(hit) + 1 == events.index(kept)
    assert hit.rules == kept.rules == ("T.2",)


def test_T3_who_stays_banks() -> None:
    """T.3: A stays with 1 and 10 and scores them, whatever the others do later."""
    text = "A 1 / B 2 / C 3 / A h 10 / B h 9 / C h 3x / A s / B s = 11 11 0"
    stayed = Stayed(A, forced=False)
    assert stayed in story(text)
    assert stayed.rules == ("T.3",)
    assert after(text).table.scores == [11, 11, 0]


def test_T3_who_stays_is_no_longer_active() -> None:
    """T.3: A has stayed, so A can no longer be given a Freeze, nor is A asked again."""
    game = after("A 1 / B 2 / C 3 / A s / B h 4 / C h 5 / B h FZ?")
    assert game.table.places[A].status is STAYED
    assert game.asked == Give(B, FREEZE, (B, C))


def test_T4_without_a_card_nobody_can_stay() -> None:
    """T.4, X.9: A has given the only card away, so A is not asked but dealt a card: the hit was forced."""
    game = stacked("FZ 3 5", seats=3)
    forced = Hit(A, Card("5"), forced=True)
    assert play(game, B)[-2:] == [forced, Kept(A, Card("5"))]
    assert forced.rules == ("T.2", "T.4", "X.9")
    assert game.asked == HitOrStay(C)


def test_T4_a_player_without_a_card_hits_until_one_stays() -> None:
    """T.4: A is dealt another Freeze and gives it away too: A still has no card, and must hit again."""
    game = after("A FZ>B / C 3 / D 4 / A h FZ>C / D h 5")
    assert isinstance(game.asked, WhichCard)
    assert game.asked.seat == A


@pytest.mark.parametrize("card", ["0", "+2", "x2", "SC"])
def test_T4_any_card_is_enough_to_stay(card: str) -> None:
    """T.4: one card in front of a player, a 0, a modifier or a Second Chance, and they may stay."""
    assert after(f"A {card} / B 1 / C 3").asked == HitOrStay(A)


def test_T5_nobody_is_asked_while_an_action_card_is_being_resolved() -> None:
    """T.5: A's Flip Three for C brings two more cards to give; only when all is done is B asked «Hit or stay?»."""
    game = stacked("1 2 3 4 F3 F3 5 FZ 7 8 9", seats=4)
    questions = []
    for answer in (HIT, C, B, D):
        game.play(answer)
        questions.append(game.asked)
    assert questions == [
        Give(A, FLIP_THREE, (A, B, C, D)),
        Give(C, FLIP_THREE, (A, B, C, D)),
        Give(C, FREEZE, (A, B, C, D)),
        HitOrStay(B),
    ]
    assert [cards(game, B), cards(game, D)] == ["2 7 8 9", "4 FZ"]


@pytest.mark.parametrize(
    "dealt_to_a",
    [
        pytest.param("FZ>C", id="a Freeze"),
        pytest.param("FZ>A", id="a Freeze for oneself"),
        pytest.param("F3>D(5 6 7)", id="a Flip Three"),
        pytest.param("F3>D(5 5x)", id="a bust"),
        pytest.param("F3>B(F3' 6 7; F3>C(F3' 8 9; F3>D(10 11 12)))", id="a long chain"),
        pytest.param("F3>D(FZ' FZ' 5; FZ>C FZ>D)", id="two Freezes out of a Flip Three"),
    ],
)
def test_T6_the_seat_after_the_recipient_is_next(dealt_to_a: str) -> None:
    """T.6: A is dealt an action card; wherever it goes, B is asked next."""
    game = after(f"A 1 / B 2 / C 3 / D 4 / A h {dealt_to_a}")
    assert game.asked == HitOrStay(B)


@pytest.mark.parametrize("dealt_to_a", ["FZ>B", "F3>B(5 2x)", "F3>D(FZ' 5 6; FZ>B)"])
def test_T6_a_seat_put_out_of_the_round_is_passed_over(dealt_to_a: str) -> None:
    """T.6: A's card puts B out, so the next active seat after A is C."""
    game = after(f"A 1 / B 2 / C 3 / D 4 / A h {dealt_to_a}")
    assert game.asked == HitOrStay(C)


def test_T6_the_turn_stays_with_the_recipient_while_others_flip() -> None:
    """T.6: D is flipping, but it is still the turn of A, who was dealt the Flip Three."""
    game = stacked("1 2 3 4 F3 5 6 FZ", seats=4)
    play(game, HIT, D)
    assert game.asked == Give(D, FREEZE, (A, B, C, D))
    assert game.table.turn == A
