"""Games for the property tests: any number of seats, any kind of deck, random legal choices, often rare chains."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Self

from hypothesis import strategies as st

from flip7.core.cards import Card, Kind, full_deck
from flip7.core.decisions import HIT, STAY, Choice, Decision, HitOrStay, WhichCard
from flip7.core.decks import Deck, OpenDeck, SeededDeck
from flip7.core.game import Game
from flip7.core.rules import First, Rules

ACTIONS = (Kind.FREEZE, Kind.FLIP_THREE, Kind.SECOND_CHANCE)


class DenseDeck:
    """A deck stacked with action cards near the top, at every shuffle anew: it reaches the rare chains."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._shuffles = 0
        self._pile: list[Card] = []

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Action cards come up early."""
        random = Random(self._seed + self._shuffles)
        self._pile = sorted(
            cards, key=lambda card: random.random() * (0.2 if card.kind in ACTIONS else 1), reverse=True
        )
        self._shuffles += 1

    def draw(self) -> Card:
        """The next card."""
        return self._pile.pop()

    def copy(self) -> Self:
        """A deck with the same future."""
        other = type(self)(self._seed)
        other._shuffles = self._shuffles
        other._pile = self._pile.copy()
        return other


@dataclass(frozen=True)
class Style:
    """The style of a random game's players."""

    stay: float
    """The chance to stay when asked."""
    actions: float
    """With an open deck: the chance that an action card comes up, if one is left."""

    def choose(self, decision: Decision, random: Random) -> Choice:
        """A random legal answer."""
        match decision:
            case HitOrStay():
                return STAY if random.random() < self.stay else HIT
            case WhichCard():
                some = [card for card in decision.options if card.kind in ACTIONS]
                return random.choice(some if some and random.random() < self.actions else decision.options)
            case _:
                return random.choice(decision.options)


@dataclass(frozen=True)
class Plan:
    """Everything that decides a random game."""

    seats: int
    deck: Callable[[], Deck]
    rules: Rules
    dealer: int
    style: Style
    seed: int
    most: int
    """At most so many choices."""

    def begin(self) -> Game:
        """The game before its first choice."""
        return Game(self.seats, self.deck(), self.rules, self.dealer)

    def choices(self, game: Game) -> list[Choice]:
        """Plays the game, up to `most` choices, and gives them."""
        random = Random(self.seed)
        for _ in range(self.most):
            if game.asked is None:
                break
            game.play(self.style.choose(game.asked, random))
        return list(game.choices)


def _deck(kind: str, seed: int) -> Callable[[], Deck]:
    match kind:
        case "seeded":
            return lambda: SeededDeck(seed.to_bytes(32))
        case "dense":
            return lambda: DenseDeck(seed)
        case _:
            return OpenDeck


@st.composite
def plans(draw: st.DrawFn, kinds: tuple[str, ...] = ("seeded", "dense", "open"), most: int = 100) -> Plan:
    """Any game: 1 to 40 seats, any kind of deck, any options, careful or reckless players."""
    seats = draw(st.one_of(st.integers(1, 6), st.integers(7, 18), st.integers(19, 40)))
    seed = draw(st.integers(0, 2**64))
    rules = Rules(
        target=draw(st.sampled_from([200, 50, 1])),
        first=draw(st.sampled_from(First)),
        flip_7=draw(st.sampled_from([15, 0])),
        decks=draw(st.sampled_from([None, None, 1, 2])),
    )
    style = Style(stay=draw(st.sampled_from([0.0, 0.1, 0.3, 0.7])), actions=draw(st.sampled_from([0.1, 0.5, 0.9])))
    dealer = draw(st.integers(0, seats - 1))
    return Plan(seats, _deck(draw(st.sampled_from(kinds)), seed), rules, dealer, style, seed, most)


def cards_of(plan: Plan) -> list[Card]:
    """All cards of the plan's game."""
    return list(full_deck(plan.rules.decks_for(plan.seats)))
