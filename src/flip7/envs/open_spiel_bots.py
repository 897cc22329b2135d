"""Our bots as OpenSpiel bots."""

from random import Random

from flip7.bots.catalog import bot_named
from flip7.envs.open_spiel import Flip7State
from flip7.envs.opponents import action_of_bot
from flip7.envs.pyspiel_types import Bot


class BotNamed(Bot):
    """A bot by its name: `stay:25`, `level3`, `champion` and all others that `flip7 bots` lists.

    >>> import pyspiel
    >>> game = pyspiel.load_game("python_flip7(players=2)")
    >>> bots = [BotNamed("champion"), BotNamed("stay:25")]
    >>> sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, seed=1))
    0.0
    """

    def __init__(self, name: str, random: Random | None = None) -> None:
        """`random` are the dice of a bot that rolls some."""
        super().__init__()
        self._bot = bot_named(name, random)

    def step(self, state: Flip7State) -> int:
        """Return the bot's action for the player that is asked."""
        table, asked = state.position.table(), state.position.asked
        assert asked is not None, f"the game is over: {state}"
        return action_of_bot(self._bot, table, asked)

    def restart(self) -> None:
        """Start a new game; the bot remembers nothing."""

    def restart_at(self, state: Flip7State) -> None:
        """Start a game from this state; the same."""
