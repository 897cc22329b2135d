"""The result as a table: every number once, and readable by anything that reads CSV."""

import csv
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO

import pytest

from flip7.arena.csv_export import COLUMNS, csv_text
from flip7.arena.csv_lines import harmless
from flip7.arena.result import Result
from flip7.arena.runner import compare_bots, simulate


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(["stay:25", "random", "stay:25"], games=60, seed="table")


@pytest.fixture(scope="module")
def comparison() -> Result:
    return compare_bots("stay:25", "stay:10", games=2000, seed="table")


def read(result: Result) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(csv_text(result), newline="")))


def of(what: str, result: Result) -> Iterator[dict[str, str]]:
    return (line for line in read(result) if line["what"] == what)


def test_the_first_line_names_the_columns_and_all_lines_have_them(result: Result) -> None:
    rows = list(csv.reader(StringIO(csv_text(result), newline="")))
    assert tuple(rows[0]) == COLUMNS
    assert {len(row) for row in rows} == {len(COLUMNS)}


def test_lines_end_alike_so_that_a_file_opened_as_text_does_not_double_them(result: Result) -> None:
    assert "\r" not in csv_text(result)


def test_numbers_come_back_exactly(result: Result) -> None:
    rates = [(line["bot"], line["player"], float(line["value"]), int(line["count"])) for line in of("win_rate", result)]
    assert rates == [(bot.name, str(place), bot.win_rate, bot.wins) for place, bot in enumerate(result.bots, 1)]
    assert [float(line["low"]) for line in of("win_rate", result)] == [bot.low for bot in result.bots]
    assert [float(line["value"]) for line in of("points_per_round", result)] == [
        bot.points_per_round for bot in result.bots
    ]
    for name in ("bust_rate", "frozen_rate", "flip7_rate"):
        assert [float(line["value"]) for line in of(name, result)] == [getattr(bot, name) for bot in result.bots]


def test_every_overall_figure_is_there_once(result: Result) -> None:
    for name in (
        "games",
        "seconds",
        "games_per_second",
        "target",
        "rounds_per_game",
        "cards_per_game",
        "decisions_per_game",
        "reshuffles_per_game",
        "winning_total",
    ):
        (line,) = of(name, result)
        assert float(line["value"]) == getattr(result, name)
    assert [line["text"] for line in of("seed", result)] == ["table"]
    assert [line["text"] for line in of("first", result)] == ["dealer"]


def test_round_scores_can_be_added_up_again(result: Result) -> None:
    scores: dict[str, list[int]] = {}
    for points, line in ((int(line["points"]), line) for line in of("round_score", result)):
        assert points == len(scores.setdefault(line["player"], []))
        scores[line["player"]].append(int(line["count"]))
    assert [tuple(counts) for counts in scores.values()] == [bot.scores for bot in result.bots]
    assert sum(float(line["value"]) for line in of("round_score", result)) == pytest.approx(len(result.bots))


def test_seats_have_their_letters_and_games_their_lengths(result: Result) -> None:
    assert [(line["seat"], float(line["value"])) for line in of("seat_win_rate", result)] == list(
        zip("ABC", result.seats, strict=True)
    )
    assert all(0 <= float(line["low"]) <= float(line["high"]) <= 1 for line in of("seat_win_rate", result))
    assert [(int(line["rounds"]), int(line["count"])) for line in of("game_length", result)] == list(
        enumerate(result.rounds, 1)
    )


def test_only_a_comparison_has_its_lines(result: Result, comparison: Result) -> None:
    compared = comparison.comparison
    assert compared is not None
    assert [(line["bot"], float(line["value"])) for line in of("compared_win_rate", comparison)] == [
        ("stay:25", compared.win_rate),
        ("stay:10", 1 - compared.win_rate),
    ]
    shuffles = [*of("shuffles_won_twice", comparison), *of("shuffles_shared", comparison)]
    assert sum(int(line["count"]) for line in shuffles) == compared.pairs
    assert [line["bot"] for line in of("better", comparison)] == [compared.better]
    assert not [*of("compared_win_rate", result), *of("chance_of_error", result), *of("better", result)]


def test_bots_that_have_not_differed_leave_lines_out(comparison: Result) -> None:
    assert comparison.comparison is not None
    level = replace(comparison.comparison, better=None, games_needed=None)
    assert not [*of("better", replace(comparison, comparison=level))]
    assert not [*of("games_needed", replace(comparison, comparison=level))]


def test_no_games_give_a_table_without_rates() -> None:
    nothing = Result(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, (), (0.0, 0.0), 1.0, (), "0", 200, "dealer")
    assert {line["what"] for line in read(nothing)} >= {"games", "seed", "seat_win_rate"}


@pytest.mark.parametrize(
    "name, written",
    [
        ('=HYPERLINK("x")', '\'=HYPERLINK("x")'),
        ("@sum", "'@sum"),
        ("+a", "'+a"),
        ("-a,b", "'-a,b"),
        ("-5", "-5"),
        ("+1.5", "+1.5"),
        ("a=b", "a=b"),
        ("\tx\ny", "\\tx\\ny"),
        ("\ud800", "\\ud800"),
        ('Ana "the bot", Jr', 'Ana "the bot", Jr'),
        ("", ""),
    ],
)
def test_names_are_no_formulas_and_survive_the_file(result: Result, name: str, written: str) -> None:
    assert harmless(name) == written
    named = replace(result, seed=name, bots=(replace(result.bots[0], name=name),))
    csv_text(named).encode()
    assert [line["text"] for line in of("seed", named)] == [written]
    assert [line["bot"] for line in of("win_rate", named)] == [written]
