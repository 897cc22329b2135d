"""The shuffle: anyone can recompute it, nobody can predict it.

Shuffle number k of a game is a Fisher-Yates shuffle driven by SHA-256 over (seed, k, counter), with rejection, so that
every order is equally likely. docs/shuffle.md defines it to the byte, with test vectors for other languages.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from itertools import chain, count
from struct import Struct
from typing import Final

from flip7.core.cards import Card, in_order
from flip7.core.errors import Flip7Error, quoted

SEED_BYTES: Final = 32
_COUNT_BYTES: Final = 4
_WORDS: Final = 2**16
_SIXTEEN_WORDS: Final = Struct(">16H")


class BadSeed(Flip7Error):
    """Not a seed of 32 bytes."""


def shuffled(cards: Iterable[Card], seed: bytes, number: int) -> list[Card]:
    """The cards in the order they will be drawn, first drawn first; `number` counts the game's shuffles from 0.

    The order the cards are given in does not matter.

    >>> from flip7.core.cards import full_deck
    >>> " ".join(map(str, shuffled(full_deck(), bytes(32), 0)[:8]))
    'FZ +8 7 F3 12 6 F3 12'
    """
    pile = in_order(cards)
    words = _words(check_seed(seed), number)
    for places in range(len(pile), 1, -1):
        fair = _WORDS - _WORDS % places
        word = next(words)
        while word >= fair:  # the incomplete last stretch would favour the low places
            word = next(words)
        last, other = places - 1, word % places
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def _words(seed: bytes, number: int) -> Iterator[int]:
    """The 16-bit words, big-endian, of SHA-256(seed, number, 0), SHA-256(seed, number, 1) and so on."""
    prefix = seed + number.to_bytes(_COUNT_BYTES)
    hashes = (hashlib.sha256(prefix + counter.to_bytes(_COUNT_BYTES)).digest() for counter in count())
    return chain.from_iterable(map(_SIXTEEN_WORDS.unpack, hashes))


def check_seed(seed: bytes) -> bytes:
    """The seed itself, or `BadSeed` if it is not 32 bytes."""
    if len(seed) != SEED_BYTES:
        raise BadSeed(f"a seed is {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def seed_of(text: str) -> bytes:
    """The seed that a text stands for: 64 hex digits are the seed itself, anything else is hashed.

    >>> seed_of("00" * 32) == bytes(32)
    True
    >>> seed_of("family night").hex()[:16]
    'ce6a4fe24cd7062f'
    """
    if re.fullmatch(r"[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    try:
        return hashlib.sha256(text.encode()).digest()
    except UnicodeEncodeError:
        raise BadSeed(f"a seed is a text that can be written as UTF-8, not {quoted(text)}") from None


def seed_hash(seed: bytes) -> str:
    """The fingerprint to publish before a game; the seed itself is published after it."""
    return hashlib.sha256(check_seed(seed)).hexdigest()
