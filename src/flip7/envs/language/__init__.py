"""Flip 7 for language models: prompts in words, replies in free text with the answer in brackets.

>>> from flip7.envs.language import TextGame, play
>>> game = TextGame(seats=3, names=["Ana", "Ben", "Cleo"], seed=8)
>>> def careful(prompt):
...     return "I had better stop: [stay]" if "[stay]" in prompt else "[give A]"
>>> play([careful] * 3, game).scores
(200, 164, 151)
"""

from flip7.envs.language.game import BadTextGame, Message, Outcome, Played, PlayedForYou, Refused, Result, TextGame
from flip7.envs.language.play import Player, bot_player, play

__all__ = [
    "BadTextGame",
    "Message",
    "Outcome",
    "Played",
    "PlayedForYou",
    "Player",
    "Refused",
    "Result",
    "TextGame",
    "bot_player",
    "play",
]
