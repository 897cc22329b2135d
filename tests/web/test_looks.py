"""Nothing is cut off or covered at any size, and axe-core finds nothing, on any page and in any state of the table."""

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, Literal, NamedTuple

import pytest

from tests.server.served import Served
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.layout_checks import (
    buried,
    cramped,
    faults,
    missed,
    overlaps,
    scrolls,
    too_small,
    unseen,
    with_letters,
)
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, TELEVISION, State, Visitor

SIDEWAYS: Final = (844, 390)
SMALL_SIDEWAYS: Final = (667, 375)
"""Phones that lie on their side."""
BARRED: Final = (390, 664)
SMALL_BARRED: Final = (375, 553)
NARROW: Final = (360, 640)
"""The space that the bars of its browser leave on a phone."""
TABLET: Final = (820, 1180)
LAPTOP: Final = (1366, 768)
UPRIGHT: Final = (PHONE, BARRED, SMALL_BARRED, NARROW)
FINGERS: Final = (*UPRIGHT, SIDEWAYS, SMALL_SIDEWAYS)
NO_SCROLL: Final = (*FINGERS, TABLET, LAPTOP, DESKTOP, TELEVISION)
SIZES: Final = (*NO_SCROLL, SMALL_PHONE)
PHONES: Final = (*UPRIGHT, SMALL_SIDEWAYS, SMALL_PHONE)
PLAYING: Final = (
    "table-give",
    "gives",
    "table-chain",
    "table-turn",
    "coach",
    "crowd",
    "flips",
    "others-give",
    "lesson",
)
"""Where a player has something to decide, or waits for what comes."""
FITS: Final = (
    "table",
    "gives-3",
    "gives-4",
    "crowd-4",
    "flips-3",
    "flips-4",
    "others-give-3",
    "others-give-4",
    "others-think-3",
    "others-think-4",
    "moment",
    "lesson",
    "score-pad",
    "score-result",
    "score-doubt",
    "score-hands",
    "score-live",
    "score-give",
)
"""Pages that need no scrolling."""
LINES: Final = ".others .seat:not(.target) .slot"
"""The others' cards. Of a seat that can be chosen, the whole takes the tap."""


SECRETS: Final = {
    "gives": ui_states.FLIPS,
    "flips": ui_states.FLIPS,
    "others_give": ui_states.FLIPS,
    "frozen": ui_states.FROZEN,
    "advised": ui_states.PLAIN,
    "waiting": ui_states.PLAIN,
    "bust": ui_states.BUST,
    "saved": ui_states.SAVED,
    "seven": ui_states.SEVEN,
}
"""Of the decks from which a scene is played, if not from `CHAIN`."""
FIRST: Final = "first cards"
"""The group that `make test` looks at; `make e2e` looks at all the others."""
SCENES: Final[dict[str, Callable[[Visitor, Served], Iterator[str]]]] = {
    "pages": ui_states.pages,
    "device": lambda person, _: ui_states.device(person),
    "companion": lambda person, _: ui_states.companion(person),
    "shared board": lambda person, _: ui_states.shared_board(person),
    "lobby": ui_states.lobby,
    "gathering": ui_states.gathering,
    "late": ui_states.late,
    FIRST: lambda person, served: islice(ui_states.table(person, served), 4),
    "table": ui_states.table,
    "coached": ui_states.coached,
    "advised": ui_states.advised,
    "flips": ui_states.flips,
    "gives": ui_states.gives,
    "others_give": ui_states.others_give,
    "frozen": ui_states.frozen,
    "waiting": ui_states.waiting,
    "bust": ui_states.bust,
    "saved": ui_states.saved,
    "seven": ui_states.seven,
    "crowds": ui_states.crowds,
    "lessons": lambda person, _: ui_states.lessons(person),
    "end": ui_states.end,
}

TIGHT: Final = ("gives", "flips", "others_give", "waiting")
"""Scenes with as many words as a phone has room for. Other languages have longer ones."""

Size = tuple[int, int]


class Looked(NamedTuple):
    """A visitor who goes through the states of a page, and the looks to check."""

    person: Visitor
    names: Iterator[str]
    sizes: Sequence[Size]
    themes: Sequence[Literal["light", "dark"]]


@pytest.fixture(
    params=[
        pytest.param((FIRST, [PHONE], ["light"], "en"), marks=pytest.mark.integration, id="first cards on a phone"),
        *(
            pytest.param((scene, SIZES, ["light", "dark"], "en"), marks=pytest.mark.e2e, id=f"{scene} at every size")
            for scene in SCENES
            if scene != FIRST
        ),
        *(
            pytest.param((scene, PHONES, [], language), marks=pytest.mark.e2e, id=f"{scene} on phones, {language}")
            for scene in TIGHT
            for language in ("de", "fr")
        ),
    ]
)
def looked(request: pytest.FixtureRequest, visit: Visit, served: Served) -> Looked:
    scene, sizes, themes, language = request.param
    ui_states.deal(served, SECRETS.get(scene, ui_states.CHAIN))
    person = visit(PHONE, {"speed": AT_ONCE, "language": language}, reduced_motion="reduce")
    return Looked(person, SCENES[scene](person, served), sizes, themes)


def test_everything_can_be_seen_and_reached_at_every_size_and_by_everybody(looked: Looked) -> None:
    person = looked.person
    found: dict[str, object] = {}
    for name in looked.names:
        for theme in looked.themes if not name.startswith("lesson") or name.endswith("-end") else ():
            person.page.emulate_media(color_scheme=theme)
            person.at_rest()
            found |= {f"{name}, {theme}": wrong for wrong in [violations(person.page)] if wrong}
        for size in looked.sizes:
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            person.at_rest()
            found |= {f"{name}, {size}": wrong for wrong in [wrong_at(person, name, size)] if wrong}
        person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def wrong_at(person: Visitor, name: str, size: Size) -> list[str]:
    """List what cannot be seen or reached on a screen of that size."""
    if name == "table-lost":  # it covers the bar, and nothing else
        return overlaps(person.page, "p.lost, .felt")
    if name in {"table-why", "advice", "advice-figures"}:  # they cover others, and nothing that one needs oneself
        return [f"not at a glance: {each}" for each in unseen(person.page)] if size in NO_SCROLL else []
    wrong = faults(person.page) + too_small(person.page)
    if size in FINGERS:
        wrong += [f"a finger misses: {each}" for each in missed(person.page)]
    if name.startswith(FITS) and size in NO_SCROLL and scrolls(person.page):
        wrong.append("the page scrolls")
    elif name.startswith(FITS) and size in UPRIGHT and cramped(person.page):
        wrong.append("the page scrolls where letters are a little higher")
    if name.startswith("crowd-4") and size in UPRIGHT:
        wrong += [f"below the plate: {each}" for each in buried(person.page)]
    if name.startswith(PLAYING) and size in NO_SCROLL:
        whole = [LINES] if name.startswith("lesson") and size not in {SIDEWAYS, SMALL_SIDEWAYS} else []
        wrong += [f"not at a glance: {each}" for each in unseen(person.page, *whole)]
    return wrong


WORDS: Final = {
    "one line": ("Ana: hit or stay?", "Ben is dealt a 12."),
    "long news": (
        "Ana: hit or stay?",
        "Ben busted with a second 12 in the middle of Cleo’s Flip Three, and it is over.",
    ),
    "a long name": ("Frage an Theodora-Marie-Louise: noch eine Karte oder Stopp?", "Ben is dealt a 12."),
    "both long": (
        "Frage an Theodora-Marie-Louise: noch eine Karte oder Stopp?",
        "Ben busted with a second 12 in the middle of Cleo’s Flip Three, and it is over.",
    ),
}
"""A heading and news, as long as names and languages make them."""
LETTERS: Final = {
    "its own": "",
    "higher": ".say :is(h1, p, .why) { line-height: calc(1.25em + 2px) !important }",
    "lower": ".say :is(h1, p, .why) { line-height: 1 !important }",
    "another font": ".say * { font-family: monospace !important }",
}
"""Other machines draw the same letters a little higher or wider."""
_SAY: Final = """([heading, news]) => {
  document.querySelector(".say h1").textContent = heading;
  document.querySelector(".say p > span").textContent = news;
}"""


@pytest.mark.integration
@pytest.mark.parametrize("seats, state", [(3, "give"), (4, "give"), (2, "turn"), (3, "turn"), (4, "turn")])
def test_why_takes_a_finger_whatever_stands_beside_it(visit: Visit, served: Served, seats: int, state: State) -> None:
    ui_states.deal(served, ui_states.FLIPS if state == "give" else ui_states.PLAIN)
    person = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(person, served, seats=seats)
    person.until(state)
    found: dict[str, object] = {}
    for size in FINGERS:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        for name, words in WORDS.items():
            person.page.evaluate(_SAY, words)
            for letters, style in LETTERS.items() if name in {"one line", "both long"} else [("its own", "")]:
                with_letters(person.page, style)
                person.at_rest()
                found |= {f"{name}, {letters}, {size}": wrong for wrong in [missed(person.page)] if wrong}
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


LONGEST_NAME: Final = "Konstantina-Maximilianaa"
_ALL_CALLED: Final = """([name, after]) => document.querySelectorAll(".others .seat").forEach((seat) => {
  const [called, gives] = [seat.querySelector(".name"), seat.querySelector(".givebtn > span")];
  gives.firstChild.data = gives.firstChild.data.replace(called.textContent, name);
  gives.querySelector("small").textContent = after;
  called.textContent = name;
})"""


@pytest.mark.integration
@pytest.mark.parametrize("size", [SMALL_BARRED, BARRED], ids=["small", "usual"])
def test_long_names_to_choose_from_take_one_line_on_a_low_phone(visit: Visit, served: Served, size: Size) -> None:
    ui_states.deal(served, ui_states.FLIPS)
    person = visit(size, {"speed": AT_ONCE, "language": "fr"}, reduced_motion="reduce")
    ui_states.seated(person, served, seats=4)
    person.until("give")
    person.page.evaluate(_ALL_CALLED, [LONGEST_NAME, "· pas encore de numéro, bouclier"])
    person.at_rest()
    assert not unseen(person.page, ".others .seat.target", ".others .givebtn")
    assert not scrolls(person.page)
    assert not faults(person.page)


_CODE_AND_ROOM: Final = """(heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading.lastChild);
    const { left, width } = words.getBoundingClientRect();
    const around = heading.parentElement;
    const edge = around.getBoundingClientRect().right - parseFloat(getComputedStyle(around).paddingRight);
    return [width, edge - left, words.getClientRects().length];
}"""
"""How wide the code is, the room from its beginning to the edge, and its lines."""


@pytest.mark.integration
def test_the_code_of_a_table_is_in_one_line_whatever_its_letters(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.open("/new").click("Open the table")
    ann.until("lobby")
    ann.page.locator(".invitation h1").evaluate("(heading) => (heading.lastChild.data = 'WWWWWW')")
    for width in (320, 359, 390, 599, 844, 900, 1440):
        ann.page.set_viewport_size({"width": width, "height": 844})
        ann.at_rest()
        wide, room, lines = ann.page.locator(".invitation h1").evaluate(_CODE_AND_ROOM)
        assert (lines, wide < room) == (1, True), f"{wide} of {room} at {width}"


@pytest.mark.integration
@pytest.mark.parametrize("code", ["WWWWWW", "JJJJJJ"])
def test_on_a_phone_the_code_lies_beside_its_picture(visit: Visit, code: str) -> None:
    ann = visit(PHONE)
    ann.open("/new").click("Open the table")
    ann.until("lobby")
    heading = ann.page.locator(".invitation h1")
    heading.evaluate("(heading, code) => (heading.lastChild.data = code)", code)
    for size in (PHONE, (360, 640), SMALL_BARRED, SMALL_PHONE):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        ann.at_rest()
        picture, words = ann.page.locator(".invitation .paper").first.bounding_box(), heading.bounding_box()
        assert picture is not None
        assert words is not None
        assert words["x"] > picture["x"] + picture["width"]
        assert picture["y"] <= words["y"] < picture["y"] + picture["height"]
        _, _, lines = heading.evaluate(_CODE_AND_ROOM)
        assert lines == 1
        assert not faults(ann.page)


@pytest.mark.integration
def test_a_guest_with_a_phone_on_its_side_sees_the_seats(visit: Visit, served: Served) -> None:
    ann = visit(SIDEWAYS)
    next(ui_states.lobby(ann, served))
    dock = ann.page.locator(".pinned").bounding_box()
    seats = [seat.bounding_box() for seat in ann.page.locator(".place").all()]
    assert dock is not None
    assert sum(seat is not None and seat["y"] + seat["height"] <= dock["y"] for seat in seats) > 1
