"""The table for whoever needs high contrast or large text, and where much must fit on little."""

import json
from typing import Final

import pytest

from flip7.protocol.room_options import Options
from flip7.server.rooms.create import BotAt, Plan
from tests.server.served import Served
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.layout_checks import faults, overlaps, unseen
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.integration

_EDGES: Final = """(selectors) => Object.fromEntries(selectors.map((selector) => {
  const seen = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const widths = seen.map((each) => Math.min(...["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(getComputedStyle(each)[`border${side}Width`]))));
  return [selector, widths.length ? Math.min(...widths) : -1];
}))"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_with_forced_colours_everything_has_an_edge(visit: Visit, served: Served, size: tuple[int, int]) -> None:
    ann = visit(size, {"speed": AT_ONCE}, reduced_motion="reduce", forced_colors="active")
    ui_states.seated(ann, served, seats=4)
    ann.play_on(until=["turn"])
    assert ann.page.evaluate("matchMedia('(forced-colors: active)').matches")
    parts = [".decide .hit", ".decide .stay", ".slot", ".others .seat", ".you", ".you .rail", ".risk .segs"]
    edges = ann.page.evaluate(_EDGES, parts)
    assert {part: width for part, width in edges.items() if width <= 0} == {}
    bars = ".rail .bank, .rail .now, .risk .seg"
    kept = ann.page.locator(bars).evaluate_all("(all) => all.map((each) => getComputedStyle(each).forcedColorAdjust)")
    assert set(kept) == {"none"}, "bars are drawn in colours of their own"
    assert not faults(ann.page) + violations(ann.page)


@pytest.mark.parametrize(
    "size",
    [
        (320, 640),
        (1280, 800),
        pytest.param(PHONE, marks=pytest.mark.e2e),
        pytest.param((820, 1180), marks=pytest.mark.e2e),
    ],
    ids=["320 wide", "1280 wide", "a phone", "a tablet"],
)
def test_text_of_twice_the_size_fits_and_lies_on_nothing(visit: Visit, served: Served, size: tuple[int, int]) -> None:
    ann = visit(size, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=4)
    ann.play_on(until=["turn"])
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ann.page.locator(".table.large").wait_for()
    ann.at_rest()
    assert not unseen(ann.page), "the sentence, the cards and the buttons"
    assert not overlaps(ann.page, ".say, .you, .others")
    assert not overlaps(ann.page, ".you :is(.name, .chip, .num, .sum), .acts button")
    assert not faults(ann.page)
    heading = ann.page.locator(".bar .where b").bounding_box()
    bar = ann.page.locator(".bar").bounding_box()
    assert heading is not None, "the round is not there"
    assert bar is not None
    assert bar["y"] <= heading["y"] <= bar["y"] + bar["height"] - heading["height"], "the round is cut"
    ann.page.evaluate("document.documentElement.style.fontSize = ''")
    ann.page.locator(".table.large").wait_for(state="detached")


@pytest.mark.parametrize("seats", [20, pytest.param(40, marks=pytest.mark.e2e)])
def test_a_crowd_on_a_phone_has_a_strip_of_petals_and_who_is_out_folds(
    visit: Visit, served: Served, seats: int
) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=seats)
    ann.play_on(until=["turn"])
    out = ".others .seat:is(.stayed, .frozen, .busted)"
    while not ann.page.locator(out).count():
        ann.take_a_step(1000)
        ann.play_on(until=["turn"])
    ann.at_rest()
    strip = ann.page.locator(".petals")
    assert strip.locator("i").count() == seats
    assert strip.locator("i.out").count() == ann.page.locator(out).count(), "she is asked, so she is in"
    folded = ann.page.locator(out).first
    assert folded.locator(".linebox").is_hidden()
    assert folded.locator(".total .num").is_visible()
    assert not overlaps(ann.page, ".petals, .stage, .you")
    assert not violations(ann.page)


def test_twelve_on_a_low_laptop_see_every_sum(visit: Visit, served: Served) -> None:
    ann = visit((1280, 720), {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=12)
    ann.play_on(until=["turn"])
    ann.at_rest()
    assert not unseen(ann.page, ".others .sum strong", ".others .name", ".others .slot")
    assert ann.page.locator(".others").evaluate("(seats) => seats.scrollHeight <= seats.clientHeight + 1"), (
        "none is cut"
    )


_APART: Final = """() => {
  const boxes = [...document.querySelectorAll(".others .seat.target")].map((each) => each.getBoundingClientRect());
  return boxes.slice(1).map((box, at) => box.top - boxes[at].bottom);
}"""
RINGS: Final = 5
"""Pixels that the rings of two neighbours take."""


@pytest.mark.parametrize(
    "size", [PHONE, (320, 568), (844, 390), (667, 375)], ids=["upright", "small", "sideways", "small, sideways"]
)
def test_plates_to_choose_from_are_whole_and_lie_apart(visit: Visit, served: Served, size: tuple[int, int]) -> None:
    ui_states.deal(served, ui_states.FLIPS)
    ann = visit(size, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=4)
    ann.until("give")
    ann.at_rest()
    assert not unseen(ann.page, ".others .seat.target", ".others .givebtn")
    assert all(gap > RINGS for gap in ann.page.evaluate(_APART))
    assert not faults(ann.page)


def test_six_on_a_phone_have_air_between_a_line_and_the_next_name(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=6)
    ann.play_on(until=["turn"])
    ann.at_rest()
    gaps: list[float] = ann.page.evaluate(
        """() => {
          const rows = [...document.querySelectorAll(".others .seat")];
          const bottom = (row) => row.querySelector(".linebox").getBoundingClientRect().bottom;
          return rows.slice(1).map((row, at) => row.querySelector(".av").getBoundingClientRect().top - bottom(rows[at]));
        }"""
    )
    assert min(gaps) >= 8, gaps
    assert not unseen(ann.page)


_SAID: Final = """() => {
  const emote = document.querySelector(".others .emote"), name = emote?.closest(".who").querySelector(".name");
  if (!name) return null;
  const words = document.createRange();
  words.selectNodeContents(name);
  const [said, called] = [emote, words].map((each) => each.getBoundingClientRect());
  return { gap: called.left - said.right, size: said.height / innerHeight };
}"""
"""While somebody says something: pixels up to the name's first letter, and the share of the screen's height."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP, (1920, 1080)], ids=["phone", "desktop", "television"])
def test_what_somebody_says_covers_no_letter_of_the_name(visit: Visit, served: Served, size: tuple[int, int]) -> None:
    ann = visit(DESKTOP, {"speed": AT_ONCE})
    code = ui_states.seated(ann, served, seats=3)
    ann.until("turn")
    ben = visit(size, {"speed": AT_ONCE}, None, reduced_motion="reduce").open(f"/t/{code}")
    ben.page.locator(".others .seat.active").wait_for()
    ann.click("Say something")
    ann.click("Wave")
    said: dict[str, float] = ben.page.wait_for_function(_SAID).json_value()
    assert said["gap"] > 0
    assert size != (1920, 1080) or said["size"] > 0.05, "a room sees it"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whoever_watches_on_a_phone_sees_no_empty_half(visit: Visit, served: Served, seats: int) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    bots = tuple(BotAt(seat=seat, bot="level1") for seat in range(seats))
    options = Options(bot_seconds=ui_states.LONGEST)
    founded = served.rest.found(Plan(name="Tv", seats=seats, seat=None, bots=bots, options=options, start=True))
    ann.open(f"/t/{founded.code}").page.locator(".others .seat.active").wait_for()
    ann.at_rest()
    empty: list[float] = ann.page.evaluate(
        """() => {
          const parts = [...document.querySelectorAll(".bar, .others .seat, .stage .pile, .say")].map((each) => each.getBoundingClientRect());
          const boxes = [...parts.sort((a, b) => a.top - b.top), { top: innerHeight, bottom: innerHeight }];
          return boxes.slice(1).map((box, at) => (box.top - boxes[at].bottom) / innerHeight);
        }"""
    )
    assert max(empty) < 0.25, json.dumps(empty)
    assert not faults(ann.page)


_AIR: Final = """() => [...document.querySelectorAll(".others .seat")].map((seat) => {
  const [plate, first, last] = [seat, seat.querySelector(".who"), seat.querySelector(".linebox")].map((each) => each.getBoundingClientRect());
  return 1 - (last.bottom - first.top) / plate.height;
})"""
"""The share of each plate above its first line and below its last one."""
MOST_AIR: Final = 0.32


@pytest.mark.parametrize("seats", [2, 3])
def test_few_plates_on_a_phone_are_full(visit: Visit, served: Served, seats: int) -> None:
    """For those who watch, and in the replay."""
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    code = ui_states.seated(ann, served, seats=seats, target=1)
    ann.until("turn", "give")
    ben = visit(PHONE, {"speed": AT_ONCE}, "Ben", reduced_motion="reduce").open(f"/t/{code}")
    ben.page.locator(".others .seat.active").wait_for()
    ben.at_rest()
    assert max(ben.page.evaluate(_AIR)) < MOST_AIR
    assert not faults(ben.page)
    ann.play_on(1)
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.locator(".controls").wait_for()
    ann.page.locator(".others .seat").nth(seats - 1).wait_for()
    ann.page.keyboard.press("ArrowRight")
    ann.at_rest()
    assert max(ann.page.evaluate(_AIR)) < MOST_AIR
    assert not faults(ann.page) + overlaps(ann.page, ".others .seat, .stage .pile, .say h1, .controls")


def test_whoever_watches_on_a_phone_reads_in_whole_for_whom_the_game_waits(visit: Visit, served: Served) -> None:
    """A question of two lines, a sentence of three, and a button that leaves the bar little room."""
    ui_states.deal(served, ui_states.FLIPS)  # nobody has connected for the one who has a Flip Three to give
    bots = tuple(BotAt(seat=seat, bot="level3") for seat in (1, 2))
    code = served.rest.found(Plan(name="Konstantin Hohenstein", seats=3, bots=bots, start=True)).code
    ann = visit(PHONE, {"speed": AT_ONCE, "language": "de"}, reduced_motion="reduce").open(f"/t/{code}")
    sentence = ann.page.locator(".say p span")
    sentence.get_by_text("In einer Minute kann jemand anders einen Bot spielen lassen.").wait_for()
    ann.at_rest()
    assert overlaps(ann.page, ".say h1, .say p span, .others .seat, .pile") == []
    assert sentence.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1"), "it is not cut"
    assert ann.page.locator(".say .why").count() == 0, "it would tell of the card, not of the wait"
    assert not ann.page.locator(".bar .where").evaluate(_CUT), "the round is there in whole, or not at all"


_TEN_FRAMES: Final = """() => {
  window.__news.push(document.querySelector(".say p").className);
  return window.__news.length >= 10;
}"""
"""Playwright looks in every frame that is drawn."""


@pytest.mark.parametrize("seats", [2, 3])
def test_the_news_on_a_phone_stands_still_below_its_heading(visit: Visit, served: Served, seats: int) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=seats)
    ann.play_on(until=["turn"])
    for text in ("", "130%", "135%"):
        ann.page.evaluate("(text) => { document.documentElement.style.fontSize = text; }", text)
        for width, height in (PHONE, (480, 844), (560, 915)):  # the heading has two lines, then one
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.at_rest()
            ann.page.evaluate("() => { window.__news = []; }")
            ann.page.wait_for_function(_TEN_FRAMES)
            news: list[str] = ann.page.evaluate("window.__news")
            assert len(set(news)) == 1, (text, width, news)
            assert width < 560 or "tight" not in news, "one line is not two, however large"


def test_with_two_seats_a_phone_tells_in_whole_what_happened(visit: Visit, served: Served) -> None:
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=2)
    ann.play_on(until=["turn"])
    ann.answered(lambda: ann.hit_or_stay(1000))
    ann.until("turn", "give", "summary")
    ann.at_rest()
    sentence = ann.page.locator(".say p.tight span")
    assert " " in sentence.inner_text()
    assert sentence.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1"), "it is not cut"
    assert overlaps(ann.page, ".say h1, .say p span, .others .seat, .pile, .you") == []


_CUT: Final = """(where) => {
  const [frame, round] = [where, where.querySelector("b")].map((each) => each.getBoundingClientRect());
  return round.top < frame.bottom - 1 && round.right > frame.right + 1;
}"""


_SAMPLED: Final = """
window.__ends = [];
const look = () => {
  const podium = document.querySelector("dialog[open] .podium")?.getBoundingClientRect();
  const veiled = document.querySelector(".m-sum, .veil, dialog:modal") !== null;
  const won = document.querySelector(".m-sum") === null && window.__ends.length > 0;
  if (podium) window.__ends.push(`podium at ${Math.round(podium.top)}`);
  else if (document.querySelector(".m-sum .ring, .m-sum")) window.__ends.push("scores");
  else if (won) window.__ends.push(veiled ? "veil" : document.querySelector(".result") ? "bare, with a button" : "bare");
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def last_scores(person: Visitor, served: Served) -> None:
    """The scores of a game's only round are shown, and nothing is on its way to the page any more."""
    ui_states.seated(person, served, seats=3, target=1)
    person.play_on(1, until=["summary"])
    person.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_podium_follows_the_scores_and_does_not_jump(visit: Visit, served: Served, size: tuple[int, int]) -> None:
    ann = visit(size, {"speed": AT_ONCE})
    ann.page.add_init_script(_SAMPLED)
    last_scores(ann, served)
    ann.click("Show the result")
    ann.until("over")
    ann.page.locator(".facts").wait_for()
    ann.at_rest()
    seen: list[str] = ann.page.evaluate("window.__ends")
    ends = seen[len(seen) - seen[::-1].index("scores") :]
    assert len({each for each in ends if each.startswith("podium")}) == 1, sorted(set(ends))
    assert not [each for each in ends if each.startswith("bare")], ends[:5]
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Show the result").wait_for()


def test_below_a_flip_three_no_large_words_run_into_one_another(visit: Visit, served: Served) -> None:
    ui_states.deal(served, ui_states.FLIPS)
    ann = visit(PHONE, {"speed": 1.0})
    next(ui_states.flips(ann, served))
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ann.page.locator(".table.large").wait_for()
    assert overlaps(ann.page, ".f3 .lbl, .say, .you") == []
