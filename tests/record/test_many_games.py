"""Many games in one file, a game as a record, and the table before each step."""

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import pytest
from hypothesis import given

from flip7.core.apply import apply
from flip7.core.cards import parse_cards
from flip7.core.decisions import HIT, STAY, WhichCard
from flip7.core.decks import OpenDeck
from flip7.core.game import Game
from flip7.core.latecomers import Latecomer
from flip7.core.rules import First, Rules
from flip7.record import BadRecord, Record, from_notation, replay, to_json, to_notation
from flip7.record.files import BadFile, read_any, read_game, read_games, write_games
from flip7.record.headers import read_headers
from tests.core.random_games import DenseDeck, Plan, plans
from tests.record.samples import SEED, order, with_reshuffles
from tests.scenario import A, B, after

RECORDS = [
    Record(("Ana", "Ben"), (B,), seed=bytes(32)),
    with_reshuffles(),
    from_notation('[A "Käthe"] [B "二"] 1. A / A 1 / B 2 / A h 3'),
]


@pytest.mark.parametrize("name", ["games.jsonl", "games.f7"])
def test_games_are_read_as_they_were_written(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    assert write_games(file, RECORDS) == len(RECORDS)
    assert list(read_games(file)) == RECORDS
    assert list(read_games(str(file))) == RECORDS
    assert list(tmp_path.iterdir()) == [file]


def test_games_are_read_one_at_a_time(tmp_path: Path) -> None:
    """The second line is not looked at before the second game is asked for."""
    file = tmp_path / "games.jsonl"
    file.write_text(f"{to_json(RECORDS[0])}\nnonsense\n", encoding="utf-8")
    games = read_games(file)
    assert next(games) == RECORDS[0]
    with pytest.raises(BadFile, match=r"games\.jsonl: line 2: line 1, column 1: not JSON"):
        next(games)


def test_games_are_written_one_at_a_time(tmp_path: Path) -> None:
    """Each game is made when it is its turn, so that any number fits."""
    file, made = tmp_path / "games.jsonl", 0

    def games() -> Iterator[Record]:
        nonlocal made
        for record in RECORDS:
            made += 1
            yield record
            assert not file.exists()

    assert write_games(file, games()) == made == len(RECORDS)


def test_no_games_are_an_empty_file(tmp_path: Path) -> None:
    assert write_games(tmp_path / "none.jsonl", []) == 0
    assert list(read_games(tmp_path / "none.jsonl")) == []


def test_if_a_game_cannot_be_made_the_old_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    write_games(file, RECORDS[:1])

    def broken() -> Iterator[Record]:
        yield RECORDS[1]
        raise RuntimeError("no more games")

    with pytest.raises(RuntimeError):
        write_games(file, broken())
    assert list(read_games(file)) == RECORDS[:1]
    assert list(tmp_path.iterdir()) == [file]


def test_empty_lines_and_a_byte_order_mark_are_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"\ufeff{to_json(RECORDS[0])}\r\n\n   \n{to_json(RECORDS[1])}", encoding="utf-8")
    assert list(read_games(file)) == RECORDS[:2]


@pytest.mark.parametrize("form", [to_json, to_notation])
def test_games_come_from_the_standard_input_in_either_form(
    form: Callable[[Record], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    buffer = io.BytesIO("\n".join(["", *map(form, RECORDS)]).encode())
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=buffer))
    assert list(read_games("-")) == RECORDS
    assert not buffer.closed


@pytest.mark.parametrize(
    "content, problem",
    [
        (b"{}\n", "line 1: format: missing, it must be 'flip7/1'"),
        (b"\n\xff\n", "line 2: not a text: byte 0 is not UTF-8"),
        (b"A 12 / B 5\n", "line 1: line 1, column 1: not JSON: Expecting value"),
    ],
)
def test_a_line_that_is_no_record_is_named(content: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    with pytest.raises(BadFile) as caught:
        list(read_games(file))
    assert str(caught.value) == f"{file}: {problem}"


def test_a_line_longer_than_any_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.record.files.MAX_BYTES", 10)
    (tmp_path / "x").write_text("x" * 11, encoding="utf-8")
    with pytest.raises(BadFile, match="x: line 1: too large to be a game"):
        list(read_games(tmp_path / "x"))


def test_a_file_that_is_not_there_or_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="there is no such file or folder"):
        list(read_games(tmp_path / "none"))
    with pytest.raises(BadFile, match="a folder without games"):
        list(read_games(tmp_path))
    with pytest.raises(BadFile, match="a folder, not a file"):
        write_games(tmp_path, RECORDS)
    with pytest.raises(BadFile, match="there is no such folder"):
        write_games(tmp_path / "none" / "games.jsonl", RECORDS)


# --- several processes -----------------------------------------------------------------------------------------------


@pytest.mark.integration
@pytest.mark.parametrize("name", ["games.jsonl", "games.f7"])
def test_several_processes_read_the_same_games_in_the_same_order(tmp_path: Path, name: str) -> None:
    records = [Record(("Ana", f"Ben {number}"), (B,), seed=bytes(32)) for number in range(230)]
    write_games(tmp_path / name, records)
    assert list(read_games(tmp_path / name, processes=2)) == records


@pytest.mark.integration
@pytest.mark.parametrize("last", ['{"format": 1}\n', "\n\udcff\n"], ids=["no record", "no text"])
def test_several_processes_come_to_the_same_mistake_after_the_same_games(tmp_path: Path, last: str) -> None:
    file = tmp_path / "games.jsonl"
    lines = [to_json(Record(("Ana", f"Ben {number}"), (B,), seed=bytes(32))) + "\n" for number in range(120)]
    file.write_bytes("".join([*lines, last, lines[0]]).encode(errors="surrogateescape"))
    assert read_until_the_mistake(file, 2) == read_until_the_mistake(file, 1)


def read_until_the_mistake(file: Path, processes: int) -> tuple[list[Record], str]:
    records: list[Record] = []
    with pytest.raises(BadFile) as caught:
        records.extend(read_games(file, processes=processes))
    assert len(records) == 120
    return records, str(caught.value)


def killed(_: object) -> NoReturn:
    """End the process as a signal does: nothing of it is answered."""
    os._exit(1)


@pytest.mark.integration
def test_a_process_that_ends_is_a_sentence_with_the_way_to_call_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed, or in a script without a main block, which each process runs again: it was a `BrokenProcessPool`."""
    file = tmp_path / "games.f7"
    write_games(file, RECORDS)
    monkeypatch.setattr("flip7.record.files._read_block", killed)
    with pytest.raises(BadFile) as caught:
        list(read_games(file, processes=2))
    call = 'in a script, call this below `if __name__ == "__main__":`'
    assert str(caught.value) == f"{file}: a reading process ended; {call}"


@pytest.mark.parametrize("processes", [0, -1, 1.5, True, "2", None])
def test_there_is_a_whole_number_of_processes(processes: object) -> None:
    with pytest.raises(BadFile, match="it must be a whole number from 1 on"):
        next(read_games("games.f7", processes=processes))  # type: ignore[arg-type]


# --- game after game in the notation ---------------------------------------------------------------------------------

TWO = """
{Games of a long evening.
[A "This is no tag"] }
[A "Ana {not a comment}"] [B "Ben"]
1. A / A 1 / B 2 / A s {and then
[B "nobody"]
} / B h 3

[A "Cleo"]
[B "Dan"] 1. A / A 4
/ B 5 / A s
"""


def written(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


def test_a_game_begins_with_a_tag_on_a_new_line(tmp_path: Path) -> None:
    one, other = read_games(written(tmp_path / "two.f7", TWO))
    assert (one.seats, one.choices) == (("Ana {not a comment}", "Ben"), (STAY, HIT))
    assert (other.seats, other.choices) == (("Cleo", "Dan"), (STAY,))
    assert list(read_any(tmp_path / "two.f7")) == [one, other]


def test_a_text_without_tags_is_one_game_however_many_lines_it_has(tmp_path: Path) -> None:
    file = written(tmp_path / "one.f7", "1. A / A 1 / B 2 / A s / B s = 1 2\n\n2. B / B 3")
    assert [len(record.choices) for record in read_games(file)] == [2]


def test_games_in_notation_are_read_one_at_a_time_and_a_bad_one_is_named(tmp_path: Path) -> None:
    games = read_games(written(tmp_path / "two.f7", TWO.replace("A 4", "A 13")))
    assert next(games).seats[1] == "Ben"
    with pytest.raises(BadFile, match=r"two\.f7: line 10, column 20: '13' is not a card"):
        next(games)


@pytest.mark.parametrize(
    "content, problem",
    [
        (b'[A "Ana"] 1. A\n\xff\n', "line 2: not a text: byte 0 is not UTF-8"),
        (b"{never closed\n", "line 1, column 1: this comment is never closed"),
        (b"\n{only this}\n", "line 2, column 12: there is no game in this text"),
    ],
)
def test_what_is_no_game_in_notation_is_named(content: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "games.f7"
    file.write_bytes(content)
    with pytest.raises(BadFile) as caught:
        list(read_games(file))
    assert str(caught.value) == f"{file}: {problem}"


def test_a_game_in_notation_longer_than_any_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.record.files.MAX_BYTES", 12)
    with pytest.raises(BadFile, match=r"x\.f7: line 2: too large to be a game"):
        list(read_games(written(tmp_path / "x.f7", "\nA 1 / B 2\n/ A s")))


def test_who_wants_one_game_is_told_where_the_next_begins(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"line 9, column 1: another game begins here, and one is wanted"):
        read_game(written(tmp_path / "two.f7", TWO))


# --- a game as a record -----------------------------------------------------------------------------------------------


@given(plans(kinds=("seeded", "open"), most=40))
def test_the_record_of_a_game_gives_the_game(plan: Plan) -> None:
    game = plan.begin()
    plan.choices(game)
    assert replay(Record.of(game)).game == game


def test_the_record_of_a_stacked_game_has_its_orders() -> None:
    record = Record(("A", "B"), (STAY,), shuffles=(order("1 2"), ()), dealer=1, rules=Rules(50, First.LEFT))
    game = replay(record).game
    assert Record.of(game) == record
    assert replay(Record.of(game)).game == game


def test_a_record_has_the_names_that_it_is_given() -> None:
    game = Game.seeded(2, "x")
    assert Record.of(game, ["Ana", "Ben"]).seats == ("Ana", "Ben")
    for names in (["Ana"], "AB"):
        with pytest.raises(BadRecord, match="it must be a list of 2 names, one for each seat"):
            Record.of(game, names)


def test_a_record_has_who_joined_late() -> None:
    game = Game.seeded(2, SEED.hex(), Rules(target=1_000))
    game.join()
    while game.table.round == 1 and game.asked is not None:
        game.play(game.asked.options[-1])
    record = Record.of(game)
    assert (record.seats, record.late) == (("A", "B", "C"), (Latecomer(2),))
    assert replay(record).game == game


def test_a_resumed_game_has_no_record() -> None:
    game = Game.resume(after("A 1 / B 2").table.copy(), OpenDeck())
    with pytest.raises(BadRecord, match="resumed from a position has no record: nobody knows how it began"):
        Record.of(game)


def test_a_game_with_a_deck_of_somebodys_own_has_no_record() -> None:
    with pytest.raises(BadRecord, match="no record can hold a DenseDeck: give the game a seed, orders or an open deck"):
        Record.of(Game(2, DenseDeck(1)))


# --- the table before each step ---------------------------------------------------------------------------------------


@given(plans(kinds=("seeded", "open"), most=30))
def test_every_step_has_the_table_and_the_question_before_it(plan: Plan) -> None:
    game, before = plan.begin(), []
    for choice in plan.choices(plan.begin()):
        before.append((game.asked, choice, game.table.copy()))
        game.play(choice)
    deal, *steps = replay(Record.of(game)).steps
    assert (deal.number, deal.asked, deal.choice, deal.table.round) == (0, None, None, 0)
    assert [(step.asked, step.choice, step.table) for step in steps] == before
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))


def test_the_events_of_a_step_lead_from_its_table_to_the_next() -> None:
    steps = replay(with_reshuffles()).steps
    for step, following in pairwise(steps):
        table = step.table.copy()
        for event in step.events:
            apply(table, event)
        assert table == following.table


def test_a_real_deck_has_a_step_for_each_card() -> None:
    steps = replay(Record(("A", "B"), (HIT,), drawn=tuple(parse_cards("1 2 3")))).steps
    assert [isinstance(step.asked, WhichCard) for step in steps] == [False, True, True, False, True]
    assert steps[-1].table.places[A].cards == parse_cards("1")


def test_a_folder_is_read_file_after_file(tmp_path: Path) -> None:
    """In the order of the names; what is no game, such as a table of them, is passed over."""
    records = [Record(seats=("Ana", str(number)), seed=bytes(32)) for number in range(4)]
    (tmp_path / "b.json").write_text(json.dumps(json.loads(to_json(records[2])), indent=1), encoding="utf-8")
    write_games(tmp_path / "a.jsonl", records[:2])
    write_games(tmp_path / "c.f7", records[3:])
    for other in ("games.csv", ".flip7-0.json"):
        (tmp_path / other).write_text("no game", encoding="utf-8")
    assert [record.seats for record in read_games(tmp_path)] == [record.seats for record in records]
    assert [header.seats for header in read_headers(tmp_path)] == [record.seats for record in records]
    (tmp_path / "d.json").write_text("no game", encoding="utf-8")
    with pytest.raises(BadFile, match=r"d\.json: line 1"):
        list(read_games(tmp_path))
