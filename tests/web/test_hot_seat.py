"""Games on one device: the referee runs in the browser, and several people share the screen."""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from flip7.record.files import as_text, read_game
from flip7.record.replay import replay
from tests.web import ui_states
from tests.web.conftest import Visit
from tests.web.device import backup_with_secret, game_with_bots
from tests.web.layout_checks import faults
from tests.web.page_objects import AT_ONCE, PHONE, Visitor

pytestmark = pytest.mark.integration
FAMILY: Final = ("Ana", "Ben", "Cleo", "Dario")
TWELVE: Final = (*FAMILY, "Emmy", "Frédéric-Alexandre", "Grandma", "Hiro", "Ida", "Jo", "Konstantinos", "Lou")
SHORT: Final = 1
"""A target that the first round reaches."""
FINISHED: Final = Path(__file__).parents[1] / "golden" / "03-three-players-chained-flip-threes.f7"


def at_device(one: Visitor, *names: str, bots: int = 0, target: int = SHORT) -> Visitor:
    """Open the page for games on this device on a phone, with that line-up."""
    one.page.add_init_script(ui_states.line_up(*names, bots=bots, target=target))
    one.open("/device")
    return one


def deal(one: Visitor) -> Visitor:
    """The cards are dealt, and the first question is there."""
    one.click("Deal")
    one.until("pass", "turn", "give", "summary")
    return one


def play_to_the_end(one: Visitor) -> list[str]:
    """Everybody answers; return to whom the phone was passed."""
    passed: list[str] = []
    while (state := one.until("turn", "give", "summary", "over", "pass")) != "over":
        if state == "pass":
            passed.append(one.page.locator("dialog[open] h2 bdi").inner_text())
        one.take_a_step()
    return passed


@pytest.mark.parametrize(
    "people, target", [pytest.param(2, SHORT, id="a round of two"), pytest.param(4, 50, marks=pytest.mark.e2e)]
)
def test_people_play_a_whole_game_on_one_phone(phone: Visitor, people: int, target: int) -> None:
    family = FAMILY[:people]
    one = deal(at_device(phone, *family, target=target))
    passed = play_to_the_end(one)
    assert passed
    assert set(passed) <= set(family), "by their names; who is asked at all is luck"
    standings = one.page.locator(".standings .name").all_inner_texts()
    assert sorted(standings) == sorted(family), "everybody is called by their name"


@pytest.mark.e2e
def test_twelve_people_play_a_round_on_one_phone(phone: Visitor) -> None:
    one = at_device(phone, *TWELVE)
    assert faults(one.page) == []
    deal(one)
    seen: set[str] = set()
    while (state := one.until("turn", "give", "summary", "over", "pass")) != "over":
        if state not in seen:
            seen.add(state)
            one.at_rest()
            assert faults(one.page) == [], state
        one.take_a_step()
    assert {"pass", "turn", "summary"} <= seen
    assert sorted(one.page.locator(".standings .name").all_inner_texts()) == sorted(TWELVE)
    assert faults(one.page) == []


@pytest.mark.e2e
def test_newcomers_are_told_the_game_while_they_play(visit: Visit) -> None:
    one = deal(at_device(visit(PHONE, {"speed": AT_ONCE}, name=None), *FAMILY, target=200))
    one.until("pass")
    one.take_a_step()
    expect(one.page.locator(".coach-hint")).to_be_visible()
    one.open("/")
    expect(one.page.get_by_role("button", name="Play now")).not_to_contain_text("your first game")


@pytest.mark.e2e
def test_a_rematch_on_one_phone_is_dealt_at_once_to_the_same_people(phone: Visitor) -> None:
    one = deal(at_device(phone, "Ana", "Ben"))
    play_to_the_end(one)
    one.click("Play again")
    one.until("pass", "turn")
    expect(one.page.locator(".table")).to_contain_text("Round 1")
    play_to_the_end(one)
    assert sorted(one.page.locator(".standings .name").all_inner_texts()) == ["Ana", "Ben"]


def test_names_colours_and_order_are_remembered(phone: Visitor) -> None:
    one = at_device(phone, "Ana", "Ben")
    one.click("Add a player")
    one.page.keyboard.type("Cleo")
    one.click("Change Cleo")
    one.page.get_by_role("button", name=re.compile("^Move up")).click()
    one.page.get_by_role("dialog").get_by_role("radio").nth(5).check(force=True)
    one.page.keyboard.press("Escape")
    one.open("/device")
    names = one.page.locator(".place input")
    assert [names.nth(at).input_value() for at in range(3)] == ["Ana", "Cleo", "Ben"]
    avatar = one.page.locator(".place .av").nth(1)
    assert "--p6" in (avatar.get_attribute("style") or "")


def test_the_pass_screen_says_who_is_next_and_waits(phone: Visitor) -> None:
    one = deal(at_device(phone, "Ana", "Ben", target=200))
    one.until("pass")
    screen = one.page.get_by_role("dialog")
    name = screen.locator("h2 bdi").inner_text()
    expect(screen).to_contain_text("0 points · 200 to go")
    one.page.keyboard.press("h")  # nobody answers for somebody who does not have the phone yet
    assert one.state() == "pass"
    expect(one.page.get_by_role("button", name=f"I am {name}")).to_be_focused()
    one.pass_time(300)
    one.page.keyboard.press("Enter")
    one.until("turn", "give")
    assert one.page.locator(".you .who .name").inner_text() == name


@pytest.mark.e2e
def test_the_pass_screen_is_switched_off_where_it_is_and_stays_off(phone: Visitor) -> None:
    one = deal(at_device(phone, "Ana", "Ben", target=200))
    one.until("pass")
    one.pass_time(300)
    one.click("Do not show this any more")
    one.until("turn", "give")
    one.open("/device")
    expect(one.page.get_by_role("switch", name="Ask to pass the phone")).to_have_attribute("aria-checked", "false")
    one.page.locator(".games li").get_by_role("link", name="Go on").click()
    one.until("turn", "give")
    one.click("Menu")
    one.click("Ask to pass the phone", role="switch")
    expect(one.page.get_by_role("switch", name="Ask to pass the phone")).to_have_attribute("aria-checked", "true")
    one.at_rest()
    assert one.state() != "pass", "not over the menu"
    one.page.keyboard.press("Escape")
    one.until("pass")


@pytest.mark.e2e
def test_a_game_goes_on_after_the_page_was_closed(phone: Visitor) -> None:
    one = deal(at_device(phone, "Ana", "Ben", target=200))
    one.until("pass")
    one.open("/")
    one.click("Back to your game", role="link")
    one.until("pass")


@pytest.mark.e2e
def test_a_game_is_backed_up_deleted_and_gone_on_with_in_the_same_seats(phone: Visitor, tmp_path: Path) -> None:
    one = deal(at_device(phone, "Ana", "Ben", target=200))
    one.open("/device")
    games = one.page.locator(".games li")
    expect(games).to_have_count(1)
    with one.page.expect_download() as saved:
        one.click("Back up all games")
    backup = tmp_path / "games.json"
    saved.value.save_as(backup)
    assert json.loads(backup.read_text(encoding="utf-8"))["games"]
    one.click("More about the game of Ana and Ben")
    one.click("Delete")
    expect(one.page.get_by_role("dialog")).to_contain_text("It is nowhere else.")
    one.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(games).to_have_count(0)
    one.page.evaluate("() => localStorage.clear()")  # as on another phone
    one.open("/device").page.locator(".games input[type=file]").set_input_files(backup)
    games.get_by_role("link", name="Go on").click()
    one.until("pass", "turn")


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of one game, written before a browser has this thread's event loop."""
    path = tmp_path_factory.mktemp("backup") / "games.json"
    path.write_text(backup_with_secret(ui_states.PLAIN, game_with_bots())[0], encoding="utf-8")
    return path


def test_a_backup_is_restored_once(backup: Path, phone: Visitor) -> None:
    one = phone.open("/device")
    games = one.page.locator(".games li")
    restoring = one.page.locator(".games input[type=file]")
    restoring.set_input_files(backup)
    expect(games).to_have_count(1)
    restoring.set_input_files(backup)
    expect(one.page.locator(".told")).to_contain_text("1 was here already.")
    restoring.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(one.page.locator(".told.wrong")).to_contain_text("not a backup")
    expect(games).to_have_count(1)
    one.open("/replay").page.locator("input[type=file]").set_input_files(backup)
    expect(one.page.get_by_role("alert")).to_have_text(
        "This is a backup of your games. Restore it on the page “On this device”."
    )


def test_a_bot_that_needs_a_server_says_so(phone: Visitor) -> None:
    one = at_device(phone, "Ana", "Ben")
    one.click("Add a bot")
    oracle = one.page.get_by_role("dialog").get_by_role("button", name="Oracle")
    expect(oracle).to_contain_text("Only a server is fast enough for it.")
    expect(oracle).to_be_disabled()


@pytest.mark.e2e
def test_a_finished_game_is_saved_and_replayed_from_its_link(phone: Visitor, tmp_path: Path) -> None:
    one = deal(at_device(phone, "Ana", bots=1))
    play_to_the_end(one)
    for button, suffix in (("For programs", "json"), ("For people", "f7")):
        with one.page.expect_download() as saved:
            one.click(button)
        saved.value.save_as(tmp_path / f"game.{suffix}")
        assert replay(read_game(str(tmp_path / f"game.{suffix}"))).game.table.winner is not None
    one.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.click("Copy link")
    expect(one.page.get_by_role("dialog").get_by_role("status")).to_have_text("The link is copied.")
    link = one.page.evaluate("navigator.clipboard.readText()")
    assert "#r=" in link
    one.page.goto("about:blank")
    one.page.goto(link)
    expect(one.page.locator(".replay .controls")).to_be_visible()
    expect(one.page.locator(".replay")).to_contain_text("Ana")


@pytest.mark.parametrize("suffix", ["json", pytest.param("f7", marks=pytest.mark.e2e)])
def test_a_finished_game_is_replayed_from_its_file(phone: Visitor, tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"game.{suffix}"
    file.write_text(as_text(read_game(str(FINISHED)), file), encoding="utf-8")
    one = phone.open("/replay")
    one.page.locator("input[type=file]").set_input_files(file)
    expect(one.page.locator(".replay .controls")).to_be_visible()


@pytest.mark.parametrize("fragment", ["#r=", "#r=no-record", "#r=%%%"])
def test_a_broken_link_is_said_in_one_sentence_with_a_way_on(phone: Visitor, fragment: str) -> None:
    one = phone.open(f"/replay{fragment}")
    expect(one.page.get_by_role("alert")).to_contain_text("not a whole record")
    expect(one.page.get_by_text("Choose a file")).to_be_visible()


@pytest.mark.e2e
def test_a_broken_file_is_said_in_one_sentence_with_a_way_on(phone: Visitor) -> None:
    one = phone.open("/replay")
    one.page.locator("input[type=file]").set_input_files(
        {"name": "x.f7", "mimeType": "text/plain", "buffer": b"A 1 / B 99"},
    )
    expect(one.page.get_by_role("alert")).to_contain_text("not a whole record")


def test_two_people_share_a_phone_at_a_table_of_a_server(visit: Visit) -> None:
    one = visit(PHONE, {"speed": AT_ONCE}, name="Ana").open("/new")
    one.click("Open the table")
    one.until("lobby")
    one.click("Somebody else on this device")
    one.page.get_by_role("dialog").get_by_label("Your name").fill("Ben")
    one.click("Take a seat")
    expect(one.page.locator(".place").nth(1)).to_contain_text("Ben")
    one.click("Start")
    passed: set[str] = set()
    while len(passed) < 2:
        if one.until("turn", "give", "summary", "pass") == "pass":
            passed.add(one.page.locator("dialog[open] h2 bdi").inner_text())
        one.take_a_step()
    assert passed == {"Ana", "Ben"}
