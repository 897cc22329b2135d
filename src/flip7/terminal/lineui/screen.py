"""The screen protocol of the line UI: what it can show and ask, in colour or plain."""

from collections.abc import Sequence
from typing import Protocol

from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.narration_types import Sentence, Standings
from flip7.i18n.questions import Option
from flip7.i18n.rulebook import Rule
from flip7.i18n.seat_names import Names


class EndOfInput(Exception):
    """The input has ended: nobody can answer."""


class Screen(Protocol):
    """Shows lines and asks questions. Every text is marked text (`flip7.i18n.markup`)."""

    @property
    def interactive(self) -> bool:
        """A person sits before it, and can be asked more than the game needs."""

    def tell(self, sentence: Sentence) -> None:
        """Show a sentence of the game."""

    def standings(self, standings: Standings) -> None:
        """Show the standings after a round."""

    def note(self, text: str) -> None:
        """Show a remark that is not part of the game."""

    def command(self, text: str) -> None:
        """Show a line with a command to be copied: it is never broken."""

    def seats(self, table: Table, names: Names, asked: Seat) -> None:
        """Show the whole table, with the asked seat highlighted."""

    def before(self, seat: Seat, table: Table, names: Names) -> None:
        """Show what a player sees before a decision."""

    def rules(self, rules: Sequence[Rule], highlight: Sequence[str] = ()) -> None:
        """Show rules with their numbers, the search words highlighted."""

    def options(self, options: Sequence[Option]) -> None:
        """Show who can be given a card, and what that would mean."""

    def ask(self, question: str, hint: str) -> str:
        """Ask and return the typed line; raise `EndOfInput` if there is none."""

    def pause(self) -> None:
        """Pause, so that a card is seen before its consequence."""

    def finish(self) -> None:
        """Finish the last line."""
