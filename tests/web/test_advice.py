"""Advice and training at a table in a real browser: the question back, the mark that stays, and what a choice cost."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from flip7.i18n.languages import LANGUAGES
from flip7.protocol.room_options import GameRules
from flip7.record import from_json
from flip7.server.rooms.create import Plan
from tests.server.served import Served
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.layout_checks import faults
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visitor

ASK: Final = "What would you do?"
ONCE: Final = "Asked for advice once in this game"
COST: Final = re.compile(r"^Staying (clearly|probably) cost you [0-9.]+ points of winning chance\. .+\.$")
_BESIDE_THE_SENTENCE: Final = """() => {
  const [card, sentence] = [".advice", ".stage .say"].map((each) => document.querySelector(each).getBoundingClientRect());
  return card.bottom <= sentence.top || card.top >= sentence.bottom;
}"""


def advised(person: Visitor) -> None:
    """Ask for advice, and read its sentence; the card is open."""
    person.until("turn")
    person.page.locator(".advise").click()
    expect(person.page.locator(".advice .more")).to_be_visible()  # it comes with the sentence


def read_figures(person: Visitor) -> None:
    """Have the figures shown: a row for each answer."""
    person.page.locator(".advice .more").click()
    expect(person.page.locator(".advice tbody tr")).to_have_count(2)


@pytest.mark.integration
def test_whoever_asks_is_advised_and_bears_the_mark_to_the_podium(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    code = ui_states.seated(ann, served, seats=3, target=20)
    page = ann.page
    ann.until("turn")
    page.get_by_role("button", name=ASK).click()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(re.compile(r"\.$"))
    read_figures(ann)
    expect(page.locator(".advice tbody td").first).to_have_text(re.compile(r"^[0-9.]+% ±[0-9.]+$"))
    expect(page.locator(".you .advised")).to_have_attribute("aria-label", ONCE)
    ann.at_rest()
    assert not faults(page)
    assert not violations(page)
    for size in (SMALL_PHONE, DESKTOP, PHONE):  # the table is laid out anew, and the card follows its sentence
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(_BESIDE_THE_SENTENCE)
        ann.at_rest()
        assert page.evaluate(_BESIDE_THE_SENTENCE), size
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    ann.play_on(1)
    expect(page.locator(".standings .me .advised")).to_be_visible()
    assert len(from_json(served.rest.record(served.rest.view(code).id)).advised) == 1


@pytest.mark.integration
def test_where_the_host_has_switched_it_on_everybody_may_ask_and_all_see_it(visit: Visit, served: Served) -> None:
    ann, ben = visit(wishes={"speed": AT_ONCE}), visit(PHONE, {"speed": AT_ONCE}, "Ben")
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=2, rules=GameRules(target=200)))
    ui_states.sits_down(ben, code)
    ann.click("Change")
    ann.page.get_by_role("switch", name="Advice for everybody").click()
    expect(ben.page.get_by_text("Everybody may ask")).to_be_visible()
    ben.click("I am ready")
    ann.click("Start")
    asked, other = (ann, ben) if ann.until("turn", "others") == "turn" else (ben, ann)
    advised(asked)
    marked = asked.page.locator(".you .advised")
    expect(marked).to_have_attribute("aria-label", ONCE)
    expect(other.page.get_by_role("img", name=ONCE)).to_be_visible()
    expect(other.page.locator(".advice")).to_have_count(0)


@pytest.mark.integration
def test_a_device_alone_gives_rough_advice(phone: Visitor) -> None:
    phone.page.add_init_script(ui_states.line_up("Ann", bots=2))
    phone.open("/device").click("Deal")
    phone.play_on(until=("turn",))
    advised(phone)
    phone.page.locator(".advice .more").click()
    expect(phone.page.get_by_text("Estimated without")).to_be_visible()


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
        return sum('"choice_cost"' in each for each in told)

    ann.until("turn")
    switch()
    ann.take_a_step(1)
    expect(page.locator(".toast p")).to_have_text(COST)
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
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_and_training_fit_every_screen(visit: Visit, served: Served, language: str) -> None:
    ann = visit(SMALL_PHONE, {"speed": AT_ONCE, "language": language})
    ui_states.seated(ann, served, seats=4)
    for width, height in (SMALL_PHONE, PHONE, DESKTOP):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.at_rest()
        advised(ann)
        read_figures(ann)
        ann.at_rest()
        assert not faults(ann.page), (width, height)
        assert not violations(ann.page), (width, height)
        assert not re.search("advice-", ann.page.locator("body").inner_text())
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator(".advice")).to_have_count(0)
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.page.locator(".bar .icon").last.click()
    ann.page.get_by_role("dialog").locator("[role=switch]").first.wait_for()
    ann.at_rest()
    assert not faults(ann.page)
    assert not violations(ann.page)
    assert not re.search("training-", ann.page.get_by_role("dialog").inner_text())
