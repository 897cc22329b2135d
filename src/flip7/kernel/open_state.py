"""One game in the kernel with an open deck: it asks which card came up. For chance nodes, and for real cards."""

from typing import Any, Self

from flip7.core.cards import Card
from flip7.core.decisions import HIT, Choice, Decision, IllegalChoice, Move, is_legal
from flip7.core.table import Table
from flip7.kernel import jit, referee
from flip7.kernel.setup import Setup
from flip7.kernel.state import NUMBER_OF, decision_of, records_of, table_of


class OpenState:
    """A game that is told its cards one by one; it can be copied in a microsecond.

    >>> state = OpenState.new(Setup(seats=3))
    >>> print(state.asked)
    A: which card came up?
    >>> for card in (Card.N12, Card.N5, Card.N7):
    ...     state.play(card)
    >>> print(state.asked)
    A: hit or stay?
    """

    __slots__ = ("games", "question")

    def __init__(self, games: Any, question: int) -> None:  # noqa: ANN401 - an array, or a list of twins
        """`games` holds one record, as the machine reads it; what it asks is `question`, as `referee.question` says."""
        self.games: Any = games
        self.question: int = question

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """A game of the setup before its first card. Chance is not its own, so the seed does not matter."""
        games = jit.new_records(referee.GAME)
        return cls(games, referee.start_open(games, setup.record()))

    @property
    def asked(self) -> Decision | None:
        """What is asked now, of whom, or which card came up; None when the game is won."""
        return decision_of(jit.to_array(self.games, referee.GAME)[0])

    def play(self, choice: Choice) -> None:
        """The choice is made, and `asked` is the next decision; an illegal one raises `IllegalChoice`."""
        asked = self.asked
        if asked is None or not is_legal(choice, asked):
            raise IllegalChoice(choice, asked, self.table())
        self.answer(_number_of(choice))

    def answer(self, number: int) -> None:
        """The same in the machine's numbers: 1 hits, 0 stays; else the number of the seat or of the card.

        A number that is none of the options raises `IllegalChoice`.
        """
        if number < 0 or not self.question >> referee.OPTIONS >> number & 1:
            raise IllegalChoice(number, self.asked, self.table())
        self.question = referee.answer_open(self.games, number)

    @property
    def left(self) -> bytes:
        """How many of each card can come up, in canonical order, where that is asked; else what is in the draw pile."""
        counts: bytes = jit.to_array(self.games, referee.GAME)["in_pile"][0].tobytes()
        return counts

    def table(self) -> Table:
        """The referee's table. Cards before a seat and discards are in canonical order: the kernel keeps no other."""
        return table_of(jit.to_array(self.games, referee.GAME)[0])

    def copy(self) -> Self:
        """A game in the same position."""
        return type(self)(records_of(jit.to_array(self.games, referee.GAME).tobytes()), self.question)

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), jit.to_array(self.games, referee.GAME).tobytes(), self.question)


def _restored(cls: type[OpenState], kept: bytes, question: int) -> OpenState:
    """The game that was pickled."""
    return cls(records_of(kept), question)


def _number_of(choice: Choice) -> int:
    match choice:
        case Card():
            return NUMBER_OF[choice]
        case Move():
            return referee.HIT if choice is HIT else referee.STAY
        case seat:
            return seat
