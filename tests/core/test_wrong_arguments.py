"""Wrong arguments: one line that says what is wrong and what is wanted."""

from collections.abc import Callable

import pytest

from flip7.core.cards import full_deck, parse_cards
from flip7.core.decks import BadDeck, SeededDeck, StackedDeck
from flip7.core.errors import Flip7Error
from flip7.core.game import Game
from flip7.core.rules import BadRules
from flip7.core.shuffle import BadSeed, seed_hash, seed_of

LONGEST = 160
WRONG: list[tuple[Callable[[], object], type[Flip7Error], str]] = [
    (
        lambda: Game(3, "seed"),  # type: ignore[arg-type]
        BadDeck,
        "'seed' is not a deck: Game(3) shuffles by chance, Game.seeded(3, 'text') by a seed",
    ),
    (
        lambda: Game(3, full_deck()),  # type: ignore[arg-type]
        BadDeck,
        (
            "(<Card.N0: '0'>, <Card.N1: '1'>, <Card.N2: '2'>, <Card.N2: … is not a deck: "
            "Game(3) shuffles by chance, Game.seeded(3, 'text') by a seed"
        ),
    ),
    (
        lambda: Game.resume(Game(3).table, 7),  # type: ignore[arg-type]
        BadDeck,
        "7 is not a deck: Game(3) shuffles by chance, Game.seeded(3, 'text') by a seed",
    ),
    (
        lambda: Game(3, rules={"target": 50}),  # type: ignore[arg-type]
        BadRules,
        "rules is {'target': 50}: it must be Rules, such as Rules(target=100)",
    ),
    (lambda: Game.seeded(3, 7), BadSeed, "7 is not a text that a seed can be made of"),  # type: ignore[arg-type]
    (lambda: seed_of(b"x"), BadSeed, "b'x' is not a text that a seed can be made of"),  # type: ignore[arg-type]
    (
        lambda: SeededDeck("x" * 32),  # type: ignore[arg-type]
        BadSeed,
        f"'{'x' * 32}' is not a seed of 32 bytes: seed_of makes one of any text",
    ),
    (lambda: seed_hash(None), BadSeed, "None is not a seed of 32 bytes: seed_of makes one of any text"),  # type: ignore[arg-type]
    (
        lambda: StackedDeck("x"),  # type: ignore[arg-type]
        BadDeck,
        "'x' is text, not a card: parse_cards makes cards of a text",
    ),
    (lambda: StackedDeck(5), BadDeck, "5 is not a list of cards"),  # type: ignore[arg-type]
    (
        lambda: StackedDeck([parse_cards("1 2")]),  # type: ignore[list-item]
        BadDeck,
        "[<Card.N1: '1'>, <Card.N2: '2'>] is not a card: give each shuffle by itself, StackedDeck(first, second)",
    ),
    (
        lambda: Game(3, StackedDeck(full_deck(2))),
        BadDeck,
        (
            "shuffle 0 does not hold the cards it must hold: "
            "12 12 too many, 11 11 too many, 10 10 too many, 9 9 too many, and 18 more"
        ),
    ),
    (
        lambda: Game(3, StackedDeck(full_deck()[5:])),
        BadDeck,
        "shuffle 0 does not hold the cards it must hold: 2 2 too few, 1 0 too few, 1 1 too few, 1 3 too few",
    ),
]


@pytest.mark.parametrize("wrong, error, message", WRONG)
def test_a_wrong_argument_is_refused_in_one_line(
    wrong: Callable[[], object], error: type[Flip7Error], message: str
) -> None:
    with pytest.raises(error) as caught:
        wrong()
    assert str(caught.value) == message
    assert len(message) <= LONGEST
