"""The page of a solved round: which charts are on it, and what they show."""

import json
from functools import cache

import pytest

from flip7.analysis.solver import Solution, solve, table_with
from flip7.analysis.solver.report import families_of, report_on
from flip7.analysis.solver.thresholds import limits
from flip7.core.cards import parse_cards
from flip7.reports.page import Page
from flip7.reports.solution import solution_page
from tests.analysis.brute_force import small_table
from tests.scenario import A


@cache
def solution() -> Solution:
    return solve(table_with(parse_cards("12 11 9 x2"), parse_cards("SC SC SC F3 F3 F3 FZ FZ")))


@cache
def page() -> Page:
    return solution_page(report_on(solution(), 0.5), solution())


def test_all_charts_are_there() -> None:
    assert [chart.id for chart in page().charts] == ["staying", "rules", "modifiers", "curves", "risk"]


def test_every_chart_can_be_heard() -> None:
    for chart in page().charts:
        assert chart.heading
        assert len(chart.label) > 30


def test_the_charts_are_json() -> None:
    for chart in page().charts:
        assert json.loads(json.dumps(chart.traces)) == chart.traces


def test_the_bars_of_a_row_meet() -> None:
    """Where hitting ends it depends, and where that ends staying begins."""
    (chart, *_) = page().charts
    rows = {trace["y"][0] for trace in chart.traces}
    for row in rows:
        ends = [(trace["base"][0], trace["base"][0] + trace["x"][0]) for trace in chart.traces if trace["y"][0] == row]
        assert [end for _, end in ends[:-1]] == [begin for begin, _ in ends[1:]]


def test_the_page_says_what_was_asked_and_found() -> None:
    html = page().html()
    assert f"From 9 11 12 x2, the best choices score {solution().value:.3f} points" in html
    assert "SC SC SC" in html


def test_the_best_choices_are_worth_no_less_than_any_rule() -> None:
    best = solution().value
    for family in families_of(solution()).values():
        assert max(found.value for found in family) <= best + 1e-9


def test_limits_follow_from_the_hands() -> None:
    """With 12 and a pile of 12, 11 and 3: one number hits or stays, and 12+11 stays."""
    found = limits(solve(small_table("12", "12 11 3"), A))
    assert [limit.numbers for limit in found] == [1, 2, 3]
    assert found[0].lowest == found[0].highest == 12
    assert found[1].highest == 23
    assert found[0].riskiest_hit == pytest.approx(1 / 3)
