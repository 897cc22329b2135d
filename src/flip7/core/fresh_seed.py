"""A seed of chance, for a game that nobody has given a deck.

The one place in `core` where chance comes in: everything else follows from the seed, and the game keeps it.
"""

from os import urandom

from flip7.core.shuffle import SEED_BYTES


def fresh_seed() -> bytes:
    """Return 32 bytes that nobody can predict."""
    return urandom(SEED_BYTES)
