"""What a table of lines can show and ask, whether it is read or heard."""

from collections.abc import Sequence
from typing import Protocol

from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.narration import Sentence, Standings
from flip7.i18n.questions import Option
from flip7.i18n.rulebook import Rule
from flip7.i18n.seat_names import Names


class EndOfInput(Exception):
    """Nobody is there to answer any more."""


class Screen(Protocol):
    """Shows, line by line, and asks. Every text is marked text (`flip7.i18n.markup`)."""

    @property
    def interactive(self) -> bool:
        """Somebody sits before it, who can be asked more than the game needs."""

    def tell(self, sentence: Sentence) -> None:
        """A sentence of the game."""

    def standings(self, standings: Standings) -> None:
        """The end of a round."""

    def note(self, text: str) -> None:
        """A remark that is not part of the game."""

    def seats(self, table: Table, names: Names, asked: Seat) -> None:
        """The whole table, with the seat that is asked set off."""

    def before(self, seat: Seat, table: Table, names: Names) -> None:
        """What a player sees before a decision."""

    def rules(self, rules: Sequence[Rule], highlight: Sequence[str] = ()) -> None:
        """Rules with their numbers, the words that were looked for set off."""

    def options(self, options: Sequence[Option]) -> None:
        """Whom a card can be given to, and what that would mean."""

    def ask(self, question: str, hint: str) -> str:
        """The line that was typed as an answer; `EndOfInput` if there is none."""

    def pause(self) -> None:
        """A card has come up; it is seen before anything becomes of it."""

    def finish(self) -> None:
        """Nothing more is to be shown: the last line is whole."""
