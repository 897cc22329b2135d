"""Headers of games: names, rules and written points, without playing."""

from pathlib import Path

import pytest

from flip7.core.events import RoundEnded
from flip7.core.rules import First, Rules
from flip7.record import Record, replay
from flip7.record.files import BadFile, read_games, write_games
from flip7.record.headers import read_headers
from tests.record.samples import SEED, with_reshuffles

RECORDS = [with_reshuffles(), Record(("Käthe", "二", "C"), seed=SEED, rules=Rules(target=50, first=First.LEFT))]


def written(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("name", ["games.jsonl", "games.f7"])
def test_a_header_says_of_a_game_what_its_record_says(name: str, tmp_path: Path) -> None:
    write_games(tmp_path / name, RECORDS)
    headers = list(read_headers(tmp_path / name))
    assert [(each.seats, each.rules, each.seed) for each in headers] == [
        (each.seats, each.rules, each.seed) for each in RECORDS
    ]
    assert [header.record() for header in headers] == list(read_games(tmp_path / name)) == RECORDS


def test_points_are_those_of_the_rounds_in_notation_and_none_in_json(tmp_path: Path) -> None:
    write_games(tmp_path / "x.f7", RECORDS)
    write_games(tmp_path / "x.jsonl", RECORDS)
    scores = tuple(event.points for event in replay(RECORDS[0]).events if isinstance(event, RoundEnded))
    assert [header.points for header in read_headers(tmp_path / "x.f7")] == [scores, ()]
    assert [header.points for header in read_headers(tmp_path / "x.jsonl")] == [(), ()]


def test_nothing_is_played_before_the_record_is_asked_for(tmp_path: Path) -> None:
    """The stay out of turn is seen by `record()` alone, which names its place in the file."""
    file = written(tmp_path / "x.f7", '[A "Ana"] [B "Ben"]\n1. A / A 1 / B 2 / B s = 7 7')
    (header,) = read_headers(file)
    assert header.points == ((7, 7),)
    with pytest.raises(BadFile, match=r"x\.f7: line 2, column 20: it is A's turn, not B's"):
        header.record()


def test_signs_in_tags_and_comments_are_no_points(tmp_path: Path) -> None:
    file = written(tmp_path / "x.f7", '[A "= 1 {"] [B "}"] {= 2 2}\n1. A / A 1 / B 2 / A s / B s =1 2{= 3}\n2. B / B 4')
    assert [header.points for header in read_headers(file)] == [((1, 2),)]


def test_without_names_the_seats_are_those_that_the_text_mentions(tmp_path: Path) -> None:
    (header,) = read_headers(written(tmp_path / "x.f7", "A 1 / B FZ>C"))
    assert header.seats == ("A", "B", "C")


@pytest.mark.parametrize(
    "name, text, problem",
    [
        ("x.f7", '[A "Ana"]\nA 1\n[A "Ben"] [Cards "no"]\nA 2', "line 3, column 11: unknown tag Cards"),
        ("x.jsonl", '\n{"seats": 3}', "line 2: format: missing"),
    ],
)
def test_a_bad_tag_or_field_is_named_with_its_line(name: str, text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=problem):
        list(read_headers(written(tmp_path / name, text)))
