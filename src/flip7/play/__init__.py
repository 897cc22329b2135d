"""A local game: who sits where, its options, the loop, autosave. And a game with real cards: its score, and rulings."""
