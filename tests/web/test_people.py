"""The people of a table: the host sends away, frees seats and locks; the server's owner makes announcements."""

import json
import time
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visitor
from tests.web.ui_states import sits_down

pytestmark = pytest.mark.integration

SENT_AWAY: Final = "The host has sent you away from this table."
ON_ITS_SIDE: Final = (844, 390)
MINUTE: Final = 60_000
HEBREW: Final = "דנה"


@dataclass(eq=False)
class Sockets:
    """The sockets of a page, on which a test can speak for the server."""

    person: Visitor
    all: list[WebSocketRoute] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.person.page.route_web_socket("**/ws", self._passed_on)

    def _passed_on(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(page.send)
        self.all.append(page)

    def say(self, message: dict[str, Any]) -> None:
        """Say that to the page, as the server would."""
        self.all[-1].send(json.dumps(message))

    def announce(self, text: str | None = None, minutes: float | None = None) -> None:
        """Announce it, with a restart in so many minutes."""
        at = None if minutes is None else round(time.time() * 1000 + minutes * MINUTE)
        self.say({"type": "announced", "text": text, "restart_at": at})


def new_table(host: Visitor, seats: int = 3) -> str:
    """Open a table; its code comes back."""
    host.open("/new")
    host.page.get_by_label("Seats", exact=True).fill(str(seats))
    host.page.get_by_label("Seats", exact=True).press("Tab")
    host.click("Open the table")
    host.until("lobby")
    return host.code


def send_away(host: Visitor, name: str) -> None:
    """Send the person away, from their menu, which asks once."""
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Send away").click()
    dialog.get_by_role("heading", name=f"Send {name} away?").wait_for()
    dialog.get_by_text("They cannot come back to this table or its rematches.").wait_for()
    assert not violations(host.page)
    dialog.get_by_role("button", name="Send away").click()


def stays_out(guest: Visitor, code: str) -> None:
    """The guest reads why, finds no way back on the first page, and does not come in by the link either."""
    guest.page.get_by_role("heading", name=SENT_AWAY).wait_for()
    assert not violations(guest.page)
    guest.click("Home", role="link")
    guest.page.get_by_role("heading", name="Seven different cards").wait_for()
    assert guest.page.get_by_text("Back to your game").count() == 0
    guest.open(f"/t/{code}")
    guest.page.get_by_role("heading", name=SENT_AWAY).wait_for()


def test_whoever_is_sent_away_in_the_lobby_reads_so_and_stays_out(visit: Visit) -> None:
    ann, ben = visit(DESKTOP, name="Ann"), visit(PHONE, name="Ben")
    code = new_table(ann)
    sits_down(ben, code)
    ann.page.get_by_role("button", name="Ben: more").click()
    ann.page.get_by_role("dialog", name="Ben").wait_for()
    assert ann.page.get_by_role("button", name="Free the seat").count() == 0, "Ben is here"
    send_away(ann, "Ben")
    ann.page.get_by_text("1 of 3 taken").wait_for()
    ann.page.get_by_role("dialog").wait_for(state="detached")
    stays_out(ben, code)


def test_whoever_is_sent_away_in_a_game_reads_so_and_a_bot_plays_on(visit: Visit) -> None:
    """The host needs no mouse for it."""
    ann, ben = visit(DESKTOP, {"speed": AT_ONCE}, "Ann"), visit(PHONE, {"speed": AT_ONCE}, "Ben")
    code = new_table(ann)
    sits_down(ben, code)
    ann.page.get_by_text("2 of 3 taken").wait_for()
    ann.click("Start")
    ben.page.locator(".table").wait_for()
    ann.until("turn", "give", "others")
    ann.tab_to("People")
    ann.page.keyboard.press("Enter")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text("host").wait_for()
    assert not violations(ann.page)
    ann.tab_to("Ben: more")
    ann.page.keyboard.press("Enter")
    dialog.get_by_role("button", name="Make host").wait_for()
    ann.tab_to("Send away")
    ann.page.keyboard.press("Enter")
    ann.tab_to("Cancel")
    ann.page.keyboard.press("Enter")
    ann.tab_to("Send away")
    ann.page.keyboard.press("Enter")
    ann.tab_to("Send away")
    ann.page.keyboard.press("Enter")
    dialog.get_by_text("sent away · bot plays").wait_for()
    ann.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert ann.page.evaluate("document.activeElement.getAttribute('aria-label')") == "People"
    assert any(line == "Ann sent Ben away, and a bot plays the seat." for line in ann.told())
    stays_out(ben, code)


def test_a_newcomer_at_a_locked_table_reads_so_and_watches_until_it_is_open_again(visit: Visit) -> None:
    ann, ben, cleo = visit(PHONE, name="Ann"), visit(PHONE, name="Ben"), visit(SMALL_PHONE, name="Cleo")
    code = new_table(ann)
    sits_down(ben, code)
    ann.page.get_by_role("switch", name="Lock the table").click()
    for person in (ann, ben):
        person.page.locator(".locked", has_text="Nobody new can join").wait_for()
    cleo.open(f"/t/{code}")
    cleo.page.get_by_text("This table is locked. You can watch.").wait_for()
    assert cleo.page.get_by_role("button", name="Take a seat").count() == 0
    assert cleo.page.get_by_role("button", name="Sit here").count() == 0
    assert not violations(cleo.page)
    ben.click("Stand up")
    ben.click("Take a seat")  # who is known at the table is not new
    ben.page.locator(".place.mine").wait_for()
    ann.page.get_by_role("switch", name="Lock the table").click()
    cleo.click("Take a seat")
    ann.page.get_by_text("3 of 3 taken").wait_for()


def test_the_host_frees_the_seat_of_somebody_gone(visit: Visit) -> None:
    ann, ben = visit(PHONE, name="Ann"), visit(PHONE, name="Ben")
    code = new_table(ann)
    sits_down(ben, code)
    ben.open("/about")
    more = ann.page.get_by_role("button", name="Ben: more")
    ann.page.locator(".place", has_text="Away").wait_for()
    more.click()
    ann.page.get_by_role("dialog").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("dialog").wait_for(state="detached")
    assert more.evaluate("(button) => button === document.activeElement"), "the focus comes back"
    more.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Free the seat").click()
    ann.page.get_by_text("1 of 3 taken").wait_for()
    sits_down(ben, code)
    ann.page.get_by_text("2 of 3 taken").wait_for()


def test_somebody_who_stands_and_watches_is_in_the_list_and_can_be_made_host(visit: Visit) -> None:
    ann, ben = visit(PHONE, name="Ann"), visit(PHONE, name="Ben")
    code = new_table(ann)
    sits_down(ben, code)
    ben.click("Stand up")
    ann.page.get_by_role("button", name="People").click()
    ann.page.get_by_role("button", name="Ben: more").click()
    ann.page.get_by_role("button", name="Make host").click()
    ben.page.get_by_role("switch", name="Lock the table").wait_for()
    assert ann.page.get_by_role("switch", name="Lock the table").count() == 0


_COVERS: Final = """() => {
  const notice = document.querySelector(".notice").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".table :is(button, a, .card, .slot)")].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width && box.height);
  return {
    covered: boxes.filter((box) => box.top < notice.bottom - 1 && box.bottom > notice.top).length,
    beyond: Math.round(document.querySelector(".decide").getBoundingClientRect().bottom - innerHeight),
    parts: boxes.length,
  };
}"""


def test_an_announcement_comes_covers_nothing_is_hidden_and_goes(visit: Visit) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    sockets = Sockets(ann)
    ann.open("/").click("Play now")
    ann.play_on(until=["turn"])
    sockets.announce("Cake at nine.", minutes=5)
    notice = ann.page.get_by_role("region", name="Notice")
    notice.get_by_text("The server restarts in 5 minutes. Nothing is lost.").wait_for()
    notice.get_by_text("Cake at nine.").wait_for()
    ann.page.get_by_role("status").get_by_text("The server restarts in 5 minutes.").wait_for()
    for width, height in (PHONE, SMALL_PHONE, ON_ITS_SIDE, DESKTOP):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.at_rest()
        seen = ann.page.evaluate(_COVERS)
        assert seen["parts"] > 20
        assert seen["covered"] == 0, (width, height)
        assert seen["beyond"] <= 0, f"what is to be decided is on the screen of {width} × {height}"
    assert not violations(ann.page)
    ann.click("Hide the notice")
    notice.wait_for(state="detached")
    sockets.announce("Cake at ten.")
    notice.get_by_text("Cake at ten.").wait_for()
    sockets.announce()
    notice.wait_for(state="detached")


def test_a_table_that_the_owner_closes_says_so_instead_of_what_to_do(visit: Visit) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    sockets = Sockets(ann)
    ann.open("/").click("Play now")
    ann.play_on(until=["turn"])
    empty = {"type": "happened", "at": 0, "events": [], "worths": [], "asked": None, "game": None}
    failed = {"act": "bot_failed", "seat": 1, "ordinal": 3, "bot": "level3"}
    sockets.say({**empty, "number": 10_000, "act": failed})
    sockets.say({**empty, "number": 10_001, "act": {"act": "closed", "why": "owner"}})
    dock = ann.page.locator(".decide")
    dock.get_by_text("The owner of the server has closed this table.").wait_for()
    assert ann.page.locator(".decide .hit").count() == 0
    assert ann.page.get_by_role("dialog").count() == 0, "there is no winner to show"
    assert not violations(ann.page)
    told = ann.told()
    assert told[0] == "The owner of the server has closed this table. Nobody wins."
    assert told[1].endswith("could not decide, so the safest move is played.")
    dock.get_by_role("link", name="Home").click()
    ann.page.get_by_role("heading", name="Seven different cards").wait_for()


def test_an_address_that_asked_too_much_is_told_so_and_does_not_ask_in_a_loop(visit: Visit) -> None:
    ann = visit(PHONE)
    code = new_table(ann)
    asked: list[str | bytes] = []

    def refuse(page: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            asked.append(message)
            reason = "too_fast" if len(asked) == 1 else "sent_away"
            page.send(json.dumps({"type": "refusal", "reason": reason, "message": "", "re": None}))
            page.send(json.dumps({"type": "goodbye", "why": "refused", "seconds": 10}))

        page.on_message(answer)

    ann.page.route_web_socket("**/ws", refuse)
    ann.open(f"/t/{code}")
    ann.page.get_by_role("heading", name="Too many just now").wait_for()
    ann.page.get_by_text("Too much at once. Please wait a minute.").wait_for()
    ann.page.evaluate("dispatchEvent(new Event('online'))")
    assert len(asked) == 1
    ann.click("Try again")  # whoever wishes it asks again at once, and hears another answer
    ann.page.get_by_role("heading", name=SENT_AWAY).wait_for()


_PLACES: Final = """(words) => words.map((word) => {
  const walker = document.createTreeWalker(document.querySelector("p.wait"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.indexOf(word);
    if (at < 0) continue;
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    return range.getBoundingClientRect().left;
  }
  return null;
})"""


def test_what_stands_beside_a_name_from_right_to_left_keeps_its_place(visit: Visit) -> None:
    ann, guest, other = visit(DESKTOP, name="Ann"), visit(PHONE, name=f"{HEBREW} א"), visit(PHONE, name="ب 7")
    code = new_table(ann)
    for person in (guest, other):
        sits_down(person, code)
    ann.page.get_by_text("3 of 3 taken").wait_for()
    left = ann.page.evaluate(_PLACES, ["Not", HEBREW, "and", "ب", "."])
    assert left == sorted(left), "not ready yet: one name, and the other."
