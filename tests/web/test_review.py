"""The review of a finished game in a real browser: from the podium, along the curve, to a mistake on the table."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from flip7.i18n.languages import LANGUAGES
from tests.server.served import Served
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.layout_checks import faults
from tests.web.page_objects import AT_ONCE, DESKTOP, PATIENCE, PHONE, Visitor

SOON: Final = 8 * 1000 * PATIENCE
"""Reviews have the lowest priority of all processes: beside a busy machine their first figures take minutes."""
REVIEW: Final = re.compile("^(Review|Analyse|Análisis|振り返り)$")
"""The link on the podium, in every language."""


def review_opened(person: Visitor, served: Served, target: int) -> None:
    """Play a game to its end, badly, and open its review from the podium; its figures may still sharpen."""
    ui_states.seated(person, served, seats=3, target=target)
    person.play_on(1)
    person.page.get_by_role("link", name=REVIEW).click()
    person.page.locator(".curve").wait_for(timeout=SOON)


def reviewed(person: Visitor, served: Served, target: int) -> None:
    """The same, and all figures are final."""
    review_opened(person, served, target)
    person.page.wait_for_function("() => !document.querySelector('.status').textContent.match(/[0-9]/)", timeout=SOON)


@pytest.mark.integration
def test_a_game_is_reviewed_and_the_slider_tells_every_choice(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    review_opened(ann, served, target=30)
    page = ann.page
    assert "seat=" not in page.url
    slider = page.get_by_role("slider", name="Chance to win")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Round 1, choice 1 of "))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Round [0-9]+, choice 2 of "))
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "The end of the game")
    assert not faults(page)
    assert not violations(page)


@pytest.mark.e2e
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_mistake_is_found_and_seen_on_the_table(visit: Visit, served: Served, size: tuple[int, int]) -> None:
    """Whoever always stays at once makes mistakes: one of them is listed, and leads to the table at that choice."""
    ann = visit(size, {"speed": AT_ONCE})
    reviewed(ann, served, target=100)
    page = ann.page
    costly = page.locator(".costs button").first
    told = costly.locator("strong").inner_text()
    assert re.search(r"(clearly|probably) cost .+ [0-9.]+ points", told)
    why = costly.locator("p").inner_text().split(told, 1)[1].strip()
    assert re.match(r"[A-Z].+\.", why)
    costly.click()
    moment = page.locator(".look .moment")
    expect(moment).to_contain_text(told)
    expect(moment).to_contain_text(why)
    page.get_by_role("link", name="See it on the table").click()
    page.locator(".strip .curve").wait_for(timeout=SOON)
    expect(page.locator(".strip .told")).to_contain_text(told)
    slider = page.get_by_role("slider", name="Chance to win")
    before = slider.input_value()
    page.get_by_role("button", name="One step on").click()
    expect(slider).not_to_have_value(before)
    assert not faults(page)
    assert not violations(page)


@pytest.mark.e2e
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_fits_phone_and_desktop_in_every_language(visit: Visit, served: Served, language: str) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE, "language": language})
    reviewed(ann, served, target=60)
    for width, height in (PHONE, DESKTOP):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.at_rest()
        assert not faults(ann.page), (width, height)
        assert not violations(ann.page), (width, height)
    assert not re.search("insight-|hindsight-", ann.page.locator("main").inner_text())
