"""Every case of the frequently asked questions.

The documents, as docs/rules.md counts them: 000 is the FAQ of edge cases with the publisher's confirmations, 001 the
publisher's own FAQ, 002 a summary with a short FAQ, 003 a reference manual whose section 7 is about edge cases. A case
that several documents have is one test.
"""

import pytest

from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE, Card
from flip7.core.decisions import Give, HitOrStay
from flip7.core.events import (
    Busted,
    Dealt,
    Discarded,
    Ending,
    Flipped,
    FlipThreeBegan,
    FlipThreeEnded,
    Froze,
    GameWon,
    Given,
    HandedOut,
    Hit,
    Kept,
    PassedOn,
    Saved,
    Tied,
    Waste,
)
from flip7.core.seats import Seat
from flip7.core.table import ACTIVE, BUSTED, FROZEN
from tests.scenario import A, B, C, D, after, cards, codes, story

# --- 000: the step-by-step Flip 3 procedure ---------------------------------------------------------------------------


def test_faq_step_1_three_cards_one_at_a_time() -> None:
    """F3.2 (000, step 1): each card is flipped and resolved before the next one is flipped."""
    events = story("A 1 / B 2 / C 3 / A h F3>B(4 +2 5)")
    flipped_and_kept = [event.card for event in events if isinstance(event, Flipped | Kept) and event.seat == B]
    assert codes(flipped_and_kept) == "2 4 4 +2 +2 5 5"


@pytest.mark.parametrize(
    "text, ending",
    [
        pytest.param("A 1 / B 2 / C 3 / A h F3>B(2x)", Ending.BUST, id="bust"),
        pytest.param("A F3>B(1 2 3) / B h F3>B(4 5 6) / C F3>B(7#) = 0 43 0", Ending.FLIP_7, id="Flip 7"),
    ],
)
def test_faq_step_1_stop_if_you_bust_or_flip_7(text: str, ending: Ending) -> None:
    """F3.3, F3.4 (000, step 1): B's first card is the last one, because B busts or flips 7 with it."""
    assert FlipThreeEnded(B, ending) in story(text)


def test_faq_step_2_a_first_second_chance_is_yours() -> None:
    """F3.5, SC.1 (000, step 2): B has no Second Chance and keeps the one that comes up."""
    assert Kept(B, SECOND_CHANCE) in story("A 1 / B 2 / C 3 / A h F3>B(SC 4 5)")


def test_faq_step_2_another_second_chance_is_given_away_at_once() -> None:
    """F3.5, SC.3 (000, step 2): B has one, so before B flips on, B must give the new one to A or C."""
    assert after("A 1 / B SC / C 3 / A h F3>B(4 SC").asked == Give(B, SECOND_CHANCE, (A, C))


def test_faq_step_2_the_only_active_player_discards_another_second_chance() -> None:
    """SC.3 (000, step 2): A and C have stayed, so nobody can take B's second one."""
    wasted = Discarded(B, SECOND_CHANCE, Waste.NOBODY_CAN_TAKE_IT)
    assert wasted in story("A 1 / B SC / C 3 / A s / B h 4 / C s / B h F3>B(5 SC- 6)")


def test_faq_step_3_freezes_and_flip_threes_are_set_aside() -> None:
    """F3.6 (000, step 3): the Freeze and the Flip Three that B flips lie before nobody until B has flipped three."""
    game = after("A 1 / B 2 / C 3 / A h F3>B(FZ' F3' ?")
    assert codes(game.table.waiting()) == "F3 FZ F3"
    assert cards(game, B) == "2"


def test_faq_step_3_they_are_discarded_if_you_bust() -> None:
    """F3.7 (000, step 3): B busts with the third card; neither of the two cards set aside is used."""
    game = after("A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 2x) / C s")
    assert codes(game.table.discard_pile) == "FZ F3 F3"


def test_faq_step_4_handed_out_in_the_order_flipped_to_whom_you_choose() -> None:
    """F3.8 (000, step 4): B flipped a Freeze before a Flip Three, gives the first to A and the other to C."""
    events = story("A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 4; FZ>A F3>C(5 6 7))")
    handed_out = [event for event in events if isinstance(event, HandedOut)]
    assert handed_out == [HandedOut(B, FREEZE, A, forced=False), HandedOut(B, FLIP_THREE, C, forced=False)]


def test_faq_step_4_all_may_go_to_one_player() -> None:
    """F3.8 (000, step 4): B gives both Flip Threes to C, who flips six cards."""
    assert cards(after("A 1 / B 2 / C 3 / A h F3>B(F3' F3' 4; F3>C(5 6 7) F3>C(8 9 +2))"), C) == "3 5 6 7 8 9 +2"


def test_faq_step_4_the_only_active_player_takes_them_all() -> None:
    """F3.8, X.9 (000, step 4): A and C have stayed, so B must take both the Flip Three and the Freeze."""
    events = story("A 1 / B 2 / C 3 / A s / B h 4 / C s / B h F3>B(F3' FZ' 5; F3>B(6 7 8) FZ>B) = 1 32 3")
    flip_three, freeze = HandedOut(B, FLIP_THREE, B, forced=True), HandedOut(B, FREEZE, B, forced=True)
    assert [event for event in events if isinstance(event, HandedOut)] == [flip_three, freeze]
    assert freeze.rules == ("F3.8", "F3.9", "X.9")


def test_faq_step_5_resolved_in_the_order_handed_out() -> None:
    """F3.9 (000, step 5): C got a Flip Three first and a Freeze second, so C flips and is frozen after it."""
    events = story("A 1 / B 2 / C 3 / A h F3>B(F3' FZ' 4; F3>C(10 11 12) FZ>C)")
    assert events.index(FlipThreeEnded(C, Ending.THIRD_CARD)) < events.index(Froze(C))


def test_faq_step_5_a_freeze_makes_the_flip_three_after_it_useless() -> None:
    """F3.10 (000, step 5): C gets a Freeze first and a Flip Three second, freezes, and discards the Flip Three."""
    events = story("A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 4; FZ>C F3>C-)")
    assert events.index(Froze(C)) < events.index(Discarded(C, FLIP_THREE, Waste.HOLDER_IS_OUT))


def test_faq_step_6_the_next_asked_sits_after_the_one_dealt_the_original() -> None:
    """T.6 (000, step 6): B is dealt the Flip Three, C and A end up with what came of it, and C is asked."""
    game = after("A 1 / B 2 / C 3 / D 4 / A h 5 / B h F3>D(F3' FZ' 6; F3>C(7 8 9) FZ>A)")
    assert game.asked == HitOrStay(C)


# --- 000: the general principles --------------------------------------------------------------------------------------


def test_faq_principle_no_turn_is_ever_skipped() -> None:
    """T.1 (000, principles): action cards go across the table on every turn, and the asking goes round all the same."""
    events = story("A 1 / B 2 / C 3 / D 4 / A h F3>D(5 6 7) / B h F3>A(8 9 10) / C h SC / D h F3>B(11 12 0) / A h +2")
    assert [event.seat for event in events if isinstance(event, Hit)] == [A, B, C, D, A]


def test_faq_principle_action_cards_are_resolved_before_the_next_question() -> None:
    """T.5 (000, principles): B is asked only when all that A's Flip Three brought has taken effect on A and C."""
    game = after("A 1 / B 2 / C 3 / A h F3>A(FZ' F3' 4; FZ>C F3>A(5 6 7))")
    assert game.asked == HitOrStay(B)
    assert game.table.pending == []
    assert [cards(game, A), cards(game, C)] == ["1 4 5 6 7", "3 FZ"]


def test_faq_principle_the_only_active_player_assigns_to_themselves() -> None:
    """FZ.4, F3.1 (000, principles): B busted and C is frozen; A's Flip Three, and the Freeze in it, are A's."""
    game = after("A 1 / B 2 / C 3 / A h FZ>C / B h 2x / A h F3>A(4 FZ' 5; FZ>A) = 10 0 3")
    assert game.table.round == 2


def test_faq_principle_second_chances_go_at_once_and_the_others_after_the_third_card() -> None:
    """F3.5, F3.8 (000, principles): B flips a Freeze and then a Second Chance: the Second Chance is given first."""
    events = story("A 1 / B SC / C 3 / A h F3>B(FZ' SC>C 4; FZ>A)")
    given, third_card, handed_out = (
        PassedOn(B, C, forced=False),
        Flipped(B, Card("4")),
        HandedOut(B, FREEZE, A, forced=False),
    )
    assert events.index(given) < events.index(third_card) < events.index(handed_out)


# --- 000 and the others: cases ----------------------------------------------------------------------------------------


def test_faq_a_freeze_in_the_deal_can_hit_a_player_without_cards() -> None:
    """I.3, I.5 (000, 001, 002, 003): dealt a Freeze, A must use it at once; D is out before D has had a card."""
    game = after("A FZ>D / B 2 / C 3")
    assert game.table.places[D].status is FROZEN
    assert game.table.active == (A, B, C)


def test_faq_you_can_freeze_yourself() -> None:
    """FZ.1, FZ.2 (000, 001, 002, 003): B uses the Freeze on B and banks 9 points."""
    assert after("A 1 / B 9 / C 3 / A s / B h FZ>B / C s = 1 9 3").table.scores == [1, 9, 3]


def test_faq_your_turn_is_done_when_a_second_chance_has_saved_you() -> None:
    """SC.4 (000, 001, 002, 003): A is saved and still in the round, but it is B who is asked."""
    game = after("A SC / B 2 / C 3 / A h 8 / B h 4 / C h 5 / A h 8~")
    assert game.asked == HitOrStay(B)
    assert game.table.places[A].status is ACTIVE


def test_faq_a_tie_at_the_target_means_another_round_for_everybody() -> None:
    """G.2 (000, 001, 002): A and B tie; C, who was not tied, plays too and wins the extra round."""
    round_one = '[Target "20"] 1. A / A F3>A(12 8 0) / B F3>B(11 9 SC) / C 3 / A s / B s / C s = 20 20 3 '
    events = story(round_one + "2. B / B 1 / C F3>C(12 11 10) / A 2 / B s / C s / A s = 2 1 33")
    assert events.index(Tied((A, B))) < events.index(GameWon(C))


def test_faq_a_new_tie_means_yet_another_round() -> None:
    """G.2 (000): A and B tie twice, so a third round begins."""
    game = after(
        '[Target "5"] 1. A / A 5 / B 5 / C 3 / A s / B s / C s = 5 5 3 2. B / B 6 / C 2 / A 6 / B s / C s / A s = 6 6 2'
    )
    assert game.table.round == 3
    assert game.table.winner is None


@pytest.mark.parametrize("card", [FREEZE, FLIP_THREE])
def test_faq_the_only_active_player_must_use_the_card_on_themselves(card: Card) -> None:
    """FZ.4, F3.1, X.9 (000, 001, 002): B and C have stayed; A's Freeze or Flip Three is A's without a question."""
    events = story(f"A 1 / B 2 / C 3 / A h 4 / B s / C s / A h {card}>A")
    assert Given(A, card, A, forced=True) in events


@pytest.mark.parametrize(
    "text, target",
    [
        pytest.param("A 1 / B 2 / C 3 / A h F3>B(4 F3' 5; F3>B(6 7 8))", B, id="resolved by the same player"),
        pytest.param("A 1 / B 2 / C 3 / A h F3>B(4 F3' 5; F3>C(6 7 8))", C, id="given to another"),
    ],
)
def test_faq_a_chained_flip_three_is_used_after_the_first(text: str, target: Seat) -> None:
    """F3.2, F3.6, F3.8 (000, 001, 002, 003): it counts as one of the three; after them B keeps it or gives it away."""
    events = story(text)
    assert len([event for event in events if isinstance(event, Flipped)]) == 6
    first_is_over = events.index(FlipThreeEnded(B, Ending.THIRD_CARD))
    assert FlipThreeBegan(target) in events[first_is_over:]


def test_faq_a_chained_flip_three_is_not_used_after_a_bust() -> None:
    """F3.7 (000, 001, 002, 003): B busts in the first Flip Three; the second is discarded."""
    wasted = Discarded(B, FLIP_THREE, Waste.BUST)
    assert wasted in story("A 1 / B 2 / C 3 / A h F3>B(F3' 4 2x)")
    assert wasted.rules == ("F3.7",)


def test_faq_a_chained_flip_three_is_not_used_after_a_flip_7() -> None:
    """F3.7, F7.4 (000, 001, 002, 003): B sets a Flip Three aside and flips 7 with the third card: it is discarded."""
    events = story("A 9 / B F3>B(1 2 3) / C 8 / A s / B h 4 / C s / B h 5 / B h F3>B(F3' 6 7#) = 9 43 8")
    assert Discarded(B, FLIP_THREE, Waste.FLIP_7) in events


def test_faq_a_freeze_flipped_in_a_flip_three_is_given_out_after_it() -> None:
    """F3.6, F3.8 (000, 001, 002, 003): B sets it aside and, after the third card, may give it to anybody active."""
    game = after("A 1 / B 2 / C 3 / D 4 / A h F3>B(5 FZ' 6")
    assert game.asked == Give(B, FREEZE, (A, B, C, D))


def test_faq_a_freeze_flipped_in_a_flip_three_is_discarded_after_a_bust() -> None:
    """F3.7 (000, 001, 002, 003): B busts, and nobody is frozen."""
    events = story("A 1 / B 2 / C 3 / A h F3>B(FZ' 2x)")
    assert Discarded(B, FREEZE, Waste.BUST) in events


def test_faq_a_freeze_flipped_in_a_flip_three_is_discarded_after_a_flip_7() -> None:
    """F3.7, F7.4 (000, 001, 002, 003): B flips 7, and nobody is frozen."""
    events = story("A 9 / B F3>B(1 2 3) / C 8 / A s / B h F3>B(4 5 6) / C s / B h F3>B(FZ' 7#) = 9 43 8")
    assert Discarded(B, FREEZE, Waste.FLIP_7) in events


def test_faq_a_freeze_flipped_by_the_only_active_player_is_theirs() -> None:
    """F3.8, X.9 (000, 001): A and C have stayed, so the Freeze that B flips freezes B with all three cards."""
    game = after("A 1 / B 2 / C 3 / A s / B h 4 / C s / B h F3>B(FZ' 5 6; FZ>B) = 1 17 3")
    assert game.table.scores == [1, 17, 3]


def test_faq_a_flip_three_in_the_deal_may_be_kept() -> None:
    """I.4 (000, 001, 002): A uses the Flip Three on A at once; then the deal goes on with B."""
    events = story("A F3>A(4 5 6) / B 2")
    assert events.index(FlipThreeEnded(A, Ending.THIRD_CARD)) < events.index(Dealt(B, Card("2")))


def test_faq_a_flip_three_in_the_deal_may_be_given_away() -> None:
    """I.4, B.2 (000, 001, 002): A gives it to C, who flips at once, busts, and is out before the deal has come to C."""
    game = after("A F3>C(4 +2 4x) / B 2 / D 5")
    assert game.table.places[C].status is BUSTED


def test_faq_a_flip_three_in_the_deal_can_be_chained() -> None:
    """I.2, F3.11 (000): C flips another Flip Three and gives it to D; only then is B dealt a card."""
    events = story("A F3>C(4 F3' 5; F3>D(6 7 8)) / B 2")
    assert events.index(FlipThreeEnded(D, Ending.THIRD_CARD)) < events.index(Dealt(B, Card("2")))


def test_faq_who_has_flipped_before_the_deal_came_is_asked() -> None:
    """I.6 (000): C has three cards when the deal comes to C, is not dealt a fourth but asked, and may stay."""
    text = "A F3>C(4 5 6) / B 2"
    assert after(text).asked == HitOrStay(C)
    assert after(f"{text} / C s / A h 7 / B s / A s = 7 2 15").table.scores == [7, 2, 15]


def test_faq_after_a_flip_three_the_player_after_the_recipient_is_asked() -> None:
    """T.6 (000, 001, 002, 003): A is dealt a Flip Three and gives it to C, C chains one to D, and B is asked next."""
    game = after("A 1 / B 2 / C 3 / D 4 / A h F3>C(5 F3' 6; F3>D(7 8 9))")
    assert game.asked == HitOrStay(B)


@pytest.mark.parametrize("flips", ["3x", "5 3x"])
def test_faq_a_bust_ends_a_flip_three(flips: str) -> None:
    """F3.3, B.2 (000, 002, 003): C busts with the first or second card and draws no further; B is asked next."""
    game = after(f"A 1 / B 2 / C 3 / A h F3>C({flips})")
    assert game.table.places[C].status is BUSTED
    assert game.asked == HitOrStay(B)


@pytest.mark.parametrize("flips, points", [("7#", 43), ("+4 7#", 47)])
def test_faq_a_flip_7_ends_a_flip_three_and_the_round(flips: str, points: int) -> None:
    """F3.4, F7.1 (000, 001, 002): C flips 7 with the first or second card; no further card is drawn, by anybody."""
    game = after(f"A 9 / B 10 / C F3>C(1 2 3) / A h F3>C(4 5 6) / B h F3>C({flips}) = 9 10 {points}")
    assert game.table.scores == [9, 10, points]
    assert game.table.round == 2


def test_faq_a_second_chance_from_before_saves_in_a_flip_three() -> None:
    """F3.5, SC.2, SC.4 (000): B's Second Chance from an earlier turn takes the second 2, and B flips on."""
    game = after("A 1 / B 2 / C 3 / A h 4 / B h SC / C h 5 / A h F3>B(2~ 6 7) / B s")
    assert cards(game, B) == "2 6 7"


def test_faq_a_second_second_chance_in_a_flip_three_is_given_away() -> None:
    """F3.2, F3.5, SC.3 (000, 002): B has one, gives the new one to C at once, and it counts as one of the three."""
    game = after("A 1 / B SC / C 3 / A h F3>B(4 SC>C 5) / B s")
    assert cards(game, C) == "3 SC"


def test_faq_a_second_second_chance_in_a_flip_three_is_discarded_if_nobody_else_is_active() -> None:
    """F3.2, SC.3 (000, 002): A and C are out; the new one is discarded, and still counts as one of the three."""
    game = after("A 1 / B SC / C 3 / A s / B h FZ>C / B h F3>B(SC- 4 5) / B h 6")
    assert codes(game.table.discard_pile) == "SC F3"


def test_faq_a_second_chance_flipped_in_a_flip_three_saves_in_the_same() -> None:
    """F3.5, SC.1, SC.2 (000, 001, 002): B keeps the new Second Chance and uses it two cards later."""
    game = after("A 1 / B 2 / C 3 / A h F3>B(SC 4 2~) / B s")
    assert cards(game, B) == "2 4"


def test_faq_a_second_chance_flipped_in_a_flip_three_is_kept_for_later_turns() -> None:
    """F3.5, SC.2 (000): no card of the Flip Three matched, so B still has it on B's next turn."""
    events = story("A 1 / B 2 / C 3 / A h F3>B(SC 4 5) / B h 4~")
    assert Saved(B, Card("4")) in events


def test_faq_a_second_chance_is_not_kept_for_the_next_round() -> None:
    """SC.5, X.5 (000, 002, 003): the ruling against 000: in the next round B has no Second Chance, and busts."""
    text = "1. A / A 1 / B SC / C 3 / A s / B s / C s = 1 0 3 2. B / B 9 / C 2 / A 4 / B h 9x"
    assert Busted(B, Card("9")) in story(text)


def test_faq_nothing_handed_out_takes_effect_before_all_is() -> None:
    """F3.9, X.10 (000, 002): B gives C the Freeze; C is not out yet, so B may give C the Flip Three too."""
    game = after("A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 4; FZ>C")
    assert game.asked == Give(B, FLIP_THREE, (A, B, C))
    assert game.table.places[C].status is ACTIVE


def test_faq_several_cards_take_effect_in_the_order_they_were_handed_out() -> None:
    """F3.8, F3.9 (000, 002, 003): B hands out two Freezes and a Flip Three, in the order drawn, and so they work."""
    events = story("A 1 / B 2 / C 3 / D 4 / A h F3>B(FZ' F3' FZ'; FZ>D F3>A(5 6 7) FZ>C)")
    assert events.index(Froze(D)) < events.index(FlipThreeBegan(A)) < events.index(Froze(C))


def test_faq_freeze_and_flip_three_for_one_player_leave_the_flip_three_unused() -> None:
    """F3.10 (000, 003): A gives C a Freeze and then a Flip Three; C freezes and flips nothing."""
    game = after("A 1 / B 2 / C 3 / A h F3>A(4 FZ' F3'; FZ>C F3>C-) / B s")
    assert cards(game, C) == "3 FZ"
    assert codes(game.table.discard_pile) == "F3 F3"


# --- 001 --------------------------------------------------------------------------------------------------------------


def test_faq_active_is_who_has_not_busted_or_stayed() -> None:
    """T.3, B.2, FZ.2 (001): A stayed, B busted, C was frozen; D alone is active."""
    assert after("A 1 / B 2 / C 3 / D 4 / A s / B h 2x / C h FZ>C / D h 5").table.active == (D,)


# --- 002 --------------------------------------------------------------------------------------------------------------


def test_faq_a_modifier_never_busts() -> None:
    """B.3, M.1 (002): A has a 6, an 8 and a 10 and is dealt +6, +8 and +10."""
    game = after("A F3>A(6 8 10) / B 1 / C 3 / A h F3>A(+6 +8 +10)")
    assert game.table.places[A].status is ACTIVE


def test_faq_a_second_chance_does_not_block_a_freeze() -> None:
    """FZ.3 (002): A, with a Second Chance, is frozen by C and scores the 7."""
    assert after("A 7 / B 1 / C 3 / A h SC / B s / C h FZ>A / C s = 7 1 3").table.scores == [7, 1, 3]


def test_faq_x2_comes_before_the_plus_cards() -> None:
    """E.2, M.3 (002): 5 and 6 with +4 and x2 are 22 + 4, not 30."""
    assert after("A F3>A(+4 5 x2) / B 1 / C 3 / A h 6 / B s / C s / A s").table.scores == [26, 1, 3]


# --- 003 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("modifiers, points", [("+2 +6 +10", 18), ("x2 +2 +6", 8)])
def test_faq_with_modifiers_alone_only_the_plus_cards_score(modifiers: str, points: int) -> None:
    """M.2, M.3 (003): without a number the plus cards count, and x2 is worth nothing."""
    assert after(f"A F3>A({modifiers}) / B 1 / C 3 / A s / B s / C s").table.scores == [points, 1, 3]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("A SC / B 1 / C 3 / A h FZ>A / B s / C s = 0 1 3", id="frozen"),
        pytest.param("A SC / B F3>B(1 2 3) / C F3>B(4 5 6) / A h F3>B(7#) = 0 43 0", id="Flip 7"),
    ],
)
def test_faq_an_unused_second_chance_is_discarded_when_the_round_ends(text: str) -> None:
    """SC.5 (003): whether A was frozen or somebody flipped 7, A's Second Chance goes to the discard pile."""
    game = after(text)
    assert cards(game, A) == ""
    assert SECOND_CHANCE in game.table.discard_pile


@pytest.mark.parametrize("flips", ["4 5 6", "4 2x"])
def test_faq_a_flip_three_is_discarded_as_soon_as_it_is_used(flips: str) -> None:
    """F3.12 (003): whether B flipped three cards or busted, the Flip Three is on the discard pile before C is asked."""
    game = after(f"A 1 / B 2 / C 3 / A s / B h F3>B({flips})")
    assert game.asked == HitOrStay(C)
    assert codes(game.table.discard_pile) == "F3"
