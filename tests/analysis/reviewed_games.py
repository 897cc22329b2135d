"""Games to be reviewed: between bots of different strength, so that there is something to find."""

from functools import cache
from random import Random

from flip7.bots import bot_named
from flip7.core.cards import Card
from flip7.core.game import Game
from flip7.record import Record

PLAYERS = ("stay:25", "risk:0.26", "level2", "champion")


@cache
def played(number: int, seats: int = 4) -> Record:
    """Return a game that was played to its end; same number, same game."""
    seed = number.to_bytes(32, "big")
    bots = [bot_named(PLAYERS[seat % len(PLAYERS)], Random(number)) for seat in range(seats)]
    game = Game.seeded(seats, seed.hex())
    while game.asked is not None:
        game.play(bots[game.asked.seat].choose(game.table, game.asked))
    choices = tuple(choice for choice in game.choices if not isinstance(choice, Card))
    return Record(tuple("ABCDEFGH"[:seats]), choices, seed=seed)
