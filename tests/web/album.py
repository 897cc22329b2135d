"""Every page, and the table in every state: where tests look for faults, and where the screenshots are taken."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from flip7.server.founding import BotAt, Plan
from flip7.server.options import GameRules, Options
from tests.server.served import Served
from tests.web.visitors import Visitor

KNOWN_DECK: Final = str(Path(__file__).with_name("known_deck.py"))
PAGES: Final = {"home": "/", "new": "/new", "watch": "/watch", "how": "/how", "about": "/about", "nowhere": "/t/NOSUCH"}

# What the first player meets with these secrets, at a table of that many seats, the others level1.
CHAIN: Final = 473
"""3 seats. Dealt a Flip Three; keeping it: 2, 10 and another Flip Three, which is for anybody."""
BUST: Final = 159
"""4 seats. Busts with the first card."""
SAVED: Final = 1219
"""4 seats. Saved by a Second Chance with the second card."""
SEVEN: Final = 1994
"""4 seats. Flips seven with the fourth."""
LONGEST: Final = 10.0
"""Seconds that a bot thinks at most."""
PLAIN: Final = 1
"""2 to 8 seats. Everybody is dealt a number or a modifier: nobody has a card to give before they are asked to hit."""


@contextmanager
def serving(database: Path, secret: int) -> Iterator[Served]:
    """A server whose tables have that secret."""
    served = Served(database)
    served.start(KNOWN_DECK, str(secret))
    try:
        yield served
    finally:
        served.close()


def seated(
    person: Visitor, served: Served, *, seats: int = 4, target: int = 200, odds: bool = True, pace: float = 0.0
) -> str:
    """The person sits at a new table with bots, the game has begun, and the page shows it; its code comes back."""
    bots = tuple(BotAt(seat=seat, bot="level1") for seat in range(1, seats))
    options = Options(odds=odds, bot_seconds=pace)
    plan = Plan(name="Ann", seats=seats, bots=bots, rules=GameRules(target=target), options=options, start=True)
    founded = served.rest.found(plan)
    person.open("/about")
    person.page.evaluate(
        "([code, id, token]) => { for (const key of [code, id]) localStorage.setItem(`flip7:token:${key}`, token); }",
        [founded.code, founded.id, founded.token],
    )
    person.page.goto(f"{person.address}/t/{founded.code}")
    person.page.locator(".table").wait_for()
    return founded.code


def pages(person: Visitor) -> Iterator[str]:
    """Every page but the table, one after the other."""
    person.forgive("404 .*/NOSUCH", "404 .*Not Found")
    for name, path in PAGES.items():
        person.open(path)
        person.page.wait_for_load_state("networkidle")
        yield name
    person.open("/").click("Menu")
    yield "menu"


def lobby(person: Visitor) -> Iterator[str]:
    """A table before its game."""
    person.open("/new").click("Open the table")
    person.until("lobby")
    person.page.wait_for_load_state("networkidle")
    yield "lobby"
    person.page.get_by_text("Give a word for the shuffle").click()
    yield "lobby-word"
    person.page.get_by_role("button", name=re.compile("Add a bot.*seat 2")).click()
    yield "lobby-bots"


def table(person: Visitor, served: Served) -> Iterator[str]:
    """A table in the middle of a game; the secret is `CHAIN`."""
    seated(person, served, seats=3)
    person.until("give")
    yield "table-give"
    person.give("You")
    person.until("give")
    yield "table-chain"
    person.give()
    person.until("turn")
    yield "table-turn"
    person.click("What happened")
    yield "table-log"
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Say something").click()
    yield "table-emotes"
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Menu").first.click()
    yield "table-menu"
    person.page.keyboard.press("Escape")
    person.play_on(until=["summary"])
    person.click("Hold")
    yield "table-summary"


def crowds(person: Visitor, served: Served) -> Iterator[str]:
    """Tables at which many sit."""
    for seats in (2, 4, 5, 6, 8, 18):
        seated(person, served, seats=seats)
        person.play_on(until=["turn"])
        yield f"crowd-{seats}"
        if seats > 5 or seats == 4:
            person.play_on(until=["give"])
            yield f"crowd-{seats}-give"
    seated(person, served, pace=LONGEST)
    person.page.locator(".others .seat.active").wait_for()
    yield "crowd-4-others"


def end(person: Visitor, served: Served) -> Iterator[str]:
    """A game that is over."""
    seated(person, served, seats=3, target=20)
    person.play_on(1)
    person.page.wait_for_load_state("networkidle")
    yield "podium"
    person.click("Check the shuffle")
    yield "podium-check"
    person.page.get_by_role("button", name="Back").click()
    person.page.get_by_role("link", name="Replay").click()
    person.page.locator(".table").wait_for()
    yield "replay"


def remembered(person: Visitor, key: str) -> object:
    """What the browser remembers under that key."""
    found: str | None = person.page.evaluate("(key) => localStorage.getItem(key)", key)
    return None if found is None else json.loads(found)
