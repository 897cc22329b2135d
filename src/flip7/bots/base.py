"""The bot protocol."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Protocol, assert_never, runtime_checkable

from flip7.bots.targets import target_by
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.errors import Flip7Error
from flip7.core.game import Answered, Game
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel.policy import Policy

PROGRAM: Final = "program"
"""The bot `program:COMMAND` is a program in any language (`flip7.bots.external`)."""


def starts_a_program(name: str) -> bool:
    """Return whether the bot is a command that will be run: never take one from a file that somebody sent."""
    return name.partition(":")[0] == PROGRAM


class NotAPlayersQuestion(Flip7Error):
    """A bot was asked which card came up; only the one who deals the cards can say."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(f"a bot cannot answer «{decision}»: only somebody who sees the deck can")


class Bot(Protocol):
    """A player that is a program. It sees the table, never the deck.

    A bot that can say what it does as data has a `policy` besides (`WithPolicy`): whole games are then played in
    compiled code, a thousand times faster.
    """

    @property
    def name(self) -> str:
        """The name on the command line: `name[:parameter]`."""

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Choose one of the decision's options. The view must not be changed."""


@runtime_checkable
class WithPolicy(Protocol):
    """A bot whose choices the kernel can make."""

    @property
    def policy(self) -> Policy:
        """The bot's choices as data for the kernel."""


@runtime_checkable
class WithHistory(Protocol):
    """A bot that looks at what the others have done so far, if whoever asks it can tell."""

    def choose_after(self, history: Sequence[Answered], view: Table, decision: Decision) -> Choice:
        """Choose one of the decision's options. `history` has every question of the game so far, with its answer."""


def ask(bot: Bot, game: Game) -> Choice:
    """Return the bot's choice at a game's question; a bot that looks at the history is told it."""
    assert game.asked is not None, "somebody is asked"
    if isinstance(bot, WithHistory):
        return bot.choose_after(tuple(game.history()), game.table, game.asked)
    return bot.choose(game.table, game.asked)


def policy_of(bot: Bot) -> Policy | None:
    """Return the bot's policy, if it has one."""
    return bot.policy if isinstance(bot, WithPolicy) else None


class UsualBot(ABC):
    """Base of bots that give cards by their policy and decide themselves when to stop."""

    policy: Policy

    @abstractmethod
    def hits(self, view: Table, seat: Seat) -> bool:
        """Return whether it takes another card."""

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Hit or stay by `hits`, and give cards by the policy."""
        match decision:
            case HitOrStay(seat):
                return HIT if self.hits(view, seat) else STAY
            case Give():
                return target_by(self.policy, view, decision)
            case WhichCard():
                raise NotAPlayersQuestion(decision)
            case _:
                assert_never(decision)
