"""Somebody with a browser: what they see, what they can do, and what their browser complains of."""

import json
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypedDict

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Response

PATIENCE: Final = 30.0
"""Seconds that a test waits for what must come; the machine may be busy."""
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (320, 640)
DESKTOP: Final = (1440, 900)
TELEVISION: Final = (3840, 2160)
AT_ONCE: Final = 0.02
"""A speed that nobody can choose, for tests that are not about what is seen on the way."""

State = Literal["turn", "give", "summary", "over", "moment", "lobby", "wait"]

_STATE: Final = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there("dialog[open] .podium")) return "over";
  if (there(".m-sum")) return "summary";
  if (there(".moment")) return "moment";
  if (there(".decide .hit:enabled")) return "turn";
  if (there('.table[data-state="give"] .givebtn')) return "give"; // meanwhile the card is held up
  if (there(".flyer")) return "moment";
  return there(".lobby") ? "lobby" : "wait";
}"""

_HEARD: Final = """() => [...document.querySelectorAll("[role=log].sr > div:not([data-heard])")].flatMap((said) => {
  said.dataset.heard = "";
  return [...said.children].map((sentence) => sentence.textContent);
})"""

_FOCUSED: Final = """() => {
  const on = document.activeElement;
  return (on.getAttribute("aria-label") ?? on.labels?.[0]?.textContent ?? on.textContent).trim();
}"""

_COMPLAIN_OF_POLICY: Final = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""


class Wishes(TypedDict, total=False):
    """How somebody likes it, as the page remembers it."""

    language: str
    theme: Literal["light", "dark"]
    sound: bool
    odds: bool
    speed: float


@dataclass(eq=False)
class Visitor:
    """One page of one browser."""

    page: Page
    address: str
    forgiven: list[re.Pattern[str]] = field(default_factory=list)
    """Complaints that a test brings about on purpose."""
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("response", self._on_response)

    # --- what the browser says ----------------------------------------------------------------------------------------

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status} {response.url}")

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
        self.page.locator("main, .table").first.wait_for()
        return self

    def click(self, name: str, *, role: Literal["button", "link", "radio", "switch"] = "button") -> None:
        """The one with that name is clicked, as a person finds it."""
        self.page.get_by_role(role, name=re.compile(rf"^{re.escape(name)}")).first.click()

    @property
    def code(self) -> str:
        """The code of the table that is shown."""
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[1]

    # --- the table ----------------------------------------------------------------------------------------------------

    def state(self) -> State:
        """What is going on. A page that loads itself anew, after a server was away, is waited for."""
        try:
            state: State = self.page.evaluate(_STATE)
        except Error as error:
            if "Execution context was destroyed" not in str(error):
                raise
            return "wait"
        return state

    def until(self, *wanted: State, skipping: bool = True, seconds: float = PATIENCE) -> State:
        """What is going on is one of these; meanwhile, any key goes on."""
        end = time.monotonic() + seconds
        while (state := self.state()) not in wanted:
            assert time.monotonic() < end, f"{state}, and none of {wanted}: {self.heading()}"
            if state == "moment" and skipping:
                self.page.keyboard.press("Escape")
            else:
                self.page.wait_for_timeout(20)
        return state

    def at_rest(self) -> None:
        """What was moving has come to its end, and the page has been drawn since."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")

    def heading(self) -> str:
        """What stands in the middle of the table, or on top of the page."""
        return " ".join(self.page.locator("h1").all_inner_texts())

    def worth(self) -> int:
        """What the person's cards are worth now."""
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
        """What a screen reader has been given to say since the last time."""
        fresh: list[str] = self.page.evaluate(_HEARD)
        return fresh

    def told(self) -> list[str]:
        """What happened, newest first, as the page tells it to whoever asks."""
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

    def answered(self, act: Callable[[], object], before: State) -> None:
        """The act was done, and the question is gone; a finger that was too fast tries again."""
        heading = self.heading()
        end = time.monotonic() + PATIENCE
        while True:
            act()
            for _ in range(25):
                if self.state() != before or self.heading() != heading:
                    return
                self.page.wait_for_timeout(20)
            assert time.monotonic() < end, f"nothing came of it: {self.heading()}"

    def hit_or_stay(self, enough: int = 15) -> None:
        """The person hits until the cards are worth enough."""
        button = ".decide .stay:enabled" if self.worth() >= enough else ".decide .hit:enabled"
        self.page.locator(button).click()

    def give(self, name: str | None = None) -> None:
        """The card goes to the seat of that name, or to the first that may have it."""
        buttons = self.page.locator(".givebtn:enabled")
        chosen = buttons if name is None else buttons.filter(has_text=name)
        self.answered(lambda: chosen.first.click(force=True), "give")

    def play_on(self, enough: int = 15, *, until: Iterable[State] = ("over",)) -> State:
        """Every question is answered, until that happens."""
        wanted = tuple(until)
        while (state := self.until("turn", "give", "summary", "over", *wanted)) not in wanted:
            assert state != "over", "the game is over"
            self.take_a_step(enough)
        return state

    def take_a_step(self, enough: int = 15) -> State:
        """Whatever can be done now is done; what was going on before comes back."""
        match state := self.state():
            case "turn":
                self.answered(lambda: self.hit_or_stay(enough), state)
            case "give":
                self.give()
            case "summary":
                self.page.locator(".m-sum .btn.ink").click()
            case "moment":
                self.page.keyboard.press("Escape")
            case "wait" | "lobby" | "over":
                self.page.wait_for_timeout(20)
        return state


_NO_CHANCE: Final = "crypto.getRandomValues = (values) => values.fill(0);"
"""The page draws the same word for every shuffle, so that a known secret still means known cards."""


def visitor(context: BrowserContext, address: str, wishes: Wishes | None = None, name: str | None = "Ann") -> Visitor:
    """Somebody new, who likes it that way."""
    remembered: dict[str, Any] = {"flip7:wishes": {"sound": False, **(wishes or {})}}
    if name is not None:
        remembered["flip7:self"] = {"name": name, "colour": 3}
    lines = [
        f"if (localStorage.getItem({json.dumps(key)}) === null) localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))});"
        for key, value in remembered.items()
    ]
    context.add_init_script("\n".join([_COMPLAIN_OF_POLICY, _NO_CHANCE, "try {", *lines, "} catch {}"]))
    return Visitor(context.new_page(), address)
