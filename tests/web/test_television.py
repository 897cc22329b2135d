"""A television hosts and phones play: it needs no input of its own, and is read from three metres."""

import json
import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from flip7.protocol.room_options import GameRules, Options
from flip7.server.rooms.create import BotAt, Plan
from tests.server.served import Served
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.layout_checks import faults, overlaps, unseen
from tests.web.page_objects import AT_ONCE, PATIENCE, PHONE, SMALL_PHONE, TELEVISION, Visitor
from tests.web.tables import table_of_bots

FULL_HD: Final = (1920, 1080)
SCREENS: Final = (FULL_HD, TELEVISION, (1920, 1200))
SIDEWAYS: Final = (844, 390)
PLAIN_SEATS: Final = 8
"""With so many, nobody is dealt a card to give, and somebody is asked to hit at once (`ui_states.PLAIN`)."""
LEGIBLE: Final = 24 / 1080
"""The least share of a screen's height that a letter's em has: 24 pixels at 1080."""
MOST_EMPTY: Final = 0.15
"""The share of the cloth's height that may be empty at a stretch."""

_SMALL_PRINT: Final = """(least) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || around.closest(".sr, [role=log], .av, svg, script, style, option")) continue; // faces are read by shape
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    if (size && size < least - 0.1) found.push(`${size} px: ${around.className} «${texts.currentNode.data.trim().slice(0, 30)}»`);
  }
  return found;
}"""

_EMPTY: Final = """() => {
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const things = [...document.querySelectorAll(".seat, .pile, .say, .qr, .watch-risk, .spot")].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const spans = things.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]).sort((a, b) => a[0] - b[0]);
  let reached = felt.top, widest = 0;
  for (const [top, bottom] of [...spans, [felt.bottom, felt.bottom]]) {
    widest = Math.max(widest, top - reached);
    reached = Math.max(reached, bottom);
  }
  return widest / felt.height;
}"""

_RAGGED: Final = """() => [...document.querySelectorAll(".others .seat")].flatMap((seat) => {
  const end = (part) => Math.round(seat.querySelector(part).getBoundingClientRect().right);
  const parts = [".total", ".togo", ".sum"].filter((part) => seat.querySelector(part)?.checkVisibility());
  seat.querySelector(".sum").style.minWidth = "40%"; // as with many bonus cards
  return new Set(parts.map(end)).size > 1 ? [seat.textContent] : [];
})"""
"""The seats whose points, points to go and sum do not end in one line."""

_OUTSIDE: Final = """(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
  const box = each.getBoundingClientRect();
  const inside = box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  return inside || !each.checkVisibility({ visibilityProperty: true }) ? [] : [`${each.className} ${each.textContent.trim().slice(0, 30)}`];
})"""
ON_THE_SCREEN: Final = ".seat, .pile, .say h1, .say p, .qr, .watch-risk, .bar .join, .screen-lobby :is(h1, h2, p, li), .screen-summary li, .screen-podium :is(h1, p, li, dl)"
APART: Final = ".stage .pile, .stage .say, .stage > .qr, .stage .watch-risk, .stage .f3, .others .seat, .bar"


def small_print(page: Page) -> list[str]:
    """List texts that are too small to read from three metres away."""
    height: float = page.evaluate(
        "Math.min(innerHeight, innerWidth * 9 / 16)"
    )  # of the picture, on a screen that is higher
    found: list[str] = page.evaluate(_SMALL_PRINT, height * LEGIBLE)
    return found


def wrong_on(tv: Visitor) -> list[object]:
    """List what a room could not read, or not see whole."""
    tv.at_rest()
    wrong: list[object] = [*small_print(tv.page), *faults(tv.page), *tv.page.evaluate(_OUTSIDE, ON_THE_SCREEN)]
    return [*wrong, *overlaps(tv.page, APART)]


def share(tv: Visitor, selector: str) -> float:
    """The height of the letters there, as a share of the screen."""
    found: float = tv.page.locator(selector).first.evaluate(
        "(each) => parseFloat(getComputedStyle(each).fontSize) / innerHeight"
    )
    return found


def short_games(tv: Visitor, target: int) -> None:
    """At tables that the screen opens, few points win, and bots answer at once."""

    def shortened(route: Route) -> None:
        plan = route.request.post_data_json
        assert plan is not None, "who makes a table sends a plan"
        plan = {**plan, "rules": {"target": target}, "options": {"bot_seconds": 0}}
        route.continue_(post_data=json.dumps(plan))

    tv.page.route("**/api/tables", shortened)


def open_screen(visit: Visit, target: int = 15) -> Visitor:
    """A television at the address that opens a table; nobody touches it from now on."""
    tv = visit(FULL_HD, {"speed": AT_ONCE}, name=None)
    short_games(tv, target)
    tv.open("/screen")
    tv.until_seen(".screen-lobby")
    return tv


def sit_down(visit: Visit, tv: Visitor, name: str) -> Visitor:
    phone = visit(PHONE, {"speed": AT_ONCE}, name=name)
    phone.open(f"/t/{tv.code}").click("Take a seat")
    phone.page.locator(".place.mine").wait_for()
    return phone


def play_together(phones: Sequence[Visitor]) -> None:
    """Let everybody who is asked answer, until all screens show the winner."""
    playing = list(phones)
    while playing:
        for phone in tuple(playing):
            state = phone.until("turn", "give", "summary", "over", "others")
            if state == "over":
                playing.remove(phone)
            else:
                phone.take_a_step(1)


@pytest.mark.integration
def test_whoever_sits_down_first_leads_from_the_phone_and_the_screen_follows(visit: Visit, served: Served) -> None:
    tv = open_screen(visit)
    assert served.rest.view(tv.code).people == ()
    assert "Whoever sits down first" in tv.page.locator("h2").inner_text()
    ann = sit_down(visit, tv, "Ann")
    tv.page.get_by_role("heading", name="Ann taps “Start”.").wait_for()
    assert tv.page.locator(".screen-lobby .chip.turn").count() == 0, "it is nobody's turn yet"
    expect(ann.page.get_by_text("watching"), "a screen is nobody who watches").to_have_count(0, timeout=1000 * PATIENCE)
    ann.click("Start")
    tv.until_seen(".table .seat")
    assert tv.page.get_by_role("button", name="Join at the next round").count() == 0
    tv.page.reload()
    tv.until_seen(".table .seat")
    assert tv.page.locator("html.tv").count() == 1


@pytest.mark.e2e
def test_a_television_with_three_phones_needs_no_input_from_the_first_screen_to_a_rematch(
    visit: Visit, served: Served
) -> None:
    tv = open_screen(visit)
    code = tv.code
    phones = [sit_down(visit, tv, name) for name in ("Ann", "Ben", "Cleo")]
    assert [person.name for person in served.rest.view(code).people] == ["Ann", "Ben", "Cleo"]
    phones[0].click("Start")
    play_together(phones)
    tv.until_seen(".screen-podium")
    assert re.search(r"(Ann|Ben|Cleo) wins!", tv.page.locator("#winner").inner_text())
    assert tv.page.get_by_role("img", name="Review").is_visible()
    assert wrong_on(tv) == []
    phones[2].click("Play again")
    tv.until_seen(".screen-lobby")
    phones[2].until("lobby")
    for there in (tv, phones[2]):
        assert there.page.get_by_text("Away", exact=True).count() == 0, "the others still look at the result"
    assert tv.page.locator(".screen-lobby h1").inner_text().endswith(code)
    assert tv.page.locator(".screen-lobby bdi").all_inner_texts() == ["Ann", "Ben", "Cleo"]
    phones[0].turn_until(phones[0].page.get_by_role("button", name="Start").is_visible, step=1000)
    phones[0].click("Start")
    tv.until_seen(".table .seat")


@pytest.mark.integration
def test_any_watching_page_of_that_size_is_drawn_for_a_room_with_the_risk_of_whoever_thinks(
    visit: Visit, served: Served
) -> None:
    tv = visit(FULL_HD, {"speed": AT_ONCE}, name=None)
    tv.page.goto(table_of_bots(served, seats=8))
    meter = tv.page.get_by_role("meter", name="Chance to bust on the next card")
    meter.wait_for()
    assert wrong_on(tv) == []
    assert tv.page.evaluate(_EMPTY) < MOST_EMPTY
    assert "watching" not in tv.page.locator(".bar .where").inner_text()
    names = share(tv, ".seat .name")
    tv.page.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    assert share(tv, ".seat .name") == pytest.approx(names, rel=0.02)
    tv.click("Odds")
    meter.wait_for(state="detached")


@pytest.mark.integration
def test_a_room_reads_for_whom_it_waits_and_who_can_help(visit: Visit, served: Served) -> None:
    """Nobody has connected for Ann; the phones say it in their action bar, which a television has not."""
    bots = (BotAt(seat=1, bot="stay:8"),)
    code = served.rest.found(Plan(name="Ann", seats=2, bots=bots, start=True)).code
    tv = visit(FULL_HD, {"speed": AT_ONCE}, name=None).open(f"/t/{code}")
    tv.page.get_by_text("Ann is away. In a minute somebody else can let a bot play.").wait_for()
    assert wrong_on(tv) == []


MOMENTS: Final = {
    "freeze": (ui_states.FROZEN, 1, ".m-ice h2"),
    "bust": (ui_states.BUST, 1, ".m-bust h2"),
    "save": (ui_states.SAVED, 2, ".m-bust.saved h2"),
    "Flip 7": (ui_states.SEVEN, 4, ".m-gold h2"),
}
"""The deck, how often Ann hits, and what the room sees then."""


@pytest.mark.e2e
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_read_from_three_metres(visit: Visit, served: Served, moment: str) -> None:
    secret, hits, selector = MOMENTS[moment]
    ui_states.deal(served, secret)
    ann = visit(PHONE, {"speed": AT_ONCE})
    code = ui_states.seated(ann, served, seats=4)
    tv = visit(FULL_HD, {"speed": 1}, name=None)
    ui_states.stoppable(tv)
    tv.open(f"/t/{code}").until_seen(".table .seat")
    ui_states.stop_at(tv, selector)
    for _ in range(hits):
        ann.until("turn")
        ann.answered(lambda: ann.hit_or_stay(1000))
    tv.page.locator(selector).wait_for()
    for width, height in SCREENS:
        tv.page.set_viewport_size({"width": width, "height": height})
        assert small_print(tv.page) == [], (width, height)
        assert faults(tv.page) == [], (width, height)


@pytest.mark.parametrize(
    "seats", [pytest.param(4, marks=pytest.mark.integration), pytest.param(8, marks=pytest.mark.e2e)]
)
def test_a_room_sees_the_risk_of_each_card_of_a_flip_three(visit: Visit, served: Served, seats: int) -> None:
    ui_states.deal(served, ui_states.FLIPS)
    ann = visit(PHONE, {"speed": AT_ONCE})
    code = ui_states.seated(ann, served, seats=seats)
    ann.until("give")
    tv = visit(FULL_HD, {"speed": 1}, name=None)
    ui_states.stoppable(tv)
    tv.open(f"/t/{code}").until_seen(".table .seat")
    ui_states.stop_at(tv, ".stage:has(.f3 .landed) .watch-risk")
    ann.give("You")
    tv.page.locator(".stage:has(.f3 .landed) .watch-risk").wait_for()
    assert tv.page.get_by_role("meter", name="Ann: chance to bust").is_visible()
    for width, height in SCREENS:
        tv.page.set_viewport_size({"width": width, "height": height})
        assert wrong_on(tv) == [], (width, height)


@pytest.mark.e2e
@pytest.mark.parametrize("seats", [2, 4, 6, 8, 12, 18, 40])
def test_every_table_fills_the_cloth_and_is_read_from_three_metres(visit: Visit, served: Served, seats: int) -> None:
    tv = visit(FULL_HD, {"speed": AT_ONCE}, name=None)
    tv.page.goto(table_of_bots(served, seats=seats, pace=10 if seats <= PLAIN_SEATS else 1))
    tv.page.locator(".watch-risk").wait_for()
    assert violations(tv.page) == []
    for width, height in SCREENS:
        tv.page.set_viewport_size({"width": width, "height": height})
        assert wrong_on(tv) == []
        assert tv.page.evaluate(_EMPTY) < MOST_EMPTY
        assert tv.page.evaluate(_RAGGED) == [], (width, height)


def game_of_bots(served: Served, seats: int, target: int) -> str:
    """Where bots play quickly, and rounds are short."""
    bots = tuple(BotAt(seat=seat, bot="stay:8") for seat in range(seats))
    options = Options(bot_seconds=0)
    plan = Plan(
        name="Tv", seats=seats, seat=None, bots=bots, rules=GameRules(target=target), options=options, start=True
    )
    return f"/t/{served.rest.found(plan).code}"


@pytest.mark.e2e
@pytest.mark.parametrize("seats", [2, 4, 12, 40])
def test_scores_and_podium_are_drawn_for_a_room(visit: Visit, served: Served, seats: int) -> None:
    tv = visit(FULL_HD, {"speed": AT_ONCE}, name=None)
    tv.open(game_of_bots(served, seats, target=20)).until_seen(".screen-summary")
    assert small_print(tv.page) == []  # nothing that takes longer: the scores go on by themselves
    assert tv.page.evaluate(_OUTSIDE, ON_THE_SCREEN) == []
    tv.turn_until(tv.page.locator(".screen-podium dd").first.is_visible, step=1000)
    assert violations(tv.page) == []
    for width, height in SCREENS:
        tv.page.set_viewport_size({"width": width, "height": height})
        assert wrong_on(tv) == []


@pytest.mark.e2e
@pytest.mark.parametrize("language", ["de", "fr", "es", "ja"])
def test_the_screen_fits_every_language(visit: Visit, served: Served, language: str) -> None:
    tv = visit(FULL_HD, {"speed": AT_ONCE, "language": language}, name=None)
    code = json.loads(served.rest.request("POST", "/api/tables", Plan(name=None)))["code"]
    tv.open(f"/t/{code}").until_seen(".screen-lobby")
    found = [wrong_on(tv), violations(tv.page)]
    for name in ("Ann", "Maximiliane-Theodora-Ros"):
        sitting = visit(PHONE, {"language": language}, name=name).open(f"/t/{code}")
        sitting.page.locator(".guest .btn.hit").click()
        sitting.page.locator(".place.mine").wait_for()
    tv.page.locator("bdi").nth(1).wait_for()
    found.append(wrong_on(tv))
    tv.open(game_of_bots(served, 8, target=20)).until_seen(".screen-summary")
    found.append(small_print(tv.page))
    assert found == [[], [], [], []]


@pytest.mark.integration
def test_a_phone_beside_a_screen_shows_its_own_cards_until_somebody_wants_the_whole_table(
    visit: Visit, served: Served
) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    ui_states.seated(ann, served, seats=3)
    ann.until("turn")
    others = ann.page.locator(".others")
    assert others.is_visible()
    ann.click("Menu")
    ann.click("Only my cards")
    others.wait_for(state="hidden")
    assert ann.page.locator(".you .slot").count() == 7
    assert ann.page.locator(".decide .hit").is_visible()
    assert faults(ann.page) == []
    ann.page.reload()
    others.wait_for(state="hidden")
    ann.until("turn")
    ann.answered(lambda: ann.hit_or_stay(1000))
    ann.click("Whole table")
    others.wait_for(state="visible")


@pytest.mark.e2e
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, SIDEWAYS])
@pytest.mark.parametrize("secret", [ui_states.PLAIN, ui_states.FLIPS])
def test_a_phone_beside_a_screen_can_do_everything_at_every_size(
    visit: Visit, served: Served, size: tuple[int, int], secret: int
) -> None:
    ui_states.deal(served, secret)
    ann = visit(size, {"speed": AT_ONCE, "language": "de"})
    code = ui_states.seated(ann, served, seats=3)
    ann.page.evaluate(f"localStorage.setItem('flip7:pocket:{code}', 'on')")
    ann.page.reload()
    ann.page.locator(".table.pocket").wait_for()
    ann.until("turn", "give")
    ann.at_rest()
    assert [faults(ann.page), unseen(ann.page), violations(ann.page)] == [[], [], []]


@pytest.mark.integration
def test_the_menu_stays_within_a_phone_beside_a_screen(visit: Visit, served: Served) -> None:
    """The way back to the whole table takes room in the bar; without the menu nobody finds how to leave."""
    ann, ben = visit(PHONE, {"speed": AT_ONCE}), visit(PHONE, {"speed": AT_ONCE}, "Ben")
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=2))
    ui_states.sits_down(ben, code)
    ben.click("I am ready")
    ann.click("Start")
    ann.until("turn", "others")
    ann.page.evaluate(f"localStorage.setItem('flip7:pocket:{code}', 'on')")
    ann.page.reload()
    ann.page.locator(".table.pocket").wait_for()
    ann.until("turn", "others")
    menu = ann.page.get_by_role("button", name="Menu").first
    for width in (320, 360, 375, 390, 400, 412, 430, 440, 480):
        ann.page.set_viewport_size({"width": width, "height": 844})
        ann.at_rest()
        box = menu.bounding_box()
        assert box is not None, width
        assert box["x"] + box["width"] <= width, width
