"""The quick way of reading a text comes to what looking at every word comes to, or leaves the text to that."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.core.errors import Flip7Error
from flip7.core.game import Game
from flip7.core.latecomers import StartingPoints
from flip7.record import Record, branched, from_notation, replay, to_notation
from flip7.record.notation.as_written import read_as_written
from flip7.record.notation.from_events import Scribe
from flip7.record.notation.reader import read_word_by_word
from tests.record.samples import SEED, dry_at_once, dry_in_the_deal, dry_on_a_flip, dry_on_a_hit, with_reshuffles
from tests.record.test_round_trip import LARGE, SMALL

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.f7"))
TEXT = GOLDEN[3].read_text(encoding="utf-8")
PIECES = st.sampled_from([*"ABDhs?!()/;=%'~x#-{} \n", *"0129", "FZ", "F3", "SC", ">A", "A s / ", "B h ", '[E "E"]'])


def outcome(read: Callable[[str], Record | None], text: str) -> Record | str | None:
    """What comes of reading: the record, or the message of the error."""
    try:
        return read(text)
    except Flip7Error as error:
        return str(error)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_whole_game_is_read_without_looking_at_every_word(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_as_written(text)
    assert record is not None
    assert record == read_word_by_word(text)


@pytest.mark.parametrize("sample", [with_reshuffles, dry_on_a_flip, dry_at_once, dry_on_a_hit, dry_in_the_deal])
def test_so_is_one_with_reshuffles_or_too_few_cards(sample: Callable[[], Record]) -> None:
    record = sample()
    assert read_as_written(to_notation(record)) == record


def test_so_is_one_that_somebody_joined_later() -> None:
    game = Game.seeded(2, SEED.hex())
    game.join(StartingPoints.LOWEST)
    while game.table.round < 3 and game.asked is not None:
        game.play(game.asked.options[-1])
    record = Record.of(game)
    assert read_as_written(to_notation(record)) == record


def test_the_space_between_two_games_does_not_matter() -> None:
    assert read_as_written(f"\n{TEXT}\n\n") == read_word_by_word(TEXT)


@pytest.mark.parametrize(
    "text",
    [
        "A 12 / B 5 / C 7 / A s",
        re.sub(r"\[Seed .*\n", "", TEXT),
        TEXT.replace("1. A / ", "{a comment} 1. A / ").replace("A 12 / ", "A 12 {two} / "),
        TEXT.replace(" = 0 29 25 26", ""),
        to_notation(branched(from_notation(TEXT), 3, SEED, same_cards=False)),
        "",
    ],
    ids=["no names", "no seed", "comment", "no points", "branch", "nothing"],
)
def test_the_rest_is_left_to_looking_at_every_word(text: str) -> None:
    assert read_as_written(text) is None
    assert outcome(from_notation, text) == outcome(read_word_by_word, text)


@given(SMALL | LARGE)
def test_a_text_that_was_written_is_read_in_the_same_way_or_left(record: Record) -> None:
    text = to_notation(record)
    assert read_as_written(text) in (None, record)
    assert read_word_by_word(text) == record


@st.composite
def changed(draw: st.DrawFn) -> str:
    """A whole game with something left out, put in or replaced."""
    text = TEXT
    for _ in range(draw(st.integers(1, 2))):
        start = draw(st.integers(0, len(text)))
        left_out = draw(st.integers(0, 5))
        text = text[:start] + draw(st.just("") | PIECES) + text[start + left_out :]
    return text


@settings(max_examples=40)
@given(changed())
def test_a_changed_text_gives_the_same_record_or_the_same_message(text: str) -> None:
    assert outcome(from_notation, text) == outcome(read_word_by_word, text)


@pytest.mark.integration
@settings(max_examples=400)
@given(changed())
def test_many_changed_texts_give_the_same(text: str) -> None:
    assert outcome(from_notation, text) == outcome(read_word_by_word, text)


@pytest.mark.parametrize("seat", ["FZA", "CW", "ZZ", "A B"])
def test_a_seat_that_is_none_is_named_as_ever(seat: str) -> None:
    text = TEXT.replace("F3>A(4", f"F3>{seat}(4")
    assert outcome(from_notation, text) == outcome(read_word_by_word, text)


@given(SMALL | LARGE)
def test_turns_that_all_games_share_are_those_that_would_be_made_for_one(record: Record) -> None:
    replayed = replay(record)
    shared, made = Scribe(), Scribe()
    shared.write_all(replayed.events)
    for event in replayed.events:
        made.write(event)
    assert shared.rounds == made.rounds
