"""Translations: sentences for people, from the locale files, about what happens, what is asked, and the standings.

>>> from flip7.core.game import Game
>>> from flip7.i18n.seat_names import Names
>>> from flip7.i18n.narrate import Teller
>>> from flip7.core.rules import Rules
>>> from flip7.core.table import Table
>>> from flip7.i18n.markup import plain
>>> game = Game.seeded(3, "family night")
>>> teller = Teller(Table.set_up(3, Rules()), Names(["Ana", "Ben", "Cleo"]))
>>> print(plain(teller.tell(game.opening[0]).text))
Round 1. Ana deals.
"""
