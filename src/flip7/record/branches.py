"""Branch off a recorded game: take a decision back, and let the game go on from there in another way.

The table of a branch is made by `server/rooms/branch.py`, a game at this keyboard by `play/branching.py`; the figures
of «what if» are in `play/what_if.py`.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Self

from flip7.core.cards import Card
from flip7.core.decisions import Decision, WhichCard
from flip7.core.game import Game
from flip7.core.seats import seat_letter
from flip7.record.record import BadRecord, Branch, Record
from flip7.record.replay import replay


class BadBranch(BadRecord):
    """A place at which no game can be left: there is no such decision."""


def branched(record: Record, choices: int, seed: bytes, *, same_cards: bool, of: str = "") -> Record:
    """Return the record of a branch that keeps this many choices: the next question is open in it.

    With the same cards, the draw pile goes on in the order that it had; else the seed shuffles what nobody had seen.
    Seats have letters for names. Raise `BadRecord` if the record breaks a rule, and `BadBranch` if there is no such
    question.
    """
    whole = replay(record)
    if not 0 <= choices < len(record.choices) + (_player_asked(whole.game) is not None):
        made = len(record.choices)
        raise BadBranch(f"no question comes after {choices:,} choices: the record has {made:,}")
    if record.drawn is not None:
        record = _stacked(record)
    kept = replace(
        record,
        choices=record.choices[:choices],
        seed_hash=None,
        mix=None,
        advised=tuple(number for number in record.advised if number < choices),
        branches=tuple(each for each in record.branches if each.choices <= choices),
    )
    game, counted = _counted(kept)
    drawn, left = counted.drawn, game.table.draw_pile
    turn = Branch(choices, same_cards, of, drawn, seed)
    before = kept.branches
    if not same_cards:
        before = tuple(each for each in before if each.drawn is None or each.drawn <= drawn)
    elif kept.seed is not None or any(each.seed is not None for each in before):
        turn = Branch(choices, same_cards, of)  # the seed that there is knows every later shuffle, too
    else:
        turn = replace(turn, drawn=drawn + left)  # given orders end: what is shuffled after them has a seed
    seats = len(game.table.places)
    return replace(
        kept,
        seats=tuple(map(seat_letter, range(seats))),
        late=kept.late[: seats - kept.seats_at_first],
        branches=(*before, turn),
    )


def _player_asked(game: Game) -> Decision | None:
    return None if isinstance(game.asked, WhichCard) else game.asked


class _CountingDeck:
    """A deck that counts its cards, and knows which were shuffled when."""

    __hash__: ClassVar[None]  # type: ignore[assignment] # a deck changes

    def __init__(self, cards: Sequence[Card] | None, record: Record | None = None) -> None:
        self._deck = None if record is None else record.deck()
        self._cards = cards or ()
        self.drawn = 0
        self.shuffles: list[tuple[int, Sequence[Card]]] = []

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Remember the cards, and how many had been drawn before."""
        self.shuffles.append((self.drawn, tuple(cards)))
        if self._deck is not None:
            self._deck.shuffle(cards)

    def draw(self) -> Card | None:
        """Return the next card; None where a record of a real deck ends."""
        if self._deck is None and self.drawn == len(self._cards):
            return None
        self.drawn += 1
        return self._cards[self.drawn - 1] if self._deck is None else self._deck.draw()

    def copy(self) -> Self:
        """Return the deck itself: nobody looks into the future with it."""
        return self

    def __eq__(self, other: object) -> bool:
        return self is other


def _counted(record: Record) -> tuple[Game, _CountingDeck]:
    """Play a record through, counting its cards."""
    deck = _CountingDeck(None, record)
    game = record.new_game(deck)
    for choice in record.choices:
        game.play(choice)
    return game, deck


def _stacked(record: Record) -> Record:
    """Return a game with a real deck as one with given shuffles, in which what nobody has seen lies below."""
    assert record.drawn is not None, "only a real deck has cards that were drawn"
    deck = _CountingDeck(record.drawn)
    game = record.new_game(deck)
    for choice in record.choices:
        game.play(choice)
    ends = [begin for begin, _ in deck.shuffles[1:]] + [len(record.drawn)]
    orders = []
    for (begin, cards), end in zip(deck.shuffles, ends, strict=True):
        seen = record.drawn[begin:end]
        orders.append((*seen, *(Counter(cards) - Counter(seen)).elements()))
    return replace(record, drawn=None, shuffles=tuple(orders))
