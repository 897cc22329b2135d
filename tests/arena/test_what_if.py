"""What if, compiled: as many games as a decision may cost, and the report says how many."""

import pytest

from flip7.arena import what_if as compiled
from flip7.arena.playouts import PlayedOut, SeatResult
from flip7.arena.what_if import BUDGET, FEWEST_GAMES, GAMES, games_of, what_if
from flip7.core.cards import Card
from flip7.core.decisions import STAY
from flip7.core.rules import Rules
from flip7.protocol.room_options import MAX_SEAT_POINTS, MOST_SEATS
from flip7.record import Record


@pytest.mark.parametrize("answers, seats, target", [(2, 2, 200), (4, 4, 200), (6, 6, 200), (2, 3, 40)])
def test_usual_tables_are_played_out_a_thousand_times(answers: int, seats: int, target: int) -> None:
    assert games_of(answers, seats, target) == GAMES


@pytest.mark.parametrize(
    "answers, seats, target", [(7, 7, 200), (12, 12, 200), (2, 20, 1000), (2, 2, 10_000 * 10), (2, MOST_SEATS, 500)]
)
def test_large_tables_and_long_games_cost_no_more_than_the_budget(answers: int, seats: int, target: int) -> None:
    games = games_of(answers, seats, target)
    assert FEWEST_GAMES <= games < GAMES
    assert games * answers * seats**2 * target / 200 <= BUDGET


def test_even_the_largest_table_is_played_out_a_few_times() -> None:
    assert games_of(MOST_SEATS, MOST_SEATS, MAX_SEAT_POINTS // MOST_SEATS) == FEWEST_GAMES


@pytest.mark.parametrize("seats, target", [(4, 200), (12, 400)])
def test_a_report_says_how_many_games_were_played(monkeypatch: pytest.MonkeyPatch, seats: int, target: int) -> None:
    played: list[int] = []

    def play_out(_: object, bots: tuple[str, ...], games: int, **__: object) -> PlayedOut:
        played.append(games)
        return PlayedOut(games, tuple(SeatResult(bot, games // 4, 0.25, 0, 1, 100, 1) for bot in bots), 5, STAY, 0)

    monkeypatch.setattr(compiled, "play_out", play_out)
    rules = Rules(target=target)
    deal = Record(tuple(f"P{seat}" for seat in range(seats)), seed=bytes(32), rules=rules)
    asked = deal.new_game().asked
    assert asked is not None
    choice = asked.options[0]
    assert not isinstance(choice, Card)
    report = what_if(Record(deal.seats, choices=(choice,), seed=bytes(32), rules=rules), 0)
    assert played == [games_of(len(asked.options), seats, target)] * len(asked.options)
    assert report.games == played[0]
