"""Enter a refereed game into a score keeper, at each depth."""

from collections.abc import Iterable, Sequence

from flip7.core.apply import apply
from flip7.core.cards import Card
from flip7.core.decks import OpenDeck
from flip7.core.events import RoundEnded
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import Points, Seat
from flip7.core.table import BUSTED, Place, Table
from flip7.play.scorekeeper import Depth, ScoreKeeper, Setup
from flip7.play.scorekeeper.entries import Bust, Done, Laid
from flip7.record import Record, from_notation, replay

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")


def keeper_of(seats: int = 3, depth: Depth = Depth.PAD, rules: Rules | None = None, dealer: int = 0) -> ScoreKeeper:
    """A score keeper before the first entry."""
    names = [NAMES[seat] if seat < len(NAMES) else f"P{seat + 1}" for seat in range(seats)]
    return ScoreKeeper(Setup("game", tuple(names), rules or Rules(), Seat(dealer), depth))


def live(text: str, names: Sequence[str] | None = None) -> ScoreKeeper:
    """A score keeper that was told the game of the notation card by card."""
    record = from_notation(text)
    keeper = ScoreKeeper(Setup("game", tuple(names or record.seats), record.rules, Seat(record.dealer), Depth.LIVE))
    for choice in replay(record).game.choices:
        keeper.answer(choice)
    return keeper


def rounds_of(record: Record) -> Iterable[tuple[tuple[Points, ...], list[Place]]]:
    """The points of every finished round, and what lay before everybody at its end."""
    table = record.new_table()
    for event in replay(record).events:
        if isinstance(event, RoundEnded):
            yield event.points, [place.copy() for place in table.places]
        apply(table, event)


def enter_numbers(keeper: ScoreKeeper, points: Sequence[int]) -> None:
    """A round of the pad."""
    for each in points:
        keeper.score(each)


def enter_hands(keeper: ScoreKeeper, places: Sequence[Place]) -> None:
    """A round of hands, as they lie there at its end."""
    number = keeper.fold.table.round
    for seat, place in enumerate(places):
        enter_hand(keeper, number, Seat(seat), place)


def enter_hand(keeper: ScoreKeeper, number: int, seat: Seat, place: Place) -> None:
    """The cards before one player; of a bust the card that came twice is not tapped."""
    seen: list[Card] = []
    for card in place.cards:
        if place.status is BUSTED and card in seen:
            continue
        keeper.tap(Laid(number, seat, card))
        seen.append(card)
    keeper.tap(Bust(number, seat) if place.status is BUSTED else Done(number, seat))


def table_of(seats: int, rules: Rules, dealer: int, choices: Iterable[object]) -> Table:
    """The table of the game without a score keeper."""
    game = Game(seats, OpenDeck(), rules, dealer)
    for choice in choices:
        game.play(choice)  # type: ignore[arg-type]
    return game.table
