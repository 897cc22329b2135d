"""A table that grows, in real browsers: seats are added in the lobby, and somebody joins in the middle of a game (X.15)."""

import pytest
from playwright.sync_api import expect

from flip7.protocol.room_options import GameRules, Phase
from flip7.server.rooms.create import BotAt, Plan
from tests.server.served import Served
from tests.waiting import wait_until
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.layout_checks import faults, missed
from tests.web.page_objects import AT_ONCE, DESKTOP, PATIENCE, PHONE, SMALL_PHONE, Visitor

pytestmark = pytest.mark.integration

LATE = "You join when the next round begins"


def step(people: list[Visitor], served: Served, code: str) -> None:
    """Let each person who is asked answer, with as few cards as they can."""
    asked = served.rest.view(code).asked
    assert asked is not None
    person = people[asked.seat]
    while person.until("turn", "give", "summary") == "summary":
        person.take_a_step()
    person.take_a_step(enough=1)
    wait_until(lambda: served.rest.view(code).asked != asked)


def test_whoever_comes_to_a_full_lobby_gets_a_seat_of_their_own(visit: Visit, served: Served) -> None:
    sizes = {"Ann": DESKTOP, "Ben": PHONE, "Cleo": SMALL_PHONE}
    ann, *guests = (visit(size, {"speed": AT_ONCE}, name) for name, size in sizes.items())
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=2))
    for guest, button in zip(guests, ("Take a seat", "Join"), strict=True):
        guest.open(f"/t/{code}").click(button)
        guest.page.locator(".place.mine").wait_for()
    ann.page.get_by_text("3 of 3 taken").wait_for()
    ann.click("Start with 3")
    ann.until("turn", "give", "others")
    assert [seat.name for seat in served.rest.view(code).seats] == list(sizes)


def test_somebody_joins_in_the_middle_of_a_game_of_people(visit: Visit, served: Served) -> None:
    sizes = {"Ann": DESKTOP, "Ben": PHONE, "Fay": SMALL_PHONE}
    ann, ben, fay = (visit(size, {"speed": AT_ONCE}, name) for name, size in sizes.items())
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=2, rules=GameRules(target=500)))
    ben.open(f"/t/{code}").click("Take a seat")
    ben.page.locator(".place.mine").wait_for()
    ann.click("Start with 2")
    ann.until("turn", "give", "others")

    fay.open(f"/t/{code}").click("Join")
    fay.page.get_by_role("dialog").get_by_role("button", name="Join").click()
    fay.page.get_by_text(LATE).first.wait_for()
    ann.page.locator(".stage").get_by_text("Fay joins at the next round.").first.wait_for()
    for person in (ann, fay):
        assert person.page.locator("[data-seat]").count() == 2
        assert not faults(person.page)
    assert not violations(fay.page)
    plate = fay.page.locator(".you").bounding_box()
    assert plate is not None
    assert plate["height"] < SMALL_PHONE[1] / 5, "a sheet with a sentence has no room for cards"

    people = [ann, ben, fay]
    while (view := served.rest.view(code)).game is None or view.game.round < 2 or view.game.dealing:
        step(people, served, code)
    fay.until("summary")
    fay.take_a_step()
    fay.page.locator(".you .seat").wait_for()
    assert fay.page.locator(".decide").get_by_text(LATE).count() == 0
    fay.until("turn", "give", "others")
    assert fay.page.locator("[data-seat]").count() == 3
    for person in people:
        person.until_seen(".table:not(.laying)")
    assert any(line.startswith("You are dealt") for line in fay.told())


def test_the_host_adds_drops_and_swaps_seats_and_starts_with_who_is_there(visit: Visit, served: Served) -> None:
    """All of it by keyboard; nobody has to fill the table with bots."""
    ann, ben = visit(PHONE, {"speed": AT_ONCE}, "Ann"), visit(PHONE, {"speed": AT_ONCE}, "Ben")
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=3))
    ben.open(f"/t/{code}").click("Take a seat")
    ann.page.get_by_text("2 of 3 taken").wait_for()
    ann.tab_to("Add a seat")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_text("2 of 4 taken").wait_for()
    ann.tab_to("Remove seat 3")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_text("2 of 3 taken").wait_for()
    ann.tab_to("Ben: more")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("status").get_by_text("Seat 2 of 3").wait_for()
    ann.tab_to("Move up")
    assert not violations(ann.page)
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("status").get_by_text("Seat 1 of 3").wait_for()
    ann.page.keyboard.press("Escape")
    ben.page.locator(".place.mine:first-child").wait_for()
    assert not faults(ann.page)
    ann.click("Start with 2")
    ann.until("turn", "give", "others")
    assert [seat.name for seat in served.rest.view(code).seats] == ["Ben", "Ann"]
    ann.click("Menu")
    ann.page.get_by_role("dialog").get_by_role("button", name="Invite").click()
    ann.page.get_by_role("dialog").get_by_role("img", name="QR code").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (360, 640), SMALL_PHONE])
@pytest.mark.parametrize("people", [1, 2])
def test_the_code_is_one_tap_away_during_a_game(
    visit: Visit, served: Served, size: tuple[int, int], people: int
) -> None:
    """On every phone, too; who is alone with bots has advice in the bar, and on a phone no emotes that nobody would see."""
    ann, ben = visit(size, {"speed": AT_ONCE}, "Ann"), visit(PHONE, {"speed": AT_ONCE}, "Ben")
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=3, fill="level1"))
    if people > 1:
        ui_states.sits_down(ben, code, "Sit here: seat 2")
        ann.page.get_by_text("Ben").first.wait_for()
    ann.click("Start")
    ann.until("turn", "give", "others")
    if people == 1:
        ann.page.get_by_role("button", name="What would you do?").wait_for()
    ann.at_rest()
    assert not faults(ann.page) + missed(ann.page)
    assert ann.page.get_by_role("button", name="Say something").is_visible() == (people > 1 or size == DESKTOP)
    ann.click("Invite")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("img", name="QR code").wait_for()
    assert code in dialog.inner_text()


def test_a_latecomer_at_a_bots_seat_is_not_told_that_a_bot_plays_for_them(visit: Visit, served: Served) -> None:
    ann, ben = visit(DESKTOP, {"speed": AT_ONCE}, "Ann"), visit(DESKTOP, {"speed": AT_ONCE}, "Ben")
    code = ui_states.seated(ann, served, seats=3)
    ann.until("turn", "give")
    ben.open(f"/t/{code}").click("Join at the next round")
    ben.page.get_by_role("dialog").get_by_role("button", name="Join").click()
    ben.page.get_by_text(LATE).first.wait_for()
    assert ben.page.get_by_text("A bot plays for you.").count() == 0
    assert ben.page.locator("[data-seat]").count() == 3
    ann.play_on(1, until=["summary"])
    ann.take_a_step()
    while ben.until("turn", "give", "summary", "others") == "summary":
        ben.take_a_step()
    assert ben.page.locator(".decide").get_by_text(LATE).count() == 0


def test_nobody_new_joins_a_running_game_at_a_locked_table(visit: Visit, served: Served) -> None:
    ann, ben = visit(DESKTOP, {"speed": AT_ONCE}, "Ann"), visit(DESKTOP, {"speed": AT_ONCE}, "Ben")
    code = ui_states.seated(ann, served, seats=3)
    ann.click("People")
    ann.page.get_by_role("switch", name="Lock the table").click()
    ann.page.keyboard.press("Escape")
    ben.open(f"/t/{code}").until_seen(".table:not(.laying)")
    ben.page.get_by_text("Watching", exact=True).wait_for()
    assert ben.page.get_by_role("button", name="Join").count() == 0
    assert ann.page.get_by_role("button", name="Invite").count() == 0


def to_the_end(people: list[Visitor], served: Served, code: str) -> None:
    """The people at the seats, in their order, play with as few cards as they can, until all see who has won."""

    def goes_on() -> bool:
        view = served.rest.view(code)
        return view.phase is Phase.OVER or view.asked is not None

    wait_until(goes_on)
    while served.rest.view(code).phase is not Phase.OVER:
        step(people, served, code)
        wait_until(goes_on)
    for person in people:
        person.until("over")


@pytest.mark.e2e
def test_a_latecomer_stands_on_the_podium_and_joins_again_in_the_replay(visit: Visit, served: Served) -> None:
    ann, ben, fay = (
        visit(size, {"speed": AT_ONCE}, name) for name, size in {"Ann": DESKTOP, "Ben": PHONE, "Fay": PHONE}.items()
    )
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=2, rules=GameRules(target=25)))
    ben.open(f"/t/{code}").click("Take a seat")
    ann.page.get_by_text("2 of 2 taken").wait_for()
    ann.click("Start")
    ann.until("turn", "give", "others")
    fay.open(f"/t/{code}").click("Join")
    fay.page.get_by_role("dialog").get_by_role("button", name="Join").click()
    fay.page.get_by_text(LATE).first.wait_for()
    to_the_end([ann, ben, fay], served, code)

    view = served.rest.view(code)
    assert view.game is not None
    standings = fay.page.locator("dialog .standings li")
    standings.nth(2).wait_for()
    assert standings.count() == 3
    mine = standings.filter(has_text="You").locator(".points")
    assert mine.inner_text() == str(view.game.scores[2])
    assert not faults(fay.page)
    assert not violations(fay.page)
    fay.page.get_by_role("link", name="Replay").click()
    fay.page.locator(".controls").wait_for()
    expect(fay.page.locator("[data-seat]")).to_have_count(
        2, timeout=1000 * PATIENCE
    )  # they are drawn after the buttons
    fay.page.keyboard.press("End")
    fay.page.locator("[data-seat='2']").wait_for()
    assert fay.totals() == dict(zip(["Ann", "Ben", "Fay"], view.game.scores, strict=True))
    assert not faults(fay.page)
    fay.page.keyboard.press("Home")
    fay.page.locator("[data-seat='2']").wait_for(state="detached")


@pytest.mark.e2e
def test_three_become_five_and_then_two_over_three_games_at_one_table(visit: Visit, served: Served) -> None:
    """One code all evening: whoever comes gets a seat in the rematch's lobby, and nobody waits for who has gone."""
    names = ["Ann", "Ben", "Cleo", "Dov", "Eve"]
    ann, ben, cleo, dov, eve = everybody = [visit(DESKTOP, {"speed": AT_ONCE}, name) for name in names]
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=3, rules=GameRules(target=1)))
    for guest in (ben, cleo):
        guest.open(f"/t/{code}").click("Take a seat")
    ann.page.get_by_text("3 of 3 taken").wait_for()
    ann.click("Start")
    to_the_end([ann, ben, cleo], served, code)

    rematch([ann, ben, cleo])
    for guest in (dov, eve):
        guest.open(f"/t/{code}").click("Join")
        guest.page.locator(".place.mine").wait_for()
    ann.page.get_by_text("5 of 5 taken").wait_for()
    assert not faults(ann.page)
    ann.click("Start")
    to_the_end(everybody, served, code)
    view = served.rest.view(code)
    assert [seat.name for seat in view.seats] == names
    assert view.game is not None
    assert len(view.game.scores) == len(names)

    rematch(everybody)
    for guest in (cleo, dov, eve):
        guest.click("Stand up")
        guest.page.get_by_role("button", name="Take a seat").first.wait_for()
    ann.page.get_by_text("2 of 5 taken").wait_for()
    ann.click("Remove seat 5")
    ann.page.get_by_text("2 of 4 taken").wait_for()
    ann.click("Start with 2")
    to_the_end([ann, ben], served, code)
    view = served.rest.view(code)
    assert [seat.name for seat in view.seats] == ["Ann", "Ben"]
    cleo.until("over")  # who stood up still sees how it ends


def rematch(people: list[Visitor]) -> None:
    """The first asks for another game, and everybody comes along."""
    people[0].click("Play again")
    for person in people[1:]:
        person.page.get_by_role("link", name="To the next game").click()
    for person in people:
        person.until("lobby")
        person.page.locator(".place.mine").wait_for()


def test_whoever_sits_down_behind_others_sees_their_seat_in_a_colour_of_their_own(visit: Visit, served: Served) -> None:
    """On a phone the fifth seat lies below the screen; the browsers of all of them have thrown the same colour."""
    ann, eva = visit(PHONE, {"speed": AT_ONCE}), visit(PHONE, {"speed": AT_ONCE}, "Eva")
    code = ui_states.hosted(
        ann, served, Plan(name="Ann", seats=5, bots=tuple(BotAt(seat=at, bot="level1") for at in (1, 2, 3)))
    )
    ui_states.sits_down(eva, code)
    mine, button = (eva.page.locator(each).bounding_box() for each in (".place.mine", ".pinned"))
    assert mine is not None
    assert button is not None
    assert mine["y"] + mine["height"] <= button["y"]
    assert len({person.colour for person in served.rest.view(code).people}) == 2
