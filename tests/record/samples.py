"""Records for these tests: a short one to spoil, one with reshuffles, and one that runs out of cards."""

import json
from collections import Counter
from collections.abc import Sequence

from flip7.core.cards import Card, full_deck, parse_cards
from flip7.core.decks import Deck, SeededDeck, StackedDeck
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.shuffle import secret_hash
from flip7.record import Mix, Record, replay, to_notation
from flip7.record.record import Answer

SEED = bytes(range(32))
MIX = Mix(SEED, ("tea", 'a "quoted" Käsekuchen\\'), secret_hash(SEED))
LEFT_OUT = object()
"""A field of `json_of` with this value is not written."""


def order(top: str, decks: int = 1) -> tuple[Card, ...]:
    """All cards, beginning with these; the rest lies below in canonical order."""
    first = parse_cards(top)
    return (*first, *(Counter(full_deck(decks)) - Counter(first)).elements())


def codes(cards: Sequence[Card]) -> list[str]:
    """Cards as JSON has them."""
    return [str(card) for card in cards]


def json_of(**fields: object) -> str:
    """A good record of three seats, but for these fields: dealt are 12, 11 and 10, then comes a Flip Three."""
    record: dict[str, object] = {
        "format": "flip7/1",
        "seats": ["Ana", "Ben", "Cleo"],
        "dealer": 0,
        "rules": {"target": 200, "first": "dealer"},
        "shuffles": [codes(order("12 11 10 F3"))],
        "choices": [],
    }
    return json.dumps({name: value for name, value in (record | fields).items() if value is not LEFT_OUT})


class NotedDeck(SeededDeck):
    """A seeded deck that keeps every shuffle it made."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.orders: list[tuple[Card, ...]] = []

    def shuffle(self, cards: Sequence[Card]) -> None:
        """The seed's shuffle, noted."""
        super().shuffle(cards)
        self.orders.append(tuple(reversed(self._pile)))


def first_options(seats: int, deck: Deck, rules: Rules, most: int) -> tuple[Answer, ...]:
    """The answers of players who always take the first option: they hit, and give to the first who can be given to."""
    game = Game(seats, deck, rules)
    for _ in range(most):
        if game.asked is None:
            break
        game.play(game.asked.options[0])
    return tuple(choice for choice in game.choices if not isinstance(choice, Card))


def with_reshuffles() -> Record:
    """Two players who never stay, long enough for two reshuffles; both the seed and the three shuffles are given."""
    deck = NotedDeck(SEED)
    rules = Rules(target=1_000_000)
    choices = first_options(2, deck, rules, most=200)
    assert len(deck.orders) == 3, "the seed was chosen for that"
    return Record(("Ana", "Ben"), choices, rules=rules, seed=SEED, shuffles=tuple(deck.orders))


def dry_on_a_flip() -> Record:
    """Eighteen players: the draw pile runs out in a Flip Three, with no number to go on with (X.8)."""
    numbers_and_modifiers = tuple(full_deck()[:85])
    orders = ((*numbers_and_modifiers, *parse_cards("FZ FZ SC SC F3 F3 FZ SC F3")), tuple(full_deck()))
    return _until_round_2(Record(tuple("ABCDEFGHIJKLMNOPQR"), shuffles=orders))


def dry_at_once() -> Record:
    """Eighteen players: the last card is a Flip Three, so that not one card can be flipped (X.8)."""
    numbers_and_modifiers = tuple(full_deck()[:85])
    orders = ((*numbers_and_modifiers, *parse_cards("F3 FZ FZ FZ F3 SC SC SC F3")), tuple(full_deck()))
    return _until_round_2(Record(tuple("ABCDEFGHIJKLMNOPQR"), shuffles=orders))


def dry_on_a_hit() -> Record:
    """Eighteen players: no card is left for somebody who hits (X.8)."""
    top = parse_cards("F3 +2 +4 +6 F3 +8 +10 x2 F3 SC 0 1")
    below = parse_cards("FZ FZ FZ SC SC")
    between = (Counter(full_deck()) - Counter(top) - Counter(below)).elements()
    return _until_round_2(Record(tuple("ABCDEFGHIJKLMNOPQR"), shuffles=((*top, *between, *below), tuple(full_deck()))))


def dry_in_the_deal() -> Record:
    """Ninety-five players share one deck, so the deal does not reach the last of them (X.8)."""
    orders = (order("F3 +2 +4 +6 F3 +8 +10 x2 F3 SC 0 1"), tuple(full_deck()))
    names = tuple(f"player {seat}" for seat in range(95))
    return _until_round_2(Record(names, rules=Rules(decks=1), shuffles=orders))


def _until_round_2(record: Record) -> Record:
    seats, rules = len(record.seats), record.rules
    for most in range(500):
        choices = first_options(seats, StackedDeck(*record.shuffles or ()), rules, most)
        played = Record(record.seats, choices, rules=rules, shuffles=record.shuffles)
        if replay(played).game.table.round > 1:
            return played
    raise AssertionError("the round goes on and on")


def rounds_of(text: str) -> str:
    """The text without its tags."""
    return text.partition("\n\n")[2].strip()


def rounds_written(record: Record) -> str:
    """The rounds of the record's notation."""
    return rounds_of(to_notation(record))
