"""Page objects: a visitor's browser, with what it shows, offers and complains of."""

import json
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypedDict

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Response, Route, WebSocket, expect
from playwright.sync_api import TimeoutError as NotInTime

PATIENCE: Final = 30.0
"""Seconds that a test waits for what must come; the machine may be busy."""
expect.set_options(timeout=PATIENCE * 1000)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (320, 640)
DESKTOP: Final = (1440, 900)
TELEVISION: Final = (3840, 2160)
AT_ONCE: Final = 0.02
"""A speed that nobody can choose, for tests that are not about what is seen on the way."""

GUARD: Final = 300
"""Milliseconds by the page's clock until a question or the scores take an answer (GUARD in TableView and Summary)."""

KEPT_OFFLINE: Final = 3000
"""Milliseconds after which a page sees to it that it opens without a network (LATER in offline.ts)."""
A_WHILE: Final = 60.0
"""Seconds from now to which a clock is set that is to stand still."""
STEP: Final = 100
"""Milliseconds by which a clock that stands still is turned at a time."""
MOST_STEPS: Final = 1000

State = Literal["turn", "give", "guard", "pass", "others", "summary", "over", "moment", "lobby", "wait"]
"""The page's state; «guard»: there is a question, and it takes no answer yet; «pass»: a shared phone is to be passed;
«others»: somebody else is asked."""

_STATE: Final = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there("dialog[open] .podium, .screen-podium")) return "over";
  if (there(".m-sum")) return "summary";
  if (there("dialog[open] .pass-take")) return "pass";
  if (there(".moment")) return "moment";
  if (there(".decide .hit:enabled")) return "turn";
  if (there('.table[data-state="give"] .givebtn:enabled')) return "give"; // meanwhile the card is held up
  if (there(".decide .hit, .table[data-state='give'] .givebtn")) return "guard";
  if (there(".flyer")) return "moment";
  if (there(".decide .waiting .av")) return "others";
  return there(".lobby") ? "lobby" : "wait";
}"""

_AWAITED: Final = f"""([wanted, skipping]) => {{
  const state = ({_STATE})();
  if (wanted.includes(state)) return state;
  if (state === "moment" && skipping) document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Escape", bubbles: true }}));
  return null;
}}"""
"""The state, as soon as it is one of those wanted. What is being shown is hurried in the same task: no other state is."""

_WATCH_THE_QUESTION: Final = """() => {
  const open = () => document.querySelector(".decide .hit:enabled, .givebtn:enabled") !== null;
  window.__answered = !open();
  const observer = new MutationObserver(() => {
    if (open()) return;
    window.__answered = true;
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}"""

_HEARD: Final = """() => [...document.querySelectorAll("[role=log].sr > div:not([data-heard])")].flatMap((said) => {
  said.dataset.heard = "";
  return [...said.children].map((sentence) => sentence.textContent);
})"""

_FOCUSED: Final = """() => {
  const on = document.activeElement;
  return (on.getAttribute("aria-label") ?? on.labels?.[0]?.textContent ?? on.textContent).trim();
}"""

COMPLAIN_OF_POLICY: Final = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""
"""For a page or a worker: have every breach of its policy told as an error."""


_AT_REST: Final = """() => {
  const still = document.getAnimations().every((each) => each.playState !== "running");
  return ++window.__frames > 2 && still;
}"""
"""Playwright looks once, and then in every frame that is drawn; by the page's clock, frames come without being drawn."""


class Wishes(TypedDict, total=False):
    """The preferences of a visitor, as the page stores them."""

    language: str
    theme: Literal["light", "dark"]
    sound: bool
    volume: float
    vibration: bool
    text: float
    odds: bool
    speed: float
    passScreen: bool
    facing: bool


@dataclass(eq=False)
class Visitor:
    """One page of one browser."""

    page: Page
    address: str
    forgiven: list[re.Pattern[str]] = field(default_factory=list)
    """Complaints that a test brings about on purpose."""
    complaints: list[str] = field(default_factory=list)
    connections: int = 0
    """The number of sockets that the page has opened."""
    _stopped: bool = False

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("response", self._on_response)
        self.page.on("websocket", self._on_connecting)

    # --- what the browser says ----------------------------------------------------------------------------------------

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status} {response.url}")

    def _on_connecting(self, _: WebSocket) -> None:
        self.connections += 1

    def forgive(self, *patterns: str) -> None:
        """The test does this on purpose."""
        self.forgiven += [re.compile(pattern) for pattern in patterns]

    def unforgiven(self) -> list[str]:
        """Everything else that the browser complained of."""
        return [each for each in self.complaints if not any(pattern.search(each) for pattern in self.forgiven)]

    # --- going somewhere ----------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> "Visitor":
        """The page at that path is shown."""
        self.page.goto(self.address + path)
        self.until_seen("main, .table")
        return self

    def until_seen(self, selector: str) -> None:
        """The first of those is on the page."""
        first = self.page.locator(selector).first
        if self._stopped:
            self.turn_until(first.is_visible)
        first.wait_for()

    def click(self, name: str, *, role: Literal["button", "link", "radio", "switch"] = "button") -> None:
        """The one with that name is clicked, as a person finds it."""
        self.page.get_by_role(role, name=re.compile(rf"^{re.escape(name)}")).first.click()

    def hurry_bots(self) -> None:
        """At tables that the page makes from now on, bots answer at once, whatever pace the page wants."""
        self.page.route("**/api/tables", _with_bots_at_once)

    @property
    def code(self) -> str:
        """The code of the table that is shown."""
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[1]

    # --- the table ----------------------------------------------------------------------------------------------------

    def state(self) -> State:
        """Return the state of the page. A page that loads itself anew, after a server was away, is waited for."""
        try:
            state: State = self.page.evaluate(_STATE)
        except Error as error:
            if "Execution context was destroyed" not in str(error):
                raise
            return "wait"
        return state

    def until(self, *wanted: State, skipping: bool = True) -> State:
        """Go on until the page is in one of these states: press keys, and wait for questions to take an answer."""
        assert "guard" not in wanted or self._stopped, "unless the clock stands still, a guard may pass unseen"
        awaited = wanted if "guard" in wanted or self._stopped else (*wanted, "guard")
        while (state := self._awaited(awaited, skipping=skipping)) not in wanted:
            self.pass_time(GUARD)
        return state

    def _awaited(self, wanted: tuple[State, ...], *, skipping: bool) -> State:
        if self._stopped:
            self.turn_until(lambda: self.page.evaluate(_AWAITED, [wanted, skipping]) is not None)
            return self.state()
        try:
            state: State = self.page.wait_for_function(_AWAITED, arg=[wanted, skipping]).json_value()
        except NotInTime:
            raise AssertionError(f"{self.state()}, and none of {wanted}: {self.heading()}") from None
        return state

    # --- the page's clock: it goes on by itself, and faster when it is turned -----------------------------------------

    def pass_time(self, milliseconds: int) -> None:
        """The clock goes on by so much, and everything happens that was to happen by then."""
        self.page.clock.run_for(milliseconds)

    def stop_time(self) -> None:
        """The clock of a page that is not open yet stands still from now on, unless it is turned."""
        assert self.page.url == "about:blank", "the clock would have to jump"
        self.page.clock.pause_at(time.time() + A_WHILE)
        self._stopped = True

    def turn_until(self, happened: Callable[[], object], step: int = STEP) -> None:
        """The clock is turned, step by step, until that has happened."""
        for _ in range(MOST_STEPS):
            if happened():
                return
            self.pass_time(step)
        raise AssertionError(f"it has not happened after {MOST_STEPS} steps of {step} ms: {self.heading()}")

    def connect_again(self) -> None:
        """The page has lost its server, which is there again; by its clock, the time has come to try."""
        before = self.connections
        self.turn_until(lambda: self.connections > before, step=1000)

    def at_rest(self) -> None:
        """Wait until every animation has ended, and the page has been drawn since."""
        self.page.evaluate("() => { window.__frames = 0; }")
        self.page.wait_for_function(_AT_REST)

    def heading(self) -> str:
        """The text in the middle of the table, or on top of the page."""
        return " ".join(self.page.locator("h1").all_inner_texts())

    def worth(self) -> int:
        """The points of the person's cards now."""
        return int(self.page.locator(".you .sum strong").inner_text())

    def hand(self, seat: int = 0) -> list[str]:
        """The names of the cards in front of the seat: its line, then what lies above it."""
        here = self.page.locator(f"[data-seat='{seat}']")
        return [
            card.get_attribute("aria-label") or ""
            for part in (".linebox", ".above")
            for card in here.locator(f"{part} [role=img]").all()
        ]

    def heard(self) -> list[str]:
        """Return the screen reader's sentences since the last time."""
        fresh: list[str] = self.page.evaluate(_HEARD)
        return fresh

    def told(self) -> list[str]:
        """Return the lines of the log, newest first."""
        self.click("What happened")
        lines = self.page.get_by_role("dialog").locator(".tale :is(.said, span.heading)")
        lines.first.wait_for()
        told = lines.all_inner_texts()
        self.page.keyboard.press("Escape")
        self.page.get_by_role("dialog").wait_for(state="detached")
        return told

    def tab_to(self, name: str) -> None:
        """The focus is on the one whose name begins so; the Tab key alone got it there."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            found: str = self.page.evaluate(_FOCUSED)
            if found.startswith(name):
                return
        raise AssertionError(f"the Tab key does not reach {name}")

    def totals(self) -> dict[str, int]:
        """Everybody's points, by name; «You» for oneself."""
        pairs: list[list[str]] = self.page.evaluate(
            """() => [...document.querySelectorAll("[data-seat]")].map((seat) =>
                [seat.querySelector(".name").textContent, seat.querySelector(".total .num").textContent])"""
        )
        return {name: int(total) for name, total in pairs}

    def answered(self, act: Callable[[], object]) -> None:
        """The act was done, once, and the question is gone."""
        self.page.evaluate(_WATCH_THE_QUESTION)
        assert not self.page.evaluate("window.__answered"), f"there is no question: {self.heading()}"
        act()
        self.page.wait_for_function("() => window.__answered !== false")

    def hit_or_stay(self, enough: int = 15) -> None:
        """The person hits until the cards are worth enough."""
        button = ".decide .stay:enabled" if self.worth() >= enough else ".decide .hit:enabled"
        self.page.locator(button).click()

    def give(self, name: str | None = None) -> None:
        """The card goes to the seat of that name, or to the first that may have it."""
        buttons = self.page.locator(".givebtn:enabled")
        chosen = (buttons if name is None else buttons.filter(has_text=name)).first
        # Of many seats the first may lie under the headline, where nobody could tap it.
        chosen.evaluate("(button) => button.scrollIntoView({ block: 'center' })")
        self.answered(lambda: chosen.click(force=True))

    def play_on(self, enough: int = 15, *, until: Iterable[State] = ("over",)) -> State:
        """Every question is answered, until that happens."""
        wanted = tuple(until)
        while (state := self.until("turn", "give", "summary", "over", "pass", *wanted)) not in wanted:
            assert state != "over", "the game is over"
            self.take_a_step(enough)
        return state

    def take_a_step(self, enough: int = 15) -> State:
        """Whatever can be done now is done; what was going on before comes back."""
        match state := self.state():
            case "turn":
                self.answered(lambda: self.hit_or_stay(enough))
            case "give":
                self.give()
            case "summary":
                self.page.locator(".m-sum .btn.ink").click()
            case "pass":
                self.pass_time(GUARD)
                self.page.locator(".pass-take").click()
                self.page.locator(".pass-take").wait_for(state="detached")
            case "moment":
                self.page.keyboard.press("Escape")
            case "guard":
                self.pass_time(GUARD)
            case "wait" | "lobby" | "over" | "others":
                pass
        return state


def take_turns(one: Visitor, other: Visitor, stop: Callable[[Visitor, State], bool], enough: int = 15) -> None:
    """The only two who play do what there is to do, one as long as the other is not asked, until it is time to stop."""
    while not stop(one, state := one.until("turn", "give", "summary", "over", "others")):
        if state == "others":
            one, other = other, one
        else:
            one.take_a_step(enough)


def _with_bots_at_once(route: Route) -> None:
    plan = route.request.post_data_json
    assert plan is not None, "who makes a table sends a plan"
    route.continue_(post_data=json.dumps({**plan, "options": {**plan.get("options", {}), "bot_seconds": 0}}))


_NO_CHANCE: Final = "crypto.getRandomValues = (values) => values.fill(0);"
"""The page draws the same word for every shuffle, so that a known secret still means known cards."""
_KNOWN_CHANCE: Final = """{
  let state = 7;
  Math.random = () => { // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}"""
"""What the page leaves to chance is the same in every run: the next puzzle, the bots of a first game, a made-up name."""


def visitor(context: BrowserContext, address: str, wishes: Wishes | None = None, name: str | None = "Ann") -> Visitor:
    """Open a page for a new visitor with these preferences."""
    remembered: dict[str, Any] = {"flip7:wishes": {"sound": False, **(wishes or {})}}
    if name is not None:  # somebody who has been here before, and knows the game
        remembered["flip7:self"] = {"name": name, "colour": 3}
        remembered["flip7:coach"] = {"on": False, "told": []}
    lines = [
        f"if (localStorage.getItem({json.dumps(key)}) === null) localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))});"
        for key, value in remembered.items()
    ]
    context.clock.install()  # it goes on by itself, and faster when it is turned
    page = context.new_page()
    page.add_init_script("\n".join([COMPLAIN_OF_POLICY, _NO_CHANCE, _KNOWN_CHANCE, "try {", *lines, "} catch {}"]))
    return Visitor(page, address)
