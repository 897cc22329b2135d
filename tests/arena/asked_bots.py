"""Bots for the tests: they hide their policy, so that a simulation must ask them in Python."""

from collections.abc import Sequence
from dataclasses import dataclass

from flip7.bots import bot_named
from flip7.core.decisions import HIT, STAY, Choice, Decision
from flip7.core.game import Answered
from flip7.core.table import Table


@dataclass(frozen=True)
class AskedBot:
    """Does what the bot of that name does."""

    name: str

    def choose(self, view: Table, decision: Decision) -> Choice:
        """The choice of that bot."""
        return bot_named(self.name).choose(view, decision)


@dataclass(frozen=True)
class WrongBot:
    """Hits or stays when it should give a card to somebody."""

    name: str = "wrong"

    def choose(self, view: Table, decision: Decision) -> Choice:
        """No answer to most questions."""
        return HIT if view.round % 2 or decision.seat else STAY


@dataclass(frozen=True)
class HistoryBot:
    """Does what one bot does where it is told the history, and what another does where it is not."""

    told: str
    untold: str

    @property
    def name(self) -> str:
        """The name of both."""
        return f"{self.told} or {self.untold}"

    def choose(self, view: Table, decision: Decision) -> Choice:
        """The choice of the bot that is told nothing."""
        return bot_named(self.untold).choose(view, decision)

    def choose_after(self, history: Sequence[Answered], view: Table, decision: Decision) -> Choice:  # noqa: ARG002
        """The choice of the bot that is told the history."""
        return bot_named(self.told).choose(view, decision)
