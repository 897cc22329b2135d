"""Whole games, as people play them with a browser."""

import re
from pathlib import Path
from typing import Final

import pytest
import trustme

from flip7.protocol.room_options import GameRules, Options
from flip7.server.rooms.create import Plan
from tests.server.served import Served
from tests.web import ui_states
from tests.web.conftest import Visit
from tests.web.page_objects import AT_ONCE, DESKTOP, GUARD, PHONE, STEP, Visitor, take_turns

pytestmark = pytest.mark.integration

LIVING_ROOM: Final = (1920, 1080)
GATHERED: Final = 300
"""Milliseconds after which what happened is said to a screen reader (GATHER), no fewer than GUARD."""
SCORES: Final = 9000
"""Milliseconds that the scores of two are shown (TIME.summary)."""


def table_of_bots(person: Visitor, target: int) -> None:
    """From the home page to a table with three beginners, chosen one by one; the lobby is open."""
    person.open("/").click("New table", role="link")
    for seat in (2, 3, 4):
        person.page.get_by_role("button", name=re.compile(f"Add a bot.*seat {seat}")).click()
        person.page.get_by_role("dialog").get_by_role("button", name="Beginner").click()
    person.page.get_by_text("Other", exact=True).click()
    person.page.get_by_label("Points to play to").fill(str(target))
    person.page.get_by_label("Points to play to").press("Tab")
    person.page.get_by_label("Bots answer", exact=True).select_option("0")
    person.click("Open the table")
    person.until("lobby")


def test_a_whole_game_alone_against_bots_from_the_home_page(visit: Visit) -> None:
    ann = visit(PHONE, {"speed": 0.6})
    table_of_bots(ann, target=10)
    ann.click("Start")
    ann.play_on()
    winner = ann.page.get_by_role("dialog").get_by_role("heading", level=2).inner_text()
    totals = ann.totals()
    best = max(totals.values())
    assert best >= 10
    assert winner in {
        f"{name} wins!" if name != "You" else "You win!" for name, total in totals.items() if total == best
    }


def short_game(person: Visitor, target: int = 20) -> None:
    """From the page for new tables to the lobby of a short game, whose other seats bots have, which answer at once."""
    person.open("/new").click("Bots on all free seats")
    person.page.get_by_role("radio", name="Other").focus()
    person.page.keyboard.press("Space")
    person.page.get_by_role("spinbutton", name="Points to play to").fill(str(target))
    person.page.get_by_role("combobox", name="Bots answer").select_option("0")
    person.click("Open the table")
    person.until("lobby")


def test_a_whole_game_by_https(visit: Visit, database: Path) -> None:
    pem = database.with_name("home.pem")
    trustme.CA().issue_cert("127.0.0.1").private_key_and_cert_chain_pem.write_to_path(pem)
    with Served(database, f"--certificate={pem}") as served:
        ann = visit(PHONE, {"speed": AT_ONCE}, at=f"https://127.0.0.1:{served.port}", ignore_https_errors=True)
        ann.forgive("ServiceWorker", "fetching the script")  # browsers want no such one of whom they do not trust
        short_game(ann, target=10)
        ann.click("Start")
        ann.play_on()
    assert served.complaints() == ""


def test_after_a_rematch_and_by_any_spelling_of_the_code_the_seat_is_still_ones_own(
    visit: Visit, served: Served
) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    code = ui_states.seated(ann, served, seats=3, target=20)
    ann.play_on(1)
    first = ann.page.url
    ann.click("Play again")
    ann.page.wait_for_url(lambda url: url != first)
    mine = ann.page.locator(".you")
    for path in (f"/t/{code}", f"/t/{code.lower()}", f"/t/{code[:3]}-{code[3:].lower()}"):
        ann.open(path).until("turn", "give", "summary")
        mine.wait_for()
    ann.play_on()  # to its end: nobody else could answer for her seat


def test_play_now_is_two_taps_from_the_first_decision(visit: Visit) -> None:
    ann = visit(PHONE, name=None)
    ann.hurry_bots()
    ann.open("/").click("Play now")
    for _ in range(2):
        ann.until("turn", "give", "summary")
        ann.take_a_step()


def table_for_two(ann: Visitor, ben: Visitor, cleo: Visitor, served: Served, target: int = 20) -> str:
    """Two play and a third watches; the game has begun, and the table's code comes back."""
    at_once = Options(bot_seconds=0)  # should a bot play for somebody
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=2, rules=GameRules(target=target), options=at_once))
    ben.open(f"/t/{code}").click("Take a seat")
    ben.click("I am ready")
    cleo.open(f"/t/{code}")
    ann.page.get_by_text("Everybody is ready.").wait_for()
    ann.click("Start")
    return code


def test_two_people_in_two_browsers_play_and_a_third_watches(visit: Visit, served: Served) -> None:
    ann, ben = (visit(size, {"speed": AT_ONCE}, name) for size, name in ((DESKTOP, "Ann"), (PHONE, "Ben")))
    cleo = visit(LIVING_ROOM, {"speed": AT_ONCE}, "Cleo")
    code = table_for_two(ann, ben, cleo, served, target=10)  # one round: whoever holds the scores goes on to another
    cleo.page.get_by_role("button", name=f"/t/{code}").wait_for()
    assert cleo.page.get_by_role("img", name="QR code").is_visible(), "whoever is in the room can watch along"
    take_turns(ann, ben, lambda _, state: state == "over", enough=10)
    for each in (ann, ben):
        each.play_on()
    cleo.turn_until(lambda: cleo.state() == "over", step=1000)
    assert cleo.page.locator(".you, .decide").count() == 0, "who watches has nothing to decide"
    seen = cleo.totals()
    assert ann.totals() == {"You": seen["Ann"], "Ben": seen["Ben"]}
    assert ben.totals() == {"You": seen["Ben"], "Ann": seen["Ann"]}
    assert max(seen.values()) >= 10


def test_whoever_holds_the_scores_holds_them_on_every_screen_and_nobody_has_to_wait(
    visit: Visit, served: Served
) -> None:
    """No clock runs but by turning it: nobody's scores go before they are held."""
    ann, ben, cleo = everybody = [visit(PHONE, {"speed": AT_ONCE}, name) for name in ("Ann", "Ben", "Cleo")]
    for each in everybody:
        each.stop_time()
    table_for_two(ann, ben, cleo, served)
    take_turns(ann, ben, lambda _, state: state == "summary", enough=1)
    for each in everybody:
        each.until("summary")
    ann.click("Hold")
    for each in (ben, cleo):
        each.page.locator(".m-sum").get_by_text("Ann is still reading the scores.").wait_for()
        each.pass_time(SCORES)
        assert each.page.locator(".m-sum .ring").count() == 0, "nothing counts down"
        assert each.state() == "summary"
    assert ben.page.locator("[role=log].sr").get_by_text("Ann is still reading the scores.").count() == 1
    assert ann.page.locator(".m-sum").get_by_text("still reading").count() == 0
    ben.click("Next round")
    ben.page.locator(".m-sum").wait_for(state="detached")
    cleo.pass_time(SCORES)
    assert cleo.state() == "summary", "it is still held"
    ann.click("Next round")
    cleo.page.locator(".m-sum").get_by_text("still reading").wait_for(state="detached")
    cleo.pass_time(STEP)
    cleo.turn_until(lambda: cleo.page.locator(".m-sum .ring").count())
    cleo.pass_time(SCORES)
    assert cleo.state() != "summary", "she was the last who read"


def test_the_first_page_leads_back_to_a_game_until_it_is_over(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    back = ann.page.get_by_role("link", name="Back to your game")
    ann.open("/")
    assert back.count() == 0
    code = ui_states.seated(ann, served, seats=3, target=20)
    ann.until("turn", "give")
    ann.page.get_by_role("link", name="Flip 7").first.click()
    back.click()
    assert ann.code == code
    ann.play_on(1)
    ann.open("/")
    ann.page.wait_for_load_state("networkidle")
    assert back.count() == 0


def test_whoever_is_away_is_said_to_be_and_the_host_lets_a_bot_play(visit: Visit, served: Served) -> None:
    ann, ben, cleo = (visit(PHONE, {"speed": AT_ONCE}, name) for name in ("Ann", "Ben", "Cleo"))
    table_for_two(ann, ben, cleo, served, target=10)
    take_turns(ann, ben, lambda who, state: who is ben and state in {"turn", "give"}, enough=1)
    ben.page.close()
    ann.page.locator(".decide").get_by_text("Ben is away.").wait_for()
    ann.page.locator("[role=log].sr").get_by_text("Ben is away.").wait_for(state="attached")
    cleo.page.locator(".seat .chip").get_by_text("Away").wait_for()
    ann.click("Bot plays")
    ann.play_on(1)


def test_cards_of_a_chained_flip_three_are_given_by_clicks(visit: Visit, served: Served) -> None:
    ui_states.deal(served, ui_states.CHAIN)
    ann = visit(PHONE, {"speed": AT_ONCE})
    ui_states.seated(ann, served, seats=3)
    ann.until("give")
    assert ann.heading() == "Who gets the Flip Three?"
    ann.give("You flip three")
    ann.until("give")
    assert ann.hand() == ["2", "10"]
    assert ann.heading() == "Who gets the Flip Three?", "the one that was set aside"
    first = ann.page.locator(".others .name").first.inner_text()
    ann.give(f"{first} flips three")
    ann.until("turn")
    assert ann.hand(1) == ["9", "5", "11", "plus 8"]


ONE_PLACE: Final = """
window.__twice = [];
const number = (card) => card?.querySelector("text")?.textContent;
const look = () => {
  const flies = number(document.querySelector(".flyer .card:last-child"));
  for (const card of flies ? document.querySelectorAll(".you .slot .card, .f3 .card") : [])
    if (number(card) === flies && card.checkVisibility({ visibilityProperty: true })) window.__twice.push(flies);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def test_a_card_on_its_way_is_seen_in_one_place(visit: Visit, served: Served) -> None:
    """In a Flip Three: 2 and 10 go to the line, and the other Flip Three, which is set aside, stays on the stage.

    The clock is turned: the page is looked at in every frame of it, however busy the machine is.
    """
    ui_states.deal(served, ui_states.CHAIN)
    ann = visit(PHONE, {"speed": 1})
    ann.page.add_init_script(ONE_PLACE)
    ann.stop_time()
    ui_states.seated(ann, served, seats=3, pace=ui_states.LONGEST)
    ann.until("give", skipping=False)
    ann.give("You flip three")
    ann.until("give", skipping=False)
    assert ann.hand() == ["2", "10"]
    assert ann.page.evaluate("() => window.__twice") == []


def test_a_fast_finger_on_the_keys_gives_no_more_away_than_one_on_the_buttons(visit: Visit, served: Served) -> None:
    ann = visit(wishes={"speed": AT_ONCE})
    ann.stop_time()
    ui_states.seated(ann, served, seats=2)
    ann.until("guard")
    ann.page.keyboard.press("h")
    assert ann.state() == "guard", "the question has just come up: it still stands"
    ann.pass_time(GUARD)
    assert ann.state() == "turn"
    ann.answered(lambda: ann.page.keyboard.press("s"))


def test_a_key_goes_on_from_what_is_being_shown(visit: Visit, served: Served) -> None:
    """The clock stands still: nothing else puts a bust away."""
    ui_states.deal(served, ui_states.BUST)
    ann = visit(PHONE, {"speed": 1})
    ann.stop_time()
    ui_states.seated(ann, served, pace=ui_states.LONGEST)
    ann.until("turn")
    ann.answered(lambda: ann.hit_or_stay(1000))
    ann.until_seen(".m-bust h2")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".m-bust").wait_for(state="detached")


def test_a_whole_game_by_keyboard_alone(visit: Visit, served: Served) -> None:
    """No pointer: Tab and Enter to the table, then H, S, digits and arrows."""
    ui_states.deal(served, ui_states.CHAIN_BY_PAGE)
    ann = visit(wishes={"speed": AT_ONCE})
    keys = ann.page.keyboard
    ann.open("/new")
    ann.tab_to("Seats")
    keys.type("3")
    ann.tab_to("Bots on all free seats")
    keys.press("Enter")
    ann.tab_to("200")  # one of a group, in which the arrows choose
    keys.press("ArrowRight")
    ann.tab_to("Points to play to")
    keys.type("20")
    ann.tab_to("Bots answer")
    keys.type("at once")
    ann.tab_to("Open the table")
    keys.press("Enter")
    ann.until("lobby")
    ann.tab_to("Start")
    keys.press("Enter")
    ann.until("give")
    chosen = []
    for _ in range(3):
        keys.press("ArrowRight")
        chosen.append(ann.page.evaluate("document.activeElement.textContent"))
    assert ["flips three" in each for each in chosen] == [True, True, False], "the arrows go to everybody who may"
    assert "You flip three" in chosen[-1]
    ann.answered(lambda: keys.press("Enter"))
    ann.until("give")
    assert ann.hand() == ["7", "11"]
    ann.answered(lambda: keys.press("2"))
    rounds = 0
    while (state := ann.until("turn", "give", "summary", "over")) != "over":
        match state:
            case "turn":
                ann.answered(lambda: keys.press("s" if ann.worth() >= 15 else "h"))
            case "give":
                keys.press("ArrowRight")
                ann.answered(lambda: keys.press("Enter"))
            case _:
                go_on_from_the_scores(ann)
                rounds += 1
    assert rounds
    keys.press("Escape")
    ann.page.get_by_role("dialog").wait_for(state="detached")
    assert max(ann.totals().values()) >= 20
    ann.page.locator(".slot.full").first.wait_for()  # the last round still lies there


def go_on_from_the_scores(person: Visitor) -> None:
    """The scores have the focus, and the table behind them can be reached by no key; Space holds them, Enter goes on."""
    assert person.page.evaluate("document.activeElement.closest('.m-sum') !== null")
    assert person.page.locator(".table[inert]").count() == 1
    person.page.keyboard.press("Space")
    person.page.get_by_role("button", name="Held").wait_for()
    person.pass_time(GUARD)
    person.page.keyboard.press("Enter")
    person.page.locator(".m-sum").wait_for(state="detached")
    assert person.page.locator(".table[inert]").count() == 0


def test_a_whole_game_by_what_a_screen_reader_says(visit: Visit) -> None:
    """Nothing is looked at: what is asked, who may get a card and who has won is known from the live regions alone."""
    ann = visit(PHONE, {"speed": AT_ONCE})
    short_game(ann)
    ann.page.get_by_role("button", name="Start").click()
    ann.page.get_by_role("log", name="What happens, read aloud").wait_for(state="attached")
    heard: list[str] = []
    while (state := ann.until("turn", "give", "summary", "over")) != "over":
        ann.pass_time(GATHERED)
        fresh = ann.heard()
        heard += fresh
        question = "\n".join(fresh)
        if state == "summary":
            ann.page.get_by_role("button", name=re.compile("Next round|Show the result")).click()
        elif found := re.search(r"Your turn\. You have .*: (\d+) points?, .*\. Hit or stay\?", question):
            choice = ann.page.get_by_role("button", name="Stay" if int(found[1]) >= 15 else "Hit")
            ann.answered(choice.click)
        else:
            found = re.search(r"Who gets the .*?\?\n(\d):", question)
            assert found, f"what is asked was not said: {fresh}"
            key = found[1]
            ann.answered(lambda: ann.page.keyboard.press(key))  # noqa: B023 - at once
    ann.page.get_by_role("dialog", name="win").wait_for()
    ann.pass_time(GATHERED)
    heard += ann.heard()
    story = " ".join(heard)
    for part in ("H hits, S stays", "is dealt", "Total", "wins with"):
        assert part in story
    assert "Round 0" not in story
    assert "You deals" not in story
    ann.page.get_by_role("button", name="Close").click()
    ann.page.keyboard.press("t")
    table = ann.heard()
    assert re.fullmatch(r"Round \d+, (you deal|\w+ deals); \d+ cards? to draw, \d+ discarded\.", table[0])
    assert re.fullmatch(r"You: \d+ points?, .*\. (No cards|Cards: .*, worth \d+)\.", table[1])
    ann.page.keyboard.press("Shift+Digit2")
    assert ann.heard() == [table[2]], "the second seat alone"
    ann.page.keyboard.press("?")
    ann.page.get_by_role("dialog").get_by_text("read one seat aloud").wait_for()
