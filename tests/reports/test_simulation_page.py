"""The page with charts: everything in it, nothing fetched, nothing from outside taken for HTML."""

import json
import re
from dataclasses import replace
from functools import cache

import pytest

from flip7.i18n.catalog import say
from flip7.reports.simulation import simulation_page
from flip7.reports.simulation.grouping import pools
from flip7.reports.simulation.headline import headline
from flip7.reports.simulation.page import charts
from tests.reports.reading import Read
from tests.reports.results import RESULTS, mixed, no_game

EVIL = '</script><img src=x onerror="alert(1)">&'


@cache
def page() -> str:
    return simulation_page(mixed()).html()


def test_the_page_fetches_nothing() -> None:
    read = Read(page())
    addresses = [value for _, found in read.elements for name, value in found.items() if name in {"src", "href"}]
    assert [address for address in addresses if not (address or "").startswith("data:")] == []
    assert "url(" not in "".join(read.texts["style"])
    assert "@import" not in "".join(read.texts["style"])
    (policy,) = (found["content"] for found in read.all("meta") if "http-equiv" in found)
    assert policy is not None
    assert policy.startswith("default-src 'none';")
    assert "http" not in policy


def test_plotly_is_in_the_page_once_and_nothing_else_speaks_of_addresses() -> None:
    scripts = Read(page()).texts["script"]
    (plotly,) = (text for text in scripts if "plotly.js v" in text)
    assert page().count("plotly.js v") == plotly.count("plotly.js v")
    ours = page().replace(plotly, "").replace("http%3A//www.w3.org/2000/svg", "")
    assert "http:" not in ours
    assert "https:" not in ours


def test_the_finding_is_the_title_and_the_heading() -> None:
    read = Read(page())
    best = pools(mixed())[0]
    (heading,) = read.texts["h1"]
    assert read.texts["title"][0] == heading == headline(mixed()).sentence
    assert best.name in heading


def test_the_table_has_the_numbers_of_every_bot() -> None:
    table = Read(page()).tables[0]
    assert [cell.split()[0] for cell in table[0]] == ["Bot", "Wins", "Points", "Busts", "Frozen", "Flip"]
    stay, _, other = mixed().bots[0], mixed().bots[1], mixed().bots[2]
    (row,) = (row for row in table[1:] if row[0].startswith("stay:25"))
    assert row[0] == "stay:25 2 players"
    assert row[1].startswith(f"{100 * (stay.wins + other.wins) / 2 / 400:.1f}")
    rounds = sum(stay.scores)
    points = sum(points * count for bot in (stay, other) for points, count in enumerate(bot.scores)) / (2 * rounds)
    assert row[2].startswith(f"{points:.2f}")
    assert row[3] == f"{50 * (stay.bust_rate + other.bust_rate):.1f}"


def test_tables_tell_what_their_cells_are_about() -> None:
    read = Read(page())
    assert len(read.tables) == len(list(read.all("caption"))) == 4
    assert {found.get("scope") for found in read.all("th")} == {"col", "row"}
    for table in read.tables:
        assert len({len(row) for row in table}) == 1


def test_every_chart_is_said_in_words() -> None:
    pictures = {found["id"]: found["aria-label"] for found in Read(page()).all("div") if found.get("role") == "img"}
    assert list(pictures) == ["wins", "points", "ends", "scores", "seats", "length"]
    for label in pictures.values():
        assert label is not None
        assert re.search(r"\d", label)


def test_names_and_seed_from_outside_are_text_and_nothing_else() -> None:
    bots = tuple(replace(bot, name=EVIL if bot.name == "random" else bot.name) for bot in mixed().bots)
    read = Read(simulation_page(replace(mixed(), bots=bots, seed=EVIL)).html())
    assert [*read.all("img")] == []
    assert len([*read.all("script")]) == 3
    assert EVIL in read.texts["dd"]
    assert any(row[0] == EVIL for row in read.tables[0])
    # plotly.js reads tags in its texts, so that names must not have any.
    data = json.loads(next(text for text in read.texts["script"] if text.startswith("{")))
    assert "<img" not in json.dumps(data)
    assert "&lt;img" in json.dumps(data)


def test_what_cannot_be_written_is_spelt_out() -> None:
    strange = replace(mixed(), seed="\ud800\n")
    assert "\\ud800\\n" in simulation_page(strange).html()
    simulation_page(strange).html().encode()


def test_a_page_without_a_game_says_so_and_needs_no_script() -> None:
    read = Read(simulation_page(no_game()).html())
    assert read.texts["h1"] == [say("plot-finding-none")]
    assert [*read.all("script")] == []


@pytest.mark.parametrize("name", ["compared", "18 seats of one bot", "1 seat", "40 bots", "a bot against itself"])
def test_all_pages_hold_together(name: str) -> None:
    read = Read(simulation_page(RESULTS[name]()).html())
    assert len(read.texts["h1"]) == 1
    assert {found["id"] for found in read.all("div") if "id" in found} == {
        chart.id for chart in charts(RESULTS[name]())
    }
