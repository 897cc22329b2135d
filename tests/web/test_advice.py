"""Advice and training at a table in a real browser: the question back, the mark that stays, and what a choice cost."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from flip7.record import from_json
from tests.server.served import Served
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.layout_checks import faults
from tests.web.page_objects import AT_ONCE, DESKTOP, PATIENCE, PHONE, Visitor

SOON: Final = 1000 * PATIENCE
ASK: Final = "What would you do?"
COST: Final = re.compile(r"^Staying (clearly|probably) cost you [0-9.]+ points of winning chance\. A hit was better\.$")


def advised(person: Visitor) -> None:
    """Ask for advice, and read it with its figures; the popover is open."""
    page = person.page
    person.until("turn")
    page.get_by_role("button", name=ASK).click()
    expect(page.locator(".advice h2")).to_have_text(re.compile(r"\.$"), timeout=SOON)
    page.get_by_role("button", name="The figures").click()
    expect(page.locator(".advice tbody tr")).to_have_count(2)
    expect(page.locator(".advice tbody td").first).to_have_text(re.compile(r"^[0-9.]+% ±[0-9.]+$"))


@pytest.mark.integration
def test_whoever_asks_is_advised_and_bears_the_mark_to_the_podium(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    code = ui_states.seated(ann, served, seats=3, target=20)
    page = ann.page
    advised(ann)
    mark = page.locator(".you .advised")
    expect(mark).to_have_attribute("aria-label", "Asked for advice once in this game")
    ann.at_rest()
    assert not faults(page)
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    ann.play_on(1)
    expect(page.locator(".standings .me .advised")).to_be_visible(timeout=SOON)
    assert len(from_json(served.rest.record(served.rest.view(code).id)).advised) == 1


@pytest.mark.integration
def test_training_tells_what_a_choice_cost_until_it_is_switched_off(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    told: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
    ui_states.seated(ann, served, seats=3, target=100)
    page = ann.page

    def switch() -> None:
        page.get_by_role("button", name="Menu").first.click()
        page.get_by_role("switch", name="Training").click()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")

    def costs() -> int:
        return sum("choice_cost" in each for each in told)

    ann.until("turn")
    switch()
    ann.take_a_step(1)
    expect(page.locator(".toast p")).to_have_text(COST, timeout=SOON)
    assert not violations(page)
    switch()
    heard = costs()
    expect(page.locator(".toast p")).to_have_count(0)
    for _ in range(3):
        ann.play_on(1, until=("turn",))
        ann.take_a_step(1)
    ann.play_on(1, until=("turn",))
    assert costs() == heard


@pytest.mark.e2e
def test_advice_fits_a_desktop(visit: Visit, served: Served) -> None:
    ann = visit(DESKTOP, {"speed": AT_ONCE})
    ui_states.seated(ann, served, seats=4, target=200)
    advised(ann)
    ann.at_rest()
    assert not faults(ann.page)
    assert not violations(ann.page)
