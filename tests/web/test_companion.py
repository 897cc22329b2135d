"""The companion in a real browser: families who keep the score of a game with real cards on a phone."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from flip7.i18n.languages import LANGUAGES
from flip7.record.files import read_game
from flip7.record.replay import replay
from tests.web.companion import Companion, line_up
from tests.web.conftest import Visit
from tests.web.device import STATIC_SITE, static_server, the_static_site_is_built, until_kept
from tests.web.page_objects import PHONE, Visitor, visitor
from tests.web.test_pages import LOCALE

FAMILY: Final = ("Ana", "Ben", "Cleo", "Dario")


def at_score(person: Visitor, *names: str, depth: str = "pad", target: int = 200) -> Companion:
    """Begin a new game with these people, on a device that has kept their score before."""
    person.page.add_init_script(line_up(*names, depth=depth, target=target))
    person.open("/score")
    return Companion(person).start()


@pytest.mark.integration
def test_a_family_keeps_the_score_on_the_pad(phone: Visitor) -> None:
    """The next player by itself, a doubtful score, a bust, a change, undo and redo, the winner by the rules."""
    game = at_score(phone, "Ana", "Ben", target=100)
    game.enter(44)
    game.type(172)
    expect(phone.page.get_by_role("alertdialog")).to_contain_text("171 is the most a round can give.")
    phone.click("Change it")
    game.tap("Bust")
    expect(phone.page.get_by_role("button", name="Ben, round 1: 0, bust")).to_be_visible()
    expect(phone.page.locator(".result li")).to_have_text([re.compile(r"Ana.*\+44"), re.compile(r"Ben.*Busted.*\+0")])
    expect(phone.page.locator(".result")).to_contain_text("Ben deals and begins.")
    assert game.totals() == [44, 0]
    phone.click("Ana, round 1: 44")
    game.type(46)
    expect(phone.page.locator(".news")).to_contain_text("Ana has 46, not 44.")
    game.next_round()
    game.enter(55)
    phone.page.keyboard.press("u")
    expect(game.question).to_contain_text("Ana")
    phone.page.keyboard.press("r")
    expect(game.question).to_contain_text("Ben")
    phone.page.keyboard.type("101")
    phone.page.keyboard.press("Enter")
    # 46 + 55 = 101 for both: a tie plays on (G.2)
    expect(phone.page.locator(".note")).to_contain_text("A tie at 101")
    game.next_round()
    game.enter(1)
    game.type(0)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ana wins!")
    assert game.totals() == [102, 101]


@pytest.mark.integration
def test_real_cards_have_their_place_on_the_home_page(visit: Visit) -> None:
    ann = visit(PHONE).open("/")
    ann.page.get_by_role("link", name="Keep the score of real cards").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Keep the score")


@pytest.mark.e2e
def test_names_are_entered_one_after_the_other_and_remembered(phone: Visitor) -> None:
    phone.open("/score")
    phone.page.get_by_role("button", name="Start").click()  # nobody has a name: nobody plays
    expect(phone.page.get_by_label("Name of player 1")).to_be_focused()
    expect(phone.page.get_by_role("alert")).to_contain_text("Enter at least 2 names.")
    for name in ("Ana", "Ben", "Cleo"):
        phone.page.keyboard.type(name)
        phone.page.keyboard.press("Enter")
    phone.page.keyboard.press("Enter")  # the fourth is empty: all are there
    phone.until_seen("main.board")
    assert phone.page.locator("tbody bdi").all_inner_texts() == ["Ana", "Ben", "Cleo"]
    phone.open("/score")
    expect(phone.page.get_by_label("Name of player 3")).to_have_value("Cleo")
    expect(phone.page.locator(".running li")).to_have_count(1)


@pytest.mark.e2e
def test_no_column_of_the_table_is_ever_cut(phone: Visitor) -> None:
    """With more rounds than fit, whole ones are in sight, and arrows lead to the others; also at the end."""
    game = at_score(phone, "Ana", "Ben", target=60)
    for _ in range(6):
        game.enter(9)
        game.enter(8)
    assert phone.page.evaluate(_COLUMNS_IN_SIGHT)[-1] == "7"
    for size in ((390, 844), (320, 568), (412, 900)):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        phone.at_rest()
        assert not phone.page.evaluate(_CUT_COLUMNS), size
    game.enter(9)
    game.type(8)
    phone.until_seen("main.end")
    while "1" not in phone.page.evaluate(_COLUMNS_IN_SIGHT):
        phone.click("Earlier rounds")
        phone.at_rest()
        assert not phone.page.evaluate(_CUT_COLUMNS)
    expect(phone.page.get_by_role("button", name="Earlier rounds")).to_have_attribute("aria-disabled", "true")


_COLUMNS: Final = """() => {
  const between = [document.querySelector("thead .player"), document.querySelector("thead .in-all")];
  const [left, right] = [between[0].getBoundingClientRect().right, between[1].getBoundingClientRect().left];
  const columns = [...document.querySelectorAll("thead th.num")].map((each) => {
    const { left: from, right: to } = each.getBoundingClientRect();
    return { name: each.lastElementChild.textContent, whole: from > left - 1 && to < right + 1, gone: to < left + 1 || from > right - 1 };
  });
  return columns.filter(({ whole, gone }) => %s).map(({ name }) => name);
}"""
_COLUMNS_IN_SIGHT: Final = _COLUMNS % "whole"
_CUT_COLUMNS: Final = _COLUMNS % "!whole && !gone"


@pytest.mark.e2e
def test_a_mistake_that_is_seen_at_the_end_is_put_right_there(phone: Visitor) -> None:
    game = at_score(phone, "Ana", "Ben", target=50)
    game.enter(60)
    game.type(44)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ana wins!")
    phone.click("Ben, round 1: 44")
    sheet = phone.page.get_by_role("dialog")
    for digit in "71":
        sheet.get_by_role("button", name=digit, exact=True).click()
    sheet.get_by_role("button", name="Set").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ben wins!")
    expect(phone.page.locator(".news")).to_contain_text("Ben has 71, not 44.")
    phone.click("Undo")
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ana wins!")


@pytest.mark.e2e
def test_hands_are_summed_up_as_they_grow(phone: Visitor) -> None:
    game = at_score(phone, *FAMILY[:2], depth="hands")
    for card in ("7", "11", "x2", "+8"):
        game.card(card)
    expect(phone.page.locator(".adds-up")).to_have_text("7+11 ×2 +8 = 44")
    seven = phone.page.locator('.keys [data-card="7"]')
    expect(seven).to_have_attribute("aria-disabled", "true")
    seven.click(force=True)
    expect(phone.page.locator(".trouble")).to_contain_text("Ana has the 7 already")
    game.tap("Take away: 11")
    expect(phone.page.locator(".adds-up")).to_have_text("7 ×2 +8 = 22")
    game.tap("That is all")
    for card in ("1", "2", "3", "4", "5", "6", "8"):
        game.card(card)
    expect(phone.page.locator(".adds-up")).to_contain_text("+15 Flip 7 = 44")
    game.tap("That is all")
    assert game.totals() == [22, 44]


@pytest.mark.e2e
def test_live_a_chained_flip_three_and_two_corrections(phone: Visitor) -> None:
    """The referee asks for everything that a person decides; mistakes of earlier turns are put right, and nothing is lost."""
    game = at_score(phone, *FAMILY, depth="live")
    keys = _place_of_keys(phone)
    for card in ("12", "7", "5", "F3"):
        game.card(card)
    expect(game.question).to_contain_text("Dario, who gets the Flip Three?")
    game.tap("Ben flips three")
    for card in ("FZ", "F3", "9"):
        assert _place_of_keys(phone) == keys
        game.card(card)
    expect(game.question).to_contain_text("Ben, who gets the Freeze?")
    expect(phone.page.locator(".pending")).to_contain_text("Ben chooses now")
    game.tap("Cleo banks 5")
    expect(phone.page.locator(".pending")).to_contain_text("for Cleo, once all cards are given")
    game.tap("Ana flips three")
    phone.click("why?")
    expect(phone.page.locator(".rules")).to_contain_text("F3")
    phone.click("why?")
    for card in ("1", "2", "3"):
        game.card(card)
    expect(game.question).to_have_text("Ana, hit or stay?")
    assert _place_of_keys(phone) == keys  # whatever is asked, they stay where they are
    expect(phone.page.locator(".said")).to_contain_text("Ana flips 3 of 3: 3. 12+1+2+3 = 18. Ana has flipped three.")

    # the Freeze was for Dario, three turns back
    game.correct("Ben gives the Freeze to Cleo").get_by_role("button", name="Dario").click()
    expect(phone.page.locator(".news").first).to_contain_text(
        "Corrected: “Ben gives the Freeze to Cleo” is now “Ben gives the Freeze to Dario”."
    )
    expect(phone.page.locator(".news").first).to_contain_text("Cleo is not frozen any more.")
    expect(phone.page.locator(".seats li").nth(3).locator(".chip")).to_have_text("Frozen")
    # and the first of Ana's three was a 12: she has busted, and the rest waits
    game.correct("1 for Ana").locator('[data-card="12"]').click()
    expect(phone.page.locator(".seats li").first.locator(".chip")).to_have_text("Busted")
    expect(phone.page.locator(".left-over")).to_contain_text("does not fit any more")
    game.tap("Drop what does not fit")
    expect(game.question).to_have_text("Ben, hit or stay?")
    game.tap("Stay")
    game.card("8")  # a card says both: Cleo hits, and the card
    expect(phone.page.locator(".seats li").nth(2)).to_contain_text("+13")


def _place_of_keys(person: Visitor) -> tuple[float, float]:
    """Where the first key for a card is."""
    box = person.page.locator('.dock [data-card="0"]').bounding_box()
    assert box is not None
    return box["x"], box["y"]


@pytest.mark.e2e
def test_the_depth_is_changed_in_the_middle_of_a_game(phone: Visitor) -> None:
    game = at_score(phone, "Ana", "Ben", depth="live")
    game.card("12")
    game.card("7")
    game.keep("Cards")
    expect(phone.page.locator(".laid li")).to_have_count(1)
    game.tap("That is all")
    game.card("9")
    game.tap("That is all")
    assert game.totals() == [12, 16]
    game.keep("Points")
    game.enter(40)
    game.keep("Live")
    expect(phone.page.locator(".note")).to_have_text("Live begins with the next round.")
    # «we did it differently»: what was counted from cards is set by hand, and marked
    phone.click("Ana, round 1: 12")
    for digit in "30":
        phone.page.get_by_role("dialog").get_by_role("button", name=digit, exact=True).click()
    phone.page.get_by_role("dialog").get_by_role("button", name="Set").click()
    expect(phone.page.get_by_role("button", name="Ana, round 1: 30, set by hand")).to_be_visible()


@pytest.fixture
def at_static_site(browser: Browser) -> Iterator[Visitor]:
    """A visitor with a phone at the site that needs no server, with its service worker installed."""
    the_static_site_is_built()
    with static_server(STATIC_SITE.parent) as address:
        context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
        person = visitor(context, f"{address}/{STATIC_SITE.name}/#")
        yield person
        complaints = person.unforgiven()
        context.close()
    assert not complaints


@pytest.mark.e2e
def test_a_game_is_kept_without_a_network_and_goes_on_after_a_reload(at_static_site: Visitor) -> None:
    ann = at_static_site
    game = at_score(ann, "Ana", "Ben", target=50)
    until_kept(ann.page)
    game.enter(44)
    ann.forgive(r"net::ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch")
    ann.page.context.set_offline(True)
    try:
        ann.page.reload()
        expect(game.question).to_contain_text("Ben")
        game.enter(20)
        game.enter(30)
        game.type(25)
        expect(ann.page.get_by_role("heading", level=1)).to_have_text("Ana wins!")
    finally:
        ann.page.context.set_offline(False)


@pytest.mark.e2e
def test_the_end_is_shared_saved_and_remembered(phone: Visitor, tmp_path: Path) -> None:
    game = at_score(phone, "Ana", "Ben", depth="live", target=10)
    game.card("12")
    game.card("7")
    game.tap("Stay")
    phone.page.get_by_role("button", name=re.compile("^Stay")).click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ana wins!")
    for name, button in (("score.csv", "Spreadsheet"), ("score.json", "This game"), ("game.f7", "For people")):
        with phone.page.expect_download() as saved:
            phone.click(button)
        saved.value.save_as(tmp_path / name)
    assert "Ana" in (tmp_path / "score.csv").read_text(encoding="utf-8")
    assert replay(read_game(str(tmp_path / "game.f7"))).game.table.winner == 0
    phone.click("Share the result")
    phone.until_seen(".share img")
    phone.page.keyboard.press("Escape")
    phone.click("Play again")
    phone.until_seen("main.board")
    phone.open("/score").until_seen("details")
    expect(phone.page.locator("details").first).to_contain_text("1 of 1 game won")
    with phone.page.expect_download() as backup:
        phone.click("Back up all games")
    backup.value.save_as(tmp_path / "backup.json")
    assert len(json.loads((tmp_path / "backup.json").read_text(encoding="utf-8"))["games"]) == 2
    phone.page.locator("input[type=file]").set_input_files(tmp_path / "backup.json")
    expect(phone.page.locator(".told")).to_contain_text("here already")
    phone.page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(phone.page.locator(".told.wrong")).to_be_visible()


@pytest.mark.e2e
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_everything_is_said_in_the_language_of_the_page(visit: Visit, language: str) -> None:
    """The page's own sentences, and those of the referee in the worker."""
    ann = visit(PHONE, {"language": language})
    ann.page.add_init_script(line_up("Ana", "Ben", depth="live"))
    ann.open("/score").until_seen(".tools")
    assert not _english(ann, language)
    ann.page.locator("form .go .btn").click()
    ann.until_seen("main.board")
    game = Companion(ann)
    for card in ("12", "FZ"):
        game.card(card)
    ann.until_seen(".gift")
    assert not _english(ann, language)
    assert "Freeze" not in ann.page.locator(".dock").inner_text() or language in {"fr", "es"}


def _english(person: Visitor, language: str) -> set[str]:
    """Sentences of the companion that are still English."""
    english, own = ({**_sentences(each)} for each in ("en", language))
    foreign = {said for name, said in english.items() if own[name] != said} - set(own.values())
    return foreign & set(re.split(r"\n+", person.page.inner_text("body")))


def _sentences(language: str) -> dict[str, str]:
    text = (LOCALE / language / "companion.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+) = ([^{\n]+)$", text, re.MULTILINE))


@pytest.mark.e2e
def test_a_sheet_of_paper_is_one_page(phone: Visitor) -> None:
    """For two players upright, for 24 on its side, with the rulings and a QR code; the browser prints it."""
    phone.open("/score/sheet").until_seen(".below dl")
    phone.until_seen(".below figure")
    players = phone.page.get_by_label("Players", exact=True)
    for count in (2, 8, 9, 24):
        players.fill(str(count))
        players.press("Tab")
        expect(phone.page.locator("thead th, tbody tr" if count > 8 else "thead th")).not_to_have_count(0)
        for paper in ("A4", "Letter"):
            pdf = phone.page.pdf(format=paper, landscape=count > 8)
            assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) == 1, (count, paper)
    expect(phone.page.locator(".below")).to_contain_text("F3.9")


@pytest.mark.e2e
def test_a_game_is_handed_over_by_link_with_somebody_new_in_it(phone: Visitor, visit: Visit) -> None:
    """Dora joins, Ben leaves; another phone takes the game over, enters a score, and gives it back."""
    game = at_score(phone, "Ana", "Ben", "Cleo")
    phone.click("More")
    phone.click("Players: new, gone, other names")
    phone.page.get_by_label("Name of a new player").fill("Dora")
    phone.click("Add a player")
    expect(phone.page.get_by_label("Name of player 4")).to_have_value("Dora")
    phone.click("Ben leaves the game")
    expect(phone.page.get_by_role("button", name="Ben is back")).to_be_visible()
    phone.page.keyboard.press("Escape")
    game.enter(44)
    expect(game.question).to_contain_text("Cleo")
    other = visit(PHONE)
    _take_over(other, _link(phone))
    theirs = Companion(other)
    expect(theirs.question).to_contain_text("Cleo")
    theirs.enter(30)
    game.enter(30)  # the same on both phones counts once
    _take_over(phone, _link(other))
    expect(game.question).to_contain_text("Dora")
    assert game.totals() == [44, 0, 30, 0]


def _link(person: Visitor) -> str:
    """The link that hands the game over; its QR code is there."""
    person.click("More")
    person.click("Hand over to another phone")
    expect(person.page.get_by_role("img", name="QR code that holds this game")).to_be_visible()
    person.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    person.click("Copy link")
    expect(person.page.get_by_role("dialog")).to_contain_text("The link is copied.")
    address: str = person.page.evaluate("window.copied")
    person.page.keyboard.press("Escape")
    return address


def _take_over(person: Visitor, address: str) -> None:
    person.page.goto(address)
    person.click("Take over")
    person.until_seen("main.board")
