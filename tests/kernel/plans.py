"""What decides a game of the differential test: 1 to 40 seats, any players, decks stacked for rare chains."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final

from flip7.core.cards import Card, Kind, decks_for
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay
from flip7.core.rules import First, Rules

ACTIONS: Final = (Kind.FREEZE, Kind.FLIP_THREE, Kind.SECOND_CHANCE)
MAX_DECKS: Final = 3


# --- the order of the cards ------------------------------------------------------------------------------------------


class Order(Enum):
    """How a draw pile is stacked; `SHUFFLED` is left to the kernel's stream."""

    SHUFFLED = "shuffled"
    ACTIONS = "action cards come early"
    CHAINS = "Flip Threes first, then Freezes"
    LADDERS = "equal numbers lie far apart"
    LAST = "Flip Threes come last, so that the pile ends in one"


def stacked(cards: Iterable[Card], order: Order, random: Random) -> list[Card]:
    """The cards in such an order, first drawn first."""
    return sorted(cards, key=_PLACE[order](random))


def _by_kind(random: Random, early: dict[Kind, float]) -> Callable[[Card], float]:
    return lambda card: random.random() * early.get(card.kind, 1)


def _by_copy(random: Random) -> Callable[[Card], float]:
    """The first copy of every card, then the second of every card, and so on; action cards anywhere among the first."""
    copies: defaultdict[Card, int] = defaultdict(int)

    def place(card: Card) -> float:
        copies[card] += 1
        return random.random() * 4 if card.kind in ACTIONS else copies[card] + random.random()

    return place


def _flip_threes_last(random: Random) -> Callable[[Card], float]:
    return lambda card: random.uniform(0.93, 1) if card.kind is Kind.FLIP_THREE else random.random()


_PLACE: Final[dict[Order, Callable[[Random], Callable[[Card], float]]]] = {
    Order.ACTIONS: lambda random: _by_kind(random, dict.fromkeys(ACTIONS, 0.2)),
    Order.CHAINS: lambda random: _by_kind(
        random, {Kind.FLIP_THREE: 0.06, Kind.FREEZE: 0.12, Kind.SECOND_CHANCE: 0.25, Kind.MODIFIER: 0.6}
    ),
    Order.LADDERS: _by_copy,
    Order.LAST: _flip_threes_last,
}
STACKED: Final = tuple(_PLACE)

# --- the game --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """Everything that decides a game."""

    seed: int
    number: int
    seats: int
    rules: Rules
    dealer: int
    order: Order
    """Of the first draw pile, and of those that are stacked anew at the beginning of a round."""
    stay: float
    """The chance to stay when asked."""
    oneself: float
    """The chance to keep a card that may be given to somebody else."""
    reload: float
    """The chance, at each decision, that the kernel is loaded anew from the referee's table."""
    most: int
    """At most so many choices."""

    def random(self) -> Random:
        """The chance that makes the choices, stacks the decks and loads anew."""
        return Random(f"play {self.seed} {self.number}")

    def choose(self, asked: Decision, random: Random) -> Choice:
        """A random legal answer."""
        if isinstance(asked, HitOrStay):
            return STAY if random.random() < self.stay else HIT
        assert isinstance(asked, Give), "the deck is not open"
        if asked.seat in asked.options and random.random() < self.oneself:
            return asked.seat
        return random.choice(asked.options)


def plan_of(seed: int, number: int) -> Plan:
    """The plan of game number so-and-so of a seed."""
    random = Random(f"plan {seed} {number}")
    seats = _seats(random)
    order = random.choice((Order.SHUFFLED, *STACKED))
    return Plan(
        seed=seed,
        number=number,
        seats=seats,
        rules=Rules(
            target=random.choice((1, 50, 200)),
            first=random.choice(tuple(First)),
            flip_7=random.choice((15, 15, 0)),
            decks=_decks(seats, random),
        ),
        dealer=random.randrange(seats),
        order=order,
        stay=random.choice((0, 0.1, 0.3, 0.7)),
        oneself=random.choice((0, 0.4)),
        reload=random.choice((0, 0.01, 0.02)),
        most=_most(seats, random),
    )


def _seats(random: Random) -> int:
    low, high = random.choices(((1, 6), (7, 18), (19, 40)), (64, 21, 15))[0]
    return random.randint(low, high)


def _decks(seats: int, random: Random) -> int | None:
    """As many decks as usual, or else another number: large tables with few cards run dry (X.8)."""
    usual = decks_for(seats)
    others = [decks for decks in range(1, MAX_DECKS + 1) if decks != usual]
    return random.choice((None, others[0], others[0], random.choice(others)))


def _most(seats: int, random: Random) -> int:
    """Few choices for most games, so that many are played; more where the initial deal takes long, and now and then."""
    return random.choices((15, 30, 80, 300), (40, 43, 15, 2))[0] + seats
