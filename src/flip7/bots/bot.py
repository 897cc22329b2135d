"""What a bot is."""

from typing import Protocol

from flip7.core.decisions import Choice, Decision
from flip7.core.errors import Flip7Error
from flip7.core.table import Table


class NotAPlayersQuestion(Flip7Error):
    """A bot was asked which card came up; only somebody who sees the deck can say."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(f"a bot cannot answer «{decision}»: only somebody who sees the deck can")


class Bot(Protocol):
    """A player that is a program. It sees the table, never the deck."""

    @property
    def name(self) -> str:
        """How it is called on the command line: `name[:parameter]`."""

    def choose(self, view: Table, decision: Decision) -> Choice:
        """One of the decision's options. The view must not be changed."""
