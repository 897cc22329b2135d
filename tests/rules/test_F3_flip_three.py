"""F3: Flip Three."""

from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE
from flip7.core.decisions import Give, HitOrStay, WhichCard
from flip7.core.events import Discarded, FlipThreeBegan, Froze, Given, HandedOut, Waste
from flip7.core.pending import FlipThree
from flip7.core.table import ACTIVE, BUSTED, FROZEN
from tests.scenario import A, B, C, D, E, after, cards, codes, story


def test_F3_1_may_be_given_to_any_active_player_oneself_included() -> None:
    """F3.1: A has stayed, B is busted, D is frozen; E may give the Flip Three to C or keep it."""
    game = after("A 1 / B 2 / C 3 / D 4 / E 5 / A s / B h 2x / C h FZ>D / E h F3?")
    assert game.asked == Give(E, FLIP_THREE, (C, E))


def test_F3_1_the_only_active_player_must_take_it() -> None:
    """F3.1: everybody else has stayed, so C is not asked and flips."""
    events = story("A 1 / B 2 / C 3 / A s / B s / C h F3>C(4 5 6)")
    assert Given(C, FLIP_THREE, C, forced=True) in events


def test_F3_2_the_cards_come_one_at_a_time() -> None:
    """F3.2: after C's first flip the 5 lies before C, and two cards are still to come."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(5 ?")
    assert cards(game, C) == "3 5"
    assert game.table.pending == [FlipThree(C, left=2)]


def test_F3_2_a_number_a_modifier_and_a_second_chance_are_three_cards() -> None:
    """F3.2: every kind of card counts towards the three."""
    game = after("A 1 / B 2 / C 3 / A h F3>B(4 x2 SC)")
    assert cards(game, B) == "2 4 x2 SC"
    assert game.asked == HitOrStay(B)


def test_F3_2_cards_set_aside_count() -> None:
    """F3.2: two cards set aside and a number are three cards."""
    game = after("A 1 / B 2 / C 3 / A h F3>B(F3' FZ' 4; F3>B(5 6 7) FZ>C)")
    assert cards(game, B) == "2 4 5 6 7"
    assert game.asked == HitOrStay(B)


def test_F3_2_cards_that_are_not_kept_count() -> None:
    """F3.2: a Second Chance passed on, and a number that the own one takes away, are two of the three."""
    game = after("A 1 / B SC / C 3 / A h F3>B(4 SC>C 4~)")
    assert cards(game, B) == "4"
    assert game.asked == HitOrStay(B)


def test_F3_3_a_bust_stops_it_at_the_first_card() -> None:
    """F3.3: no further card is dealt."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(3x)")
    assert game.table.places[C].status is BUSTED
    assert game.asked == HitOrStay(B)


def test_F3_3_a_bust_stops_it_at_the_second_card() -> None:
    """F3.3: a number flipped on the way busts like any other."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(4 4x)")
    assert game.table.places[C].status is BUSTED
    assert game.asked == HitOrStay(B)


def test_F3_4_a_flip_7_stops_it_and_the_round() -> None:
    """F3.4: C's second flip is the seventh number; there is no third, and A is not asked again."""
    game = after("A 12 / B 11 / C 3 / A h F3>C(4 5 6) / B s / C h 7 / A h F3>C(8 9#) = 12 11 57")
    assert game.table.round == 2


def test_F3_5_a_second_chance_drawn_on_the_way_saves_in_the_same_flip_three() -> None:
    """F3.5: C flips a Second Chance, and it takes away the next card."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(SC 3~ 4)")
    assert cards(game, C) == "3 4"
    assert game.table.places[C].status is ACTIVE


def test_F3_5_a_second_chance_held_before_saves() -> None:
    """F3.5: B's Second Chance is older than the Flip Three."""
    game = after("A 1 / B SC / C 3 / A h F3>B(4 4~ 5)")
    assert cards(game, B) == "4 5"


def test_F3_5_a_spare_second_chance_is_passed_on_before_the_next_flip() -> None:
    """F3.5, SC.3: B has one, so who gets the new one is asked now, with two cards still to flip."""
    game = after("A 1 / B SC / C 3 / D 4 / A h F3>B(SC?")
    assert game.asked == Give(B, SECOND_CHANCE, (A, C, D))
    assert game.table.pending == [FlipThree(B, left=2)]


def test_F3_5_a_spare_second_chance_that_nobody_can_take_is_discarded_before_the_next_flip() -> None:
    """F3.5, SC.3: B is the only active player and has one."""
    game = after("A 1 / B SC / A s / B h F3>B(SC- ?")
    assert codes(game.table.discard_pile) == "SC"


def test_F3_5_a_second_chance_that_nobody_can_take_as_the_third_card() -> None:
    """F3.5, F3.8: the Second Chance is gone, and then B gives out what was set aside."""
    events = story("A 1 / B SC / A s / B h F3>B(4 FZ' SC-; FZ>B) = 1 4")
    assert HandedOut(B, FREEZE, B, forced=True) in events


def test_F3_6_a_freeze_drawn_on_the_way_waits() -> None:
    """F3.6: nobody is frozen and nobody is asked; C flips on."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(FZ' ?")
    assert game.table.pending == [FlipThree(C, left=2, set_aside=(FREEZE,))]
    assert game.table.active == (A, B, C)
    assert isinstance(game.asked, WhichCard)


def test_F3_6_a_flip_three_drawn_on_the_way_waits() -> None:
    """F3.6: the first Flip Three goes on as if nothing had come up."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(F3' 5 ?")
    assert game.table.pending == [FlipThree(C, left=1, set_aside=(FLIP_THREE,))]
    assert isinstance(game.asked, WhichCard)


def test_F3_7_what_was_set_aside_is_lost_in_a_bust() -> None:
    """F3.7: C sets two cards aside and busts; both are discarded, and the turn goes on."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(FZ' F3' 3x)")
    assert codes(game.table.discard_pile) == "FZ F3 F3"
    assert game.asked == HitOrStay(B)


def test_F3_7_what_was_set_aside_is_lost_in_a_flip_7() -> None:
    """F3.7: the Freeze set aside before C's seventh number freezes nobody."""
    events = story("A 12 / B 11 / C 3 / A h F3>C(4 5 6) / B s / C h 7 / A h F3>C(8 FZ' 9#) = 12 11 57")
    assert Discarded(C, FREEZE, Waste.FLIP_7) in events
    assert not any(isinstance(event, Froze) for event in events)


def test_F3_8_the_one_who_flipped_gives_out_what_was_set_aside() -> None:
    """F3.8: A was dealt the Flip Three, but C flipped, so C is asked; and anybody active may be named."""
    game = after("A 1 / B 2 / C 3 / D 4 / A h F3>C(FZ' 5 6; FZ?")
    assert game.asked == Give(C, FREEZE, (A, B, C, D))


def test_F3_8_in_the_order_drawn() -> None:
    """F3.8: the Freeze came up before the Flip Three, so it is given out first."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(FZ' 4 F3'; FZ?")
    assert game.asked == Give(C, FREEZE, (A, B, C))
    game.play(B)
    assert game.asked == Give(C, FLIP_THREE, (A, B, C))


def test_F3_8_all_to_one_player() -> None:
    """F3.8: B is given both Flip Threes and flips six cards."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(F3' F3' 4; F3>B(5 6 +2) F3>B(+4 +6 +8))")
    assert cards(game, B) == "2 5 6 +2 +4 +6 +8"


def test_F3_8_to_several_players() -> None:
    """F3.8: A and B are given one Flip Three each."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(F3' F3' 4; F3>A(5 6 7) F3>B(8 9 10))")
    assert cards(game, A) == "1 5 6 7"
    assert cards(game, B) == "2 8 9 10"


def test_F3_8_the_only_active_player_takes_them_all() -> None:
    """F3.8: B is alone, so nobody is asked; the Flip Three comes first and the Freeze ends the round."""
    events = story("A 1 / B 2 / A s / B h F3>B(F3' FZ' 3; F3>B(4 5 6) FZ>B) = 1 20")
    assert HandedOut(B, FLIP_THREE, B, forced=True) in events
    assert HandedOut(B, FREEZE, B, forced=True) in events


def test_F3_9_nothing_takes_effect_until_all_of_it_has_been_given_out() -> None:
    """F3.9: B has been given the Freeze but is not frozen while C decides about the Flip Three."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(FZ' F3' 4; FZ>B F3?")
    assert game.table.places[B].status is ACTIVE


def test_F3_9_then_each_card_is_resolved_in_the_order_given_out() -> None:
    """F3.9: the Flip Three was given out first, so B flips three cards and only then is frozen."""
    events = story("A 1 / B 2 / C 3 / A h F3>C(F3' FZ' 4; F3>B(5 6 7) FZ>B)")
    effects = [event for event in events if isinstance(event, HandedOut | FlipThreeBegan | Froze)]
    assert effects[1:] == [
        HandedOut(C, FLIP_THREE, B, forced=False),
        HandedOut(C, FREEZE, B, forced=False),
        FlipThreeBegan(B),
        Froze(B),
    ]


def test_F3_10_a_flip_three_for_a_player_frozen_meanwhile_is_discarded() -> None:
    """F3.10: B is given the Freeze, then the Flip Three, and is out when its turn comes."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(FZ' F3' 4; FZ>B F3>B-)")
    assert cards(game, B) == "2 FZ"
    assert codes(game.table.discard_pile) == "F3 F3"
    assert game.asked == HitOrStay(C)


def test_F3_10_a_freeze_for_a_player_busted_meanwhile_is_discarded() -> None:
    """F3.10: B busts in the Flip Three given out first, so the Freeze does not let B bank."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(F3' FZ' 4; F3>B(5 2x) FZ>B-)")
    assert game.table.places[B].status is BUSTED
    assert codes(game.table.discard_pile) == "F3 F3 FZ"


def test_F3_10_out_by_a_card_from_deeper_in_the_chain() -> None:
    """F3.10: D waits with a Flip Three, and a Freeze from B's Flip Three comes first."""
    game = after("A 1 / B 2 / C 3 / D 4 / A h F3>C(F3' F3' 5; F3>B(FZ' 6 7; FZ>D) F3>D-)")
    assert cards(game, D) == "4 FZ"
    assert game.table.places[D].status is FROZEN


def test_F3_11_a_flip_three_in_a_chain_comes_to_its_end_before_the_level_above_goes_on() -> None:
    """F3.11: C's Flip Three hands a Freeze to D, which takes effect before the Freeze that B had given to A."""
    events = story("A 1 / B 2 / C 3 / D 4 / A h F3>B(F3' FZ' 5; F3>C(6 FZ' 7; FZ>D) FZ>A)")
    assert [event.seat for event in events if isinstance(event, Froze)] == [D, A]


def test_F3_11_a_chain_of_three() -> None:
    """F3.11: A's Flip Three brings one for C, that one for D; the Freeze from the first waits until D has flipped."""
    events = story("A 1 / B 2 / C 3 / D 4 / A h F3>B(F3' FZ' 5; F3>C(F3' 6 7; F3>D(8 9 10)) FZ>D)")
    assert [event.seat for event in events if isinstance(event, FlipThreeBegan)] == [B, C, D]
    assert events.index(FlipThreeBegan(D)) < events.index(Froze(D))


def test_F3_12_is_not_discarded_while_its_cards_are_dealt() -> None:
    """F3.12: two cards have been flipped, the third has not."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(4 5 ?")
    assert codes(game.table.discard_pile) == ""


def test_F3_12_is_discarded_after_the_third_card() -> None:
    """F3.12: it is gone before what was set aside is given out."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(4 5 FZ'; FZ?")
    assert codes(game.table.discard_pile) == "F3"


def test_F3_12_is_discarded_when_it_stops_early() -> None:
    """F3.12: C busts with the first card."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(3x)")
    assert codes(game.table.discard_pile) == "F3"
