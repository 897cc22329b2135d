"""The daily deal in a real browser: once with a server, once without one, and the same cards both times."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from flip7.i18n.languages import LANGUAGES
from flip7.record.json_form import from_json
from tests.server.served import Served
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.device import STATIC_SITE, DevicePage, static_server, the_static_site_is_built
from tests.web.layout_checks import faults
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, Visitor, visitor

pytestmark = pytest.mark.e2e


@pytest.fixture
def alone(browser: Browser) -> Iterator[Visitor]:
    """A visitor with a phone, at a site behind which there is no server."""
    the_static_site_is_built()
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    with static_server(STATIC_SITE.parent) as address:
        yield visitor(context, f"{address}/{STATIC_SITE.name}/#", {"speed": AT_ONCE})
    context.close()


def played(person: Visitor) -> str:
    """Play the deal to its end, see how it went and that there is no second try; return the id of its table."""
    person.open("/daily")
    person.click("Play today")
    person.play_on()
    person.page.get_by_role("link", name="See how the deal went").click()
    expect(person.page.locator(".scores section")).to_have_count(2)
    expect(person.page.get_by_role("button", name="Play today")).to_have_count(0)
    person.at_rest()
    assert faults(person.page) == []
    assert violations(person.page) == []
    kept: str = json.loads(person.page.evaluate("localStorage.getItem('flip7:daily')"))["table"]
    return kept


def test_the_deal_is_played_once_and_is_the_same_game_with_a_server_and_without(
    visit: Visit, served: Served, alone: Visitor
) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    at_a_server = from_json(served.rest.record(played(ann)))
    device = DevicePage(alone.page)
    without = from_json(device.request(f"/api/tables/{played(alone)}/game.json")["body"])
    assert at_a_server.seed == without.seed
    assert (at_a_server.dealer, at_a_server.seats[1:]) == (without.dealer, without.seats[1:])
    assert at_a_server.choices == without.choices, "the same person against the same bots"


def test_the_deal_is_offered_and_told_in_every_language_on_phone_and_desktop(visit: Visit) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    played(ann)
    kept = ann.page.evaluate("localStorage.getItem('flip7:daily')")
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        person = visit(PHONE, {"language": language})
        page = person.open("/daily").page
        for state, seen in {"offered": ".btn.play", "told": ".scores section"}.items():
            page.locator(seen).first.wait_for()
            page.locator("summary").click()
            for width, height in (PHONE, DESKTOP):
                page.set_viewport_size({"width": width, "height": height})
                person.at_rest()
                found[f"{language}, {state}, {width}"] = faults(page) + violations(page)
            assert not re.search("daily-", page.locator("main").inner_text())
            page.evaluate("(kept) => localStorage.setItem('flip7:daily', kept)", kept)
            person.open("/daily")
    assert not {where: wrong for where, wrong in found.items() if wrong}
