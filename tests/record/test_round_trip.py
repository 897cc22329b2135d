"""No form loses anything: record to JSON and back, record to notation and back, text to record and back."""

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.core.cards import Card, full_deck
from flip7.core.decks import OpenDeck, SeededDeck, StackedDeck
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.shuffle import secret_hash, seed_hash, shuffled
from flip7.record import Mix, Record, from_json, from_notation, read_record, replay, to_json, to_notation
from tests.core.random_games import ACTIONS, Style

NAMES = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1, max_size=12).filter(str.strip)


class WrittenDeck(StackedDeck):
    """A deck that is shuffled somehow, often with action cards on top; `orders` is what somebody wrote down."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random

    def copy(self) -> Self:
        """The same dice, thrown again."""
        return deepcopy(self)

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Any order."""
        weight = self._random.choice([1, 0.2])
        self._pile = sorted(cards, key=lambda card: self._random.random() * (weight if card.kind in ACTIONS else 1))
        self._pile.reverse()
        self.orders += (tuple(reversed(self._pile)),)


@st.composite
def mixes(draw: st.DrawFn) -> Mix:
    """A secret and some words, the hash of the secret published or not."""
    secret = draw(st.binary(min_size=32, max_size=32))
    words = draw(st.lists(NAMES, max_size=4))
    return Mix(secret, tuple(words), draw(st.sampled_from([None, secret_hash(secret)])))


@st.composite
def records(draw: st.DrawFn, seats: st.SearchStrategy[int], most: int) -> Record:
    """A game whose cards come from a seed (mixed or not), from shuffles or from a real deck, stopped anywhere."""
    names = tuple(draw(st.lists(NAMES, min_size=(size := draw(seats)), max_size=size)))
    rules = Rules(
        target=draw(st.sampled_from([200, 30, 1])),
        first=draw(st.sampled_from(First)),
        flip_7=draw(st.sampled_from([15, 0])),
        decks=draw(st.sampled_from([None, 1, 2])),
    )
    dealer = draw(st.integers(0, size - 1))
    random = Random(draw(st.integers(0, 2**32)))
    style = Style(stay=draw(st.sampled_from([0.0, 0.1, 0.4])), actions=draw(st.sampled_from([0.1, 0.6])))
    mix = draw(st.none() | mixes())
    seed = random.randbytes(32) if mix is None else mix.seed
    decks: list[SeededDeck | WrittenDeck | OpenDeck] = [SeededDeck(seed), WrittenDeck(random), OpenDeck()]
    deck = draw(st.sampled_from(decks))
    game = _played(Game(size, deck, rules, dealer), style, random, draw(st.integers(0, most)))
    cards = tuple(choice for choice in game.choices if isinstance(choice, Card))
    choices = tuple(choice for choice in game.choices if not isinstance(choice, Card))
    return Record(
        seats=names,
        choices=choices,
        advised=tuple(sorted(draw(st.sets(st.integers(0, len(choices)), max_size=4)))),
        dealer=dealer,
        rules=rules,
        seed=seed if isinstance(deck, SeededDeck) else None,
        seed_hash=draw(st.sampled_from([None, seed_hash(seed)])),
        mix=mix if isinstance(deck, SeededDeck) else None,
        shuffles=deck.orders if isinstance(deck, WrittenDeck) else None,
        drawn=cards if isinstance(deck, OpenDeck) else None,
    )


def _played(game: Game, style: Style, random: Random, most: int) -> Game:
    for _ in range(most):
        if game.asked is None:
            break
        game.play(style.choose(game.asked, random))
    return game


SMALL = records(st.integers(1, 6), most=60)
LARGE = records(st.integers(7, 40), most=40)


def check(record: Record) -> None:
    """JSON and notation give back the record, and both give back their text."""
    assert from_json(to_json(record)) == record
    text = to_notation(record)
    assert from_notation(text) == record
    assert to_notation(from_notation(text)) == text
    assert read_record(text) == read_record(to_json(record))


@given(SMALL)
def test_a_game_of_a_few_is_the_same_after_a_round_trip(record: Record) -> None:
    check(record)


@settings(max_examples=12)
@given(LARGE)
def test_a_game_of_many_is_the_same_after_a_round_trip(record: Record) -> None:
    check(record)


@pytest.mark.integration
@settings(max_examples=250)
@given(records(st.integers(1, 8), most=150))
def test_long_games_are_the_same_after_a_round_trip(record: Record) -> None:
    check(record)


@given(SMALL)
def test_the_notation_alone_is_a_game_with_a_real_deck(record: Record) -> None:
    """Without seed and shuffles the text still says everything that happened."""
    tags, _, rounds = to_notation(record).partition("\n\n")
    kept = [tag for tag in tags.splitlines() if not tag.startswith(("[Seed", "[Secret", "[Word", "[Shuffle"))]
    real = from_notation("\n".join(kept) + "\n\n" + rounds)
    assert real.seed is None
    assert real.shuffles is None
    assert real.mix is None
    assert replay(real).events == replay(record).events


def test_an_empty_list_of_shuffles_beside_a_seed_is_kept_or_never_made() -> None:
    record = from_json(to_json(Record(("Ana",), seed=bytes(32), shuffles=())))
    assert from_notation(to_notation(record)) == record


def test_a_whole_game_with_seed_and_shuffles_is_the_same_after_a_round_trip() -> None:
    seed = bytes(range(32))
    game = _played(Game(4, SeededDeck(seed)), Style(stay=0.3, actions=0), Random(7), most=1000)
    assert game.asked is None
    choices = tuple(choice for choice in game.choices if not isinstance(choice, Card))
    first = tuple(shuffled(full_deck(), seed, 0))
    check(Record(("Ana", "Ben", "Cleo", "Dov"), choices, seed=seed, shuffles=(first,), seed_hash=seed_hash(seed)))
