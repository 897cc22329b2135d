"""Pace at the table: speed, skipping, the turn clock, a rematch at once; and the settings of sound and text."""

from typing import Final

import pytest

from flip7.generated.reveal_timing import SPEED_FAST
from flip7.protocol.room_options import Options
from flip7.server.rooms.create import Plan
from tests.server.served import Served
from tests.web import ui_states
from tests.web.conftest import Visit
from tests.web.layout_checks import faults, missed, too_small
from tests.web.page_objects import AT_ONCE, GUARD, PHONE, SMALL_PHONE, Visitor

pytestmark = pytest.mark.integration

TURN_SECONDS: Final = 20
SKIP_GUARD: Final = 700
"""Milliseconds after a tap that skipped until a question takes an answer (SKIP_GUARD_MS in TableView)."""
LARGEST: Final = 1.3
"""The largest text size (TEXT_SIZES in storage.ts)."""


def wishes(person: Visitor) -> dict[str, object]:
    """Return the preferences that the browser has stored."""
    found = ui_states.remembered(person, "flip7:wishes")
    assert isinstance(found, dict)
    return found


def test_one_tap_at_the_table_sets_the_speed_of_cards_and_bots_and_it_is_remembered(
    visit: Visit, served: Served
) -> None:
    ann = visit(PHONE)
    ui_states.seated(ann, served, pace=ui_states.LONGEST)
    ann.click("Speed: Normal")
    ann.page.get_by_role("button", name="Speed: Fast").wait_for()
    assert wishes(ann)["speed"] == SPEED_FAST
    ann.until("turn")  # the bots, which would think for ten seconds each, answer at once
    ann.page.reload()
    ann.page.get_by_role("button", name="Speed: Fast").wait_for()


def test_taps_skip_what_is_shown_and_never_answer(visit: Visit, served: Served) -> None:
    """Time stands still: only the taps go on, at the place where Hit is."""
    ann = visit(PHONE)
    ann.stop_time()
    ui_states.seated(ann, served)
    ann.until("turn")
    box = ann.page.locator(".decide .hit").bounding_box()
    assert box is not None
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.answered(lambda: ann.page.mouse.click(*place))
    worth = ann.worth()
    ann.page.locator(".flyer").wait_for(state="attached")
    for _ in range(60):
        if ann.state() == "guard":
            break
        ann.page.mouse.click(*place)
    assert ann.state() == "guard", "every card was skipped"
    held = ann.worth()
    assert held > worth
    for _ in range(3):
        ann.page.mouse.click(*place)
    ann.pass_time(GUARD)
    ann.page.mouse.click(*place)
    assert (ann.state(), ann.worth()) == ("guard", held), "whoever taps in a rhythm has answered nothing"
    ann.pass_time(SKIP_GUARD)
    assert ann.state() == "turn"


def test_whoever_is_out_skips_to_the_end_of_the_round(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    ui_states.seated(ann, served, seats=2, seat=0, pace=1)
    ann.until("turn")
    rush = ann.page.get_by_role("button", name="Skip to the end of the round")
    assert rush.count() == 0, "she plays"
    ann.answered(lambda: ann.page.locator(".decide .stay").click())
    rush.click()
    ann.until("summary", skipping=False)
    assert rush.count() == 0


def test_the_turn_clock_begins_with_the_buttons_is_a_ring_and_warns(visit: Visit, served: Served) -> None:
    ann = visit(PHONE)
    ann.stop_time()
    # She is asked before any bot: theirs would take time of the server's, which goes on beside the page's.
    plan = Plan(name="Ann", seat=1, fill="level1", options=Options(turn_seconds=TURN_SECONDS))
    ui_states.hosted(ann, served, plan)
    ann.click("Start")
    ann.until("turn", skipping=False)
    clock, ring = ann.page.locator(".you .clock"), ann.page.locator(".you .ring")
    assert int(clock.inner_text()) == TURN_SECONDS, "what was shown before has taken nothing of it"
    assert ring.get_attribute("class") != "ring last"
    ann.turn_until(lambda: int(clock.inner_text()) <= 5, step=1000)
    assert "last" in (ring.get_attribute("class") or "").split()
    ann.pass_time(GUARD)
    assert [said for said in ann.heard() if "seconds left" in said] == ["10 seconds left."]


def test_play_again_against_bots_alone_is_one_tap(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    code = ui_states.seated(ann, served, seats=3, target=20)
    others = ann.page.locator(".others .name").all_inner_texts()
    ann.play_on(1)
    first = ann.page.url
    ann.click("Play again")
    ann.page.wait_for_url(lambda url: url != first)
    assert ann.until("turn", "give", "lobby") != "lobby"
    assert ann.page.locator(".others .name").all_inner_texts() == others
    assert served.rest.view(code).phase == "playing", "the code leads to it"


def test_the_largest_text_fits_the_smallest_phone(visit: Visit, served: Served) -> None:
    ann = visit(SMALL_PHONE, {"speed": AT_ONCE})
    ann.open("/").click("Menu")
    ann.page.get_by_role("radiogroup", name="Text size").get_by_text("Largest").click()
    assert wishes(ann)["text"] == LARGEST
    assert ann.page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{16 * LARGEST:g}px"
    assert faults(ann.page) + too_small(ann.page) == []
    ann.page.keyboard.press("Escape")
    assert faults(ann.page) == []
    ui_states.seated(ann, served)
    ann.until("turn")
    ann.at_rest()
    assert faults(ann.page) + too_small(ann.page) + missed(ann.page) == []
    assert not ann.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_sound_volume_and_vibration_are_settings_of_their_own(visit: Visit) -> None:
    ann = visit(PHONE, has_touch=True)
    ann.page.add_init_script("navigator.vibrate = (pattern) => (window.__felt = pattern, true);")
    ann.open("/").click("Menu")
    dialog = ann.page.get_by_role("dialog")
    assert dialog.get_by_label("Volume").count() == 0, "there is no sound"
    dialog.get_by_role("switch", name="Sound").click()
    dialog.get_by_label("Volume").fill("0.3")
    dialog.get_by_role("switch", name="Vibration").click()
    dialog.get_by_role("switch", name="Vibration").click()
    ann.page.wait_for_function("() => Array.isArray(window.__felt)")
    assert {key: wishes(ann)[key] for key in ("sound", "volume", "vibration")} == {
        "sound": True,
        "volume": 0.3,
        "vibration": True,
    }


def test_the_offer_to_install_is_a_line_that_goes_for_ever(visit: Visit) -> None:
    ann = visit(SMALL_PHONE)
    offer = "dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} }))"
    hint = ann.page.get_by_role("complementary", name="Keep Flip 7 on this device?")
    ann.open("/").page.evaluate(offer)
    hint.wait_for()
    assert faults(ann.page) == []
    ann.click("No, thanks")
    hint.wait_for(state="detached")
    ann.open("/").page.evaluate(offer)
    ann.page.wait_for_load_state("networkidle")
    assert hint.count() == 0
