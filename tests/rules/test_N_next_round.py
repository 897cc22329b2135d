"""N: the next round, and the reshuffle."""

from collections import Counter
from typing import Final

from flip7.core.cards import FLIP_THREE, FREEZE, Card, full_deck, parse_cards
from flip7.core.decisions import STAY, HitOrStay, WhichCard
from flip7.core.decks import StackedDeck
from flip7.core.events import Dealt, Reshuffled, RoundBegan
from flip7.core.game import Game
from flip7.core.pending import FlipThree
from flip7.core.rules import Rules
from tests.scenario import A, B, C, after, cards, codes, play, story

SIX_ROUNDS: Final = """
[Target "1000"]
1. A / A 12 / B 12 / C 11 / A h 11 / B h 10 / C h 10 / A h 9 / B h 8 / C h 8 / A h 7 / B h 6 / C h 4 / A h 1 / B h SC
     / C s / A s / B s = 40 36 33
2. B / B 12 / C 12 / A 11 / B h 11 / C h 10 / A h 10 / B h 9 / C h 8 / A h 8 / B h 7 / C h 5 / A h 4 / B h 0 / C h SC
     / A s / B s / C s = 33 39 35
3. C / C 12 / A 12 / B 11 / C h 11 / A h 10 / B h 10 / C h 9 / A h 8 / B h 7 / C h 7 / A h 5 / B h 4 / C h +4 / A h +6
     / B s / C s / A s = 41 32 43
4. A / A 12 / B 12 / C 11 / A h 11 / B h 10 / C h 9 / A h 9 / B h 8 / C h 7 / A h 6 / B h 5 / C h 3 / A h +8 / B h +10
     / C s / A s / B s = 46 45 30
5. B / B 12 / C 12 / A 11 / B h 11 / C h 10 / A h 9 / B h 9 / C h 8 / A h 7 / B h 6 / C h 5 / A h 3 / B h x2 / C h FZ>C
     / A s / B s = 30 76 35
6. C / C 12 / A 12 / B 11 / C h 10 / A h 10 / B h 9 / C h 9 / A h 8 / B h 7 / C h 6 / A h 4 / B h 3 / C h FZ>C
     / A s / B s = 34 30 37
"""
"""83 of the 94 cards are in the discard pile afterwards; 2 2 5 6 6 +2 FZ F3 F3 F3 SC are left to draw, and A deals."""


def test_N_1_all_cards_of_the_round_go_to_the_discard_pile() -> None:
    """N.1: lines, modifiers, the busted player's cards and the Freeze lie there, and nothing before the players."""
    game = after("A 7 / B 2 / C 3 / A h FZ>C / B h +4 / A h 7x / B s = 0 6 3")
    assert codes(game.table.discard_pile) == "7 7 2 +4 3 FZ"
    assert [cards(game, seat) for seat in (A, B, C)] == ["", "", ""]


def test_N_1_the_discard_pile_is_not_shuffled_back_yet() -> None:
    """N.1: in the second round the only 1 of the deck cannot come up."""
    game = after("A 1 / B 2 / C 3 / A s / B s / C s = 1 2 3")
    assert game.table.draw_pile == 91
    assert isinstance(game.asked, WhichCard)
    assert Card("1") not in game.asked.options


def test_N_2_the_deal_passes_to_the_left() -> None:
    """N.2: A deals, then B, then C, then A again; and who deals comes first."""
    events = story("""
        1. A / A 12 / B 12 / C 12 / A s / B s / C s = 12 12 12
        2. B / B 11 / C 11 / A 11 / B s / C s / A s = 11 11 11
        3. C / C 10 / A 10 / B 10 / C s / A s / B s = 10 10 10
        4. A / A 9 / B 9 / C 9
    """)
    assert [event.dealer for event in events if isinstance(event, RoundBegan)] == [A, B, C, A]


def test_N_3_an_empty_draw_pile_alone_is_no_reason_to_reshuffle() -> None:
    """N.3: the last card has been drawn, but nobody needs another: B is asked, and the discards stay."""
    game = after(SIX_ROUNDS + "7. A / A 2 / B SC / C 5 / A h F3>A(6 F3' 2x) / B h F3>B(6 +2 FZ'; FZ>C)")
    assert game.asked == HitOrStay(B)
    assert game.table.draw_pile == 0
    assert len(game.table.discard_pile) == 83 + 3


def test_N_3_when_a_card_is_needed_the_discard_pile_becomes_the_new_draw_pile() -> None:
    """N.3: B hits; all 86 discards, the first card of the game among them, can come up."""
    text = SIX_ROUNDS + "7. A / A 2 / B SC / C 5 / A h F3>A(6 F3' 2x) / B h F3>B(6 +2 FZ'; FZ>C) / B h % 12"
    game = after(text)
    assert Reshuffled(86) in story(text)
    assert game.table.draw_pile == 85
    assert codes(game.table.discard_pile) == ""


def test_N_3_between_rounds_all_cards_are_shuffled() -> None:
    """N.3: the draw pile was empty when the round ended, so all 94 cards are there for the next deal."""
    game = after(SIX_ROUNDS + "7. A / A 2 / B SC / C 5 / A h F3>A(6 F3' 2x) / B h F3>B(6 +2 FZ'; FZ>C) / B s = 0 8 5")
    assert game.asked == WhichCard(B, Counter(full_deck()))


def test_N_3_the_new_draw_pile_is_shuffled() -> None:
    """N.3: A plays alone and stays on every card; the 95th card is the first of the second shuffle."""
    flip_threes = parse_cards("F3 0 1 2 F3 3 4 5 F3 6 7 8")
    one_by_one = Counter(full_deck()) - Counter(flip_threes)
    second = sorted(full_deck(), key=str)
    game = Game(1, StackedDeck([*flip_threes, *one_by_one.elements()], second), Rules(target=1000))
    stays = [STAY] * (3 + 82 - 3)  # nobody stays in a round that a Freeze ends
    events = play(game, *stays)
    assert Dealt(A, second[0]) in events[events.index(Reshuffled(94)) :]


def test_N_4_cards_before_players_set_aside_and_being_resolved_stay_where_they_are() -> None:
    """N.4, X.4, X.11: C's third flip is the first card of the new draw pile.

    A is busted with both 2s, B was saved, C has a Flip Three and a Freeze set aside. Only what lies in front of nobody
    is shuffled: the 83 cards of the earlier rounds, the Second Chance, the 6 it took away, and B's used Flip Three.
    """
    game = after(SIX_ROUNDS + "7. A / A 2 / B SC / C 5 / A h 2x / B h F3>B(6 6~ +2) / C h F3>C(F3' FZ' % ?")
    assert game.table.draw_pile == 83 + 3
    assert [cards(game, seat) for seat in (A, B, C)] == ["2 2", "6 +2", "5"]
    assert game.table.pending == [FlipThree(C, left=1, set_aside=(FLIP_THREE, FREEZE))]


def test_N_4_what_can_come_up_after_a_reshuffle() -> None:
    """N.4, X.4, X.11: of the cards of this round the used ones come back, and no others."""
    game = after(SIX_ROUNDS + "7. A / A 2 / B SC / C 5 / A h 2x / B h F3>B(6 6~ +2) / C h F3>C(F3' FZ' % ?")
    on_the_table = Counter(parse_cards("2 2 6 +2 5 F3 F3 FZ"))
    assert game.asked == WhichCard(C, Counter(full_deck()) - on_the_table)


def test_N_4_a_card_given_to_a_player_stays_until_it_takes_effect() -> None:
    """N.4: the Freeze waits before C while B flips the first cards of the new draw pile; then C is frozen."""
    seventh = "7. A / A 2 / B SC / C 5 / A h F3>A(6 F3' FZ'; F3>B(2 +2 F3'; F3>B(6 % 7 8)) FZ>C)"
    game = after(SIX_ROUNDS + seventh)
    assert cards(game, C) == "5 FZ"
    assert game.table.unseen()[FREEZE] == 2
