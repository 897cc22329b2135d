"""`flip7 you`: one's own games, reviewed once each."""

import json
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from flip7.analysis.review_report import ReviewReport
from flip7.browser.review import rough_report
from flip7.cli.runners import you
from flip7.kernel.referee import MAX_SEATS
from flip7.kernel.setup import check_size
from flip7.play.own_games import NotOwn
from flip7.play.user_data import daily_folder, games_folder, own_games_file
from flip7.record import Record, from_notation, to_json
from tests.analysis.reviewed_games import played
from tests.cli.command import Command

OVER = '[Target "12"]\n[A "Ana"]\n[B "Rita (level3)"]\n\nA 1 / B 12 / A s / B s'


class Reviews:
    """Counts the games that are reviewed, without rollouts."""

    def __init__(self) -> None:
        self.count = 0
        self.most_seats = MAX_SEATS

    def __call__(self, record: Record) -> ReviewReport:
        self.count += 1
        check_size(len(record.seats) + MAX_SEATS - self.most_seats, record.rules)
        return replace(rough_report(record), rough=False)


@pytest.fixture
def reviews(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Reviews:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    reviews = Reviews()
    monkeypatch.setattr(you, "_report", reviews)
    games_folder().mkdir(parents=True)
    return reviews


def keep(*games: Record, folder: Path | None = None) -> None:
    where = folder or games_folder()
    where.mkdir(parents=True, exist_ok=True)
    for at, game in enumerate(games):
        (where / f"game-{at}.json").write_text(to_json(game))


def alone(number: int) -> Record:
    return replace(played(number, seats=2), seats=("Ana", "Rita (level3)"))


@pytest.mark.usefixtures("reviews")
def test_without_games_it_says_so(flip7: Command) -> None:
    assert flip7("you").lines == ["No finished game of yours is here yet."]


def test_each_game_is_reviewed_once(flip7: Command, reviews: Reviews) -> None:
    keep(from_notation(OVER))
    first, second = flip7("you"), flip7("you")
    assert first.out == second.out
    assert reviews.count == 1
    assert first.lines[:2] == [
        "Against bots",
        "0 of 1 won · Too few games to say whether that is more than your share.",
    ]
    assert "One game is reviewed. Luck and habits are told from 5 on." in first.lines


def test_forgetting_erases_what_is_kept_and_leaves_the_games(flip7: Command, reviews: Reviews) -> None:
    keep(from_notation(OVER))
    flip7("you")
    assert own_games_file().exists()
    assert str(games_folder()) in flip7("you", "--forget").out
    assert not own_games_file().exists()
    flip7("you")
    assert reviews.count == 2


@pytest.mark.usefixtures("reviews")
def test_a_file_that_cannot_be_erased_is_named(flip7: Command) -> None:
    own_games_file().mkdir()
    assert flip7.refused("you", "--forget").startswith(f"{own_games_file()}: ")


@pytest.mark.usefixtures("reviews")
def test_five_games_tell_luck_costs_and_habits(flip7: Command) -> None:
    keep(*map(alone, range(5)))
    told = flip7("you").out
    for heading in ("Habits", "Luck and choices", "Progress"):
        assert f"\n{heading}\n" in told
    assert "From 5 games that were reviewed in full." in told
    assert "Tes propres choix" in flip7("you", "--language", "fr").out


@pytest.mark.usefixtures("reviews")
def test_ten_games_have_a_picture_of_progress(flip7: Command) -> None:
    keep(*(replace(alone(at % 5), mix=None, advised=(at,)) for at in range(10)))
    lines = flip7("you").lines
    assert any(line.startswith("Games 1 to 5: ") for line in lines)
    assert any(line.startswith("Games 6 to 10: ") for line in lines)


@pytest.mark.usefixtures("reviews")
def test_programs_read_it_and_other_peoples_games_are_left_out(flip7: Command) -> None:
    keep(alone(1), played(2, seats=2), played(3, seats=3))
    said = flip7("you")
    assert "2 games of several people are left out" in said.out
    assert "flip7 you --name NAME takes the seat of that name for yours." in said.lines
    assert json.loads(flip7("you", "--json").out)["games"] == 1
    by_name = json.loads(flip7("you", "--json", "--name", "b").out)
    assert [tally["company"] for tally in by_name["tallies"]] == ["bots", "people"]


@pytest.mark.usefixtures("reviews")
def test_unfinished_and_broken_games_count_nowhere_and_daily_deals_are_found(flip7: Command) -> None:
    keep(from_notation('[A "Ana"]\n[B "Rita (level3)"]\n\nA 1 / B 12 / A s'))
    (games_folder() / "broken.json").write_text("no game")
    keep(alone(1), folder=daily_folder())
    assert json.loads(flip7("you", "--json").out)["games"] == 1


@pytest.mark.usefixtures("reviews")
def test_each_player_is_told_the_results_of_their_own_seat(flip7: Command) -> None:
    keep(played(2, seats=2))
    wins = []
    for name in ("a", "b"):
        (tally,) = json.loads(flip7("you", "--json", "--name", name).out)["tallies"]
        wins.append(tally["wins"])
    assert sorted(wins) == [0, 1]


def test_a_game_that_cannot_be_reviewed_is_left_out_and_told(flip7: Command, reviews: Reviews) -> None:
    keep(alone(1), replace(played(3, seats=3), seats=("Ana", "Rita (level3)", "Bo (level3)")), alone(2))
    reviews.most_seats = 2
    told = flip7("you")
    assert told.status == 0
    assert "One game cannot be reviewed and is left out." in told.lines
    assert "2 games are reviewed. Luck and habits are told from 5 on." in told.lines


def test_a_fault_in_putting_a_review_together_is_told_and_not_counted(
    flip7: Command, reviews: Reviews, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> NoReturn:
        raise NotOwn("not a finished review of that game")

    monkeypatch.setattr(you, "own_game", broken)
    keep(alone(1))
    told = flip7("you")
    assert told.status == 2
    assert "not a finished review of that game" in told.err
    assert reviews.count == 1


@pytest.mark.usefixtures("reviews")
def test_a_game_alone_counts_nowhere(flip7: Command) -> None:
    keep(from_notation('[Target "12"]\n[A "Ana"]\n\nA 12 / A s'))
    assert flip7("you").lines == ["No finished game of yours is here yet."]


@pytest.mark.integration  # rollouts
def test_a_game_is_reviewed_in_full(flip7: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keep(from_notation(OVER))
    found = json.loads(flip7("you", "--json").out)
    assert (found["games"], found["reviewed"], found["rough"]) == (1, 1, False)
