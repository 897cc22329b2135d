"""The charts of a result: which there are, what they show, and that plotly takes them."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from flip7.reports.chart import Chart
from flip7.reports.simulation.grouping import pools
from flip7.reports.simulation.page import charts
from flip7.reports.theme import TOKENS
from tests.reports.results import RESULTS, many, mixed


@pytest.mark.parametrize("name", RESULTS)
def test_all_results_have_charts_that_plotly_accepts(name: str) -> None:
    from plotly.graph_objects import Figure  # type: ignore[import-untyped]

    drawn = charts(RESULTS[name]())
    assert len({chart.id for chart in drawn}) == len(drawn)
    for chart in drawn:
        Figure({"data": painted(chart.traces), "layout": painted(chart.layout)})
        assert "nan" not in json.dumps([chart.traces, chart.layout]).lower()


def painted(part: Any) -> Any:  # noqa: ANN401 - any piece of a chart
    """The piece with the colours of the day, as the page fills them in."""
    match part:
        case dict():
            return {key: painted(value) for key, value in part.items()}
        case list() | tuple():
            return [painted(value) for value in part]
        case str() if found := re.fullmatch(r"var\(--(.*)\)", part):
            return TOKENS[found[1]][0]
        case _:
            return part


@pytest.mark.parametrize(
    "name, ids",
    [
        ("mixed", ["wins", "points", "ends", "scores", "seats", "length"]),
        ("compared", ["wins", "pairs", "points", "ends", "scores", "seats", "length"]),
        ("18 seats of one bot", ["seats", "scores", "ends", "length"]),
        ("1 seat", ["length", "scores", "ends"]),
        ("40 bots", ["wins", "points", "ends", "scores", "seats", "length"]),
        ("no game", []),
    ],
)
def test_every_result_has_the_charts_that_say_something_about_it(name: str, ids: list[str]) -> None:
    assert [chart.id for chart in charts(RESULTS[name]())] == ids


def test_players_with_the_same_bot_are_one() -> None:
    found = pools(mixed())
    assert sorted(pool.name for pool in found) == ["random", "stay:20", "stay:25"]
    both = next(pool for pool in found if pool.name == "stay:25")
    assert both.rounds == sum(sum(bot.scores) for bot in mixed().bots if bot.name == "stay:25")
    assert both.share.each == (mixed().bots[0].win_rate, mixed().bots[2].win_rate)
    assert both.share.low < both.share.rate < both.share.high


def test_many_bots_have_a_row_each_and_their_zeros_in_a_column() -> None:
    scores = next(chart for chart in charts(many()) if chart.id == "scores")
    assert len(scores.layout["yaxis"]["ticktext"]) == 40
    assert len(zeros_of(scores)) == 40


def zeros_of(chart: Chart) -> list[str]:
    return [note["text"] for note in chart.layout["annotations"]]


def test_rounds_without_points_stand_apart() -> None:
    scores = next(chart for chart in charts(mixed()) if chart.id == "scores")
    bars = [trace for trace in scores.traces if trace["type"] == "bar"]
    lines = [trace for trace in scores.traces if trace["type"] == "scatter"]
    assert [bar["y"][0] for bar in bars] == [pytest.approx(100 * pool.zero) for pool in pools(mixed())]
    assert all(line["x"][0] == 1 for line in lines)


def test_long_names_cut_alike_stay_two_rows() -> None:
    long = [replace(mixed().bots[place], name="a very long name indeed " + "xy"[place]) for place in range(2)]
    wins = charts(replace(mixed(), bots=(*long, *mixed().bots[2:])))[0]
    texts = wins.layout["yaxis"]["ticktext"]
    assert len(texts) == len(set(wins.layout["yaxis"]["tickvals"])) == 4
    assert texts.count("a very long nam…") == 2
