"""Read notation: play the text through, card by card and choice by choice, and check every mark in it."""

from collections.abc import Iterable
from dataclasses import replace

from flip7.core.cards import Card
from flip7.core.decisions import is_legal
from flip7.core.decks import BadDeck
from flip7.core.events import Dealt, Event, Flipped, Hit
from flip7.core.game import Game
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import BadTable
from flip7.record.notation.compare import check_marks
from flip7.record.notation.from_events import transcribe
from flip7.record.notation.header import Header, read_header
from flip7.record.notation.parser import parse
from flip7.record.notation.playback import TextPlayer
from flip7.record.notation.tree import BadNotation, Position
from flip7.record.record import BadRecord, Record
from flip7.record.replay import replay


def from_notation(text: str) -> Record:
    """Read a `.f7` text; raise `BadNotation` with line and column if it is not a game.

    >>> from_notation("A 12 / B 5 / C 7 / A s").choices
    (<Move.STAY: 'stay'>,)
    """
    parsed = parse(text)
    if not parsed.tags and not parsed.rounds:
        raise BadNotation(parsed.end, "there is no game in this text")
    header = read_header(parsed)
    dealer = parsed.rounds[0].dealer if parsed.rounds else Seat(0)
    beginning = _beginning(header, dealer, parsed.end)
    if dealer >= beginning.seats_at_first:
        raise BadNotation(parsed.rounds[0].where or parsed.end, f"there is no seat {seat_letter(dealer)}")
    player = TextPlayer(parsed, _game(beginning, parsed.end))
    player.play()
    record = replace(
        beginning,
        choices=tuple(choice for choice in player.game.choices if not isinstance(choice, Card)),
        drawn=tuple(choice for choice in player.game.choices if isinstance(choice, Card)),
    )
    check_marks(parsed, transcribe(replay(record)))
    return _with_source(record, header, player.drawn)


def _beginning(header: Header, dealer: Seat, end: Position) -> Record:
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
        raise BadNotation(end, str(error)) from None


def _game(beginning: Record, end: Position) -> Game:
    try:
        return beginning.new_game()
    except BadTable as error:
        raise BadNotation(end, str(error)) from None


def _with_source(record: Record, header: Header, written: list[Position]) -> Record:
    """Return the record with the seed or the shuffles of the tags, which must give the cards that the text shows."""
    if header.source is None:
        return record
    shuffles = tuple(header.shuffles) or None
    sourced = replace(record, drawn=None, seed=header.seed, mix=header.mix, shuffles=shuffles)
    try:
        true = _cards_that_come_up(sourced)
    except BadDeck as error:
        raise BadNotation(header.source, str(error)) from None
    for where, card, true_card in zip(written, record.drawn or (), true, strict=False):
        if card is not true_card:
            raise BadNotation(where, f"the text shows {card}, but the shuffle gives {true_card}")
    return sourced


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
