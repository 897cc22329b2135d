"""`flip7 games FILE…`: many recorded games together, and their table."""

import csv
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from flip7.arena.game_table import COLUMNS, VERSION, Row, rows_of, table_pieces
from flip7.core.latecomers import Latecomer
from flip7.record import Record, from_notation, replay, to_json
from flip7.record.files import write_games
from tests.analysis.reviewed_games import played
from tests.cli.command import Command

pytestmark = pytest.mark.integration

ONE_ROUND = '[Target "10"]\nA 12 / B 5 / C 7 / A s / B h 5x / C h FZ>C = 12 0 7'
SAVED = "A 12 / B SC / A s / B h 4 / B h 4~ / B s = 12 4"


@pytest.fixture
def games(flip7: Command) -> Command:
    """A folder with one game in each form: over.json, round.f7, and two of bots in bots.jsonl."""
    flip7.with_file("over.json", to_json(played(5, seats=2))).with_file("round.f7", ONE_ROUND)
    bots = replace(played(6), seats=("Rita (risk:0.26)", "Ana", "Player 3 (stay:25)", "Zed (nobody)"))
    write_games(flip7.folder / "bots.jsonl", [bots, played(7)])
    return flip7


def table(folder: Path) -> list[dict[str, str]]:
    with (folder / "out.csv").open(newline="", encoding="utf-8") as opened:
        return list(csv.DictReader(opened))


def test_the_table_has_a_row_for_each_game_and_seat(games: Command) -> None:
    ended = games("games", "over.json", "round.f7", "bots.jsonl", "--table", "out.csv")
    assert ended.status == 0
    assert ended.err == "Written: out.csv\n"
    rows = table(games.folder)
    assert tuple(rows[0]) == COLUMNS
    assert [(row["file"], row["game"], row["seat"]) for row in rows] == [
        *(("over.json", "1", str(seat)) for seat in range(2)),
        *(("round.f7", "2", str(seat)) for seat in range(3)),
        *(("bots.jsonl", game, str(seat)) for game in ("3", "4") for seat in range(4)),
    ]
    over = replay(played(5, seats=2)).game.table
    assert [int(row["total"]) for row in rows[:2]] == over.scores
    assert [row["won"] for row in rows[:2]] == [str(int(seat == over.winner)) for seat in range(2)]
    assert [(row["name"], row["bot"]) for row in rows[5:9]] == [
        ("Rita", "risk:0.26"),
        ("Ana", ""),
        ("Player 3", "stay:25"),
        ("Zed (nobody)", ""),
    ]
    assert {row["seed"] for row in rows[:2]} == {(5).to_bytes(32, "big").hex()}


def test_what_a_row_counts() -> None:
    first, second, third = rows_of(from_notation(ONE_ROUND))
    assert (first.total, first.place, first.won, first.stayed, first.best_round) == (12, 1, True, 1, 12)
    assert (second.total, second.place, second.won, second.busts, second.hits) == (0, 3, False, 1, 1)
    assert (third.total, third.place, third.frozen, third.busts) == (7, 2, 1, 0)
    assert {row.rounds for row in (first, second, third)} == {1}
    assert first.over
    assert first.seed == ""
    _, saved = rows_of(from_notation(SAVED))
    assert (saved.saves, saved.hits, saved.over) == (1, 2, False)


def test_a_flip_7_is_counted_where_it_happened() -> None:
    flip_7s = [sum(row.flip_7s for row in rows_of(played(number))) for number in range(6)]
    rounds = [max(row.rounds for row in rows_of(played(number))) for number in range(6)]
    assert any(flip_7s)
    for number in range(6):
        rows = list(rows_of(played(number)))
        assert sum(row.flip_7s for row in rows) <= rounds[number]
        for row in rows:
            assert row.busts + row.frozen + row.stayed <= row.rounds


def test_who_joined_later_has_fewer_rounds() -> None:
    record = Record(tuple("ABC"), seed=bytes(32), late=(Latecomer(2),))
    game = record.new_game()
    while game.asked is not None:
        game.play(game.asked.options[-1])
    rows = list(rows_of(replace(record, choices=tuple(c for c in game.choices if isinstance(c, str | int)))))
    assert rows[2].rounds == rows[0].rounds - 1
    not_yet = list(rows_of(record))
    assert (not_yet[2].total, not_yet[2].rounds, not_yet[2].over) == (0, 0, False)


def test_a_name_is_no_formula(flip7: Command) -> None:
    flip7.with_file("g.json", to_json(replace(played(5, seats=2), seats=("=1+1", "B"))))
    flip7("games", "g.json", "--table", "out.csv")
    assert table(flip7.folder)[0]["name"] == "'=1+1"


def test_without_a_table_it_says_who_won_how_often(games: Command) -> None:
    lines = games("games", "bots.jsonl", "over.json").lines
    assert lines[0] == "3 games, finished: 3."
    assert lines[1].split() == ["player", "games", "won", "points", "a", "game", "busts", "Flip", "7s"]
    assert len(lines) == 2 + 8
    assert games("games", "round.f7", "--language", "de").lines[0] == "Ein Spiel, beendet: 1."


def test_json_is_one_line(games: Command) -> None:
    ended = games("games", "--json", "bots.jsonl", "round.f7")
    told = json.loads(ended.out)
    assert ended.out.count("\n") == 1
    assert {key: told[key] for key in ("version", "games", "over", "rows")} == {
        "version": VERSION,
        "games": 3,
        "over": 3,
        "rows": 11,
    }
    rita = next(each for each in told["players"] if each["name"] == "Rita")
    assert rita["bot"] == "risk:0.26"
    assert rita["games"] == 1
    assert sum(each["wins"] for each in told["players"]) == 3
    ana = next(each for each in told["players"] if each["name"] == "Ana")
    assert ana["bot"] is None


def test_the_standard_input_holds_many_games(games: Command) -> None:
    lines = (games.folder / "bots.jsonl").read_bytes()
    assert games("games", "-", answers=lines).lines[0] == "2 games, finished: 2."


@pytest.mark.parametrize(
    "name, text, complaint",
    [
        ("no.json", "", "no.json"),
        ("bad.jsonl", to_json(played(5, seats=2)) + "\n{}\n", "bad.jsonl: line 2: "),
        ("cut.jsonl", to_json(played(5, seats=2)).replace("stay", "hit") + "\n", "cut.jsonl: game 1: choices["),
        ("bad.f7", "A 99", "bad.f7: line 1, column 3"),
    ],
)
def test_a_bad_file_is_one_sentence_and_no_table(games: Command, name: str, text: str, complaint: str) -> None:
    games.with_file(name, text)
    assert complaint in games.refused("games", "over.json", name, "--table", "out.csv")
    assert "no such file" in games.refused("games", "nowhere.json", "--table", "out.csv")


def test_a_table_never_replaces_a_game(games: Command) -> None:
    assert "a table is written to a file such as table.csv" in games.refused(
        "games", "over.json", "--table", "round.f7"
    )
    games.with_file("odd.csv", (games.folder / "over.json").read_bytes())
    complaint = games.refused("games", "over.json", "odd.csv", "--table", "odd.csv")
    assert complaint == "odd.csv: this is one of the games, it was left alone"
    assert "there is no such folder" in games.refused("games", "over.json", "--table", "nowhere/out.csv")


def test_rows_are_written_as_they_come() -> None:
    taken = []

    def rows() -> Iterator[Row]:
        for row in rows_of(played(6)):
            taken.append(row.seat)
            yield row

    pieces = table_pieces(rows())
    for count in range(1, 5):
        next(pieces)
        assert len(taken) == count


def test_games_are_read_without_numpy(games: Command) -> None:
    """A light install has none: the referee alone plays the games again."""
    code = "import sys; from flip7.cli import main; main(sys.argv[1:]); sys.exit('numpy' in sys.modules)"
    subprocess.run(
        [sys.executable, "-c", code, "games", "over.json", "--table", "out.csv"], check=True, cwd=games.folder
    )
