"""The companion's page as a person uses it: somebody who keeps the score of a game with real cards."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.web.page_objects import Visitor


def line_up(*names: str, depth: str = "pad", target: int = 200) -> str:
    """A script that remembers who plays with real cards, and how their score is kept."""
    players = [{"name": name, "colour": at % 8 + 1} for at, name in enumerate(names)]
    plan = {"players": players, "dealer": 0, "target": target, "depth": depth, "odds": "turn"}
    remembered = json.dumps(json.dumps(plan))
    return f"try {{ localStorage.getItem('flip7:score') ?? localStorage.setItem('flip7:score', {remembered}); }} catch {{}}"


class Companion:
    """The page of one game with real cards."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page

    def start(self) -> "Companion":
        """A game begins with those who are remembered; two taps from the home page."""
        self.page.get_by_role("button", name=re.compile("^(Start|Los|始める)")).click()
        self.person.until_seen("main.board")
        return self

    @property
    def question(self) -> Locator:
        """The question, and who is asked."""
        return self.page.locator(".dock h2")

    def next_round(self) -> None:
        """The result of a round was read: the next one."""
        self.page.locator(".dock .result ~ .btn").click()
        expect(self.page.locator(".dock .result")).to_have_count(0)

    def _read_result(self) -> None:
        """Go on if the result of a round is shown."""
        if self.page.locator(".dock .result").count():
            self.next_round()

    def enter(self, points: int) -> None:
        """Type a number on the pad; the next player is asked, the round is over or the game is."""
        self._read_result()
        with self.complete():
            self.type(points)

    @contextmanager
    def complete(self) -> Iterator[None]:
        """Complete the player who is asked: after the block the next one is asked, or no player."""
        asked = self.page.locator(".cell.here").get_attribute("aria-label")
        yield
        expect(self.page.locator(f'.cell.here[aria-label="{asked}"]')).to_have_count(0)

    def type(self, points: int) -> None:
        """Type a number on the pad, and tap OK."""
        self._read_result()
        for digit in str(points):
            self.page.locator(".pad").get_by_role("button", name=digit, exact=True).click()
        self.page.locator(".pad .enter").click()

    def card(self, code: str) -> None:
        """A card came up, or lies there: its key is tapped, and the board has changed."""
        self._read_result()
        before = self.page.locator(".board").inner_html()
        self.page.locator(f'.dock [data-card="{code}"]').click()
        self.until_other(before)

    def tap(self, name: str) -> None:
        """A button of the keys is tapped, and the board has changed."""
        before = self.page.locator(".board").inner_html()
        self.page.locator(".dock").get_by_role("button", name=re.compile(rf"^{re.escape(name)}")).click()
        self.until_other(before)

    def until_other(self, before: str) -> None:
        """Wait until the board is not as it was."""
        self.page.wait_for_function("(was) => document.querySelector('.board')?.innerHTML !== was", arg=before)

    def keep(self, depth: str) -> None:
        """Change how closely the game is kept."""
        self.page.locator(".depth").get_by_text(depth, exact=True).click()

    def totals(self) -> list[int]:
        """The totals, by seat."""
        return [int(re.findall(r"\d+", each)[0]) for each in self.page.locator("tbody .in-all").all_inner_texts()]

    def correct(self, line: str) -> Locator:
        """Open the log, and tap the line that begins so; the sheet comes back."""
        self.person.click("What was entered")
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_role("button", name=re.compile(rf"^{re.escape(line)}")).first.click()
        return sheet

    def share(self) -> tuple[str, str]:
        """Share the board; return the path to watch it, and the one to keep score, too."""
        self.person.click("More")
        self.person.click("Share this board")
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_role("button", name="Share this board").click()
        code = sheet.locator(".code").inner_text()
        sheet.get_by_text("Keep score, too", exact=True).click()
        expect(sheet.get_by_role("img", name="QR code: keep score, too")).to_be_visible()
        board = self.page.evaluate("Object.entries(localStorage).find(([key]) => key.startsWith('flip7:board:'))[1]")
        invitation = re.search(r'"invitation":"([^"]+)"', board)
        assert invitation is not None
        return f"/board/{code}", f"/board/{code}#keep={invitation[1]}"

    def finish(self) -> None:
        """Enter 70 for everybody who has nothing yet, round after round, until somebody has won."""
        while self.page.locator("main.end").count() == 0:
            self._read_result()
            with self.complete():
                if self.page.locator(".pad").count():
                    self.type(70)
                else:  # cards lie there already
                    self.person.click("That is all")
