"""A local game: who sits where, its options, the loop, autosave."""
