"""A whole game between bots, by the referee."""

from collections.abc import Sequence

from flip7.bots.base import Bot, ask
from flip7.bots.catalog import bot_named
from flip7.core.decks import SeededDeck
from flip7.core.errors import Flip7Error, quoted
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.shuffle import seed_of


class BadBot(Flip7Error):
    """Something that sits down as a bot and is none."""


def play_bots(
    bots: Sequence[Bot | str], seed: str | None = None, *, rules: Rules | None = None, dealer: int = 0
) -> Game:
    """Play a game between bots, given by name or as objects, one for each seat, and return it when it is won.

    Without a seed it is shuffled by chance. An answer that is not an option raises `IllegalChoice`. For thousands of
    games, `flip7.arena.runner.simulate` plays in compiled code what it can, and counts.

    >>> game = play_bots(["risk:0.26", "stay:25", "stay:20"], seed="family night")
    >>> game.table.winner, game.table.scores
    (1, [144, 227, 176])
    """
    if isinstance(bots, str):
        raise BadBot(f"bots is {quoted(bots)}: it must be a list with one bot for each seat")
    players = [_player(bot) for bot in bots]
    deck = None if seed is None else SeededDeck(seed_of(seed))
    game = Game(len(players), deck, rules, dealer)
    while (asked := game.asked) is not None:
        game.play(ask(players[asked.seat], game))
    return game


def _player(bot: Bot | str) -> Bot:
    if isinstance(bot, str):
        return bot_named(bot)
    if not callable(getattr(bot, "choose", None)) or isinstance(bot, type):
        raise BadBot(f"{quoted(bot)} is not a bot: it needs choose(view, decision), or a name that `flip7 bots` lists")
    return bot
