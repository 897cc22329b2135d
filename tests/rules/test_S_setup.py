"""S. Setting up."""

from collections import Counter

import pytest

from flip7.core.cards import full_deck, parse_cards
from flip7.core.decisions import HitOrStay
from flip7.core.events import GameWon, RoundBegan
from flip7.core.game import Game
from flip7.core.seats import Seat
from flip7.core.shuffle import seed_of, shuffled
from flip7.core.table import BadTable
from tests.scenario import A, C, after, codes, story

ROUND_ONE = "1. A / A F3>A(12 11 10) / B F3>A(9 8 7) / C F3>A(x2 +10 6#) = 151 0 0 "


@pytest.mark.parametrize("seats", [3, 4, 10, 18, 40])
def test_S1_three_or_more_can_play(seats: int) -> None:
    """S.1: a table for three or more has a place for each of them."""
    assert len(Game.seeded(seats, "S.1").table.places) == seats


def test_S1_a_table_without_players_is_refused() -> None:
    """S.1: nobody cannot play (for one and two players see X.1)."""
    with pytest.raises(BadTable, match="0 seats"):
        Game.seeded(0, "S.1")


def test_S2_the_deck_is_shuffled() -> None:
    """S.2: the cards come in another order than the deck's own, and another for another seed, but all are there."""
    order = shuffled(full_deck(), seed_of("one evening"), 0)
    another = shuffled(full_deck(), seed_of("another evening"), 0)
    assert Counter(order) == Counter(another) == Counter(full_deck())
    assert codes(order[:10]) not in (codes(full_deck()[:10]), codes(another[:10]))


def test_S2_a_game_is_dealt_from_the_shuffled_deck() -> None:
    """S.2: the first cards on the table are the first cards of the shuffle, one for each player."""
    game = Game.seeded(3, "family night")
    dealt = [card for place in game.table.places for card in place.cards]
    assert codes(dealt) == codes(shuffled(full_deck(), seed_of("family night"), 0)[:3])


def test_S2_every_order_is_as_likely_as_any_other() -> None:
    """S.2: of 6000 shuffles of three cards, each of the six orders comes about 1000 times."""
    three = parse_cards("1 2 3")
    orders = Counter(codes(shuffled(three, seed_of("fair?"), number)) for number in range(6000))
    assert len(orders) == 6
    assert all(900 < times < 1100 for times in orders.values())


def test_S2_any_seat_can_be_the_first_dealer() -> None:
    """S.2: with C chosen, C deals the first round and comes first."""
    began = RoundBegan(number=1, dealer=C, first=C)
    assert Game.seeded(3, "S.2", dealer=C).opening[0] == began
    assert began.rules == ("S.2", "X.2")
    assert after("1. C / C 5 / A 7 / B 9").asked == HitOrStay(C)


def test_S2_the_first_dealer_sits_at_the_table() -> None:
    """S.2: at a table of three there is no fourth seat to deal."""
    with pytest.raises(BadTable, match="dealer 3"):
        Game.seeded(3, "S.2", dealer=Seat(3))


def test_S3_all_scores_start_at_0() -> None:
    """S.3: before anybody has banked there are no points."""
    assert Game.seeded(4, "S.3").table.scores == [0, 0, 0, 0]


def test_S3_the_game_is_played_to_200() -> None:
    """S.3: A has 151 points and banks 49 more: with 200 A has won."""
    text = ROUND_ONE + "2. B / B 2 / C 2 / A 12 / B s / C s / A h 11 / A h 10 / A h 9 / A h 7 / A s = 49 2 2"
    assert story(text)[-1] == GameWon(A)


def test_S3_199_points_are_not_enough() -> None:
    """S.3: A has 151 points and banks 48 more: with 199 the game goes on."""
    text = ROUND_ONE + "2. B / B 2 / C 2 / A 12 / B s / C s / A h 11 / A h 10 / A h 9 / A h 6 / A s = 48 2 2"
    assert story(text)[-1] == RoundBegan(number=3, dealer=C, first=C)
