"""A game: ask, play, ask again."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, NamedTuple, Self, assert_never

from flip7.core.cards import MODIFIER, NUMBER, SECOND_CHANCE, Card, full_deck
from flip7.core.decisions import HIT, Choice, Decision, Give, HitOrStay, IllegalChoice, Move, WhichCard
from flip7.core.decks import Deck, SeededDeck, check_deck
from flip7.core.draw import draw, draw_open
from flip7.core.errors import Flip7Error
from flip7.core.events import EVERY_STAYED, Event
from flip7.core.flip_three import next_to_flip
from flip7.core.fresh_seed import fresh_seed
from flip7.core.hand_out import give, next_in_hand_out, offer
from flip7.core.latecomers import Latecomer, StartingPoints, check_latecomer
from flip7.core.pending import FlipThree, HandOut, Task
from flip7.core.picture import picture
from flip7.core.referee import Referee
from flip7.core.rounds import begin_game
from flip7.core.rules import Rules, check_rules
from flip7.core.seats import Seat
from flip7.core.second_chance import pass_on, resolve_second_chance
from flip7.core.shuffle import seed_of
from flip7.core.table import BadTable, Table, check_table
from flip7.core.text_table import text_table
from flip7.core.turns import next_turn


class NothingToUndo(Flip7Error):
    """No choice has been played that could be taken back."""


class Start(NamedTuple):
    """The start of a game: before its first round, or the position that it was resumed from. Never changed."""

    table: Table
    deck: Deck
    """The deck as it was then, with everything to come."""
    latecomers: tuple[Latecomer, ...] = ()


class Answered(NamedTuple):
    """A question of a game that has been answered."""

    table: Table
    """A copy of the table as it was."""
    asked: Decision
    choice: Choice


class _Join(NamedTuple):
    """A player's announcement that they will join (X.15)."""

    ordinal: int
    """The number of choices that had been played."""
    points: StartingPoints


class Game:
    """One game, refereed.

    `Game(4)` is shuffled by chance, `Game.seeded(4, "any text")` by a seed, and `Game(4, deck)` takes any other deck.

    >>> game = Game.seeded(3, "family night")
    >>> print(game)
    round 1, dealer A, 91 to draw, 0 discarded
    > A    0 + 12  12
      B    0 + 10  +10
      C    0 + 12  12
    A: hit or stay?
    >>> game.play(HIT)
    [Hit(seat=0, card=<Card.N12: '12'>, forced=False), Busted(seat=0, card=<Card.N12: '12'>)]
    >>> print(game.asked)
    B: hit or stay?
    >>> game.undo()
    <Move.HIT: 'hit'>
    >>> game == Game.seeded(3, "family night")
    True
    """

    __slots__ = ("_joins", "_referee", "asked", "choices", "opening", "start")

    def __init__(
        self,
        seats: int,
        deck: Deck | None = None,
        rules: Rules | None = None,
        dealer: int = 0,
        latecomers: Iterable[Latecomer] = (),
    ) -> None:
        """Shuffle the deck and deal the first round, up to the first question; latecomers join later (X.15).

        Without a deck the cards are shuffled by a seed of chance: `game.seed` says which.
        """
        rules = check_rules(rules or Rules())
        table = Table.set_up(seats, rules, dealer)
        deck = SeededDeck(fresh_seed()) if deck is None else check_deck(deck)
        self._begin(Start(table.copy(), deck.copy(), tuple(latecomers)), table, deck)

    def _begin(self, start: Start, table: Table, deck: Deck) -> None:
        """Play up to the first question with this table and deck, which are those of the start."""
        self.start: Start = start
        """The position that the game began with."""
        self._referee = Referee(table, deck)
        self._joins: tuple[_Join, ...] = ()
        for latecomer in start.latecomers:
            self._expect(latecomer)
        if table.round == 0:
            deck.shuffle(full_deck(table.rules.decks_for(len(table.places))))
            begin_game(self._referee)
        self.asked: Decision | None = _ask_again(self._referee) or _proceed(self._referee)
        """The question that is open now, and whose it is; None when the game is won."""
        self.opening: tuple[Event, ...] = tuple(self._referee.declared)
        """The events before the first question."""
        self.choices: list[Choice] = []
        """All answers so far."""

    @classmethod
    def seeded(cls, seats: int, seed: str, rules: Rules | None = None, dealer: int = 0) -> Self:
        """Return a game whose shuffles follow from a seed: 64 hex digits, or any text."""
        return cls(seats, SeededDeck(seed_of(seed)), rules, dealer)

    @classmethod
    def resume(cls, table: Table, deck: Deck | None = None) -> Self:
        """Return a game that goes on from this table, up to its next question; `opening` is what happened on the way.

        A card that was asked for is asked for anew: the table does not say that its player has hit. Without a deck the
        cards that nobody has seen are shuffled by chance. Give the game a copy if you still need the table.
        """
        check_table(table)
        if deck is None:
            deck = SeededDeck(fresh_seed())
            deck.shuffle(tuple(table.unseen().elements()))
        game = cls.__new__(cls)
        game._begin(Start(table.copy(), check_deck(deck).copy()), table, deck)
        return game

    @property
    def table(self) -> Table:
        """The table as everybody sees it. Read it, copy it; only the referee changes it."""
        return self._referee.table

    @property
    def seed(self) -> bytes | None:
        """The seed that all shuffles follow from; None if the cards come from another kind of deck.

        >>> game = Game(4)
        >>> game == Game.seeded(4, game.seed.hex())
        True
        """
        deck = self.start.deck
        return deck.seed if isinstance(deck, SeededDeck) else None

    def play(self, choice: Choice) -> list[Event]:
        """Play the choice, and return what happened; `asked` is then the next decision.

        An answer that is not among the options raises `IllegalChoice` and changes nothing.
        """
        asked = self.asked
        referee = self._referee
        if asked is None or not asked.allows(choice):
            raise IllegalChoice(choice, asked, referee.table)
        referee.declared = []
        self.choices.append(choice)
        self.asked = _answer(referee, asked, choice) or _proceed(referee)
        return referee.declared

    def undo(self) -> Choice:
        """Take back the last choice, and return it; the game is then exactly as it was before.

        The same cards will come up again, and who said after that choice that they would join has not said so. The
        game gets another `table`. It is played again from its start; to try out many choices, `copy` is quicker.
        """
        if not self.choices:
            raise NothingToUndo("nothing has been played that could be taken back")
        *choices, last = self.choices
        joins = self._joins
        self._begin(self.start, self.start.table.copy(), self.start.deck.copy())
        for ordinal in range(len(choices) + 1):
            for join in joins:
                if join.ordinal == ordinal:
                    self.join(join.points)
            if ordinal < len(choices):
                self.play(choices[ordinal])
        return last

    def history(self) -> Iterator[Answered]:
        """Yield every question so far with its answer, as everybody saw them; the game is played again for that.

        >>> game = Game.seeded(3, "family night")
        >>> _ = game.play(HIT)
        >>> [(str(each.asked), str(each.choice)) for each in game.history()]
        [('A: hit or stay?', 'hit')]
        """
        again = type(self).__new__(type(self))
        again._begin(self.start, self.start.table.copy(), self.start.deck.copy())
        for ordinal, choice in enumerate(self.choices):
            for join in self._joins:
                if join.ordinal == ordinal:
                    again.join(join.points)
            assert again.asked is not None, "every choice answered a question"
            yield Answered(again.table.copy(), again.asked, choice)
            again.play(choice)

    def join(self, points: StartingPoints = StartingPoints.ZERO) -> Seat:
        """Let one more player join when the next round begins, and return their seat (X.15).

        `BadTable` if there is no room for them. If the game is won in this round, they never sit down.
        """
        seat = self._expect(Latecomer(self.table.round + 1, points))
        self._joins += (_Join(len(self.choices), points),)
        return seat

    def check_join(self, points: StartingPoints = StartingPoints.ZERO) -> None:
        """Raise `BadTable` if nobody more can join (X.15)."""
        check_latecomer(Latecomer(self.table.round + 1, points), self.table, len(self._referee.latecomers))

    def _expect(self, latecomer: Latecomer) -> Seat:
        waiting = self._referee.latecomers
        seat = check_latecomer(latecomer, self.table, len(waiting))
        waiting.append(latecomer)
        return seat

    @property
    def joined(self) -> tuple[Latecomer, ...]:
        """The players who have joined after the first round began, seat by seat (X.15)."""
        return tuple(self._referee.joined)

    def copy(self) -> Self:
        """Return a game in the same position with the same future; playing one leaves the other alone."""
        other = type(self).__new__(type(self))
        mine = self._referee
        other._referee = Referee(mine.table.copy(), mine.deck.copy())
        other._referee.latecomers = mine.latecomers.copy()
        other._referee.joined = mine.joined.copy()
        other._joins = self._joins
        other.start = self.start
        other.asked = self.asked
        other.opening = self.opening
        other.choices = self.choices.copy()
        return other

    def __eq__(self, other: object) -> bool:
        """Return whether both are in the same position with the same future: table, question, and cards to come."""
        if not isinstance(other, Game):
            return NotImplemented
        mine, others = self._referee, other._referee
        return (
            self.asked == other.asked
            and mine.table == others.table
            and mine.latecomers == others.latecomers
            and mine.deck == others.deck
        )

    __hash__: ClassVar[None]  # type: ignore[assignment] # a game changes

    def __str__(self) -> str:
        return text_table(self.table, self.asked)

    def __repr__(self) -> str:
        asked = "the game is over" if self.asked is None else self.asked
        return f"<Game of {len(self.table.places)}, round {self.table.round}, {asked}>"

    def _repr_svg_(self) -> str:
        """Draw the table: a notebook shows it."""
        return picture(self.table, self.asked)


def _answer(referee: Referee, asked: Decision, choice: Choice) -> Decision | None:
    """The answer takes effect."""
    match asked:
        case HitOrStay():
            if choice is HIT:
                return draw(referee, asked.seat)
            referee.declare(EVERY_STAYED[asked.seat, False])
            return None
        case Give():
            assert not isinstance(choice, Move | Card), "a card is given to a seat"
            if asked.card is SECOND_CHANCE:
                pass_on(referee, asked.seat, choice)
            else:
                give(referee, asked.seat, asked.card, choice)
            return None
        case WhichCard():
            assert isinstance(choice, Card), "what comes up is a card"
            return draw_open(referee, asked, choice)
        case _:
            assert_never(asked)


def _ask_again(referee: Referee) -> Decision | None:
    """Ask who gets the card that is turned up, if the game goes on from a table with one (FZ.1, F3.1, SC.3)."""
    table = referee.table
    card = table.turned_up
    if card is None:
        return None
    task = table.pending[-1] if table.pending else None
    seat = task.target if isinstance(task, FlipThree) else table.turn
    if seat is None or card.kind in (NUMBER, MODIFIER):
        raise BadTable(f"the {card} that is turned up is nobody's to give: a game goes on from a question")
    return resolve_second_chance(referee, seat) if card is SECOND_CHANCE else offer(referee, seat, card)


def _proceed(referee: Referee) -> Decision | None:
    """Everything happens that asks nobody, up to the next decision, or None when the game is won.

    What waits comes before the next turn (T.5).
    """
    table = referee.table
    asked = None
    while asked is None and table.winner is None:
        asked = _next_of_what_waits(referee, table.pending[-1]) if table.pending else next_turn(referee)
    return asked


def _next_of_what_waits(referee: Referee, task: Task) -> Decision | None:
    """The last put down is done first: a Flip Three in a chain to its end before the level above (F3.11)."""
    match task:
        case FlipThree():
            flipper = next_to_flip(referee, task)
            return None if flipper is None else draw(referee, flipper)
        case HandOut():
            return next_in_hand_out(referee, task)
        case _:
            assert_never(task)
