"""`flip7 playout`: a position, bots, and how often each seat wins."""

import json

import pytest

from flip7.arena.playouts import play_out
from flip7.record import position, to_position
from tests.cli.command import Command

pytestmark = pytest.mark.integration  # games in the compiled kernel

ME = ["--me", "12 9", "--others", "10; 4", "--totals", "160,195,20"]
QUICK = ["--bots", "stay:25", "--games", "200"]


def test_each_seat_has_a_line_with_its_chance_and_points(flip7: Command) -> None:
    ended = flip7("playout", *ME, *QUICK, "--answer", "hit", "--names", "Ana,Ben,Cleo")
    assert ended.status == 0
    assert "Ana, hit or stay?" in ended.lines
    start = ended.lines.index("Ana answers: hit.")
    assert ended.lines[start + 1].startswith("Played out 200 times; on average ")
    assert ended.lines[start + 2].split() == ["bot", "wins", "95", "%", "points", "at", "the", "end"]
    table = position("12 9", ["10", "4"], totals=[160, 195, 20]).table
    found = play_out(table, ["stay:25"], 200, answer="hit")
    for line, name, seat in zip(ended.lines[start + 3 :], ("Ana", "Ben", "Cleo"), found.seats, strict=True):
        assert line.split()[:4] == [name, "stay:25", f"{100 * seat.win_rate:.1f}", "%"]
        assert line.split()[-2:] == [f"{seat.points:.1f}", f"±{seat.points_error:.1f}"]


def test_json_is_one_line(flip7: Command) -> None:
    ended = flip7("playout", *ME, *QUICK, "--seed", "7", "--json")
    (line,) = ended.lines
    told = json.loads(line)
    assert (told["games"], told["seed"], told["asked"], told["answer"]) == (200, 7, 0, None)
    assert [seat["name"] for seat in told["seats"]] == ["A", "B", "C"]
    assert sum(seat["wins"] for seat in told["seats"]) == 200
    assert flip7("playout", *ME, *QUICK, "--seed", "7", "--json").out == ended.out


def test_a_card_goes_to_a_seat_by_its_letter_or_name(flip7: Command) -> None:
    give = ["playout", *ME, *QUICK, "--give", "FZ", "--names", "Ana,Ben,Cleo", "--json"]
    by_name, by_letter = (flip7(*give, "--answer", answer) for answer in ("ben", "B"))
    assert by_name.out == by_letter.out
    assert json.loads(by_name.out)["answer"] == 1
    assert "Ana antwortet: an Ben." in flip7(*give[:-1], "--answer", "Ben", "--language", "de").lines


def test_a_position_may_be_a_game_or_its_line(flip7: Command) -> None:
    line = to_position(position("12 9", ["10", "4"], totals=[160, 195, 20]).table)
    assert flip7("playout", line, *QUICK, "--json").out == flip7("playout", *ME, *QUICK, "--json").out
    assert json.loads(flip7("playout", "A 12 / B 5 / C 7 / A h 4", *QUICK, "--json").out)["asked"] == 1


@pytest.mark.parametrize(
    "arguments, problem",
    [
        ([*ME, "--answer", "fold"], "--answer 'fold': it must be one of hit, stay"),
        ([*ME, "--give", "FZ", "--answer", "hit"], "--answer 'hit': it must be one of A, B, C"),
        ([*ME, "--bots", "nobody"], "there is no bot 'nobody'"),
        ([*ME, "--bots", "random,random,random,random"], "4 bots for 3 seats"),
        ([*ME, "--games", "0"], "0 games: a position is played out 1 to"),
        ([], "no position"),
        (["round 2, dealer A | nonsense"], "nonsense"),
        (["A 12 / B 5 / A s / B s"], "a card comes up for B"),
    ],
)
def test_what_cannot_be_is_one_sentence(flip7: Command, arguments: list[str], problem: str) -> None:
    assert problem in flip7.refused("playout", *arguments)


@pytest.mark.parametrize("wrong", [("--games", "0"), ("--bots", "nobody")])
def test_what_cannot_be_played_out_is_refused_before_anything_is_compiled(
    flip7: Command, monkeypatch: pytest.MonkeyPatch, wrong: tuple[str, str]
) -> None:
    def compiled(_: object) -> None:
        raise AssertionError("compiled")

    monkeypatch.setattr("flip7.cli.runners.playout.compile_games", compiled)
    assert flip7.refused("playout", "--me", "12 5", "--others", "7", *wrong)
