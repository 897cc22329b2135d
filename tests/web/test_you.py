"""One's own games in a real browser: told from what the device keeps, erased by one tap, counted after a game."""

import json
import re
from collections.abc import Iterator
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from flip7.analysis.habits import Habit, HabitKind, gathered
from flip7.analysis.own_results import Company, OwnGame
from flip7.i18n.languages import LANGUAGES
from tests.server.served import Served
from tests.web import ui_states
from tests.web.conftest import Visit
from tests.web.device import STATIC_SITE, static_server, the_static_site_is_built
from tests.web.layout_checks import wrong, wrong_small_and_dark
from tests.web.page_objects import AT_ONCE, DESKTOP, PATIENCE, PHONE, Visitor, visitor

SOON: Final = 8 * 1000 * PATIENCE
"""Python is loaded first; a review of a server has the lowest priority of all processes."""
WON: Final = re.compile(r"^\d+ of \d+ won$")


def kept(number: int) -> OwnGame:
    """Return what is kept of a game of four by somebody who stays too early with two numbers."""
    stays = gathered(Habit(HabitKind.STAYS, 2), [(2.0 + number % 3, 0.4), (1.0, 0.4)])
    company = Company.DAILY if number % 4 == 0 else Company.BOTS
    return OwnGame(
        f"t{number}", number, 4, 1 + number % 4, company, rough=False, luck=6.0, own=-4.0, error=0.6, choices=(stays,)
    )


def remembers(page: Page, count: int) -> None:
    """Let the browser have so many games behind it."""
    games = {f"t{at}": {"seat": 0, "at": at, "kept": msgspec.to_builtins(kept(at))} for at in range(count)}
    text = json.dumps({"since": 0, "games": games})
    page.evaluate("text => localStorage.setItem('flip7:own', text)", text)


def looked(person: Visitor, count: int = 12) -> Page:
    """Open the page with so many games."""
    person.open("/")
    remembers(person.page, count)
    person.open("/you")
    person.page.locator(".results").wait_for(timeout=SOON)
    return person.page


@pytest.mark.integration
def test_habits_are_told_and_erased_by_one_tap_and_come_back(visit: Visit) -> None:
    ann = visit(PHONE, reduced_motion="reduce")
    page = looked(ann)
    expect(page.get_by_text(WON)).to_have_text(["0 of 9 won", "3 of 3 won"], use_inner_text=True)
    expect(page.locator(".habits li")).to_have_count(1)
    expect(page.locator(".habits b")).to_have_text("You stay too early with two numbers.")
    assert not wrong(ann)
    page.get_by_role("button", name="Erase").click()
    expect(page.get_by_text("No finished game of yours is here yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".habits li")).to_have_count(1)


@pytest.mark.e2e
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_and_size(visit: Visit, language: str, size: tuple[int, int]) -> None:
    ann = visit(size, {"language": language}, reduced_motion="reduce")
    looked(ann)
    assert not wrong(ann)
    if size == PHONE:
        assert not wrong_small_and_dark(ann)


@pytest.mark.e2e
def test_a_game_at_a_server_counts_when_it_is_over(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=3, target=30)
    ann.play_on(1)
    ann.open("/you")
    expect(ann.page.get_by_text(WON)).to_have_text(re.compile("^[01] of 1 won$"), timeout=SOON)
    assert not wrong(ann)


@pytest.mark.integration
def test_a_game_that_was_erased_does_not_come_back_when_it_is_opened(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    code = ui_states.seated(ann, served, seats=2, target=1)
    ann.play_on(1)
    own = ui_states.remembered(ann, "flip7:own")
    assert isinstance(own, dict)
    assert list(own["games"]) == [served.rest.view(code).id], "it ended while it was watched"
    erased = {"since": own["games"][served.rest.view(code).id]["at"], "games": {}}
    ann.page.evaluate("text => localStorage.setItem('flip7:own', text)", json.dumps(erased))
    ann.open(f"/t/{code}")
    ann.until("over")
    assert ui_states.remembered(ann, "flip7:own") == erased


@pytest.fixture
def alone(browser: Browser) -> Iterator[Visitor]:
    """Somebody with a phone, at a site behind which there is no server."""
    the_static_site_is_built()
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    with static_server(STATIC_SITE.parent) as address:
        yield visitor(context, f"{address}/{STATIC_SITE.name}/#", {"speed": AT_ONCE})
    context.close()


@pytest.mark.e2e
def test_a_game_on_the_device_counts_and_what_is_kept_survives_in_a_backup(alone: Visitor) -> None:
    alone.open("/")
    alone.click("Play now")
    alone.play_on()
    alone.open("/you")
    expect(alone.page.get_by_text(WON)).to_have_text(re.compile("^[01] of 1 won$"), timeout=SOON)
    stored: str = alone.page.evaluate("localStorage.getItem('flip7:own')")
    (game,) = json.loads(stored)["games"].values()
    assert game["kept"]["rough"] is True
    alone.open("/device")
    with alone.page.expect_download() as saving:
        alone.page.get_by_role("button", name="Back up all games").click()
    backup = json.loads(saving.value.path().read_text())
    assert (backup["version"], backup["own"]) == (3, json.loads(stored))
