"""X: the rulings, where the rules are silent or unclear."""

from collections import Counter

import pytest

from flip7.core.cards import FLIP_THREE, FREEZE, NUMBER, Card, full_deck, parse_cards
from flip7.core.decisions import HIT, STAY, Give, HitOrStay, WhichCard
from flip7.core.decks import OpenDeck, StackedDeck
from flip7.core.events import (
    DealEnded,
    Dealt,
    Discarded,
    Draw,
    Ending,
    Event,
    Flipped,
    FlipThreeEnded,
    Given,
    HandedOut,
    Hit,
    Joined,
    PassedOn,
    RanDry,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    Saved,
    SetAside,
    Stayed,
    Waste,
)
from flip7.core.game import Game
from flip7.core.latecomers import StartingPoints
from flip7.core.referee import Referee
from flip7.core.rounds import close_round, sit_out
from flip7.core.rules import Rules
from flip7.core.scoring import round_points
from flip7.core.seats import Points, Seat
from flip7.core.table import BUSTED, FROZEN, STAYED, BadTable
from tests.scenario import A, B, C, D, after, cards, codes, play, stacked, story


def test_X_1_two_play_by_the_same_rules() -> None:
    """X.1: a deal, turns, a bust and a round's score, for two."""
    after("A 1 / B 2 / A h FZ>A / B h 5 / B h 2x = 1 0")


def test_X_1_one_plays_solo() -> None:
    """X.1: A is dealt to and asked again and again, and must take every action card."""
    game = after('[Target "20"] A 1 / A h F3>A(2 3 SC) / A h SC- / A h 3~ / A h +10 / A h 4 / A s = 20')
    assert game.table.winner == A


def test_X_1_the_deal_to_one_player_is_one_card() -> None:
    """X.1, I.1: after A's first card the deal is over."""
    assert DealEnded() in story("A 1")


def test_X_2_the_dealer_comes_first() -> None:
    """X.2: C deals, is dealt the first card and is asked first."""
    game = after("1. C / C 3 / A 1 / B 2")
    assert game.asked == HitOrStay(C)


def test_X_2_an_option_lets_the_seat_after_the_dealer_be_first() -> None:
    """X.2: A deals; B is dealt the first card, A the last one, and B is asked first."""
    game = after('[First "left"] 1. A / B 2 / C 3 / A 1')
    assert game.table.dealer == A
    assert game.asked == HitOrStay(B)


def test_X_3_a_second_chance_is_a_card_in_front_of_a_player() -> None:
    """X.3: the deal comes to D, who was passed a Second Chance: D is asked, and may stay."""
    game = after("A SC / B F3>A(SC>D 5 6) / C 3")
    assert game.asked == HitOrStay(D)
    after("A SC / B F3>A(SC>D 5 6) / C 3 / D s / A s / B h 7 / C s / B s = 11 7 3 0")


def test_X_4_a_busted_players_cards_stay_in_front_of_them() -> None:
    """X.4: B's cards, the one that busted too, are not discarded before the round ends."""
    game = after("A 1 / B 2 / C 3 / A h 5 / B h 2x / C h 4")
    assert cards(game, B) == "2 2"
    assert codes(game.table.discard_pile) == ""


def test_X_5_a_second_chance_is_not_kept_for_a_later_round() -> None:
    """X.5, SC.5: A had one in the first round, and busts in the second."""
    after("""
        1. A / A SC / B 2 / C 3 / A s / B s / C s = 0 2 3
        2. B / B 4 / C 5 / A 6 / B s / C s / A h 6x = 0 4 5
    """)


def test_X_6_a_second_chance_is_used_by_itself() -> None:
    """X.6: A is not asked whether to be saved; the next question is B's."""
    game = after("A SC / B 2 / C 3 / A h 5 / B h 6 / C h 7")
    events = play(game, HIT, Card("5"))
    assert Saved(A, Card("5")) in events
    assert game.asked == HitOrStay(B)


def test_X_7_all_bonuses_add_up_and_each_x2_doubles() -> None:
    """X.7: with two decks A has 5, twice x2 and twice +4: 5 * 2 * 2 + 4 + 4 = 28."""
    after('[Decks "2"] A 5 / B 2 / A h F3>A(x2 x2 +4) / B s / A h +4 / A s = 28 2')


NUMBERS = [card for card in full_deck() if card.kind is NUMBER]
MODIFIERS = parse_cards("+2 +4 +6 +8 +10 x2")


def hit_until_the_draw_pile_runs_out(game: Game) -> tuple[Game, list[Event]]:
    """Everybody hits and keeps every action card; the game before the last choice, and what that one brought.

    With eighteen seats and the numbers in order nobody busts: equal cards lie together, twelve at most.
    """
    while True:
        before = game.copy()
        assert isinstance(game.asked, HitOrStay | Give)
        events = game.play(HIT if isinstance(game.asked, HitOrStay) else game.asked.seat)
        if any(isinstance(event, RanDry | Reshuffled) for event in events):
            return before, events


def test_X_8_the_round_ends_when_no_number_is_left_to_draw() -> None:
    """X.8: every number lies before a player and three Flip Threes in the discard pile; who is still active banks."""
    order = [*parse_cards("F3 +2 +4 +6 F3 +8 +10 x2 F3 SC 0 1"), *NUMBERS[2:], *parse_cards("FZ FZ FZ SC SC")]
    before, events = hit_until_the_draw_pile_runs_out(Game(18, StackedDeck(order, full_deck())))
    assert codes(before.table.discard_pile) == "F3 F3 F3"
    assert isinstance(before.asked, HitOrStay)
    assert events[0] == RanDry(before.asked.seat, Draw.HIT)
    assert events[1] == Stayed(A, forced=True)
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    assert ended.points == tuple(round_points(before.table, seat) for seat in before.table.seats)
    assert ended.statuses.count(FROZEN) == 3
    assert ended.statuses.count(STAYED) == 15


def test_X_8_one_number_in_the_discard_pile_is_enough_to_go_on() -> None:
    """X.8, N.3: this time C was saved from a second 2, so five cards are shuffled and the round goes on."""
    numbers = Counter(NUMBERS) - Counter(parse_cards("2 2"))
    order = [*parse_cards("F3 +2 +4 +6 F3 +8 +10 x2 F3 SC 2 2"), *numbers.elements(), *parse_cards("FZ FZ FZ SC SC")]
    game = Game(18, StackedDeck(order, parse_cards("2 F3 F3 F3 SC")))
    before, events = hit_until_the_draw_pile_runs_out(game)
    assert codes(before.table.discard_pile) == "F3 F3 2 SC F3"
    assert events[0] == Reshuffled(5)
    assert game.table.round == 1


def test_X_8_what_is_set_aside_or_pending_is_discarded() -> None:
    """X.8: R's second Flip Three has set the third one aside and a Freeze waits for R, who banks and is not frozen."""
    order = [*NUMBERS, *MODIFIERS, *parse_cards("FZ FZ SC SC F3 F3 FZ SC F3")]
    game = Game(18, StackedDeck(order, full_deck()))
    before, events = hit_until_the_draw_pile_runs_out(game)
    R = Seat(17)
    assert before.asked == Give(R, FREEZE, before.table.active)
    dry = events.index(RanDry(R, Draw.FLIP))
    assert events[dry - 2 : dry + 4] == [
        Flipped(R, FLIP_THREE),
        SetAside(R, FLIP_THREE),
        RanDry(R, Draw.FLIP),
        Discarded(R, FLIP_THREE, Waste.RAN_DRY),
        FlipThreeEnded(R, Ending.RAN_DRY),
        Discarded(R, FREEZE, Waste.RAN_DRY),
    ]
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    assert ended.points[R] == round_points(before.table, R)
    assert ended.statuses[R] is STAYED


def test_X_8_the_next_round_begins_with_a_reshuffle() -> None:
    """X.8, N.3: B deals the first of all 94 cards, shuffled anew."""
    order = [*NUMBERS, *MODIFIERS, *parse_cards("FZ FZ SC SC F3 F3 FZ SC F3")]
    _, events = hit_until_the_draw_pile_runs_out(Game(18, StackedDeck(order, full_deck())))
    begun = events.index(RoundBegan(2, dealer=B, first=B))
    assert events[begun + 1 : begun + 3] == [Reshuffled(94), Dealt(B, Card("0"))]


def test_X_8_players_whom_the_deal_did_not_reach_bank_nothing() -> None:
    """X.8: 95 players share one deck; it is used up when 85 have been dealt to, and the round is over for all."""
    top = parse_cards("F3 0 1 2 F3 3 4 5 F3 6 7 8")
    order = [*top, *(Counter(full_deck()) - Counter(top)).elements()]
    _, events = hit_until_the_draw_pile_runs_out(Game(95, StackedDeck(order, full_deck()), Rules(decks=1)))
    assert RanDry(Seat(85), Draw.DEAL) in events
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    assert ended.points[85:] == (0,) * 10
    assert ended.statuses[85:] == (STAYED,) * 10


def test_X_9_the_only_active_player_is_not_asked_who_gets_an_action_card() -> None:
    """X.9: C hits, takes the Freeze and the round is over; the event says that it was forced."""
    events = story("A 1 / B 2 / C 3 / A s / B s / C h FZ>C = 1 2 3")
    assert Given(C, FREEZE, C, forced=True) in events


def test_X_9_the_only_active_player_is_not_asked_who_gets_what_was_set_aside() -> None:
    """X.9: C is given the Freeze that came up in C's Flip Three."""
    events = story("A 1 / B 2 / C 3 / A s / B s / C h F3>C(4 FZ' 5; FZ>C) = 1 2 12")
    assert HandedOut(C, FREEZE, C, forced=True) in events


def test_X_9_the_only_eligible_target_of_a_second_chance_gets_it() -> None:
    """X.9: A has one already and C has stayed, so A's new one goes to B without a question."""
    events = story("A SC / B 2 / C 3 / A h 4 / B h 5 / C s / A h SC>B")
    assert PassedOn(A, B, forced=True) in events


def test_X_9_a_player_without_a_card_is_not_asked_but_hits() -> None:
    """X.9, T.4: A gave the Freeze away and has no card, so A cannot stay."""
    game = after("A FZ>B / C 3")
    assert isinstance(game.asked, WhichCard)
    assert Hit(A, Card("5"), forced=True) in play(game, Card("5"))


def test_X_9_what_was_chosen_is_not_forced() -> None:
    """X.9: where there was a choice the event says so."""
    events = story("A SC / B 2 / C 3 / A h SC>C / B h FZ>B / C h F3>C(FZ' 5 6; FZ>C) / A h 7")
    assert PassedOn(A, C, forced=False) in events
    assert Given(B, FREEZE, B, forced=False) in events
    assert HandedOut(C, FREEZE, C, forced=False) in events
    assert Hit(A, Card("7"), forced=False) in events


def test_X_10_a_player_who_was_given_a_freeze_may_be_given_the_next_card_too() -> None:
    """X.10: B is still active while cards are given out, although the Freeze will come first (F3.10)."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(FZ' F3' 4; FZ>B F3?")
    assert game.asked == Give(C, FLIP_THREE, (A, B, C))


def test_X_10_a_player_who_is_out_may_not_be_named() -> None:
    """X.10: A has stayed, so C may give the Freeze to B, to D or keep it."""
    game = after("A 1 / B 2 / C 3 / D 4 / A s / B h F3>C(FZ' 5 6; FZ?")
    assert game.asked == Give(C, FREEZE, (B, C, D))


@pytest.mark.parametrize(
    "text, discarded",
    [
        pytest.param("A SC / B 2 / C 3 / A h 5 / B s / C s / A h 5~", "5 SC", id="a save"),
        pytest.param("A SC / B SC / A h SC-", "SC", id="a Second Chance that nobody can take"),
        pytest.param("A 1 / B 2 / C 3 / A h F3>C(4 5 6)", "F3", id="a used Flip Three"),
    ],
)
def test_X_11_cards_with_no_owner_are_discarded_at_once(text: str, discarded: str) -> None:
    """X.11: they are in the discard pile before the round ends, so a reshuffle takes them."""
    assert codes(after(text).table.discard_pile) == discarded


def test_X_12_the_deal_goes_on_for_the_last_seat_when_everybody_else_is_out() -> None:
    """X.12: A and B freeze themselves; C is dealt a card all the same, and is asked."""
    game = after("A FZ>A / B FZ>B / C 3")
    assert game.asked == HitOrStay(C)
    after("A FZ>A / B FZ>B / C 3 / C h 4 / C s = 0 0 7")


def test_X_12_the_round_ends_in_the_deal_when_nobody_is_active() -> None:
    """X.12: B freezes A; C, the last to be dealt to, freezes B and C, and the round is over without a turn."""
    game = after("A 1 / B FZ>A / C F3>C(FZ' FZ' 2; FZ>B FZ>C) = 1 0 2")
    assert game.table.round == 2


def test_X_13_a_chain_goes_to_its_end_before_a_freeze_of_the_level_above() -> None:
    """X.13, F3.11: C's Flip Three chains one to D, who flips all three before the Freeze that B gave out earlier."""
    game = after("A 1 / B 2 / C 3 / D 4 / A h F3>B(F3' FZ' 5; F3>C(F3' 6 7; F3>D(8 9 10)) FZ>D)")
    assert cards(game, D) == "4 8 9 10 FZ"
    assert game.table.places[D].status is FROZEN


def test_X_13_who_busts_at_the_end_of_the_chain_has_no_use_for_the_freeze() -> None:
    """X.13, F3.10: D busts in the chained Flip Three; had the Freeze come first, D would have banked the 4."""
    game = after("A 1 / B 2 / C 3 / D 4 / A h F3>B(F3' FZ' 5; F3>C(F3' 6 7; F3>D(8 4x)) FZ>D-)")
    assert game.table.places[D].status is BUSTED


@pytest.mark.parametrize(
    "given_out, line",
    [
        pytest.param("F3' FZ' 4; F3>B(5 6 7) FZ>B", "2 5 6 7 FZ", id="the Flip Three first"),
        pytest.param("FZ' F3' 4; FZ>B F3>B-", "2 FZ", id="the Freeze first"),
    ],
)
def test_X_14_of_a_freeze_and_a_flip_three_the_one_given_out_first_comes_first(given_out: str, line: str) -> None:
    """X.14, F3.9, F3.10: C gives B both; B flips only if the Flip Three was given out before the Freeze."""
    assert cards(after(f"A 1 / B 2 / C 3 / A h F3>C({given_out})"), B) == line


def test_X_14_a_bust_does_not_end_the_round() -> None:
    """X.14, E.1: B busts, and the others are asked as before, until nobody is active."""
    assert after("A 1 / B 2 / C 3 / A h 4 / B h 2x").asked == HitOrStay(C)
    after("A 1 / B 2 / C 3 / A h 4 / B h 2x / C h 5 / A s / C h 6 / C s = 5 0 14")


def test_X_15_a_latecomer_has_a_new_seat_from_the_next_round_on() -> None:
    """X.15: D joins when round 2 begins, is dealt to as the last of the lap, and has 0 points."""
    game = after("A 1 / B 2 / C 3 / A s / B s")
    assert game.join() == D
    assert D not in game.table.seats
    events = game.play(STAY)
    assert events[2:4] == [Joined(D, Points(0)), RoundBegan(2, B, B)]
    assert game.table.scores == [1, 2, 3, 0]
    assert game.table.seats == (A, B, C, D)


def test_X_15_a_latecomer_may_begin_with_the_lowest_total() -> None:
    """X.15: as the table agreed; two who come together both begin with what the others had."""
    game = after("A 1 / B 2 / C 3 / A s / B s")
    game.join(StartingPoints.LOWEST)
    game.join(StartingPoints.LOWEST)
    game.play(STAY)
    assert game.table.scores == [1, 2, 3, 1, 1]


def test_X_15_the_deal_passes_to_a_latecomer_who_sits_to_the_left_of_the_dealer() -> None:
    """X.15, N.2: C deals round 1, and D, who joins, deals round 2."""
    game = after("1. C / C 3 / A 1 / B 2 / C s / A s")
    game.join()
    game.play(STAY)
    assert game.table.dealer == D


def test_X_15_nobody_joins_a_game_that_is_won_in_that_round() -> None:
    game = stacked("12 1", 2, Rules(target=10))
    game.join()
    game.play(STAY)
    game.play(STAY)
    assert game.table.winner == A
    assert game.joined == ()
    assert len(game.table.places) == 2


def test_X_15_nobody_joins_who_would_need_another_deck() -> None:
    """X.15, D.5: eighteen play with one deck."""
    game = Game.seeded(18, "a full house")
    with pytest.raises(BadTable, match="19 seats need another deck, which cannot come into a game"):
        game.join()


def test_X_16_the_deal_passes_over_whoever_has_left_and_they_get_no_card() -> None:
    """X.16: B leaves after round 1. C deals round 2, and only C and A are dealt to; the total of B stays."""
    table = after("A 1 / B 2 / C 3 / A s / B s").table
    referee = Referee(table, OpenDeck(), away=frozenset({B}))
    close_round(referee, RoundEnded((Points(1), Points(2), Points(3)), (STAYED, STAYED, STAYED), None))
    sit_out(table, {B})
    game = Game.resume(table, OpenDeck())
    assert (table.dealer, table.scores) == (C, [1, 2, 3])
    asked = [_seat_of(game, card) for card in ("7", "8")]
    assert asked == [C, A]
    assert game.asked == HitOrStay(C)


def _seat_of(game: Game, card: str) -> Seat:
    assert isinstance(game.asked, WhichCard)
    seat = game.asked.seat
    game.play(Card(card))
    return seat
