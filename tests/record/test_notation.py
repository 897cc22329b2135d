"""The `.f7` notation: every mark is written, read and checked; what is wrong is refused with line and column."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.core.cards import FREEZE, SECOND_CHANCE, parse_cards
from flip7.core.decisions import HIT, STAY, Give
from flip7.core.errors import Flip7Error
from flip7.core.rules import First, Rules
from flip7.core.shuffle import secret_hash, seed_hash
from flip7.record import BadNotation, Mix, Record, from_notation, replay, to_notation
from tests.record.samples import (
    MIX,
    SEED,
    dry_at_once,
    dry_in_the_deal,
    dry_on_a_flip,
    dry_on_a_hit,
    order,
    rounds_written,
    with_reshuffles,
)
from tests.scenario import A, B, C, D, after

THREE = "A 1 / B 2 / C 3 / "
FOUR = "A 1 / B 2 / C 3 / D 4 / "
SIX_NUMBERS = "A 0 / A h 1 / A h 2 / A h 3 / A h 4 / A h 5 / "


def refusal(marked: str) -> str:
    """Why the text is refused, which must be said in one line and begin with the place that `^` marks in it."""
    before, _, behind = marked.partition("^")
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    with pytest.raises(BadNotation) as caught:
        from_notation(before + behind)
    message = str(caught.value)
    assert len(message.splitlines()) == 1
    assert caught.value.where == (line, column)
    place, _, problem = message.partition(": ")
    assert place == f"line {line}, column {column}"
    return problem


def test_the_example_of_the_design_is_a_game() -> None:
    text = "1. A / A 1 / B 2 / C 3 / D 4 / A h F3>C(5 F3' 6; F3>D(7 8 9)) / B s / C s / D s / A s = 1 2 14 28"
    record = from_notation(text)
    assert record.choices == (HIT, C, D, STAY, STAY, STAY, STAY)
    assert record.drawn == tuple(parse_cards("1 2 3 4 F3 5 F3 6 7 8 9"))
    assert rounds_written(record) == text + "\n2. B / B ?"


# --- every mark -----------------------------------------------------------------------------------------------------

WRITTEN = {
    "dealt": "A 1 / B 2",
    "a hit": "A 1 / B 2 / A h 3",
    "a hit without a choice": "A FZ>B / C 3 / A h 4",
    "a stay": "A 1 / B 2 / A s",
    "a Freeze given": THREE + "A h FZ>B",
    "a Second Chance passed on": "A SC / B 2 / C 3 / A h SC>C",
    "the flips of a Flip Three": THREE + "A h F3>B(4 +2 SC)",
    "a card set aside": THREE + "A h F3>B(4 FZ' ?)",
    "a card handed out": THREE + "A h F3>B(FZ' 5 6; FZ>A)",
    "several cards handed out": FOUR + "A h F3>C(F3' FZ' 5; F3>D(7 8 9) FZ>B)",
    "a Flip Three in a Flip Three": FOUR + "A h F3>B(F3' FZ' 5; F3>C(F3' 6 7; F3>D(8 9 10)) FZ>D)",
    "saved": "A SC / B 2 / A h 3 / B s / A h 3~",
    "bust": "A 3 / B 2 / A h 3x",
    "a bust in a Flip Three": THREE + "A h F3>C(FZ' 3x)",
    "Flip 7": SIX_NUMBERS + "A h 6# = 36\n2. A / A ?",
    "a Second Chance that nobody can take": "A SC / A h SC-",
    "a card whose holder is out": THREE + "A h F3>C(FZ' F3' 4; FZ>B F3>B-)",
    "what waits is lost in a Flip 7": (
        SIX_NUMBERS.replace("A 0", "A 0 / B 12").replace("h 1", "h 1 / B s")
        + "A h F3>A(F3' FZ' +2; F3>A(6#) FZ>A-) = 38 12\n2. B / B ?"
    ),
    "points and the next round": "A 1 / B 2 / A s / B s = 1 2\n2. B / B ?",
    "an unknown card in the deal": "A 1 / B ?",
    "an unknown card on a hit": "A 1 / B 2 / A h ?",
    "an unknown card in a Flip Three": THREE + "A h F3>B(4 ?)",
    "a Freeze not given yet": THREE + "A h FZ?",
    "a Second Chance not passed on yet": "A SC / B 2 / C 3 / A h SC?",
    "the first card not handed out yet": FOUR + "A h F3>C(F3' FZ' 5; F3?)",
    "the second card not handed out yet": FOUR + "A h F3>C(F3' FZ' 5; F3>A FZ?)",
    "a card that waits for an inner Flip Three": FOUR + "A h F3>C(F3' FZ' 5; F3>A(?) FZ>B)",
    "a card that waits for an inner question": "A SC / B 2 / C 3 / D 4 / A h F3>C(F3' FZ' 5; F3>A(SC?) FZ>D)",
}


@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN)
def test_a_mark_is_read_and_written_in_the_same_way(text: str) -> None:
    assert rounds_written(from_notation(text)) == "1. A / " + text


WRONG = {
    "h too much": ("^A h 1", "«h» is too much"),
    "h or s missing": ("A 1 / B 2 / ^A 3", "«h» or «s» is missing"),
    "h missing although there is no choice": ("A FZ>B / C 3 / ^A 4", "«h» is missing"),
    "a stay without cards": ("A FZ>B / C 3 / ^A s", "A has no card and cannot stay (T.4)"),
    "a card behind s": ("A 1 / B 2 / A s ^3", "expected"),
    "another seat's turn": ("A 1 / B 2 / ^B h 3", "it is A's turn, not B's"),
    "given to somebody out": (THREE + "A s / B h ^FZ>A", "the FZ cannot be given to A, only to B, C"),
    "given to the wrong one without a choice": ("A SC / B SC / C 3 / A h ^SC>B", "'SC>B' should be 'SC>C'"),
    "not given": (THREE + "A h FZ / ^B s", "the turn before is not finished: A: who gets the FZ? (A, B, C)"),
    "not given although there is no choice": ("A SC / B SC / C 3 / A h ^SC / B s", "'SC' should be 'SC>C'"),
    "a number given": (THREE + "A h ^4>B", "nothing is given to B here"),
    "a first Second Chance given": ("A ^SC>B / B 2", "nothing is given to B here"),
    "flips missing": (THREE + "A h F3>B / ^B s", "the turn before is not finished: B: which card came up?"),
    "a flip missing": (THREE + "A h F3>B(4 5) / ^B s", "the turn before is not finished: B: which card came up?"),
    "a fourth flip": (THREE + "A h F3>B(4 5 6 ^7)", "no card is drawn here, so 7 cannot be"),
    "a flip after a bust": (THREE + "A h F3>B(2x ^4)", "no card is drawn here, so 4 cannot be"),
    "flips of a number": (THREE + "A h ^4(5 6 7)", "only a Flip Three given to somebody has flips"),
    "flips of nobody": (THREE + "A h ^F3(4 5 6)", "only a Flip Three given to somebody has flips"),
    "no flips in the brackets of a discarded card": (
        THREE + "A h F3>C(FZ' F3' 4; FZ>B F3>B-(^5 6 7))",
        "no card is drawn here, so 5 cannot be",
    ),
    "' missing": (THREE + "A h F3>B(^FZ 5 6; FZ>A)", "'FZ' should be \"FZ'\""),
    "' too much": (THREE + "A h F3>B(^5' 6 7)", "\"5'\" should be '5'"),
    "' outside a Flip Three": (THREE + "A h FZ' / ^B s", "the turn before is not finished: A: who gets the FZ?"),
    "not handed out": (THREE + "A h F3>B(FZ' 5 6) / ^B s", "not finished: B: who gets the FZ? (A, B, C)"),
    "not handed out although there is no choice": (
        "A 1 / B 2 / A s / B h ^F3>B(FZ' 5 6) = 1 13",
        "'FZ>B' is missing in \"F3>B(FZ' 5 6)\"",
    ),
    "handed out twice": (THREE + "A h F3>B(FZ' 5 6; FZ>A ^FZ>C)", "nothing is given to C here"),
    "another card handed out": (THREE + "A h F3>B(FZ' 5 6; ^F3>A) / B s", "'F3>A' should be 'FZ>A'"),
    "~ missing": ("A SC / A h 3 / A h ^3", "'3' should be '3~'"),
    "~ too much": ("A SC / A h ^3~", "'3~' should be '3'"),
    "x in place of ~": ("A SC / A h 3 / A h ^3x", "'3x' should be '3~'"),
    "x missing": ("A 3 / B 2 / A h ^3 / B s", "'3' should be '3x'"),
    "x missing at the end": ("A 3 / B 2 / A h ^3", "'3' should be '3x'"),
    "x too much": ("A 3 / B 2 / A h ^4x", "'4x' should be '4'"),
    "# missing": (SIX_NUMBERS + "A h ^6 = 36", "'6' should be '6#'"),
    "# too much": ("A 0 / A h ^1#", "'1#' should be '1'"),
    "- missing for a Second Chance": ("A SC / A h ^SC", "'SC' should be 'SC-'"),
    "- missing for a card handed out": (
        THREE + "A h F3>C(FZ' F3' 4; FZ>B ^F3>B)",
        "'F3>B' should be 'F3>B-'",
    ),
    "- too much": (THREE + "A h F3>C(FZ' 4 5; ^FZ>B-)", "'FZ>B-' should be 'FZ>B'"),
    "% too much": ("A 1 / B ^% 2", "'% 2' should be '2'"),
    "? with a card behind it": ("A 1 / B ? / ^C 3", "it is B's turn, not C's"),
    "? in place of a card": (THREE + "A h F3>B(4 ? ^/ 5)", "expected a card"),
    "? too much": (THREE + "A h ^4?", "'4?' should be '4'"),
    "! in the deal": ("A 1 / B ^!", "'!' should be '?'"),
    "! on a hit": ("A 1 / B 2 / A h ^!", "'!' should be '?'"),
    "! in a Flip Three": (THREE + "A h F3>B(4 ^!)", "'!' should be '?'"),
    "points too early": ("A 1 / B 2 / A s = ^1 2", "round 1 is not over"),
    "wrong points": ("A 1 / B 2 / A s / B s = ^1 3", "the points of round 1 are 1 2"),
    "points of one seat missing": ("A 1 / B 2 / A s / B s = ^1", "the points of round 1 are 1 2"),
    "a turn after the round": ("A 1 / A s / ^A h 3", "round 1 is over"),
    "no number of the next round": ("A 1 / A s = 1\n^A 2", "expected the next round, such as «2. B», found 'A'"),
    "another number": ("1. A / A 1 / A s = 1\n^3. A / A 2", "this is round 2, not round 3"),
    "the first round is not the first": ("^2. A / A 1", "this is round 1, not round 2"),
    "another dealer": ("1. A / A 1 / B 2 / A s / B s = 1 2\n^2. A / B 3", "the dealer is B, not A"),
    "a stroke before the first turn": ("^/ A 1 / B 2", "expected a seat's letter, found '/'"),
    "two strokes": ("A 1 / ^/ B 2", "expected a seat's letter, found '/'"),
    "no stroke": ("A 1 ^B 2", "expected «/» and the next turn, or the next round, such as «2. B», found 'B'"),
    "a card in place of a seat": ("A 1 / ^SC 2", "expected a seat's letter, found 'SC'"),
    "a card in place of a dealer": ("1. ^FZ / A 1", "expected a seat's letter, found 'FZ'"),
    "a verb behind the dealer": ("1. A ^h / A 1", "expected «/» and the next turn, or the next round"),
    "two reshuffles": ("A 1 / B % ^% 2", "expected a card, found '%'"),
    "a reshuffle without a card": ("A 1 / B % ^/ C 3", "expected a card, found '/'"),
    "an unknown card behind a reshuffle": ("A 1 / B % ^13", "'13' is not a card"),
    "the end in place of a dealer": ("1.^", "expected a seat's letter, found the end"),
    "a round in place of a card": ("A ^2. B / B 3", "expected a card, found '2.'"),
    "no dealer": ("1. ^/ A 1", "expected a seat's letter, found '/'"),
    "the round goes on": ("1. A / A 1 / B 2 / A s\n^2. B / B 3", "this is round 1, not round 2"),
    "a round after the game": ('[Target "1"]\n1. A / A 1 / A s = 1\n^2. A / A 2', "the game is over"),
    "an unknown card": ("A 1 / B ^13", "'13' is not a card"),
    "an unknown modifier": ("A 1 / B ^+3", "'+3' is not a card"),
    "a card in small letters": ("A 1 / B ^fz", "'fz' is not a card, seat or mark"),
    "a card that is not left": ("A 0 / B ^0", "no 0 is left in the draw pile"),
    "a seat too far": ("A 1 / ^ZZ 2", "'ZZ' is not a seat: a table has at most 100"),
    "a seat of three letters": ("A 1 / B FZ / ^AAA 2", "'AAA' is not a seat"),
    "nobody": ("A 1 / ^5", "expected a seat's letter, found '5'"),
    "no card": ("A 1 / B ^/ C 3", "expected a card, found '/'"),
    "a stroke at the end": ("A 1 /^", "expected a seat's letter, found the end"),
    "a bracket too much": (THREE + "A h F3>B(4 5 6)^) / B s", "expected"),
    "a bracket missing": (THREE + "A h F3>B(4 5 6 ^/ B s", "expected a card, found '/'"),
    "brackets without end": ("A " + "F3>A(" * 100 + "F3>A(^" + "F3>A(" * 100_000, "nested too deeply"),
    "another word": ("A 1 / B 2 / A ^hit 3", "'hit' is not a card, seat or mark"),
    "binary": ("^\x00\x01", r"'\x00\x01' is not a card, seat or mark"),
    "a comment without end": ("A 1 / B 2 ^{and so on\nA h 3", "this comment is never closed"),
    "a fault in the third line": ("{one}\n{two}\nA 1 / ^C 2 / B 3", "it is B's turn, not C's"),
    "nothing": ("^", "there is no game in this text"),
    "nothing but a comment": ("{a game}^", "there is no game in this text"),
}


@pytest.mark.parametrize(
    "marked, problem",
    [pytest.param(*case, id=what) for what, case in WRONG.items()],
)
def test_a_mark_that_is_missing_or_wrong_is_refused_where_it_stands(marked: str, problem: str) -> None:
    assert problem in refusal(marked)


@pytest.mark.parametrize("marked", ["A 1 / B 2 / ^A !", "A 1 / A s / ^A !", "A 1 / B 2 / A h 3 / ^B !"])
def test_a_draw_pile_that_is_not_empty_cannot_have_run_out(marked: str) -> None:
    refusal(marked)


@pytest.mark.parametrize("marked", ["^" + "7" * 5000 + ". A", "A 1 / A s = ^" + "7" * 5000], ids=["round", "points"])
def test_a_number_of_5000_digits_is_refused_like_any_other(marked: str) -> None:
    assert len(refusal(marked)) < 400


# --- reshuffles and empty decks ---------------------------------------------------------------------------------------


def test_every_reshuffle_is_marked() -> None:
    text = to_notation(with_reshuffles())
    assert text.count("% ") == 2
    assert to_notation(from_notation(text)) == text


def test_a_reshuffle_that_is_not_marked_is_refused() -> None:
    """Without its % the card stands where the % stood."""
    marked = rounds_written(with_reshuffles()).replace("% ", "^", 1)
    assert "should be '% " in refusal('[Target "1000000"]\n' + marked)


@pytest.mark.parametrize(
    "record, mark",
    [
        (dry_on_a_flip(), " / R h F3>C(F3' FZ' SC; F3>C(F3' !) FZ>C-) = "),
        (dry_on_a_hit(), " / N h ! = "),
        (dry_in_the_deal(), " / CH ! = "),
    ],
    ids=["flip", "hit", "deal"],
)
def test_a_deck_that_runs_out_is_marked(record: Record, mark: str) -> None:
    text = to_notation(record)
    assert mark in text
    assert from_notation(text) == record


@pytest.mark.parametrize("instead", ["?", "5"])
def test_a_deck_that_has_run_out_must_be_marked(instead: str) -> None:
    round_1, _, _ = rounds_written(dry_on_a_hit()).partition(" = ")
    assert refusal(round_1.replace("!", "^" + instead)) == f"'{instead}' should be '!'"


@pytest.mark.parametrize(
    "instead, problem",
    [
        (" / CI ! = ", "it is CH's turn, not CI's"),
        (" = ", "round 1 goes on: a turn is missing at its end"),
    ],
)
def test_a_turn_that_no_card_was_left_for_is_whose_it_was(instead: str, problem: str) -> None:
    text = to_notation(dry_in_the_deal()).replace(" / CH ! = ", instead)
    with pytest.raises(BadNotation, match=problem):
        from_notation(text)


def test_a_flip_three_that_no_card_was_left_for_has_its_mark() -> None:
    text = to_notation(dry_at_once())
    assert from_notation(text) == dry_at_once()
    with pytest.raises(BadNotation, match=r"the flips of 'F3>.' are missing$"):
        from_notation(text.replace("(!) = ", " = "))


# --- tags -------------------------------------------------------------------------------------------------------------

ALL_TAGS = f"""[Format "flip7/1"]
[A "Ana"]
[B "Ben \\"7\\" Ågren"]
[Target "100"]
[First "left"]
[Flip7 "20"]
[Decks "2"]
[SeedHash "{seed_hash(SEED)}"]
[Shuffle "{" ".join(map(str, order("5 7", decks=2)))}"]
[Shuffle "1 2 3"]

1. A / B 5 / A 7
"""


def test_every_tag_is_read_and_written() -> None:
    record = from_notation(ALL_TAGS)
    assert record == Record(
        seats=("Ana", 'Ben "7" Ågren'),
        rules=Rules(target=100, first=First.LEFT, flip_7=20, decks=2),
        seed_hash=seed_hash(SEED),
        shuffles=(order("5 7", decks=2), tuple(parse_cards("1 2 3"))),
    )
    assert to_notation(record) == ALL_TAGS


def test_a_seed_in_a_tag_gives_the_cards() -> None:
    record = Record(("Ana", "Ben", "Cleo"), seed=SEED)
    assert f'[Seed "{SEED.hex()}"]' in to_notation(record)
    assert from_notation(to_notation(record)) == record


MIX_TAGS = f"""[Seed "{MIX.seed.hex()}"]
[SecretHash "{secret_hash(SEED)}"]
[Secret "{SEED.hex()}"]
[Word "tea"]
[Word "a \\"quoted\\" Käsekuchen\\\\"]
"""


def test_the_tags_of_a_mix_are_read_and_written() -> None:
    record = Record(("Ana", "Ben"), seed=MIX.seed, mix=MIX)
    assert MIX_TAGS in to_notation(record)
    assert from_notation(to_notation(record)) == record


def test_a_secret_alone_is_a_mix_without_words() -> None:
    record = Record(("Ana", "Ben"), seed=Mix(SEED).seed, mix=Mix(SEED))
    assert from_notation(f'[A "Ana"] [B "Ben"] [Secret "{SEED.hex()}"] [Seed "{Mix(SEED).seed.hex()}"]') == record


def test_comments_may_stand_between_all_words() -> None:
    text = "{a} 1. {b} A {c} / {d} A {e} 1 {f} / {g} A {h} h {i} F3>A {j} ( {k} 2 {l} 3 {m} 4 {n} ) {o} = {p} 10 {q}"
    bare = re.sub(r"\{.\}", "", text).replace("A  h", "A h")
    assert from_notation(text[: text.index("=")]) == from_notation(bare[: bare.index("=")])
    assert "round 1 is not over" in refusal(text.replace("10", "^10"))


def test_seats_without_names_are_called_by_their_letters() -> None:
    assert from_notation("A 1 / B 2").seats == ("A", "B")


@pytest.mark.parametrize(
    "text, seats",
    [
        ("A 1", 1),
        ("A 1 / B 2 / C 3", 3),
        ("A FZ>D", 4),
        ("A F3>A(FZ' 2 3; FZ>E)", 5),
        ("A 1 / A s = 1", 1),
        ("1. C / C 4", 3),
        ("A 1 / B FZ>B / C SC / D 5 / A s / C s / D s = 1 0 0 5", 4),
    ],
)
def test_there_are_as_many_seats_as_the_text_mentions(text: str, seats: int) -> None:
    assert len(from_notation(text).seats) == seats


def test_names_alone_are_a_game_that_has_not_begun() -> None:
    assert from_notation('[A "Ana"] [B "Ben"]') == Record(("Ana", "Ben"), drawn=())


def test_seats_past_z_have_two_letters() -> None:
    text = "1. A / " + " / ".join(f"{letter} 12" for letter in "ABCDEFGHIJKL") + " / " + "M 11"
    names = "".join(f'[{chr(65 + seat)} "p{seat}"]\n' for seat in range(26)) + '[AA "p26"]\n'
    record = from_notation(names + text)
    assert len(record.seats) == 27
    assert '[AA "p26"]' in to_notation(record)


BAD_TAGS = {
    "not a tag": ("^[A Ana]", 'a tag looks like [A "Ana"]'),
    "not closed": ('^[A "Ana"\nA 1', 'a tag looks like [A "Ana"]'),
    "over two lines": ('^[A "An\na"]', 'a tag looks like [A "Ana"]'),
    "an escape that is none": (r'^[A "\q"]', "not a text as in JSON"),
    "advice on no number": ('[A "Ana"]\n^[Advised "first"]', "such as '3 17'"),
    "unknown": ('[A "Ana"]\n^[Event "Final"]', "unknown tag Event"),
    "twice": ('[A "Ana"]\n^[A "Ben"]', "A is given twice"),
    "a seat too early": ('^[B "Ben"]', "seat B is named before seat A"),
    "an empty name": ('^[A ""]', "a name has 1 to 100 characters"),
    "a control character": (r'^[A "A\u0007"]', "cannot be shown"),
    "another format": ('^[Format "flip7/9"]', "'flip7/9' is not 'flip7/1'"),
    "no number": ('[A "Ana"]\n^[Target "many"]', "'many' is not a whole number"),
    "a number with a sign": ('^[Target "-5"]', "'-5' is not a whole number"),
    "a number of another script": ('^[Target "\N{ARABIC-INDIC DIGIT SEVEN}"]', "is not a whole number"),
    "somebody else first": ('^[First "right"]', "'right' is not 'dealer' or 'left'"),
    "a short seed": ('^[Seed "00"]', "'00' is not 64 hex digits"),
    "a short hash": ('^[SeedHash "00"]', "'00' is not 64 hex digits"),
    "a short secret": ('^[Secret "00"]', "'00' is not 64 hex digits"),
    "a short hash of the secret": ('^[SecretHash "00"]', "'00' is not 64 hex digits"),
    "an empty word": ('[Word "tea"]\n^[Word ""]', "Word: a word has 1 to 100 characters"),
    "a word of 101 characters": (f'^[Word "{"x" * 101}"]', "Word: a word has 1 to 100 characters"),
    "a control character in a word": (r'^[Word "A\u0007"]', "cannot be shown"),
    "two secrets": (f'[Secret "{"0" * 64}"]\n^[Secret "{"0" * 64}"]', "Secret is given twice"),
    "a secret without a seed": (f'^[Secret "{SEED.hex()}"]\nA 1', "a secret needs the seed that was mixed from it"),
    "a word without a secret": (f'[Seed "{SEED.hex()}"] ^[Word "tea"]', "a SecretHash or a Word needs a Secret"),
    "a hash without a secret": (f'^[SecretHash "{"0" * 64}"]', "a SecretHash or a Word needs a Secret"),
    "another word": (
        MIX_TAGS.replace("tea", "tee").replace('[Word "a', '^[Word "a'),
        "the seed is not the one that the secret and the words give",
    ),
    "an unknown card": ('^[Shuffle "1 2 13"]', "'13' is not a card"),
    "a tag after a round": ('A 1 ^[A "Ana"]', "another game begins here, and one is wanted"),
    "too few names": ('[A "Ana"]\nA 1 / ^B 2', "'s turn"),
    "a dealer without a name": ('[A "Ana"]\n^1. B / B 1', "there is no seat B"),
}


@pytest.mark.parametrize("marked, problem", BAD_TAGS.values(), ids=BAD_TAGS)
def test_a_bad_tag_is_refused_where_it_stands(marked: str, problem: str) -> None:
    assert problem in refusal(marked)


def test_an_odd_value_does_not_break_the_line() -> None:
    refusal('^[A "\\q\u2028"]')


@pytest.mark.parametrize("tag", ['[Target "0"]', '[Flip7 "5000"]', '[Decks "21"]'])
def test_an_option_out_of_range_is_refused_where_it_stands(tag: str) -> None:
    assert "it must be a whole number from" in refusal(f'[A "Ana"]\n^{tag}\nA 1')


def test_101_seats_are_too_many() -> None:
    letters = [chr(65 + seat) for seat in range(26)]
    letters += [first + second for first in "ABC" for second in letters[:26]]
    tags = [f'[{letter} "x"]' for letter in letters[:101]]
    assert "at most 100 seats" in refusal("\n".join([*tags[:100], "^" + tags[100]]))


def test_cards_that_the_seed_does_not_give_are_refused_where_they_stand() -> None:
    assert rounds_written(Record(("Ana", "Ben", "Cleo"), seed=SEED)) == "1. A / A 3 / B 11 / C 10"
    problem = refusal(f'[Seed "{SEED.hex()}"]\nA 3 / B 11 / C ^9')
    assert problem == "the text shows 9, but the shuffle gives 10"


def test_cards_that_the_seed_does_not_give_are_refused_where_they_stand_even_if_a_choice_hangs_on_them() -> None:
    deck = " ".join(map(str, order("1 2 3 4")))
    problem = refusal(f'[Shuffle "{deck}"]\nA 1 / B 2 / C 3 / A h ^FZ>B / C s')
    assert "the text shows FZ, but the shuffle gives 4" in problem


def test_a_shuffle_without_all_cards_is_refused_where_it_stands() -> None:
    assert "0 too few" in refusal('^[Shuffle "1 2 3"]\nA 1 / B 2 / C 3')


# --- freedom in writing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "1. A / A 1 / B 2 / A h F3>B(4 5 6)",
        "A 1 / B 2 / A h F3>B(4 5 6)",
        "A 1/B 2/A h F3>B(4 5 6)",
        "  A   1 /\n\n B 2 / A h\tF3>B( 4 5 6 )\r\n",
        "A 1 {good} / B {Ben, a / in it; = 7} 2 / A h F3>B(4{!}5 6){oh}",
        "{before}A 1 / B 2 / A h F3>B(4 5 6){behind}",
        "A 1 / B 2 / A h F3>B(4 5 6",
    ],
)
def test_space_comments_and_the_first_rounds_number_do_not_matter(text: str) -> None:
    assert rounds_written(from_notation(text)) == "1. A / A 1 / B 2 / A h F3>B(4 5 6)"


@pytest.mark.parametrize(
    "short, full",
    [
        ("A 1 / B 2 / A h", "A 1 / B 2 / A h ?"),
        (THREE + "A h FZ", THREE + "A h FZ?"),
        (THREE + "A h F3>B", THREE + "A h F3>B(?)"),
        (THREE + "A h F3>B(", THREE + "A h F3>B(?)"),
        (THREE + "A h F3>B(4", THREE + "A h F3>B(4 ?)"),
        (THREE + "A h F3>B(FZ' 5 6", THREE + "A h F3>B(FZ' 5 6; FZ?)"),
        (THREE + "A h F3>B(FZ' 5 6;", THREE + "A h F3>B(FZ' 5 6; FZ?)"),
        ("A 1 / A s", "A 1 / A s = 1\n2. A / A ?"),
        ("A 1 / B 2 / A s / B h FZ", "A 1 / B 2 / A s / B h FZ>B = 1 2\n2. B / B ?"),
    ],
)
def test_at_its_end_a_text_may_leave_out_what_follows_by_itself(short: str, full: str) -> None:
    assert rounds_written(from_notation(short)) == "1. A / " + full


def test_a_round_may_leave_out_its_points() -> None:
    assert after("1. A / A 1 / A s\n2. A / A 2 / A s\n3. A").table.scores == [3]


def test_an_open_question_is_asked_again() -> None:
    """C has handed the Flip Three to A, who has a Second Chance to pass on; the Freeze for D waits."""
    game = after("A SC / B 2 / C 3 / D 4 / A h F3>C(F3' FZ' 5; F3>A(SC?) FZ>D)")
    assert game.asked == Give(A, SECOND_CHANCE, (B, C, D))
    assert FREEZE in game.table.waiting()


def test_a_game_with_a_real_deck_has_no_seed_and_its_cards_in_the_text() -> None:
    record = from_notation('[A "Ana"] [B "Ben"] A 12 / B 5 / A h 12x')
    assert record.seed is None
    assert record.shuffles is None
    assert record.drawn == tuple(parse_cards("12 5 12"))


# --- cut anywhere, or spoilt ------------------------------------------------------------------------------------------

A_LONG_TEXT = """\
[A "Ana"] [B "Ben"] [C "Cleo"] [D "Dov"] [Target "60"]
1. A / A 1 / B SC / C 3 / D F3>B(SC>A FZ' 4; FZ>C) / A h 4 / B h 7 / D h 12 / A h 4~ / B h F3>D(F3' FZ' 11;
F3>A(FZ' 2 10; FZ>D) FZ>D-) / A h SC / B h 6 / A s / B s = 17 17 3 23
2. B / B x2 / C +4 / D 8 / A 9 / B h 12 {brave} / C s / D s / A h 9x / B h 10 / B h 9 / B s = 0 62 4 8"""


def test_the_long_text_is_a_whole_game() -> None:
    assert replay(from_notation(A_LONG_TEXT)).game.table.winner == B
    plain = re.sub(r"\{.*?\}|\[.*?\]", "", A_LONG_TEXT)
    assert rounds_written(from_notation(A_LONG_TEXT)).split() == plain.split()


def test_a_text_cut_at_any_word_is_read_or_refused() -> None:
    for found in re.finditer(r"\b|$", A_LONG_TEXT):
        read_or_refused(A_LONG_TEXT[: found.start()])


def test_a_text_cut_behind_any_turn_is_the_beginning_of_the_game() -> None:
    whole = from_notation(A_LONG_TEXT)
    for found in list(re.finditer(r" / | = |\n", A_LONG_TEXT))[3:]:
        part = from_notation(A_LONG_TEXT[: found.start()])
        assert part.choices == whole.choices[: len(part.choices)]
        assert (part.drawn or ()) == (whole.drawn or ())[: len(part.drawn or ())]


def read_or_refused(text: str) -> None:
    """Nothing but a Flip7Error of one line comes of it."""
    message = ""
    try:
        from_notation(text)
    except Flip7Error as error:
        message = str(error)
    assert len(message.splitlines()) <= 1


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)


WORDS = st.sampled_from([*"ABChs?!()/;=%'~x#-{}.", *"0123456789", "FZ", "F3", "SC", "x2", "+4", ">A", ">B", "1.", "\n"])


@given(st.lists(WORDS, max_size=40))
def test_any_words_of_the_notation_are_read_or_refused(words: list[str]) -> None:
    read_or_refused(" ".join(words))


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """The long text with some pieces left out, put in or replaced."""
    text = A_LONG_TEXT
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 4))
        text = text[:start] + draw(WORDS | st.just("") | st.text(max_size=2)) + text[start + length :]
    return text


@given(spoilt())
def test_a_spoilt_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)
