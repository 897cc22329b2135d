"""The record of a game: who sat where, by which rules, where the cards came from, and the answers."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Self, TypedDict

from flip7.core.cards import Card
from flip7.core.decisions import Move
from flip7.core.decks import BadDeck, BranchedDeck, Deck, OpenDeck, SeededDeck, StackedDeck
from flip7.core.errors import Flip7Error, quoted
from flip7.core.game import Game
from flip7.core.latecomers import Latecomer
from flip7.core.rules import Rules
from flip7.core.seats import Seat, seat_letter
from flip7.core.shuffle import check_secret, check_seed, mixed_seed
from flip7.core.table import Table

MAX_NAME: Final = 100
TABLE_ID: Final = r"(~?[A-Za-z0-9_-]{22})?"
"""The pattern of a table's id, or nothing."""

Answer = Move | Seat
"""A recorded answer: hit, stay, or the seat a card was given to."""


class BadRecord(Flip7Error):
    """A record that describes no game; the message says what is wrong and where."""


@dataclass(frozen=True, slots=True)
class Mix:
    """The parts of a web table's mixed seed: the server's secret and the players' words (docs/shuffle.md).

    >>> Mix(bytes(32), ("tea", "kävé")).seed.hex()[:16]
    'bf1dbfc463cffc55'
    """

    secret: bytes
    words: tuple[str, ...] = ()
    """The words that the players gave, in the order in which they count."""
    secret_hash: str | None = None
    """The hash of the secret, if it was published when the table was made."""

    def __post_init__(self) -> None:
        check_secret(self.secret)
        for place, word in enumerate(self.words):
            check_word(word, f"mix.words[{place}]")

    @property
    def seed(self) -> bytes:
        """The seed that is mixed from it."""
        return mixed_seed(self.secret, self.words)

    def check(self, seed: bytes | None) -> None:
        """Raise `BadRecord` unless this is the seed that is mixed from it."""
        if seed is None:
            raise BadRecord("a secret needs the seed that was mixed from it")
        if seed != self.seed:
            raise BadRecord("the seed is not the one that the secret and the words give")


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a game leaves another one, to see what would have become of it (docs/whatif.md)."""

    choices: int
    """The number of choices that both games have."""
    same_cards: bool = True
    """Whether the cards go on as in the other game."""
    of: str = ""
    """The id of the other game's table; empty if it was played at none."""
    drawn: int | None = None
    """The number of cards that are drawn before the rest is shuffled by the seed."""
    seed: bytes | None = None
    """The seed of the cards after those; None: they all come from where the other game had them."""

    def __post_init__(self) -> None:
        if self.choices < 0:
            raise BadRecord(f"branches: {self.choices} choices")
        if not re.fullmatch(TABLE_ID, self.of):
            raise BadRecord(f"branches: {quoted(self.of)} is not the id of a table")
        if (self.drawn is None) != (self.seed is None):
            raise BadRecord("branches: a seed needs the number of cards drawn before it, and the other way round")
        if self.drawn is not None and self.drawn < 0:
            raise BadRecord(f"branches: {self.drawn} cards drawn")
        if self.seed is None and not self.same_cards:
            raise BadRecord("branches: new cards need a seed")
        if self.seed is not None:
            check_seed(self.seed)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is saved: everything else follows by replaying it.

    The cards come from a seed, from given shuffles (with a seed too, both must agree), or, for a game with a real deck,
    they are the cards as they came up.

    >>> Record(seats=("Ana", "Ben", "Cleo"), seed=bytes(32)).choices
    ()
    """

    seats: tuple[str, ...]
    """The names, clockwise."""
    choices: tuple[Answer, ...] = ()
    """The answers to the questions that were asked, in order."""
    dealer: int = 0
    """The first dealer's seat."""
    rules: Rules = field(default_factory=Rules)
    seed: bytes | None = None
    seed_hash: str | None = None
    """The hash of the seed, if it was published before the game."""
    mix: Mix | None = None
    """The parts the seed was mixed from, if it was; both must agree."""
    shuffles: tuple[tuple[Card, ...], ...] | None = None
    drawn: tuple[Card, ...] | None = None
    late: tuple[Latecomer, ...] = ()
    """The last seats, those that joined after the first round began (X.15)."""
    advised: tuple[int, ...] = ()
    """The numbers, counted from 0, of the choices for which the player asked for advice."""
    branches: tuple[Branch, ...] = ()
    """Where this game left another one; the last of them is the latest."""

    def __post_init__(self) -> None:
        shuffled = self.seed is not None or self.shuffles is not None
        if shuffled == (self.drawn is not None):
            raise BadRecord("a record needs a seed or shuffles, or else the cards drawn from a real deck")
        for seat, name in enumerate(self.seats):
            check_name(name, f"seats[{seat}]")
        if len(self.late) >= len(self.seats):
            raise BadRecord(f"late: {len(self.late)} of {len(self.seats)} seats are late, but one must start")
        rounds = [each.round for each in self.late]
        if rounds != sorted(rounds):
            raise BadRecord("late: seats are numbered in the order in which they join")
        if any(number < 0 for number in self.advised) or list(self.advised) != sorted(set(self.advised)):
            raise BadRecord("advised: the numbers of choices rise, from 0 on")
        if self.mix is not None:
            self.mix.check(self.seed)
        if self.branches:
            self._check_branches()

    def _check_branches(self) -> None:
        if self.drawn is not None:
            raise BadRecord("branches: nobody knows the cards of a real deck that would have come")
        for numbers in ([each.choices for each in self.branches], [each.drawn or 0 for each in self._turns]):
            if numbers != sorted(numbers):
                raise BadRecord("branches: each begins where the one before it has begun, or later")
        if self.branches[-1].choices > len(self.choices):
            raise BadRecord(
                f"branches: there is no choice {self.branches[-1].choices}: the record has {len(self.choices)}"
            )

    @property
    def _turns(self) -> tuple[Branch, ...]:
        """The branches from which on other cards come."""
        return tuple(branch for branch in self.branches if branch.seed is not None)

    @property
    def branch(self) -> Branch | None:
        """The last branch; None for a game that left no other."""
        return self.branches[-1] if self.branches else None

    @classmethod
    def of(cls, game: Game, names: Sequence[str] | None = None) -> Self:
        """Return the record of a game so far; seats without names are called by their letters.

        `BadRecord` if the game did not begin with its first round, or has a deck that no record can hold.

        >>> Record.of(Game.seeded(3, "family night")).seats
        ('A', 'B', 'C')
        """
        if not isinstance(game, Game):
            raise BadRecord(f"{quoted(game)} is not a game")
        start = game.start
        if start.table.round:
            raise BadRecord("a game that was resumed from a position has no record: nobody knows how it began")
        cards = tuple([choice for choice in game.choices if isinstance(choice, Card)])
        return cls(
            seats=_seats(game.table, names),
            choices=tuple([choice for choice in game.choices if not isinstance(choice, Card)]),
            dealer=start.table.dealer,
            rules=start.table.rules,
            late=game.joined,
            **_source(start.deck, cards),
        )

    def new_game(self, deck: Deck | None = None) -> Game:
        """Set the game up and deal up to its first question; the record's own deck unless another is given."""
        return Game(self.seats_at_first, deck or self.deck(), self.rules, self.dealer, self.late)

    def new_table(self) -> Table:
        """Set up the table as it was before the first card."""
        return Table.set_up(self.seats_at_first, self.rules, self.dealer)

    @property
    def advised_so_far(self) -> tuple[int, ...]:
        """The choices after advice that the record has reached, and the open question; others were taken back."""
        return tuple(number for number in self.advised if number <= len(self.choices))

    @property
    def seats_at_first(self) -> int:
        """The number of seats in the first round."""
        return len(self.seats) - len(self.late)

    def deck(self) -> Deck:
        """Return a fresh deck that gives this game's cards."""
        if self.drawn is not None:
            return OpenDeck()
        whole: Deck = (
            StackedDeck(*(self.shuffles or ())) if self.seed is None else _WitnessedDeck(self.seed, self.shuffles or ())
        )
        turns = [(each.drawn, each.seed) for each in self._turns if each.drawn is not None and each.seed is not None]
        return BranchedDeck(whole, turns) if turns else whole


class _Source(TypedDict, total=False):
    """The fields of a record that say where its cards come from."""

    seed: bytes
    shuffles: tuple[tuple[Card, ...], ...]
    drawn: tuple[Card, ...]


def _source(deck: Deck, drawn: tuple[Card, ...]) -> _Source:
    match deck:
        case SeededDeck(seed=seed):
            return {"seed": seed}
        case StackedDeck(orders=orders):
            return {"shuffles": orders}
        case OpenDeck():
            return {"drawn": drawn}
        case _:
            raise BadRecord(f"no record can hold a {type(deck).__name__}: give the game a seed, orders or an open deck")


def _seats(table: Table, names: Sequence[str] | None) -> tuple[str, ...]:
    if names is None:
        return tuple(map(seat_letter, table.seats))
    if isinstance(names, str) or len(names) != len(table.places):
        raise BadRecord(f"names is {quoted(names)}: it must be a list of {len(table.places)} names, one for each seat")
    return tuple(names)


def check_name(name: str, where: str) -> str:
    """Return the name itself; raise `BadRecord` if it is empty, too long, or would not show as one line of text."""
    return _short_line(name, where, "name")


def check_word(word: str, where: str) -> str:
    """Return a player's word for the shuffle; raise `BadRecord` if it would be a bad name."""
    return _short_line(word, where, "word")


def check_record(given: object) -> Record:
    """Return the record itself; raise `BadRecord` if it is none, such as a game."""
    if not isinstance(given, Record):
        raise BadRecord(f"{quoted(given)} is not a record: that of a game is Record.of(game)")
    return given


def _short_line(text: str, where: str, what: str) -> str:
    if not isinstance(text, str):
        raise BadRecord(f"{where}: {quoted(text)} is not a text")
    if not text.strip() or len(text) > MAX_NAME:
        raise BadRecord(f"{where}: a {what} has 1 to {MAX_NAME} characters, not {text[:MAX_NAME]!r}")
    if any(unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} for character in text):
        raise BadRecord(f"{where}: {text!r} has characters that cannot be shown")
    return text


class _WitnessedDeck(SeededDeck):
    """A seeded deck whose shuffles somebody has written down; what is written must agree with the seed."""

    def __init__(self, seed: bytes, witnessed: Sequence[tuple[Card, ...]] = ()) -> None:
        super().__init__(seed)
        self._witnessed = witnessed

    def copy(self) -> Self:
        """Return a deck with the same future."""
        other = super().copy()
        other._witnessed = self._witnessed
        return other

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Shuffle by the seed, and check the result against what was written down."""
        number = self._shuffles
        super().shuffle(cards)
        if number < len(self._witnessed) and self._witnessed[number] != tuple(reversed(self._pile)):
            raise BadDeck(f"shuffle {number} is not the one that the seed gives")
