"""The shuffle is defined to the byte in docs/shuffle.md, and every order is equally likely."""

import hashlib
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from flip7.core.cards import full_deck, parse_cards
from flip7.core.shuffle import BadSeed, mixed_seed, secret_hash, seed_hash, seed_of, shuffled

DOCUMENT = Path(__file__).parents[2] / "docs" / "shuffle.md"
VECTOR = re.compile(
    r"^seed: (?P<seed>[0-9a-f]{64})\ncards: (?P<cards>.+)\nshuffle: (?P<number>\d+)\norder: (?P<order>.+)$",
    re.MULTILINE,
)
VECTORS = [found.groupdict() for found in VECTOR.finditer(DOCUMENT.read_text(encoding="utf-8"))]
MIX = re.compile(
    r"^secret: (?P<secret>[0-9a-f]{64})\nsecret hash: (?P<hash>.+)\nwords: (?P<words>.+)\nmixed seed: (?P<seed>.+)$",
    re.MULTILINE,
)
MIXES = [found.groupdict() for found in MIX.finditer(DOCUMENT.read_text(encoding="utf-8"))]


def test_the_document_has_test_vectors() -> None:
    assert len(VECTORS) >= 5


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_the_shuffle_agrees_with_the_documents_test_vectors(vector: dict[str, str]) -> None:
    cards = full_deck(int(vector["cards"][0])) if "deck" in vector["cards"] else parse_cards(vector["cards"])
    assert shuffled(cards, bytes.fromhex(vector["seed"]), int(vector["number"])) == parse_cards(vector["order"])


def by_the_document(cards: list[str], seed: bytes, number: int) -> list[str]:
    """The definition of docs/shuffle.md written down once more, in the simplest way."""
    pile = list(cards)
    stream = (
        word
        for counter in range(1000)
        for digest in [hashlib.sha256(seed + number.to_bytes(4, "big") + counter.to_bytes(4, "big")).digest()]
        for word in [int.from_bytes(digest[at : at + 2], "big") for at in range(0, 32, 2)]
    )
    for place in range(len(pile) - 1, 0, -1):
        word = next(word for word in stream if word < 65536 // (place + 1) * (place + 1))
        other = word % (place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("decks", [1, 3, 20])
def test_the_shuffle_is_the_documents_definition(number: int, decks: int) -> None:
    seed = hashlib.sha256(bytes([number, decks])).digest()
    deck = full_deck(decks)
    codes = [str(card) for card in deck]
    assert [str(card) for card in shuffled(deck, seed, number)] == by_the_document(codes, seed, number)


def test_a_word_from_the_incomplete_last_stretch_is_thrown_away() -> None:
    """The first word of this shuffle is 65535, which would be the 21846th way to choose place 0 of three."""
    assert hashlib.sha256(bytes(32) + (16123).to_bytes(4) + bytes(4)).digest()[:2] == b"\xff\xff"
    order = [str(card) for card in shuffled(parse_cards("1 2 3"), bytes(32), 16123)]
    assert order == by_the_document(["1", "2", "3"], bytes(32), 16123) == ["2", "3", "1"]


def test_the_order_in_which_the_cards_are_given_does_not_matter() -> None:
    deck = full_deck()
    assert shuffled(reversed(deck), bytes(32), 0) == shuffled(deck, bytes(32), 0)


def test_every_order_of_four_cards_is_about_equally_often() -> None:
    """24 orders in 12,000 shuffles: 500 each, give or take 22; five of those deviations are allowed."""
    seen = Counter(tuple(shuffled(parse_cards("1 2 3 4"), bytes(32), number)) for number in range(12_000))
    assert len(seen) == 24
    assert all(abs(count - 500) < 110 for count in seen.values())


def test_another_seed_or_another_number_gives_another_order() -> None:
    orders = [shuffled(full_deck(), seed, number) for seed in (bytes(32), b"\1" * 32) for number in range(3)]
    assert len({tuple(order) for order in orders}) == 6


def test_64_hex_digits_are_the_seed_and_any_other_text_is_hashed() -> None:
    assert seed_of("0F" * 32) == seed_of("0f" * 32) == b"\x0f" * 32
    assert seed_of("0f" * 31) == hashlib.sha256(b"0f" * 31).digest()
    assert seed_of("é") == hashlib.sha256("é".encode()).digest()


def test_the_published_hash_is_sha_256_of_the_seed() -> None:
    assert seed_hash(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


def test_a_text_that_cannot_be_written_is_no_seed() -> None:
    with pytest.raises(BadSeed, match=r"can be written as UTF-8, not '\\udcff'"):
        seed_of("\udcff")


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(BadSeed, match="a seed is 32 bytes"):
        shuffled(full_deck(), seed, 0)


# --- mixing a seed ----------------------------------------------------------------------------------------------------


def test_the_document_has_mixes_without_words_and_with_letters_that_are_not_ascii() -> None:
    words = [json.loads(vector["words"]) for vector in MIXES]
    assert [] in words
    assert any(len(given) >= 2 and not "".join(given).isascii() for given in words)


@pytest.mark.parametrize("vector", MIXES, ids=range(len(MIXES)))
def test_mixing_agrees_with_the_documents_examples(vector: dict[str, str]) -> None:
    secret = bytes.fromhex(vector["secret"])
    assert secret_hash(secret) == vector["hash"]
    assert mixed_seed(secret, json.loads(vector["words"])).hex() == vector["seed"]


def test_a_mixed_seed_is_the_hash_of_a_mark_the_secret_and_each_word_behind_its_length() -> None:
    written = b"flip7 seed" + b"\7" * 32 + b"\0\0\0\3tea" + b"\0\0\0\2\xc3\xa9" + b"\0\0\1\0" + b"x" * 256
    assert mixed_seed(b"\7" * 32, ["tea", "é", "x" * 256]) == hashlib.sha256(written).digest()


def test_what_is_said_by_whom_and_in_which_order_makes_another_seed() -> None:
    mixes = [[], ["ab", "c"], ["c", "ab"], ["a", "bc"], ["abc"], ["ab ", "c"], ["\N{LATIN SMALL LETTER E WITH ACUTE}"]]
    mixes.append(["e\N{COMBINING ACUTE ACCENT}"])
    assert len({mixed_seed(secret, words) for words in mixes for secret in (bytes(32), b"\1" * 32)}) == 2 * len(mixes)


def test_the_published_hash_of_a_secret_is_its_sha_256() -> None:
    assert secret_hash(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_of_another_length_is_refused(secret: bytes) -> None:
    with pytest.raises(BadSeed, match=rf"a secret is 32 bytes, not {len(secret)}"):
        mixed_seed(secret, [])
    with pytest.raises(BadSeed, match="a secret is 32 bytes"):
        secret_hash(secret)


def test_a_word_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(BadSeed, match=r"a word is a text that can be written as UTF-8, not '\\udcff'"):
        mixed_seed(bytes(32), ["tea", "\udcff"])
