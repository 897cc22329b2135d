"""Mistakes of other Flip 7 programs, each with a short game in which it would show.

They were found in about sixty public programs; letters or the name of a repository say whose mistake it was, and the
number is the rule that it breaks.
"""

import pytest

from flip7.core.cards import COPIES, FLIP_THREE, FREEZE, NUMBER, SECOND_CHANCE, Card, full_deck
from flip7.core.decisions import HIT, STAY, Decision, Give, HitOrStay, IllegalChoice
from flip7.core.events import Reshuffled, RoundBegan
from flip7.core.game import Game
from flip7.core.rules import Rules
from tests.scenario import A, B, C, D, after, cards, codes, play, stacked, story


@pytest.mark.parametrize(
    "card, copies",
    [
        pytest.param("+10", 1, id="MH: three copies of each +n (D.3)"),
        pytest.param("+2", 1, id="NM: no +2 (D.3)"),
        pytest.param("7", 7, id="JS: one copy too many of each number from 1 up (D.2)"),
        pytest.param("12", 12, id="yu000889: eleven 12s (D.2)"),
        pytest.param("0", 1, id="kweithers: no 0 (D.2)"),
    ],
)
def test_the_deck(card: str, copies: int) -> None:
    """D.2, D.3: a card is in the deck too often, too seldom or not at all."""
    assert COPIES[Card(card)] == copies


def test_the_deck_has_79_numbers() -> None:
    """D.1: teodaniel counts 78."""
    assert sum(card.kind is NUMBER for card in full_deck()) == 79


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "A 5 / B 2 / A h x2 / B s / A h +10 / A s = 20 2",
            id="NM, teodaniel: x2 doubles the +n (M.3)",
        ),
        pytest.param(
            "A +10 / B 2 / A h x2 / B s / A h 5 / A s = 20 2",
            id="flip7cardgame, delucx: the +n is added before x2 (E.2)",
        ),
        pytest.param(
            "A F3>A(0 1 2) / B 12 / A h F3>A(3 4 5) / B s / A h x2 / A h 6# = 57 12",
            id="NM: the 15 points for a Flip 7 are counted twice (F7.3)",
        ),
        pytest.param(
            "A F3>A(1 2 3) / B 12 / A h F3>A(4 5 6) / B s / A h 6x = 0 12",
            id="NM: a seventh card is a Flip 7 before it is a bust (F7.1, B.1)",
        ),
        pytest.param(
            "A F3>A(1 2 3) / B 12 / C 11 / A h F3>A(4 5 6) / B h 10 / C s / A h 7# = 43 22 11",
            id="JS, 2222-42, Flip7RL: a Flip 7 wipes out what the others have not banked (E.2)",
        ),
        pytest.param(
            "A F3>A(1 2 3) / B 12 / C 11 / A h F3>A(4 5 6) / B h F3>A(7#) = 43 12 11",
            id="Bernstern, astrowonk: the round or the lap goes on after a Flip 7 (F7.1)",
        ),
        pytest.param(
            "A F3>A(1 2 3) / B 4 / C 12 / A h 5 / B s / C h F3>C(F3' FZ' 11; F3>A(6 7 8#) FZ>C-) = 47 4 23",
            id="WB: what was set aside still fires after a Flip 7 (F7.4)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h F3>B(FZ' 2x) / C s / A h 4 / A s = 5 0 3",
            id="Eppie: what was set aside is still used after a bust (F3.7)",
        ),
        pytest.param(
            "A +4 / B 2 / A s / B s = 4 2",
            id="JT: a +n without numbers scores nothing (M.2)",
        ),
        pytest.param(
            "A 1 / B SC / C 3 / A h F3>B(5 5~ 5x) / C s / A s = 1 0 3",
            id="MH: a used Second Chance never leaves and protects all round (SC.2)",
        ),
        pytest.param(
            "A SC / B 2 / A h 5 / B s / A h 5~ / A h SC / A h 5~ / A h 6 / A s = 11 2",
            id="2222-42: a second save in the same round is refused (SC.2)",
        ),
        pytest.param(
            "A SC / B 2 / C 3 / A h 5 / B s / C s / A h 5~ / A h 6 / A s = 11 2 3",
            id="Bernstern: being saved ends the player's round (SC.4)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h F3>B(4 SC 4~) / B s / C s / A s = 1 6 3",
            id="LW, Eppie: a Second Chance drawn in a Flip Three does not save in it (F3.5)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h FZ>B / C s / A s = 1 2 3",
            id="NM: a frozen player keeps the round open (E.1)",
        ),
        pytest.param(
            "A FZ>B / C 3 / A h 1 / C s / A s = 1 0 3",
            id="BR, Bernstern: a seat that is out is still dealt a card (I.5)",
        ),
        pytest.param(
            "A 1 / B F3>A(2 2x) / C 3 / D 4 / B h 5 / C s / D s / B s = 0 5 3 4",
            id="BR: a bust in a Flip Three abandons the initial deal (I.8)",
        ),
    ],
)
def test_a_round_and_its_points(text: str) -> None:
    """E.2: a round played to its end, in which somebody's mistake would change the cards or the points."""
    after(text)


@pytest.mark.parametrize(
    "text, asked",
    [
        pytest.param(
            "A 1 / B 2 / C 3",
            HitOrStay(A),
            id="EZ, LW, MC: no initial deal (I.1)",
        ),
        pytest.param(
            "A F3>C(1 2 3) / B 4",
            HitOrStay(C),
            id="nearly all: a player who has cards already is dealt one more in the deal (I.6)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h 4",
            HitOrStay(B),
            id="teodaniel: one player plays a whole hand in a row (T.2)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A s / B h 4 / C h 5",
            HitOrStay(B),
            id="JS: a player may pass without staying, and is asked again later (T.3)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / D 4 / A h F3>C(5 6 7)",
            HitOrStay(B),
            id="EZ, LW: play resumes after the target of a Flip Three (T.6)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / D 4 / A h F3>C(5 3x)",
            HitOrStay(B),
            id="BR: after a bust in a Flip Three play resumes after the victim (T.6)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h FZ>C",
            HitOrStay(B),
            id="EZ: play resumes after the victim of a Freeze (T.6)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h F3?",
            Give(A, FLIP_THREE, (A, B, C)),
            id="MH: a Flip Three sits before its owner until their next hit (F3.1)",
        ),
        pytest.param(
            "A 1 / B FZ?",
            Give(B, FREEZE, (A, B)),
            id="JT: an action card may be held to a later turn (FZ.1)",
        ),
        pytest.param(
            "A 1 / B 2 / A h F3?",
            Give(A, FLIP_THREE, (A, B)),
            id="OSS: a Flip Three hits nobody but the one who drew it (F3.1)",
        ),
        pytest.param(
            "A 1 / B 2 / A h FZ?",
            Give(A, FREEZE, (A, B)),
            id="NM: nobody may choose himself (FZ.1)",
        ),
        pytest.param(
            "A 1 / B 2 / A s / B h F3>B(3 4 5)",
            HitOrStay(B),
            id="NM: a player who is alone can give a Flip Three to nobody, and the game hangs (F3.1)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h F3>B(F3' 4 5; F3>C(6 7 8))",
            HitOrStay(B),
            id="BB: the old printing's rule, a Flip Three interrupts a Flip Three (F3.6)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h F3>B(FZ' 4 5; FZ>B)",
            HitOrStay(C),
            id="EZ: a Freeze in a Flip Three leaves the other flips to the next player (F3.6)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 4; FZ>C F3?",
            Give(B, FLIP_THREE, (A, B, C)),
            id="IF: the second card set aside overwrites the first (F3.8)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h F3>B(F3' FZ' 4; F3>C(FZ' 5 6; FZ>B) FZ>B-)",
            HitOrStay(C),
            id="nearly all: a card set aside takes effect before the others are given out (F3.9)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h F3>B(F3' FZ' 4; F3>C(5 6 7) FZ>B)",
            HitOrStay(C),
            id="BR, MC: what was set aside is lost behind a nested Flip Three (F3.11)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h SC",
            HitOrStay(B),
            id="BR: a first Second Chance may be given away (SC.1)",
        ),
        pytest.param(
            "A 1 / B 2 / C 3 / A h F3>B(4 5 SC)",
            HitOrStay(B),
            id="WB: a first Second Chance drawn in a Flip Three is given away (F3.5)",
        ),
        pytest.param(
            "A 1 / B SC / C 3 / A h F3>B(4 SC?",
            Give(B, SECOND_CHANCE, (A, C)),
            id="JF: a spare Second Chance waits until after the Flip Three (F3.5)",
        ),
        pytest.param(
            "A SC / B 2 / C 3 / D 4 / A h SC?",
            Give(A, SECOND_CHANCE, (B, C, D)),
            id="IF: a spare Second Chance is always discarded (SC.3)",
        ),
        pytest.param(
            "A 5 / B SC / C 3 / D 4 / A s / B h SC?",
            Give(B, SECOND_CHANCE, (C, D)),
            id="Bernstern: a spare Second Chance may go to a player who has stayed (SC.3)",
        ),
        pytest.param(
            "A 4 / B 5 / C 3 / A h SC / B s / C h F3>A(4~ 6 7)",
            HitOrStay(A),
            id="JS: a Second Chance gives the flip back (SC.4, F3.2)",
        ),
    ],
)
def test_what_is_asked_next(text: str, asked: Decision) -> None:
    """T.6, F3.8, SC.3: the next question goes to the wrong player, names the wrong players, or is not asked at all."""
    assert after(text).asked == asked


def test_a_second_chance_that_was_passed_on_is_the_only_one() -> None:
    """SC.1: in BB a player may hold several."""
    game = after("A SC / B 2 / C 3 / A h SC>B / B h SC>C")
    assert [cards(game, seat) for seat in (A, B, C)] == ["SC", "2 SC", "3 SC"]


def test_a_flip_three_takes_no_card_that_is_not_flipped() -> None:
    """F3.3: NM and WB take three cards from the deck before they look at one, and in WB the rest vanish on a bust."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(3x)")
    assert game.table.draw_pile == 94 - 5


def test_a_card_set_aside_lies_before_nobody() -> None:
    """F3.6, D.6: WB puts it before the player as well."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(FZ' F3' ?")
    assert cards(game, C) == "3"


def test_a_card_that_waits_is_not_in_the_discard_pile() -> None:
    """X.11, N.4: KH discards action cards before they have taken effect, so a reshuffle could deal them again."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(F3' FZ' 4; F3>B(5 ?) FZ>A")
    assert codes(game.table.discard_pile) == "F3"


def test_a_busted_players_line_is_not_in_the_discard_pile() -> None:
    """X.4: KH discards it at once, so a reshuffle could deal it again."""
    game = after("A 1 / B 2 / C 3 / A h F3>C(4 FZ' 3x)")
    assert codes(game.table.discard_pile) == "FZ F3"


def test_a_second_chance_in_front_of_a_player_is_not_in_the_discard_pile() -> None:
    """D.6: in JS it is in both places, and so the deck has one more of it after the round."""
    assert codes(after("A SC / B 2 / C 3").table.discard_pile) == ""


def test_no_card_is_burned() -> None:
    """I.1: EZ puts one card of the deck away before the deal."""
    assert after("A 1 / B 2 / C 3").table.draw_pile == 91


def test_used_action_cards_stay_in_the_game() -> None:
    """N.1: in BR a Freeze, a Flip Three and a used Second Chance are gone for good."""
    game = after("A SC / B 2 / C 3 / A h F3>A(4 4~ 5) / B h FZ>B / C s / A s = 9 2 3")
    assert codes(game.table.discard_pile) == "4 SC F3 4 5 2 FZ 3"


def test_the_deck_is_not_new_in_each_round() -> None:
    """N.1: in BB, LW and Eppie it is; in Flip7RL the cards of a round never come back."""
    game = after("""
        1. A / A 1 / B 2 / C 3 / A s / B s / C s = 1 2 3
        2. B / B 4 / C 5 / A 6 / B s / C s / A s = 6 4 5
    """)
    assert game.table.draw_pile == 88
    assert codes(game.table.discard_pile) == "1 2 3 6 4 5"


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_no_card_is_lost_or_made_in_many_rounds(seed: str) -> None:
    """D.6, N.3: in EZ a reshuffle adds action cards, in astrowonk the whole deck; Bernstern and Flip7RL lose cards."""
    game = Game.seeded(5, seed, Rules(target=1000))
    reshuffles = 0
    for _ in range(500):
        assert isinstance(game.asked, HitOrStay | Give)
        move = HIT if len(game.table.places[game.asked.seat].cards) < 5 else STAY
        events = game.play(move if isinstance(game.asked, HitOrStay) else game.asked.options[-1])
        reshuffles += sum(isinstance(event, Reshuffled) for event in events)
        unseen = game.table.unseen()
        assert min(unseen.values()) >= 0
        assert unseen.total() == game.table.draw_pile
    assert reshuffles > 3


def test_a_busted_player_cannot_be_frozen() -> None:
    """FZ.1: the servers of BB and EZ do not check; in BB the busted player would bank."""
    game = after("A 1 / B 2 / C 3 / A h 4 / B h 2x / C h FZ?")
    with pytest.raises(IllegalChoice):
        game.play(B)
    assert game.asked == Give(C, FREEZE, (A, C))


def test_a_player_without_a_card_cannot_stay() -> None:
    """T.4: in KH, EZ and many others staying is always legal; here A, with no card, just gets one."""
    game = stacked("FZ 3 5", seats=3)
    play(game, B)
    assert cards(game, A) == "5"
    assert game.asked == HitOrStay(C)


def test_a_bonus_alone_leaves_the_total_alone() -> None:
    """M.2, E.2: in JS banking nothing but modifiers sets the game's total to 0; Bernstern shows bots totals of 0."""
    game = after("""
        1. A / A 5 / B 2 / A s / B s = 5 2
        2. B / B 3 / A +4 / B s / A s = 4 3
    """)
    assert game.table.scores == [9, 5]


def test_the_points_of_a_round_are_counted_once() -> None:
    """E.2, F7.3: in NM those of a Flip 7 are counted twice; neither they nor the 15 count in the next round."""
    game = after("""
        1. A / A F3>A(1 2 3) / B 12 / A h F3>A(4 5 6) / B s / A h 7# = 43 12
        2. B / B 5 / A 8 / B s / A s = 8 5
    """)
    assert game.table.scores == [43 + 8, 12 + 5]


def test_the_deal_passes_on() -> None:
    """N.2: in IF and JT the lowest seat always begins; in Bernstern the dealer never changes."""
    events = story("1. A / A 1 / B 2 / C 3 / A s / B s / C s = 1 2 3")
    assert events[-1] == RoundBegan(2, dealer=B, first=B)


def test_a_game_has_as_many_rounds_as_it_needs() -> None:
    """G.1: NM stops after five."""
    game = stacked("1 2 3 4 5 6", seats=1)
    play(game, STAY, STAY, STAY, STAY, STAY, STAY)
    assert game.table.round == 7
    assert game.table.winner is None


def test_nobody_wins_a_tie() -> None:
    """G.2: MH ends the game; in JF and 2222-42 both win, in IF and flop7 the first seat, in BB one drawn by lot."""
    game = after('[Target "12"] A 12 / B 12 / C 11 / A s / B s / C s = 12 12 11')
    assert game.table.winner is None
    assert game.asked is not None


def test_everybody_plays_on_after_a_tie() -> None:
    """G.2: in MC only the tied players do."""
    game = after("""
        [Target "12"]
        1. A / A 12 / B 12 / C 11 / A s / B s / C s = 12 12 11
        2. B / B 5 / C 10 / A 6 / B s / C s / A s = 6 5 10
    """)
    assert game.table.winner == C
