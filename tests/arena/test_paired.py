"""Paired comparisons: the same answer as plain games give, with far fewer of them."""

from dataclasses import replace
from math import sqrt

import pytest

from flip7.analysis.confidence import Z_95
from flip7.arena.paired import Differences, Paired, PairedResult, PairedRun, Until, compare_paired, result_of
from flip7.arena.simulation import BadSimulation, IllegalAnswer, rotating
from flip7.bots import bot_named
from flip7.core.rules import Rules
from tests.arena.asked_bots import AskedBot, WrongBot

PLAIN_GAMES = 20_000
ERRORS = 3.5
"""Standard errors that two figures may be apart. The seeds are fixed: a test that passes passes always."""


def standard_error(result: PairedResult) -> float:
    return (result.high - result.low) / 2 / Z_95


def plain_rate(bot: str, against: str, seats: int) -> float:
    """Return the bot's share of wins against copies of the other, from all seats."""
    table = rotating([bot, *[against] * (seats - 1)], seats, Rules(), "plain")
    return table.play(range(PLAIN_GAMES)).each("wins", seats)[0] / PLAIN_GAMES


@pytest.mark.integration  # twenty thousand games a row
@pytest.mark.parametrize(
    "bot, reference, against, seats, until",
    [
        ("level4", "champion", "champion", 4, Until.GAME),
        ("level4", "champion", "champion", 4, Until.ROUND),
        ("champion", "level2", "champion", 3, Until.GAME),
        ("champion", "level2", "champion", 3, Until.ROUND),
        ("risk:0.34", "champion", "level4", 2, Until.GAME),
        ("risk:0.34", "champion", "level4", 2, Until.ROUND),
        ("stay:25", "stay:20", "stay:22", 4, Until.GAME),
        ("random", "stay:15", "stay:20", 2, Until.GAME),
    ],
)
def test_the_advantage_is_the_difference_of_two_plain_win_rates(
    bot: str, reference: str, against: str, seats: int, until: Until
) -> None:
    """To the end of the round, only among players as strong as those that the network has learned from."""
    found = compare_paired(bot, reference, against=against, seats=seats, games=400, pairs=24, until=until, seed="agree")
    rates = plain_rate(bot, against, seats), plain_rate(reference, against, seats)
    error = sqrt(standard_error(found) ** 2 + sum(rate * (1 - rate) for rate in rates) / PLAIN_GAMES)
    assert abs(found.advantage - (rates[0] - rates[1])) < ERRORS * error


@pytest.mark.parametrize("bot", ["champion", "random", "level5"])
@pytest.mark.parametrize("until", Until)
def test_a_bot_has_no_advantage_over_itself(bot: str, until: Until) -> None:
    found = compare_paired(bot, bot, against="stay:20", games=12, pairs=3, until=until)
    assert (found.advantage, found.low, found.high, found.spread, found.differing_per_game) == (0, 0, 0, 0, 0)
    assert found.times_fewer_games is None
    assert found.decisions_per_game > 10


@pytest.mark.integration  # many games
def test_the_same_seed_gives_the_same_result_with_any_number_of_threads_and_any_split() -> None:
    one = compare_paired("stay:25", "stay:20", games=130, pairs=4, seed="x")
    two = compare_paired("stay:25", "stay:20", games=130, pairs=4, seed="x", threads=3)
    assert replace(one, seconds=0) == replace(two, seconds=0)
    assert one.games == 132
    paired = Paired(bot_named("stay:25"), bot_named("stay:20"), bot_named("stay:20"), pairs=4, seed="x")
    assert paired.play(range(132)) == paired.play(range(50)) + paired.play(range(50, 132))
    assert replace(result_of(paired, paired.play(range(132)), 0), seconds=0) == replace(one, seconds=0)
    assert compare_paired("stay:25", "stay:20", games=130, pairs=4, seed="y").advantage != one.advantage


def test_a_bot_is_compared_in_the_same_way_however_it_is_asked() -> None:
    """In compiled code, in Python, and one that searches."""
    compiled = compare_paired("champion", "stay:25", games=8, pairs=4)
    asked = compare_paired(AskedBot("champion"), "stay:25", games=8, pairs=4)
    assert replace(asked, seconds=0) == replace(compiled, seconds=0)
    searching = compare_paired("level6", "level5", against="champion", games=2, pairs=2, seats=2)
    assert searching.decisions_per_game > 5


def test_against_nobody_else_the_reference_sits_everywhere() -> None:
    assert compare_paired("stay:25", "stay:20", games=4, pairs=1).against == "stay:20"


def test_the_progress_is_told_after_every_stretch() -> None:
    paired = Paired(bot_named("stay:25"), bot_named("stay:25"), bot_named("stay:20"), seats=2)
    told: list[int] = []
    run = PairedRun(paired, 100)
    run.warm_up()
    run.go(told.append)
    assert told == [64, 100]


def test_the_interval_is_that_of_the_mean() -> None:
    paired = Paired(bot_named("stay:25"), bot_named("stay:20"), bot_named("stay:20"))
    result = result_of(paired, Differences((0.1, 0.3, 0.0, 0.0), decisions=8, differing=2, wins=1), seconds=1)
    assert result.advantage == pytest.approx(0.1)
    assert result.spread == pytest.approx(sqrt(0.06 / 3))
    assert result.high - result.advantage == pytest.approx(Z_95 * result.spread / 2)
    assert result.times_fewer_games == pytest.approx(0.25 * 0.75 / 0.02)
    assert (result.decisions_per_game, result.differing_per_game) == (2, 0.5)


@pytest.mark.parametrize(
    "wrong, problem",
    [
        ({"seats": 1}, "1 seats: a table of a comparison has 2 to 40"),
        ({"seats": 41}, "41 seats: a table of a comparison has 2 to 40"),
        ({"games": 0}, "0 games: a simulation has 1 to"),
        ({"pairs": 0}, "0 pairs: there are 1 to 1,000,000 play-outs of each answer"),
        ({"seed": "x" * 201}, "a seed has at most 200 characters, not 201"),
        ({"against": "level6"}, "bot 'level6' cannot play out games: only the bot that is measured may be slow"),
        ({"reference": AskedBot("stay:20")}, "bot 'stay:20' cannot play out games"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(wrong: dict[str, object], problem: str) -> None:
    options: dict[str, object] = {"reference": "stay:20"} | wrong
    with pytest.raises(BadSimulation, match=problem):
        compare_paired("stay:25", **options)  # type: ignore[arg-type]


def test_a_bot_that_gives_a_wrong_answer_is_named() -> None:
    with pytest.raises(IllegalAnswer, match=r"bot wrong: .* is not an answer to"):
        compare_paired(WrongBot(), "stay:20", games=20, pairs=1)
