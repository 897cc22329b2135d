"""A score board on several devices: two phones that keep score, one of which loses the connection, and a television."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.companion import Companion, line_up
from tests.web.conftest import Visit
from tests.web.page_objects import PHONE, Visitor

FULL_HD: Final = (1920, 1080)
LEGIBLE: Final = 24
"""Pixels of a screen of 1080 lines: nothing smaller is read from three metres."""
_SMALLEST: Final = """() => Math.min(...[...document.querySelectorAll("main *")]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && each.getClientRects().length)
  .filter((each) => !each.closest(".sr, .av, svg"))
  .map((each) => parseFloat(getComputedStyle(each).fontSize)))"""


def standing(page: Page, *totals: int) -> None:
    """The board shows these totals."""
    expect(page.locator(".players .total")).to_have_text([str(each) for each in totals])


@pytest.mark.e2e
def test_two_keepers_and_a_television_one_keeper_without_network(visit: Visit, phone: Visitor) -> None:
    phone.page.add_init_script(line_up("Ana", "Ben", "Cleo"))
    ana = Companion(phone.open("/score")).start()
    ana.enter(44)
    watch, keep = ana.share()
    assert not violations(ana.page)
    phone.page.keyboard.press("Escape")

    screen = visit(FULL_HD).open(watch)
    standing(screen.page, 44, 0, 0)
    expect(screen.page.get_by_role("heading", level=1)).to_have_text("Ben’s points are next")
    assert screen.page.evaluate(_SMALLEST) >= LEGIBLE
    assert not violations(screen.page)

    guest = visit(PHONE).open(keep)
    guest.click("Keep score on this device")
    guest.until_seen("main.board")
    ben = Companion(guest)
    ben.enter(30)
    standing(screen.page, 44, 30, 0)
    expect(ana.question).to_contain_text("Cleo")

    guest.forgive(r"net::ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|WebSocket")
    guest.page.context.set_offline(True)
    expect(guest.page.get_by_text("No connection: what you enter is kept here")).to_be_visible()
    ben.enter(12)  # Cleo, and the round is over
    ben.enter(1)  # Ana
    ana.type(12)  # Cleo: the same once more
    ana.next_round()
    expect(ana.question).to_contain_text("Ana")
    ana.enter(2)  # Ana: Ben has entered otherwise
    standing(screen.page, 46, 30, 12)
    guest.page.context.set_offline(False)
    for keeper in (ana, ben):
        expect(keeper.page.get_by_text("Two entries differ. What is right?")).to_be_visible()
    ana.page.locator(".differ").get_by_role("button", name=re.compile("1$")).click()
    expect(ben.page.locator(".differ")).to_have_count(0)
    standing(screen.page, 45, 30, 12)
    assert ana.totals() == ben.totals() == [45, 30, 12]
