"""The page of a review: everything in it, names from outside shown as they are."""

import json
from functools import cache

from flip7.analysis.review import review
from flip7.analysis.reviewed_game import Review
from flip7.record import Record, from_notation
from flip7.reports.review import review_page
from tests.reports.reading import Read

EVIL = '</script><img src=x onerror="alert(1)">&'
LINE = '[Target "40"]\n1. A / A 12 / B 11 / A h 11 / B h 11x / A s\n2. B / B 3 / A 12 / B s / A h F3>A(1 2 12x)'


@cache
def two_rounds() -> Review:
    return review(from_notation(LINE))


def read(found: Review) -> Read:
    return Read(review_page(found, 0).html())


def test_the_page_has_three_charts_said_in_words() -> None:
    pictures = {each["id"]: each["aria-label"] for each in read(two_rounds()).all("div") if each.get("role") == "img"}
    assert list(pictures) == ["course", "parts", "costs"]
    assert all(label is not None and "A " in label for label in pictures.values())


def test_every_turning_point_is_marked_and_told() -> None:
    found = two_rounds()
    page = read(found)
    assert len(page.texts["li"]) >= len(found.turning_points)
    course = json.loads(next(text for text in page.texts["script"] if text.startswith("{")))["course"]
    *lines, marks = course["data"]
    assert len(lines) == 2
    assert marks["text"] == [str(number) for number in range(1, len(found.turning_points) + 1)]
    for line in lines:
        assert all(0 <= chance <= 100 for chance in line["y"])
        assert line["x"] == sorted(line["x"])


def test_the_tables_have_every_player_and_the_costliest_choices() -> None:
    players, *costliest = read(two_rounds()).tables
    assert [row[0] for row in players] == ["Player", "A", "B"]
    assert len(costliest) == 1
    assert len(costliest[0]) == 1 + len(two_rounds().costliest)


def test_a_game_that_is_not_over_says_who_has_the_best_chance() -> None:
    (heading,) = read(review(from_notation("A 12 / B 5 / C 7"))).texts["h1"]
    assert "has the best chance so far" in heading


def test_names_from_outside_are_text_and_nothing_else() -> None:
    game = from_notation(LINE)
    evil = Record((EVIL, "B"), game.choices, rules=game.rules, drawn=game.drawn)
    page = read(review(evil))
    assert [*page.all("img")] == []
    assert any(row[0] == EVIL for row in page.tables[0])
    charts = next(text for text in page.texts["script"] if text.startswith("{"))
    assert "<img" not in json.dumps(json.loads(charts))


def test_many_players_share_a_colour() -> None:
    found = review(from_notation("A 1 / B 2 / C 3 / D 4 / E 5 / F 6 / G 7 / H 8 / A s"))
    course = json.loads(next(text for text in read(found).texts["script"] if text.startswith("{")))["course"]
    colours = [line["line"]["color"] for line in course["data"][:-1]]
    assert len(colours) == 8
    assert colours.count("var(--neutral)") == 2
