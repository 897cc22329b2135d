"""One's own games: whose seat it was, and what is kept of a review."""

from dataclasses import replace
from errno import ENOSPC
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

from flip7.analysis.own_results import Company, OwnGame
from flip7.analysis.review_report import ReviewReport
from flip7.bots import bot_named
from flip7.browser.review import rough_report
from flip7.core.cards import Card
from flip7.core.seats import Seat
from flip7.play.daily import OPPONENTS, deal_of
from flip7.play.own_file import erase, key_of, load, save
from flip7.play.own_games import NotOwn, own_game, own_seat
from flip7.record import Record, from_notation, replay
from tests.analysis.reviewed_games import played

OVER = from_notation('[Target "12"]\n[A "Ana"]\n[B "Ben"]\n\nA 1 / B 12 / A s / B s')
HALF = from_notation('[A "Ana"]\n[B "Ben"]\n\nA 1 / B 12 / A s')


@cache
def reviewed(number: int) -> ReviewReport:
    return rough_report(played(number, seats=2))


def played_out(deal: Record) -> Record:
    """The game to its end: everybody stays at 20 points."""
    game, bot = replay(deal).game, bot_named("stay:20")
    choices = []
    while game.asked is not None:
        choice = bot.choose(game.table, game.asked)
        assert not isinstance(choice, Card), "the deck is not open"
        game.play(choice)
        choices.append(choice)
    return replace(deal, choices=tuple(choices))


@pytest.mark.parametrize(
    "seats, name, seat",
    [
        (("Ana", "Rita (level3)"), "", 0),
        (("Rita (level3)", "Ana", "Bo (risk:0.26)"), "Somebody", 1),
        (("Ana", "Ben"), " ANA ", 0),
        (("Ana", "Ben"), "Cleo", None),
        (("Ana", "Ben"), "", None),
        (("Ana", "Ana"), "Ana", None),
        (("Rita (level3)", "Bo (level2)"), "Rita", None),
    ],
)
def test_ones_own_seat_is_the_only_persons_or_the_one_of_that_name(
    seats: tuple[str, ...], name: str, seat: int | None
) -> None:
    assert own_seat(Record(seats, seed=bytes(32)), name) == seat


def test_what_is_kept_adds_up_to_the_review() -> None:
    record, report = played(5, seats=2), reviewed(5)
    for seat in range(2):
        own = own_game(record, report, seat, key="k", at=7)
        player = report.players[seat]
        assert (own.key, own.at, own.seats, own.rough, own.company) == ("k", 7, 2, True, Company.PEOPLE)
        assert (own.luck, own.own, own.error) == (player.luck, player.own, player.error)
        assert sum(each.times for each in own.choices) == player.decisions
        assert sum(each.costly for each in own.choices) == player.mistakes
    assert {own_game(record, report, seat, key="k", at=7).place for seat in range(2)} == {1, 2}


def test_the_company_is_people_bots_or_the_daily_deal() -> None:
    record = played(5, seats=2)
    alone = replace(record, seats=("Ana", "Rita (level3)"))
    assert own_game(alone, rough_report(alone), 0, key="k", at=7).company is Company.BOTS
    names = ("Ana", *(f"B{at} ({bot})" for at, bot in enumerate(OPPONENTS)))
    deal = played_out(deal_of("2026-11-18").record(names))
    assert own_game(deal, rough_report(deal), 0, key="k", at=7).company is Company.DAILY


def test_advice_that_was_asked_for_is_counted_for_ones_own_seat() -> None:
    record, report = replace(played(5, seats=2), advised=(0, 1)), reviewed(5)
    asked = [decision.seat for decision in report.decisions[:2]]
    for seat in range(2):
        assert own_game(record, report, seat, key="k", at=7).advised == asked.count(seat)


def test_a_game_that_is_not_over_a_foreign_review_and_a_seat_that_is_not_there_are_refused_by_name() -> None:
    with pytest.raises(NotOwn, match="not over"):
        own_game(HALF, rough_report(HALF), 0, key="k", at=7)
    with pytest.raises(NotOwn, match="not a finished review of that game"):
        own_game(OVER, reviewed(5), 0, key="k", at=7)
    with pytest.raises(NotOwn, match="not a finished review of that game"):
        own_game(OVER, replace(rough_report(OVER), sharp=0), 0, key="k", at=7)
    with pytest.raises(NotOwn, match="not a finished review of that game"):
        own_game(OVER, replace(rough_report(OVER), schema=1), 0, key="k", at=7)
    with pytest.raises(NotOwn, match="no seat 2"):
        own_game(OVER, rough_report(OVER), 2, key="k", at=7)


def test_what_is_kept_is_written_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "own-games.json"
    assert load(file) == {}
    own: OwnGame = own_game(OVER, rough_report(OVER), 1, key=key_of(OVER, Seat(1)), at=7)
    save(file, {own.key: own})
    assert load(file) == {key_of(OVER, Seat(1)): own}
    file.write_text('[{"key": 3}]')
    assert load(file) == {}, "a damaged file is worked out again"
    erase(file)
    erase(file)
    assert not file.exists()


def test_a_failed_save_is_passed_over_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "own-games.json"
    monkeypatch.setattr(Path, "replace", refuse)
    save(file, {})
    assert list(tmp_path.iterdir()) == []


def refuse(*_: object) -> NoReturn:
    raise OSError(ENOSPC, "No space left on device")
