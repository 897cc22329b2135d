"""The JSON record: what is written, what is read, and what is refused."""

import json
from dataclasses import replace

import pytest

from flip7.core.cards import Card, parse_cards
from flip7.core.decisions import HIT, STAY
from flip7.core.rules import First, Rules
from flip7.core.shuffle import BadSeed, secret_hash, seed_hash
from flip7.record import BadRecord, Mix, Record, from_json, read_record, replay, to_json
from tests.record.samples import LEFT_OUT, MIX, SEED, codes, json_of, order, with_reshuffles
from tests.scenario import C

A_FULL_RECORD = Record(
    seats=("Ana", "Bjørn", "Cleo «the 7»"),
    choices=(HIT, STAY, C),
    dealer=2,
    rules=Rules(target=100, first=First.LEFT, flip_7=20, decks=2),
    seed=MIX.seed,
    seed_hash=seed_hash(MIX.seed),
    mix=MIX,
    shuffles=(order("12 F3 0", decks=2), tuple(parse_cards("1 2 3"))),
)


def test_every_field_is_written() -> None:
    assert json.loads(to_json(A_FULL_RECORD)) == {
        "format": "flip7/1",
        "seats": ["Ana", "Bjørn", "Cleo «the 7»"],
        "dealer": 2,
        "rules": {"target": 100, "first": "left", "flip_7": 20, "decks": 2},
        "seed": MIX.seed.hex(),
        "seed_hash": seed_hash(MIX.seed),
        "mix": {
            "secret": SEED.hex(),
            "secret_hash": secret_hash(SEED),
            "words": ["tea", 'a "quoted" Käsekuchen\\'],
        },
        "shuffles": [codes(order("12 F3 0", decks=2)), ["1", "2", "3"]],
        "choices": ["hit", "stay", 2],
    }


def test_every_field_is_read() -> None:
    assert from_json(to_json(A_FULL_RECORD)) == A_FULL_RECORD


def test_it_is_one_line_in_which_names_are_readable() -> None:
    text = to_json(A_FULL_RECORD)
    assert "\n" not in text
    assert "Bjørn" in text


def test_a_game_with_a_real_deck_has_the_cards_as_they_came_up() -> None:
    record = Record(seats=("Ana",), drawn=(Card("5"), Card("x2")), choices=(HIT,))
    assert json.loads(to_json(record))["drawn"] == ["5", "x2"]
    assert from_json(to_json(record)) == record


def test_rules_as_printed_are_written_in_two_fields() -> None:
    assert json.loads(to_json(Record(("Ana",), seed=SEED)))["rules"] == {"target": 200, "first": "dealer"}


def test_only_format_seats_and_the_source_of_the_cards_must_be_there() -> None:
    text = json.dumps({"format": "flip7/1", "seats": ["Ana"], "seed": SEED.hex()})
    assert from_json(text) == Record(("Ana",), seed=SEED)


@pytest.mark.parametrize("name", ["seed_hash", "mix", "drawn", "seed"])
def test_null_is_the_same_as_left_out(name: str) -> None:
    assert from_json(json_of(**{name: None})) == from_json(json_of())


def test_hex_digits_may_be_capital_letters() -> None:
    text = json_of(shuffles=LEFT_OUT, seed="AB" * 32, seed_hash="CD" * 32)
    assert from_json(text) == Record(("Ana", "Ben", "Cleo"), seed=b"\xab" * 32, seed_hash="cd" * 32)


def test_a_mix_may_have_no_words_and_no_published_hash() -> None:
    record = Record(("Ana",), seed=Mix(SEED).seed, mix=Mix(SEED))
    assert json.loads(to_json(record))["mix"] == {"secret": SEED.hex(), "words": []}
    assert from_json(to_json(record)) == record
    assert from_json(to_json(record).replace('"words"', '"secret_hash": null, "words"')) == record


def test_a_wrong_hash_of_the_secret_is_kept_and_not_compared() -> None:
    """As with `seed_hash`: comparing is what `flip7 verify` is for."""
    mix = Mix(SEED, MIX.words, "0" * 64)
    assert from_json(to_json(Record(("Ana",), seed=mix.seed, mix=mix))).mix == mix


def test_a_byte_order_mark_and_blank_lines_before_it_do_no_harm() -> None:
    assert read_record("\ufeff\n\n" + json_of()) == from_json(json_of())


# --- what is refused ------------------------------------------------------------------------------------------------

RESHUFFLED = json.loads(to_json(with_reshuffles()))


def reshuffled(**fields: object) -> str:
    """A record with two reshuffles, but for these fields."""
    return json.dumps({name: value for name, value in (RESHUFFLED | fields).items() if value is not LEFT_OUT})


def over(*choices: object) -> str:
    """A game of one seat to one point: one stay wins it."""
    return json_of(seats=["Ana"], rules={"target": 1}, choices=choices)


def mixed(*, seed: object = MIX.seed.hex(), **fields: object) -> str:
    """A record whose seed is mixed from a secret and two words, but for these fields of the mix."""
    mix = {"secret": SEED.hex(), "secret_hash": secret_hash(SEED), "words": list(MIX.words)} | fields
    given = {name: value for name, value in mix.items() if value is not LEFT_OUT}
    return json_of(seed=seed, mix=given, shuffles=LEFT_OUT)


NO_JSON = [
    ("empty", "", ["line 1, column 1", "not JSON"]),
    ("binary", "\x00\x01\ufffd\x7f", ["line 1, column 1", "not JSON"]),
    ("no JSON", '{"format": "flip7/1",\n "seats": [Ana]}', ["line 2, column 12", "not JSON"]),
    ("cut off", json_of()[:-1], ["line 1, column", "not JSON"]),
    ("something after it", json_of() + "\n3", ["line 2, column 1", "not JSON"]),
    (
        "another game after it",
        json_of() + "\n" + json_of(),
        ["line 2, column 1", "another game begins here", "read_games"],
    ),
    ("a list", "[1, 2]", ["the record", "[1, 2]", "not an object"]),
    ("a number", "7", ["the record", "7", "not an object"]),
    ("nested deeply", '{"format": ' + "[" * 100_000, ["nested too deeply"]),
    ("a number of 10,000 digits", json_of()[:-1] + ', "dealer": ' + "7" * 10_000 + "}", ["too many digits"]),
]

FIELDS = [
    ("no format", json_of(format=LEFT_OUT), ["format: missing", "flip7/1"]),
    ("another format", json_of(format="flip7/2"), ['format: "flip7/2"', "flip7/1"]),
    ("a format that is no text", json_of(format=1), ["format: 1", "flip7/1"]),
    ("an unknown field", json_of(winner=1), ["the record", '"winner"', "seats", "choices"]),
    ("a field twice", '{"format": "flip7/1", "dealer": 0, "dealer": 1}', ["dealer: given twice"]),
    ("a rule twice", '{"format": "flip7/1", "rules": {"target": 1, "target": 2}}', ["target: given twice"]),
]

SEATS = [
    ("no seats", json_of(seats=LEFT_OUT), ["seats: null", "not a list"]),
    ("a number of seats", json_of(seats=3), ["seats: 3", "not a list"]),
    ("seats in a text", json_of(seats="ABC"), ['seats: "ABC"', "not a list"]),
    ("an empty table", json_of(seats=[]), ["seats: 0 seats", "1 to 100"]),
    ("101 seats", json_of(seats=["Ana"] * 101), ["seats: 101 seats", "1 to 100"]),
    ("a million seats", json_of(seats=["Ana"] * 1_000_000), ["seats: 1000000 seats", "1 to 100"]),
    ("a name that is a number", json_of(seats=["Ana", 7]), ["seats[1]: 7", "not a text"]),
    ("no name", json_of(seats=["Ana", None]), ["seats[1]: null", "not a text"]),
    ("an empty name", json_of(seats=["Ana", ""]), ["seats[1]", "1 to 100 characters", "''"]),
    ("a name of spaces", json_of(seats=["   "]), ["seats[0]", "1 to 100 characters"]),
    ("a long name", json_of(seats=["A" * 101]), ["seats[0]", "1 to 100 characters"]),
    ("a line break in a name", json_of(seats=["A\nB"]), ["seats[0]", r"'A\nB'", "cannot be shown"]),
    ("an escape code in a name", json_of(seats=["\x1b[2J"]), ["seats[0]", r"\x1b", "cannot be shown"]),
    ("a line separator in a name", json_of(seats=["A\u2028B"]), ["seats[0]", r"\u2028", "cannot be shown"]),
    ("half a character in a name", json_of(seats=["\ud800"]), ["seats[0]", r"\ud800", "cannot be shown"]),
]

DEALERS = [
    ("a dealer past the last seat", json_of(dealer=3), ["dealer 3", "0 to 2"]),
    ("a negative dealer", json_of(dealer=-1), ["dealer -1", "0 to 2"]),
    ("true as dealer", json_of(dealer=True), ["dealer: true", "not a whole number"]),
    ("a fraction as dealer", json_of(dealer=1.0), ["dealer: 1.0", "not a whole number"]),
    ("a name as dealer", json_of(dealer="Ana"), ['dealer: "Ana"', "not a whole number"]),
    ("null as dealer", json_of(dealer=None), ["dealer: null", "not a whole number"]),
]

RULES = [
    ("rules that are a list", json_of(rules=[200]), ["rules: [200]", "not an object"]),
    ("an unknown rule", json_of(rules={"jokers": 2}), ["rules", '"jokers"', "target, first, flip_7, decks"]),
    ("a target of 0", json_of(rules={"target": 0}), ["rules: target is 0", "1 to 1000000"]),
    ("a target past all bounds", json_of(rules={"target": 10**9}), ["rules: target is 1000000000", "1 to 1000000"]),
    ("a target that is a text", json_of(rules={"target": "200"}), ["rules: target is '200'", "1 to 1000000"]),
    ("true as target", json_of(rules={"target": True}), ["rules: target is ", "1 to 1000000"]),
    ("a fraction as target", json_of(rules={"target": 200.0}), ["rules: target is 200.0", "1 to 1000000"]),
    ("somebody else first", json_of(rules={"first": "right"}), ['rules: first is "right"', "'dealer' or 'left'"]),
    ("a number as first", json_of(rules={"first": 1}), ["rules: first is 1", "'dealer' or 'left'"]),
    ("a list as first", json_of(rules={"first": ["left"]}), ['rules: first is ["left"]', "'dealer' or 'left'"]),
    ("a negative Flip 7", json_of(rules={"flip_7": -1}), ["rules: flip_7 is -1", "0 to 1000"]),
    ("no decks", json_of(rules={"decks": 0}), ["rules: decks is 0", "1 to 20"]),
    ("a million decks", json_of(rules={"decks": 10**6}), ["rules: decks is 1000000", "1 to 20"]),
]

SOURCES = [
    ("no cards", json_of(shuffles=LEFT_OUT), ["seed", "shuffles", "drawn"]),
    ("a real deck and a seed", json_of(shuffles=LEFT_OUT, seed=SEED.hex(), drawn=[]), ["seed", "drawn"]),
    ("a real deck and shuffles", json_of(drawn=["12"]), ["shuffles", "drawn"]),
    ("a short seed", json_of(seed="00"), ['seed: "00"', "64 hex digits"]),
    ("a seed with spaces", json_of(seed="00 " * 32), ['seed: "00 00', "64 hex digits"]),
    ("a seed without hex digits", json_of(seed="xy" * 32), ['seed: "xyxy', "64 hex digits"]),
    ("a number as seed", json_of(seed=7), ["seed: 7", "not a text"]),
    ("a short seed_hash", json_of(seed_hash="00"), ['seed_hash: "00"', "64 hex digits"]),
    ("a number as shuffles", json_of(shuffles=7), ["shuffles: 7", "not a list"]),
    ("one list too few", json_of(shuffles=codes(order("12"))), ['shuffles[0]: "12"', "not a list"]),
    ("a card that is a number", json_of(shuffles=[[12, 5]]), ["shuffles[0][0]: 12", "not a text"]),
    ("an unknown card", json_of(shuffles=[["12", "13"]]), ["shuffles[0][1]: '13'", "not a card"]),
    ("a card in small letters", json_of(drawn=["fz"], shuffles=LEFT_OUT), ["drawn[0]: 'fz'", "not a card"]),
    ("a missing card", json_of(shuffles=[codes(order("0"))[1:]]), ["shuffles: shuffle 0", "1 0 too few"]),
    ("a card too many", json_of(shuffles=[[*codes(order("")), "SC"]]), ["shuffles: shuffle 0", "1 SC too many"]),
    (
        "a card double in place of another",
        json_of(shuffles=[["12", *codes(order("0"))[1:]]]),
        ["shuffles: shuffle 0", "1 0 too few", "1 12 too many"],
    ),
    ("no shuffle", json_of(shuffles=[]), ["needs a seed or shuffles"]),
    ("cards of two decks", json_of(shuffles=[codes(order("", decks=2))]), ["shuffles: shuffle 0", "12 12 too many"]),
    ("a shuffle of another seed", json_of(seed="00" * 32), ["shuffles: shuffle 0", "not the one that the seed gives"]),
    (
        "a reshuffle of another seed",
        reshuffled(shuffles=[*RESHUFFLED["shuffles"][:2], RESHUFFLED["shuffles"][2][::-1]]),
        ["shuffles: shuffle 2", "not the one that the seed gives"],
    ),
    (
        "a missing reshuffle",
        reshuffled(seed=LEFT_OUT, shuffles=RESHUFFLED["shuffles"][:2]),
        ["shuffles: shuffle 2 is needed", "only 2 are given"],
    ),
    (
        "a reshuffle without a card",
        reshuffled(seed=LEFT_OUT, shuffles=[RESHUFFLED["shuffles"][0], RESHUFFLED["shuffles"][1][1:]]),
        ["shuffles: shuffle 1", f"1 {RESHUFFLED['shuffles'][1][0]} too few"],
    ),
    (
        "a card that is not left",
        json_of(shuffles=LEFT_OUT, drawn=["0", "0"]),
        ["drawn[1]", "not an answer", "which card"],
    ),
    ("advice on a choice that is not there", json_of(advised=[9]), ["advised", "no choice 9"]),
    ("advice twice", json_of(advised=[0, 0]), ["advised", "rise"]),
    ("advice on a word", json_of(advised=["0"]), ["advised[0]", "not a whole number"]),
    ("a card too late", json_of(shuffles=LEFT_OUT, drawn=["1", "2", "3", "4"]), ["drawn[3]", "A: hit or stay?"]),
    (
        "a choice too early",
        json_of(shuffles=LEFT_OUT, drawn=["1", "2", "3"], choices=["hit", "hit"]),
        ["choices[1]", "the drawn cards end before this choice"],
    ),
]

MIXES = [
    ("a mix that is a text", json_of(mix="tea"), ['mix: "tea"', "not an object"]),
    ("a mix that is a list", json_of(mix=["tea"]), ['mix: ["tea"]', "not an object"]),
    ("an unknown field of the mix", mixed(salt="x"), ["mix", '"salt"', "secret, secret_hash, words"]),
    ("no secret", mixed(secret=LEFT_OUT), ["mix.secret: null", "not a text"]),
    ("a short secret", mixed(secret="00" * 31), ['mix.secret: "0000', "64 hex digits"]),
    ("a long secret", mixed(secret="00" * 33), ['mix.secret: "0000', "64 hex digits"]),
    ("a number as secret", mixed(secret=7), ["mix.secret: 7", "not a text"]),
    ("a short secret_hash", mixed(secret_hash="0" * 2), ['mix.secret_hash: "00"', "64 hex digits"]),
    ("no words", mixed(words=LEFT_OUT), ["mix.words: null", "not a list"]),
    ("words in a text", mixed(words="tea"), ['mix.words: "tea"', "not a list"]),
    ("a word that is a number", mixed(words=["tea", 7]), ["mix.words[1]: 7", "not a text"]),
    ("an empty word", mixed(words=["tea", ""]), ["mix.words[1]", "a word has 1 to 100 characters", "''"]),
    ("a word of spaces", mixed(words=["  "]), ["mix.words[0]", "a word has 1 to 100 characters"]),
    ("a word of 101 characters", mixed(words=["x" * 101]), ["mix.words[0]", "a word has 1 to 100 characters"]),
    ("a line break in a word", mixed(words=["a\nb"]), ["mix.words[0]", r"'a\nb'", "cannot be shown"]),
    ("half a character in a word", mixed(words=["\ud800"]), ["mix.words[0]", r"\ud800", "cannot be shown"]),
    ("words in another order", mixed(words=list(MIX.words)[::-1]), ["the seed is not the one", "secret", "words"]),
    ("another secret", mixed(secret="00" * 32), ["the seed is not the one that the secret and the words give"]),
    ("another seed", mixed(seed="00" * 32), ["the seed is not the one that the secret and the words give"]),
    ("a mix without a seed", json_of(mix=json.loads(mixed())["mix"]), ["a secret needs the seed"]),
    (
        "a mix with a real deck",
        json_of(mix=json.loads(mixed())["mix"], shuffles=LEFT_OUT, drawn=[]),
        ["a secret needs the seed"],
    ),
]

CHOICES = [
    ("choices that are a text", json_of(choices="hit"), ['choices: "hit"', "not a list"]),
    ("another word", json_of(choices=["hit", "fold"]), ['choices[1]: "fold"', "'hit', 'stay'"]),
    ("a capital letter", json_of(choices=["Hit"]), ['choices[0]: "Hit"', "'hit', 'stay'"]),
    ("a card as choice", json_of(choices=["12"]), ['choices[0]: "12"', "'hit', 'stay'"]),
    ("true as choice", json_of(choices=["hit", True]), ["choices[1]: true", "number of a seat"]),
    ("a fraction as choice", json_of(choices=["hit", 1.0]), ["choices[1]: 1.0", "number of a seat"]),
    ("null as choice", json_of(choices=[None]), ["choices[0]: null", "number of a seat"]),
    ("a list as choice", json_of(choices=[["hit"]]), ['choices[0]: ["hit"]', "number of a seat"]),
    ("a seat for a move", json_of(choices=[1]), ["choices[0]: 1", "A: hit or stay?"]),
    ("a move for a seat", json_of(choices=["hit", "stay"]), ["choices[1]", "stay", "A: who gets the F3? (A, B, C)"]),
    ("no such seat", json_of(choices=["hit", 3]), ["choices[1]: 3", "A: who gets the F3? (A, B, C)"]),
    ("a negative seat", json_of(choices=["hit", -1]), ["choices[1]: -1", "A: who gets the F3? (A, B, C)"]),
    ("a seat that has stayed", json_of(dealer=1, choices=["stay", "hit", 1]), ["choices[2]: 1", "(A, C)"]),
    ("a choice after the end", over("stay", "stay"), ["choices[1]", "the game is over", "won by A"]),
]


@pytest.mark.parametrize(
    "text, words",
    [
        pytest.param(text, words, id=what)
        for what, text, words in [*NO_JSON, *FIELDS, *SEATS, *DEALERS, *RULES, *SOURCES, *MIXES, *CHOICES]
    ],
)
def test_a_bad_record_is_refused_in_one_line_that_says_where(text: str, words: list[str]) -> None:
    message = refusal(text)
    for word in words:
        assert word in message
    assert len(message) < 400


def refusal(text: str) -> str:
    """The one line with which the record is refused, when it is read or when it is replayed."""
    with pytest.raises(BadRecord) as caught:
        replay(from_json(text))
    message = str(caught.value)
    assert len(message.splitlines()) == 1
    return message


def test_the_good_record_that_the_bad_ones_are_made_of_is_not_refused() -> None:
    replay(from_json(json_of(choices=["hit", 1])))
    replay(from_json(reshuffled()))
    replay(from_json(over("stay")))
    assert from_json(mixed()).mix == MIX
    longest = Mix(SEED, ("x" * 100,), secret_hash(SEED))
    assert from_json(mixed(words=list(longest.words), seed=longest.seed.hex())).mix == longest


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_mix_cannot_be_made_of_a_secret_of_another_length(secret: bytes) -> None:
    with pytest.raises(BadSeed, match="a secret is 32 bytes"):
        Mix(secret)


@pytest.mark.parametrize("text", ["", " \n\t", "\ufeff"])
def test_a_text_with_nothing_in_it_is_neither_form(text: str) -> None:
    with pytest.raises(BadRecord, match="the record is empty"):
        read_record(text)


def test_a_field_twice_is_not_called_a_fault_of_the_json() -> None:
    assert refusal('{"format": "flip7/1", "dealer": 0, "dealer": 1}') == "dealer: given twice"


@pytest.mark.parametrize(
    "fields",
    [
        r'"a\nb": 1',
        r'"a\u2028b": 1',
        r'"a\u0085b": 1',
        r'"a\nb": 1, "a\nb": 2',
    ],
)
def test_an_odd_field_name_does_not_break_the_line(fields: str) -> None:
    refusal("{" + fields + "}")


def test_no_depth_of_nesting_is_too_deep_to_be_refused() -> None:
    for depth in range(900, 1100):
        for field in ("dealer", "choices", "rules", "seats", "mix"):
            refusal(json_of(**{field: "HERE"}).replace('"HERE"', "[" * depth + "]" * depth))


@pytest.mark.parametrize("field, value", [("dealer", "7" * 4000), ("choices", f"[{'7' * 4000}]")])
def test_a_number_of_4000_digits_is_quoted_cut_short(field: str, value: str) -> None:
    assert len(refusal(json_of(**{field: "HERE"}).replace('"HERE"', value))) < 400


def test_a_number_of_10000_digits_is_refused_without_advice_for_programmers() -> None:
    assert "sys." not in refusal(json_of()[:-1] + ', "dealer": ' + "7" * 10_000 + "}")


@pytest.mark.parametrize(
    "text", [json_of(choices=["hit", "stay"]), json_of(shuffles=LEFT_OUT, drawn=["0", "0"])], ids=["move", "card"]
)
def test_an_illegal_choice_is_quoted_as_it_was_written(text: str) -> None:
    assert "<" not in refusal(text)


def test_a_card_after_the_end_of_the_game_is_refused_with_that_reason() -> None:
    text = json_of(seats=["Ana"], rules={"target": 1}, shuffles=LEFT_OUT, drawn=["1", "2"], choices=["stay"])
    assert "the game is over" in refusal(text)


def test_advice_is_written_only_where_it_was_given_and_reached() -> None:
    record = Record(seats=("Ana", "Ben"), seed=bytes(32))
    assert "advised" not in json.loads(to_json(record))
    assert "advised" not in json.loads(to_json(replace(record, advised=(1,)))), "the question was taken back"
    assert json.loads(to_json(replace(record, advised=(0,))))["advised"] == [0]
