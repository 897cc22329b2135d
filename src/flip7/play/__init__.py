"""A local game: who sits where, its options, the loop, autosave. And a game with real cards: its score, and rulings.

Beside it what every host of games has: the daily deal, puzzles, what if, branches, one's own games.
"""
