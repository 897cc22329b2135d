"""One game in the kernel with an open deck, which asks which card came up: for chance nodes and for real cards."""

from typing import Any, Self

from flip7.core.cards import Card
from flip7.core.decisions import HIT, Choice, Decision, IllegalChoice, Move, is_legal
from flip7.core.table import Table
from flip7.kernel import jit, referee
from flip7.kernel.setup import Setup
from flip7.kernel.snapshot import Snapshot
from flip7.kernel.state import NUMBER_OF, records_of


class OpenState:
    """A game that is told its cards one by one; copying it takes a microsecond.

    >>> state = OpenState.new(Setup(seats=3))
    >>> print(state.asked)
    A: which card came up?
    >>> for card in (Card.N12, Card.N5, Card.N7):
    ...     state.play(card)
    >>> print(state.asked)
    A: hit or stay?
    """

    __slots__ = ("games", "question")

    def __init__(self, games: Any, question: int) -> None:  # noqa: ANN401 - an array, or a list of plain records
        """`games` holds one kernel record; `question` is its question, encoded as by `referee.question`."""
        self.games: Any = games
        self.question: int = question

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Return a game of the setup before its first card. It draws no cards itself, so the seed does not matter."""
        games = jit.new_records(referee.GAME)
        return cls(games, referee.start_open(games, setup.record()))

    @property
    def asked(self) -> Decision | None:
        """The decision that is asked now, of a seat or of the deck; None when the game is won."""
        return Snapshot(jit.to_array(self.games, referee.GAME)).decision(0)

    def play(self, choice: Choice) -> None:
        """Play the choice; raise `IllegalChoice` if it is not among the options."""
        asked = self.asked
        if asked is None or not is_legal(choice, asked):
            raise IllegalChoice(choice, asked, self.table())
        self.answer(_number_of(choice))

    def answer(self, number: int) -> None:
        """Play an answer in the kernel's numbers: 1 hits, 0 stays; else the number of the seat or of the card.

        A number that is none of the options raises `IllegalChoice`.
        """
        if number < 0 or not self.question >> referee.OPTIONS >> number & 1:
            raise IllegalChoice(number, self.asked, self.table())
        self.question = referee.answer_open(self.games, number)

    @property
    def left(self) -> bytes:
        """The count of each card that can come up, if that is asked, else in the draw pile; in canonical order."""
        counts: bytes = jit.to_array(self.games, referee.GAME)["in_pile"][0].tobytes()
        return counts

    def table(self) -> Table:
        """Return the referee's table, with cards and discards in canonical order: the kernel keeps no other."""
        return Snapshot(jit.to_array(self.games, referee.GAME)).whole_table(0)

    def copy(self) -> Self:
        """Return a game in the same position."""
        return type(self)(records_of(jit.to_array(self.games, referee.GAME).tobytes()), self.question)

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), jit.to_array(self.games, referee.GAME).tobytes(), self.question)


def _restored(cls: type[OpenState], kept: bytes, question: int) -> OpenState:
    """Restore a game that was pickled."""
    return cls(records_of(kept), question)


def _number_of(choice: Choice) -> int:
    match choice:
        case Card():
            return NUMBER_OF[choice]
        case Move():
            return referee.HIT if choice is HIT else referee.STAY
        case seat:
            return seat
