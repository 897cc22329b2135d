"""Games on this device: Python in the browser, with no server behind the page but a plain one for files.

All with the static site under a path of its own, as any host may serve it. Starting Python takes seconds: tests that need
nothing special share a browser's memory.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Response, Route

from flip7.cli import main
from flip7.record.json_form import from_json, to_json
from flip7.record.replay import replay
from tests.web import ui_states
from tests.web.conftest import Visit
from tests.web.device import (
    PIECES,
    STATE,
    STATIC_SITE,
    DevicePage,
    backup_with_secret,
    before_the_worker,
    game_with_bots,
    open_table,
    static_server,
    the_static_site_is_built,
    until_kept,
)
from tests.web.page_objects import AT_ONCE, COMPLAIN_OF_POLICY, PHONE, Visitor, visitor

FINISHED: Final = Path(__file__).parents[1] / "golden" / "03-three-players-chained-flip-threes.f7"
OFFLINE: Final = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource", "ERR_FAILED")
NO_STORAGE: Final = (
    "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });"
)
FULL: Final = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (this.name !== "owner") throw new DOMException("", "QuotaExceededError");
  return put.apply(this, given);
};
"""
IN_ANOTHER_TAB: Final = "The games of this device are open in another tab."
NO_WASM: Final = "delete self.WebAssembly;"
BROKEN_WHEEL: Final = "self.DecompressionStream = class { constructor() { throw new TypeError('broken'); } };"


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The static site below a path, as a plain web server gives it."""
    the_static_site_is_built()
    with static_server(STATIC_SITE.parent) as address:
        yield f"{address}/{STATIC_SITE.name}/"


@pytest.fixture
def ann(browser: Browser, shared: BrowserContext, site: str) -> Iterator[Visitor]:
    """A visitor in the shared browser, at the site; at the end, no error was logged."""
    assert shared in browser.contexts, "this fixture has the event loop of Playwright run"
    person = _arrived(shared, site)
    yield person
    complaints = person.unforgiven()
    person.page.close()
    assert not complaints


@pytest.fixture
def newcomer(browser: Browser, site: str) -> Iterator[Visitor]:
    """A new visitor, in a browser without service workers: tests stand between it and the network."""
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, service_workers="block")
    person = _arrived(context, site)
    person.forgive("Service Worker registration blocked")
    yield person
    complaints = person.unforgiven()
    person.page.unroute_all(behavior="ignoreErrors")
    context.close()
    assert not complaints


def _arrived(context: BrowserContext, site: str) -> Visitor:
    person = visitor(context, f"{site}#", {"speed": AT_ONCE})
    person.page.goto(site)
    person.until_seen("main")
    return person


@pytest.mark.integration
def test_after_one_visit_the_page_opens_without_a_network(ann: Visitor) -> None:
    assert DevicePage(ann.page).start() is None
    until_kept(ann.page)
    ann.forgive(*OFFLINE)
    ann.page.context.set_offline(True)
    try:
        ann.page.reload()
        ann.until_seen("main")
    finally:
        ann.page.context.set_offline(False)


@pytest.mark.e2e
def test_after_one_visit_a_whole_game_is_played_without_a_network(ann: Visitor) -> None:
    device = DevicePage(ann.page)
    assert device.start() is None
    until_kept(ann.page)
    ann.forgive(*OFFLINE)
    ann.page.context.set_offline(True)
    try:
        ann.page.reload()
        ann.until_seen("main")
        table = device.found(**game_with_bots(target=1))
        open_table(ann, table["code"])
        ann.play_on(enough=1)
        answer = device.request(f"/api/tables/{table['id']}/game.json")
    finally:
        ann.page.context.set_offline(False)
    assert answer["filename"].endswith(".json")
    game = replay(from_json(answer["body"]))
    assert game.game.table.winner is not None


@pytest.mark.e2e
def test_lessons_rules_a_replay_and_the_check_of_a_shuffle_need_no_network(ann: Visitor) -> None:
    device = DevicePage(ann.page)
    assert device.start() is None
    until_kept(ann.page)
    ann.forgive(*OFFLINE)
    ann.page.context.set_offline(True)
    try:
        ann.open("/how")
        ann.page.reload()
        ann.page.locator(".all li[id]").first.wait_for()
        ann.page.locator(".lessons .tile[aria-disabled=false]").first.click()
        ann.page.locator(".decide .hit:enabled").click()
        ann.page.locator(".coach").wait_for()
        ann.open("/replay")
        ann.page.locator("input[type=file]").set_input_files(FINISHED)
        ann.page.locator(".replay .controls").wait_for()
        table = device.found(**game_with_bots(target=1))
        open_table(ann, table["code"])
        ann.play_on(enough=1)
        ann.click("Check the shuffle")
        ann.page.get_by_text("Everything fits").wait_for()
    finally:
        ann.page.context.set_offline(False)


_PLAY_GAMES: Final = """async ([module, plans]) => {
  const device = await import(new URL(module, document.baseURI.replace(/#.*/, "")).href);
  const games = [];
  for (const plan of plans) {
    const { body } = await device.deviceRequest("/api/tables", { method: "POST", body: JSON.stringify(plan) });
    const table = JSON.parse(body);
    await new Promise((over) => {
      const answer = (asked) => {
        if (asked?.by !== "person") return;
        const choice = asked.options[Math.floor(Math.random() * asked.options.length)];
        channel.send(JSON.stringify({ type: "answer", ordinal: asked.ordinal, choice }));
      };
      const channel = device.openChannel((text) => {
        const message = JSON.parse(text);
        if (message.type === "welcome" || message.type === "happened") answer(message.asked);
        if (message.act?.act === "revealed") { channel.close(); over(); }
      });
      channel.send(JSON.stringify({ type: "hello", protocol: 1, table: table.id, token: table.token }));
    });
    games.push((await device.deviceRequest(`/api/tables/${table.id}/game.json`)).body);
    await device.deviceRequest(`/api/device/games/${table.id}`, { method: "DELETE" });
  }
  return games;
}"""
"""Play one game after the other, at random, through the worker, and return their records."""


@pytest.mark.e2e
def test_two_hundred_games_made_in_the_browser_are_the_same_games_here(ann: Visitor, tmp_path: Path) -> None:
    device = DevicePage(ann.page)
    assert device.start() is None
    plans = [game_with_bots(target=30 + number % 5 * 20, seats=2 + number % 7) for number in range(200)]
    records: list[str] = ann.page.evaluate(_PLAY_GAMES, [device.module, plans])
    assert len(set(records)) == len(plans)
    for number, text in enumerate(records):
        assert to_json(replay(from_json(text)).record) + "\n" == text
        file = tmp_path / f"{number}.json"
        file.write_text(text, encoding="utf-8")
        assert main(["verify", str(file)]) == 0


@pytest.fixture(scope="module")
def chain() -> tuple[str, dict[str, Any]]:
    """A backup of a game with a chain of Flip Threes, and its host; made before a browser has this thread's event loop."""
    return backup_with_secret(ui_states.CHAIN, game_with_bots(target=200))


@pytest.mark.e2e
def test_a_reload_in_the_middle_of_a_chained_flip_three_leads_back_to_it(
    chain: tuple[str, dict[str, Any]], ann: Visitor
) -> None:
    backup, founded = chain
    device = DevicePage(ann.page)
    device.restore(backup)
    device.remember(founded)
    open_table(ann, founded["code"])
    ann.until("give")
    ann.give("You flip three")
    ann.until("give")
    assert ann.hand() == ["2", "10"]
    ann.page.reload()
    ann.until("give")
    assert ann.heading() == "Who gets the Flip Three?", "the one that was set aside"
    assert ann.hand() == ["2", "10"]
    first = ann.page.locator(".others .name").first.inner_text()
    ann.give(f"{first} flips three")
    ann.until("turn")
    assert ann.hand(1)[:3] == ["9", "5", "11"]


@pytest.mark.e2e
def test_a_second_tab_says_so_reads_rules_and_takes_over(ann: Visitor, site: str) -> None:
    first = DevicePage(ann.page)
    table = first.found(**game_with_bots(target=200))
    open_table(ann, table["code"])
    ann.play_on(until=["turn"])
    hand = ann.hand()
    page = ann.page.context.new_page()
    other = Visitor(page, f"{site}#")
    page.goto(site)
    second = DevicePage(page)
    assert second.start() == "elsewhere"
    assert json.loads(second.request("/api/rules?language=en")["body"])["rules"], "they need no games"
    page.goto(f"{other.address}/t/{table['code']}")
    page.get_by_text(IN_ANOTHER_TAB).wait_for()
    other.click("Use it here")
    other.until("turn")
    ann.page.get_by_text(IN_ANOTHER_TAB).wait_for()
    assert other.hand() == hand
    other.answered(other.hit_or_stay)
    page.close()
    first.until("ready")  # the tab that had them is gone
    ann.page.get_by_text(IN_ANOTHER_TAB).wait_for(state="detached")
    assert not other.unforgiven()


@pytest.mark.e2e
def test_a_worker_that_dies_is_started_again_and_the_game_goes_on(ann: Visitor) -> None:
    device = DevicePage(ann.page)
    table = device.found(**game_with_bots(target=200))
    open_table(ann, table["code"])
    ann.play_on(until=["turn"])
    hand = ann.hand()
    (worker,) = ann.page.workers
    worker.evaluate("() => void Promise.resolve().then(() => self.close())")
    ann.page.wait_for_function("() => !document.querySelector('.decide .hit:enabled')")
    device.until("ready")
    ann.until("turn")
    assert ann.hand() == hand
    ann.answered(ann.hit_or_stay)


@pytest.mark.e2e
@pytest.mark.parametrize("trouble, said", [(NO_STORAGE, "forbidden"), (FULL, "full")], ids=["forbidden", "full"])
def test_without_storage_the_game_goes_on_in_memory_and_says_so(newcomer: Visitor, trouble: str, said: str) -> None:
    before_the_worker(newcomer.page, trouble)
    device = DevicePage(newcomer.page)
    table = device.found(**game_with_bots())
    assert device.storage_problem() == said
    open_table(newcomer, table["code"])
    sentence = newcomer.page.get_by_text("games are kept only while this page is open")
    sentence.wait_for()
    newcomer.play_on()
    games = json.loads(device.request("/api/device/games")["body"])["games"]
    assert [(game["code"], game["phase"]) for game in games] == [(table["code"], "over")]
    open_table(newcomer, device.found(**game_with_bots(target=200))["code"])
    newcomer.until("turn", "give")
    assert not sentence.count(), "it is said once"


@pytest.mark.e2e
def test_a_download_that_breaks_off_says_so_and_goes_on_where_it_stopped(newcomer: Visitor) -> None:
    asked: list[str] = []
    most = 5

    def some(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > most:
            route.abort("connectionreset")
        else:
            route.continue_()

    newcomer.forgive("ERR_CONNECTION_RESET")
    newcomer.page.route(PIECES, some)
    device = DevicePage(newcomer.page)
    newcomer.open("/device")
    newcomer.page.get_by_role("alert").get_by_text("it goes on where it stopped").wait_for()
    half = device.progress()
    assert half["state"] == "failed"
    assert 0 < half["loaded"] < half["total"]
    here = set(
        newcomer.page.evaluate("async () => (await (await caches.open('flip7-python')).keys()).map((each) => each.url)")
    )
    assert here
    newcomer.page.unroute(PIECES)
    again: list[str] = []
    newcomer.page.on("request", lambda request: again.append(request.url))
    newcomer.click("Go on")
    device.until("ready")
    pieces = {url for url in again if PIECES.search(url)}
    assert pieces
    assert not pieces & here, "what is here is not loaded again"
    assert device.progress()["loaded"] == device.progress()["total"]


@pytest.mark.e2e
@pytest.mark.parametrize("times, reason", [(1, None), (99, "broken")])
def test_a_piece_that_is_damaged_is_loaded_once_more(newcomer: Visitor, times: int, reason: str | None) -> None:
    damaged: list[str] = []

    def damage(route: Route) -> None:
        url = route.request.url
        if url.endswith("-1") and damaged.count(url) < times:
            damaged.append(url)
            body = bytearray(route.fetch().body())
            body[100] ^= 1
            route.fulfill(body=bytes(body))
        else:
            route.continue_()

    newcomer.page.route(PIECES, damage)
    assert DevicePage(newcomer.page).start() == reason
    assert damaged


@pytest.mark.e2e
def test_a_browser_without_webassembly_is_told_so(newcomer: Visitor) -> None:
    before_the_worker(newcomer.page, NO_WASM)
    device = DevicePage(newcomer.page)
    assert device.start() == "no_wasm"
    assert device.progress()["problem"] == "no_wasm"
    newcomer.open("/how")
    newcomer.page.get_by_text("WebAssembly is switched off or missing").wait_for()
    assert not newcomer.page.get_by_role("button", name="Try again").count()


@pytest.mark.e2e
def test_what_cannot_be_unpacked_is_broken(newcomer: Visitor) -> None:
    newcomer.forgive("did not start on this device")
    before_the_worker(newcomer.page, BROKEN_WHEEL)
    assert DevicePage(newcomer.page).start() == "broken"


def policies(person: Visitor) -> list[str]:
    """Watch under which policies the page and its worker come, and what they break."""
    found: list[str] = []

    def look(response: Response) -> None:
        if response.request.resource_type == "document" or "/worker-" in response.url:
            found.append(response.headers.get("content-security-policy", ""))

    person.page.on("response", look)
    before_the_worker(person.page, COMPLAIN_OF_POLICY)
    return found


@pytest.mark.integration
@pytest.mark.parametrize("where", ["server", pytest.param("static site", marks=pytest.mark.e2e)])
def test_a_game_on_the_device_needs_neither_unsafe_inline_nor_unsafe_eval(
    visit: Visit, site: str, address: str, where: str
) -> None:
    has_server = where == "server"
    at = address if has_server else f"{site}#"
    ann = visit(PHONE, {"speed": AT_ONCE}, at=at, service_workers="block")
    ann.forgive("Service Worker registration blocked")
    found = policies(ann)
    ann.page.add_init_script(ui_states.line_up("Ann", bots=1, target=1))
    ann.open("/device")
    if not has_server:
        found.append(ann.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or "")
    ann.click("Deal")
    ann.play_on(enough=1)
    found = [each for each in found if each]
    assert len(found) == (2 if has_server else 1), "of the page, and of the worker where a server sends headers"
    for policy in found:
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
        assert rules["worker-src"] == "'self'"
        assert "unsafe-inline" not in policy
        assert "blob:" not in policy
    assert not ann.unforgiven()
    # a policy in a page does not hold for its workers: on a static host only headers would
    watched = ann.page.workers[0] if has_server else ann.page
    with ann.page.expect_console_message(lambda message: message.text.startswith("policy: script-src")):
        # in a frame of its own: what Playwright calls itself is above the policy
        watched.evaluate("() => void requestAnimationFrame(() => { try { (0, eval)('1'); } catch {} })")
    ann.forgive("policy: script-src", "unsafe-eval")


def newer(folder: Path) -> str:
    """Make the site in that folder a newer version, with one more sentence in its first script; its version comes back."""
    listed = json.loads((folder / "files.json").read_text(encoding="utf-8"))
    before: str = listed["version"]
    after = before.replace("first-", "first-newer-")
    script = (folder / "assets" / before).read_text(encoding="utf-8")
    (folder / "assets" / after).write_text(
        f'{script}\ndocument.documentElement.dataset.version = "newer";\n', encoding="utf-8"
    )
    for path in [folder / "index.html", folder / "files.json", *(folder / "assets").glob("*.js")]:
        text = path.read_text(encoding="utf-8")
        if before in text and path.name != before:
            path.write_text(text.replace(before, after), encoding="utf-8")
    return after


@pytest.mark.e2e
def test_a_new_version_is_offered_when_a_game_is_over_and_never_in_the_middle(browser: Browser, tmp_path: Path) -> None:
    """A reload in the middle of a game shows the version with which it began; the new one comes when it is taken."""
    folder = tmp_path / "games"
    shutil.copytree(STATIC_SITE, folder)
    with static_server(tmp_path) as address:
        context = browser.new_context()
        person = _arrived(context, f"{address}/games/")
        page = person.page
        table = DevicePage(page, folder).found(**game_with_bots(target=200))
        until_kept(page)
        version = newer(folder)
        page.reload()
        until_kept(page, "next", version)
        open_table(person, table["code"])
        page.reload()
        person.until("turn", "give")
        assert page.evaluate("document.documentElement.dataset.version ?? null") is None, page.evaluate(STATE)
        offer = page.get_by_role("button", name="Update")
        person.open("/")
        offer.wait_for()
        open_table(person, table["code"])
        person.until("turn", "give")
        assert not offer.count()
        person.play_on()
        with page.expect_navigation():
            offer.click()
        page.wait_for_function("document.documentElement.dataset.version === 'newer'")
        assert person.until("over") == "over", "the game is still there"
        context.set_offline(True)
        page.reload()
        page.wait_for_function("document.documentElement.dataset.version === 'newer'")
        context.close()
