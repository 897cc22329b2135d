"""The pages themselves: languages, reduced motion, odds, installing, and how much is loaded."""

import gzip
import re
import urllib.request
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from flip7.generated.reveal_timing import BUST
from flip7.i18n.languages import LANGUAGES
from flip7.server.http.static import PAGES, preloads
from flip7.server.rooms.create import Plan
from tests.server.served import Served
from tests.web import ui_states
from tests.web.axe import violations
from tests.web.browsers import ROOT, SITE, the_site_is_built
from tests.web.conftest import Visit
from tests.web.layout_checks import faults, overlaps
from tests.web.page_objects import AT_ONCE, DESKTOP, KEPT_OFFLINE, PATIENCE, PHONE, SMALL_PHONE, STEP

LOCALE: Final = ROOT / "src" / "flip7" / "i18n" / "locale"
FIRST_SCREEN: Final = {"/": 75_800, "/t/{key}": 127_400}
"""Bytes of scripts and style sheets, compressed: 76,600 and 109,000 before the television, the coach and the moments, and
118,000 for a table before several people could share one device there. 75,000 before the companion had its place, 500 and
1,000 more since codes lead to score boards, and a podium offers an update. 1,500 more for a table since each of its states
says what happens, and everybody can be invited without https. 500 and 1,000 more since a watcher on a phone reads in whole
for whom the game waits, and one's own games are kept. 1,000 and 1,500 more since «What if?» is marked at its table, nobody
leaves by mistake, and a hint ends with its choice. 500 more for a table since a phone's bar has the invitation. 1,700
and 3,100 fewer since hints, replays, the check of the shuffle and results to share bring their sentences along, though a
watcher on a phone sees a whole Flip Three."""
PHONES: Final = (320, 359, 360, 375, 390, 412, 430, 479, 480, 599)
"""The widths of phones, in pixels."""
BRIEF: Final = 150
"""Milliseconds: with reduced motion nothing moves longer."""
READ: Final = round(1000 * BUST)
"""Milliseconds that a bust is shown for."""


def sentence(language: str, name: str) -> str:
    """A sentence without values, as the file of that language has it."""
    found = re.search(rf"^{name} = (.+)$", (LOCALE / language / "web.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"{language} has no {name}"
    return found[1].strip()


def sentences(language: str) -> dict[str, str]:
    """Every message of one line and without values."""
    text = "\n".join(
        (LOCALE / language / name).read_text(encoding="utf-8") for name in ("web.ftl", "table.ftl", "bots.ftl")
    )
    return {name: said.strip() for name, said in re.findall(r"^([a-z0-9-]+) = ([^{\n]+)$", text, re.MULTILINE)}


def english_left_over(page: Page, language: str) -> set[str]:
    """Return English text of the page although another language was chosen."""
    own = sentences(language)
    spoken: list[str] = page.evaluate(EVERYTHING_SAID)
    assert set(own.values()) & set(spoken), "it does say something"
    foreign = {said for name, said in sentences("en").items() if own[name] != said}
    return foreign.intersection(spoken) - set(own.values())


EVERYTHING_SAID: Final = """() => {
  const said = [document.title];
  for (const each of document.body.querySelectorAll("*")) {
    if (each.closest("body [lang], [translate=no], script, style") !== null) continue;
    said.push(...["aria-label", "title", "placeholder", "alt"].map((name) => each.getAttribute(name)));
    said.push(...[...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent));
  }
  return said.map((each) => (each ?? "").trim()).filter(Boolean);
}"""


@pytest.mark.parametrize(
    "secret",
    [
        pytest.param(ui_states.BUST, marks=pytest.mark.integration),
        pytest.param(ui_states.SAVED, marks=pytest.mark.e2e),
        pytest.param(ui_states.SEVEN, marks=pytest.mark.e2e),
    ],
)
def test_another_language_is_spoken_at_once_whatever_is_shown(visit: Visit, served: Served, secret: int) -> None:
    scene = {ui_states.BUST: ui_states.bust, ui_states.SAVED: ui_states.saved, ui_states.SEVEN: ui_states.seven}[secret]
    ui_states.deal(served, secret)
    ann = visit(PHONE, {"speed": AT_ONCE}, reduced_motion="reduce")
    next(scene(ann, served))
    before = ann.heading()
    ann.page.keyboard.press("?")
    ann.page.get_by_role("dialog").get_by_label("Language").select_option("de")
    ann.page.wait_for_function("() => document.documentElement.lang === 'de'")
    assert ann.heading() != before
    ann.page.keyboard.press("Escape")
    assert not english_left_over(ann.page, "de")


IN_EVERY_LANGUAGE: Final = pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=pytest.mark.integration if each == "de" else pytest.mark.e2e) for each in LANGUAGES],
)


@IN_EVERY_LANGUAGE
def test_the_language_changes_at_once_and_its_longest_words_fit(visit: Visit, served: Served, language: str) -> None:
    ann = visit(SMALL_PHONE, {"speed": AT_ONCE})
    ui_states.seated(ann, served, seats=3)
    ann.play_on(until=["turn"])
    ann.click("Menu")
    ann.page.get_by_role("dialog").get_by_label("Language").select_option(language)
    ann.page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
    ann.page.get_by_role("heading", name=sentence(language, "heading-your-turn"), include_hidden=True).wait_for()
    assert sentence(language, "hit-button") in ann.page.locator(".decide .hit").inner_text()
    english = {"menu": english_left_over(ann.page, language)}
    ann.page.keyboard.press("Escape")
    english["table"] = english_left_over(ann.page, language)
    found: dict[str, list[Any]] = {"table": faults(ann.page) + violations(ann.page)}
    ann.open("/new").page.get_by_role("button", name=sentence(language, "new-open")).click()
    ann.until("lobby")
    found["lobby"] = faults(ann.page) + violations(ann.page)
    english["lobby"] = english_left_over(ann.page, language)
    ann.forgive("404 .*/NOSUCH", "404 .*Not Found")
    ann.open("/g/NOSUCH").page.get_by_role("heading", name=sentence(language, "trouble-no-game")).wait_for()
    found["no game"] = faults(ann.page)
    assert not {name: wrong for name, wrong in found.items() if wrong}
    assert not {name: said for name, said in english.items() if said}
    ann.open("/")
    assert ann.page.locator(".play").inner_text().startswith(sentence(language, "front-play")), "it is remembered"


@IN_EVERY_LANGUAGE
def test_every_page_speaks_the_language_and_its_longest_words_fit(visit: Visit, language: str) -> None:
    ann = visit(SMALL_PHONE, {"language": language})
    found: dict[str, list[Any]] = {}
    english: dict[str, set[str]] = {}
    for name, path in ui_states.PAGES.items():
        if name != "nowhere":
            ann.open(path)
            found[name] = faults(ann.page) + violations(ann.page)
            english[name] = english_left_over(ann.page, language)
    assert not {name: wrong for name, wrong in found.items() if wrong}
    assert not {name: said for name, said in english.items() if said}


@IN_EVERY_LANGUAGE
def test_the_controls_of_a_replay_fit_every_phone(visit: Visit, served: Served, language: str) -> None:
    ann = visit(SMALL_PHONE, {"speed": AT_ONCE, "language": language})
    found: dict[str, list[str]] = {}
    ui_states.seated(ann, served, seats=3, target=1)
    ann.play_on(until=["over"])
    ann.page.get_by_role("link", name=sentence(language, "podium-replay")).click()
    ann.page.locator(".controls").wait_for()
    for width in PHONES:
        ann.page.set_viewport_size({"width": width, "height": 640})
        ann.at_rest()
        found[f"{width} wide"] = faults(ann.page) + overlaps(ann.page, ".controls :is(button, select)")
    assert not {name: wrong for name, wrong in found.items() if wrong}


@pytest.mark.integration
def test_with_reduced_motion_nothing_moves_and_everything_is_held_as_long(visit: Visit, served: Served) -> None:
    """The bust of the first card is read for as long as ever, and nothing runs longer than a cross-fade."""
    ui_states.deal(served, ui_states.BUST)
    ann = visit(DESKTOP, {"speed": 1}, reduced_motion="reduce")
    ann.page.add_init_script(WATCH_MOTION)
    ann.stop_time()
    ui_states.seated(ann, served, pace=ui_states.LONGEST)  # who falls behind catches up, without holds
    ann.until("turn", skipping=False)
    ann.page.locator(".decide .hit:enabled").click()
    ann.until_seen(".m-bust h2")
    ann.pass_time(READ - 2 * STEP)
    assert ann.page.locator(".m-bust h2").count() == 1, "it is still read"
    ann.pass_time(2 * STEP)
    assert ann.page.locator(".m-bust").count() == 0
    longest: dict[str, float] = ann.page.evaluate("() => window.__motion")
    assert longest, "something is shown"
    assert not {what: ms for what, ms in longest.items() if ms > BRIEF}


WATCH_MOTION: Final = """
window.__motion = {};
const watch = () => {
  for (const each of document.getAnimations()) {
    const time = each.effect.getComputedTiming();
    const target = each.effect.target;
    const what = `${each.animationName ?? each.transitionProperty ?? "animate"} of ${target?.localName}.${target?.getAttribute("class") ?? ""}`;
    const moves = each.effect.getKeyframes().some((frame) => ["transform", "translate", "rotate", "scale", "width", "left"].some((key) => key in frame));
    if (moves || Number(time.duration) > 150) window.__motion[what] = Math.max(window.__motion[what] ?? 0, Number(time.duration));
  }
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


@pytest.mark.integration
@pytest.mark.parametrize("off", ["by the table", "by the person"])
def test_odds_that_are_off_leave_no_trace(visit: Visit, served: Served, off: str) -> None:
    ann = visit(DESKTOP, {"speed": AT_ONCE, "odds": off == "by the table"})
    ui_states.seated(ann, served, seats=3, odds=off != "by the table")
    ann.play_on(until=["turn"])
    shown = ann.page.locator(".table").inner_text() + " ".join(ann.heard())
    assert "%" not in shown
    assert not re.search(r"\brisk|bust chance|chance to bust|safe\b", shown, re.IGNORECASE)
    assert ann.page.get_by_role("meter").count() == 0
    if off == "by the table":
        assert ann.page.get_by_role("button", name="Odds").count() == 0


@pytest.mark.integration
def test_the_page_can_be_installed_and_opens_without_a_network(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.open("/")
    page = ann.page
    ann.pass_time(KEPT_OFFLINE)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    devtools = page.context.new_cdp_session(page)
    problems: dict[str, Any] = devtools.send("Page.getInstallabilityErrors")
    assert {each["errorId"] for each in problems["installabilityErrors"]} <= {"in-incognito"}
    manifest: dict[str, Any] = devtools.send("Page.getAppManifest")
    assert not manifest["errors"]
    ann.forgive("ERR_INTERNET_DISCONNECTED")
    page.reload()
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name="Seven different cards").wait_for()


@pytest.mark.integration
def test_a_page_that_tells_of_its_table_drops_no_kept_file(visit: Visit, served: Served) -> None:
    """Every table's page has tags of its own; files are dropped with a new version alone."""
    ann = visit(PHONE)
    ann.open("/").pass_time(KEPT_OFFLINE)
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    ann.page.reload()
    (about,) = (f"/assets/{each.name}" for each in (SITE / "assets").glob("About-*.js"))
    ann.page.evaluate("(file) => fetch(file)", about)
    ann.page.evaluate("async (file) => { while (!(await caches.match(file))); }", about)
    ann.open(f"/t/{served.rest.found(Plan(name='Ben', seats=2)).code}")
    assert ann.page.evaluate("(file) => caches.match(file).then(Boolean)", about)


@pytest.mark.integration
@pytest.mark.parametrize("path", ["/", "/t/{key}"])
def test_the_first_screen_loads_little(path: str) -> None:
    """The scripts and style sheets that index.html asks for at once, and what is sent for with it, as they travel."""
    the_site_is_built()
    page = (SITE / "index.html").read_text(encoding="utf-8")
    files = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    assert files
    files += preloads(SITE, PAGES[path], "en")
    assert sum(len(gzip.compress((SITE / each).read_bytes(), 9)) for each in files) < FIRST_SCREEN[path]


@pytest.mark.integration
def test_a_page_names_what_it_is_made_of(served: Served) -> None:
    """A phone far away fetches everything together, and no script only because another one asks for it."""
    the_site_is_built()
    request = urllib.request.Request(f"http://127.0.0.1:{served.port}/t/ABC", headers={"Accept-Language": "en"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        told = answer.headers["Link"]
        page = answer.read().decode()
    for name in preloads(SITE, PAGES["/t/{key}"], "en"):
        assert f"</{name}>; rel=" in told
        imported = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', (SITE / name).read_text(encoding="utf-8"))
        assert [each for each in imported if each not in told + page] == []


@pytest.mark.integration
def test_what_can_be_shrunk_travels_compressed(served: Served) -> None:
    the_site_is_built()
    for path in ("", *(f"assets/{each.name}" for each in (SITE / "assets").glob("*.js"))):
        request = urllib.request.Request(f"http://127.0.0.1:{served.port}/{path}", headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
            assert answer.headers["Content-Encoding"] == "gzip"
            assert "Accept-Encoding" in answer.headers["Vary"]
            body = gzip.decompress(answer.read())
        head = (SITE / "index.html").read_bytes().partition(b"</head>")[0].rstrip()  # a page has more tags after it
        assert body == (SITE / path).read_bytes() if path else body.startswith(head)
