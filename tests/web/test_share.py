"""Sharing the result of a game: a picture made on the device, and a text; what works with and without the Web Share API."""

import re
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

from flip7.i18n.languages import LANGUAGES
from tests.server.served import Served
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.layout_checks import faults
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visitor
from tests.web.test_pages import sentence

PICTURE: Final = (1080, 1350)
LONGEST_NAME: Final = "Theodora Wilhelmine 👩‍👩‍👧 דנה"
FEW_COLOURS: Final = 50
"""A picture with fewer has no cards on it."""

_SHARES: Final = """
window.__shared = [];
navigator.canShare = (what) => (what.files ?? []).every((file) => file.type === "image/png");
navigator.share = async ({ text, files = [] }) => {
  window.__shared.push({ text, files: files.map(({ name, size }) => ({ name, size })) });
};
"""
"""A browser that can share files, as phones can."""
_COLOURS: Final = """async (image) => {
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  return { size: [width, height], colours: new Set(pixels).size, corner: pixels[0] };
}"""


def finished(person: Visitor, served: Served, seats: int = 3) -> None:
    """A game that person has played to its end."""
    ui_states.seated(person, served, seats=seats, target=1)
    person.play_on(1)


def picture(page: Page) -> dict[str, Any]:
    """The size of the picture on the page, how many colours it has, and that of its corner."""
    image = page.locator(".share img")
    image.wait_for()
    found: dict[str, Any] = image.evaluate(_COLOURS)
    return found


@pytest.mark.integration
def test_a_result_is_saved_as_a_picture_and_copied_as_a_text(visit: Visit, served: Served) -> None:
    """Without the Web Share API, as on a desktop."""
    ann = visit(DESKTOP, {"speed": AT_ONCE}, permissions=["clipboard-read", "clipboard-write"])
    finished(ann, served)
    ann.click("Share the result")
    drawn = picture(ann.page)
    assert tuple(drawn["size"]) == PICTURE
    assert drawn["colours"] > FEW_COLOURS
    assert ann.page.get_by_role("button", name="Share", exact=True).count() == 0
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("link", name="Save the picture").click()
    assert re.fullmatch(r"flip7-\w{6}\.png", saving.value.suggested_filename)
    ann.click("Copy the text")
    ann.page.get_by_role("status").get_by_text("The text is copied.").wait_for()
    copied: str = ann.page.evaluate("() => navigator.clipboard.readText()")
    assert re.match(r"Flip 7 · .+ won with \d+ points? after \d+ rounds?\n", copied)
    assert "Ann" in copied
    assert copied.splitlines()[-1].startswith(f"{ann.address}/g/")
    assert not violations(ann.page)
    ann.click("Back to the result")
    ann.page.locator(".podium").wait_for()
    assert ann.page.evaluate("() => document.activeElement.textContent.trim()") == "Share the result"


@pytest.mark.integration
def test_a_phone_shares_picture_and_text_together(visit: Visit, served: Served) -> None:
    ann = visit(SMALL_PHONE, {"speed": AT_ONCE}, "Ann")
    ann.page.add_init_script(_SHARES)
    finished(ann, served, seats=2)
    ann.click("Share the result")
    picture(ann.page)
    assert not faults(ann.page)
    assert not violations(ann.page)
    ann.page.get_by_role("button", name="Share", exact=True).click()
    ann.page.wait_for_function("() => window.__shared.length > 0")
    (shared,) = ann.page.evaluate("() => window.__shared")
    assert shared["text"].startswith("Flip 7 · ")
    assert [file["name"][:6] for file in shared["files"]] == ["flip7-"]


@pytest.mark.e2e
def test_a_text_that_cannot_be_copied_is_shown_to_be_copied_by_hand(visit: Visit, served: Served) -> None:
    """As on http, where a page has no clipboard."""
    ann = visit(PHONE, {"speed": AT_ONCE})
    ann.page.add_init_script('Object.defineProperty(navigator, "clipboard", { value: undefined });')
    finished(ann, served)
    ann.click("Share the result")
    picture(ann.page)
    ann.click("Copy the text")
    field = ann.page.get_by_label("Copy this text:")
    field.wait_for()
    assert field.evaluate("(field) => field.selectionEnd - field.selectionStart === field.value.length")
    assert not violations(ann.page)


@pytest.mark.e2e
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_drawn_in_every_language_and_theme(
    visit: Visit, served: Served, language: str, theme: Literal["light", "dark"]
) -> None:
    ann = visit(SMALL_PHONE, {"speed": AT_ONCE, "language": language, "theme": theme}, LONGEST_NAME)
    finished(ann, served)
    ann.page.get_by_role("button", name=sentence(language, "share-title")).click()
    drawn = picture(ann.page)
    assert tuple(drawn["size"]) == PICTURE
    assert drawn["colours"] > FEW_COLOURS
    paper = drawn["corner"] & 0xFF
    assert (paper > 0x80) == (theme == "light")
    assert not faults(ann.page)
    assert not violations(ann.page)


@pytest.mark.e2e
@pytest.mark.parametrize("seats", [2, 18, 40])
def test_the_picture_of_any_table_is_drawn(visit: Visit, served: Served, seats: int) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE})
    finished(ann, served, seats=seats)
    ann.click("Share the result")
    assert tuple(picture(ann.page)["size"]) == PICTURE
    assert not faults(ann.page)
