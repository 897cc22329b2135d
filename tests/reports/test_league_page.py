"""The page of a league: what it finds, its charts and numbers, and nothing from outside taken for HTML."""

import json
import re
from dataclasses import replace

import pytest

from flip7.arena.league.standings import LeagueResult
from flip7.reports.chart import Chart
from flip7.reports.league import league_page
from flip7.reports.league.headline import headline, rivals
from tests.reports.leagues import LEAGUES, failed, match, no_game, played, usual
from tests.reports.reading import Read

EVIL = '</script><img src=x onerror="alert(1)">&'


def chart(result: LeagueResult, wanted: str) -> Chart:
    return next(found for found in league_page(result).charts if found.id == wanted)


@pytest.mark.parametrize("name", LEAGUES)
def test_every_league_has_a_page(name: str) -> None:
    result = LEAGUES[name]()
    page = league_page(result).html()
    assert page.startswith("<!doctype html>")
    assert page.count("<h1>") == 1
    assert "flip7 arena" in page
    for found in league_page(result).charts:
        json.dumps(found.traces)
        json.dumps(found.layout)
        assert found.label.endswith(".")
        assert f'id="{found.id}"' in page


def test_the_ratings_come_first_and_a_match_has_no_cross_table() -> None:
    assert [found.id for found in league_page(usual()).charts] == ["ratings", "wins", "versus"]
    assert [found.id for found in league_page(match()).charts] == ["ratings", "wins"]
    assert [found.id for found in league_page(LEAGUES["30 bots"]()).charts] == ["ratings", "wins"]
    assert league_page(no_game()).charts == ()


def test_the_ratings_are_drawn_with_their_intervals() -> None:
    result = usual()
    traces = chart(result, "ratings").traces
    for row, (bot, trace) in enumerate(zip(result.bots, traces, strict=True)):
        assert (trace["x"], trace["y"]) == ([bot.rating], [-row])
        assert bot.rating + trace["error_x"]["array"][0] == pytest.approx(bot.rating_high)
        assert bot.rating - trace["error_x"]["arrayminus"][0] == pytest.approx(bot.rating_low)
    low, high = chart(result, "ratings").layout["xaxis"]["range"]
    assert low < min(bot.rating_low for bot in result.bots)
    assert max(bot.rating_high for bot in result.bots) < high


def test_win_rates_have_the_fair_share_beside_them() -> None:
    result = match()
    traces = chart(result, "wins").traces
    bars, marks = traces[::2], traces[1::2]
    assert [bar["x"][0] for bar in bars] == pytest.approx([100 * bot.win_rate for bot in result.bots])
    assert [mark["x"][0] for mark in marks] == pytest.approx([75, 25, 25])


def test_the_cross_table_has_a_cell_for_every_two() -> None:
    result = usual()
    found = chart(result, "versus")
    (trace,) = found.traces
    assert len(trace["text"]) == len(found.layout["shapes"]) == 5 * 4
    first = result.versus[0][4]
    assert first is not None
    at = [*zip(trace["x"], trace["y"], strict=True)].index((4, 0))
    assert trace["text"][at] == f"{100 * first:.0f}"
    for shape, text in zip(found.layout["shapes"], trace["text"], strict=True):
        assert shape["fillcolor"] == ("var(--leaf)" if int(text) >= 50 else "var(--bust)")


def test_the_finding_names_the_strongest_only_if_it_is() -> None:
    assert headline(usual()).sentence.startswith("risk:0.26 is the strongest, with a rating of ")
    close = played(["stay:25", "stay:26", "random"], games=40)
    assert headline(close).sentence.endswith("lead, too close to call")
    many = played(["stay:25", "stay:26", "stay:27", "stay:28"], games=8)
    assert headline(many).sentence.endswith("3 others may be as strong")
    assert headline(no_game()).sentence == "No game was finished"


def test_rivals_are_those_within_what_chance_does() -> None:
    best, second, *_ = usual().bots
    reach = best.rating_high - best.rating
    near = replace(second, rating=best.rating - reach, rating_high=best.rating)
    far = replace(second, rating=best.rating - 2 * reach, rating_high=best.rating - reach)
    assert rivals([best, near]) == [near]
    assert rivals([best, far]) == []


def test_the_finding_of_a_match_is_about_those_who_are_measured() -> None:
    assert headline(match()).sentence.startswith("stay:20 does best against stay:25: it wins ")
    alone = headline(LEAGUES["one bot against another"]()).sentence
    assert re.fullmatch(
        r"Of 40\u00a0games, stay:10 wins [\d.]+\u00a0% against 3 \N{MULTIPLICATION SIGN} stay:25", alone
    )
    close = headline(played(["stay:26", "stay:27"], "stay:25", games=8)).sentence
    assert close.endswith("does best, but another may be as strong")


def test_who_failed_is_named_with_what_it_did() -> None:
    page = league_page(failed()).html()
    assert "<summary>Forfeits</summary>" in page
    assert "answered &#x27;5&#x27; when asked «A?»" in page
    assert "x the great <small>program:./x</small>" in page
    assert "<summary>Forfeits</summary>" not in league_page(usual()).html()


def test_a_name_that_looks_like_html_is_shown_as_it_is() -> None:
    *others, last = usual().bots
    bots = (*others, replace(last, name=EVIL, label=EVIL, forfeits=1, faults=(EVIL,)))
    tables = tuple(
        replace(
            table,
            bots=tuple(EVIL if name == last.name else name for name in table.bots),
            wins={EVIL if name == last.name else name: wins for name, wins in table.wins.items()},
        )
        for table in usual().tables
    )
    read = Read(league_page(replace(usual(), bots=bots, tables=tables, seed=EVIL)).html())
    assert [*read.all("img")] == []
    assert len([*read.all("script")]) == 3
    assert EVIL in read.texts["dd"]
    assert read.tables[0][-1][0] == EVIL
    # plotly.js reads tags in its texts, so that names must not have any.
    charts = json.loads(next(text for text in read.texts["script"] if text.startswith("{")))
    assert "<img" not in json.dumps(charts)
    assert "&lt;img" in json.dumps(charts)
