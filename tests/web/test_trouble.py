"""The connection breaks, the server dies: the game goes on where it was, and nothing is lost."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.server.served import Served
from tests.waiting import wait_until
from tests.web import ui_states
from tests.web.conftest import Visit
from tests.web.page_objects import AT_ONCE, KEPT_OFFLINE, PHONE, Visitor, take_turns

LOST = re.compile("connection (is )?lost", re.IGNORECASE)
CUT = (
    "WebSocket",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "Failed to load resource",
    "fetching the script",
)


def at_the_first_question(person: Visitor, served: Served) -> list[str]:
    """The person is asked for the first time; their cards come back."""
    person.forgive(*CUT)
    ui_states.seated(person, served, seats=3)
    person.play_on(until=["turn"])
    return person.hand()


def cut_the_sockets(person: Visitor) -> None:
    """Every socket that the page has, and will have until it is told otherwise, is closed from outside."""
    person.page.evaluate("() => { for (const each of window.__sockets) each.close(); }")


@pytest.mark.integration
def test_a_socket_that_is_cut_is_made_again_and_the_game_goes_on(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    ann.page.add_init_script(
        "window.__sockets = []; window.WebSocket = class extends WebSocket {"
        " constructor(...all) { super(...all); window.__sockets.push(this); } };"
    )
    hand = at_the_first_question(ann, served)
    cut_the_sockets(ann)
    ann.connect_again()
    ann.page.wait_for_function("() => window.__sockets.length > 1 && window.__sockets.at(-1).readyState === 1")
    ann.until("turn")
    assert ann.hand() == hand
    ann.page.get_by_text(LOST).wait_for(state="detached")
    ann.play_on(until=["summary"])
    ann.take_a_step()
    ann.play_on(until=["turn"])
    told = ann.told()
    ann.page.reload()
    ann.until("turn")
    assert ann.told() == told, "whoever comes back reads what happened before"


@pytest.mark.integration
def test_a_phone_without_network_says_so_and_comes_back(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    hand = at_the_first_question(ann, served)
    ann.pass_time(KEPT_OFFLINE)
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    ann.page.reload()  # now the files of the table are kept, too
    ann.until("turn")
    ann.page.context.set_offline(True)
    ann.page.reload(wait_until="commit")
    ann.page.get_by_role("heading", level=1).wait_for()
    assert re.search(r"offline|no network|connection", ann.page.locator("body").inner_text(), re.IGNORECASE)
    ann.page.context.set_offline(False)
    ann.until("turn")
    assert ann.hand() == hand


@pytest.mark.integration
def test_a_killed_server_comes_back_and_nothing_is_lost(visit: Visit, database: Path) -> None:
    with ui_states.serving(database, ui_states.PLAIN) as served:
        ann = visit(PHONE, {"speed": AT_ONCE}, at=f"http://127.0.0.1:{served.port}")
        hand = at_the_first_question(ann, served)
        totals, acts = ann.totals(), len(served.rest.log(ann.code))
        served.kill()
        ann.page.get_by_text(LOST).wait_for()
        ann.pass_time(500)
        assert ann.hand() == hand, "the table stays as it was"
        served.start()
        ann.connect_again()
        ann.page.get_by_text(LOST).wait_for(state="detached")
        ann.until("turn")
        assert (ann.hand(), ann.totals(), len(served.rest.log(ann.code))) == (hand, totals, acts)
        ann.take_a_step()
        wait_until(lambda: len(served.rest.log(ann.code)) > acts)


@pytest.mark.integration
def test_what_was_missed_is_played_back(visit: Visit, served: Served) -> None:
    """Ben plays on while Ann is away: she comes back, is told what he did, and sees the table as it is."""
    ann, ben = (visit(PHONE, {"speed": AT_ONCE}, name) for name in ("Ann", "Ben"))
    ann.forgive(*CUT)
    ann.open("/new")
    ann.page.get_by_label("Seats", exact=True).fill("2")
    ann.click("Open the table")
    ben.open(f"/t/{ann.code}").click("Take a seat")
    ann.page.get_by_text("2 of 2 taken").wait_for()
    ann.click("Start")
    take_turns(ann, ben, lambda who, state: who is ben and state == "turn")
    ann.page.context.set_offline(True)
    ann.heard()
    before = len(served.rest.log(ann.code))
    ben.take_a_step(1)
    wait_until(lambda: len(served.rest.log(ann.code)) > before)
    ann.page.context.set_offline(False)
    ann.until("turn", "give", "summary")
    told: list[str] = []

    def is_told() -> bool:
        """Otherwise the table was put there, and what happened was not played."""
        told.extend(ann.heard())
        return any(re.match(r"Ben (hits|stays)", each) for each in told)

    wait_until(is_told)
    seats = served.rest.view(ann.code)
    assert seats.game is not None
    assert list(ann.totals().values()) == [seats.game.scores[1], seats.game.scores[0]]


@pytest.mark.integration
def test_a_server_that_is_restarted_says_so_and_the_game_goes_on(visit: Visit, database: Path) -> None:
    with ui_states.serving(database, ui_states.PLAIN) as served:
        ann = visit(PHONE, {"speed": AT_ONCE}, at=f"http://127.0.0.1:{served.port}")
        hand = at_the_first_question(ann, served)
        served.stop()
        ann.page.get_by_text("The server is restarting. The game goes on by itself.").wait_for()
        served.start()
        ann.connect_again()
        ann.page.get_by_text("The server is restarting").wait_for(state="detached")
        ann.until("turn")
        assert ann.hand() == hand


NOTHING = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("not here", "SecurityError"); } });
"""
MISSING = """
for (const name of ["share", "clipboard", "vibrate", "wakeLock", "serviceWorker"]) delete Navigator.prototype[name];
delete window.AudioContext;
"""
REFUSING = """
const refuse = () => Promise.reject(new DOMException("not now", "NotAllowedError"));
Object.assign(Navigator.prototype, { share: refuse, vibrate: () => false });
Object.defineProperty(Navigator.prototype, "clipboard", { get: () => ({ writeText: refuse }) });
Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({ request: refuse }) });
AudioContext.prototype.resume = refuse;
"""


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(MISSING, marks=pytest.mark.integration, id="missing"),
        pytest.param(REFUSING, marks=pytest.mark.e2e, id="refusing"),
    ],
)
def test_a_browser_that_keeps_nothing_and_can_do_nothing_plays_all_the_same(visit: Visit, more: str) -> None:
    """A private window on an old phone: the seat is known as long as the page is open, and nothing is thrown."""
    ann = visit(PHONE, name=None)
    ann.page.add_init_script(NOTHING + more)
    ann.hurry_bots()
    ann.open("/").click("Play now")
    ann.play_on(until=["summary"])
    assert ann.page.locator(".you").count() == 1, "who plays has a place"
    ann.open("/new").click("Open the table")
    ann.until("lobby")
    assert ann.page.locator(".place.mine").count() == 1
    ann.click("Copy link")
    ann.page.get_by_label("Copy this link:").wait_for()


@pytest.mark.integration
def test_files_that_an_update_took_away_are_loaded_anew(visit: Visit) -> None:
    ann = visit(PHONE, service_workers="block")
    ann.forgive("404", "dynamically imported module", "Service Worker")
    gone: list[str] = []

    def once(route: Route) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    ann.open("/")
    ann.page.route(re.compile("/assets/About-"), once)
    ann.page.locator("footer").get_by_role("link", name="About").click()
    ann.page.get_by_role("heading", name="A table for Flip 7").wait_for()
    assert gone
    ann.page.route(re.compile("/assets/NewTable-"), lambda route: route.fulfill(status=404))
    ann.open("/")
    ann.page.get_by_role("link", name="New table").click()
    ann.page.get_by_role("heading", name="This page could not be loaded").wait_for()
    ann.page.get_by_role("button", name="Try again").wait_for()


@pytest.mark.integration
def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.forgive("404")
    for path in ("/nowhere", "/t/", "/%zz"):
        answer = ann.page.goto(ann.address + path)
        assert answer is not None
        assert answer.status == 404
        ann.page.get_by_role("heading", name="Page not found").wait_for()
        ann.click("Home", role="link")
        ann.page.get_by_role("heading", name="Seven different cards").wait_for()
