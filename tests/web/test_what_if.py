"""What if, in a real browser: a finished game is reviewed, a choice is taken back, and the game is played on to its end."""

import base64
import re
import zlib
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from flip7.i18n.languages import LANGUAGES
from flip7.record import to_json
from tests.record.test_branches import GAME
from tests.server.served import Served
from tests.web import ui_states
from tests.web.conftest import Visit
from tests.web.layout_checks import wrong, wrong_small_and_dark
from tests.web.page_objects import AT_ONCE, DESKTOP, PATIENCE, PHONE, Visitor

SOON: Final = 8 * 1000 * PATIENCE
"""Play-outs and reviews have the lowest priority of all processes."""


def finished(person: Visitor, served: Served, target: int) -> str:
    """Play a game to its end, badly; return the address of its replay."""
    ui_states.seated(person, served, seats=3, target=target)
    person.play_on(1)
    address = person.page.locator("a[href^='/g/']").first.get_attribute("href")
    assert address is not None
    return address.split("?")[0].removesuffix("/review")


def opened(page: Page) -> None:
    page.locator(".insight").last.click()
    page.locator(".what-if").wait_for()


def _width(page: Page, selector: str) -> float:
    width: float = page.locator(selector).evaluate("(button) => button.getBoundingClientRect().width")
    return width


@pytest.mark.integration
def test_a_choice_is_taken_back_and_the_game_played_on_to_its_end(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    replay = finished(ann, served, target=30)
    page = ann.page
    page.goto(f"{ann.address}{replay}?choice=1")
    opened(page)
    page.get_by_role("button", name="Same cards").click()
    page.wait_for_url(re.compile("/t/"))
    ann.play_on(1)
    expect(page.get_by_text("It counts for nothing")).to_be_visible()
    expect(page.get_by_text("Check the shuffle")).to_have_count(0)
    page.get_by_role("link", name="Back to the game").click()
    page.wait_for_url(re.compile(re.escape(replay)))
    page.locator(".strip .told").wait_for(timeout=SOON)  # it grows upwards, over what is looked at
    assert not wrong(ann)
    assert not wrong_small_and_dark(ann)
    assert _width(page, ".rest .insight") < _width(page, ".rest .btn:not(.insight)") / 2, "it has a sign and no word"


@pytest.mark.e2e
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_mistake_of_the_review_is_played_out_and_played_differently(
    visit: Visit, served: Served, size: tuple[int, int]
) -> None:
    """From the podium to the review, from its list to a mistake, and from there to the end of another game."""
    ann = visit(size, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=3, target=100)
    ann.play_on(1)
    page = ann.page
    page.get_by_role("link", name="Review").click()
    mistake = page.locator(".costs button").first
    mistake.wait_for(timeout=SOON)
    mistake.click()
    page.locator(".look").get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Play it out").click()
    page.locator(".beam").first.wait_for(timeout=SOON)
    expect(page.get_by_text("Played 1,000 times")).to_be_visible()
    assert not wrong(ann)
    page.get_by_role("button", name="New cards").click()
    page.wait_for_url(re.compile("/t/"))
    ann.play_on(1)
    page.get_by_role("link", name="Back to the game").click()
    page.wait_for_url(re.compile(r"/review\?choice="))


@pytest.mark.e2e
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_if_fits_every_screen_in_every_language(visit: Visit, served: Served, language: str) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE, "language": language}, reduced_motion="reduce")
    replay = finished(ann, served, target=30)
    page = ann.page
    page.goto(f"{ann.address}{replay}?choice=1")
    opened(page)
    page.locator(".what-if section").last.get_by_role("button").click()
    page.locator(".beam").first.wait_for(timeout=SOON)
    for width, height in (PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert not wrong(ann), (width, height)
    assert not wrong_small_and_dark(ann)
    assert not re.search("whatif-|replay-what", page.locator("body").inner_text())


@pytest.mark.e2e
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_device_alone_does_the_same_with_a_record(visit: Visit, size: tuple[int, int]) -> None:
    """A link that holds a game is replayed, played out and played on by the server on the device."""
    ann = visit(size, {"speed": AT_ONCE}, reduced_motion="reduce")
    page = ann.page
    packed = base64.urlsafe_b64encode(zlib.compress(to_json(GAME).encode(), wbits=-15)).decode().rstrip("=")
    page.goto(f"{ann.address}/replay?choice={len(GAME.choices) - 3}#r={packed}")
    page.locator(".controls").wait_for(timeout=SOON)
    opened(page)
    page.get_by_role("button", name="Play it out").click()
    expect(page.get_by_text("Played 200 times")).to_be_visible(timeout=SOON)
    assert not wrong(ann)
    page.get_by_role("button", name="Same cards").click()
    page.wait_for_url(re.compile("/t/~"))
    ann.play_on(1)
    page.get_by_role("link", name="Back to the game").click()
    page.wait_for_url(re.compile("/replay"))
    page.locator(".controls").wait_for(timeout=SOON)
