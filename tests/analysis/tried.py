"""Chances found the long way: the referee plays out every card that can come up."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import takewhile

from flip7.core.apply import apply
from flip7.core.cards import FLIP_THREE, FREEZE, Card, full_deck
from flip7.core.decisions import HIT, Give, HitOrStay, WhichCard
from flip7.core.decks import OpenDeck
from flip7.core.events import Busted, Event, Flipped, FlippedSeven, FlipThreeEnded, Hit, Kept, Saved
from flip7.core.game import Game
from flip7.core.pending import HandOut
from flip7.core.rules import Rules
from flip7.core.scoring import round_points
from flip7.core.seats import Points, Seat
from flip7.core.table import STAYED, Place, Table

BY_ITSELF = (Hit, Kept, Busted, Saved, FlippedSeven)
"""The events of a hit, before anything is given or the round ends."""


@dataclass
class Tried:
    """The sum over everything tried, each by its chance."""

    chance: Fraction = Fraction(0)
    bust: Fraction = Fraction(0)
    saved: Fraction = Fraction(0)
    flip7: Fraction = Fraction(0)
    freeze: Fraction = Fraction(0)
    flip_three: Fraction = Fraction(0)
    points: Fraction = Fraction(0)
    cards: dict[Card, Fraction] = field(default_factory=dict)

    def add(self, events: list[Event], table: Table, seat: Seat, chance: Fraction) -> None:
        """This happened and led to this table."""
        self.chance += chance
        self.bust += chance * any(isinstance(event, Busted) for event in events)
        self.saved += chance * any(isinstance(event, Saved) for event in events)
        self.flip7 += chance * (table.flipped_seven == seat)
        to_give = [card for task in table.pending if isinstance(task, HandOut) for card in task.to_give]
        self.freeze += chance * (FREEZE in to_give)
        self.flip_three += chance * (FLIP_THREE in to_give)
        self.points += chance * round_points(table, seat)
        for card in {event.card for event in events if isinstance(event, Flipped | Hit)}:
            self.cards[card] = self.cards.get(card, Fraction(0)) + chance


def game_at(table: Table) -> Game:
    """The game that stands on a table; it asks which card comes up. A card that is turned up is asked about."""
    return Game.resume(table.copy(), OpenDeck())


def tried_card(game: Game, seat: Seat) -> Tried:
    """Every card that can come up when the seat hits."""
    tried = Tried()
    hit = game.copy()
    dry = hit.play(HIT)
    if not isinstance(hit.asked, WhichCard):
        by_itself = [event for event in dry if isinstance(event, BY_ITSELF)]
        tried.add([], _folded(game.table, by_itself), seat, Fraction(1))
        return tried
    for card, chance in _each(hit.asked):
        events = list(takewhile(lambda event: isinstance(event, BY_ITSELF), hit.copy().play(card)))
        tried.add(events, _folded(hit.table, events), seat, chance)
    return tried


def tried_three(game: Game, seat: Seat) -> Tried:
    """Every way that a Flip Three on the seat can go, which is asked about or under way."""
    tried = Tried()
    if isinstance(game.asked, Give) and game.asked.card is FLIP_THREE:
        given = game.copy()
        _try_further(game.table.copy(), given.play(seat), given, seat, Fraction(1), tried)
    else:
        _try_further(game.table.copy(), [], game, seat, Fraction(1), tried)
    return tried


def after_a_flip_three_came_up(game: Game) -> Game:
    """The player whose turn it is has hit, by choice or without a card, and a Flip Three came up."""
    hit = game.copy()
    if isinstance(game.asked, HitOrStay):
        hit.play(HIT)
    hit.play(FLIP_THREE)
    return hit


def _try_further(  # noqa: PLR0913, PLR0917 - where it began, what happened, where it stands
    start: Table, events: list[Event], game: Game, seat: Seat, chance: Fraction, tried: Tried
) -> None:
    ended = next((place for place, event in enumerate(events) if isinstance(event, FlipThreeEnded)), None)
    if ended is not None:
        tried.add(events[: ended + 1], _folded(start, events[: ended + 1]), seat, chance)
        return
    for choice, share in _each(game.asked):
        further = game.copy()
        happened = [*events, *further.play(choice)]
        _try_further(start, happened, further, seat, chance * share, tried)


def _each(asked: object) -> Iterator[tuple[Card, Fraction]]:
    """Each card with its chance; a spare Second Chance goes to the last who can take it, which makes no difference."""
    match asked:
        case WhichCard(_, left):
            for card, count in left.items():
                if count:
                    yield card, Fraction(count, sum(left.values()))
        case Give(_, _, options):
            yield options[-1], Fraction(1)  # type: ignore[misc] # a seat is an answer like a card
        case _:
            raise AssertionError(asked)


def _folded(table: Table, events: Iterable[Event]) -> Table:
    folded = table.copy()
    for event in events:
        apply(folded, event)
    return folded


def laid_out(
    hands: list[list[Card]], draw_pile: Iterable[Card], discards: Iterable[Card], rules: Rules | None = None
) -> Table:
    """A table of the last of whose seats is a box: stayed, with every card that has no other place."""
    discard_pile = list(discards)
    rules = rules or Rules(decks=1)
    box = Counter(full_deck(rules.decks_for(len(hands) + 1)))
    draws = list(draw_pile)
    for cards in (*hands, draws, discard_pile):
        box.subtract(cards)
    assert min(box.values()) >= 0
    return Table(
        rules=rules,
        dealer=Seat(0),
        first=Seat(0),
        places=[*(Place(cards) for cards in hands), Place(list(box.elements()), STAYED)],
        scores=[Points(0)] * (len(hands) + 1),
        draw_pile=len(draws),
        discard_pile=discard_pile,
        round=1,
        turn=Seat(len(hands) - 1),
    )
