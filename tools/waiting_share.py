"""Plays games of four against bots in a browser, and prints which share of the time is spent waiting: `make waiting`.

Whoever plays thinks for 1.1 seconds about every decision, reads the scores of a round for 2.7 seconds, skips nothing,
and hits while the meter shows less than 30 %. Time is that of the page's clock, which the script turns, so the figures
do not depend on the machine. The cards are known: the same games are played at every speed.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import WebSocket

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from flip7.generated.reveal_timing import SPEED_FAST, SPEED_NORMAL, SPEED_SLOW  # noqa: E402
from flip7.protocol.room_options import Options  # noqa: E402
from flip7.server.rooms.create import BotAt, Plan  # noqa: E402
from tests.server.served import Served  # noqa: E402
from tests.waiting import wait_until  # noqa: E402
from tests.web import ui_states  # noqa: E402
from tests.web.browsers import browser_of_this_machine, the_site_is_built  # noqa: E402
from tests.web.page_objects import DESKTOP, Visitor, visitor  # noqa: E402

THOUGHT_MS: Final = 1100
READING_MS: Final = 2700
MOST_RISK: Final = 0.3
STEP_MS: Final = 100
SECRETS: Final = (1, 2, 3)
BOTS: Final = ("level2", "cautious", "greedy")
SPEEDS: Final = {"Normal": SPEED_NORMAL, "Fast": SPEED_FAST, "Slow": SPEED_SLOW}
LIMITS: Final = {"Normal": 0.6, "Fast": 0.4}


@dataclass
class Game:
    """One game: milliseconds of the page's clock, and how many of them were spent deciding or reading."""

    passed: int = 0
    used: int = 0
    decisions: int = 0
    rounds: int = 0


class Heard:
    """The messages that the page has received by its socket."""

    def __init__(self, person: Visitor) -> None:
        self.asked: dict[str, Any] | None = None
        self.answered = -1
        self.is_over = False
        person.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.asked = message["asked"]
        elif message["type"] == "happened":
            self.asked = message["asked"]
            self.is_over = self.is_over or message["act"]["act"] == "revealed"

    @property
    def knows_what_is_next(self) -> bool:
        """Whether the bots have answered: the next question is to a person, or the game is over."""
        mine = self.asked is not None and self.asked["by"] == "person" and self.asked["ordinal"] > self.answered
        return mine or self.is_over


def play(person: Visitor, served: Served) -> Game:
    """Play one game to its end, by the page's clock alone."""
    heard = Heard(person)
    seats = tuple(BotAt(seat=seat, bot=bot) for seat, bot in enumerate(BOTS, 1))
    ui_states.hosted(person, served, Plan(name="Ann", bots=seats, options=Options(), start=True))
    game = Game()
    while True:
        if not heard.knows_what_is_next:
            wait_until(lambda: _next_is_known(person, heard))
        match person.state():
            case "guard" | "turn" | "give":
                _spend(person, game, THOUGHT_MS)
                game.decisions += 1
                _answer(person, heard)
            case "summary":
                _spend(person, game, READING_MS)
                game.rounds += 1
                person.page.locator(".m-sum .btn.ink").click()
            case "over":
                return game
            case _:
                person.pass_time(STEP_MS)
                game.passed += STEP_MS


def _next_is_known(person: Visitor, heard: Heard) -> bool:
    person.state()  # Playwright tells of the socket's frames only while it is asked something
    return heard.knows_what_is_next


def _spend(person: Visitor, game: Game, milliseconds: int) -> None:
    person.pass_time(milliseconds)
    game.passed += milliseconds
    game.used += milliseconds


def _answer(person: Visitor, heard: Heard) -> None:
    asked = heard.asked
    assert asked is not None, "there is a question"
    heard.answered = asked["ordinal"]
    if asked["ask"] == "give":
        person.page.locator(".givebtn:enabled").last.click(force=True)
    elif asked["odds"]["bust"] < MOST_RISK:
        person.page.locator(".decide .hit:enabled").click()
    else:
        person.page.locator(".decide .stay:enabled").click()


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row for each speed; with --strict fail if people wait longer than they should."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--strict", action="store_true", help="fail over 60 %% at normal speed or 40 %% at fast speed")
    parser.add_argument("--speed", action="append", choices=SPEEDS, help="only this speed (again for another)")
    options = parser.parse_args(arguments)
    the_site_is_built()
    failed = []
    print(f"{'speed':<8}{'games':>6}{'rounds':>8}{'decisions':>11}{'minutes':>9}{'waiting':>9}")
    with TemporaryDirectory() as folder, ui_states.serving(Path(folder) / "tables.sqlite", SECRETS[0]) as served:
        for name in options.speed or SPEEDS:
            games = [_game(served, SPEEDS[name], secret) for secret in SECRETS]
            passed, used = sum(each.passed for each in games), sum(each.used for each in games)
            waiting = 1 - used / passed
            rounds, decisions = sum(each.rounds for each in games), sum(each.decisions for each in games)
            minutes = passed / len(games) / 60_000
            print(f"{name:<8}{len(games):>6}{rounds:>8}{decisions:>11}{minutes:>9.1f}{waiting:>9.0%}", flush=True)
            if waiting > LIMITS.get(name, 1):
                failed.append(name)
    if failed and options.strict:
        sys.exit(f"people wait too long at {', '.join(failed)}")


def _game(served: Served, speed: float, secret: int) -> Game:
    ui_states.deal(served, secret)
    with browser_of_this_machine() as browser:
        context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        person = visitor(context, f"http://127.0.0.1:{served.port}", {"speed": speed})
        person.stop_time()
        game = play(person, served)
        assert not person.unforgiven(), person.unforgiven()
        return game


if __name__ == "__main__":
    main()
