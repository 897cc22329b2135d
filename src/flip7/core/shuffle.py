"""The shuffle: anyone can recompute it, nobody can predict it.

Shuffle number k of a game is a Fisher-Yates shuffle driven by SHA-256 over (seed, k, counter), with rejection, so that
every order is equally likely. At a table of strangers the seed is mixed from the server's secret and the players'
words, so that nobody chooses it alone. docs/shuffle.md defines both to the byte, with test vectors for other languages.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count
from struct import Struct
from typing import Final

from flip7.core.cards import Card, in_order
from flip7.core.errors import Flip7Error, quoted

SEED_BYTES: Final = 32
_MIX: Final = b"flip7 seed"
_COUNT_BYTES: Final = 4
_WORDS: Final = 2**16
_SIXTEEN_WORDS: Final = Struct(">16H")


class BadSeed(Flip7Error):
    """Not a seed of 32 bytes, or nothing that one can be made of."""


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
    if not isinstance(seed, bytes):
        raise BadSeed(f"{quoted(seed)} is not a seed of {SEED_BYTES} bytes: seed_of makes one of any text")
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
    if not isinstance(text, str):
        raise BadSeed(f"{quoted(text)} is not a text that a seed can be made of")
    if re.fullmatch(r"[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    return hashlib.sha256(_utf8(text, "seed")).digest()


def seed_hash(seed: bytes) -> str:
    """The fingerprint to publish before a game; the seed itself is published after it."""
    return hashlib.sha256(check_seed(seed)).hexdigest()


def first_dealer(hash_of_seed: str, seats: int) -> int:
    """The seat that deals first at a table where nobody chooses: the seed's fingerprint says it.

    >>> first_dealer(seed_hash(bytes(32)), 4)
    1
    """
    return int(hash_of_seed, 16) % seats


def mixed_seed(secret: bytes, words: Sequence[str]) -> bytes:
    """The seed that comes of the server's secret and the players' words; their order matters.

    >>> mixed_seed(bytes(32), ["tea", "kävé"]).hex()[:16]
    'bf1dbfc463cffc55'
    """
    if isinstance(words, str):
        raise BadSeed(f"{quoted(words)} is one text: give the words as a list, such as ['tea', 'milk']")
    mix = hashlib.sha256(_MIX + check_secret(secret))
    for word in words:
        said = _utf8(word, "word")
        mix.update(len(said).to_bytes(_COUNT_BYTES) + said)  # the length, so that «ab», «c» is not «a», «bc»
    return mix.digest()


def check_secret(secret: bytes) -> bytes:
    """The secret itself, or `BadSeed` if it is not 32 bytes."""
    if len(secret) != SEED_BYTES:
        raise BadSeed(f"a secret is {SEED_BYTES} bytes, not {len(secret)}")
    return secret


def secret_hash(secret: bytes) -> str:
    """The fingerprint to publish when a table is made, before anybody gives a word."""
    return hashlib.sha256(check_secret(secret)).hexdigest()


def _utf8(text: str, what: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise BadSeed(f"a {what} is a text that can be written as UTF-8, not {quoted(text)}") from None
