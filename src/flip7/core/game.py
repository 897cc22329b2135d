"""A game: ask, play, ask again."""

from collections.abc import Iterable
from typing import Self, assert_never

from flip7.core.cards import SECOND_CHANCE, Card, full_deck
from flip7.core.decisions import HIT, Choice, Decision, Give, HitOrStay, IllegalChoice, Move, WhichCard
from flip7.core.decks import Deck, SeededDeck
from flip7.core.draw import draw, draw_open
from flip7.core.events import EVERY_STAYED, Event
from flip7.core.flip_three import next_to_flip
from flip7.core.hand_out import give, next_in_hand_out
from flip7.core.latecomers import Latecomer, StartingPoints, check_latecomer
from flip7.core.pending import FlipThree, HandOut, Task
from flip7.core.referee import Referee
from flip7.core.rounds import begin_game
from flip7.core.rules import Rules
from flip7.core.seats import Seat
from flip7.core.second_chance import pass_on
from flip7.core.shuffle import seed_of
from flip7.core.table import Table
from flip7.core.turns import next_turn


class Game:
    """One game, refereed.

    >>> game = Game.seeded(3, "family night")
    >>> print(game.asked)
    A: hit or stay?
    >>> game.play(HIT)
    [Hit(seat=0, card=<Card.N12: '12'>, forced=False), Busted(seat=0, card=<Card.N12: '12'>)]
    >>> print(game.asked)
    B: hit or stay?
    """

    __slots__ = ("_referee", "asked", "choices", "opening")

    def __init__(
        self,
        seats: int,
        deck: Deck,
        rules: Rules | None = None,
        dealer: int = 0,
        latecomers: Iterable[Latecomer] = (),
    ) -> None:
        """Shuffle the deck and deal the first round, up to the first question; latecomers join later (X.15)."""
        rules = rules or Rules()
        table = Table.set_up(seats, rules, dealer)
        deck.shuffle(full_deck(rules.decks_for(seats)))
        self._referee = Referee(table, deck)
        for latecomer in latecomers:
            self._expect(latecomer)
        begin_game(self._referee)
        self.asked: Decision | None = _proceed(self._referee)
        """What is asked now, of whom; None when the game is won."""
        self.opening: tuple[Event, ...] = tuple(self._referee.declared)
        """What happened before the first question."""
        self.choices: list[Choice] = []
        """All answers so far."""

    @classmethod
    def seeded(cls, seats: int, seed: str, rules: Rules | None = None, dealer: int = 0) -> Self:
        """Return a game whose shuffles follow from a seed: 64 hex digits, or any text."""
        return cls(seats, SeededDeck(seed_of(seed)), rules, dealer)

    @classmethod
    def resume(cls, table: Table, deck: Deck) -> Self:
        """Return a game that goes on from this table, up to its next question; `opening` is what happened on the way.

        A card that was asked for is asked for anew: the table does not say that its player has hit. Give the game a
        copy if you still need the table.
        """
        game = cls.__new__(cls)
        game._referee = Referee(table, deck)
        game.asked = _proceed(game._referee)
        game.opening = tuple(game._referee.declared)
        game.choices = []
        return game

    @property
    def table(self) -> Table:
        """What everybody can see. Read it, copy it; only the referee changes it."""
        return self._referee.table

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

    def join(self, points: StartingPoints = StartingPoints.ZERO) -> Seat:
        """Let one more player join when the next round begins, and return their seat (X.15).

        `BadTable` if there is no room for them. If the game is won in this round, they never sit down.
        """
        return self._expect(Latecomer(self.table.round + 1, points))

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
        """Who has joined after the first round began, seat by seat (X.15)."""
        return tuple(self._referee.joined)

    def copy(self) -> Self:
        """Return a game in the same position with the same future; playing one leaves the other alone."""
        other = type(self).__new__(type(self))
        mine = self._referee
        other._referee = Referee(mine.table.copy(), mine.deck.copy())
        other._referee.latecomers = mine.latecomers.copy()
        other._referee.joined = mine.joined.copy()
        other.asked = self.asked
        other.opening = self.opening
        other.choices = self.choices.copy()
        return other


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
