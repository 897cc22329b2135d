"""Whole games, as people play them with a browser."""

import time
from typing import Final

import pytest

from tests.web.conftest import Visit
from tests.web.visitors import AT_ONCE, PHONE, Visitor

pytestmark = pytest.mark.slow

LONGEST: Final = 60.0


def table_of_bots(person: Visitor, target: int) -> None:
    """From the home page to a table with three beginners; the lobby is open."""
    person.open("/").click("New table", role="link")
    for seat in (2, 3, 4):
        person.page.get_by_role("button", name=f"Add a bot on seat {seat}").click()
        person.page.get_by_role("dialog").get_by_role("button", name="Beginner").click()
    person.page.get_by_text("Other", exact=True).click()
    person.page.get_by_label("Points to play to").fill(str(target))
    person.page.get_by_label("Points to play to").press("Tab")
    person.click("Open the table")
    person.until("lobby")


def take_turns(*people: Visitor) -> None:
    """All of them play or watch, until all of them see the end."""
    end = time.monotonic() + LONGEST
    while any([each.take_a_step() != "over" for each in people]):
        assert time.monotonic() < end, [each.heading() for each in people]


def test_a_whole_game_alone_against_bots_from_the_home_page(visit: Visit) -> None:
    ann = visit(PHONE, {"speed": 0.6})
    table_of_bots(ann, target=40)
    ann.click("Start")
    ann.play_on()
    winner = ann.page.get_by_role("dialog").get_by_role("heading", level=2).inner_text()
    totals = ann.totals()
    best = max(totals.values())
    assert best >= 40
    assert winner in {
        f"{name} wins!" if name != "You" else "You win!" for name, total in totals.items() if total == best
    }


def test_play_now_is_two_taps_from_the_first_decision(visit: Visit) -> None:
    ann = visit(PHONE, name=None)
    ann.open("/").click("Play now")
    ann.until("turn", "give", "summary")
    ann.play_on(until=["summary"])


def test_two_people_in_two_browsers_play_and_a_third_watches(visit: Visit) -> None:
    ann, ben, cleo = (visit(wishes={"speed": AT_ONCE}, name=name) for name in ("Ann", "Ben", "Cleo"))
    ann.open("/new")
    ann.page.get_by_label("Seats", exact=True).fill("2")
    ann.page.get_by_label("Seats", exact=True).press("Tab")
    ann.page.get_by_text("50", exact=True).click()
    ann.click("Open the table")
    code = ann.code
    ben.open(f"/t/{code}").click("Take a seat")
    ben.click("I am ready")
    cleo.open(f"/t/{code}")
    ann.page.get_by_text("Everybody is ready.").wait_for()
    ann.click("Start")
    take_turns(ann, ben, cleo)
    assert cleo.page.locator(".you, .decide").count() == 0, "who watches has nothing to decide"
    seen = cleo.totals()
    assert ann.totals() == {"You": seen["Ann"], "Ben": seen["Ben"]}
    assert ben.totals() == {"You": seen["Ben"], "Ann": seen["Ann"]}
    assert max(seen.values()) >= 50
