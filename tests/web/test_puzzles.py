"""Puzzles in a real browser: ten in a row, each by its link, in every language, and without a server."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from flip7.analysis.puzzles import Puzzle, gone_cards, puzzle_of, puzzles
from flip7.i18n.languages import LANGUAGES
from tests.web.conftest import Visit
from tests.web.device import STATIC_SITE, static_server, the_static_site_is_built
from tests.web.layout_checks import faults, with_letters, wrong
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visitor, visitor

TURN = next(puzzle for puzzle in puzzles() if puzzle.best == "stay" and len(puzzle.table().places) == 3)
GIFT = next(puzzle for puzzle in puzzles() if not isinstance(puzzle.best, str) and len(puzzle.table().places) == 4)


def gone(puzzle: Puzzle) -> int:
    """Return the number of different cards in the list of those that are gone."""
    return len(set(gone_cards(puzzle.table())))


LONGEST_LIST = max(puzzles(), key=gone)
WIDEST_GIFT = max(
    (puzzle for puzzle in puzzles() if not isinstance(puzzle.best, str)),
    key=lambda puzzle: (len(puzzle.table().places), gone(puzzle)),
)
"""The worst to lay out: everybody may have the card, and many cards are gone."""
LONGEST_WORDS = puzzle_of("5vaqc")
"""Two of five may have a Flip Three: «Ben flips three · 2 numbers so far, shielded»."""


def here(person: Visitor) -> Puzzle:
    """The puzzle that the page shows, when it takes an answer."""
    person.page.wait_for_function("() => document.querySelector('.decide .hit:enabled, .givebtn:enabled')")
    return puzzle_of(person.page.url.rpartition("/")[2])


def answer(person: Visitor, puzzle: Puzzle, *, right: bool) -> None:
    """Answer with the real buttons."""
    choice = puzzle.best if right else puzzle.tempting.choice
    if isinstance(choice, str):
        person.page.locator(f".decide .{choice}").click()
    else:
        assert isinstance(choice, int)
        person.page.keyboard.press(str(choice + 1))
    person.page.locator(".verdict").wait_for()


@pytest.mark.integration
def test_a_puzzle_is_solved_and_the_next_one_is_another(visit: Visit) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    page = ann.page
    with page.expect_request(re.compile("/PuzzlePage-[^/]+js$")):  # before anybody taps
        ann.open("/puzzles")
    page.get_by_role("link", name="Solve a puzzle").click()
    first = here(ann)
    assert not wrong(ann)
    answer(ann, first, right=True)
    expect(page.locator(".verdict")).to_contain_text("Right")
    expect(page.locator(".because")).to_contain_text(re.compile("Clearly better, by [0-9.]+ ±[0-9.]+ points"))
    page.get_by_text("The figures").click()
    expect(page.locator("tr.best td").first).to_contain_text(re.compile("[0-9.]+% ±[0-9.]+"))
    expect(page.locator("details")).to_contain_text("bots miss it")
    assert not wrong(ann)
    page.get_by_role("link", name="Next").click()
    page.wait_for_function("(id) => !location.href.includes(id)", arg=first.id)
    assert here(ann).id != first.id


@pytest.mark.e2e
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_ten_puzzles_are_solved_and_none_comes_twice(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size, {"speed": AT_ONCE}, reduced_motion="reduce")
    page = ann.open("/puzzles").page
    page.get_by_role("link", name="Solve a puzzle").click()
    seen: list[str] = []
    for number in range(10):
        puzzle = here(ann)
        assert puzzle.id not in seen
        seen.append(puzzle.id)
        assert not wrong(ann), puzzle.id
        answer(ann, puzzle, right=number % 3 != 2)
        expect(page.locator(".verdict")).to_contain_text("Better" if number % 3 == 2 else "Right")
        assert not wrong(ann), puzzle.id
        page.get_by_role("link", name="Next").click()
        page.wait_for_function("(id) => !location.href.includes(id)", arg=puzzle.id)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("dl")).to_contain_text("7 of 10")
    expect(page.locator(".far")).to_contain_text(f"10 of {len(puzzles())} seen")
    page.get_by_role("radio", name="Gifts").check(force=True)
    page.get_by_role("radio", name="Hard").check(force=True)
    page.get_by_role("link", name="Solve a puzzle").click()
    wanted = here(ann)
    assert ("gifts" in wanted.themes, wanted.difficulty) == (True, "hard")


@pytest.mark.e2e
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, DESKTOP], ids=["small", "phone", "desktop"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_puzzles_fit_in_every_language(visit: Visit, language: str, size: tuple[int, int], theme: str) -> None:
    ann = visit(size, {"speed": AT_ONCE, "language": language, "theme": theme}, reduced_motion="reduce")
    page = ann.open("/puzzles").page
    page.locator(".play").wait_for()
    found = {"list": wrong(ann)}
    for puzzle in (TURN, GIFT):
        ann.open(f"/puzzles/{puzzle.id}")
        assert here(ann) is puzzle
        if page.locator(".gone").count():
            page.locator(".gone").click()
            page.locator(".gone").click()
        found[f"{puzzle.id} asked"] = wrong(ann)
        answer(ann, puzzle, right=False)
        page.locator("details summary").click()
        found[f"{puzzle.id} answered"] = wrong(ann)
        assert not re.search("puzzles?-|hindsight-", page.locator(".coach").inner_text())
    assert not {name: faulty for name, faulty in found.items() if faulty}


@pytest.mark.e2e
@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE], ids=["small", "phone"])
@pytest.mark.parametrize("puzzle", [WIDEST_GIFT, LONGEST_LIST], ids=["widest gift", "longest list"])
def test_the_fullest_puzzles_fit(visit: Visit, puzzle: Puzzle, size: tuple[int, int], language: str) -> None:
    """With the cards that are gone in sight, before the answer and after it."""
    ann = visit(size, {"speed": AT_ONCE, "language": language}, reduced_motion="reduce")
    ann.open(f"/puzzles/{puzzle.id}")
    assert here(ann) is puzzle
    ann.page.locator("button.gone").click()
    assert not wrong(ann)
    answer(ann, puzzle, right=False)
    assert not wrong(ann)


LETTERS = {
    "its own": "",
    "lower": ".givebtn :is(span, small) { line-height: 1 !important }",
    "another font": ".givebtn * { font-family: monospace !important }",
}
"""Other machines draw the same letters a little higher or wider, so that words take one more line."""


@pytest.mark.integration
def test_words_of_a_card_to_give_fit_in_any_letters(visit: Visit) -> None:
    """With four others on a desktop, and with one's own button in two lines or three on a phone."""
    ann = visit(DESKTOP, {"speed": AT_ONCE}, reduced_motion="reduce")
    ann.open(f"/puzzles/{LONGEST_WORDS.id}")
    assert here(ann) is LONGEST_WORDS
    found: dict[str, list[str]] = {}
    for width, height in (DESKTOP, (844, 390), (360, 640)):
        ann.page.set_viewport_size({"width": width, "height": height})
        for letters, style in LETTERS.items():
            with_letters(ann.page, style)
            ann.at_rest()
            found |= {f"{letters}, {width}": wrong for wrong in [faults(ann.page)] if wrong}
    assert not found


@pytest.mark.integration
def test_what_is_no_puzzle_is_said(visit: Visit) -> None:
    ann = visit(PHONE, {}, reduced_motion="reduce")
    ann.open("/puzzles/nosuch").page.get_by_role("heading", name="There is no such puzzle").wait_for()
    assert not wrong(ann)


@pytest.fixture
def alone(browser: Browser) -> Iterator[Visitor]:
    """Somebody at a site behind which there is no server."""
    the_static_site_is_built()
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    with static_server(STATIC_SITE.parent) as address:
        yield visitor(context, f"{address}/{STATIC_SITE.name}/#", {"speed": AT_ONCE})
    context.close()


@pytest.mark.e2e
def test_puzzles_need_no_server(alone: Visitor) -> None:
    alone.open("/puzzles").page.get_by_role("link", name="Solve a puzzle").click()
    puzzle = here(alone)
    answer(alone, puzzle, right=True)
    expect(alone.page.locator(".verdict")).to_contain_text("Right")
