"""Read notation: play the text through, card by card and choice by choice, and check every mark in it.

A text that stands as it would be written is read in a quicker way (`as_written`).
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from flip7.core.cards import Card
from flip7.core.decisions import WhichCard, is_legal
from flip7.core.decks import BadDeck, Deck, OpenDeck
from flip7.core.events import Dealt, Event, Flipped, Hit
from flip7.core.game import Game
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import BadTable
from flip7.record.json_form import check_advised
from flip7.record.notation.as_written import read_as_written
from flip7.record.notation.compare import check_marks
from flip7.record.notation.header import Header, read_header
from flip7.record.notation.parser import Text, parse
from flip7.record.notation.playback import TextPlayer
from flip7.record.notation.tree import BadNotation, Misread, Offset, Position
from flip7.record.record import BadRecord, Record


def from_notation(text: str) -> Record:
    """Read a `.f7` text; raise `BadNotation` with line and column if it is not a game.

    >>> from_notation("A 12 / B 5 / C 7 / A s").choices
    (<Move.STAY: 'stay'>,)
    """
    return read_as_written(text) or read_word_by_word(text)


def read_word_by_word(text: str) -> Record:
    """Read a `.f7` text that may be written in any way, or be wrong: each word is looked at, and each is compared."""
    with located(text):
        return _read(parse(text))


@contextmanager
def located(text: str) -> Iterator[None]:
    """Turn a `Misread` at an offset of the text into a `BadNotation` with line and column."""
    try:
        yield
    except Misread as wrong:
        raise BadNotation(Position.of(wrong.offset, text), wrong.problem) from None


def _read(parsed: Text) -> Record:
    if not parsed.tags and not parsed.rounds:
        raise Misread(parsed.end, "there is no game in this text")
    header = read_header(parsed)
    dealer = parsed.rounds[0].dealer if parsed.rounds else Seat(0)
    beginning = _beginning(header, dealer, parsed.end)
    if dealer >= beginning.seats_at_first:
        raise Misread(parsed.rounds[0].where, f"there is no seat {seat_letter(dealer)}")
    deck = _WatchedDeck()
    player = TextPlayer(parsed, _game(beginning, deck, parsed.end))
    player.play()
    check_marks(parsed, player.happened)
    choices = tuple([choice for choice in player.game.choices if not isinstance(choice, Card)])
    beginning = _with_advice(beginning, header, len(choices), parsed.end)
    drawn = tuple([choice for choice in player.game.choices if isinstance(choice, Card)])
    if header.source is None:
        if header.branches:
            raise Misread(parsed.end, "a Branch needs a Seed or a Shuffle beside it")
        return replace(beginning, choices=choices, drawn=drawn)
    shuffles = tuple(header.shuffles) or None
    try:
        sourced = replace(
            beginning,
            choices=choices,
            drawn=None,
            seed=header.seed,
            mix=header.mix,
            shuffles=shuffles,
            branches=tuple(header.branches),
        )
    except BadRecord as error:
        raise Misread(parsed.end, str(error)) from None
    stops_at_a_card = isinstance(player.game.asked, WhichCard)
    if stops_at_a_card or not deck.dealt_as_from(sourced.deck(), drawn):
        _check_source(sourced, header.source, drawn, player.drawn)
    return sourced


class _WatchedDeck(OpenDeck):
    """An open deck that remembers when it was shuffled, and which cards."""

    def __init__(self) -> None:
        self._drawn = 0
        self._shuffles: list[tuple[int, Sequence[Card]]] = []

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Remember the cards, and how many had been drawn before."""
        self._shuffles.append((self._drawn, cards))

    def draw(self) -> None:
        """Count the card."""
        self._drawn += 1

    def dealt_as_from(self, deck: Deck, drawn: Sequence[Card]) -> bool:
        """Return whether that deck, shuffled at the same moments, gives these cards: quicker than to play once more."""
        ends = [begin for begin, _ in self._shuffles[1:]] + [len(drawn)]
        try:
            for (begin, cards), end in zip(self._shuffles, ends, strict=True):
                deck.shuffle(cards)
                if any(deck.draw() is not card for card in drawn[begin:end]):
                    return False
        except BadDeck:
            return False
        return True


def _beginning(header: Header, dealer: Seat, end: Offset) -> Record:
    """Return the record before the first card, to be played with an open deck."""
    try:
        return Record(
            seats=tuple(header.seats),
            dealer=dealer,
            rules=header.rules,
            seed_hash=header.seed_hash,
            drawn=(),
            late=tuple(header.late),
        )
    except BadRecord as error:
        raise Misread(end, str(error)) from None


def _with_advice(beginning: Record, header: Header, choices: int, end: Offset) -> Record:
    """Return the record with the marks of advice, each of which must belong to a choice."""
    try:
        return replace(beginning, advised=check_advised("Advised", header.advised, choices))
    except BadRecord as error:
        raise Misread(end, str(error)) from None


def _game(beginning: Record, deck: Deck, end: Offset) -> Game:
    try:
        return beginning.new_game(deck)
    except BadTable as error:
        raise Misread(end, str(error)) from None


def _check_source(record: Record, source: Offset, drawn: Sequence[Card], written: Sequence[Offset]) -> None:
    """Raise `Misread` unless the seed or the shuffles of the tags give the cards that the text shows."""
    try:
        true = _cards_that_come_up(record)
    except BadDeck as error:
        raise Misread(source, str(error)) from None
    for where, card, true_card in zip(written, drawn, true, strict=False):
        if card is not true_card:
            raise Misread(where, f"the text shows {card}, but the shuffle gives {true_card}")


def _cards_that_come_up(record: Record) -> list[Card]:
    """Return the cards that the record's deck gives, as far as its choices fit them."""
    game = record.new_game()
    cards = _drawn(game.opening)
    for choice in record.choices:
        if game.asked is None or not is_legal(choice, game.asked):
            break
        cards += _drawn(game.play(choice))
    return cards


def _drawn(events: Iterable[Event]) -> list[Card]:
    return [event.card for event in events if isinstance(event, Dealt | Hit | Flipped)]
