"""Games of a simulation as records that `flip7 replay` accepts."""

import pytest

from flip7.arena.records import record_of
from flip7.arena.simulation import Simulation, exchanging, rotating
from flip7.bots import Bot
from flip7.bots.strategies.kernel_bots import Searching
from flip7.core.rules import First, Rules
from flip7.record import Record, read_record, replay, to_json, to_notation
from tests.arena.asked_bots import AskedBot, HistoryBot


def check_counted(simulation: Simulation, number: int, record: Record) -> None:
    """Check that the record is of the game that the simulation counts."""
    winner, counted = replay(record).game.table.winner, simulation.play(range(number, number + 1))
    assert winner is not None
    assert counted.each("seat_wins", simulation.seats)[winner] == 1
    assert counted.one("decisions") == len(record.choices)


@pytest.mark.parametrize("seats", [1, 3, 4, 20])
def test_a_recorded_game_replays_to_the_winner_that_was_counted(seats: int) -> None:
    bots: list[str | Bot] = ["stay:25", "random", AskedBot("risk:0.26")]
    simulation = rotating(bots[:seats], seats, Rules(target=80), "x")
    for number in range(4):
        record = record_of(simulation, number)
        check_counted(simulation, number, read_record(to_json(record)))
        assert read_record(to_notation(record)).choices == record.choices


def test_a_bot_that_may_look_at_the_history_plays_in_a_recorded_game_as_in_the_simulation() -> None:
    simulation = rotating([HistoryBot("stay:1", "stay:40"), "stay:20"], 2, Rules(target=80), "x")
    for number in range(4):
        check_counted(simulation, number, record_of(simulation, number))


@pytest.mark.integration  # rollouts
def test_a_searching_player_plays_in_a_recorded_game_as_in_the_simulation() -> None:
    """It has the same dice there, and sees the same of the others."""
    simulation = rotating([Searching(rollouts=40), "stay:25", AskedBot("level1")], 3, Rules(target=60), "x")
    for number in range(6):
        check_counted(simulation, number, record_of(simulation, number))


def test_a_recorded_game_says_who_sat_where_and_by_which_rules() -> None:
    simulation = rotating(["stay:25", "random", "stay:20"], 3, Rules(target=50, first=First.LEFT), "x")
    record = record_of(simulation, 1)
    assert record.seats == ("Player 3 (stay:20)", "Player 1 (stay:25)", "Player 2 (random)")
    assert record.rules == Rules(target=50, first=First.LEFT)
    assert record.shuffles is not None
    assert len(record.shuffles[0]) == 94


def test_compared_games_have_the_same_first_shuffle() -> None:
    simulation = exchanging("stay:25", "stay:20", 4, Rules(), "x")
    first, second, third = (record_of(simulation, number) for number in range(3))
    assert first.shuffles is not None
    assert second.shuffles is not None
    assert third.shuffles is not None
    assert first.shuffles[0] == second.shuffles[0] != third.shuffles[0]
    assert first.seats[0].endswith("(stay:25)")
    assert second.seats[0].endswith("(stay:20)")
