"""Play whole games in words: functions from prompt to reply, and our bots among them."""

from collections.abc import Callable, Sequence

from flip7.bots import Bot
from flip7.bots.external import answer_of
from flip7.core.cards import Card
from flip7.envs.language.game import BadTextGame, Result, TextGame
from flip7.envs.language.prompts import spelt

Player = Callable[[str], str]
"""A function from prompt to reply: it asks a language model, a script, a bot."""


def play(players: Sequence[Player], game: TextGame | None = None) -> Result:
    """Play the game to its end, or a new one if none is given; player 0 sits at seat A.

    >>> result = play([lambda prompt: prompt[prompt.rindex("[") :]] * 3, TextGame(3, seed=7))
    >>> result.rewards
    (1.0, -0.5, -0.5)
    """
    game = game or TextGame(len(players))
    if len(players) != len(game.recorded):
        raise BadTextGame(f"{len(players)} players for {len(game.recorded)} seats")
    while (seat := game.seat) is not None:
        game.answer(players[seat](game.prompt()))
    return game.result


def bot_player(bot: Bot, game: TextGame) -> Player:
    """Return the bot as a player of that game: it looks at the table instead of reading the prompt.

    >>> from flip7.bots import bot_named
    >>> game = TextGame(2, seed=7)
    >>> bot_player(bot_named("stay:25"), game)(game.prompt())
    '[hit]'
    """

    def reply(_: str) -> str:
        assert game.asked is not None, "nobody is asked"
        choice = answer_of(bot, game.table.copy(), game.asked)
        assert not isinstance(choice, Card), "a player says hit, stay, or a seat"
        return spelt(choice)

    return reply
