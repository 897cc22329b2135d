"""Games are equal when they have the same position and the same future, whatever their cards come from."""

from collections.abc import Callable

import pytest

from flip7.browser.replay import _DrawnDeck
from flip7.core.cards import full_deck, parse_cards
from flip7.core.decks import Deck, OpenDeck, SeededDeck, StackedDeck
from flip7.core.game import Game
from flip7.kernel.rng import StreamDeck
from flip7.record import Record

pytestmark = pytest.mark.integration  # the kernel's decks are shuffled by compiled code

CARDS = parse_cards("1 2 3 4 5 6 7 8")
DECKS: dict[str, Callable[[], Deck]] = {
    "seeded": lambda: SeededDeck(bytes(32)),
    "stacked": lambda: StackedDeck(full_deck()),
    "open": OpenDeck,
    "written down": lambda: Record(("A", "B"), (), seed=bytes(32), shuffles=()).deck(),
    "of the kernel": lambda: StreamDeck(1, 2),
    "of the kernel, in a given order": lambda: StreamDeck(1, 2, first=list(full_deck())),
    "of a record": lambda: _DrawnDeck(CARDS),
}


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_games_with_the_same_deck_are_equal_until_one_goes_on(deck: Callable[[], Deck]) -> None:
    game, again = Game(2, deck()), Game(2, deck())
    assert game == again
    assert game == game.copy()
    copy = game.copy()
    assert copy.asked is not None
    copy.play(copy.asked.options[0])
    assert copy != game
    copy.undo()
    assert copy == game


@pytest.mark.parametrize(
    "one, other",
    [
        (StreamDeck(1, 2), StreamDeck(1, 3)),
        (StreamDeck(1, 2), StreamDeck(1, 2, first=full_deck())),
        (StreamDeck(1, 2), SeededDeck(bytes(32))),
        (_DrawnDeck(CARDS), _DrawnDeck(CARDS[:-1])),
        (_DrawnDeck(CARDS), OpenDeck()),
    ],
)
def test_another_future_is_another_deck(one: Deck, other: Deck) -> None:
    assert one != other
