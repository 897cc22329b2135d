"""First-timers: the coach of a first game, lessons on the home page, and «why?» where it is asked."""

from typing import Any, Final

import pytest

from flip7.i18n.languages import LANGUAGES
from tests.server.served import Served
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.layout_checks import faults, overlaps, unseen
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visitor

pytestmark = pytest.mark.integration

SIDEWAYS: Final = (844, 390)
_COVERED: Final = """() => {
  const hint = document.querySelector(".coach-hint").getBoundingClientRect();
  const meets = (box) => box.width && box.top < hint.bottom - 1 && box.bottom > hint.top + 1 && box.left < hint.right - 1 && box.right > hint.left + 1;
  const parts = [...document.querySelectorAll(".table :is(button, a, .card, .slot, .log li)")].filter((part) => part.checkVisibility());
  return parts.filter((part) => meets(part.getBoundingClientRect())).map((part) => part.outerHTML.slice(0, 120));
}"""


def newcomer(visit: Visit) -> Visitor:
    """A new visitor on the home page; bots answer at once."""
    person = visit(PHONE, {"speed": AT_ONCE}, name=None, reduced_motion="reduce")
    person.hurry_bots()
    return person.open("/")


def test_a_first_game_is_offered_once_with_a_hint_that_covers_nothing(visit: Visit) -> None:
    ann = newcomer(visit)
    play = ann.page.get_by_role("button", name="Play now")
    assert "your first game, with hints" in play.inner_text()
    assert not faults(ann.page)
    play.click()
    hint = ann.page.get_by_role("region", name="Hint")
    hint.wait_for()
    ann.play_on(until=["turn"])
    hint.get_by_text("Hit takes one more card.").wait_for()
    assert ann.page.get_by_role("status").get_by_text("Hit takes one more card.").count() == 1, "it is read aloud"
    for width, height in (PHONE, SMALL_PHONE, SIDEWAYS, DESKTOP):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.at_rest()
        assert ann.page.evaluate(_COVERED) == [], (width, height)
        assert not unseen(ann.page, ".coach-hint button"), (width, height)
    assert not violations(ann.page)
    ann.open("/")
    assert "you and three bots" in play.inner_text(), "it is offered once"
    assert ann.page.get_by_role("button", name="I know the game").count() == 0


LAPTOPS: Final = ((1024, 768), (1280, 720), (1280, 800), (1366, 768), DESKTOP, (1536, 864), (1680, 1050), (1920, 1080))


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(each, marks=pytest.mark.e2e) for each in LANGUAGES if each != "en")]
)
def test_somebody_new_sees_the_whole_home_page_on_a_laptop(visit: Visit, language: str) -> None:
    """With the first game, the lessons and every way on: nothing is below the edge of the screen."""
    ann = visit(DESKTOP, {"language": language}, None).open("/")
    ann.page.locator(".plain").wait_for()
    ann.page.locator(".learn").wait_for()
    for width, height in LAPTOPS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.at_rest()
        below = ann.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert below <= 0, f"{below} pixels at {width} x {height}"
        assert not faults(ann.page), (width, height)


def test_whoever_knows_the_game_or_has_read_enough_gets_no_hints(visit: Visit, served: Served) -> None:
    ben = newcomer(visit)
    ben.click("I know the game")
    ben.until("turn", "give")
    assert ben.page.get_by_role("region", name="Hint").count() == 0
    ann = newcomer(visit)
    ann.click("Play now")
    ann.click("No more hints")
    ann.page.get_by_role("region", name="Hint").wait_for(state="detached")
    ui_states.seated(ann, served, seats=3)
    ann.until("turn")
    assert ann.page.get_by_role("region", name="Hint").count() == 0
    ann.open("/how").page.get_by_role("switch", name="Hints while you play").click()
    assert ui_states.remembered(ann, "flip7:coach") == {"on": True, "told": []}, "whoever wants them again gets all"


def test_the_home_page_shows_the_lessons_until_they_are_done_or_put_away(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.open("/")
    lesson = ann.page.get_by_role("link", name="Learn it in five short hands")
    lesson.click()
    ann.page.get_by_role("heading", name="Bust", exact=True).wait_for()
    ann.page.evaluate("localStorage.setItem('flip7:lessons', JSON.stringify(['bust', 'freeze']))")
    ann.open("/")
    assert "2 of 5 done" in lesson.inner_text()
    assert str(lesson.get_attribute("href")).endswith("#lesson-second-chance"), "the next one"
    ann.click("Put the lessons away")
    assert lesson.count() == 0
    ann.open("/")
    assert lesson.count() == 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_why_says_why_where_it_is_asked(visit: Visit, served: Served, size: tuple[int, int]) -> None:
    ann = visit(size, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=3)
    ann.until("turn")
    why = ann.page.locator(".say .why")
    line = ann.page.locator(".say p > span").inner_text()
    why.click()
    answer = ann.page.get_by_role("dialog", name=line)
    rule = answer.get_by_role("link").first
    rule.wait_for()
    number = rule.locator("b").inner_text()
    assert str(rule.get_attribute("href")) == f"/how#{number}"
    ann.at_rest()
    assert not unseen(ann.page), "it covers nothing that a player needs"
    assert not faults(ann.page) + violations(ann.page)
    assert ann.page.locator("dialog:modal").count() == 0
    ann.page.keyboard.press("Escape")
    answer.wait_for(state="detached")
    assert ann.page.evaluate("document.activeElement.matches('.say .why')")
    why.click()
    answer.wait_for()
    why.click()
    answer.wait_for(state="detached")
    why.click()
    ann.page.locator(".decide .hit").click()
    answer.wait_for(state="detached")


def test_no_rule_is_ringed_but_the_one_that_a_link_names(visit: Visit) -> None:
    ann = visit(PHONE)
    ringed = ann.page.locator("li.here")
    ann.open("/how").page.locator("#B\\.1").wait_for()
    assert ringed.count() == 0
    ann.open("/how#B.1").page.locator("#B\\.1.here").wait_for()
    assert ringed.count() == 1


_STOPS: Final = """() => {
  const on = document.activeElement;
  return on.closest("ol.tale") ? "log" : on.closest(".decide") ? "decide" : on.closest(".bar") || on === document.body ? "bar" : on.closest(".say") ? "why" : on.className;
}"""


def test_after_hit_the_tab_key_passes_the_log_at_once_and_the_keys_are_listed(visit: Visit, served: Served) -> None:
    ann = visit(DESKTOP, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=4)
    ann.play_on(until=["turn"])
    assert ann.page.locator("ol.tale .why").count() > 3
    ann.page.locator(".decide .hit").focus()
    stops: list[str] = []
    for _ in range(2):
        ann.page.keyboard.press("Tab")
        stops.append(ann.page.evaluate(_STOPS))
    assert stops == ["log", "bar"]
    ann.page.keyboard.press("Shift+Tab")
    before: Any = ann.page.evaluate("document.activeElement.getAttribute('aria-label')")
    ann.page.keyboard.press("ArrowDown")
    assert ann.page.evaluate("document.activeElement.getAttribute('aria-label')") != before
    assert ann.page.evaluate(_STOPS) == "log"
    assert ann.page.locator(".decide .stay kbd").inner_text() == "S"
    ann.page.keyboard.press("?")
    keys = ann.page.get_by_role("dialog").get_by_role("region", name="Keys")
    keys.locator("kbd").first.wait_for()
    assert {"H", "S", "M", "T", "L", "?"} <= set(keys.locator("kbd").all_inner_texts())


def test_whoever_left_reads_in_one_line_that_a_bot_plays_and_no_seat_is_covered(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    ui_states.seated(ann, served, seats=3, pace=ui_states.LONGEST)
    ann.click("Menu")
    ann.click("Leave the table")
    code = ann.code
    asked = ann.page.get_by_role("dialog", name="Leave the table?")
    asked.get_by_role("button", name="Stay at the table").click()
    assert ann.page.get_by_text("A bot plays for you.").count() == 0, "nobody has left yet"
    ann.click("Menu")
    ann.click("Leave the table")
    asked.get_by_role("button", name="Leave the table").click()
    ann.page.get_by_role("button", name="Play now").wait_for()
    assert ann.page.get_by_text("Back to your game").count() == 0, "it is theirs no more"
    ann.open(f"/t/{code}")
    told = ann.page.locator(".decide").get_by_text("A bot plays for you.")
    told.wait_for()
    assert ann.page.get_by_text("Your turn").count() == 0
    for width in (PHONE[0], SMALL_PHONE[0]):
        ann.page.set_viewport_size({"width": width, "height": PHONE[1]})
        assert ann.page.locator(".banner").count() == 0, "nothing lies over the bar"
        assert overlaps(ann.page, ".you, .stage .pile") == []
        lines: int = told.evaluate(
            "(words) => Math.round(words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).lineHeight))"
        )
        assert lines == 1, width
    ann.click("I am back")
    told.wait_for(state="detached")
