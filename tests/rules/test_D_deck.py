"""D. The deck."""

from collections import Counter

import pytest

from flip7.core.apply import apply
from flip7.core.cards import FREEZE, Card, Kind, full_deck, parse_cards
from flip7.core.decks import StackedDeck
from flip7.core.events import Dealt, Flipped, Froze, Hit, Reshuffled, SetAside, Spot
from flip7.core.game import Game
from flip7.core.rules import MAX_TARGET, Rules
from flip7.core.table import Table
from tests.scenario import A, B, story


def test_D1_a_deck_is_94_cards_of_three_sorts() -> None:
    """D.1: one deck is 94 cards: 79 numbers, 6 modifiers, 9 actions."""
    kinds = Counter(card.kind for card in full_deck())
    actions = kinds[Kind.FREEZE] + kinds[Kind.FLIP_THREE] + kinds[Kind.SECOND_CHANCE]
    assert (kinds[Kind.NUMBER], kinds[Kind.MODIFIER], actions) == (79, 6, 9)
    assert len(full_deck()) == 94


def test_D2_twelve_12s_down_to_one_1_and_one_0() -> None:
    """D.2: there are as many of each number as it says, and one 0."""
    numbers = parse_cards("0 1 2 3 4 5 6 7 8 9 10 11 12")
    assert [full_deck().count(card) for card in numbers] == [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


@pytest.mark.parametrize("code", ["+2", "+4", "+6", "+8", "+10", "x2"])
def test_D3_one_of_each_modifier(code: str) -> None:
    """D.3: +2, +4, +6, +8, +10 and x2 are there once each."""
    assert full_deck().count(Card(code)) == 1


@pytest.mark.parametrize("code", ["FZ", "F3", "SC"])
def test_D4_three_of_each_action(code: str) -> None:
    """D.4: Freeze, Flip Three and Second Chance are there three times each."""
    assert full_deck().count(Card(code)) == 3


@pytest.mark.parametrize("seats, decks", [(3, 1), (18, 1), (19, 2), (36, 2), (37, 3)])
def test_D5_one_deck_for_every_eighteen_players(seats: int, decks: int) -> None:
    """D.5: up to 18 players shuffle one deck, 19 to 36 two, and so on; each has been dealt a card of it here."""
    game = Game(seats, StackedDeck(full_deck(decks)))  # refused if the referee shuffles any other cards
    assert game.table.draw_pile == 94 * decks - seats


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "A 5 / B SC / C F3>B(SC>A 2 2~) / A h SC>C / B h F3>B(4 +2 x2)", id="a save and a Second Chance passed on"
        ),
        pytest.param("A SC / B SC / C 3 / A h 4 / B h 5 / C s / A h SC-", id="a Second Chance that nobody can take"),
        pytest.param("A 1 / B F3>A(F3' FZ' 2; F3>B(FZ' 3 4; FZ>C) FZ>B) / A s = 3 7 0", id="a chain of Flip Threes"),
        pytest.param("A 5 / B 2 / C F3>A(F3' FZ' 5x) / B s / C h FZ>C = 0 2 0", id="a bust with cards set aside"),
        pytest.param("A 1 / B F3>B(FZ' F3' 2; FZ>A F3>A-) / C 3", id="a holder who is out"),
        pytest.param(
            "A 1 / B F3>A(2 3 4) / C F3>A(F3' FZ' 5; F3>A(6 7#) FZ>C-) = 43 0 0", id="a Flip 7 with cards given out"
        ),
    ],
)
def test_D6_every_card_is_in_one_place_after_every_event(text: str) -> None:
    """D.6: what came up lies before players, on the discard pile, set aside or being resolved; the rest is to draw."""
    table = Table.set_up(3, Rules())
    came_up = Counter[Card]()
    for event in story(text):
        apply(table, event)
        if isinstance(event, Dealt | Hit | Flipped):
            came_up[event.card] += 1
        before_players = [card for place in table.places for card in place.cards]
        assert Counter(before_players + table.discard_pile + table.waiting()) == came_up
        assert table.unseen() == Counter(full_deck()) - came_up
        assert table.draw_pile == 94 - came_up.total()


def test_D6_no_card_is_lost_when_the_deck_is_reshuffled() -> None:
    """D.6: after each of 300 answers, which take a game through the deck several times, there are still 94 cards."""
    game = Game.seeded(4, "D.6", Rules(target=MAX_TARGET))
    events = list(game.opening)
    for _ in range(300):
        assert game.asked is not None
        events += game.play(game.asked.options[0])  # everybody always hits; cards go to the first who may have them
        table = game.table
        before_players = sum(len(place.cards) for place in table.places)
        assert table.draw_pile + len(table.discard_pile) + len(table.waiting()) + before_players == 94
        assert min(table.unseen().values()) >= 0
    assert len([event for event in events if isinstance(event, Reshuffled)]) > 1


def test_D6_events_say_where_their_card_lies() -> None:
    """D.6: a Freeze that comes up in a Flip Three is being resolved, then set aside, then before whom it froze."""
    came_up, waits, takes_effect = Flipped(A, FREEZE), SetAside(A, FREEZE), Froze(B)
    events = story("A F3>A(FZ' 5 6; FZ>B)")
    assert events.index(came_up) < events.index(waits) < events.index(takes_effect)
    assert [came_up.lies, waits.lies, takes_effect.lies] == [Spot.BEING_RESOLVED, Spot.SET_ASIDE, Spot.BEFORE_A_PLAYER]
