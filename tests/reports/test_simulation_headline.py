"""The finding: the page in one sentence."""

import re
from dataclasses import replace

from flip7.arena.result import Result
from flip7.arena.sequential_test import Comparison
from flip7.reports.format import SPACE
from flip7.reports.simulation.headline import headline
from tests.reports.results import compared, mixed, table_of


def said(result: Result) -> str:
    return headline(result).sentence.replace(SPACE, " ")


def shares(result: Result, *wins: int) -> Result:
    """The result as if its players had won so many games each."""
    games = sum(wins)
    bots = zip(result.bots, wins, strict=True)
    won = tuple(replace(bot, games=games, wins=count, win_rate=count / games) for bot, count in bots)
    return replace(result, games=games, bots=won)


def test_a_clear_winner_is_named() -> None:
    assert said(shares(mixed(), 200, 100, 200, 500)) == "stay:20 wins 50.0 % of the games"
    assert said(shares(mixed(), 400, 100, 400, 100)) == "Each stay:25 wins 40.0 % of the games"


def test_a_difference_that_chance_makes_is_no_finding() -> None:
    assert said(shares(mixed(), 310, 100, 300, 290)) == (
        "stay:25 and stay:20 win about equally often: 30.5 % and 29.0 % of the games"
    )
    assert said(shares(mixed(), 25, 24, 25, 26)) == (
        "stay:20 wins most often, 26.0 % of the games, but 2 others may be as good"
    )


def test_the_better_bot_is_named_with_its_own_share() -> None:
    result, found = compared(), comparison()
    assert re.fullmatch(
        r"stay:25 is better than stay:10: it wins [\d.]+ % of the games \(95 %: [\d.]+\N{EN DASH}[\d.]+ %\)",
        said(result),
    )
    turned = replace(
        found,
        one="stay:10",
        other="stay:25",
        win_rate=1 - found.win_rate,
        low=1 - found.high,
        high=1 - found.low,
    )
    assert said(replace(result, comparison=turned)) == said(result)


def test_bots_that_cannot_be_told_apart_are_said_to_be() -> None:
    undecided = replace(comparison(), better=None, pairs=1000, games_needed=6000)
    assert said(replace(compared(), comparison=undecided)) == (
        "stay:25 and stay:10 cannot be told apart after 2,000 games; about 6,000 would be needed"
    )
    level = replace(undecided, games_needed=None, other="stay:25")
    assert said(replace(compared(), comparison=level)) == (
        "stay:25 (first) and stay:25 (second) cannot be told apart after 2,000 games: neither is ahead"
    )


def comparison() -> Comparison:
    found = compared().comparison
    assert found is not None
    return found


def test_one_bot_at_all_seats_is_a_question_of_seats() -> None:
    even = replace(table_of(18), seats=(1 / 18,) * 18, seat_error=0.001)
    assert said(even) == "With stay:25 at every seat, no seat stands out"
    seats = (0.05, *((0.95 - 0.06) / 16,) * 16, 0.06)
    assert said(replace(even, seats=seats)) == (
        "With stay:25 at every seat, seat R wins most often (6.0 %) and seat A least (5.0 %)"
    )


def test_a_single_player_plays_against_the_target() -> None:
    result = table_of(1)
    assert said(result) == f"stay:25 alone reaches 200 points in {result.rounds_per_game:.1f} rounds on average"
