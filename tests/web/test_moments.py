"""The moments of a game, frame by frame: what is said, what is covered, and in which order things are seen."""

import json
from collections.abc import Callable, Iterator
from itertools import islice, takewhile
from typing import Any, Final

import pytest

from flip7.i18n.languages import LANGUAGES
from flip7.server.rooms.create import Plan
from tests.server.served import Served
from tests.web import axe, layout_checks, ui_states
from tests.web.conftest import Visit
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visitor
from tests.web.tables import table_of_bots

_FILM: Final = """() => {
  const text = (selector) => document.querySelector(selector)?.textContent.replace(/\\s+/g, " ").trim() ?? null;
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? null;
  const clear = (element) => {
    let seen = 1;
    for (let each = element; each; each = each.parentElement) seen *= Number(getComputedStyle(each).opacity);
    return seen > 0.5;
  };
  const over = (one, other) => one && other && one.width && other.width &&
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const film = (window.__film = []);
  const look = () => {
    const flyer = document.querySelector(".flyer");
    const flies = flyer?.getBoundingClientRect();
    const slots = [...document.querySelectorAll(".f3 > li")];
    const cards = slots.filter((slot) => !slot.classList.contains("next"));
    const band = document.querySelector(".m-bust .twins");
    film.push({
      heading: text(".say h1"), note: text(".say p"), chip: text(".you .who .chip"),
      slots: slots.map((slot) => slot.className), ghosts: document.querySelectorAll(".f3 .landed .card").length,
      flyer: flyer !== null && clear(flyer), still: flyer !== null && clear(flyer) &&
        flyer.getAnimations().every((each) => each.playState !== "running"), band: band !== null && clear(band),
      held: Boolean(over(flies, box(".f3 [data-spot]"))) &&
        flyer.getAnimations().every((each) => each.playState !== "running"),
      covered: flyer === null ? [] : [
        ...(cards.some((slot) => over(flies, slot.querySelector(".card, .ghost")?.getBoundingClientRect())) ? ["slot"] : []),
        ...(slots.some((slot) => over(flies, slot.querySelector(".lbl")?.getBoundingClientRect())) ? ["label"] : []),
        ...(over(flies, box(".you")) ? ["plate"] : []), ...(over(flies, box(".say h1")) ? ["heading"] : []),
      ],
      meter: text(".decide .risk .pc"), doing: text(".decide .doing > span:last-child"), dock: text(".decide"),
      ice: document.querySelector(".m-ice")?.innerText ?? "", plate: Math.round(box(".you")?.top ?? 0),
      state: document.querySelector(".table")?.dataset.state, sum: text(".you .sum strong"),
      landing: document.querySelector(".you [data-landing]") !== null,
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Every frame that the page draws from now on."""

Frame = dict[str, Any]


def filmed(person: Visitor) -> None:
    """From now on every frame is kept."""
    person.page.evaluate(_FILM)


def film(person: Visitor) -> list[Frame]:
    """The frames that have been kept."""
    frames: list[Frame] = person.page.evaluate("() => window.__film")
    return frames


def until_over(person: Visitor, what: str) -> None:
    """Wait until the film has it, and has its end: on a busy machine it may be gone before anybody looks for it."""
    person.page.wait_for_function(
        "(what) => window.__film.some((frame) => frame[what]) && !window.__film.at(-1)[what]", arg=what
    )


def in_order(frames: list[Frame], what: str) -> list[Any]:
    """Return the values seen, one after the other, without repetition."""
    seen: list[Any] = []
    for frame in frames:
        if not seen or seen[-1] != frame[what]:
            seen.append(frame[what])
    return seen


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, marks=pytest.mark.integration, id="phone"),
        pytest.param(DESKTOP, marks=pytest.mark.e2e, id="desktop"),
    ],
)
def test_a_chained_flip_three_is_told_card_by_card(visit: Visit, served: Served, size: tuple[int, int]) -> None:
    """Dealt a Flip Three and kept: a 12, another Flip Three, and a 10; the second one goes to Ada."""
    ui_states.deal(served, ui_states.FLIPS)
    ann = visit(size, {"speed": 0.6})
    ui_states.seated(ann, served, seats=3)
    ann.until("give")
    filmed(ann)
    ann.give("You")
    ann.until("give", skipping=False)
    frames = film(ann)
    flips = [frame for frame in frames if frame["slots"]]
    assert in_order(flips, "heading") == ["You flip three cards", "You flip: two more", "You flip: one more"]
    assert in_order(flips, "ghosts") == [0, 1], "a card leaves its ghost when it has landed"
    slots = in_order(flips, "slots")
    assert slots[0] == ["next", "later", "later"]
    assert ["line", "next", "later"] in slots
    assert ["line", "aside", "next"] in slots
    assert {frame["note"] for frame in flips if "aside" in frame["slots"]} >= {
        "The Flip Three waits until all three cards are down. why?"
    }
    assert any(frame["doing"] == "You flip once more, then give out the Flip Three." for frame in flips)
    held = [frame for frame in flips if frame["held"]]
    assert held, "no card was held up"
    assert {each for frame in held for each in frame["covered"]} == set(), "a card that is held up covers something"
    assert all(frame["meter"] for frame in held), "a card is turned over, and nobody knows the risk"
    assert not any("draw" in (frame["heading"] or "") for frame in flips)


@pytest.mark.e2e
def test_the_next_flip_three_of_the_chain_is_told_to_those_who_wait(visit: Visit, served: Served) -> None:
    """Ann gives Ada the Flip Three that was set aside: she reads what Ada does, and what the next card may do to her."""
    ui_states.deal(served, ui_states.FLIPS)
    ann = visit(DESKTOP, {"speed": 0.6})
    ui_states.seated(ann, served, seats=3)
    ann.until("give")
    ann.give("You")
    ann.until("give")
    filmed(ann)
    ann.give("Ada")
    ann.page.wait_for_function("() => window.__film.some((frame) => frame.slots.length > 0)")
    ann.page.wait_for_function("() => window.__film.at(-1).slots.length === 0")
    flips = [frame for frame in film(ann) if frame["slots"]]
    told = in_order(flips, "heading")
    assert told[:2] == ["Ada flips three cards", "Ada: two more to flip"]
    assert in_order(flips, "doing")[:2] == [
        "Ada flips three cards.",
        "Ada flips twice more, then gives out the Freeze.",
    ]
    assert all("Ada’s" in frame["meter"] for frame in flips if frame["held"])
    assert not [frame for frame in flips if frame["chip"] and "turn" in frame["chip"]], "it is not Ann's turn"


@pytest.mark.integration
def test_whoever_is_frozen_never_reads_that_it_is_their_turn(visit: Visit, served: Served) -> None:
    """In no frame from the Freeze in somebody's hand to the end of the frost; what is banked is said."""
    ui_states.deal(served, ui_states.FROZEN)
    ann = visit(PHONE, {"speed": 0.6})
    ui_states.seated(ann, served, seats=3)
    ann.until("turn")
    ann.answered(lambda: ann.hit_or_stay(1000))
    filmed(ann)
    until_over(ann, "ice")
    frames = film(ann)
    gets = next(at for at, frame in enumerate(frames) if frame["heading"] == "You get the Freeze")
    frosty = [frame for frame in frames[gets:] if frame["ice"]]
    assert frosty[-1]["ice"].split("\n")[-1].startswith("22 points banked")
    assert {frame["heading"] for frame in frosty} == {"You are frozen"}
    told = frames[gets:]
    assert not [frame for frame in told if "our turn" in f"{frame['heading']} {frame['chip']}"]
    assert {frame["chip"] for frame in frosty} == {"Frozen"}


@pytest.mark.integration
def test_after_ones_own_stay_no_frame_asks_again(visit: Visit, served: Served) -> None:
    """From the tap on, also while the answer is on its way; and during the deal it is nobody's turn."""
    ann = visit(PHONE, {"speed": 0.6})
    ui_states.seated(ann, served, seats=3)
    filmed(ann)
    ann.until("turn")
    ann.page.get_by_role("button", name="Stay").click()
    ann.page.locator(".you .chip.stayed").wait_for()
    ann.page.wait_for_function("() => /hit or stay|draws/.test(window.__film.at(-1).heading)")
    frames = film(ann)
    asked = [at for at, frame in enumerate(frames) if frame["heading"] == "Your turn. Hit or stay?"]
    stays = [frame["heading"] for frame in frames[asked[-1] + 1 :]]
    assert stays[0].startswith("You stay with ")
    assert len(asked) == asked[-1] - asked[0] + 1, "it was asked once, and not again"
    dealt = [frame for frame in frames[: asked[0]] if frame["heading"] == "You draw …"]
    assert not [frame for frame in dealt if frame["chip"] and "turn" in frame["chip"]]


@pytest.mark.integration
def test_a_bust_is_said_and_not_how_many_cards_are_to_come(visit: Visit, served: Served) -> None:
    ui_states.deal(served, ui_states.BUST)
    ann = visit(PHONE, {"speed": 0.6})
    ui_states.seated(ann, served, seats=4)
    ann.until("turn")
    filmed(ann)
    ann.answered(lambda: ann.hit_or_stay(1000))
    until_over(ann, "band")
    headings = {frame["heading"] for frame in film(ann) if frame["band"]}
    assert len(headings) == 1
    assert headings.pop().startswith("A second ")


@pytest.mark.integration
@pytest.mark.parametrize("seats, secret", ui_states.MANY_GIVES.items())
def test_everybody_who_may_get_a_card_is_in_sight_on_a_phone(
    visit: Visit, served: Served, seats: int, secret: int
) -> None:
    ui_states.deal(served, secret)
    ann = visit(PHONE, {"speed": AT_ONCE})
    next(ui_states.gives_to_many(ann, served, seats))
    ann.at_rest()
    choices = ann.page.locator(".others .givebtn")
    assert choices.count() == seats - 1
    dock = ann.page.locator(".you").bounding_box()
    assert dock is not None
    for choice in choices.all():
        box = choice.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= dock["y"]


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, marks=pytest.mark.integration, id="phone"),
        pytest.param(DESKTOP, marks=pytest.mark.e2e, id="desktop"),
    ],
)
def test_nobodys_place_moves_while_others_play(visit: Visit, served: Served, size: tuple[int, int]) -> None:
    """Whatever the sentence is; and the bar below always says who acts."""
    ui_states.deal(served, ui_states.FROZEN)
    ann = visit(size, {"speed": 0.6})
    ui_states.seated(ann, served, seats=4)
    ann.until("turn")
    filmed(ann)
    ann.answered(lambda: ann.hit_or_stay(1000))
    until_over(ann, "ice")
    before = takewhile(lambda frame: not frame["ice"], film(ann))
    frames = [frame for frame in before if frame["state"] == "turn"]
    assert "You get the Freeze" in in_order(frames, "heading")
    assert len({frame["plate"] for frame in frames}) == 1
    assert all(frame["dock"] for frame in frames), "the bar is empty"


@pytest.mark.parametrize(
    "seats", [pytest.param(2, marks=pytest.mark.integration), pytest.param(3, marks=pytest.mark.e2e)]
)
def test_ones_own_plate_is_as_high_in_ones_turn_as_in_anothers(visit: Visit, served: Served, seats: int) -> None:
    ui_states.deal(served, ui_states.PLAIN)
    ann = visit(PHONE, {"speed": 1.0})
    ui_states.seated(ann, served, seats=seats, pace=0.6)
    ann.until("turn")
    filmed(ann)
    for _ in range(2):  # then the others have cards to show
        ann.answered(lambda: ann.hit_or_stay(1000))
        ann.until("turn", skipping=False)
    frames = [frame for frame in film(ann) if frame["state"] == "turn"]
    assert any(frame["doing"] and frame["meter"] for frame in frames)
    assert len({frame["plate"] for frame in frames}) == 1


@pytest.mark.parametrize(
    "height",
    [
        pytest.param(844, marks=pytest.mark.integration),
        *(pytest.param(each, marks=pytest.mark.e2e) for each in (740, 667)),
    ],
)
@pytest.mark.parametrize("seats", [3, 4])
def test_ones_own_plate_stays_where_it_is_while_bots_play_the_round_to_its_end(
    visit: Visit, served: Served, seats: int, height: int
) -> None:
    """«Skip to the end of the round» takes no room from the sentence."""
    ann = visit((PHONE[0], height), {"speed": 1.0})
    ui_states.seated(ann, served, seats=seats, pace=0.6)
    ann.until("turn")
    filmed(ann)
    ann.answered(lambda: ann.page.locator(".decide .stay:enabled").click())
    ann.page.locator(".rush").wait_for()
    ann.page.wait_for_function("() => window.__film.filter((frame) => frame.meter && !frame.band).length > 30")
    assert ann.page.locator(".rush").is_visible()
    plates = [frame["plate"] for frame in film(ann) if frame["state"] == "turn"]
    assert min(plates) >= plates[0]


@pytest.mark.integration
def test_a_flip_three_lies_above_ones_own_plate_on_a_small_tablet(visit: Visit, served: Served) -> None:
    """At 768 by 1024, with two and with three others."""
    ui_states.deal(served, ui_states.FLIPS)
    ann = visit((768, 1024), {"speed": 0.6}, reduced_motion="reduce")
    room = {
        name: ann.page.evaluate(
            """() => document.querySelector(".you").getBoundingClientRect().top -
                 Math.max(...[...document.querySelectorAll(".f3 .lbl")].map((each) => each.getBoundingClientRect().bottom))"""
        )
        for name in islice(ui_states.flips(ann, served), 3)
    }
    assert list(room) == ["flips-3", "flips-3-aside", "flips-4"]
    assert min(room.values()) >= 0, room


@pytest.mark.e2e
@pytest.mark.parametrize("size", [PHONE, (360, 640)])
def test_whoever_watches_on_a_phone_reads_the_sentence_beside_the_card(
    visit: Visit, served: Served, size: tuple[int, int]
) -> None:
    person = visit(size, {"speed": 0.6})
    person.page.goto(table_of_bots(served, seats=3, pace=0.1))
    person.until_seen(".table .seat")
    filmed(person)
    person.page.wait_for_function(
        "() => new Set(window.__film.filter((frame) => frame.still).map((frame) => frame.heading)).size >= 3"
    )
    held_up = [frame for frame in film(person) if frame["still"]]
    assert [frame["heading"] for frame in held_up if "heading" in frame["covered"]] == []


@pytest.mark.integration
def test_a_drawn_card_is_seen_until_its_twin_lies_beside_it(visit: Visit, served: Served) -> None:
    """Between the card that is held up and the band with both, there is no frame without it; nor does the sum run ahead."""
    ui_states.deal(served, ui_states.BUST)
    ann = visit(PHONE, {"speed": 0.6})
    ui_states.seated(ann, served)
    ann.until("turn")
    filmed(ann)
    ann.answered(lambda: ann.hit_or_stay(1000))
    until_over(ann, "band")
    frames = film(ann)
    first = next(at for at, frame in enumerate(frames) if frame["flyer"])
    last = max(at for at, frame in enumerate(frames) if frame["band"])
    assert all(frame["flyer"] or frame["band"] for frame in frames[first:last])


@pytest.mark.integration
def test_the_sum_counts_when_the_card_has_landed(visit: Visit, served: Served) -> None:
    """While the card flies to its slot, the sum is what it was."""
    ann = visit(DESKTOP, {"speed": 1})
    ui_states.seated(ann, served, seats=2)
    ann.until("turn")
    before = str(ann.worth())
    filmed(ann)
    ann.answered(lambda: ann.hit_or_stay(1000))
    ann.page.wait_for_function("(before) => window.__film.at(-1).sum !== before", arg=before)
    frames = film(ann)
    assert {frame["sum"] for frame in frames if frame["landing"]} == {before}


@pytest.mark.integration
def test_giving_says_what_the_card_does_three_times(visit: Visit, served: Served) -> None:
    """The fourth time it goes without saying."""
    ui_states.deal(served, ui_states.CHAIN)
    ann = visit(PHONE, {"speed": 0.02})
    ui_states.seated(ann, served, seats=3)
    ann.until("give")
    does = "Whoever gets it flips three cards, one after the other, and may bust."
    assert does in ann.page.locator(".say p").inner_text()
    ann.page.evaluate("() => localStorage.setItem('flip7:give-hints', JSON.stringify({ F3: 3 }))")
    ann.page.reload()
    ann.until("give")
    assert does not in ann.page.locator(".stage").inner_text()


@pytest.mark.integration
@pytest.mark.parametrize("seats", [3, 4])
def test_whoever_gives_a_card_on_a_desktop_sees_how_far_they_have_come(
    visit: Visit, served: Served, seats: int
) -> None:
    ui_states.deal(served, ui_states.FLIPS)
    ann = visit(DESKTOP, {"speed": AT_ONCE}, reduced_motion="reduce")
    ui_states.seated(ann, served, seats=seats)
    ann.until("give")
    ann.at_rest()
    assert ann.page.locator(".you .rail").is_visible()
    assert ann.page.locator(".you .togo").is_visible()
    assert layout_checks.unseen(ann.page, ".others .givebtn") + layout_checks.faults(ann.page) == []


@pytest.mark.integration
def test_a_freeze_is_for_everybody_to_see(visit: Visit, served: Served) -> None:
    ui_states.deal(served, ui_states.FROZEN)
    ann = visit(PHONE)
    for _ in ui_states.frozen(ann, served):
        ann.at_rest()
        assert layout_checks.faults(ann.page) == []
        assert axe.violations(ann.page) == []


MOMENTS: Final[dict[str, tuple[int, Callable[[Visitor, Served], Iterator[str]]]]] = {
    "flips": (ui_states.FLIPS, ui_states.flips),
    "others_give": (ui_states.FLIPS, ui_states.others_give),
    "frozen": (ui_states.FROZEN, ui_states.frozen),
    "waiting": (ui_states.PLAIN, ui_states.waiting),
}


@pytest.mark.e2e
@pytest.mark.parametrize("scene", MOMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_in_every_language(visit: Visit, served: Served, scene: str, language: str) -> None:
    secret, states = MOMENTS[scene]
    ui_states.deal(served, secret)
    ann = visit(PHONE, {"language": language})
    found: dict[str, object] = {}
    for state in states(ann, served):
        for width, height in ((320, 568), SMALL_PHONE, PHONE, (844, 390), (820, 1180), DESKTOP):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.at_rest()
            found |= {f"{state}, {width} x {height}": wrong for wrong in [layout_checks.faults(ann.page)] if wrong}
        ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.integration
def test_a_phone_beside_a_screen_says_who_draws_and_never_asks_ahead(visit: Visit, served: Served) -> None:
    """What happens to others is animated on the screen alone; the phone still says who acts, and asks nobody meanwhile."""
    ann, ben = visit(PHONE, {"speed": 1.0}), visit(PHONE, {"speed": AT_ONCE}, "Ben")
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=2))
    ui_states.sits_down(ben, code)
    ben.click("I am ready")
    ann.page.evaluate(f"localStorage.setItem('flip7:pocket:{code}', 'on')")
    ann.click("Start")
    ann.page.locator(".table.pocket").wait_for()
    if ann.until("turn", "others") == "turn":
        ann.answered(lambda: ann.hit_or_stay(1000))
        ann.until("others")
    filmed(ann)
    ben.until("turn")
    ben.answered(lambda: ben.hit_or_stay(1000))
    ann.until("turn", skipping=False)
    frames = film(ann)
    assert in_order(frames, "heading") == ["Ben: hit or stay?", "Ben draws …", "Your turn. Hit or stay?"]
    assert in_order(frames, "doing")[:2] == ["Ben is asked: hit or stay?", "Ben draws …"]
    assert not any(frame["flyer"] for frame in frames), "it is seen on the screen"


_PLACES = """() => ["[data-seat]", ".stage"].flatMap((each) =>
  [...document.querySelectorAll(each)].map((one) => Math.round(one.getBoundingClientRect().top)))"""


@pytest.mark.parametrize(
    "seats", [pytest.param(3, marks=pytest.mark.integration), pytest.param(4, marks=pytest.mark.e2e)]
)
def test_whoever_watches_on_a_phone_sees_the_three_cards_of_a_flip_three_and_no_place_moves(
    visit: Visit, served: Served, seats: int
) -> None:
    ui_states.deal(served, ui_states.FLIPS)
    ann, zoe = visit(PHONE, {"speed": AT_ONCE}), visit(PHONE, {"speed": 1.0}, None)
    code = ui_states.seated(ann, served, seats=seats)
    ann.until("give")
    ui_states.stoppable(zoe)
    zoe.open(f"/t/{code}").until_seen(".table.lone:not(.laying)")
    zoe.page.get_by_role("heading", name="Who gets Ann’s Flip Three?").wait_for()
    zoe.at_rest()
    before = zoe.page.evaluate(_PLACES)
    ui_states.stop_at(zoe, ".f3 .landed")
    ann.give("You")
    zoe.page.locator(".f3 .landed").wait_for()
    assert zoe.page.evaluate(_PLACES) == before
    assert layout_checks.unseen(zoe.page) == []
    assert layout_checks.overlaps(zoe.page, ".f3, .say, .others .seat") == []
